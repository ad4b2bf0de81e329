import MapGeometry

extension Router {
    /// Looks for the roads near a place that several questions will be asked about.
    public func prepare(_ place: RouteWaypoint) throws(RoutingError) -> PreparedPlace {
        PreparedPlace(place, try find(place, 0))
    }

    /// The time and distance from one place to another; nil where there is no route.
    ///
    /// It is the cell of ``matrix(from:to:avoiding:)``.
    public func cell(from start: PreparedPlace, to end: PreparedPlace) -> RoadMatrix.Cell? {
        let areTogether = areTogether([start.found, end.found])
        let (from, to) = (
            start.found.snaps(areTogether: areTogether), end.found.snaps(areTogether: areTogether)
        )
        if from.isEmpty || to.isEmpty { return nil }
        let costModel = costModel([])
        if from.isNear(to) {
            var search = searchPool.take()
            defer { searchPool.give(back: search) }
            return cell(from, to, costModel, &search)
        }
        var memory = searchPool.takeMemory(costModel)
        defer { searchPool.give(back: memory) }
        return start.withClimb(.up, areTogether: areTogether) {
            PlaceClimb(from: exits(of: from, costModel.metric), .up, &memory)
        } _: { up in
            end.withClimb(.down, areTogether: areTogether) {
                PlaceClimb(from: entries(of: to, costModel.metric), .down, &memory)
            } _: { down in
                up.cell(meeting: &down, &memory.search.measures)
            }
        }
    }

    /// Returns times and distances from a place to some of a list that is queried repeatedly; nil where there is no
    /// route.
    ///
    /// The cells are those of ``matrix(from:to:avoiding:)``. What the first query computes for the list is cached for
    /// the most recent lists.
    ///
    /// - Parameter indices: The indices of the places in the list.
    /// - Complexity: O(states above these places).
    public func cells(
        from place: PreparedPlace, to list: PlaceList, at indices: [Int]
    ) throws(RoutingError) -> [RoadMatrix.Cell?] {
        guard isWorthKnowing(list, indices) else {
            if indices.isEmpty { return [] }
            return try matrix(
                from: [place.waypoint], to: indices.map { RouteWaypoint(list.coordinates[$0]) }
            ).cells
        }
        return cells(at: place, .up, list, indices)
    }

    /// Returns times and distances to a place from some of a list that is queried repeatedly; nil where there is no
    /// route.
    ///
    /// See ``cells(from:to:at:)``.
    public func cells(
        from list: PlaceList, at indices: [Int], to place: PreparedPlace
    ) throws(RoutingError) -> [RoadMatrix.Cell?] {
        guard isWorthKnowing(list, indices) else {
            if indices.isEmpty { return [] }
            return try matrix(
                from: indices.map { RouteWaypoint(list.coordinates[$0]) }, to: [place.waypoint]
            ).cells
        }
        return cells(at: place, .down, list, indices)
    }

    /// Whether a question is answered sooner by what is known of a whole list than by looking for its places.
    private func isWorthKnowing(_ list: PlaceList, _ indices: [Int]) -> Bool {
        indices.count >= SnapCache.leastPlaces
            || !indices.isEmpty && listedPlaces.contains(list, costModel([]))
    }

    private func cells(
        at place: PreparedPlace, _ direction: PathMeasures.Direction, _ list: PlaceList,
        _ indices: [Int]
    ) -> [RoadMatrix.Cell?] {
        let costModel = costModel([])
        let known = listedPlaces.places(list, costModel) {
            ListedPlaces(list.coordinates.map { snapped(RouteWaypoint($0)) }, snapper)
        }
        let areTogether = known.areTogether(place.found, indices, snapper)
        let snaps = place.found.snaps(areTogether: areTogether)
        let metric = costModel.metric
        var memory = searchPool.takeMemory(costModel)
        defer { searchPool.give(back: memory) }
        let above = known.above(direction, areTogether: areTogether) { places, areLabeled in
            let ends = places.map {
                direction == .up ? entries(of: $0, metric) : exits(of: $0, metric)
            }
            return areLabeled
                ? .labels(ListLabels(above: ends, direction == .up ? .down : .up, &memory))
                : .part(
                    HierarchyPart(
                        above: ends, direction == .up ? metric.down : metric.up, graph,
                        &memory.slots))
        }
        func ends() -> [MatrixEnd] {
            direction == .up ? exits(of: snaps, metric) : entries(of: snaps, metric)
        }
        var cells =
            switch above {
            case .part(let part): memory.sweep(from: ends(), direction, over: part, at: indices)
            case .labels(let labels):
                place.withClimb(direction, areTogether: areTogether) {
                    PlaceClimb(from: ends(), direction, &memory)
                } _: {
                    labels.cells(from: &$0, at: indices, &memory.search.measures)
                }
            }
        var search = searchPool.take()
        defer { searchPool.give(back: search) }
        for (column, index) in indices.enumerated() {
            let other = known.found[index].snaps(areTogether: areTogether)
            guard snaps.isNear(other) else { continue }
            cells[column] =
                direction == .up
                ? cell(snaps, other, costModel, &search) : cell(other, snaps, costModel, &search)
        }
        return cells
    }

    /// Roads near a place of a list; none where the place is none on earth.
    private func snapped(_ waypoint: RouteWaypoint) -> RoadSnapper.Found {
        (try? find(waypoint, 0)) ?? .init()
    }
}
