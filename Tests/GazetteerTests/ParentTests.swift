import Geodesy
import OpenStreetMap
import Places
import Testing

/// What contains a thing, and the address that follows from that.
@Suite struct ParentTests {
    /// A cafe at 0, 0 and what is drawn around it.
    private func cafe(_ draw: (inout DrawnElements) -> Void) -> Compiled {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "amenity=cafe; name=Cafe")
        draw(&drawn)
        return drawn.compiled
    }

    /// Draws an area of so many degrees around 0, 0.
    private static func area(
        _ drawn: inout DrawnElements, _ id: Int64, _ side: Double, _ tags: String
    ) {
        drawn.box(
            id, south: -side / 2, west: -side / 2, north: side / 2, east: side / 2, tags)
    }

    @Test func areasContainSmallestFirst() {
        let compiled = cafe { drawn in
            Self.area(
                &drawn, 1, 20,
                "boundary=administrative; admin_level=2; name=Land; ISO3166-1:alpha2=LA")
            Self.area(&drawn, 2, 0.01, "place=suburb; name=Suburb")
            Self.area(&drawn, 3, 4, "boundary=administrative; admin_level=4; name=State")
            Self.area(&drawn, 4, 1, "boundary=administrative; admin_level=6; name=County")
            Self.area(&drawn, 5, 0.1, "boundary=administrative; admin_level=8; name=Town")
            drawn.box(6, south: 1, west: 1, north: 2, east: 2, "place=town; name=Elsewhere")
        }
        #expect(compiled.parents("Cafe") == ["Suburb", "Town", "County", "State", "Land"])
        let cafe = compiled["Cafe"]
        #expect(cafe?.attribute("addr:suburb") == "Suburb")
        #expect(cafe?.attribute("addr:city") == "Town")
        #expect(cafe?.attribute("addr:county") == "County")
        #expect(cafe?.attribute("addr:state") == "State")
        #expect(cafe?.attribute("addr:country") == "Land")
        #expect(cafe?.attribute("addr:country_code") == "LA")
        // An area is in larger ones, never in itself or in smaller ones.
        #expect(compiled.parents("County") == ["State", "Land"])
        #expect(compiled.parents("Land") == [])
    }

    @Test func areasOfOneOutlineDoNotContainEachOther() {
        let compiled = cafe { drawn in
            Self.area(&drawn, 1, 0.1, "boundary=administrative; admin_level=8; name=Town")
            Self.area(&drawn, 2, 0.1, "boundary=administrative; admin_level=9; name=Parish")
        }
        #expect(Set(compiled.parents("Cafe") ?? []) == ["Town", "Parish"])
        #expect(compiled.parents("Town") == [] || compiled.parents("Parish") == [])
    }

    /// Of a country whose outline is cut off by the extract a point remains, somewhere at its border.
    @Test(arguments: ["admin_level=2", "admin_level=4", "admin_level=6"])
    func aRegionLiesInLargerOnesAlone(_ level: String) {
        let compiled = cafe { drawn in
            Self.area(&drawn, 1, 1, "boundary=administrative; admin_level=7; name=Parish")
            Self.area(&drawn, 2, 0.1, "place=town; name=Town")
            drawn.node(2, 0.01, 0.01, "place=village; name=Village")
            drawn.node(3, 0.001, 0.001)
            drawn.way(4, [(0, 0), (0, 0.002)], "")
            drawn.relation(
                5, [(.way, 4, "outer"), (.way, 99, "outer")],
                "type=boundary; boundary=administrative; \(level); name=Region")
        }
        #expect(compiled.parents("Region") == [])
        #expect(compiled["Region"]?.attributes.contains { $0.key.hasPrefix("addr:") } == false)
        #expect(compiled.parents("Cafe") == ["Town", "Parish"])
    }

    @Test(arguments: ["country", "state", "region", "province", "county", "district"])
    func aRegionThatIsAPointLiesInNoTown(_ place: String) {
        let compiled = cafe { drawn in
            Self.area(&drawn, 1, 0.1, "place=town; name=Town")
            drawn.node(2, 0.01, 0.01, "place=village; name=Village")
            drawn.node(3, 0.001, 0.001, "place=\(place); name=Region")
        }
        #expect(compiled.parents("Region") == [])
    }

    /// The gazetteer of the world says where Andorra ends, but not to some hundred meters.
    @Test func aTownReachesOverNoBorder() {
        var drawn = DrawnElements()
        drawn.node(1, 42.4637, 1.4912, "place=town; name=Sant Julià de Lòria")
        drawn.node(2, 42.465, 1.493, "amenity=cafe; name=Andorran")
        drawn.node(3, 42.435, 1.464, "amenity=cafe; name=Border")
        drawn.node(4, 42.415, 1.46, "amenity=cafe; name=Spanish")
        drawn.node(5, 42.415, 1.4601, "place=hamlet; name=Hamlet")
        let compiled = drawn.compiled
        #expect(compiled.parents("Andorran") == ["Sant Julià de Lòria"])
        #expect(compiled.parents("Border") == ["Sant Julià de Lòria"])
        #expect(compiled.parents("Spanish") == ["Hamlet"])
        #expect(compiled["Spanish"]?.attribute("addr:city") == "Hamlet")
    }

    /// The extract's own border counts first: what lies beside its outline of a country is abroad, whatever the world's says.
    @Test func bordersOfTheExtractCountFirst() {
        var drawn = DrawnElements()
        drawn.box(
            1, south: 42.5, west: 1.5, north: 42.52, east: 1.52,
            "boundary=administrative; admin_level=2; name=Andorra; ISO3166-1:alpha2=AD")
        drawn.node(1, 42.51, 1.515, "place=village; name=Village")
        drawn.node(2, 42.51, 1.519, "amenity=cafe; name=Inside")
        drawn.node(3, 42.51, 1.521, "amenity=cafe; name=Beside")
        drawn.node(4, 42.51, 1.522, "place=quarter; name=Quarter")
        drawn.node(5, 42.51, 1.518, "place=quarter; name=Own")
        let compiled = drawn.compiled
        #expect(compiled.parents("Inside") == ["Own", "Village", "Andorra"])
        #expect(compiled.parents("Beside") == ["Quarter"])
    }

    @Test(arguments: [
        ("admin_level=4; place=islet", nil), ("admin_level=3; place=island", nil),
        ("admin_level=4; place=island; ISO3166-2=XX-Y", "Isle"), ("admin_level=4", "Isle"),
    ])
    func islandsAreNoStates(_ tags: String, _ state: String?) {
        let compiled = cafe { drawn in
            Self.area(&drawn, 1, 0.1, "boundary=administrative; \(tags); name=Isle")
        }
        #expect(compiled["Cafe"]?.attribute("addr:state") == (tags.contains("=3") ? nil : state))
        if state == nil {
            #expect(compiled["Isle"]?.attribute("kind")?.hasPrefix("place=") == true)
        }
    }

    @Test func anIslandMayBeATown() {
        let compiled = cafe { drawn in
            Self.area(
                &drawn, 1, 0.1, "boundary=administrative; admin_level=8; place=island; name=Isle")
        }
        #expect(compiled["Cafe"]?.attribute("addr:city") == "Isle")
    }

    @Test func aLineBetweenAreasIsNoPlace() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.1)], "boundary=administrative; admin_level=2; name=A - B")
        drawn.way(
            2, [(1, 0), (1, 0.1)],
            "boundary=administrative; admin_level=2; waterway=river; name=River")
        #expect(drawn.compiled["A - B"] == nil)
        #expect(drawn.compiled["River"] != nil)
    }

    @Test func anAddressThatATagGivesStays() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "amenity=cafe; name=Cafe; addr:city=Told")
        Self.area(&drawn, 2, 0.01, "place=town; name=Drawn")
        let cafe = drawn.compiled["Cafe"]
        #expect(cafe?.attributes.filter { $0.key == "addr:city" }.map(\.value) == ["Told"])
    }

    @Test(arguments: [
        ("place=city", "addr:city"), ("place=town", "addr:city"), ("place=village", "addr:city"),
        ("place=hamlet", "addr:city"), ("place=municipality", "addr:city"),
        ("boundary=administrative; admin_level=7", "addr:city"),
        ("boundary=administrative; admin_level=8", "addr:city"),
        ("place=suburb", "addr:suburb"), ("place=borough", "addr:suburb"),
        ("place=quarter", "addr:suburb"), ("place=neighbourhood", "addr:suburb"),
        ("boundary=administrative; admin_level=9", "addr:suburb"),
        ("boundary=administrative; admin_level=11", "addr:suburb"),
        ("boundary=administrative; admin_level=6", "addr:county"),
        ("boundary=administrative; admin_level=4", "addr:state"), ("place=state", "addr:state"),
        ("boundary=administrative; admin_level=2", "addr:country"),
    ])
    func whatAnAreaIsInAnAddress(_ tags: String, _ key: String) {
        let compiled = cafe { Self.area(&$0, 1, 0.1, "name=Area; \(tags)") }
        let found = compiled["Cafe"]?.attributes.filter { $0.key.hasPrefix("addr:") }
        #expect(found?.map(\.key) == [key])
        #expect(found?.first?.value == "Area")
    }

    @Test(arguments: ["3", "5"])
    func otherLevelsAreNoPartOfAnAddress(_ level: String) {
        let compiled = cafe {
            Self.area(&$0, 1, 0.1, "name=Area; boundary=administrative; admin_level=\(level)")
        }
        #expect(compiled.parents("Cafe") == ["Area"])
        #expect(compiled["Cafe"]?.attributes.contains { $0.key.hasPrefix("addr:") } == false)
    }

    /// The municipality is the town where there is no other, even inside an area of a lower level.
    @Test func aTownComesBeforeALevel() {
        let compiled = cafe { drawn in
            Self.area(&drawn, 1, 0.1, "name=Level; boundary=administrative; admin_level=8")
            Self.area(&drawn, 2, 0.2, "name=Town; place=town")
        }
        #expect(compiled["Cafe"]?.attribute("addr:city") == "Town")
        let levels = cafe { drawn in
            Self.area(&drawn, 1, 0.1, "name=Seven; boundary=administrative; admin_level=7")
            Self.area(&drawn, 2, 0.2, "name=Eight; boundary=administrative; admin_level=8")
        }
        #expect(levels["Cafe"]?.attribute("addr:city") == "Eight")
    }

    @Test func aHoleIsOutside() {
        let compiled = cafe { drawn in
            Self.area(&drawn, 1, 0.1, "")
            Self.area(&drawn, 2, 0.01, "")
            drawn.relation(
                1, [(.way, 1, "outer"), (.way, 2, "inner")],
                "type=boundary; boundary=administrative; admin_level=8; name=Ring")
            drawn.node(2, 0.03, 0.03, "amenity=cafe; name=Other")
        }
        #expect(compiled.parents("Cafe") == [])
        #expect(compiled.parents("Other") == ["Ring"])
    }

    /// How far a settlement without an outline reaches, to ten centimeters.
    @Test(arguments: [
        ("city", 12_000.0), ("town", 6_000), ("village", 3_500), ("hamlet", 1_500),
        ("suburb", 2_000), ("borough", 2_000), ("quarter", 1_000), ("neighbourhood", 1_000),
    ])
    func aSettlementWithoutAnOutlineReachesSomeWay(_ place: String, _ meters: Double) {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "place=\(place); name=Center")
        drawn.node(2, (meters - 0.1) / 111_195, 0, "amenity=cafe; name=Within")
        drawn.node(3, (meters + 0.1) / 111_195, 0, "amenity=cafe; name=Beyond")
        let compiled = drawn.compiled
        #expect(compiled.parents("Within") == ["Center"])
        #expect(compiled.parents("Beyond") == [])
    }

    @Test(arguments: ["locality", "farm", "isolated_dwelling", "county", "state"])
    func othersWithoutAnOutlineContainNothing(_ place: String) {
        let compiled = cafe { $0.node(2, 0, 0, "place=\(place); name=Center") }
        #expect(compiled.parents("Cafe") == [])
    }

    /// Three and a half kilometers in every direction: this is three to the south and three to the east.
    @Test func aVillageReachesAsFarToTheCornersAsToTheSides() {
        let compiled = cafe { drawn in
            drawn.node(2, 3_000 / 111_195, -3_000 / 111_195, "place=village; name=Village")
        }
        #expect(compiled.parents("Cafe") == [])
        let near = cafe { drawn in
            drawn.node(2, 2_400 / 111_195, -2_400 / 111_195, "place=village; name=Village")
        }
        #expect(near.parents("Cafe") == ["Village"])
    }

    /// Two thirds of the way to the town, half of the way to the village's end: the town is meant.
    @Test func ofTwoTownsTheNearerByItsSizeIsMeant() {
        let compiled = cafe { drawn in
            drawn.node(2, 0, 3_000 / 111_195, "place=town; name=Town")
            drawn.node(3, 0, -2_000 / 111_195, "place=village; name=Village")
        }
        #expect(compiled.parents("Cafe") == ["Town"])
        let other = cafe { drawn in
            drawn.node(2, 0, 3_000 / 111_195, "place=town; name=Town")
            drawn.node(3, 0, -1_500 / 111_195, "place=village; name=Village")
        }
        #expect(other.parents("Cafe") == ["Village"])
    }

    @Test func anOutlineSaysWhichTownItIs() {
        let compiled = cafe { drawn in
            drawn.node(2, 0, 0, "place=city; name=Near")
            Self.area(&drawn, 2, 0.1, "place=town; name=Around")
        }
        #expect(compiled.parents("Cafe") == ["Around"])
        // A part of a town is told besides.
        let part = cafe { drawn in
            drawn.node(2, 0, 0.005, "place=suburb; name=Suburb")
            drawn.node(3, 0, 0.001, "place=quarter; name=Quarter")
            Self.area(&drawn, 2, 0.1, "place=town; name=Around")
        }
        #expect(part.parents("Cafe") == ["Quarter", "Around"])
        #expect(part["Cafe"]?.attribute("addr:suburb") == "Quarter")
    }

    @Test func aTownIsInNoOtherAndAPartOfOneIs() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "place=city; name=City")
        drawn.node(2, 0, 0.01, "place=village; name=Village")
        drawn.node(3, 0, 0.011, "place=suburb; name=Suburb")
        drawn.node(4, 0, 0.012, "place=quarter; name=Quarter")
        let compiled = drawn.compiled
        #expect(compiled.parents("Village") == [])
        #expect(compiled.parents("City") == [])
        #expect(compiled.parents("Suburb") == ["Village"])
        #expect(compiled.parents("Quarter") == ["Village"])
        #expect(compiled["Suburb"]?.attribute("addr:city") == "Village")
    }

    /// Against every outline asked in turn: many small ones, some over the edges of the grid's cells.
    @Test func theGridMissesNothing() {
        var drawn = DrawnElements()
        var id: Int64 = 1
        var boxes: [(name: String, south: Double, west: Double, side: Double)] = []
        for row in -4...4 {
            for column in -4...4 {
                let side = 0.03 + 0.01 * Double((row &* 7 &+ column &* 3 &+ 50) % 5)
                let box = (
                    name: "A\(id)", south: Double(row) * 0.025, west: Double(column) * 0.025,
                    side: side
                )
                boxes.append(box)
                drawn.box(
                    id, south: box.south, west: box.west, north: box.south + side,
                    east: box.west + side, "place=suburb; name=\(box.name)")
                id += 1
            }
        }
        // Too large for cells.
        boxes.append((name: "Large", south: -5, west: -5, side: 10))
        drawn.box(id, south: -5, west: -5, north: 5, east: 5, "place=town; name=Large")
        for (index, place) in [(0.0101, 0.0101), (-0.0499, 0.0501), (0.1003, -0.07), (2, 2)]
            .enumerated()
        {
            drawn.node(Int64(index + 1), place.0, place.1, "amenity=cafe; name=Cafe \(index)")
        }
        let compiled = drawn.compiled
        for (index, place) in [(0.0101, 0.0101), (-0.0499, 0.0501), (0.1003, -0.07), (2, 2)]
            .enumerated()
        {
            let expected = boxes.filter {
                place.0 > $0.south && place.0 < $0.south + $0.side && place.1 > $0.west
                    && place.1 < $0.west + $0.side
            }.map(\.name)
            #expect(Set(compiled.parents("Cafe \(index)") ?? []) == Set(expected))
            #expect(compiled.parents("Cafe \(index)")?.count == expected.count)
        }
    }

    /// Against the even-odd rule by hand: a star with many points, asked at many places.
    @Test func manyCorneredOutlinesAreAskedRight() {
        var drawn = DrawnElements()
        // A comb: teeth of 0.001 degrees, every second one missing.
        var points: [(Double, Double)] = [(0, 0)]
        for tooth in 0..<20 {
            let west = Double(tooth) * 0.002
            points += [
                (0.01, west), (0.01, west + 0.001), (0.001, west + 0.001), (0.001, west + 0.002),
            ]
        }
        points.append((0, 0.04))
        drawn.way(1, points, "place=town; name=Comb", isClosed: true)
        for tooth in 0..<20 {
            let west = Double(tooth) * 0.002
            drawn.node(Int64(2 * tooth + 1), 0.005, west + 0.0005, "amenity=cafe; name=In \(tooth)")
            drawn.node(
                Int64(2 * tooth + 2), 0.005, west + 0.0015, "amenity=cafe; name=Out \(tooth)")
        }
        let compiled = drawn.compiled
        for tooth in 0..<20 {
            #expect(compiled.parents("In \(tooth)") == ["Comb"])
            #expect(compiled.parents("Out \(tooth)") == [])
        }
    }
}
