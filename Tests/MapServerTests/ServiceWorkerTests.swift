import Foundation
import HTTPTypes
import MapServer
import Testing

@Suite struct ServiceWorkerTests {
    let server: TestServer

    init() throws { server = try TestServer() }

    @Test func standsAtTheRootAndIsAskedForAnew() async throws {
        let answer = try await server.get("/service-worker.js")
        #expect(answer.status == 200)
        #expect(answer.headers[.contentType] == "text/javascript; charset=utf-8")
        #expect(answer.headers[.cacheControl] == "no-cache")
        #expect(answer.headers[.contentSecurityPolicy] != nil)
        #expect(try await server.get("/assets/service-worker.js").status == 404)
    }

    @Test func namesThePagesFilesWithTheirFingerprints() async throws {
        let script = try await server.get("/service-worker.js").text
        #expect(script.hasPrefix("const FILES = {\n"))
        #expect(script.hasSuffix("keep(FILES);"))
        for path in ["/", "/assets/vendor/maplibre-gl.js", "/assets/world/land.geojson"] {
            let tag = try #require(try await server.get(path).headers[.eTag])
            #expect(script.contains("  \"\(path.dropFirst())\": \(tag)"), "\(path)")
        }
        #expect(!script.contains("live.js"))
        #expect(!script.contains("\"service-worker.js\""))
    }

    @Test func anotherReleaseOfAFileIsAnotherVersion() async throws {
        let other = try TestServer(
            pages: ["resources/Page/vendor/maplibre-gl.js": "code of another release;"])
        let version = { (script: String) in
            script.split(separator: "\n").first { $0.hasPrefix("const VERSION = ") }
        }
        let old = version(try await server.get("/service-worker.js").text)
        let new = version(try await other.get("/service-worker.js").text)
        #expect(old != nil)
        #expect(new != nil)
        #expect(old != new)
    }
}
