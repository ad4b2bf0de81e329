import Atlas
import Foundation
import HTTPTypes
import MapServer
import Testing

/// A file that somebody cuts short while it is served.
@Suite struct TruncatedArchiveTests {
    @Test func tilesThatAreGoneAreReported() async throws {
        let test = try TestServer()
        #expect(try await test.get("/tiles/2/1/1.mvt").status == 200)
        let handle = try #require(
            FileHandle(forWritingAtPath: test.atlasPath + "/" + AtlasFile.tiles))
        try handle.truncate(atOffset: 20)
        try handle.close()
        for path in ["/tiles/0/0/0.mvt", "/tiles/2/1/1.mvt", "/atlas.pmtiles", "/tiles.json"] {
            #expect(try await test.get(path).status == 500, "\(path)")
        }
        let tagged = try await test.get("/tiles/0/0/0.mvt", [.ifNoneMatch: "\"abc\""])
        #expect(tagged.status == 500)
        #expect(try await test.get("/atlas.pmtiles", [.range: "bytes=0-9"]).status == 206)
        #expect(try await test.get("/atlas.pmtiles", [.range: "bytes=100-109"]).status == 500)
        #expect(try await test.get("/health").status == 200)
    }

    @Test func anotherAtlasIsServedFromTheNextRequestOn() async throws {
        let test = try TestServer()
        let before = try await test.get("/tiles.json")
        try FileManager.default.removeItem(atPath: test.atlasPath)
        try TestServer.writeAtlas(to: test.atlasPath, tile: [UInt8]("a newer tile".utf8))
        try test.server.replace([try Atlas.open(test.atlasPath)])
        let after = try await test.get("/tiles/0/0/0.mvt")
        #expect(after.text == "a newer tile")
        #expect(try await test.get("/tiles.json").text != before.text)
    }
}
