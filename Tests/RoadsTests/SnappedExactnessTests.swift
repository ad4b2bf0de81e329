import Bytes
import Foundation
import Geodesy
import MapGeometry
import OpenStreetMap
import RoadNetwork
import Roads
import TestSupport
import Testing

/// Routes between places beside roads, compared with plain Dijkstra from and to the middle of segments.
@Suite struct SnappedExactnessTests {
    @Test(arguments: ExactnessTests.extracts, BuiltInMode.allCases)
    func pairsOfPlacesAreExact(path: String, mode: BuiltInMode) async throws {
        let data = try await dataset(path)
        var tables = try RoadNetwork.tables(of: data, profile: mode.profile)
        let router = Router(try graph(of: tables))
        let ground = SnappedDijkstra.Ground(tables)
        try compare(router, tables, ground, seed: 21, sources: SlowTier.isOn ? 50 : 12)
        // The same with other weights, made at run time.
        var random = SplitMix(seed: 22)
        var speeds: [Int64: Double] = [:]
        for way in 0..<router.graph.wayIDs.count where Bool.random(using: &random) {
            speeds[router.graph.wayIDs[way]] = .random(in: 0.3...1.5, using: &random)
        }
        let reweighting = RoadReweighting(
            avoiding: .highways, classFactors: [.residential: 2], waySpeeds: speeds)
        let metric = router.graph.metric(reweighting)
        tables.stateWeights = tables.stateWeights.indices.map { metric.stateWeights[$0] }
        try compare(
            router.reweighted(reweighting), tables, ground, seed: 23,
            sources: SlowTier.isOn ? 50 : 4)
        if SlowTier.isOn {
            print("\(path.split(separator: "/").last ?? "") \(mode.name): places compared")
        }
    }

    /// Compares 20 pairs of places for each source.
    private func compare(
        _ router: Router, _ tables: RoadTables, _ ground: SnappedDijkstra.Ground, seed: UInt64,
        sources: Int
    ) throws {
        var random = SplitMix(seed: seed)
        var exact = 0
        var found = 0
        var squares = 0
        for _ in 0..<sources {
            let source = Self.place(router.graph, &random)
            var known: (places: [RoadSnap], distances: SnappedDijkstra)?
            for _ in 0..<20 {
                // Now and then a place on the same road, before or behind.
                let target =
                    Int.random(in: 0..<8, using: &random) == 0
                    ? CLLocationCoordinate2D(
                        latitude: source.latitude + .random(in: -2e-4...2e-4, using: &random),
                        longitude: source.longitude + .random(in: -2e-4...2e-4, using: &random))
                    : Self.place(router.graph, &random)
                let request = RouteRequest([RouteWaypoint(source), RouteWaypoint(target)])
                guard let places = try? router.snap(request.waypoints) else {
                    // In the middle of a long ferry: no road is near, and no route begins or ends.
                    exact += (try? router.routes(request)) == nil ? 1 : 0
                    continue
                }
                if known?.places != places[0] {
                    known = (places[0], SnappedDijkstra(router, tables, from: places[0], ground))
                }
                // Places that snap to one point of the map are one, whatever rounding says of their shares.
                let isOne = places[0].contains { here in
                    places[1].contains {
                        here.area == nil && $0.area == nil
                            && $0.latitude == here.latitude && $0.longitude == here.longitude
                    }
                }
                let expected = isOne ? 0 : known?.distances.cost(router, to: places[1])
                let route = try? router.routes(request).first
                if let route {
                    found += 1
                    #expect(Self.isSound(route, router.graph))
                }
                if let area = places[0].first?.area, area == places[1].first?.area,
                    let route, Self.staysOnOneSquare(route)
                {
                    // No road is used; what such a line costs is told by PlacesOnSquaresTests.
                    squares += 1
                    exact += 1
                    continue
                }
                if places[0].first?.area != nil || places[1].first?.area != nil { squares += 1 }
                if route.map(\.cost) == expected { exact += 1 }
            }
        }
        #expect(exact == sources * 20, "seed \(seed), \(squares) on squares")
        // One of the extracts is of two countries without a way between them.
        #expect(found > sources * 10)
    }

    private static func place(_ graph: RoadGraph, _ random: inout SplitMix)
        -> CLLocationCoordinate2D
    {
        let point = Int.random(in: 0..<graph.shapeLatitudes.count, using: &random)
        return CLLocationCoordinate2D(
            latitude: Double(graph.shapeLatitudes[point]) / 1e7
                + .random(in: -3e-4...3e-4, using: &random),
            longitude: Double(graph.shapeLongitudes[point]) / 1e7
                + .random(in: -3e-4...3e-4, using: &random))
    }

    /// Whether a route's parts fit together: every turn exists, the line has no gap, sums are right.
    private static func isSound(_ route: Route, _ graph: RoadGraph) -> Bool {
        for leg in route.legs {
            for (state, next) in zip(leg.states, leg.states.dropFirst())
            where graph.turn(from: state, to: next) == nil { return false }
            // Across a square the line begins and ends at the place asked for.
            let start = leg.start.area == nil ? leg.start.latitude : leg.start.asked?.latitude
            let end = leg.end.area == nil ? leg.end.longitude : leg.end.asked?.longitude
            guard leg.latitudes.count == leg.longitudes.count, leg.latitudes.count >= 2,
                leg.latitudes[0] == start, leg.longitudes.last == end,
                leg.pointStarts.count == leg.arcs.count
            else { return false }
            var meters = 0.0
            for point in 1..<leg.latitudes.count {
                meters += MidLatitudeDistance.meters(
                    PackedCoordinate(leg.latitudes[point - 1], leg.longitudes[point - 1]),
                    PackedCoordinate(leg.latitudes[point], leg.longitudes[point]))
            }
            // Whole segments are kept in centimeters.
            guard abs(meters - leg.meters) <= 0.01 * Double(leg.arcs.count) + 0.01 else {
                return false
            }
        }
        return true
    }

    /// Whether a route is a line within a square.
    private static func staysOnOneSquare(_ route: Route) -> Bool {
        route.legs.count == 1 && route.legs[0].states.count == 1
            && route.legs[0].start.area != nil && route.legs[0].start.area == route.legs[0].end.area
    }
}

/// The slow, sure way between places on segments.
struct SnappedDijkstra {
    /// What does not depend on weights or places: made once for a network.
    struct Ground {
        fileprivate let statesOfArc: [UInt32: [Int]]
        fileprivate let turnsInto: [[(from: Int, turn: Int)]]

        init(_ tables: RoadTables) {
            statesOfArc = Dictionary(grouping: tables.stateArcs.indices) { tables.stateArcs[$0] }
            var into = [[(from: Int, turn: Int)]](repeating: [], count: tables.stateArcs.count)
            for state in tables.stateArcs.indices {
                for turn in Int(tables.turnStarts[state])..<Int(tables.turnStarts[state + 1]) {
                    into[Int(tables.turnHeads[turn])].append((state, turn))
                }
            }
            turnsInto = into
        }
    }

    private let tables: RoadTables
    private let ground: Ground
    private let places: [RoadSnap]
    private let starts: [(arc: UInt32, state: UInt32, behind: Int, share: Double)]
    private let distances: [[Int]]

    init(_ router: Router, _ tables: RoadTables, from snaps: [RoadSnap], _ ground: Ground) {
        self.tables = tables
        self.ground = ground
        places = snaps
        var starts: [(arc: UInt32, state: UInt32, behind: Int, share: Double)] = []
        for snap in snaps {
            for arc in Self.arcs(snap, among: router.beginnings(at: snaps)) {
                let state = tables.arcStates[Int(arc)]
                let share = snap.share(of: arc)
                // What lies behind on the first arc is not walked; the way across a square is.
                let behind = Self.part(tables, state, share) - Int(snap.areaPathCost)
                starts.append((arc, state, behind, share))
            }
        }
        self.starts = starts
        distances = starts.map { PlainDijkstra.distances(tables, from: $0.state) }
    }

    /// The arcs of a place: all beside a road; on a square those that do not lead back over it, as the straight way
    /// and a line across differ by roundings.
    private static func arcs(
        _ snap: RoadSnap, among chosen: [(arc: UInt32, snap: RoadSnap)]
    ) -> [UInt32] {
        snap.area == nil
            ? snap.arcs
            : snap.arcs.filter { arc in chosen.contains { $0.arc == arc && $0.snap == snap } }
    }

    private static func part(_ tables: RoadTables, _ state: UInt32, _ share: Double) -> Int {
        Int((Double(tables.stateWeights[Int(state)]) * share).rounded())
    }

    /// The least cost to one of some places on segments, or nil.
    func cost(_ router: Router, to snaps: [RoadSnap]) -> Int? {
        // Squares that share a corner: no road lies between.
        var best = places.flatMap { here in
            snaps.filter {
                (here.area ?? $0.area) != nil && here.latitude == $0.latitude
                    && here.longitude == $0.longitude
            }.map { Int(here.areaPathCost + $0.areaPathCost) }
        }.min()
        let endings = router.endings(at: snaps)
        for (start, distance) in zip(starts, distances) {
            for snap in snaps {
                for arc in Self.arcs(snap, among: endings) {
                    let share = snap.share(of: arc)
                    for state in ground.statesOfArc[arc] ?? [] {
                        let end = Self.part(tables, UInt32(state), share) + Int(snap.areaPathCost)
                        var costs: [Int] = []
                        if state != Int(start.state), distance[state] < .max {
                            costs.append(distance[state] - start.behind + end)
                        }
                        if state == Int(start.state) {
                            if share >= start.share { costs.append(end - start.behind) }
                            if let round = loop(to: state, distance) {
                                costs.append(round - start.behind + end)
                            }
                        }
                        for cost in costs where cost < best ?? .max { best = cost }
                    }
                }
            }
        }
        return best
    }

    /// The least cost of coming back to a state.
    private func loop(to state: Int, _ distance: [Int]) -> Int? {
        var best: Int?
        for (other, turn) in ground.turnsInto[state] where distance[other] < .max {
            let cost =
                distance[other] + Int(tables.stateWeights[other]) + Int(tables.turnWeights[turn])
            if cost < best ?? .max { best = cost }
        }
        return best
    }
}
