import MapGeometry

extension Router {
    /// Times and distances from a place to some of a list that is asked for again and again; nil where there is no route.
    ///
    /// The cells are those of ``matrix(from:to:avoiding:)``. What the first question finds out about the list is kept for the last
    /// lists that were asked for.
    ///
    /// - Parameter indices: The places of the list that are asked for.
    /// - Complexity: O(hierarchy above the list).
    public func cells(
        from place: RouteWaypoint, to list: PlaceList, at indices: [Int]
    ) throws(RoutingError) -> [RoadMatrix.Cell?] {
        guard indices.count >= SnapCache.leastPlaces else {
            if indices.isEmpty { return [] }
            return try matrix(
                from: [place], to: indices.map { RouteWaypoint(list.coordinates[$0]) }
            ).cells
        }
        return try cells(at: place, .up, list, indices)
    }

    /// Times and distances to a place from some of a list that is asked for again and again; nil where there is no route.
    ///
    /// See ``cells(from:to:at:)``.
    public func cells(
        from list: PlaceList, at indices: [Int], to place: RouteWaypoint
    ) throws(RoutingError) -> [RoadMatrix.Cell?] {
        guard indices.count >= SnapCache.leastPlaces else {
            if indices.isEmpty { return [] }
            return try matrix(
                from: indices.map { RouteWaypoint(list.coordinates[$0]) }, to: [place]
            ).cells
        }
        return try cells(at: place, .down, list, indices)
    }

    private func cells(
        at place: RouteWaypoint, _ direction: PathMeasures.Direction, _ list: PlaceList,
        _ indices: [Int]
    ) throws(RoutingError) -> [RoadMatrix.Cell?] {
        let costModel = costModel([])
        let known = listedPlaces.places(list, costModel) {
            ListedPlaces(list.coordinates.map { snapped(RouteWaypoint($0)) }, snapper)
        }
        let here = try find(place, 0)
        let areTogether = known.areTogether(here, indices, snapper)
        let snaps = here.snaps(areTogether: areTogether)
        let metric = costModel.metric
        var memory = searchPool.takeMemory(costModel)
        defer { searchPool.give(back: memory) }
        let above = known.above(direction, areTogether: areTogether) { places, areLabeled in
            let ends = places.map {
                direction == .up ? entries(of: $0, metric) : exits(of: $0, metric)
            }
            return areLabeled
                ? .labels(PlaceLabels(above: ends, direction == .up ? .down : .up, &memory))
                : .part(
                    HierarchyPart(
                        above: ends, direction == .up ? metric.down : metric.up, graph,
                        &memory.slots))
        }
        let ends = direction == .up ? exits(of: snaps, metric) : entries(of: snaps, metric)
        var cells =
            switch above {
            case .part(let part): memory.sweep(from: ends, direction, over: part, at: indices)
            case .labels(let labels): labels.cells(from: ends, direction, at: indices, &memory)
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
