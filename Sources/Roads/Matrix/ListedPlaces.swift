import MapGeometry
import Synchronization

/// What was found out about a list of places, for what roads cost.
final class ListedPlaces: Sendable {
    /// The roads near each place.
    let found: [RoadSnapper.Found]
    /// The components of the network that the nearest roads of each place are in.
    private let components: [[UInt32]]

    /// What lies above the places.
    enum Above: Sendable {
        /// For the first questions: the states, through which each sweeps.
        case part(HierarchyPart)
        /// The ways from all of them, which take longer to find than some questions do without.
        case labels(ListLabels)
    }

    /// The maximum number of places whose ways are kept.
    private static let mostLabeled = 2048
    /// How many questions are answered without.
    private static let patience = 6

    // Guards the table, not the gathering: two questions at once may both do it.
    private let known = Mutex<[ClimbKey: (above: Above, questions: Int)]>([:])

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

    /// What lies above the places for a question; made by `make` from their roads if it is not there.
    ///
    /// - Parameter make: Makes it, with labels if the last argument says so.
    func above(
        _ direction: PathMeasures.Direction, areTogether: Bool,
        make: (_ snaps: [[RoadSnap]], _ areLabeled: Bool) -> Above
    ) -> Above {
        let key = ClimbKey(direction: direction, areTogether: areTogether)
        let (known, questions) = known.withLock { known in
            known[key]?.questions += 1
            return (known[key]?.above, known[key]?.questions ?? 0)
        }
        let areLabeled = questions == Self.patience && found.count <= Self.mostLabeled
        if let known, !areLabeled { return known }
        let above = make(found.map { $0.snaps(areTogether: areTogether) }, areLabeled)
        self.known.withLock { $0[key] = (above, questions) }
        return above
    }
}

/// The cache of what was found out about the last lists of places.
final class ListedPlacesCache: Sendable {
    /// The maximum number of lists that are kept, each with what roads cost.
    private static let capacity = 4

    private struct Entry {
        var list: PlaceList
        var costModel: CostModel
        var places: ListedPlaces
    }

    // Guards the list, not the search: two questions at once may both look for roads.
    private let entries = Mutex<[Entry]>([])

    /// Whether something is known of a list.
    func contains(_ list: PlaceList, _ costModel: CostModel) -> Bool {
        entries.withLock { $0.contains { $0.list === list && $0.costModel === costModel } }
    }

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
