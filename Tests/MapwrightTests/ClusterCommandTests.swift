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
                let count: Int
                let point: Int
                let expansionZoom: Int?
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
        #expect(found.features[0].properties.expansionZoom != nil)
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
        let program = try await Program.run(["cluster", path, "--zoom", "3"])
        #expect(program.status == 1)
        #expect(program.output.isEmpty)
        #expect(program.errors == "mapwright: \(message)\n")
    }

    @Test(arguments: [
        ["cluster", "a.csv"], ["cluster", "a.csv", "--zoom", "40"],
        ["cluster", "a.csv", "--zoom", "3", "--size", "1x1"],
        ["cluster", "a.csv", "--region", "1,2,3", "--size", "10x10"],
        ["cluster", "a.csv", "--zoom", "3", "--radius", "-1"],
    ])
    func badUsageIsExitCode64(arguments: [String]) async throws {
        #expect(try await Program.run(arguments).status == 64)
    }
}
