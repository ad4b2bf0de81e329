import Bytes
import Columns
import MapGeometry
import Roads
import Testing

/// What the engine tells without packed numbers: coordinates, and times as `Duration`.
@Suite struct PublicBorderTests {
    private let town = DrawnNetwork(
        """
        a b c
          d e
        """, [("abc", [:]), ("bd", [:]), ("ce", ["oneway": "yes"]), ("de", [:])],
        origin: (60, 25))

    /// Whether two places are the same to the resolution of OpenStreetMap.
    private func isSame(
        _ one: CLLocationCoordinate2D?, _ other: (latitude: Double, longitude: Double)?
    ) -> Bool {
        guard let one, let other else { return false }
        return abs(one.latitude - other.latitude) < 2e-7
            && abs(one.longitude - other.longitude) < 2e-7
    }

    private func router() async throws -> Router {
        Router(try graph(of: try await town.tables(.automobile)))
    }

    @Test func shortestWaysOverMovesCostWhatTheSearchFinds() async throws {
        let graph = try await router().graph
        let states = 0..<graph.stateCount
        // Floyd and Warshall's method over the moves.
        var costs = states.map { from in states.map { $0 == from ? Duration.zero : nil } }
        for move in states.flatMap({ graph.moves(from: $0) }) where move.from != move.to {
            costs[move.from][move.to] = min(costs[move.from][move.to] ?? move.weight, move.weight)
        }
        for middle in states {
            for from in states {
                for to in states {
                    guard let one = costs[from][middle], let other = costs[middle][to] else {
                        continue
                    }
                    costs[from][to] = min(costs[from][to] ?? one + other, one + other)
                }
            }
        }
        var search = RoadSearch(graph)
        for from in states {
            for to in states {
                let path = search.path(
                    from: [.init(state: UInt32(from), cost: 0)],
                    to: [.init(state: UInt32(to), cost: 0)])
                #expect(
                    path.map { .milliseconds(10 * $0.cost) } == costs[from][to], "\(from) to \(to)")
            }
        }
        #expect(states.count > 8)
    }

    @Test func movesAreTheOpenTurnsWithTheirStates() async throws {
        let graph = try await router().graph
        for state in 0..<graph.stateCount {
            for move in graph.moves(from: state) {
                #expect(move.from == state)
                #expect(graph.turn(from: UInt32(state), to: UInt32(move.to)) != nil)
                let hundredths = move.weight / .milliseconds(10)
                #expect(hundredths >= Double(graph.stateWeights[state]))
            }
            #expect(graph.moves(from: state).count <= graph.turns(from: UInt32(state)).count)
        }
        #expect((0..<graph.stateCount).contains { !graph.moves(from: $0).isEmpty })
    }

    @Test func linesAreToldInDegrees() async throws {
        let router = try await router()
        let leg = try router.routes(RouteRequest(try town.waypoints(["a", "e"])))[0].legs[0]
        let (first, last) = (town.position(of: "a"), town.position(of: "e"))
        let line = leg.coordinates
        #expect(line.count == leg.latitudes.count && line.count >= 3)
        #expect(isSame(line.first, first) && isSame(line.last, last))
        #expect(isSame(leg.start.coordinate, first) && isSame(leg.end.coordinate, last))
        let corners = router.steps(for: leg).flatMap(\.intersections).map(\.coordinate.latitude)
        #expect(corners.allSatisfy { latitude in line.contains { $0.latitude == latitude } })
    }

    @Test func pointsOfTheGraphAreOnItsRoads() async throws {
        let graph = try await router().graph
        let points = (0..<graph.pointCount).map { graph.coordinate(ofPoint: $0) }
        for letter: Character in ["a", "b", "c", "d", "e"] {
            let place = town.position(of: letter)
            #expect(points.contains { isSame($0, place) })
        }
    }

    @Test func tripsFollowTheTimesOfAMatrix() async throws {
        let router = try await router()
        let places = try town.waypoints(["a", "e", "b", "d"])
        let ends = TripEnds(startsAtFirst: true, endsAtLast: false, returns: false)
        let order = TripSolver.order(try router.matrix(from: places, to: places), ends)
        #expect(order?.first == 0 && order?.sorted() == [0, 1, 2, 3])
        // Nothing leads back from the end of the one-way street where there is no other road.
        let dead = DrawnNetwork("a b", [("ab", ["oneway": "yes"])])
        let lone = Router(try graph(of: try await dead.tables(.automobile)))
        let both = try dead.waypoints(["a", "b"])
        #expect(TripSolver.order(try lone.matrix(from: both, to: both), ends) == nil)
    }
}
