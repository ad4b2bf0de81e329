import Geodesy
import OpenStreetMap
import Places
import Testing

/// What lies over the 180th meridian.
@Suite struct MeridianTests {
    @Test func aRoadHasItsMiddleAndItsBoxThere() throws {
        var drawn = DrawnElements()
        drawn.way(
            1, [(-16.8, 179.98), (-16.8, 179.99), (-16.8, -179.99), (-16.8, -179.984)],
            "highway=residential; name=Date Road")
        let road = try #require(drawn.drafts.first)
        #expect(road.latitude == -168_000_000)
        #expect(abs(Int(road.longitude)) > 1_799_900_000)
        let box = try #require(road.box)
        #expect(box.west == 1_799_800_000 && box.east == -1_799_840_000)
    }

    /// Two ways that meet at the meridian are one road: the one writes the node's longitude as 180, the other as -180.
    @Test func piecesOnBothSidesAreOneRoad() {
        var drawn = DrawnElements()
        drawn.way(1, [(-16.8, 179.99), (-16.8, 180)], "highway=residential; name=Date Road")
        drawn.way(2, [(-16.8, -180), (-16.8, -179.99)], "highway=residential; name=Date Road")
        drawn.way(3, [(-16.8, 0), (-16.8, 0.001)], "highway=residential; name=Date Road")
        #expect(drawn.drafts.map { $0.osm.count }.sorted() == [1, 2])
    }

    @Test func anAreaIsCutAndStandsInItsMiddle() throws {
        var drawn = DrawnElements()
        drawn.box(
            1, south: -16.82, west: 179.98, north: -16.8, east: -179.96, "leisure=park; name=Park")
        let park = try #require(drawn.drafts.first)
        #expect((park.latitude, park.longitude) == (-168_100_000, -1_799_900_000))
        #expect(park.rings.count == 2)
        #expect(
            park.rings.allSatisfy { ring in
                ring.allSatisfy { $0.longitude > 0 } || ring.allSatisfy { $0.longitude < 0 }
            })
        #expect(park.box?.spans180thMeridian == true)
    }

    /// Areas of both sides that end at the meridian, as most borders are drawn, are one area.
    @Test func aRelationOfBothSidesHasANarrowBox() throws {
        var drawn = DrawnElements()
        drawn.box(1, south: -17, west: 179, north: -16, east: 180)
        drawn.box(2, south: -17, west: -180, north: -16, east: -179.5)
        drawn.relation(
            1, [(.way, 1, "outer"), (.way, 2, "outer")],
            "type=boundary; boundary=administrative; admin_level=4; name=Northern")
        drawn.relation(2, [(.way, 1, ""), (.way, 2, "")], "type=site; name=Site")
        drawn.node(1, -16.5, -179.75, "amenity=cafe; name=East")
        drawn.node(2, -16.5, 179.75, "amenity=cafe; name=West")
        drawn.node(3, -16.5, 0, "amenity=cafe; name=Far")
        let compiled = drawn.compiled
        let area = try #require(compiled["Northern"])
        #expect(area.box?.width == 15_000_000)
        #expect(compiled["Site"]?.longitude == 1_797_500_000)
        #expect(compiled.parents("East") == ["Northern"])
        #expect(compiled.parents("West") == ["Northern"])
        #expect(compiled.parents("Far") == [])
    }

    @Test func aSettlementReachesOverTheMeridian() {
        var drawn = DrawnElements()
        drawn.node(1, -16.8, 179.995, "place=village; name=Village")
        drawn.node(2, -16.8, -179.995, "amenity=cafe; name=Cafe")
        #expect(drawn.compiled.parents("Cafe") == ["Village"])
    }

    @Test func numbersBetweenHousesAreOnTheLine() throws {
        var drawn = DrawnElements()
        drawn.node(1, -16.8, 179.996, "addr:housenumber=1; addr:street=Date Road")
        drawn.node(2, -16.8, -179.996, "addr:housenumber=9; addr:street=Date Road")
        drawn.way(1, ids: [1, 2], "addr:interpolation=odd")
        drawn.way(
            2, [(-16.8001, 179.98), (-16.8001, -179.98)], "highway=residential; name=Date Road")
        let road = try #require(drawn.drafts.first { $0.kind == .street })
        #expect(road.houses == ["1: 1", "3: 3", "5: 5", "7: 7", "9: 9"])
        let longitudes = road.numbers.map { PackedCoordinate($0.latitude, $0.longitude).turned }
            .map(\.longitude)
        #expect(longitudes == [-40_000, -20_000, 0, 20_000, 40_000])
    }

    @Test func anAddressBeyondTheMeridianIsOnItsStreet() throws {
        var drawn = DrawnElements()
        drawn.way(1, [(-16.8, 179.98), (-16.8, 179.9999)], "highway=residential; name=Date Road")
        drawn.node(1, -16.8, -179.9999, "addr:housenumber=4; addr:street=Date Road")
        drawn.node(2, -16.8, -179.9998, "addr:housenumber=6")
        let road = try #require(drawn.drafts.first { $0.kind == .street })
        #expect(road.houses == ["4: 4", "6: 6"])
    }

    @Test func aPostcodeIsAmongItsAddresses() throws {
        var drawn = DrawnElements()
        for (id, longitude) in [179.97, 179.99, -179.995, -179.96].enumerated() {
            drawn.node(
                Int64(id + 1), -16.8, longitude,
                "addr:housenumber=\(id); addr:street=Date Road; addr:postcode=1234")
        }
        let code = try #require(drawn.drafts.first { $0.kind == .postcode })
        #expect(code.longitude == -1_799_950_000)
    }
}
