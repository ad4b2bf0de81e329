import HTTPTypes
import MapServer
import Testing

@Suite struct StyleRouteTests {
    let server: TestServer

    init() throws { server = try TestServer() }

    @Test func addressesAreAbsolute() async throws {
        let style = try await server.get("/style.json").json
        #expect(style["sprite"] as? String == "http://maps.test:8080/assets/sprites/s")
        let sources = try #require(style["sources"] as? [String: [String: Any]])
        #expect(sources["atlas"]?["url"] as? String == "http://maps.test:8080/tiles.json")
        #expect(
            sources["raw"]?["tiles"] as? [String]
                == ["http://maps.test:8080/tiles/{z}/{x}/{y}.mvt"])
        #expect(sources["far"]?["data"] as? String == "https://example.org/x.geojson")
        #expect(sources["inline"]?["data"] is [String: Any])
    }

    @Test func lettersAreNamedWhereTheyAreAnswered() async throws {
        #expect(try await server.get("/style.json").json["glyphs"] == nil)
        let other = try TestServer(glyphs: "/fonts/{fontstack}/{range}.pbf")
        let style = try await other.get("/style.json").json
        #expect(
            style["glyphs"] as? String
                == "http://maps.test:8080/fonts/{fontstack}/{range}.pbf")
    }

    @Test func styleAndAppearanceAreChosen() async throws {
        let style = try await server.get("/style.json?style=muted&appearance=dark").json
        #expect(style["name"] as? String == "dim")
        let same = try await server.get("/style.json?appearance=dark&x=1&style=mut%65d").json
        #expect(same["name"] as? String == "dim")
    }

    @Test func labelsAreInTheLanguageAskedFor() async throws {
        let server = try TestServer(pages: [
            "resources/Styles/hybrid-dark.json":
                #"{"version":8,"sources":{},"layers":[{"id":"a","type":"symbol","layout":{"text-field":["get","name"]}}]}"#
        ])
        let path = "/style.json?style=hybrid&appearance=dark"
        #expect(!(try await server.get(path).text.contains("name_")))
        #expect(
            try await server.get(path + "&language=pt-BR").text.contains(
                #"["coalesce",["get","name_pt"],["get","name"]]"#))
        // The one without a language is still there.
        #expect(!(try await server.get(path).text.contains("name_")))
        #expect(try await server.get(path + "&language=1").status == 400)
    }

    @Test func eachClientGetsTheAddressThatItUsed() async throws {
        for host in ["maps.test:8080", "other.test", "other.test", "maps.test:8080"] {
            let style = try await server.send(.get, "/style.json", authority: host).json
            #expect(style["sprite"] as? String == "http://\(host)/assets/sprites/s")
        }
    }

    @Test func aDamagedStyleCostsItselfAlone() async throws {
        let server = try TestServer(pages: ["resources/Styles/hybrid-dark.json": "{"])
        let damaged = try await server.get("/style.json?style=hybrid&appearance=dark")
        #expect(damaged.status == 500)
        #expect(try await server.get("/style.json").status == 200)
    }

    @Test(arguments: [
        "?style=loud", "?appearance=dusk", "?style=muted", "?style=../../secret", "?style=%zz",
        "?style=",
    ])
    func otherStylesAreRefused(query: String) async throws {
        #expect(try await server.get("/style.json" + query).status == 400)
    }

    @Test func tlsInFrontIsRespected() async throws {
        let name = try #require(HTTPField.Name("X-Forwarded-Proto"))
        let json = try await server.get("/tiles.json", [name: "https"]).json
        #expect((json["tiles"] as? [String])?.first?.hasPrefix("https://maps.test:8080/") == true)
    }

    @Test(arguments: ["a b", "x\"},{", "<script>", "ü", "", String(repeating: "a", count: 300)])
    func aHostThatIsNoneIsRefused(host: String) async throws {
        for path in ["/style.json", "/tiles.json"] {
            #expect(try await server.send(.get, path, authority: host).status == 400)
        }
    }

    @Test func tileJSON() async throws {
        let answer = try await server.get("/tiles.json")
        #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
        #expect(answer.json["tilejson"] as? String == "3.0.0")
        #expect(answer.json["minzoom"] as? Int == 0)
        #expect(answer.json["maxzoom"] as? Int == 2)
        #expect(answer.json["attribution"] as? String == "© OpenStreetMap contributors")
        #expect(
            (answer.json["vector_layers"] as? [[String: Any]])?.first?["id"] as? String == "streets"
        )
        let template = try #require((answer.json["tiles"] as? [String])?.first)
        #expect(template.hasPrefix("http://maps.test:8080/tiles/{z}/{x}/{y}.mvt?v="))
    }
}
