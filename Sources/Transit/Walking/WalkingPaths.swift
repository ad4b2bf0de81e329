import MapGeometry

/// A walk between two of several places.
public struct Footpath: Equatable, Sendable {
    /// The number of the place where it begins.
    public let from: Int
    /// The number of the place where it ends.
    public let to: Int
    /// The duration in seconds.
    public let seconds: Int32
    /// The length in meters.
    public let meters: Int32
    /// Whether there are stairs on it.
    public let hasSteps: Bool

    /// Creates a walk.
    public init(from: Int, to: Int, seconds: Int32, meters: Int32, hasSteps: Bool = false) {
        self.from = from
        self.to = to
        self.seconds = seconds
        self.meters = meters
        self.hasSteps = hasSteps
    }
}

/// Finds walks between places: on a street network, or along straight lines where there is none.
public protocol WalkingPaths: Sendable {
    /// The maximum speed along the straight line, in meters a second.
    var greatestSpeed: Double { get }

    /// Returns the walks among places that take no longer than a limit, without those from a place to itself.
    ///
    /// They may depend on the direction. A walk by way of a third place need not be left out.
    func footpaths(
        among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
    ) -> [Footpath]

    /// Returns the walks from one place to others, `from` being 0; those that take longer than a limit are left out.
    func walks(
        from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath]

    /// Returns the walks to one place from others, `to` being 0; those that take longer than a limit are left out.
    func walks(
        to place: CLLocationCoordinate2D, from others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath]

    /// Returns the walks from one place to some of a list that is asked for again and again, `from` being 0 and `to` an index of
    /// the list; those that take longer than a limit are left out.
    ///
    /// - Parameter indices: The places of the list that are asked for.
    func walks(
        from place: CLLocationCoordinate2D, to list: PlaceList, at indices: [Int],
        withinSeconds limit: Int32
    ) -> [Footpath]

    /// Returns the walks to one place from some of a list, as those from one place.
    func walks(
        to place: CLLocationCoordinate2D, from list: PlaceList, at indices: [Int],
        withinSeconds limit: Int32
    ) -> [Footpath]
}

extension WalkingPaths {
    /// Two meters a second.
    public var greatestSpeed: Double { 2 }

    /// Returns the walks the other way round, which take as long.
    public func walks(
        to place: CLLocationCoordinate2D, from others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        walks(from: place, to: others, withinSeconds: limit).map {
            Footpath(
                from: $0.to, to: 0, seconds: $0.seconds, meters: $0.meters, hasSteps: $0.hasSteps)
        }
    }

    /// Returns the walks to some of a list, of which nothing is kept.
    public func walks(
        from place: CLLocationCoordinate2D, to list: PlaceList, at indices: [Int],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        walks(
            from: place, to: indices.map { list.coordinates[$0] }, withinSeconds: limit
        ).map {
            Footpath(
                from: 0, to: indices[$0.to], seconds: $0.seconds, meters: $0.meters,
                hasSteps: $0.hasSteps)
        }
    }

    /// Returns the walks from some of a list, of which nothing is kept.
    public func walks(
        to place: CLLocationCoordinate2D, from list: PlaceList, at indices: [Int],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        walks(
            to: place, from: indices.map { list.coordinates[$0] }, withinSeconds: limit
        ).map {
            Footpath(
                from: indices[$0.from], to: 0, seconds: $0.seconds, meters: $0.meters,
                hasSteps: $0.hasSteps)
        }
    }
}
