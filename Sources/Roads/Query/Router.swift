import Bytes
import Columns
import Elevation
import MapGeometry
import Synchronization

/// Finds routes, travel times and reachable areas over a road graph.
///
/// A value that is cheap to copy and may be used from many threads at once; no query waits for another.
public struct Router: Sendable {
    /// The maximum number of places a request may have.
    public static let mostPlaces = 1000

    /// The road network that routes are found on.
    public let graph: RoadGraph
    /// The heights of the ground; nil where they are not known.
    public let heights: Heights?
    let snapper: RoadSnapper
    let searchPool: SearchPool
    private let costModels: CostModelCache
    private let vehicles: VehicleNetworkCache
    private let reweighting: RoadReweighting
    private let snaps = SnapCache()
    let listedPlaces = ListedPlacesCache()
    /// The states of arcs that have more than one, beyond the first.
    let furtherStates: [UInt32: [UInt32]]

    /// Opens the graph of a mode.
    ///
    /// - Parameter heights: The heights of the ground that it lies on, for ``elevation(of:)``.
    public init(_ graph: RoadGraph, heights: Heights? = nil) {
        self.graph = graph
        self.heights = heights
        snapper = RoadSnapper(graph)
        searchPool = SearchPool(graph)
        costModels = CostModelCache(graph)
        vehicles = VehicleNetworkCache()
        reweighting = RoadReweighting()
        var further: [UInt32: [UInt32]] = [:]
        let (stateColumn, arcColumn) = (graph.stateArcs, graph.arcStates)
        let (stateArcs, arcStates) = (stateColumn.span, arcColumn.span)
        for state in stateArcs.indices where arcStates[Int(stateArcs[state])] != state {
            further[stateArcs[state], default: []].append(UInt32(state))
        }
        furtherStates = further
    }

    private init(_ other: Router, _ reweighting: RoadReweighting) {
        graph = other.graph
        heights = other.heights
        var snapper = other.snapper
        snapper.closed = reweighting.closedSegments
        snapper.vehicle = reweighting.vehicle.map { other.vehicles.network(other.graph, $0) }
        self.snapper = snapper
        searchPool = other.searchPool
        furtherStates = other.furtherStates
        costModels = other.costModels
        vehicles = other.vehicles
        self.reweighting = reweighting
    }

    /// Returns the router with other costs of roads.
    ///
    /// The first question after that takes about a tenth of a second more for a city; routers of the same
    /// graph share what was made.
    public func reweighted(_ reweighting: RoadReweighting) -> Router {
        var reweighting = reweighting
        reweighting.closedSegments.formUnion(self.reweighting.closedSegments)
        reweighting.vehicle = reweighting.vehicle ?? self.reweighting.vehicle
        return Router(self, reweighting)
    }

    /// Returns the router for what a vehicle passes; for the graph's own vehicle if nil.
    func fitting(_ fit: VehicleFit?) -> Router {
        if fit == reweighting.vehicle { return self }
        var reweighting = reweighting
        reweighting.vehicle = fit
        return Router(self, reweighting)
    }

    /// Returns the router that does not use some segments, besides those it does not use already.
    func closing(_ segments: Set<UInt32>) -> Router {
        var reweighting = reweighting
        reweighting.closedSegments.formUnion(segments)
        return Router(self, reweighting)
    }

    /// What everything costs, with roads to stay off.
    func costModel(_ avoiding: RoadAvoidance, at time: LocalTime? = nil) -> CostModel {
        var all = reweighting
        if let time { all.conditions = graph.conditionEffects(at: time) }
        all.avoiding.formUnion(avoiding)
        return costModels.costModel(all)
    }

    /// Finds the best route through all places, and others if asked.
    ///
    /// - Returns: The best route first; never empty.
    public func routes(_ request: RouteRequest) throws(RoutingError) -> [Route] {
        let request = try settingOut(request)
        let places = try snap(request.waypoints)
        let metric = costModel(request.avoiding, at: request.time).metric
        var search = searchPool.take()
        defer { searchPool.give(back: search) }
        if request.alternativeCount > 0, places.count == 2 {
            let routes = alternatives(places, request.alternativeCount, metric, &search)
            if !routes.isEmpty { return routes }
        }
        return [try journey(places, request, metric, &search)]
    }

    /// Finds roads for the places of a route: several for each where roads meet.
    package func snap(_ waypoints: [RouteWaypoint]) throws(RoutingError) -> [[RoadSnap]] {
        guard waypoints.count >= 2 else { throw RoutingError(.tooFewPlaces) }
        guard waypoints.count <= Self.mostPlaces else {
            throw RoutingError(.tooManyPlaces(limit: Self.mostPlaces))
        }
        return try snapAll(waypoints)
    }

    /// Finds roads for places: several for each where roads meet, or where one walks straight across a square.
    package func snapAll(_ waypoints: [RouteWaypoint]) throws(RoutingError) -> [[RoadSnap]] {
        let places = try snapWhereRoadsAre(waypoints)
        if let place = places.firstIndex(where: \.isEmpty) {
            throw noRoad(near: waypoints[place], place)
        }
        return places
    }

    /// Finds roads for places as `snapAll` does, and none for places that have none near them.
    package func snapWhereRoadsAre(
        _ waypoints: [RouteWaypoint]
    ) throws(RoutingError) -> [[RoadSnap]] {
        let found = try findAll(waypoints)
        let areTogether = areTogether(found)
        return found.map { $0.snaps(areTogether: areTogether) }
    }

    /// Whether all places are in one component of the network, be it a small one.
    ///
    /// Then the route is there; otherwise small components are ignored.
    func areTogether(_ found: [RoadSnapper.Found]) -> Bool {
        var shared: Set<UInt32>?
        for place in found where !place.nearest.isEmpty && shared?.isEmpty != true {
            let components = place.nearest.map { snapper.component(of: $0.segment) }
            shared = shared?.intersection(components) ?? Set(components)
        }
        return shared.map { !$0.isEmpty } ?? true
    }

    private func findAll(
        _ waypoints: [RouteWaypoint]
    ) throws(RoutingError) -> [RoadSnapper.Found] {
        let isLarge = waypoints.count >= SnapCache.leastPlaces
        let known =
            isLarge
            ? snaps.known(waypoints) : [RoadSnapper.Found?](repeating: nil, count: waypoints.count)
        var found: [RoadSnapper.Found] = []
        found.reserveCapacity(waypoints.count)
        var new: [(place: RouteWaypoint, found: RoadSnapper.Found)] = []
        for (index, known) in known.enumerated() {
            if let known {
                found.append(known)
            } else {
                found.append(try find(waypoints[index], index))
                new.append((waypoints[index], found[index]))
            }
        }
        if isLarge { snaps.keep(new) }
        return found
    }

    /// Roads near a place, or across the square that it lies on.
    func find(
        _ waypoint: RouteWaypoint, _ index: Int
    ) throws(RoutingError) -> RoadSnapper.Found {
        let coordinate = waypoint.coordinate
        guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else {
            throw RoutingError(.invalidCoordinate, place: index)
        }
        let found = snapper.find(waypoint)
        let across = snapper.findAcrossArea(waypoint, nearest: found.nearest)
        return across.map { .init(nearest: $0, inLargeComponents: $0) } ?? found
    }

    private func noRoad(near waypoint: RouteWaypoint, _ index: Int) -> RoutingError {
        let radius = min(waypoint.radiusMeters ?? RoadSnapper.farthestMeters, 1e6)
        return RoutingError(.noRoadNear(meters: Int(max(radius, 0))), place: index)
    }

    /// The states of an arc.
    func states(of arc: UInt32) -> [UInt32] {
        let first = graph.arcStates[Int(arc)]
        guard first != .max else { return [] }
        guard let further = furtherStates[arc] else { return [first] }
        return [first] + further
    }
}

/// A pool of searches between queries, so that their working memory is reused.
final class SearchPool: Sendable {
    private let graph: RoadGraph
    // Guards the list for the moment of taking from it or adding to it.
    private let resting = Mutex<[RoadSearch]>([])
    // The same for the working memory of matrices.
    private let memories = Mutex<[MatrixMemory]>([])
    /// The pool of what makes steps.
    let stepMakers: StepMakerPool

    init(_ graph: RoadGraph) {
        self.graph = graph
        stepMakers = StepMakerPool(graph)
    }

    func take() -> RoadSearch {
        resting.withLock { $0.popLast() } ?? RoadSearch(graph)
    }

    func give(back search: RoadSearch) {
        resting.withLock { if $0.count < 64 { $0.append(search) } }
    }

    /// The working memory of a matrix.
    func takeMemory(_ costModel: CostModel) -> MatrixMemory {
        guard var memory = memories.withLock({ $0.popLast() }) else {
            return MatrixMemory(graph, costModel)
        }
        memory.prepare(costModel)
        return memory
    }

    func give(back memory: MatrixMemory) {
        // They are large, and matrices take long: few are enough.
        memories.withLock { if $0.count < 4 { $0.append(memory) } }
    }
}
