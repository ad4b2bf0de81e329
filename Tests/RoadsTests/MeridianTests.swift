import Foundation
import MapGeometry
import Roads
import Testing

/// Roads across the 180th meridian and near the poles are as long as they are, and found from both sides.
@Suite struct MeridianTests {
    /// A street of 600 m with its middle on the meridian: 1, 2 and 3 are places beside it.
    private static func street(latitude: Double) -> DrawnNetwork {
        let half = 300 / 111_226.3 / cos(latitude * .pi / 180)
        return DrawnNetwork(
            """
              1   2   3
            a - b - c - d
                |
                e
            """, [("abcd", [:]), ("be", [:])], origin: (latitude, 180 - half))
    }

    @Test(arguments: [0.0, -17.5, 65.5, 84], BuiltInMode.allCases)
    func streetsAcrossAreAsLongAsTheyAre(latitude: Double, mode: BuiltInMode) async throws {
        let network = Self.street(latitude: latitude)
        let router = Router(try graph(of: try await network.tables(mode)))
        let lengths = [("ad", 600.0), ("da", 600), ("ed", 600), ("de", 600), ("bc", 200)]
        for (ends, meters) in lengths {
            let route = try router.routes(RouteRequest(try network.waypoints(ends)))[0]
            #expect(abs(route.meters / meters - 1) < 0.03, "\(ends) \(route.meters)")
            let seconds = Double(route.hundredths) / 100
            #expect(seconds < meters * 3.6 / 4, "\(ends) \(seconds)")
        }
    }

    @Test func placesFindTheRoadOnTheOtherSide() async throws {
        let network = DrawnNetwork("a - b", [("ab", [:])], origin: (10, 179.999))
        let router = Router(try graph(of: try await network.tables(.automobile)))
        // The street ends some meters beyond the meridian or before it; places stand on either side.
        for longitude in [179.99, -179.99] {
            let place = RouteWaypoint(
                CLLocationCoordinate2D(latitude: 10, longitude: longitude))
            let found = try #require(router.nearest(place, count: 1, radiusMeters: 5000).first)
            #expect(found.meters < 1200, "\(longitude) \(found.meters)")
        }
        let far = RouteWaypoint(CLLocationCoordinate2D(latitude: 10, longitude: 0))
        #expect(router.nearest(far, count: 1, radiusMeters: 5000).isEmpty)
    }

    /// A place beside the middle of a piece that crosses is projected onto that piece.
    @Test func placesAreProjectedOntoPiecesThatCross() async throws {
        let network = Self.street(latitude: -17.5)
        let router = Router(try graph(of: try await network.tables(.automobile)))
        let middle = RouteWaypoint(CLLocationCoordinate2D(latitude: -17.5009, longitude: 180))
        let snap = try #require(router.nearest(middle, count: 1).first)
        #expect(snap.meters < 5)
        #expect(abs(abs(snap.longitude) - 1_800_000_000) < 100)
        let end = try network.waypoints("d")[0]
        let route = try router.routes(RouteRequest([middle, end]))[0]
        #expect(abs(route.meters / 300 - 1) < 0.03, "\(route.meters)")
    }

    @Test func turnsAtTheMeridianAreToldAsElsewhere() async throws {
        let here = try await says(Self.street(latitude: -17.5), "ed")
        let elsewhere = DrawnNetwork(
            """

            a - b - c - d
                |
                e
            """, [("abcd", [:]), ("be", [:])], origin: (-17.5, 20))
        #expect(here == (try await says(elsewhere, "ed")))
    }

    @Test func areasReachedAreSmallThereToo() async throws {
        let network = Self.street(latitude: -17.5)
        let router = Router(try graph(of: try await network.tables(.walking)))
        let area = try router.isochrones(
            from: try network.waypoints("b")[0], within: [.seconds(120)])[0]
        let points = area.polygons.joined().joined()
        let longitudes = points.map(\.longitude)
        let width = (longitudes.max() ?? 0) - (longitudes.min() ?? 0)
        #expect(!points.isEmpty && width < 0.02, "\(width)")
    }
}
