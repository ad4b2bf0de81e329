import Atlas
import Testing

/// A manifest with every field filled in.
func makeManifest(name: String = "town.osm.pbf") -> AtlasManifest {
    AtlasManifest(
        generator: "mapwright test",
        extract: .init(name: name, byteCount: 685_110, crc32: "0badcafe"),
        dataDate: "2020-10-04T20:19:02Z",
        bounds: AtlasBounds(south: 60.16, west: 24.93, north: 60.18, east: 24.96),
        languages: ["en", "fi"],
        elements: .init(nodes: 3, ways: 2, relations: 1),
        features: ["streets": 2, "buildings": 1],
        missing: .init(nodesOfWays: 4, waysOfRelations: 5))
}

@Suite struct AtlasManifestTests {
    @Test func roundTrip() throws {
        var manifest = makeManifest()
        manifest.files = [.init(name: "tiles.pmtiles", byteCount: 7, crc32: "00000001")]
        let bytes = try manifest.encoded()
        #expect(try AtlasManifest.decode(bytes, path: "m") == manifest)
    }

    @Test func sameContentGivesSameBytes() throws {
        let bytes = try makeManifest().encoded()
        for _ in 0..<50 {
            var other = makeManifest()
            other.features = [:]
            for kind in ["buildings", "streets"].shuffled() {
                other.features[kind] = makeManifest().features[kind]
            }
            #expect(try other.encoded() == bytes)
        }
    }

    @Test func textIsReadable() throws {
        let text = String(decoding: try makeManifest().encoded(), as: UTF8.self)
        #expect(text.contains("\"format\" : \"mapwright-atlas\""))
        #expect(text.contains("\"attribution\" : \"© OpenStreetMap contributors\""))
        #expect(text.contains("\"licence\" : \"ODbL-1.0\""))
        #expect(text.contains("\"west\" : 24.93"))
        #expect(text.hasSuffix("}\n"))
    }

    @Test func missingDateStaysMissing() throws {
        var manifest = makeManifest()
        manifest.dataDate = nil
        #expect(try AtlasManifest.decode(try manifest.encoded(), path: "m").dataDate == nil)
    }

    @Test(arguments: [
        ("", AtlasError.Code.damagedManifest("it is not a JSON document with format and version")),
        ("{}", .damagedManifest("it is not a JSON document with format and version")),
        (#"{"format":"gpx","version":1}"#, .foreignFormat("gpx")),
        (
            #"{"format":"mapwright-atlas","version":0}"#,
            .damagedManifest("version 0 does not exist")
        ),
        (#"{"format":"mapwright-atlas","version":2}"#, .newerVersion(found: 2, known: 1)),
        (
            #"{"format":"mapwright-atlas","version":1}"#,
            .damagedManifest(#""generator" is missing in the document"#)
        ),
    ])
    func refusesOtherDocuments(text: String, code: AtlasError.Code) {
        #expect(throws: AtlasError(code, "m")) {
            try AtlasManifest.decode(Array(text.utf8), path: "m")
        }
    }

    @Test(arguments: ["../secret", "a/b", "", ".hidden", "manifest.json"])
    func refusesNamesThatLeaveTheBundle(name: String) throws {
        var manifest = makeManifest()
        manifest.files = [.init(name: name, byteCount: 1, crc32: "00000000")]
        let bytes = try manifest.encoded()
        #expect(throws: AtlasError.self) { try AtlasManifest.decode(bytes, path: "m") }
    }

    @Test func refusesFilesListedTwice() throws {
        var manifest = makeManifest()
        let file = AtlasManifest.File(name: "a", byteCount: 1, crc32: "00000000")
        manifest.files = [file, file]
        let bytes = try manifest.encoded()
        #expect(throws: AtlasError(.damagedManifest(#""a" is listed twice"#), "m")) {
            try AtlasManifest.decode(bytes, path: "m")
        }
    }

    @Test func everyPrefixIsAnError() throws {
        let bytes = try makeManifest().encoded()
        for length in 0..<(bytes.count - 2) {
            #expect(throws: AtlasError.self) {
                try AtlasManifest.decode(Array(bytes[..<length]), path: "m")
            }
        }
    }

    @Test(arguments: [(0 as UInt32, "00000000"), (0xab, "000000ab"), (.max, "ffffffff")])
    func checksumsHaveEightDigits(crc: UInt32, text: String) {
        #expect(Atlas.checksum(crc) == text)
    }
}
