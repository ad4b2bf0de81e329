import Foundation
import MapResources
import Testing

/// The project's styles, fitted to the areas of a map's data.
@Suite struct ExtractStyleTests {
    private static let malta = CoveredArea(
        west: 14.1, south: 35.7, east: 14.7, north: 36.1, endsInSea: true)
    private static let andorra = CoveredArea(west: 1.3, south: 42.4, east: 1.8, north: 42.7)

    private func fitted(
        _ areas: [CoveredArea], _ name: String = "standard-light"
    ) throws -> [String: Any] {
        let document = try ExtractStyle.fitting(try MapStyleFiles().style(name), to: areas)
        return try #require(
            try JSONSerialization.jsonObject(with: Data(document)) as? [String: Any])
    }

    private func features(_ style: [String: Any]) throws -> [[String: Any]] {
        let sources = try #require(style["sources"] as? [String: [String: Any]])
        let data = try #require(sources["extract"]?["data"] as? [String: Any])
        return try #require(data["features"] as? [[String: Any]])
    }

    private func rings(_ feature: [String: Any]) throws -> [[[Double]]] {
        let geometry = try #require(feature["geometry"] as? [String: Any])
        return try #require(geometry["coordinates"] as? [[[Double]]])
    }

    private func layer(_ id: String, _ style: [String: Any]) throws -> [String: Any] {
        let layers = try #require(style["layers"] as? [[String: Any]])
        return try #require(layers.first { $0["id"] as? String == id })
    }

    private func paint(_ id: String, _ style: [String: Any]) throws -> [String: Any] {
        try #require(try layer(id, style)["paint"] as? [String: Any])
    }

    /// What the data know covers the rough sea of the world's outline; what they do not know lies outside.
    @Test(arguments: [
        "standard-light", "standard-dark", "muted-light", "muted-dark", "hybrid-light",
        "hybrid-dark",
    ])
    func areasAreInsideAndTheWorldAroundThemOutside(_ name: String) throws {
        let style = try fitted([Self.malta, Self.andorra], name)
        let sources = try #require(style["sources"] as? [String: Any])
        // Over imagery there is no ground to cover.
        guard sources["extract"] != nil else {
            #expect(name.hasPrefix("hybrid"))
            return
        }
        let features = try features(style)
        #expect(
            features.map { ($0["properties"] as? [String: String])?["kind"] }
                == ["inside", "inside", "outside"])
        #expect(
            try rings(features[0])
                == [[[14.1, 35.7], [14.7, 35.7], [14.7, 36.1], [14.1, 36.1], [14.1, 35.7]]])
        let outside = try rings(features[2])
        #expect(outside.count == 3 && outside[0].contains([-180, -85.06]))
        #expect(outside[1] == (try rings(features[0]))[0].reversed())
    }

    @Test func areasThatOverlapAreOne() throws {
        let north = CoveredArea(west: 14.3, south: 36, east: 14.9, north: 36.4)
        let features = try features(try fitted([Self.malta, north]))
        #expect(features.count == 2)
        #expect(
            try rings(features[0])
                == [[[14.1, 35.7], [14.9, 35.7], [14.9, 36.4], [14.1, 36.4], [14.1, 35.7]]])
    }

    /// Around an island the map fades into sea, around others into land; where one is inland, into land.
    @Test func whatIsAroundAnIslandIsSea() throws {
        let plain = try fitted([Self.andorra])
        let sea = try #require(try paint("world-sea", plain)["fill-color"] as? String)
        let land = try #require(try paint("outside", plain)["fill-color"] as? String)
        #expect(land != sea)
        let island = try fitted([Self.malta])
        #expect(try paint("outside", island)["fill-color"] as? String == sea)
        #expect(try paint("edge", island)["line-color"] as? String == sea)
        let both = try fitted([Self.malta, Self.andorra])
        #expect(try paint("outside", both)["fill-color"] as? String == land)
    }

    /// The soft edge is a sixteenth of the smallest area's shorter side to each side, and no wider than 220 points.
    @Test func theEdgeIsAsWideAsTheSmallestAreaAllows() throws {
        let width = try #require(
            try paint("edge", try fitted([Self.andorra]))["line-width"] as? [Any])
        let share = try #require((width[4] as? NSNumber)?.doubleValue)
        let side = 0.3 / 360 / cos(42.55 * .pi / 180)
        #expect(abs(share - side * 512 / 8) < 1e-9)
        let zoom = try #require((width[5] as? NSNumber)?.doubleValue)
        #expect(abs(share * exp2(zoom) - 220) < 1e-6)
        #expect((width[6] as? NSNumber)?.doubleValue == 220)
    }

    /// The corners of a large country's box may hold another ocean.
    @Test func largeAreasTrustTheOutlineForLonger() throws {
        let large = CoveredArea(west: 5, south: 47, east: 15, north: 55)
        let layer = try layer("extract-land", try fitted([large]))
        #expect((layer["minzoom"] as? NSNumber)?.doubleValue == 8.5)
        let small = try self.layer("extract-land", try fitted([Self.andorra]))
        #expect((small["minzoom"] as? NSNumber)?.doubleValue == 6)
    }

    @Test func otherDocumentsStayAsTheyAre() throws {
        let document = Array(#"{"version":8,"sources":{},"layers":[]}"#.utf8)
        #expect(try ExtractStyle.fitting(document, to: [Self.malta]) == document)
        let own = try MapStyleFiles().style("standard-light")
        #expect(try ExtractStyle.fitting(own, to: []) == own)
        #expect(throws: (any Error).self) {
            try ExtractStyle.fitting(Array("{".utf8), to: [Self.malta])
        }
    }
}
