import Atlas
import Foundation
import HTTPTypes
import MapServer
import Testing
import VectorTile

/// The page as it is shipped, with the world around the map.
@Suite struct WorldOutlineTests {
    let server: TestServer

    init() throws { server = try TestServer(isShipped: true) }

    @Test func everyTileOfTheWorldHasItsSea() async throws {
        let whole = try await server.get("/world/0/0/0.mvt")
        #expect(whole.status == 200)
        #expect(whole.headers[.contentType] == "application/vnd.mapbox-vector-tile")
        let layers = try VectorTile(whole.body.span.bytes).layers.map(\.name)
        #expect(layers == ["sea", "borders"])
        // In the middle of Africa there is none.
        let inland = try await server.get("/world/5/18/14.mvt")
        let inlandLayers = try VectorTile(inland.body.span.bytes).layers.map(\.name)
        #expect(!inlandLayers.contains("sea"))
    }

    @Test(arguments: [
        ("/world/6/0/0.mvt", 404), ("/world/5/32/0.mvt", 404), ("/world/x", 400),
        ("/world/5/01/0.mvt", 400),
    ])
    func otherTilesAreNone(path: String, status: Int) async throws {
        #expect(try await server.get(path).status == status)
    }

    @Test func anAreaInTheOceanEndsInSea() async throws {
        // The made-up town lies in the Gulf of Guinea.
        let text = try await server.get("/tiles.json").text
        #expect(text.contains("\"endsInSea\":true"), "\(text)")
    }

    @Test func stylesNameTheOutline() async throws {
        let text = try await server.get("/style.json").text
        #expect(text.contains("http://maps.test:8080/world/{z}/{x}/{y}.mvt"))
    }

    @Test func theServiceHasAPageToBeRead() async throws {
        let page = try await server.get("/openapi")
        #expect(page.status == 200)
        #expect(page.headers[.contentSecurityPolicy]?.contains("script-src 'self'") == true)
        #expect(try await server.get("/assets/js/openapi/openapi.js").status == 200)
        #expect(try await server.get("/assets/openapi.html").status == 404)
    }

    @Test func modulesAreServedTogether() async throws {
        let script = try await server.get("/assets/js/main.js")
        #expect(script.status == 200)
        #expect(!script.text.contains("\n//"))
        #expect(try await server.get("/assets/js/panel/panel.js").status == 404)
        // What follows the page everywhere is told by documents alone.
        #expect(script.headers[.contentSecurityPolicy] == nil)
        #expect(script.headers[.xContentTypeOptions] == "nosniff")
    }
}
