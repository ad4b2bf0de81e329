import Foundation
import HTTPTypes
import MapServer
import Testing

@Suite struct PageRouteTests {
    let server: TestServer

    init() throws { server = try TestServer() }

    @Test(arguments: [
        ("/", "text/html; charset=utf-8"),
        ("/assets/world/land.geojson", "application/geo+json; charset=utf-8"),
        ("/assets/vendor/maplibre-gl.js", "text/javascript; charset=utf-8"),
        ("/assets/vendor/maplibre%2Dgl.js", "text/javascript; charset=utf-8"),
        ("/?a=b", "text/html; charset=utf-8"),
    ])
    func filesHaveTheirTypes(path: String, type: String) async throws {
        let answer = try await server.get(path)
        #expect(answer.status == 200)
        #expect(answer.headers[.contentType] == type)
        #expect(answer.headers[.cacheControl] == "no-cache")
    }

    @Test func thePageMayOnlyTalkToItsServer() async throws {
        let policy = try #require(try await server.get("/").headers[.contentSecurityPolicy])
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("connect-src 'self'"))
        #expect(policy.contains("worker-src 'self' blob:"))
        #expect(policy.contains("img-src 'self' data: blob:"))
        #expect(!policy.contains("http"))
        #expect(!policy.contains("unsafe-"))
        #expect(policy.contains("frame-ancestors 'self'"))
    }

    @Test func otherSitesMayFrameTheEmbeddedPageAlone() async throws {
        let embedded = try await server.get("/embed?search=off")
        let page = try await server.get("/")
        #expect(embedded.status == 200)
        #expect(embedded.body == page.body)
        let policy = try #require(embedded.headers[.contentSecurityPolicy])
        #expect(policy.contains("frame-ancestors *"))
        #expect(policy.contains("default-src 'none'"))
    }

    @Test func textIsCompressedForThoseWhoTakeIt() async throws {
        let path = "/assets/world/land.geojson"
        let packed = try await server.get(path, [.acceptEncoding: "gzip"])
        let plain = try await server.get(path)
        #expect(packed.headers[.contentEncoding] == "gzip")
        #expect(packed.body.count < plain.body.count)
        #expect(packed.headers[.eTag] != plain.headers[.eTag])
        let tag = try #require(packed.headers[.eTag])
        let again = try await server.get(path, [.acceptEncoding: "gzip", .ifNoneMatch: tag])
        #expect(again.status == 304)
    }

    @Test(arguments: [
        "/nothing", "/index.html", "/assets/", "/assets/../secret.txt", "/assets/secret.txt",
        "/assets/vendor/../secret.txt", "/assets/vendor/%2e%2e/secret.txt",
        "/assets/vendor/..%2fsecret.txt", "//etc/passwd", "/../../../../etc/passwd",
        "/..%5c..%5cetc", "/assets/notes.unknown", "/Styles/standard-light.json", "/.assets",
        "/atlas.pmtiles/", "/style.json/x", "/health2",
    ])
    func nothingElseIsServed(path: String) async throws {
        let answer = try await server.get(path)
        #expect(answer.status == 404)
        #expect(!answer.text.contains("secret"))
    }

    @Test(arguments: ["/%", "/%zz", "/a%ff%fe", "/%00", "nothing", "", "*"])
    func brokenAddresses(path: String) async throws {
        #expect(try await server.get(path).status == 400)
    }

    @Test func overlongAddresses() async throws {
        let long = String(repeating: "a", count: 5000)
        #expect(try await server.get("/" + long).status == 414)
        #expect(try await server.get("/tiles/" + long).status == 414)
        #expect(try await server.get("/style.json?style=" + long).status == 414)
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch, .trace])
    func otherMethodsAreRefused(method: HTTPRequest.Method) async throws {
        let answer = try await server.send(method, "/")
        #expect(answer.status == 405)
        #expect(answer.headers[.allow] == "GET, HEAD, OPTIONS")
    }

    @Test(arguments: [
        "/", "/tiles/0/0/0.mvt", "/tiles/1/0/0.mvt", "/nothing", "/atlas.pmtiles", "/health",
    ])
    func otherSitesMayReadEverything(path: String) async throws {
        for answer in [try await server.get(path), try await server.send(.head, path)] {
            #expect(answer.headers[.accessControlAllowOrigin] == "*")
            #expect(answer.headers[.accessControlExposeHeaders]?.contains("ETag") == true)
            #expect(answer.headers[.accessControlExposeHeaders]?.contains("Content-Range") == true)
            #expect(answer.headers[.xContentTypeOptions] == "nosniff")
        }
    }

    @Test func preflight() async throws {
        let answer = try await server.send(
            .options, "/atlas.pmtiles",
            [.origin: "https://example.org", .accessControlRequestHeaders: "range"])
        #expect(answer.status == 204)
        #expect(answer.headers[.accessControlAllowOrigin] == "*")
        #expect(
            answer.headers[.accessControlAllowMethods]
                == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
        #expect(answer.headers[.accessControlAllowHeaders]?.contains("Range") == true)
    }

    @Test func health() async throws {
        let answer = try await server.get("/health")
        #expect(answer.status == 200)
        #expect(answer.headers[.cacheControl] == "no-store")
        #expect(answer.json["status"] as? String == "ok")
        #expect(answer.json["dataDate"] as? String == "2020-10-04T20:19:02Z")
    }
}
