import Places
import Testing

/// What the gazetteer says about where a place is and how an address is numbered.
@Suite struct SettlementTests {
    private func cities(_ extract: DrawnExtract, _ query: String) async throws -> [String] {
        try await extract.places.search(SearchRequest(query)).map(\.address.city)
    }

    @Test func aVillageWithAnOutlineEndsThere() async throws {
        var extract = DrawnExtract()
        extract.way(
            1, [(0, 0), (0, 0.01), (0.01, 0.01), (0.01, 0)],
            ["place": "village", "name": "Walled"], isClosed: true)
        extract.node(1, 0.005, 0.005, ["amenity": "cafe", "name": "Within"])
        extract.node(2, 0.015, 0.005, ["amenity": "cafe", "name": "Beyond"])
        #expect(try await cities(extract, "Within") == ["Walled"])
        #expect(try await cities(extract, "Beyond") == [""])
    }

    @Test(arguments: [
        ("city", 12_000.0), ("town", 6_000), ("village", 3_500), ("hamlet", 1_500),
    ])
    func aSettlementWithoutAnOutlineReachesSomeWay(_ kind: String, _ meters: Double) async throws {
        let degree = 111_195.0
        var extract = DrawnExtract()
        extract.node(1, 0, 0, ["place": kind, "name": "Center"])
        extract.node(2, (meters - 60) / degree, 0, ["amenity": "cafe", "name": "Within"])
        extract.node(3, (meters + 60) / degree, 0, ["amenity": "cafe", "name": "Beyond"])
        #expect(try await cities(extract, "Within") == ["Center"])
        #expect(try await cities(extract, "Beyond") == [""])
    }

    @Test func aNumberWithAPartIsNotTheNumberAlone() async throws {
        var extract = DrawnExtract()
        extract.way(1, [(0, -0.01), (0, 0.01)], ["highway": "residential", "name": "Oak Avenue"])
        for (index, number) in ["30", "30/2", "30 b", "14-20"].enumerated() {
            extract.node(
                index + 1, 0.0001, Double(index) * 0.001,
                ["addr:housenumber": number, "addr:street": "Oak Avenue"])
        }
        let places = try await extract.places
        func osm(_ query: String) -> String? {
            places.search(SearchRequest(query)).first?.osm.description
        }
        #expect(osm("Oak Avenue 30") == "n1")
        #expect(osm("Oak Avenue 30/2") == "n2")
        #expect(osm("Oak Avenue 30b") == "n3")
        #expect(osm("Oak Avenue 16") == "n4")
    }

    @Test func aLineOfAddressNamesWhatIsKnownOfTheTown() async throws {
        var extract = DrawnExtract()
        let tags = ["addr:housenumber": "5", "addr:street": "Oak Avenue"]
        extract.way(1, [(0, -0.01), (0, 0.01)], ["highway": "residential", "name": "Oak Avenue"])
        extract.node(1, 0.0001, 0, tags.merging(["addr:postcode": "9490"]) { $1 })
        let subtitle = try await extract.places.search(SearchRequest("Oak Avenue 5")).first?
            .subtitle
        #expect(subtitle == "9490")
    }
}
