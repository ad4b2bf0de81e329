import Atlas
import Foundation
import HTTPTypes
import HummingbirdCore
import MapServer
import NIOCore
import Testing

/// Imagery and heights as a server describes them.
@Suite struct GroundRouteTests {
    private let files: TestServer
    private let server: MapServer

    init() throws {
        files = try TestServer(pages: [
            "resources/Styles/hybrid-light.json":
                #"{"version":8,"sources":{},"layers":[],"name":"hybrid"}"#
        ])
        // The atlas's archive of tiles stands in for its heights.
        let ground = MapGround(
            imagery: GroundTiles(
                path: "/imagery/{z}/{x}/{y}", zooms: 3...9, tileSize: 256,
                attribution: "Somebody", bounds: [1, 2, 3, 4], version: "v1"),
            terrain: GroundTiles(
                path: "/terrain/{z}/{x}/{y}.png", zooms: 7...12, tileSize: 256,
                encoding: "terrarium"),
            contours: GroundTiles(
                path: "/contours/{z}/{x}/{y}.mvt", zooms: 9...14,
                layer: .init("lines", fields: ["ele": "Meters."])),
            heightsFile: AtlasFile.tiles
        ) { document, layers in
            let text = String(decoding: document, as: UTF8.self)
            return Array(
                text.replacing(
                    #""layers":[]"#,
                    with:
                        #""layers":[{"id":"\#(layers.imagery) \#(layers.terrain) \#(layers.isDark) \#(layers.showsContours)"}]"#
                ).utf8)
        }
        server = try MapServer(
            atlases: [try Atlas.open(files.atlasPath)], resources: files.folder + "/resources",
            service: nil, ground: ground)
    }

    private func get(_ path: String) async throws -> TestServer.Answer {
        try await TestServer.get(path, from: server)
    }

    @Test func theMapTellsOfTheGround() async throws {
        let map = try await get("/tiles.json").json
        #expect(map["imagery"] as? String == "http://maps.test:8080/imagery.json")
        #expect(map["terrain"] as? String == "http://maps.test:8080/terrain.json")
        let without = try await files.get("/tiles.json").json
        #expect(map["contours"] as? String == "http://maps.test:8080/contours.json")
        #expect(without["imagery"] == nil && without["terrain"] == nil)
        #expect(without["contours"] == nil)
    }

    @Test func tilesOfTheGroundAreDescribed() async throws {
        let imagery = try await get("/imagery.json")
        #expect(imagery.headers[.contentType] == "application/json; charset=utf-8")
        #expect(
            imagery.json["tiles"] as? [String]
                == ["http://maps.test:8080/imagery/{z}/{x}/{y}?v=v1"])
        #expect(imagery.json["minzoom"] as? Int == 3 && imagery.json["maxzoom"] as? Int == 9)
        #expect(imagery.json["attribution"] as? String == "Somebody")
        #expect(imagery.json["bounds"] as? [Double] == [1, 2, 3, 4])
        #expect(imagery.json["encoding"] == nil)
        let terrain = try await get("/terrain.json").json
        #expect(terrain["encoding"] as? String == "terrarium")
        #expect(terrain["bounds"] as? [Double] == [-2, -1, 4, 3])
        let template = try #require((terrain["tiles"] as? [String])?.first)
        #expect(template.hasPrefix("http://maps.test:8080/terrain/{z}/{x}/{y}.png?v="))
        let contours = try await get("/contours.json").json
        #expect(contours["minzoom"] as? Int == 9 && contours["maxzoom"] as? Int == 14)
        #expect(contours["bounds"] as? [Double] == [-2, -1, 4, 3])
        #expect(contours["tileSize"] == nil && contours["encoding"] == nil)
        let layers = try #require(contours["vector_layers"] as? [[String: Any]])
        #expect(layers.map { $0["id"] as? String } == ["lines"])
        #expect(layers.first?["fields"] as? [String: String] == ["ele": "Meters."])
        for path in ["/imagery.json", "/terrain.json", "/contours.json"] {
            #expect(try await files.get(path).status == 404)
        }
    }

    @Test(arguments: [
        ("", "absent hidden false false"), ("?terrain=true", "absent shaded false false"),
        ("?style=hybrid", "below hidden false false"),
        ("?style=imagery", "alone hidden false false"),
        ("?style=imagery&terrain=true", "alone shaded false false"),
        ("?contours=true", "absent hidden false true"),
    ])
    func stylesShowTheGround(query: String, shown: String) async throws {
        // Twice, as the document is kept.
        for _ in 0..<2 {
            let style = try await get("/style.json" + query).json
            let layers = style["layers"] as? [[String: Any]]
            #expect(layers?.first?["id"] as? String == shown)
        }
        #expect(try await files.get("/style.json?style=imagery").status == 400)
    }
}
