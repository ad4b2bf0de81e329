import Geodesy
import OpenStreetMap
import Places
import Testing

/// How nodes, outlines and boundaries become settlements.
@Suite struct SettlementTests {
    @Test(arguments: [
        "country", "state", "region", "province", "county", "district", "municipality", "city",
        "town", "village", "hamlet", "suburb", "borough", "quarter", "neighbourhood",
        "isolated_dwelling", "locality", "farm", "allotments",
    ])
    func settlementsSayTheirKind(_ place: String) throws {
        let draft = try #require(
            DrawnElements.draft("place=\(place); name=A; addr:street=S; population=7"))
        #expect(draft.kind == .place)
        #expect(draft.attributes.map(\.key) == ["population", "kind"])
        #expect(draft.attribute("kind") == "place=\(place)")
    }

    @Test func aBoundarySaysItsLevel() throws {
        var drawn = DrawnElements()
        drawn.box(
            1, south: 0, west: 0, north: 0.1, east: 0.1,
            "boundary=administrative; admin_level=8; name=A; ISO3166-1=FI")
        let area = try #require(drawn.drafts.first)
        #expect(area.kind == .place)
        #expect(area.attribute("kind") == "admin_level=8")
        #expect(area.attribute("country_code") == "FI")
        #expect(area.rings.count == 1)
        #expect(area.box?.north == 1_000_000)
    }

    @Test(arguments: [
        ("admin_level=6; ref=MB", ["MB"]), ("admin_level=4; ref=IL; ISO3166-2=US-IL", ["IL"]),
        // Other references are numbers of a register.
        ("admin_level=8; ref=MB", []), ("admin_level=6; ref=12", []),
        ("admin_level=6; ref=ABCD", []), ("ref=MB", []),
    ])
    func aLargeAreaIsCalledByItsReference(_ tags: String, _ codes: [String]) throws {
        var drawn = DrawnElements()
        drawn.box(
            1, south: 0, west: 0, north: 0.1, east: 0.1, "boundary=administrative; name=A; \(tags)")
        let area = try #require(drawn.drafts.first)
        #expect(area.names.filter { $0.key == "short_name" }.map(\.value) == codes)
    }

    /// Each comes before the next.
    @Test func higherLevelsAreMoreImportant() throws {
        let order = try ["2", "4", "6", "8", "10", "11"].map { level in
            var drawn = DrawnElements()
            drawn.box(
                1, south: 0, west: 0, north: 0.1, east: 0.1,
                "boundary=administrative; admin_level=\(level); name=A")
            return try #require(drawn.drafts.first).importance
        }
        #expect(order == [0.8, 0.62, 0.5, 0.45, 0.38, 0.3])
    }

    @Test(arguments: [
        "boundary=administrative; admin_level=8", "place=town",
        // A line along a border, and a node of it, are no area.
        "boundary=administrative; admin_level=8; highway=track",
    ])
    func whatHasNoNameOrAreaIsNoSettlement(_ tags: String) {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.1)], tags)
        #expect(drawn.drafts.isEmpty)
    }

    @Test func aStretchOfABorderIsNoPlace() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.1)], "boundary=administrative; admin_level=8; name=A")
        #expect(drawn.drafts.allSatisfy { $0.kind != .place })
    }

    /// A town of 11 km, its node, and the outline of its boundary.
    private func town(node: String, outline: String, north: Double = 0.05) -> DrawnElements {
        var drawn = DrawnElements()
        drawn.node(5, north, 0.03, node)
        drawn.box(1, south: 0, west: 0, north: 0.1, east: 0.1, outline)
        return drawn
    }

    @Test func aTownsNodeAndItsBoundaryAreOne() throws {
        let compiled = town(
            node: "place=town; name=A; name:fi=B; population=10000; wikidata=Q1",
            outline: "boundary=administrative; admin_level=8; name=A; name:sv=C; wikidata=Q2"
        ).compiled
        #expect(compiled.drafts.count == 1)
        let town = compiled.drafts[0]
        // The node says where it is and what, the boundary how far it reaches.
        #expect(town.elements == ["n5", "w1"])
        #expect((town.latitude, town.longitude) == (500_000, 300_000))
        #expect(town.rings.count == 1)
        #expect(town.attribute("kind") == "place=town")
        #expect(town.attributes.count { $0.key == "kind" } == 1)
        #expect(town.names.map(\.value) == ["A", "C", "B"])
        #expect(town.attribute("wikidata") == "Q2")
        #expect(town.attribute("population") == "10000")
        #expect(abs(town.importance - (0.56 + 0.1 + 0.1)) < 1e-9)
    }

    @Test func otherNamesAndPlacesOutsideStayApart() {
        let boundary = "boundary=administrative; admin_level=8; name=A"
        #expect(town(node: "place=town; name=B", outline: boundary).drafts.count == 2)
        #expect(town(node: "place=town; name=A", outline: boundary, north: 0.101).drafts.count == 2)
        #expect(town(node: "place=town; name=Á", outline: boundary).drafts.count == 1)
    }

    @Test func theSmallestBoundaryTakesTheNode() throws {
        var drawn = town(
            node: "place=town; name=A", outline: "boundary=administrative; admin_level=8; name=A")
        drawn.box(
            2, south: -0.1, west: -0.1, north: 0.2, east: 0.2,
            "boundary=administrative; admin_level=6; name=A")
        drawn.node(6, 0.01, 0.01, "amenity=cafe; name=Cafe")
        let compiled = drawn.compiled
        #expect(
            compiled.drafts.filter { $0.kind == .place }.map(\.elements) == [["n5", "w1"], ["w2"]])
        // What came behind the node has moved up.
        #expect(compiled.parents("Cafe") == ["A", "A"])
        #expect(compiled["Cafe"]?.attribute("addr:city") == "A")
        #expect(compiled["Cafe"]?.attribute("addr:county") == "A")
    }

    @Test(arguments: ["postal_code=123", "ref=123", "name=123", "postal_code=123; ref=4; name=A"])
    func aPostalBoundaryIsAPostcode(_ tags: String) throws {
        var drawn = DrawnElements()
        drawn.box(1, south: 0, west: 0, north: 0.1, east: 0.1, "boundary=postal_code; \(tags)")
        let code = try #require(drawn.drafts.first)
        #expect(code.kind == .postcode)
        #expect(code.names.map(\.value) == ["123"])
        #expect(code.importance == 0.4)
        #expect(code.rings.count == 1)
    }
}
