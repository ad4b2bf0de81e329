import MapAPI
import Testing

/// Requests of unmodified clients, word for word.
@Suite struct OSRMClientTests {
    private typealias Check = OSRMChecks

    /// leaflet-routing-machine 3.2.12 with two points: the first request, and while a point is dragged.
    @Test func leafletRoutingMachineGetsWhatItReads() throws {
        let first = try Check.ok(
            "/route/v1/driving/24.9370,60.1690;24.95,60.1725?overview=false&alternatives=true"
                + "&steps=true&hints=;")
        for route in first.routes.list {
            Check.check(route, "polyline", hasSteps: true)
            #expect(!route.geometry.exists)
        }
        let hints = first.waypoints.list.compactMap(\.hint.string).joined(separator: ";")
        _ = try Check.ok(
            "/route/v1/driving/24.9370,60.1690;24.951,60.1726?overview=full&hints=\(hints)")
        _ = try Check.ok("/route/v1/driving/24.9370,60.1690;24.95,60.1725?&hints=;")
        _ = try Check.ok(
            "/route/v1/driving/24.9370,60.1690;24.95,60.1725?overview=false&alternatives=true"
                + "&steps=true&hints=;&continue_straight=false")
    }

    /// maplibre-gl-directions 0.9.2: options encoded in the address, or in a form with the coordinates.
    @Test func mapLibreDirectionsGetsTheSameByAddressAndByForm() throws {
        let options = "annotations=true&overview=full&geometries=polyline6&alternatives=true"
        let address = try Check.asked.response(
            "/osrm/route/v1/driving/24.9370,60.1690;24.95,60.1725?\(options)&bearings=45%2C90%3B")
        let form = try Check.asked.response(
            "/osrm/route/v1/driving", .post, contentType: "application/x-www-form-urlencoded",
            body: options + "&coordinates=24.9370%2C60.1690%3B24.95%2C60.1725&bearings=45%2C90%3B")
        #expect(address?.status == 200)
        #expect(address == form)
    }

    @Test func aJSONObjectAnswersAsTheAddressDoes() throws {
        let address = try Check.asked.response(
            "/table/v1/car/24.9370,60.1690;24.95,60.1725?sources=0&annotations=duration,distance")
        let body = try Check.asked.response(
            "/table/v1/car", .post, contentType: "application/json",
            body: """
                {"coordinates":[[24.9370,60.1690],[24.95,60.1725]],"sources":[0],
                "annotations":["duration","distance"],"bearings":null,"skip_waypoints":false}
                """)
        #expect(address?.status == 200)
        #expect(address == body)
        let broken = try Check.asked.json(
            "/table/v1/car", .post, contentType: "application/json", body: "{")
        #expect(broken.status == 400 && broken.value.code.string == "InvalidQuery")
        let empty = try Check.asked.json("/table/v1/car", .post, body: "")
        #expect(empty.status == 400 && empty.value.code.string == "InvalidQuery")
    }
}
