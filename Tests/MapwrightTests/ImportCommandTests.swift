import Atlas
import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
    let folder: Folder
    var atlas: String { folder.path + "/helsinki.atlas" }
    static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.osm.pbf").path

    init() throws { folder = try Folder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func theSampleBecomesAnAtlas() async throws {
        let program = try await Program.run(["import", Self.sample], in: folder.path)
        #expect(program.status == 0, "\(program.errors)")
        #expect(program.output.hasPrefix("Made helsinki.atlas, "))
        // Not on a terminal: a line for each step, and nothing that draws.
        let lines = program.errors.split(separator: "\n")
        #expect(lines.first == "Reading the extract")
        #expect(lines.last?.hasPrefix("Finished after ") == true)
        #expect(!program.errors.contains("\r") && !program.errors.contains("\u{1b}"))
        #expect(try names == ["helsinki.atlas"])
        let manifest = try Atlas.open(atlas).manifest
        #expect(manifest.extract.name == "helsinki.osm.pbf")
        #expect(manifest.languages == ["en", "de"])
        let verified = try await Program.run(["inspect", atlas, "--verify"])
        #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test func jobsAndRepetitionChangeNothing() async throws {
        let other = folder.path + "/other.atlas"
        let one = try await Program.run(
            ["import", Self.sample, "-o", atlas, "--jobs", "1", "--quiet", "--language", "fi"])
        #expect(one.status == 0 && one.output.isEmpty && one.errors.isEmpty, "\(one.errors)")
        for jobs in ["1", "3"] {
            let more = try await Program.run(
                ["import", Self.sample, "-o", other, "--jobs", jobs, "--language", "fi"])
            #expect(more.status == 0)
            for name in [AtlasFile.manifest, AtlasFile.tiles] {
                #expect(
                    FileManager.default.contentsEqual(
                        atPath: "\(atlas)/\(name)", andPath: "\(other)/\(name)"), "\(name), \(jobs)"
                )
            }
        }
        #expect(try Atlas.open(other).manifest.languages == ["en", "de", "fi"])
    }

    /// A feed with a stop that has no position, and a trip that is booked.
    private static let feed = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,First,60.1690,24.9380
            B,Second,60.1700,24.9450
            C,Third,x,24.95
            """,
        trips: "route_id,service_id,trip_id\nR,daily,t\nR,daily,booked",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence,start_pickup_drop_off_window,end_pickup_drop_off_window,location_id
            t,8:00:00,8:00:00,A,1,,,
            t,8:10:00,8:10:00,B,2,,,
            booked,,,,1,8:00:00,10:00:00,zone
            """)

    @Test func whatAFeedLosesIsTold() async throws {
        try await Self.feed.withFolder { feed in
            let program = try await Program.run(
                ["import", Self.sample, "-o", atlas, "--modes", "none", "--gtfs", feed])
            #expect(program.status == 0, "\(program.errors)")
            let note =
                "\(feed): 1 broken row is left out; 1 trip is booked or on demand and part of no journey; mapwright inspect \(feed) tells which"
            #expect(
                program.errors.split(separator: "\n").contains { $0 == note }, "\(program.errors)")
        }
    }

    @Test func aFeedIsInspected() async throws {
        try await Self.feed.withFolder { feed in
            let text = try await Program.run(["inspect", feed])
            #expect(text.status == 0, "\(text.errors)")
            for words in [
                "Companies     Transit\n", "Days          2014-10-20 to 2014-10-31\n",
                "Trips         2\n", "stops.txt: 1\n", "ERROR invalid_float, 1: ",
                "stops.txt, row 4, stop_lat: invalid_float \"x\"",
                "INFO flexible_service_not_routed, 1: ",
            ] { #expect(text.output.contains(words), "\(words) in \(text.output)") }
            let json = try await Program.run(["inspect", feed, "--json"])
            let document =
                try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect(document?["tripsOnDemand"] as? Int == 1)
            #expect(document?["skippedRows"] as? [String: Int] == ["stops.txt": 1])
            let findings = try #require(document?["findings"] as? [[String: Any]])
            let error = try #require(findings.first)
            #expect(error["code"] as? String == "invalid_float")
            #expect(error["severity"] as? String == "ERROR")
            let sample = try #require((error["samples"] as? [[String: Any]])?.first)
            #expect(sample["row"] as? Int == 4)
            #expect(sample["field"] as? String == "stop_lat")
            let verified = try await Program.run(["inspect", feed, "--verify"])
            #expect(verified.status == 64)
        }
    }

    @Test(arguments: ["nothing.osm.pbf", "text.osm.pbf", "cut.osm.pbf"])
    func badInputIsOneLineAndLeavesNothing(name: String) async throws {
        let extract = folder.path + "/" + name
        if name == "text.osm.pbf" {
            try Data("this is no extract".utf8).write(to: URL(fileURLWithPath: extract))
        } else if name == "cut.osm.pbf" {
            let whole = try Data(contentsOf: URL(fileURLWithPath: Self.sample))
            try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: extract))
        }
        let before = try names
        let program = try await Program.run(["import", extract, "-o", atlas, "--quiet"])
        #expect(program.status == 1)
        #expect(program.errors.hasPrefix("mapwright: "))
        #expect(program.errors.contains(name))
        #expect(program.errors.split(separator: "\n").count == 1)
        #expect(try names == before)
    }

    @Test func aFolderThatIsNoAtlasIsLeftAlone() async throws {
        let diary = folder.path + "/diary.txt"
        try Data("dear diary".utf8).write(to: URL(fileURLWithPath: diary))
        let program = try await Program.run(["import", Self.sample, "-o", folder.path, "--quiet"])
        #expect(program.status == 1)
        #expect(program.errors.contains("exists and is not an atlas; it was left alone"))
        #expect(try names == ["diary.txt"])
    }
}
