import Geodesy
import MapGeometry
import Places
import Testing

/// Search and reverse on both sides of the 180th meridian.
struct MeridianTests {
    /// A road and a park over the meridian, and a cafe on each side of it.
    private static func drawn() -> DrawnExtract {
        var extract = DrawnExtract()
        extract.way(
            1, [(-16.8, 179.98), (-16.8, 179.99), (-16.8, -179.99), (-16.8, -179.984)],
            ["highway": "residential", "name": "Date Road"])
        extract.way(
            2, [(-16.82, 179.99), (-16.82, -179.98), (-16.81, -179.98), (-16.81, 179.99)],
            ["leisure": "park", "name": "Date Park"], isClosed: true)
        extract.way(
            3, [(-16.81, 179.998), (-16.79, 179.998)],
            ["highway": "residential", "name": "West Street"])
        extract.node(50, -16.79, -179.988, [:])
        extract.way(4, ids: [50, 1_002], ["highway": "residential", "name": "East Street"])
        for (id, place) in [(179.9996, "West"), (-179.9997, "East")].enumerated() {
            extract.node(
                id + 1, -16.8052, place.0, ["amenity": "cafe", "name": "Cafe \(place.1)"])
        }
        extract.node(
            3, -16.8002, -179.995,
            ["addr:street": "Date Road", "addr:housenumber": "12", "addr:city": "Taveuni"])
        return extract
    }

    private static func at(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private static func request(
        _ query: String, _ longitude: Double, _ change: (inout SearchRequest) -> Void = { _ in }
    ) -> SearchRequest {
        var request = SearchRequest(query)
        request.near = at(-16.8052, longitude)
        change(&request)
        return request
    }

    @Test func aRoadIsFoundWhereItIs() async throws {
        let places = try await Self.drawn().places
        let road = try #require(places.search(Self.request("Date Road", 179.995)).first)
        #expect((road.distance ?? .infinity) < 2_000)
        let region = try #require(road.region)
        #expect(region.west == 179.98 && region.east == -179.984)
        #expect(road.outline.lines.joined().allSatisfy { abs($0.longitude) > 179.9 })
        #expect(road.timeZone?.identifier != "Etc/GMT")
    }

    @Test func anAreaIsFoundWhereItIs() async throws {
        let places = try await Self.drawn().places
        let park = try #require(places.search(Self.request("Date Park", -179.995)).first)
        #expect(abs(park.coordinate.longitude - -179.995) < 1e-6)
        #expect(park.region?.west == 179.99 && park.region?.east == -179.98)
        #expect(park.outline.rings.count == 2)
    }

    @Test(arguments: [179.985, 179.9951, 180, -180, -179.9951, -179.985])
    func positionsOnTheRoadAreOnIt(_ longitude: Double) async throws {
        let places = try await Self.drawn().places
        let answer = places.reverse(Self.at(-16.80001, longitude))
        let road = try #require(answer.places.first { $0.kind == .street })
        #expect(road.name == "Date Road")
        #expect((road.distance ?? 100) < 2)
    }

    @Test(arguments: [
        (179.995, true), (180, true), (-180, true), (-179.985, true), (179.98, false),
        (-179.97, false), (0, false),
    ])
    func positionsInTheParkAreInIt(_ longitude: Double, _ isInside: Bool) async throws {
        let places = try await Self.drawn().places
        let areas = places.reverse(Self.at(-16.815, longitude)).areasOfInterest
        #expect(areas.map(\.name) == (isInside ? ["Date Park"] : []))
    }

    @Test(arguments: [179.9999, -179.9999])
    func bothSidesAreNear(_ longitude: Double) async throws {
        let places = try await Self.drawn().places
        let order = longitude > 0 ? ["Cafe West", "Cafe East"] : ["Cafe East", "Cafe West"]
        let here = Self.at(-16.8052, longitude)
        #expect(places.reverse(here).places.filter { $0.kind == .poi }.map(\.name) == order)
        #expect(places.search(Self.request("cafe", longitude)).map(\.name) == order)
        let categories = Self.request("", longitude) { $0.categories = [.cafe] }
        #expect(places.search(categories).map(\.name) == order)
        #expect(
            places.pointsOfInterest(SearchRequest(""), around: here, radiusMeters: 500)
                .map(\.name) == order)
        #expect(
            places.nearest(here, radiusMeters: 500, limit: 2) { $0.kind == .poi }.map(\.name)
                == order)
    }

    @Test func aRegionOverTheMeridianHoldsBothSides() async throws {
        let places = try await Self.drawn().places
        let whole = GeographicBounds(south: -17, west: 179.9, north: -16, east: -179.9)
        let narrow = GeographicBounds(south: -17, west: 179.9, north: -16, east: -179.9998)
        for (region, names) in [(whole, ["Cafe East", "Cafe West"]), (narrow, ["Cafe West"])] {
            for query in ["cafe", "Cafe"] {
                var request = SearchRequest(query)
                request.region = region
                request.isRegionRequired = true
                #expect(places.search(request).map(\.name).sorted() == names)
            }
        }
        var far = SearchRequest("Date Road")
        far.region = GeographicBounds(south: -17, west: -170, north: -16, east: 170)
        far.isRegionRequired = true
        #expect(places.search(far).isEmpty)
    }

    @Test func crossingsAreFoundOnBothSides() async throws {
        let places = try await Self.drawn().places
        var request = SearchRequest("Date Road & East Street")
        request.near = Self.at(-16.8, 179.99)
        let corner = try #require(places.search(request).first)
        #expect(corner.kind == .intersection)
        #expect(abs(corner.coordinate.longitude - -179.99) < 1e-6)
        #expect((corner.distance ?? .infinity) < 2_200)
    }

    @Test func anAddressIsFoundFromTheOtherSide() async throws {
        let places = try await Self.drawn().places
        let found = try #require(places.search(Self.request("Date Road 12", 179.999)).first)
        #expect(found.address.housenumber == "12")
        #expect((found.distance ?? .infinity) < 1_000)
        let there = places.reverse(Self.at(-16.80019, -179.995)).places.first
        #expect(there?.address.housenumber == "12")
    }

    @Test func aRouteOverTheMeridianHasBothSidesBesideIt() async throws {
        let places = try await Self.drawn().places
        var request = SearchRequest("cafe")
        request.route = [Self.at(-16.805, 179.99), Self.at(-16.805, -179.99)]
        #expect(places.search(request).map(\.name).sorted() == ["Cafe East", "Cafe West"])
    }

    /// A coast from south to north has the sea on its right, in the east.
    @Test func theSeaIsSeenFromTheOtherSide() async throws {
        var extract = Self.drawn()
        extract.way(
            9, [(-17.1, 179.9), (-16.9, -179.99), (-16.7, -179.99)], ["natural": "coastline"])
        let places = try await extract.places
        #expect(places.reverse(Self.at(-17, -179.95)).ocean != nil)
        #expect(places.reverse(Self.at(-16.95, -179.99)).ocean != nil)
        #expect(places.reverse(Self.at(-16.95, 179.95)).ocean == nil)
        // An island, around which the sea is on the right of the coast.
        var island = Self.drawn()
        island.way(
            9, [(-17, 179.9), (-17, -179.9), (-16.7, -179.9), (-16.7, 179.9)],
            ["natural": "coastline"], isClosed: true)
        let inside = try await island.places
        for longitude in [179.95, 179.9999, -179.9999, -179.95] {
            #expect(inside.reverse(Self.at(-16.9, longitude)).ocean == nil)
            #expect(inside.reverse(Self.at(-17.05, longitude)).ocean != nil)
        }
    }
}
