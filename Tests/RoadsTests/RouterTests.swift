import Bytes
import Columns
import Foundation
import MapGeometry
import Roads
import TestSupport
import Testing

/// Routes between places of drawn networks: where they begin, pass and end.
@Suite struct RouterTests {
    private let cross = DrawnNetwork(
        """
            c
        a e b   d
            f
        """, [("aeb", [:]), ("bd", [:]), ("cb", [:]), ("bf", ["oneway": "yes"])])

    private func place(_ network: DrawnNetwork, _ letter: Character) throws -> RouteWaypoint {
        try network.waypoints([letter])[0]
    }

    private func names(_ route: Route, _ router: Router) -> [[String]] {
        route.legs.map { leg in
            leg.arcs.map {
                router.graph.string(
                    router.graph.wayNames[Int(router.graph.segmentWays[Int($0 / 2)])])
            }
        }
    }

    @Test func placesWhereRoadsMeetBeginOnTheRightOne() async throws {
        let router = Router(try graph(of: try await cross.tables(.automobile)))
        for (from, to, expected) in [
            ("b", "d", ["bd"]), ("a", "b", ["aeb"]), ("b", "a", ["aeb"]), ("c", "b", ["cb"]),
            ("a", "d", ["aeb", "bd"]), ("e", "c", ["aeb", "cb"]), ("b", "f", ["bf"]),
        ] as [(Character, Character, [String])] {
            let request = RouteRequest([try place(cross, from), try place(cross, to)])
            let route = try router.routes(request)[0]
            #expect(names(route, router) == [expected], "\(from) to \(to)")
        }
        let same = try router.routes(RouteRequest([try place(cross, "b"), try place(cross, "b")]))
        #expect(same[0].meters == 0)
        #expect(same[0].hundredths == 0)
        #expect(same[0].legs[0].latitudes.count == 2)
        #expect(throws: RoutingError(.unreachable)) {
            try router.routes(RouteRequest([try place(cross, "f"), try place(cross, "a")]))
        }
    }

    /// Of roads that are equally near the one that comes first in the extract is told first.
    @Test(arguments: [["ab", "cb", "bd"], ["bd", "cb", "ab"]])
    func roadsThatMeetAreToldInTheirOrder(_ ways: [String]) async throws {
        let network = DrawnNetwork(
            """
                c
            a   b   d
            """, ways.map { ($0, [:]) })
        let router = Router(try graph(of: try await network.tables(.automobile)))
        for count in 1...3 {
            let near = router.nearest(try place(network, "b"), count: count)
            let names = near.map {
                router.graph.string(
                    router.graph.wayNames[Int(router.graph.segmentWays[Int($0.segment)])])
            }
            #expect(names == Array(ways.prefix(count)))
        }
    }

    @Test func carsGoOnAtPlacesOnTheWay() async throws {
        let router = Router(try graph(of: try await cross.tables(.automobile)))
        var request = RouteRequest([
            try place(cross, "a"), try place(cross, "e"), try place(cross, "a"),
        ])
        // A car has to go on to a dead end to turn round.
        let on = try router.routes(request)[0]
        #expect(on.legs.count == 2)
        #expect(on.meters > 350)
        request.continuesStraight = false
        #expect(abs(try router.routes(request)[0].meters - 200) < 1)
        // Past e without a stop it is one leg.
        request = RouteRequest([
            try place(cross, "a"), try place(cross, "e"), try place(cross, "d"),
        ])
        #expect(try router.routes(request)[0].legs.count == 2)
        request.waypoints[1].isStop = false
        let through = try router.routes(request)[0]
        #expect(names(through, router) == [["aeb", "bd"]])
        let walking = Router(try graph(of: try await cross.tables(.walking)))
        let back = RouteRequest([
            try place(cross, "a"), try place(cross, "e"), try place(cross, "a"),
        ])
        #expect(abs(try walking.routes(back)[0].meters - 200) < 1)
    }

    /// Who is to arrive where they set out, but facing the other way, must turn round somewhere.
    @Test func hereButFacingBack() async throws {
        let street = DrawnNetwork("a - b - c", [("ab", [:]), ("bc", [:])])
        let router = Router(try graph(of: try await street.tables(.automobile)))
        let place = try #require(street.position(of: "b"))
        func waypoint(_ degrees: Double?) -> RouteWaypoint {
            var waypoint = RouteWaypoint(
                CLLocationCoordinate2D(
                    latitude: place.latitude, longitude: place.longitude - 0.0002))
            waypoint.bearing = degrees.map { .init(degrees: $0, toleranceDegrees: 30) }
            return waypoint
        }
        func meters(_ from: Double?, _ to: Double?) throws -> Double {
            try router.routes(RouteRequest([waypoint(from), waypoint(to)]))[0].meters
        }
        #expect(try meters(nil, nil) == 0)
        #expect(try meters(90, 90) == 0)
        #expect(try meters(90, nil) == 0)
        #expect(abs(try meters(90, 270) - 444.6) < 2)
    }

    @Test func bearingsAndSidesAreObeyed() async throws {
        let loop = DrawnNetwork(
            """
            a   b
            c   d
            """, [("ab", [:]), ("bd", [:]), ("dc", [:]), ("ca", [:])])
        let router = Router(try graph(of: try await loop.tables(.automobile)))
        var start = try place(loop, "a")
        start.coordinate.longitude += 0.0004
        var end = try place(loop, "b")
        end.coordinate.longitude -= 0.0004
        func route() throws -> Route { try router.routes(RouteRequest([start, end]))[0] }
        #expect(try route().meters < 150)
        start.bearing = .init(degrees: 270, toleranceDegrees: 20)
        #expect(try route().meters > 300)
        start.bearing = .init(degrees: 90, toleranceDegrees: 20)
        #expect(try route().meters < 150)
        // The tolerance itself is within it.
        start.bearing = .init(degrees: 90, toleranceDegrees: 0)
        #expect(try route().meters < 150)
        // A place north of the road is on the left of those who go east. On a loop without an end
        // nobody turns round: those who have to arrive westwards must set out westwards.
        start.bearing = nil
        end.coordinate.latitude += 0.0001
        end.approach = .curb
        #expect(try route().meters > 300)
        end.approach = .opposite
        #expect(try route().meters < 150)
        end.approach = .unrestricted
        end.radiusMeters = 1
        #expect(throws: RoutingError(.noRoadNear(meters: 1), place: 1)) { try route() }
    }

    @Test func smallComponentsAreIgnored() async throws {
        let router = try await SampleRouters.shared.city(.automobile).router
        let graph = router.graph
        let segment = try #require(
            (0..<graph.segmentWays.count).first {
                let size = graph.componentSizes[Int(graph.segmentComponents[$0])]
                return size < 20
                    && !RoadFlags(rawValue: graph.wayFlags[Int(graph.segmentWays[$0])])
                        .contains(.noStart)
            })
        let point = Int(graph.shapeStarts[segment])
        let place = RouteWaypoint(
            CLLocationCoordinate2D(
                latitude: Double(graph.shapeLatitudes[point]) / 1e7,
                longitude: Double(graph.shapeLongitudes[point]) / 1e7))
        let center = RouteWaypoint(CLLocationCoordinate2D(latitude: 60.1699, longitude: 24.9384))
        for places in [[place, center], [center, place]] {
            let route = try router.routes(RouteRequest(places))[0]
            for leg in route.legs {
                #expect(graph.segmentComponents[Int(leg.start.segment)] == 0)
                #expect(graph.segmentComponents[Int(leg.end.segment)] == 0)
            }
        }
        #expect(try router.routes(RouteRequest([place, place]))[0].meters == 0)
    }

    @Test func absurdQuestionsAreRefused() async throws {
        let router = try await SampleRouters.shared.city(.cycling).router
        func place(_ latitude: Double, _ longitude: Double) -> RouteWaypoint {
            RouteWaypoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        }
        let good = place(60.17, 24.94)
        func error(_ places: [RouteWaypoint]) -> RoutingError.Code? {
            do {
                _ = try router.routes(RouteRequest(places))
                return nil
            } catch { return error.code }
        }
        #expect(error([]) == .tooFewPlaces)
        #expect(error([good]) == .tooFewPlaces)
        for bad in [
            place(.nan, 0), place(0, .infinity), place(91, 0), place(0, -181), place(-1e300, 1e300),
        ] {
            #expect(error([good, bad]) == .invalidCoordinate)
        }
        for far in [place(0, 0), place(90, 180), place(-90, -180), place(60, 24)] {
            #expect(error([far, good]) == .noRoadNear(meters: 10_000))
        }
        #expect(
            error([RouteWaypoint](repeating: good, count: 1001)) == .tooManyPlaces(limit: 1000))
        var random = SplitMix(seed: 91)
        let many = (0..<1000).map { _ in
            RouteWaypoint(SampleRouters.place(router.graph, &random))
        }
        #expect(try router.routes(RouteRequest(many))[0].legs.count == 999)
    }

    /// A graph of broken numbers is refused, or answers without a trap.
    @Test func brokenGraphsAnswerInBounds() async throws {
        let bytes = try await cross.tables(.automobile).encoded()
        let folder = try Folder()
        var random = SplitMix(seed: 92)
        let places = [try place(cross, "a"), try place(cross, "e"), try place(cross, "d")]
        let path = folder.path + "/graph"
        for _ in 0..<(SlowTier.isOn ? 20_000 : 1500) {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: broken.indices, using: &random)
                broken[index] = UInt8.random(in: .min ... .max, using: &random)
            }
            try Data(broken).write(to: URL(fileURLWithPath: path))
            guard let graph = try? RoadGraph(try MappedFile(path: path)) else { continue }
            let router = Router(graph)
            let routes = try? router.routes(RouteRequest(places, alternativeCount: 2))
            for route in routes ?? [] {
                _ = RouteSummary(route, graph)
                for step in route.legs.flatMap({ router.steps(for: $0) }) {
                    _ = step.intersections
                    _ = InstructionWriter().instruction(for: step.maneuver)
                }
            }
            _ = try? router.routes(RouteRequest(places, avoiding: .tolls))
            _ = try? router.matrix(from: places, to: places)
            _ = try? router.isochrones(from: places[0], within: [.seconds(60 * 1)])
            _ = try? router.match(places.map(\.coordinate))
            try FileManager.default.removeItem(atPath: path)
        }
    }
}
