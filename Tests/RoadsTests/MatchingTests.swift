import Bytes
import Foundation
import Geodesy
import MapGeometry
import Roads
import TestSupport
import Testing

/// Tracks made from routes are matched to the roads of those routes.
@Suite struct MatchingTests {
    @Test(arguments: BuiltInMode.allCases)
    func noisyTracksFindTheirRoads(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        var random = SplitMix(seed: 71)
        var right = 0.0
        var all = 0.0
        for _ in 0..<20 {
            let places = (0..<2).map { _ in
                RouteWaypoint(SampleRouters.place(router.graph, &random))
            }
            guard let route = try? router.routes(RouteRequest(places)).first, route.meters > 300
            else { continue }
            let leg = route.legs[0]
            // The straight way over a square follows no road that could be found again.
            if leg.start.area != nil || leg.end.area != nil { continue }
            let track = Self.track(leg, every: 25, noise: 5, &random)
            let match = try router.match(track)
            #expect(match.points.count == track.count)
            let matched = Set(match.routes.flatMap { $0.legs[0].arcs.map { $0 / 2 } })
            for (arc, meters) in zip(leg.arcs, leg.arcMeters) {
                all += meters
                if matched.contains(arc / 2) { right += meters }
            }
            for route in match.routes {
                for (state, next) in zip(route.legs[0].states, route.legs[0].states.dropFirst()) {
                    #expect(router.graph.turn(from: state, to: next) != nil)
                }
            }
        }
        #expect(all > 3000)
        #expect(right / all > 0.92, "\(mode) \(right / all)")
    }

    /// A track over a ferry is one route, though no route begins on a ferry.
    @Test func ferriesAreCrossedInOneRoute() async throws {
        let crossing = DrawnNetwork(
            """
            a - - b - - - - - - - - - - c - - d
                  |                     |
                  e - - - - - f         g - - h
            """,
            [
                ("ab", way("Pier")), ("cd", way("Quay")), ("bef", way("Dock")),
                ("cgh", way("Mole")),
                (
                    "bc",
                    ["highway": "", "route": "ferry", "name": "Ferry Line", "duration": "00:10"]
                ),
            ])
        let (router, leg) = try await leg(crossing, "ad", .automobile)
        var random = SplitMix(seed: 5)
        let track = Self.track(leg, every: 10, noise: 0, &random)
        let match = try router.match(track)
        #expect(match.routes.count == 1)
        #expect(match.points.allSatisfy { $0 != nil })
        #expect(abs(match.routes[0].meters - leg.meters) < 25)
    }

    /// Points along a leg's line, each a little off.
    private static func track(
        _ leg: RouteLeg, every spacing: Double, noise: Double, _ random: inout SplitMix
    ) -> [CLLocationCoordinate2D] {
        var track: [CLLocationCoordinate2D] = []
        var next = 0.0
        var done = 0.0
        for point in 1..<leg.latitudes.count {
            let length = MidLatitudeDistance.meters(
                PackedCoordinate(leg.latitudes[point - 1], leg.longitudes[point - 1]),
                PackedCoordinate(leg.latitudes[point], leg.longitudes[point]))
            while next <= done + length, length > 0 {
                let share = (next - done) / length
                let latitude =
                    Double(leg.latitudes[point - 1])
                    + Double(leg.latitudes[point] - leg.latitudes[point - 1]) * share
                let longitude =
                    Double(leg.longitudes[point - 1])
                    + Double(leg.longitudes[point] - leg.longitudes[point - 1]) * share
                let off = noise / MidLatitudeDistance.longestUnit
                track.append(
                    CLLocationCoordinate2D(
                        latitude: (latitude + .random(in: -off...off, using: &random)) / 1e7,
                        longitude: (longitude + .random(in: -off...off, using: &random) * 2) / 1e7))
                next += spacing
            }
            done += length
        }
        return track
    }

    @Test func gapsMakeRoutesOfTheirOwn() async throws {
        let town = DrawnNetwork(
            """
            a b c

                      d e f
            """, [("abc", [:]), ("def", [:])])
        let router = Router(try graph(of: try await town.tables(.automobile)))
        let track = try "abcdef".map { letter in
            let position = try #require(town.position(of: letter))
            return CLLocationCoordinate2D(
                latitude: position.latitude, longitude: position.longitude)
        }
        let match = try router.match(track)
        #expect(match.routes.count == 2)
        #expect(match.points.map { $0?.route } == [0, 0, 0, 1, 1, 1])
        #expect(abs(match.routes[0].meters - 200) < 1)
    }

    @Test func tracksFarFromRoadsAreRefused() async throws {
        let router = try await SampleRouters.shared.city(.automobile).router
        let sea = CLLocationCoordinate2D(latitude: 59.5, longitude: 24.9)
        #expect(throws: RoutingError(.noMatch)) { try router.match([sea, sea, sea]) }
        #expect(throws: RoutingError(.tooFewPlaces)) { try router.match([sea]) }
        let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
        #expect(throws: RoutingError(.invalidCoordinate, place: 1)) {
            try router.match([sea, nowhere])
        }
    }
}
