import MapGeometry
import Synchronization

extension Router {
    /// The least places of a list that are looked for by what is kept: few are found as fast without.
    private static let fewPlaces = 16

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
        guard indices.count >= Self.fewPlaces else {
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
        guard indices.count >= Self.fewPlaces else {
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
        let snaps = ListedPlaces.snaps(of: here, areTogether: areTogether)
        let part = known.part(direction, areTogether: areTogether) { places in
            HierarchyPart(
                above: places.map {
                    direction == .up
                        ? entries(of: $0, costModel.metric) : exits(of: $0, costModel.metric)
                }, direction == .up ? costModel.metric.down : costModel.metric.up, graph)
        }
        var memory = searchPool.takeMemory(costModel)
        defer { searchPool.give(back: memory) }
        var cells = memory.sweep(
            from: direction == .up
                ? exits(of: snaps, costModel.metric) : entries(of: snaps, costModel.metric),
            direction, over: part, at: indices)
        var search = searchPool.take()
        defer { searchPool.give(back: search) }
        for (column, index) in indices.enumerated() {
            let other = ListedPlaces.snaps(of: known.found[index], areTogether: areTogether)
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

/// What was found out about a list of places, for what roads cost.
final class ListedPlaces: Sendable {
    /// The roads near each place.
    let found: [RoadSnapper.Found]
    /// The components of the network that the nearest roads of each place are in.
    private let components: [[UInt32]]

    private struct Key: Hashable {
        var direction: PathMeasures.Direction
        var areTogether: Bool
    }

    // Guards the table, not the gathering: two questions at once may both do it.
    private let parts = Mutex<[Key: HierarchyPart]>([:])

    init(_ found: [RoadSnapper.Found], _ snapper: RoadSnapper) {
        self.found = found
        components = found.map { Self.components($0, snapper) }
    }

    private static func components(
        _ found: RoadSnapper.Found, _ snapper: RoadSnapper
    ) -> [UInt32] {
        Array(Set(found.nearest.map { snapper.component(of: $0.segment) }))
    }

    /// Whether a place and some of the list are in one component of the network, be it a small one.
    func areTogether(
        _ here: RoadSnapper.Found, _ indices: [Int], _ snapper: RoadSnapper
    ) -> Bool {
        var shared: [UInt32]? = here.nearest.isEmpty ? nil : Self.components(here, snapper)
        for index in indices where !components[index].isEmpty {
            shared = shared?.filter { components[index].contains($0) } ?? components[index]
            if shared?.isEmpty == true { return false }
        }
        return true
    }

    /// The roads that count near a place.
    static func snaps(of found: RoadSnapper.Found, areTogether: Bool) -> [RoadSnap] {
        areTogether || found.inLargeComponents.isEmpty ? found.nearest : found.inLargeComponents
    }

    /// The part of the hierarchy above the places; made by `make` from their roads if it is not there.
    func part(
        _ direction: PathMeasures.Direction, areTogether: Bool,
        make: ([[RoadSnap]]) -> HierarchyPart
    ) -> HierarchyPart {
        let key = Key(direction: direction, areTogether: areTogether)
        if let known = parts.withLock({ $0[key] }) { return known }
        let part = make(found.map { Self.snaps(of: $0, areTogether: areTogether) })
        parts.withLock { $0[key] = part }
        return part
    }
}

/// The cache of what was found out about the last lists of places.
final class ListedPlacesCache: Sendable {
    /// The most lists that are kept, each with what roads cost.
    private static let capacity = 4

    private struct Entry {
        var list: PlaceList
        var costModel: CostModel
        var places: ListedPlaces
    }

    // Guards the list, not the search: two questions at once may both look for roads.
    private let entries = Mutex<[Entry]>([])

    /// What is known of a list; made by `make` if it is not there.
    func places(
        _ list: PlaceList, _ costModel: CostModel, make: () -> ListedPlaces
    ) -> ListedPlaces {
        let known = entries.withLock { entries in
            entries.first { $0.list === list && $0.costModel === costModel }?.places
        }
        if let known { return known }
        let places = make()
        entries.withLock { entries in
            entries.append(Entry(list: list, costModel: costModel, places: places))
            if entries.count > Self.capacity { entries.removeFirst() }
        }
        return places
    }
}
