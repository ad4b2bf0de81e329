import MapAPI
import Testing

/// What requests exclude, and what vehicle they are about.
@Suite struct ValhallaExclusionTests {
    private typealias Check = ValhallaChecks

    /// The corners of a line in GeoJSON.
    private func line(_ more: String = "") throws -> [(longitude: Double, latitude: Double)] {
        let answer = try Check.ok(
            "route", "\(Check.two),\"costing\":\"auto\",\"shape_format\":\"geojson\"" + more)
        let points = answer.trip.legs[0].shape.coordinates.list
        return try points.map {
            (try #require($0[0].number), try #require($0[1].number))
        }
    }

    @Test func polygonsAreNotEntered() throws {
        let usual = try line()
        let middle = usual[usual.count / 2]
        let (west, east) = (middle.longitude - 2e-4, middle.longitude + 2e-4)
        let (south, north) = (middle.latitude - 1e-4, middle.latitude + 1e-4)
        let ring = "[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)]]"
        let feature = "{\"type\":\"Polygon\",\"coordinates\":[\(ring)]}"
        let forms = [
            "\"exclude_polygons\":[\(ring)]", "\"avoid_polygons\":[\(ring)]",
            "\"exclude_polygons\":\(feature)",
            "\"exclude_polygons\":{\"type\":\"FeatureCollection\",\"features\":[{\"geometry\":\(feature)}]}",
        ]
        let lines = try forms.map { try line("," + $0) }
        for line in lines {
            #expect(
                !line.contains { west...east ~= $0.longitude && south...north ~= $0.latitude })
            #expect(line.map(\.latitude) == lines[0].map(\.latitude))
        }
    }

    @Test func whatIsNoPolygonIsRefused() throws {
        for text in [
            "[[[1,2],[3]]]", "[[[1,2],[3,4]]]", "[[[\"x\",2],[3,4],[5,6]]]", "{\"type\":\"Point\"}",
            "[[[1,200],[3,4],[5,6]]]", "{\"features\":[1]}",
        ] {
            let answer = try Check.asked.json(
                "/route", .post,
                body: "{\(Check.two),\"costing\":\"auto\",\"exclude_polygons\":\(text)}")
            #expect(answer.status == 400, "\(text)")
            #expect(answer.value.error_code.number == 130, "\(text)")
        }
        let many = (0..<1001).map { "[\(Double($0) / 1e4),1]" }.joined(separator: ",")
        let answer = try Check.asked.json(
            "/route", .post,
            body: "{\(Check.two),\"costing\":\"auto\",\"exclude_polygons\":[[\(many)]]}")
        #expect(answer.value.error_code.number == 167)
    }

    /// Sizes of a vehicle are heeded where the costing has one, whatever they are.
    @Test func sizesOfVehiclesAreRead() throws {
        for sizes in [
            #"{"height":1.5,"width":1.6,"weight":1.2}"#, #"{"height":-1,"length":"x"}"#, "{}", "[]",
            #"{"hazmat":true,"axle_load":1e300}"#,
        ] {
            for costing in ["auto", "pedestrian"] {
                let answer = try Check.asked.json(
                    "/route", .post,
                    body:
                        "{\(Check.two),\"costing\":\"\(costing)\",\"costing_options\":{\"\(costing)\":\(sizes)}}"
                )
                #expect(answer.status == 200, "\(costing) \(sizes)")
            }
        }
    }
}
