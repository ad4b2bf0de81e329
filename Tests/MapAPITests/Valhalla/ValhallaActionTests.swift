import MapAPI
import Testing

@Suite struct ValhallaActionTests {
    private typealias Check = ValhallaChecks
    private let center = #""locations":[{"lat":60.17,"lon":24.945}],"costing":"pedestrian""#

    @Test func contoursComeLargestFirst() throws {
        let answer = try Check.ok(
            "isochrone",
            center + #","contours":[{"time":1,"color":"ff0000"},{"time":3},{"time":2}]"#)
        #expect(answer.type.string == "FeatureCollection")
        let features = answer.features.list
        #expect(features.map { $0.properties.contour.number } == [3, 2, 1])
        #expect(features[2].properties.color.string == "#ff0000")
        var widths: [Double] = []
        for feature in features {
            #expect(feature.geometry.type.string == "LineString")
            let line = feature.geometry.coordinates.list.map(\.numbers)
            #expect(line.first == line.last && line.count > 4)
            widths.append((line.map { $0[0] }.max() ?? 0) - (line.map { $0[0] }.min() ?? 0))
        }
        #expect(widths == widths.sorted(by: >))
    }

    @Test func contoursMayBeDistances() throws {
        let answer = try Check.ok(
            "isochrone", center + #","contours":[{"distance":0.3},{"time":2},{"distance":0.6}]"#)
        let told = answer.features.list.map(\.properties)
        #expect(told.map(\.metric.string) == ["distance", "distance", "time"])
        #expect(told.map(\.contour.number) == [0.6, 0.3, 2])
    }

    @Test func polygonsLinesAndPlacesAreChosen() throws {
        let base = center + #","contours":[{"time":2}]"#
        let polygon = try Check.ok("isochrone", base + #","polygons":true"#).features[0].geometry
        #expect(polygon.type.string == "Polygon")
        #expect(polygon.coordinates.list.count == 1)
        let all = try Check.ok("isochrone", base + #","polygons":true,"denoise":0"#)
        let rings = all.features[0].geometry.coordinates.list
        #expect(rings.count >= 1)
        let rough = try Check.ok("isochrone", base + #","generalize":100"#).features[0].geometry
        let fine = try Check.ok("isochrone", base).features[0].geometry
        #expect(rough.coordinates.list.count < fine.coordinates.list.count)
        let shown = try Check.ok("isochrone", base + #","show_locations":true"#).features.list
        #expect(shown.count == 3)
        #expect(shown[1].geometry.coordinates[0].numbers == [24.945, 60.17])
    }

    @Test(arguments: [("auto", "auto"), ("bicycle", "bicycle")])
    func cellsAreThoseOfRoutes(costing: String, _: String) throws {
        let places = "[\(Check.places.joined(separator: ","))]"
        let base = "\"sources\":\(places),\"targets\":\(places),\"costing\":\"\(costing)\""
        let answer = try Check.ok("sources_to_targets", base)
        let table = try Check.ok("sources_to_targets", base + #","verbose":false"#)
        for row in 0..<3 {
            for column in 0..<3 {
                let cell = answer.sources_to_targets[row][column]
                #expect(cell.from_index.integer == row && cell.to_index.integer == column)
                let flat = table.sources_to_targets
                let time = flat.durations[row][column].number ?? -1
                #expect(abs(time - (cell.time.number ?? -9)) < 0.11)
                // A router's first cells are searched one by one, and rounded by themselves.
                let distance = flat.distances[row][column].number ?? -1
                #expect(abs(distance - (cell.distance.number ?? -9)) < 0.0021)
                let route = try Check.ok(
                    "route",
                    "\"locations\":[\(Check.places[row]),\(Check.places[column])],"
                        + "\"costing\":\"\(costing)\""
                ).trip.summary
                #expect(abs((cell.time.number ?? -1) - (route.time.number ?? -9)) < 0.11)
                #expect(abs((cell.distance.number ?? -1) - (route.length.number ?? -9)) < 0.005)
            }
        }
        #expect(answer.sources.list.count == 3 && answer.targets.list.count == 3)
        let square = try Check.ok(
            "sources_to_targets", "\"locations\":\(places),\"costing\":\"\(costing)\"")
        #expect(square.sources_to_targets.list.count == 3)
    }

    /// Points along a route, some meters off.
    private func track(_ costing: String) throws -> [(latitude: Double, longitude: Double)] {
        let shape =
            try Check.ok("route", "\(Check.two),\"costing\":\"\(costing)\"")
            .trip.legs[0].shape.string ?? ""
        return PolylineText.decoded(shape, decimals: 6).enumerated().map { index, point in
            (point.latitude + (index % 2 == 0 ? 2e-5 : -2e-5), point.longitude)
        }
    }

    @Test func aTrackFollowsItsRoute() throws {
        let points = try track("pedestrian")
        let shape = points.map { "{\"lat\":\($0.latitude),\"lon\":\($0.longitude)}" }
            .joined(separator: ",")
        let base = "\"shape\":[\(shape)],\"costing\":\"pedestrian\""
        let trip = try Check.ok("trace_route", base).trip
        Check.check(trip)
        let route = try Check.ok("route", "\(Check.two),\"costing\":\"pedestrian\"").trip
        let ratio = (trip.summary.length.number ?? 0) / (route.summary.length.number ?? 1)
        #expect((0.9...1.15).contains(ratio))
        let answer = try Check.ok("trace_attributes", base)
        #expect(answer.matched_points.list.count == points.count)
        let edges = answer.edges.list
        let line = PolylineText.decoded(answer.shape.string ?? "", decimals: 6)
        #expect(edges.first?.begin_shape_index.integer == 0)
        #expect(edges.last?.end_shape_index.integer == line.count - 1)
        let length = edges.reduce(0) { $0 + ($1.length.number ?? 0) }
        #expect(abs(length - (trip.summary.length.number ?? 0)) < 0.001 * Double(edges.count))
        for edge in edges {
            #expect(edge.sidewalk.string == "")
            #expect(edge.use.string?.isEmpty == false)
            #expect((edge.way_id.integer ?? 0) > 0)
        }
        for point in answer.matched_points.list where point.type.string == "matched" {
            #expect((0..<edges.count).contains(point.edge_index.integer ?? -1))
            #expect((0...1).contains(point.distance_along_edge.number ?? -1))
        }
    }

    @Test func attributesAreChosen() throws {
        let points = try track("auto").map { "{\"lat\":\($0.latitude),\"lon\":\($0.longitude)}" }
            .joined(separator: ",")
        let base = "\"shape\":[\(points)],\"costing\":\"auto\",\"filters\":"
        let some = try Check.ok(
            "trace_attributes",
            base + #"{"attributes":["edge.length","edge.use","shape"],"action":"include"}"#)
        #expect(some.edges[0].keys == ["length", "use"])
        #expect(some.shape.exists && !some.matched_points.exists)
        let others = try Check.ok(
            "trace_attributes", base + #"{"attributes":["edge.length"],"action":"exclude"}"#)
        #expect(!others.edges[0].length.exists)
        #expect(others.edges[0].use.exists && others.matched_points.exists)
    }

    @Test func placesAreLocatedAndTheServiceTellsItsActions() throws {
        let answer = try Check.ok("locate", center)
        #expect(answer[0].input_lat.number == 60.17)
        #expect((answer[0].edges[0].way_id.integer ?? 0) > 0)
        let sea = try Check.ok("locate", #""locations":[{"lat":0,"lon":0}],"costing":"auto""#)
        #expect(sea[0].keys.contains("edges") && !sea[0].edges.exists)
        let status = try Check.asked.json("/status")
        #expect(status.status == 200)
        #expect(status.value.available_actions.strings.contains("isochrone"))
        #expect(status.value.version.exists)
    }

    @Test(arguments: [
        ("route", "{", 100), ("route", "[]", 100), ("route", "", 124),
        ("route", "{}", 124), ("route", #"{"costing":"auto"}"#, 110),
        ("route", "{\(Check.two),\"costing\":\"rocket\"}", 125),
        ("route", #"{"costing":"auto","locations":[]}"#, 120),
        ("route", #"{"costing":"auto","locations":[{"lat":60.17,"lon":24.94}]}"#, 120),
        ("route", #"{"costing":"auto","locations":[{"lat":60.17},{"lat":1,"lon":2}]}"#, 130),
        ("route", #"{"costing":"auto","locations":[{"lat":1,"lon":2},{"lat":91,"lon":2}]}"#, 130),
        ("route", #"{"costing":"auto","locations":[{"lat":0,"lon":0},{"lat":1,"lon":1}]}"#, 171),
        ("route", "{\(Check.two),\"costing\":\"auto\",\"shape_format\":\"wkt\"}", 164),
        ("isochrone", "{\(Check.two),\"costing\":\"auto\"}", 150),
        ("isochrone", #"{"costing":"auto","locations":[],"contours":[{"time":1}]}"#, 120),
        ("isochrone", #"{"costing":"auto","locations":[{"lat":60.17,"lon":24.94}]}"#, 113),
        (
            "isochrone",
            #"{"costing":"auto","locations":[{"lat":60.17,"lon":24.94}],"contours":[{}]}"#, 111
        ),
        (
            "isochrone",
            #"{"costing":"auto","locations":[{"lat":60.17,"lon":24.94}],"contours":[{"time":121}]}"#,
            151
        ),
        (
            "isochrone",
            """
            {"costing":"auto","locations":[{"lat":60.17,"lon":24.94}],
            "contours":[{"time":1},{"time":2},{"time":3},{"time":4},{"time":5}]}
            """, 152
        ),
        (
            "isochrone",
            """
            {"costing":"auto","locations":[{"lat":60.17,"lon":24.94}],"contours":[{"time":1}],
            "reverse":true}
            """, 142
        ),
        ("sources_to_targets", #"{"costing":"auto"}"#, 112),
        ("sources_to_targets", #"{"costing":"auto","sources":[],"targets":[]}"#, 121),
        (
            "sources_to_targets",
            #"{"costing":"auto","sources":[{"lat":60.17,"lon":24.94}],"targets":[]}"#, 122
        ),
        ("sources_to_targets", #"{"costing":"auto","sources":[1],"targets":[]}"#, 131),
        (
            "sources_to_targets",
            #"{"costing":"auto","sources":[{"lat":60.17,"lon":24.94}],"targets":[2]}"#, 132
        ),
        ("trace_route", #"{"costing":"auto"}"#, 114),
        ("trace_route", #"{"costing":"auto","shape":[]}"#, 123),
        ("trace_route", #"{"costing":"auto","shape":[3,4]}"#, 134),
        ("trace_route", #"{"costing":"auto","encoded_polyline":"_"}"#, 134),
        (
            "trace_attributes",
            #"{"costing":"auto","shape":[{"lat":0,"lon":0},{"lat":0,"lon":0.001}]}"#, 444
        ),
        ("locate", #"{"costing":"auto","locations":[]}"#, 120),
        ("expansion", "{\(Check.two),\"costing\":\"auto\"}", 144),
    ])
    func everyNumberHasItsReason(action: String, body: String, code: Int) throws {
        #expect(try Check.code(action, body) == code, "\(action) \(body)")
    }

    @Test func otherPathsAndMethodsAreToldInItsForm() throws {
        let unknown = try Check.asked.json("/valhalla/elevator")
        #expect(unknown.status == 404 && unknown.value.error_code.integer == 106)
        let method = try Check.asked.json("/route", .delete)
        #expect(method.status == 405 && method.value.error_code.integer == 101)
    }
}
