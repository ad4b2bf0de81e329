import Bytes
import Foundation
import Geodesy
import MapGeometry
import Roads
import TestSupport
import Testing

/// Isochrones are valid polygons, hold what can be reached and nothing far from it.
@Suite struct IsochroneTests {
    typealias Ring = [(longitude: Double, latitude: Double)]

    @Test(arguments: BuiltInMode.allCases)
    func areasHoldWhatIsReached(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        let start = RouteWaypoint(CLLocationCoordinate2D(latitude: 60.1699, longitude: 24.9384))
        let minutes = mode == .automobile ? [1.0, 2, 3] : [3.0, 6, 9]
        let areas = try router.isochrones(from: start, within: minutes.map { .seconds($0 * 60) })
        #expect(areas.map(\.travelTime) == minutes.map { .seconds($0 * 60) })
        for area in areas {
            #expect(!area.polygons.isEmpty)
            for ring in area.polygons.joined() { Self.expectSimple(ring) }
            for polygon in area.polygons {
                #expect(Self.area(polygon[0]) > 0, "outlines run counterclockwise")
                for hole in polygon.dropFirst() { #expect(Self.area(hole) < 0) }
            }
        }
        // Nobody gets there so fast, even in a straight line.
        let speed = mode == .automobile ? 25.0 : mode == .cycling ? 7 : 1.5
        var random = SplitMix(seed: 61)
        var inside = 0
        for _ in 0..<300 {
            let place = SampleRouters.place(router.graph, &random, within: 0)
            let request = RouteRequest([start, RouteWaypoint(place)])
            guard let estimate = try? router.estimate(request) else { continue }
            let straight = MidLatitudeDistance.meters(
                PackedCoordinate(
                    Int32(start.coordinate.latitude * 1e7), Int32(start.coordinate.longitude * 1e7)),
                PackedCoordinate(Int32(place.latitude * 1e7), Int32(place.longitude * 1e7)))
            for (area, minutes) in zip(areas, minutes) {
                let isIn = Self.holds(area, place)
                if Double(estimate.hundredths) / 100 < minutes * 60 - 40 {
                    #expect(isIn, "\(place) takes \(estimate.hundredths / 100) s")
                    inside += 1
                }
                // Areas reach up to 150 m beside roads, give or take a step of the grid.
                if straight > minutes * 60 * speed + 250 { #expect(!isIn, "\(place)") }
            }
        }
        #expect(inside > 5)
    }

    /// Who gets there by a route of that length is inside; who is farther even in a straight line is outside.
    @Test(arguments: BuiltInMode.allCases)
    func distancesAreThoseOfRoutes(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        let start = RouteWaypoint(CLLocationCoordinate2D(latitude: 60.1699, longitude: 24.9384))
        let limits = [300.0, 600]
        let areas = try router.isochrones(from: start, withinMeters: limits)
        #expect(areas.map(\.limit) == limits.map { .distance(meters: $0) })
        var random = SplitMix(seed: 62)
        var inside = 0
        for _ in 0..<300 {
            let place = SampleRouters.place(router.graph, &random, within: 0)
            let request = RouteRequest([start, RouteWaypoint(place)])
            guard let route = try? router.routes(request).first else { continue }
            let straight = MidLatitudeDistance.meters(
                PackedCoordinate(
                    Int32(start.coordinate.latitude * 1e7), Int32(start.coordinate.longitude * 1e7)),
                PackedCoordinate(Int32(place.latitude * 1e7), Int32(place.longitude * 1e7)))
            for (area, limit) in zip(areas, limits) {
                let isIn = Self.holds(area, place)
                if route.meters < limit - 40 {
                    #expect(isIn, "\(place) is \(route.meters) m away")
                    inside += 1
                }
                if straight > limit + 250 { #expect(!isIn, "\(place)") }
            }
        }
        #expect(inside > 5)
    }

    @Test func absurdTimesAreBounded() async throws {
        let router = try await SampleRouters.shared.city(.walking).router
        let start = RouteWaypoint(CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94))
        for time in [
            .seconds(-60), .zero, .nanoseconds(60), .seconds(1e15), .seconds(-1e15),
        ] as [Duration] {
            let areas = try router.isochrones(from: start, within: [time])
            #expect(areas.count == 1)
        }
        #expect(try router.isochrones(from: start, within: []).isEmpty)
    }

    /// Closed, and no two edges meet but neighbors.
    private static func expectSimple(_ ring: Ring) {
        #expect(ring.count >= 4)
        #expect(ring[0] == ring[ring.count - 1])
        let points = ring.dropLast().map { [$0.longitude, $0.latitude] }
        #expect(Set(points).count == points.count, "no corner twice")
        var crossings = 0
        for one in 0..<(ring.count - 1) {
            for other in (one + 2)..<max(one + 2, min(ring.count - 1, one + 400)) {
                if one == 0, other == ring.count - 2 { continue }
                if crosses(ring[one], ring[one + 1], ring[other], ring[other + 1]) {
                    crossings += 1
                }
            }
        }
        #expect(crossings == 0)
    }

    private static func side(_ a: Ring.Element, _ b: Ring.Element, _ c: Ring.Element) -> Double {
        (b.longitude - a.longitude) * (c.latitude - a.latitude)
            - (b.latitude - a.latitude) * (c.longitude - a.longitude)
    }

    private static func crosses(
        _ a: Ring.Element, _ b: Ring.Element, _ c: Ring.Element, _ d: Ring.Element
    ) -> Bool {
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    }

    private static func area(_ ring: Ring) -> Double {
        zip(ring, ring.dropFirst()).reduce(0) {
            $0 + ($1.0.longitude - ring[0].longitude) * ($1.1.latitude - ring[0].latitude)
                - ($1.1.longitude - ring[0].longitude) * ($1.0.latitude - ring[0].latitude)
        }
    }

    static func holds(_ area: Isochrone, _ place: CLLocationCoordinate2D) -> Bool {
        area.polygons.joined().reduce(false) { isIn, ring in
            zip(ring, ring.dropFirst()).reduce(isIn) { isIn, edge in
                let (one, other) = edge
                guard (one.latitude > place.latitude) != (other.latitude > place.latitude) else {
                    return isIn
                }
                let share = (place.latitude - one.latitude) / (other.latitude - one.latitude)
                let x = one.longitude + share * (other.longitude - one.longitude)
                return place.longitude < x ? !isIn : isIn
            }
        }
    }
}
