import Deflate
import HTTPTypes
import Testing

@Suite struct TileRouteTests {
    let server: TestServer

    init() throws { server = try TestServer() }

    @Test func storedBytesGoOutUntouched() async throws {
        let answer = try await server.get(
            "/tiles/0/0/0.mvt", [.acceptEncoding: "gzip, deflate, br"])
        #expect(answer.status == 200)
        #expect(answer.headers[.contentEncoding] == "gzip")
        #expect(answer.headers[.contentType] == "application/vnd.mapbox-vector-tile")
        #expect(answer.headers[.contentLength] == "\(answer.body.count)")
        #expect(answer.headers[.vary] == "Accept-Encoding")
        let inflated = try Inflater().inflate(answer.body.span.bytes, .gzip, limit: 1000)
        #expect(inflated == TestServer.tile)
        let stored = server.archive.indices.contains { start in
            server.archive[start...].starts(with: answer.body)
        }
        #expect(stored)
    }

    @Test(arguments: [nil, "", "identity", "br", "gzip;q=0", "gzip; q=0.0, *", "*;q=0"])
    func othersGetPlainBytes(encoding: String?) async throws {
        var headers: HTTPFields = [:]
        headers[.acceptEncoding] = encoding
        let answer = try await server.get("/tiles/0/0/0.mvt", headers)
        #expect(answer.status == 200)
        #expect(answer.headers[.contentEncoding] == nil)
        #expect(answer.body == TestServer.tile)
        #expect(answer.headers[.contentLength] == "\(TestServer.tile.count)")
    }

    @Test(arguments: ["gzip", "br, gzip;q=0.5", "*", "x-gzip", "deflate , gzip ; q=1"])
    func gzipIsUnderstoodInAllSpellings(encoding: String) async throws {
        let answer = try await server.get("/tiles/0/0/0.mvt", [.acceptEncoding: encoding])
        #expect(answer.headers[.contentEncoding] == "gzip")
    }

    @Test func theTwoFormsHaveDifferentTags() async throws {
        let packed = try await server.get("/tiles/0/0/0.mvt", [.acceptEncoding: "gzip"])
        let plain = try await server.get("/tiles/0/0/0.mvt")
        let other = try await server.get("/tiles/2/1/1.mvt")
        let tags = Set([packed, plain, other].map { $0.headers[.eTag] })
        #expect(tags.count == 3)
        #expect(!tags.contains(nil))
        #expect(tags.allSatisfy { $0?.hasPrefix("\"") == true && $0?.hasSuffix("\"") == true })
    }

    @Test func aKnownTagIsNotSentAgain() async throws {
        let first = try await server.get("/tiles/0/0/0.mvt")
        let tag = try #require(first.headers[.eTag])
        for header in [tag, "W/\(tag)", "\"x\", \(tag)", "W/\"x\",W/\(tag)", "*"] {
            let again = try await server.get("/tiles/0/0/0.mvt", [.ifNoneMatch: header])
            #expect(again.status == 304, "\(header)")
            #expect(again.body.isEmpty)
            #expect(again.headers[.eTag] == tag)
            #expect(again.headers[.cacheControl] != nil)
        }
        for header in ["\"x\"", "x", "", tag.dropLast().description] {
            let again = try await server.get("/tiles/0/0/0.mvt", [.ifNoneMatch: header])
            #expect(again.status == 200, "\(header)")
        }
    }

    @Test(arguments: ["/tiles/1/0/0.mvt", "/tiles/2/3/3.mvt", "/tiles/2/0/0.mvt"])
    func emptyTilesHaveNoContent(path: String) async throws {
        let answer = try await server.get(path)
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
    }

    @Test(arguments: [
        "/tiles/3/0/0.mvt", "/tiles/30/0/0.mvt", "/tiles/0/1/0.mvt", "/tiles/2/4/0.mvt",
        "/tiles/2/0/4.mvt", "/tiles/2/999999999/0.mvt",
    ])
    func tilesThatCannotBeAreNotFound(path: String) async throws {
        #expect(try await server.get(path).status == 404)
    }

    @Test(arguments: [
        "/tiles/", "/tiles/0", "/tiles/0/0", "/tiles/0/0/0", "/tiles/0/0/0.png", "/tiles/a/0/0.mvt",
        "/tiles/-1/0/0.mvt", "/tiles/0/0/0.mvt.gz", "/tiles/0/0/0.mvt/", "/tiles//0/0/0.mvt",
        "/tiles/00/0/0.mvt", "/tiles/0/+0/0.mvt", "/tiles/0/0/%30.mvt", "/tiles/0/0/0.5.mvt",
        "/tiles/31/0/0.mvt", "/tiles/99999999999999999999/0/0.mvt", "/tiles/0/0/.mvt",
        "/tiles/2/1/9999999999.mvt", "/tiles/../tiles/0/0/0.mvt",
    ])
    func nonsenseIsSaidToBe(path: String) async throws {
        let answer = try await server.get(path)
        #expect(answer.status == 400)
        #expect(answer.text == "a tile's address is /tiles/{z}/{x}/{y}.mvt\n")
    }

    @Test func versionedAddressesMayBeKeptForever() async throws {
        let template = try await server.get("/tiles.json").json["tiles"] as? [String]
        let path = try #require(template?.first).replacing("http://maps.test:8080", with: "")
            .replacing("{z}", with: "0").replacing("{x}", with: "0").replacing("{y}", with: "0")
        let answer = try await server.get(path)
        #expect(answer.headers[.cacheControl] == "public, max-age=31536000, immutable")
        for other in ["/tiles/0/0/0.mvt", "/tiles/0/0/0.mvt?v=old", path + "1"] {
            #expect(try await server.get(other).headers[.cacheControl] == "no-cache")
        }
    }

    @Test func headHasTheSameHeadersAndNoBody() async throws {
        for path in ["/tiles/0/0/0.mvt", "/atlas.pmtiles", "/", "/tiles.json"] {
            let get = try await server.get(path)
            let head = try await server.send(.head, path)
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.headers == get.headers)
        }
    }
}
