import MapGeometry
import Roads
import Transit

/// Ways along the streets of an atlas, between the stops of a timetable and to them: on foot, by bicycle or by car.
///
/// A pair that no street joins, or of which one end is far from any, is walked along the straight line; nobody rides
/// or drives there. What only streets join that are closed to the question has no way.
///
/// Of the places that one question is about much is asked, one thing after the other: what is found out about them is kept for as
/// long as the value is, so make one for each question.
public struct StreetWalking: WalkingPaths {
    private let router: Router
    private let places: AskedPlaces
    /// The router that closed streets are open to, and what is found out about places by it.
    private let wider: (router: Router, places: AskedPlaces)?
    private let straight: StraightLineWalking?
    /// The maximum speed along the straight line, in meters a second: 1.5 on foot, 12 by bicycle, 40 by car.
    public let greatestSpeed: Double

    /// Creates ways in a network of streets.
    ///
    /// - Parameters:
    ///   - router: The router of a mode.
    ///   - other: The router of those to whom more streets are open, such as stairs; nil if none are closed.
    public init(_ router: Router, closedTo other: Router? = nil) {
        self.router = router
        places = AskedPlaces(router)
        wider = other.map { ($0, AskedPlaces($0)) }
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
    /// Where the fastest way on foot has stairs, the fastest one without stands behind it, if there is one within the limit.
    /// - Complexity: O(n k) for n places with k others within reach.
    public func footpaths(
        among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
    ) -> [Footpath] {
        let direct = StraightLineWalking(metersPerSecond: greatestSpeed, detour: 1)
        var near: [Int: [Int]] = [:]
        for path in direct.footpaths(among: places, withinSeconds: limit) {
            near[path.from, default: []].append(path.to)
        }
        let stepFree =
            straight == nil
            ? nil : StreetWalking(router.excluding(RoadExclusion(.steps)), closedTo: router)
        return near.sorted { $0.key < $1.key }.flatMap { from, others in
            let ends = others.map { places[$0] }
            let free = stepFree?.walks(from: places[from], to: ends, withinSeconds: limit)
                .reduce(into: [Int: Footpath]()) { $0[$1.to] = $1 }
            var found: [Footpath] = []
            func add(_ walk: Footpath, hasSteps: Bool) {
                found.append(
                    Footpath(
                        from: from, to: others[walk.to], seconds: walk.seconds, meters: walk.meters,
                        hasSteps: hasSteps))
            }
            for walk in walks(from: places[from], to: ends, withinSeconds: limit) {
                let other = free?[walk.to]
                let hasSteps = free != nil && other?.seconds ?? .max > walk.seconds
                add(walk, hasSteps: hasSteps)
                if hasSteps, let other { add(other, hasSteps: false) }
            }
            return found
        }
    }

    /// Returns the walks from one place to others along streets, in the order of these.
    public func walks(
        from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        ways(others.indices, within: limit) {
            try Self.cells($0, $1, place, others)
        } ends: {
            (0, $0)
        } straight: {
            $0.walk(0, $1, place, others[$1])
        }
    }

    private static func cells(
        _ router: Router, _ places: AskedPlaces, _ place: CLLocationCoordinate2D,
        _ others: [CLLocationCoordinate2D]
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
        ways(others.indices, within: limit) { router, _ in
            try router.matrix(
                from: others.map { RouteWaypoint($0) }, to: [RouteWaypoint(place)]
            ).cells
        } ends: {
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
        ways(indices, within: limit) {
            try $0.cells(from: $1.prepared(place), to: list, at: indices)
        } ends: {
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
        ways(indices, within: limit) {
            try $0.cells(from: list, at: indices, to: $1.prepared(place))
        } ends: {
            ($0, 0)
        } straight: {
            $0.walk($1, 0, list.coordinates[$1], place)
        }
    }

    /// The walks of cells that are short enough.
    ///
    /// - Parameter cells: One for each index, by a router; an error without a road near, when all are missing.
    private func ways(
        _ indices: some Collection<Int>, within limit: Int32,
        cells find: (Router, AskedPlaces) throws -> [RoadMatrix.Cell?],
        ends: (Int) -> (from: Int, to: Int), straight line: (StraightLineWalking, Int) -> Footpath
    ) -> [Footpath] {
        let cells = try? find(router, places)
        // Asked for only where something is missing.
        let isComplete = cells?.allSatisfy { $0 != nil } ?? false
        let open = isComplete ? nil : wider.flatMap { try? find($0.router, $0.places) }
        var found: [Footpath] = []
        for (place, index) in indices.enumerated() {
            guard let cell = cells.flatMap({ $0[place] }) else {
                if open.flatMap({ $0[place] }) != nil { continue }
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
