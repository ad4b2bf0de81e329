import MapGeometry
import Roads
import Transit

/// Ways along the streets of an atlas, between the stops of a timetable and to them: on foot, by bicycle or by car.
///
/// A pair that no street joins, or of which one end is far from any, is walked along the straight line; nobody rides
/// or drives there.
///
/// Of the places that one question is about much is asked, one thing after the other: what is found out about them is kept for as
/// long as the value is, so make one for each question.
public struct StreetWalking: WalkingPaths {
    private let router: Router
    private let places: AskedPlaces
    private let straight: StraightLineWalking?
    /// The maximum speed along the straight line, in meters a second: 1.5 on foot, 12 by bicycle, 40 by car.
    public let greatestSpeed: Double

    /// Creates ways in a network of streets.
    ///
    /// - Parameter router: The router of a mode.
    public init(_ router: Router) {
        self.router = router
        places = AskedPlaces(router)
        let kind = router.graph.mode.kind
        straight = kind == .pedestrian ? StraightLineWalking() : nil
        greatestSpeed =
            switch kind {
            case .pedestrian: 1.5
            case .bicycle: 12
            case .vehicle: 40
            }
    }

    /// Returns the walks among places along streets, sorted by where they begin and end.
    ///
    /// - Complexity: O(n k) for n places with k others within reach.
    public func footpaths(
        among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
    ) -> [Footpath] {
        let direct = StraightLineWalking(metersPerSecond: greatestSpeed, detour: 1)
        var near: [Int: [Int]] = [:]
        for path in direct.footpaths(among: places, withinSeconds: limit) {
            near[path.from, default: []].append(path.to)
        }
        return near.sorted { $0.key < $1.key }.flatMap { from, others in
            walks(from: places[from], to: others.map { places[$0] }, withinSeconds: limit).map {
                Footpath(
                    from: from, to: others[$0.to], seconds: $0.seconds, meters: $0.meters,
                    hasSteps: $0.hasSteps)
            }
        }
    }

    /// Returns the walks from one place to others along streets, in the order of these.
    public func walks(
        from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        // Without a road near, all cells are missing.
        return ways(try? cells(place, others), others.indices, within: limit) {
            (0, $0)
        } straight: {
            $0.walk(0, $1, place, others[$1])
        }
    }

    private func cells(
        _ place: CLLocationCoordinate2D, _ others: [CLLocationCoordinate2D]
    ) throws(RoutingError) -> [RoadMatrix.Cell?] {
        guard others.count == 1 else {
            return try router.matrix(
                from: [RouteWaypoint(place)], to: others.map { RouteWaypoint($0) }
            ).cells
        }
        return [router.cell(from: try places.prepared(place), to: try places.prepared(others[0]))]
    }

    /// Returns the walks to one place from others along streets, in the order of these.
    public func walks(
        to place: CLLocationCoordinate2D, from others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        // Without a road near, all cells are missing.
        let times = try? router.matrix(
            from: others.map { RouteWaypoint($0) }, to: [RouteWaypoint(place)])
        return ways(times?.cells, others.indices, within: limit) {
            ($0, 0)
        } straight: {
            $0.walk($1, 0, others[$1], place)
        }
    }

    /// Returns the walks from one place to some of a list along streets, in the order of these.
    public func walks(
        from place: CLLocationCoordinate2D, to list: PlaceList, at indices: [Int],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        // Without a road near, all cells are missing.
        let times = try? router.cells(from: places.prepared(place), to: list, at: indices)
        return ways(times, indices, within: limit) {
            (0, $0)
        } straight: {
            $0.walk(0, $1, place, list.coordinates[$1])
        }
    }

    /// Returns the walks to one place from some of a list along streets, in the order of these.
    public func walks(
        to place: CLLocationCoordinate2D, from list: PlaceList, at indices: [Int],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        // Without a road near, all cells are missing.
        let times = try? router.cells(from: list, at: indices, to: places.prepared(place))
        return ways(times, indices, within: limit) {
            ($0, 0)
        } straight: {
            $0.walk($1, 0, list.coordinates[$1], place)
        }
    }

    /// The walks of cells that are short enough.
    ///
    /// - Parameter cells: One for each index; nil without a road near, when all are missing.
    private func ways(
        _ cells: [RoadMatrix.Cell?]?, _ indices: some Collection<Int>, within limit: Int32,
        ends: (Int) -> (from: Int, to: Int), straight line: (StraightLineWalking, Int) -> Footpath
    ) -> [Footpath] {
        var found: [Footpath] = []
        for (place, index) in indices.enumerated() {
            guard let cell = cells.flatMap({ $0[place] }) else {
                if let path = straight.map({ line($0, index) }), path.seconds <= limit {
                    found.append(path)
                }
                continue
            }
            // A begun second counts.
            let seconds = (cell.expectedTravelTime + .milliseconds(999)).components.seconds
            if seconds > limit { continue }
            let (from, to) = ends(index)
            found.append(
                Footpath(
                    from: from, to: to, seconds: Int32(clamping: seconds),
                    meters: Int32(clamping: Int(cell.meters.rounded()))))
        }
        return found
    }
}
