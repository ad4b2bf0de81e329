import MapAPI
import Testing

@Suite struct OSRMMatchTests {
    private typealias Check = OSRMChecks

    /// Points along a route, every second one, some meters off.
    private func track() throws -> [String] {
        let route = try Check.ok(
            "/route/v1/driving/\(Check.two)?overview=full&geometries=geojson")
        return Check.points(route.routes[0].geometry, "geojson").enumerated().compactMap {
            $0 % 2 == 0 ? "\($1[0] + 2e-5),\($1[1] - 1e-5)" : nil
        }
    }

    @Test func aTrackIsMatchedPointByPoint() throws {
        let track = try track()
        let answer = try Check.ok(
            "/match/v1/driving/\(track.joined(separator: ";"))?steps=true&overview=full"
                + "&annotations=true")
        #expect(answer.tracepoints.list.count == track.count)
        let points = answer.tracepoints.list.filter(\.exists)
        #expect(points.count > track.count / 2)
        for (number, matching) in answer.matchings.list.enumerated() {
            Check.check(matching, "polyline", hasSteps: true)
            let confidence = matching.confidence.number ?? -1
            #expect(confidence > 0 && confidence <= 1)
            let own = points.filter { $0.matchings_index.integer == number }
            #expect(own.count == matching.legs.list.count + 1)
            #expect(own.compactMap(\.waypoint_index.integer) == Array(own.indices))
        }
        for point in points {
            #expect((point.distance.number ?? 99) < 60)
            #expect((point.alternatives_count.integer ?? -1) >= 0)
        }
    }

    @Test func waypointsAreWhereLegsEnd() throws {
        let track = try track()
        let answer = try Check.ok(
            "/match/v1/driving/\(track.joined(separator: ";"))?waypoints=0;\(track.count - 1)")
        #expect(answer.matchings[0].legs.list.count == 1)
        #expect(answer.tracepoints.list.contains { $0.exists && !$0.waypoint_index.exists })
    }

    @Test func aTrackIsSplitWhereTimePassed() throws {
        let track = try track()
        let middle = track.count / 2
        let times = track.indices.map { $0 < middle ? "\($0)" : "\($0 + 600)" }
        let base =
            "/match/v1/driving/\(track.joined(separator: ";"))?timestamps="
            + times.joined(separator: ";")
        let split = try Check.ok(base)
        let whole = try Check.ok(base + "&gaps=ignore")
        #expect(split.matchings.list.count > whole.matchings.list.count)
        let tidy = try Check.ok(
            "/match/v1/driving/\(track[0]);\(track[0]);\(track[1]);\(track[2])?tidy=true")
        #expect(!tidy.tracepoints[1].exists)
    }

    @Test func tripsVisitAllPlacesOnce() throws {
        let all = Check.places.joined(separator: ";")
        for (ends, legs) in [
            ("", 4), ("?roundtrip=true&source=first&destination=last", 4),
            ("?roundtrip=false&source=first", 3), ("?roundtrip=false&destination=last", 3),
            ("?roundtrip=false&source=first&destination=last", 3),
        ] {
            let answer = try Check.ok("/trip/v1/driving/\(all)\(ends)")
            #expect(answer.trips.list.count == 1)
            Check.check(answer.trips[0], "polyline", hasSteps: false)
            #expect(answer.trips[0].legs.list.count == legs)
            let indices = answer.waypoints.list.compactMap(\.waypoint_index.integer)
            #expect(indices.sorted() == Array(0..<4))
            if ends.contains("source=first") { #expect(indices[0] == 0) }
            if ends.contains("destination=last") { #expect(indices[3] == 3) }
            #expect(answer.waypoints.list.allSatisfy { $0.trips_index.integer == 0 })
        }
    }

    @Test(arguments: [
        ("/trip/v1/driving/\(Check.two)?roundtrip=false", "NotImplemented"),
        ("/trip/v1/driving/\(Check.two)?source=last", "InvalidQuery"),
        ("/trip/v1/driving/24.95,60.17", "InvalidOptions"),
        ("/trip/v1/driving/0,0;1,1", "NoSegment"),
        ("/match/v1/driving/0,0;0,0.001", "NoMatch"),
        ("/match/v1/driving/24.95,60.17", "InvalidOptions"),
        ("/match/v1/driving/\(Check.two)?timestamps=1", "InvalidOptions"),
        ("/match/v1/driving/\(Check.two)?timestamps=a;b", "InvalidQuery"),
        ("/match/v1/driving/\(Check.two)?timestamps=5;4", "InvalidValue"),
        ("/match/v1/driving/\(Check.two)?gaps=fill", "InvalidQuery"),
        ("/match/v1/driving/\(Check.two)?tidy=very", "InvalidQuery"),
    ])
    func problemsHaveTheirCodes(target: String, code: String) throws {
        #expect(try Check.code(target) == code, "\(target)")
    }
}
