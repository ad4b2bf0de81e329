import Foundation
import Testing

/// `route`, `matrix`, `isochrone` and `match` on the sample city, as a person runs them.
@Suite struct RoadsCommandTests {
    private static let city = Task { () throws -> (folder: Folder, path: String) in
        let folder = try Folder()
        let path = folder.path + "/city.atlas"
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let sample = root.appendingPathComponent("Samples/helsinki.osm.pbf").path
        let program = try await Program.run(["import", sample, "-o", path, "--quiet"])
        #expect(program.status == 0, "\(program.errors)")
        return (folder, path)
    }

    private func run(_ arguments: [String]) async throws -> Program {
        try await Program.run(arguments + ["--atlas", try await Self.city.value.path])
    }

    private func json(_ arguments: [String]) async throws -> [String: Any] {
        let program = try await run(arguments)
        #expect(program.status == 0, "\(program.errors)")
        #expect(program.output.hasSuffix("}\n"))
        return try #require(
            try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])
    }

    private let station = "60.1711,24.9414"
    private let park = "60.1674,24.9500"

    @Test(arguments: ["automobile", "walking", "cycling"])
    func routesAddUp(mode: String) async throws {
        let answer = try await json(["route", station, park, "--mode", mode, "--json"])
        let routes = try #require(answer["routes"] as? [[String: Any]])
        let route = try #require(routes.first)
        #expect(route["transportType"] as? String == mode)
        let distance = try #require(route["distance"] as? Double)
        let time = try #require(route["expectedTravelTime"] as? Double)
        #expect(distance > 500 && distance < 3000)
        let steps = try #require(route["steps"] as? [[String: Any]])
        let meters = steps.compactMap { $0["distance"] as? Double }.reduce(0, +)
        let seconds = steps.compactMap { $0["expectedTravelTime"] as? Double }.reduce(0, +)
        #expect(abs(meters - distance) < 0.1 * Double(steps.count))
        #expect(abs(seconds - time) < 0.1 * Double(steps.count))
        let maneuvers = steps.compactMap { ($0["maneuver"] as? [String: Any])?["type"] as? String }
        #expect(maneuvers.first == "depart")
        #expect(maneuvers.last == "arrive")
        let line = try #require(route["geometry"] as? [[Double]])
        #expect(line.count > 5)
        #expect(line.allSatisfy { $0.count == 2 && 24.8...25.1 ~= $0[0] && 60.1...60.3 ~= $0[1] })
        #expect((answer["waypoints"] as? [Any])?.count == 2)
    }

    @Test func placesAreFoundByName() async throws {
        let program = try await run(["route", "Ateneum", station, "--mode", "walking"])
        #expect(program.status == 0, "\(program.errors)")
        #expect(program.output.hasPrefix("“Ateneum”: Ateneum, Kaivokatu 2, 00100 Helsinki\n"))
        #expect(program.output.contains(" m"))
        // The nearest of many.
        let here = try await run(["route", "60.1699,24.9384", "pharmacy", "--mode", "walking"])
        #expect(here.output.contains("“pharmacy”: Yliopiston apteekki"), "\(here.output)")
        let there = try await run(["route", "60.1565,24.9560", "pharmacy", "--mode", "walking"])
        #expect(!there.output.contains("Yliopiston apteekki"), "\(there.output)")
        let nowhere = try await run(["route", "Xyzzyplugh", station])
        #expect(nowhere.status == 1)
        #expect(
            nowhere.errors == "mapwright: there is no “Xyzzyplugh” in this atlas\n",
            "\(nowhere.errors)")
    }

    @Test func placesInTheSouthAreNoOptions() async throws {
        let far = try await run(["route", "-33.86,151.2", "-33.87,151.21"])
        #expect(far.status == 1)
        #expect(far.errors.hasPrefix("mapwright: there is no road within"), "\(far.errors)")
        let near = try await run(["search", "cafe", "--near", "-33.86,151.2", "--json"])
        #expect(near.status == 0, "\(near.errors)")
        #expect(try await run(["route", "-x", "-33.87,151.21"]).status == 64)
    }

    @Test func outputsAreWhatTheySay() async throws {
        let geojson = try await json(["route", station, park, "--output", "geojson"])
        #expect(geojson["type"] as? String == "FeatureCollection")
        let gpx = try await run(["route", station, park, "--output", "gpx"])
        #expect(gpx.output.hasPrefix("<?xml"))
        let polyline = try await run(["route", station, park, "--output", "polyline"])
        #expect(polyline.output.count > 20)
        // What was written can be matched.
        let folder = try Folder()
        let track = folder.path + "/way.gpx"
        try Data(gpx.output.utf8).write(to: URL(fileURLWithPath: track))
        let match = try await json(["match", track, "--json"])
        #expect((match["routes"] as? [Any])?.count == 1)
    }

    @Test func matricesHaveRows() async throws {
        let answer = try await json(["matrix", station, park, "60.1650,24.9370", "--json"])
        let durations = try #require(answer["durations"] as? [[Double]])
        #expect(durations.map(\.count) == [3, 3, 3])
        #expect((0..<3).allSatisfy { durations[$0][$0] == 0 })
        let table = try await run(["matrix", station, "--to", park])
        #expect(table.output.contains("min"))
    }

    @Test func isochronesAreGeoJSON() async throws {
        let answer = try await json(["isochrone", station, "--minutes", "2,4", "--mode", "walking"])
        let features = try #require(answer["features"] as? [[String: Any]])
        #expect(features.count == 2)
        #expect(
            features.compactMap { ($0["geometry"] as? [String: Any])?["type"] as? String }
                == ["MultiPolygon", "MultiPolygon"])
    }

    @Test func unitsChangeWhatIsTold() async throws {
        let route = ["route", station, park, "--mode", "walking", "--language", "en"]
        let metric = try await run(route).output
        let imperial = try await run(route + ["--units", "imperial"]).output
        #expect(imperial != metric)
        #expect(imperial.contains("mi,"), "\(imperial)")
        #expect(!metric.contains("mi,"), "\(metric)")
        let answer = try await json(route + ["--units", "imperial", "--json"])
        let told = try #require(answer["routes"] as? [[String: Any]])[0]["distanceText"] as? String
        #expect(told?.hasSuffix("mi") == true, "\(told ?? "nothing")")
    }

    @Test func whenToLeaveIsTold() async throws {
        let route = ["route", station, park, "--mode", "walking"]
        let late = try await run(route + ["--arrive", "2026-03-01T00:05"]).output
        #expect(late.contains("\n  Leave 2026-02-28 23:"), "\(late)")
        #expect(late.contains(", arrive 2026-03-01 00:05\n"), "\(late)")
        let early = try await run(route + ["--depart", "2026-03-01T08:30"]).output
        #expect(early.contains("\n  Leave 08:30, arrive 0"), "\(early)")
        #expect(try await !run(route).output.contains("Leave"))
    }

    @Test func costsAndSpeedsComeFromFiles() async throws {
        let folder = try Folder()
        func file(_ name: String, _ text: String) throws -> String {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
            return "\(folder.path)/\(name)"
        }
        func seconds(_ more: [String]) async throws -> Double {
            let answer = try await json(["route", station, park, "--json"] + more)
            let routes = try #require(answer["routes"] as? [[String: Any]])
            return try #require(routes[0]["expectedTravelTime"] as? Double)
        }
        let usual = try await seconds([])
        let classes = [
            "primary", "secondary", "tertiary", "unclassified", "residential", "service",
        ]
        let half = classes.map { "\"\($0)\":0.5" }.joined(separator: ",")
        let slow = try file("slow.json", "{\"speeds\":{\(half)}}")
        #expect(try await seconds(["--profile", slow]) > usual * 1.3)
        let speeds = try file("none.csv", "# nothing is known\n")
        #expect(try await seconds(["--speeds", speeds]) == usual)
        let broken = try file("broken.csv", "1,2\nhello\n")
        let program = try await run(["route", station, park, "--speeds", broken])
        #expect(program.status == 1)
        #expect(program.errors.contains("line 2 of the speeds"), "\(program.errors)")
    }

    @Test func changedProfilesAreImported() async throws {
        let folder = try Folder()
        let profile = try await Program.run(["profile", "walking"])
        #expect(profile.status == 0)
        let slow = profile.output.replacingOccurrences(
            of: "\"residential\": 5", with: "\"residential\": 2.5")
        let path = folder.path + "/slow.json"
        try Data(slow.utf8).write(to: URL(fileURLWithPath: path))
        let extract = folder.path + "/street.osm"
        let xml = """
            <osm version="0.6"><node id="1" lat="0" lon="0"/><node id="2" lat="0" lon="0.01"/>
            <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
            """
        try Data(xml.utf8).write(to: URL(fileURLWithPath: extract))
        var times: [Double] = []
        for more in [[], ["--profile", path]] {
            let atlas = folder.path + "/\(times.count).atlas"
            let made = try await Program.run(["import", extract, "-o", atlas, "-q"] + more)
            #expect(made.status == 0, "\(made.errors)")
            let route = try await Program.run(
                ["route", "0,0", "0,0.01", "--mode", "walking", "--json", "--atlas", atlas])
            let answer =
                try JSONSerialization.jsonObject(with: Data(route.output.utf8)) as? [String: Any]
            let routes = try #require(answer?["routes"] as? [[String: Any]], "\(route.errors)")
            times.append(try #require(routes[0]["expectedTravelTime"] as? Double))
        }
        #expect(abs(times[1] / times[0] - 2) < 0.01)
        let broken = folder.path + "/broken.json"
        try Data("{\"mode\": 3}".utf8).write(to: URL(fileURLWithPath: broken))
        let failed = try await Program.run(
            ["import", extract, "-o", folder.path + "/x.atlas", "--profile", broken])
        #expect(failed.status == 1)
        #expect(failed.errors.contains("broken.json is not a profile"), "\(failed.errors)")
    }

    @Test func aModeOfOnesOwnStandsBesideTheOthers() async throws {
        let folder = try Folder()
        let cycling = try await Program.run(["profile", "bike"]).output
        let scooter = cycling.replacingOccurrences(
            of: "\"name\": \"cycling\"", with: "\"name\": \"scooter\""
        ).replacingOccurrences(of: "\"bicycle\", \"bike\"", with: "\"e-scooter\"")
        let profile = folder.path + "/scooter.json"
        try Data(scooter.utf8).write(to: URL(fileURLWithPath: profile))
        let extract = folder.path + "/street.osm"
        let xml = """
            <osm version="0.6"><node id="1" lat="0" lon="0"/><node id="2" lat="0" lon="0.01"/>
            <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
            """
        try Data(xml.utf8).write(to: URL(fileURLWithPath: extract))
        let atlas = folder.path + "/street.atlas"
        let made = try await Program.run(
            ["import", extract, "-o", atlas, "-q", "--modes", "car,foot,wheelchair,scooter"]
                + ["--profile", profile])
        #expect(made.status == 0, "\(made.errors)")
        let inspected = try await Program.run(["inspect", atlas]).output
        let modes =
            "automobile (vehicle), scooter (bicycle), walking (pedestrian), wheelchair (pedestrian)"
        #expect(inspected.contains("  Modes         \(modes)\n"), "\(inspected)")
        let ends = ["0,0", "0,0.01", "--atlas", atlas, "--mode"]
        for (word, name, moving) in [
            ("scooter", "scooter", "cycling"), ("e-scooter", "scooter", "cycling"),
            ("wheelchair", "wheelchair", "walking"), ("foot", "walking", "walking"),
            ("driving", "automobile", "driving"),
        ] {
            let answer = try await Program.run(["route"] + ends + [word, "--json"]).output
            #expect(answer.contains("\"transportType\":\"\(name)\""), "\(answer)")
            #expect(answer.contains("\"mode\":\"\(moving)\""), "\(answer)")
        }
        let area = try await Program.run(
            ["isochrone", "0,0", "--minutes", "2", "--atlas", atlas, "--mode", "e-scooter"])
        #expect(area.output.contains("\"minutes\":2,\"mode\":\"scooter\""), "\(area.output)")
        let matrix = try await Program.run(["matrix"] + ends + ["scooter", "--json"])
        #expect(matrix.output.hasPrefix("{\"durations\":[[0,"), "\(matrix.output)")
        let absent = try await Program.run(["route"] + ends + ["cycling"])
        #expect(absent.status == 64)
        #expect(
            absent.errors == "mapwright: “cycling” is not a mode of this atlas: "
                + "automobile, scooter, walking, wheelchair\n", "\(absent.errors)")
    }

    @Test func modesAreChosenByName() async throws {
        let unknown = try await Program.run(["import", "x.osm", "--modes", "walking,hovercraft"])
        #expect(unknown.status == 64)
        #expect(
            unknown.errors.contains(
                "\"hovercraft\" is not a way to travel: automobile, walking, cycling, wheelchair, motorcycle, truck or none."
            ), "\(unknown.errors)")
        let profile = try await Program.run(["profile", "hovercraft"])
        #expect(profile.status == 64)
        #expect(
            profile.errors.contains(
                "\"hovercraft\" is not a profile: automobile, walking, cycling, wheelchair, motorcycle, truck."
            ),
            "\(profile.errors)")
        // Two modes for one word.
        let folder = try Folder()
        let hiker = try await Program.run(["profile", "walking"]).output
            .replacingOccurrences(of: "\"name\": \"walking\"", with: "\"name\": \"hiker\"")
        let path = folder.path + "/hiker.json"
        try Data(hiker.utf8).write(to: URL(fileURLWithPath: path))
        let both = try await Program.run(["import", "x.osm", "--profile", path])
        #expect(both.status == 1)
        #expect(both.errors.contains("“foot” names two modes, walking and hiker"), "\(both.errors)")
    }

    @Test func badQuestionsAreNamed() async throws {
        for (arguments, status, text) in [
            (["route", station, "0,0"], 1, "there is no road within 10000 m of place 2"),
            (["route", station, "95,0"], 64, "not a latitude and a longitude"),
            (["route", station], 64, "<to>"), (["route"], 64, "<from>"),
            (["route", station, park, "--mode", "hovercraft"], 64, "“hovercraft” is not a mode"),
            (["route", station, park, "--avoid", "hills"], 64, "“hills” cannot be avoided"),
            (["isochrone", station], 64, "--minutes"),
            (["isochrone", station, "--minutes", "soon"], 64, "“soon” is not a number of minutes"),
            (["match", "/nowhere.gpx"], 1, "nowhere.gpx"), (["matrix"], 64, "<from>"),
        ] as [([String], Int32, String)] {
            let program = try await run(arguments)
            #expect(program.status == status, "\(arguments): \(program.errors)")
            #expect(program.errors.contains(text), "\(arguments): \(program.errors)")
            #expect(program.output.isEmpty)
        }
    }
}
