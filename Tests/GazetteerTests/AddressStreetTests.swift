import OpenStreetMap
import Places
import Testing

/// Which street an address is on that does not say so plainly.
@Suite struct AddressStreetTests {
    @Test func anAddressWithoutAStreetIsOnTheNearestOne() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=A")
        drawn.way(2, [(0.002, 0), (0.002, 0.002)], "highway=residential; name=B")
        drawn.node(1, 0.0008, 0.001, "addr:housenumber=5")
        drawn.node(2, 0.0018, 0.001, "addr:housenumber=6")
        drawn.node(3, 0.0300, 0.001, "addr:housenumber=7")
        #expect(drawn.compiled["A"]?.houses == ["5: 5"])
        #expect(drawn.compiled["B"]?.houses == ["6: 6"])
        #expect(drawn.drafts.count == 2)
    }

    @Test func aRelationMayTellTheStreet() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=A")
        drawn.way(2, [(0.0005, 0), (0.0005, 0.002)], "highway=residential; name=B")
        drawn.node(1, 0.0005, 0.001, "addr:housenumber=5")
        drawn.relation(
            1, [(.way, 1, "street"), (.node, 1, "house")], "type=associatedStreet")
        #expect(drawn.compiled["A"]?.houses == ["5: 5"])
    }

    @Test func anInterpolationMayTellTheStreet() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=A")
        drawn.way(2, [(0.0005, 0), (0.0005, 0.002)], "highway=residential; name=B")
        drawn.node(1, 0.0004, 0, "addr:housenumber=2")
        drawn.node(2, 0.0004, 0.002, "addr:housenumber=8")
        drawn.way(3, ids: [1, 2], "addr:interpolation=even; addr:street=A")
        let houses = drawn.compiled["A"]?.houses
        #expect(houses == ["4: 4", "6: 6"], "\(String(describing: houses))")
    }

    @Test(arguments: [
        ("addr:housenumber=21-25; addr:interpolation=odd", ["21-25: 21-25"]),
        (
            "addr:conscriptionnumber=1234; addr:streetnumber=12",
            ["1234/12: 12", "1234/12: 1234 12"]
        ),
        ("addr:conscriptionnumber=1234", ["1234: 1234"]),
        ("addr:housenumber=34/678", ["34/678: 34 678", "34/678: 678"]),
        ("addr:housenumber=30/2", ["30/2: 30 2"]),
        ("addr:housenumber=8; addr:block_number=6", ["6-8: 6 8"]),
    ])
    func housesMayHaveTwoNumbers(_ tags: String, _ houses: [String]) {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "addr:street=A; " + tags)
        #expect(drawn.drafts.first?.houses == houses)
    }

    /// A block of houses is in its neighborhood, as in Japan.
    @Test func blocksAreInTheirNeighborhood() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "place=neighbourhood; name=2丁目")
        drawn.node(
            2, 0.001, 0, "addr:housenumber=2; addr:block_number=6; addr:neighbourhood=2丁目")
        #expect(drawn.compiled["2丁目"]?.houses == ["6-2: 6 2"])
    }

    /// A house in a village is the village's, though a road of that name passes half a meter away.
    @Test func aHouseIsInThePlaceThatItNames() {
        var drawn = DrawnElements()
        drawn.box(
            1, south: -0.01, west: -0.01, north: 0.01, east: 0.01, "place=village; name=Mill")
        drawn.way(2, [(0, -0.002), (0, 0.002)], "highway=residential; name=Mill")
        drawn.node(1, 0.0000045, 0, "addr:place=Mill; addr:housenumber=5")
        let places = drawn.drafts.filter { $0.name == "Mill" }
        #expect(places.map(\.kind) == [.place, .street])
        #expect(places.map(\.houses) == [["5: 5"], []])
    }

    /// No street is made for a slip of a mapper's.
    @Test func aSlipMakesNoStreet() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=Mannerheim Street")
        drawn.node(1, 0.0003, 0.001, "addr:street=Mannerhem Street; addr:housenumber=1")
        drawn.node(2, 0.0003, 0.001, "addr:street=Mannerheim St; addr:housenumber=2")
        drawn.node(3, 0.0003, 0.001, "addr:street=Mannerheim Square; addr:housenumber=3")
        let streets = drawn.drafts.filter { $0.kind == .street }
        #expect(streets.map(\.name) == ["Mannerheim Street", "Mannerheim Square"])
        #expect(streets.map(\.numbers.count) == [2, 1])
    }

    @Test func aStreetHasTheAddressesOfAllItsNames() {
        var drawn = DrawnElements()
        drawn.way(
            1, [(0, 0), (0, 0.002)],
            "highway=residential; name=Rue Haute - Hoogstraat; name:fr=Rue Haute; name:nl=Hoogstraat"
        )
        drawn.way(
            2, [(0.003, 0), (0.003, 0.002)],
            "highway=residential; name=Esplanadi; name:sv=Esplanaden")
        for (id, name) in ["Rue Haute", "Hoogstraat", "Rue Haute - Hoogstraat"].enumerated() {
            drawn.node(Int64(id + 1), 0, 0.001, "addr:street=\(name); addr:housenumber=\(id + 1)")
        }
        drawn.node(9, 0.003, 0.001, "addr:street=Esplanaden; addr:housenumber=9")
        let streets = drawn.drafts.filter { $0.kind == .street }
        #expect(streets.count == 2)
        #expect(streets.map(\.numbers.count).sorted() == [1, 3])
        // Told as each address says it, but for those that use the street's first name.
        let told = streets.flatMap(\.numbers).sorted { $0.low < $1.low }.map(\.street)
        #expect(told == ["Rue Haute", "Hoogstraat", "", "Esplanaden"])
    }
}

/// Things that were lost for how they are mapped.
@Suite struct HiddenThingTests {
    @Test func aSquareOfSeveralWaysIsAStreet() {
        var drawn = DrawnElements()
        drawn.box(1, south: 0, west: 0, north: 0.001, east: 0.001)
        drawn.relation(
            1, [(.way, 1, "outer")],
            "type=multipolygon; highway=pedestrian; name=Senate Square")
        let square = drawn.compiled["Senate Square"]
        #expect(square?.kind == .street)
        #expect(square?.elements == ["r1"])
    }

    @Test(arguments: [
        "highway=services; name=A", "highway=rest_area; name=A", "place=square; name=A",
    ])
    func placesBesideRoadsAreFound(_ tags: String) {
        var drawn = DrawnElements()
        drawn.box(1, south: 0, west: 0, north: 0.001, east: 0.001, tags)
        #expect(drawn.drafts.map(\.name) == ["A"])
    }

    @Test(arguments: [
        "place=village; name:fi=A", "amenity=cafe; name:ja=A", "natural=peak; name:de=A",
        "building=yes; name:en=A", "natural=peak; int_name=A",
    ])
    func aNameInALanguageIsAName(_ tags: String) {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, tags)
        #expect(drawn.drafts.map(\.name) == ["A"])
    }

    /// Railway, stop and entrance are one place, and it is the station.
    @Test func aStationIsNotSwallowedByItsStops() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "highway=bus_stop; name=Kamppi")
        drawn.node(2, 0.001, 0, "railway=subway_entrance; name=Kamppi")
        drawn.node(3, 0.001, 0.001, "railway=station; station=subway; name=Kamppi")
        drawn.node(4, 0.001, 0.002, "railway=tram_stop; name=Kamppi")
        let drafts = drawn.drafts
        #expect(drafts.count == 1)
        #expect(drafts.first?.elements.first == "n3")
        #expect(drafts.first?.elements.count == 4)
        #expect(drafts.first?.attribute("kind") == "railway=station")
        #expect(drafts.first.map { $0.longitude } == 10_000)
    }
}
