import Atlas
import Foundation
import MapServer
import Testing

/// A server whose page's files are not there.
@Suite struct MissingPageTests {
    let server: TestServer

    init() throws { server = try TestServer(resources: "nowhere") }

    @Test func thatIsSaidToWhoStartsIt() throws {
        let searched = server.folder + "/nowhere"
        #expect(server.server.missingPage == .resourcesMissing(searched: [searched]))
        #expect(
            MapServerError.resourcesMissing(searched: ["/a", "/b"]).description
                == "the page's files are missing: put Mapwright_MapServer.resources and "
                + "Mapwright_MapResources.resources beside the program; "
                + "looked in /a, /b")
        #expect(try TestServer().server.missingPage == nil)
    }

    @Test(arguments: ["/", "/style.json"]) func thePageSaysWhatIsMissing(path: String) async throws
    {
        let answer = try await server.get(path)
        #expect(answer.status == 503)
        #expect(answer.text.contains("Mapwright_MapServer.resources or"))
        #expect(answer.text.contains("/tiles.json"))
        #expect(!answer.text.contains(server.folder), "folders are nobody's business")
    }

    @Test(arguments: ["/health", "/tiles.json", "/tiles/0/0/0.mvt", "/atlas.pmtiles"])
    func theServiceAnswers(path: String) async throws {
        #expect(try await server.get(path).status == 200)
    }

    @Test(arguments: ["/assets/icon.svg", "/nothing"]) func otherFilesAreNotThere(path: String)
        async throws
    {
        #expect(try await server.get(path).status == 404)
    }

    @Test func aProgramNeedsItsPage() throws {
        #expect(throws: MapServerError.resourcesMissing(searched: ["/nowhere"])) {
            try MapServer(
                atlas: try Atlas.open(server.atlasPath), resources: "/nowhere", program: Silence())
        }
    }
}

/// A program that says nothing.
private struct Silence: LiveProgram {
    func messages(for client: LiveClient) async -> AsyncStream<LiveMessage> {
        AsyncStream { $0.finish() }
    }
    func receive(_ body: [UInt8]) async throws(LiveMessageError) {}
    func overlayTile(map: Int, overlay: Int, z: Int, x: Int, y: Int) async -> [UInt8]? { nil }
}
