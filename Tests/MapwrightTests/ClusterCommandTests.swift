import Foundation
import Testing

/// `mapwright cluster` on tables and GeoJSON.
@Suite struct ClusterCommandTests {
    private static func file(_ text: String, _ name: String, in folder: Folder) throws -> String {
        let path = folder.path + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private struct Collection: Decodable {
        struct Feature: Decodable {
            struct Geometry: Decodable { let coordinates: [Double] }
            struct Properties: Decodable {
                let cluster: Bool
                let point_count: Int?
                let point_count_abbreviated: String?
                let cluster_id: Int?
                let point: Int?
                let expansion_zoom: Int?
                let name: String?
                var count: Int { point_count ?? 1 }
            }

            let geometry: Geometry
            let properties: Properties
        }

        let features: [Feature]
        let zoom: Int
        let points: Int
    }

    private static func clusters(_ arguments: [String]) async throws -> Collection {
        let program = try await Program.run(["cluster"] + arguments + ["--json"])
        #expect(program.status == 0, "\(program.errors)")
        return try JSONDecoder().decode(Collection.self, from: Data(program.output.utf8))
    }

    @Test func aTableIsClustered() async throws {
        let folder = try Folder()
        let path = try Self.file(
            """
            name,Lon,"Lat"
            "Café ""Ekberg"", since 1852",24.9384,60.1640
            "two
            lines",24.9385,60.1641

            Tampere , 23.76 ,61.4978
            """, "shops.csv", in: folder)
        let found = try await Self.clusters([path, "--zoom", "8"])
        #expect(found.points == 3 && found.zoom == 8)
        #expect(found.features.map(\.properties.count) == [2, 1])
        #expect(
            found.features[0].geometry.coordinates == [24.9384, 60.164]
                || found.features[0].geometry.coordinates == [24.9385, 60.1641])
        #expect(found.features[0].properties.expansion_zoom != nil)
        #expect(found.features[0].properties.point_count_abbreviated == "2")
        #expect(found.features[0].properties.cluster && found.features[0].properties.point == nil)
        #expect(found.features[1].properties.cluster_id == nil)
        #expect(found.features[1].properties.name == nil)
        #expect(found.features[1].properties.point == 2)
        let region = try await Self.clusters(
            [path, "--region", "60,24,61,25.5", "--size", "800x600"])
        #expect(region.features.map(\.properties.count) == [2])
    }

    @Test func otherSeparatorsAndLineEndsAreRead() async throws {
        let folder = try Folder()
        let rows = "\u{feff}id;breite;länge\r\n1;1.5;2e1\r\n2;-0.000000000000012345678;20\r\n"
        let path = try Self.file(rows, "orte.csv", in: folder)
        let found = try await Self.clusters(
            [path, "--zoom", "22", "--latitude", "breite", "--longitude", "Länge"])
        #expect(found.features.count == 2)
    }

    @Test func geoJSONIsClustered() async throws {
        let folder = try Folder()
        let point = { (x: Double) in
            #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[\#(x),10]}}"#
        }
        let line = """
            {"type":"Feature","properties":null,
             "geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}}
            """
        let text =
            #"{"type":"FeatureCollection","features":["#
            + [point(179.99), point(-179.99), line, point(0)].joined(separator: ",") + "]}"
        let path = try Self.file(text, "points.geojson", in: folder)
        let found = try await Self.clusters([path, "--zoom", "4"])
        #expect(found.features.map(\.properties.count) == [2, 1])
    }

    @Test(arguments: [
        ("lat,lon\n1,2\n3,x\n", "line 3: “x” is not a number"),
        ("lat,lon\n1,2\n\n3\n", "line 4: the record has no field for lon"),
        ("lat,lon\n1,2\n\"3,4\n", "line 3: a quoted field is not closed"),
        ("lat,lon\n1\"2,2\n", "line 2: a quote stands in the middle of a field"),
        (
            "lat,lon\n120,60\n",
            "line 2: lat 120.0 is out of range; are latitude and longitude swapped?"
        ),
        (
            "a,b\n1,2\n",
            "line 1: the header has no columns for latitude and longitude, only: a, b; "
                + "name them with --latitude and --longitude"
        ),
    ])
    func brokenTablesAreNamedByLine(text: String, message: String) async throws {
        let folder = try Folder()
        let path = try Self.file(text, "broken.csv", in: folder)
        let program = try await Program.run(["cluster", path, "--zoom", "3", "--strict"])
        #expect(program.status == 1)
        #expect(program.output.isEmpty)
        // Before the fault, how many points were read until then.
        #expect(
            program.errors.split(separator: "\n").last ?? "" == "mapwright: \(message)",
            "\(program.errors)")
    }

    @Test func brokenRowsArePassedOverWithAReport() async throws {
        let folder = try Folder()
        let path = try Self.file("lat,lon\n1,2\n3,x\n4,y\n", "broken.csv", in: folder)
        let program = try await Program.run(["cluster", path, "--zoom", "3"])
        #expect(program.status == 0)
        #expect(program.output.hasSuffix("1 points in 1 clusters at zoom 3\n"))
        #expect(
            program.errors.hasSuffix(
                "Passed over line 3: “x” is not a number, and 1 more like it\n"))
        let none = try Self.file("lat,lon\n3,x\n", "none.csv", in: folder)
        let failed = try await Program.run(["cluster", none, "--zoom", "3"])
        #expect(failed.status == 1 && failed.output.isEmpty)
        #expect(failed.errors.contains("no row could be read; line 2: “x” is not a number"))
    }

    @Test func brokenFeaturesArePassedOverWithAReport() async throws {
        let folder = try Folder()
        func point(_ coordinates: String) -> String {
            #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":\#(coordinates)}}"#
        }
        let features = [point("[2,1]"), point("[null,2]"), point("[5]")].joined(separator: ",")
        let text = #"{"type":"FeatureCollection","features":[\#(features)"#
        let path = try Self.file(text + "]}", "points.geojson", in: folder)
        let program = try await Program.run(["cluster", path, "--zoom", "3"])
        #expect(program.status == 0)
        #expect(program.output.hasSuffix("1 points in 1 clusters at zoom 3\n"))
        #expect(program.errors.contains("Passed over features[1].geometry.coordinates[0], byte "))
        #expect(program.errors.contains("Passed over features[2].geometry.coordinates"))
        let cut = try Self.file(text, "cut.geojson", in: folder)
        let failed = try await Program.run(["cluster", cut, "--zoom", "3"])
        #expect(failed.status == 1 && failed.output.isEmpty)
        #expect(failed.errors.hasPrefix("Read 1 points before the fault\nmapwright: "))
    }

    @Test func columnsAreKeptOnRequest() async throws {
        let folder = try Folder()
        let path = try Self.file("name;lat;lon\nA;1,5;2\nB;50;2\n", "a.csv", in: folder)
        let found = try await Self.clusters([path, "--zoom", "10", "--properties"])
        #expect(found.features.map(\.properties.name) == ["A", "B"])
    }

    @Test func clustersGoToFiles() async throws {
        let folder = try Folder()
        let path = try Self.file(
            "lat,lon\n60.164,24.9384\n60.165,24.9385\n61.4978,23.76\n", "a.csv", in: folder)
        for name in ["a.pmtiles", "a.clusters", "a.mvt", "a.geojson"] {
            let rest =
                name == "a.mvt"
                ? ["--tile", "0/0/0"]
                : name == "a.geojson" ? ["--zoom", "5"] : ["--max-zoom", "6"]
            let output = folder.path + "/" + name
            let program = try await Program.run(["cluster", path, "-o", output] + rest)
            #expect(program.status == 0, "\(program.errors)")
            let size = try FileManager.default.attributesOfItem(atPath: output)[.size] as? Int
            #expect((size ?? 0) > 0)
        }
        // The saved index is clustered as the points are.
        let saved = try await Self.clusters([folder.path + "/a.clusters", "--zoom", "5"])
        #expect(saved.features.map(\.properties.count) == [2, 1])
    }

    @Test(arguments: [
        ["cluster", "a.csv"], ["cluster", "a.csv", "--zoom", "40"],
        ["cluster", "a.csv", "--zoom", "3", "--size", "1x1"],
        ["cluster", "a.csv", "--region", "1,2,3", "--size", "10x10"],
        ["cluster", "a.csv", "--zoom", "3", "--radius", "-1"],
        ["cluster", "a.csv", "-o", "a.mvt"], ["cluster", "a.csv", "-o", "a.txt", "--zoom", "3"],
        ["cluster", "a.csv", "-o", "a.pmtiles", "--zoom", "3"],
        ["cluster", "a.csv", "--zoom", "3", "--tile", "0/0/0"],
    ])
    func badUsageIsExitCode64(arguments: [String]) async throws {
        #expect(try await Program.run(arguments).status == 64)
    }
}
