import MapGeometry
import Synchronization

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

    /// The part of the hierarchy above the places; made by `make` from their roads if it is not there.
    func part(
        _ direction: PathMeasures.Direction, areTogether: Bool,
        make: ([[RoadSnap]]) -> HierarchyPart
    ) -> HierarchyPart {
        let key = Key(direction: direction, areTogether: areTogether)
        if let known = parts.withLock({ $0[key] }) { return known }
        let part = make(found.map { $0.snaps(areTogether: areTogether) })
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
