import Geodesy
import OpenStreetMap
import Places
import Testing

/// Which elements are looked at, and where they are.
@Suite struct ElementTests {
    @Test func elementsAreToldInTheOrderOfTheirKindsAndIDs() {
        var drawn = DrawnElements()
        drawn.box(3, south: 0, west: 0, north: 1, east: 1, "leisure=park; name=C")
        drawn.node(9, 0, 0, "amenity=cafe; name=B")
        drawn.node(4, 0, 0, "amenity=cafe; name=A")
        drawn.relation(1, [(.way, 3, "outer")], "type=multipolygon; tourism=zoo; name=D")
        #expect(drawn.drafts.map(\.name) == ["A", "B", "C", "D"])
    }

    @Test(arguments: [
        "type=route; route=bus", "type=associatedStreet", "type=street", "type=restriction",
        "type=route_master",
    ])
    func relationsThatAreNoThingsAreLeftOut(_ tags: String) {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.1)])
        drawn.relation(1, [(.way, 1, "")], "\(tags); name=A")
        #expect(drawn.drafts.isEmpty)
    }

    @Test(arguments: ["type=route; route=hiking", "type=route; route=foot", "type=site"])
    func pathsAndSitesAreFound(_ tags: String) throws {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.1)])
        drawn.way(2, [(0, 0.1), (0.02, 0.2)])
        drawn.relation(1, [(.way, 1, ""), (.way, 2, "")], "\(tags); name=A")
        let draft = try #require(drawn.drafts.first)
        // In the middle of what it holds.
        #expect((draft.latitude, draft.longitude) == (100_000, 1_000_000))
    }

    /// An outline of two ways; who draws it says where its name stands.
    @Test(arguments: [
        ("", 0.0, 50_000), ("admin_centre", 0.001, 10_000), ("label", 0.001, 10_000),
        ("capital", 0.001, 50_000),
    ])
    func anAreaIsAtItsLabel(_ role: String, _ at: Double, _ expected: Int32) throws {
        var drawn = DrawnElements()
        drawn.node(1, at, at)
        drawn.node(10, 0, 0)
        drawn.node(11, 0, 0.01)
        drawn.node(12, 0.01, 0.01)
        drawn.node(13, 0.01, 0)
        drawn.way(1, ids: [10, 11, 12], "")
        drawn.way(2, ids: [12, 13, 10], "")
        drawn.relation(
            1, [(.way, 1, "outer"), (.way, 2, "outer"), (.node, 1, role)],
            "type=boundary; boundary=administrative; admin_level=8; name=A")
        let area = try #require(drawn.drafts.first)
        #expect(area.rings.count == 1 && area.rings[0].count == 4)
        #expect((area.latitude, area.longitude) == (expected, expected))
    }

    @Test func aLabelComesBeforeACapital() throws {
        for roles in [["label", "admin_centre"], ["admin_centre", "label"]] {
            var drawn = DrawnElements()
            drawn.node(1, 0.001, 0.001)
            drawn.node(2, 0.002, 0.002)
            drawn.box(1, south: 0, west: 0, north: 0.01, east: 0.01)
            drawn.relation(
                1, [(.way, 1, "outer"), (.node, 1, roles[0]), (.node, 2, roles[1])],
                "type=boundary; boundary=administrative; admin_level=8; name=A")
            let expected: Int32 = roles[0] == "label" ? 10_000 : 20_000
            #expect(drawn.drafts.first?.latitude == expected)
        }
    }

    @Test func anOutlineThatIsNotClosedIsAPoint() throws {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.01), (0.01, 0.01)])
        drawn.relation(
            1, [(.way, 1, "outer"), (.way, 99, "outer"), (.node, 99, "label")],
            "type=boundary; boundary=administrative; admin_level=8; name=A")
        let area = try #require(drawn.drafts.first)
        #expect(area.rings.isEmpty && area.box == nil)
        #expect((area.latitude, area.longitude) == (50_000, 50_000))
    }

    /// What an extract was cut off at.
    @Test func elementsWithoutPositionsAreLeftOut() throws {
        var drawn = DrawnElements()
        drawn.way(1, ids: [97, 98, 99], "natural=ridge; name=A")
        drawn.relation(1, [(.way, 97, "outer")], "type=multipolygon; natural=wood; name=A")
        drawn.node(1, 0, 0)
        drawn.node(2, 0, 0.002)
        drawn.way(2, ids: [99, 1, 2, 98], "natural=ridge; name=B")
        let drafts = drawn.drafts
        #expect(drafts.map(\.name) == ["B"])
        #expect(drafts.first?.longitude == 10_000)
    }

    @Test func aPointWithoutExtentIsNoArea() throws {
        var drawn = DrawnElements()
        drawn.node(1, 0.5, 0.5)
        drawn.way(1, ids: [1, 1, 1, 1], "leisure=park; name=A")
        let park = try #require(drawn.drafts.first)
        #expect((park.latitude, park.longitude) == (5_000_000, 5_000_000))
    }

    /// The middle of an area lies where its mass is, not halfway between its edges.
    @Test func theMiddleOfAnAreaIsItsCentroid() throws {
        var drawn = DrawnElements()
        drawn.way(
            1, [(0, 0), (0, 0.03), (0.03, 0)], "leisure=park; name=A", isClosed: true)
        let park = try #require(drawn.drafts.first)
        #expect((park.latitude, park.longitude) == (100_000, 100_000))
    }

    @Test func coastlinesAreKeptAsTheyAreDrawn() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.01), (0.01, 0.01)], "natural=coastline")
        drawn.box(
            2, south: 1, west: 1, north: 2, east: 2, "natural=coastline; place=island; name=A")
        drawn.node(1, 0, 0, "natural=coastline")
        let compiled = drawn.compiled
        #expect(compiled.coast.map(\.count) == [3, 5])
        // Around an island and back to where it began.
        #expect(compiled.coast[1][0] == compiled.coast[1][4])
        #expect(compiled.drafts.map(\.name) == ["A"])
    }

    @Test func theFirstOfTagsWithOneKeyCounts() throws {
        #expect(DrawnElements.draft("amenity=cafe; name=A; name=B")?.names.map(\.value) == ["A"])
    }
}
