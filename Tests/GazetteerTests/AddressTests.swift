import Geodesy
import OpenStreetMap
import Places
import Testing

/// How addresses find their street, and what their numbers are.
@Suite struct AddressTests {
    /// The numbers that a tag stands for, on a street of its own.
    private func houses(_ number: String) -> [String] {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "addr:street=A; addr:housenumber=\(number)")
        return drawn.drafts.first?.houses ?? []
    }

    @Test(arguments: [
        ("12", ["12: 12"]), ("12a", ["12a: 12 a"]), ("12 A", ["12 A: 12 a"]),
        ("14-20", ["14-20: 14-20"]), ("14–20", ["14–20: 14-20"]), ("20-14", ["20-14: 20 14"]),
        ("1-201", ["1-201: 1-201"]), ("1-202", ["1-202: 1 202"]), ("30/2", ["30/2: 30 2"]),
        ("36;42", ["36;42: 36", "36;42: 42"]), ("36,42 b", ["36,42 b: 36", "36,42 b: 42 b"]),
        ("4, 5. krs.", ["4, 5. krs.: 4"]), ("4;5-7", ["4;5-7: 4", "4;5-7: 5-7"]),
        ("B7", ["B7: 0 b7"]), ("999999999", ["999999999: 999999999"]),
        ("5-7-9", ["5-7-9: 5-9"]),
    ])
    func numbersAreReadAsPeopleWriteThem(_ number: String, _ expected: [String]) {
        #expect(houses(number) == expected)
    }

    @Test func notMoreThanSixteenNumbersAreInATag() {
        let tag = (1...20).map(String.init).joined(separator: ";")
        #expect(houses(tag).count == 16)
    }

    @Test(arguments: [
        "addr:street=A", "addr:housenumber=5", "addr:street=A; addr:housenumber=",
        "addr:street=…; addr:housenumber=5",
        "addr:street=A; addr:housenumber=12345678901234567890123456789012345678901234567890123456789012345",
    ])
    func whatIsNoAddressIsLeftOut(_ tags: String) {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, tags)
        #expect(drawn.drafts.isEmpty)
    }

    /// A house at an end of a line of numbers may say itself how they go on.
    @Test func aHouseKeepsItsNumberBesideAnInterpolation() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "addr:street=A; addr:housenumber=159; addr:interpolation=odd")
        #expect(drawn.compiled["A"]?.numbers.map(\.text) == ["159"])
        // Of a line along the street the number is that of no house.
        var line = DrawnElements()
        line.way(
            1, [(0, 0), (0, 0.002)], "addr:street=A; addr:housenumber=1; addr:interpolation=odd")
        #expect(line.drafts.isEmpty)
    }

    @Test func anAddressKnowsWhatItIsAndWhere() throws {
        var drawn = DrawnElements()
        drawn.node(
            7, 0.1, 0.2, "addr:street=A; addr:housenumber=5; addr:postcode=P; addr:city=C")
        let house = try #require(drawn.compiled["A"]?.numbers.first)
        #expect((house.latitude, house.longitude) == (1_000_000, 2_000_000))
        #expect((house.postcode, house.city, house.osm.description) == ("P", "C", "n7"))
    }

    /// Of two streets of a name the nearer one, up to 1500 m.
    @Test func anAddressBelongsToTheNearestStreetOfItsName() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=Oak Street")
        drawn.way(2, [(0.01, 0), (0.01, 0.002)], "highway=residential; name=Oak Street")
        drawn.way(3, [(0.0075, 0), (0.0075, 0.002)], "highway=residential; name=Elm Street")
        drawn.node(1, 0.0045, 0.001, "addr:street=Oak Street; addr:housenumber=1")
        drawn.node(2, 0.0055, 0.001, "addr:street=OAK STREET; addr:housenumber=2")
        drawn.node(3, -0.0134, 0.001, "addr:street=Oak Street; addr:housenumber=3")
        drawn.node(4, -0.0136, 0.001, "addr:street=Oak Street; addr:housenumber=4")
        let drafts = drawn.drafts
        let streets = drafts.filter { $0.kind == .street }
        #expect(streets.map(\.name) == ["Elm Street", "Oak Street", "Oak Street", "Oak Street"])
        #expect(
            streets.map { $0.numbers.map(\.text) } == [[], ["1", "3"], ["2"], ["4"]])
        // A street that nobody drew begins with its first address.
        #expect(streets[3].elements == ["n4"])
        #expect(streets[3].importance == 0.2)
    }

    /// The nearest point of the line counts, not of the box around it.
    @Test func nearnessIsToTheLineOfTheStreet() {
        var drawn = DrawnElements()
        // A street around a corner, whose box holds the address, and a short one nearer to it.
        drawn.way(1, [(0.01, 0), (0, 0), (0, 0.01)], "highway=residential; name=A")
        drawn.way(2, [(0.009, 0.0125), (0.009, 0.014)], "highway=residential; name=A")
        drawn.node(1, 0.009, 0.0099, "addr:street=A; addr:housenumber=1")
        let drafts = drawn.drafts
        #expect(drafts.map(\.elements) == [["w1"], ["w2"]])
        #expect(drafts.map(\.numbers.count) == [0, 1])
    }

    /// An address that names a place may stand far from a street of its name.
    @Test func placesThatAddressesNameReachFiveKilometers() {
        for (thousandths, isFound) in [(44.9, true), (45.1, false)] {
            var drawn = DrawnElements()
            drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=Farm Road")
            drawn.node(
                1, thousandths / 1000, 0.001, "addr:place=Farm Road; addr:housenumber=1")
            let drafts = drawn.drafts
            #expect(drafts.count == (isFound ? 1 : 2), "\(thousandths)")
            #expect(drafts[0].numbers.isEmpty != isFound)
        }
    }

    @Test func anAddressMayNameAVillage() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "place=village; name=Testville; name:fi=Koekylä")
        drawn.node(2, 0.01, 0, "addr:place=Testville; addr:housenumber=1")
        drawn.node(3, 0.01, 0.01, "addr:place=Koekylä; addr:housenumber=2")
        // Without street and place the city is named.
        drawn.node(4, 0.01, 0.02, "addr:city=Testville; addr:housenumber=3")
        // A street of the village's name is a street.
        drawn.node(5, 0.01, 0.02, "addr:street=Testville; addr:housenumber=4")
        let drafts = drawn.drafts
        #expect(drafts[0].kind == .place)
        #expect(drafts[0].numbers.map(\.text) == ["1", "2", "3"])
        #expect(drafts[1].kind == .street)
        #expect(drafts[1].numbers.map(\.text) == ["4"])
    }

    @Test func aStreetMadeForAddressesGrowsWithThem() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "addr:street=A; addr:housenumber=3")
        drawn.node(2, 0.012, 0.001, "addr:street=A; addr:housenumber=1")
        drawn.node(3, 0.024, 0, "addr:street=A; addr:housenumber=2")
        let drafts = drawn.drafts
        #expect(drafts.count == 1)
        // In order of their numbers.
        #expect(drafts[0].numbers.map(\.text) == ["1", "2", "3"])
        #expect(drafts[0].box?.north == 240_000 && drafts[0].box?.east == 10_000)
    }

    @Test func aStreetIsInTheTownsThatItsAddressesName() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "highway=residential; name=A")
        drawn.node(1, 0, 0, "addr:street=A; addr:housenumber=1; addr:city=T; addr:postcode=22")
        drawn.node(2, 0, 0, "addr:street=A; addr:housenumber=2; addr:city=T; addr:postcode=11")
        #expect(drawn.compiled["A"]?.context == ["11", "22", "T"])
    }

    private func interpolated(
        _ way: String, _ first: String, _ last: String
    ) -> [(text: String, longitude: Int32)] {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "addr:street=A; addr:housenumber=\(first); addr:postcode=P")
        drawn.node(2, 0, 0.001)
        drawn.node(3, 0, 0.004, "addr:street=A; addr:housenumber=\(last)")
        drawn.way(9, ids: [1, 2, 3], way)
        return (drawn.compiled["A"]?.numbers ?? []).map { ($0.text, $0.longitude) }
    }

    @Test(arguments: [
        ("even", "2", "10", ["2", "4", "6", "8", "10"]), ("odd", "1", "5", ["1", "3", "5"]),
        ("all", "1", "4", ["1", "2", "3", "4"]), ("4", "2", "10", ["2", "6", "10"]),
        ("even", "10", "2", ["2", "4", "6", "8", "10"]), ("even", "2", "2b", ["2", "2b"]),
        ("alphabetic", "2", "10", ["2", "10"]), ("0", "2", "10", ["2", "10"]),
        ("-2", "2", "10", ["2", "10"]), ("all", "1", "1003", ["1", "1003"]),
        ("even", "4", "4", ["4", "4"]),
    ])
    func numbersBetweenAreFilledIn(
        _ kind: String, _ first: String, _ last: String, _ expected: [String]
    ) {
        let found = interpolated("addr:interpolation=\(kind)", first, last).map(\.text)
        #expect(found == expected)
    }

    @Test func numbersBetweenStandEvenlyAlongTheLine() {
        let found = interpolated("addr:interpolation=even", "2", "10").map(\.longitude)
        #expect(found == [0, 10_000, 20_000, 30_000, 40_000])
        let back = interpolated("addr:interpolation=even", "10", "2").map(\.longitude)
        #expect(back == [40_000, 30_000, 20_000, 10_000, 0])
    }

    @Test func aThousandNumbersAreTheMost() {
        #expect(interpolated("addr:interpolation=all", "1", "1001").count == 1001)
    }

    @Test func numbersBetweenKnowTheirTownAndWay() throws {
        var drawn = DrawnElements()
        drawn.node(
            1, 0, 0, "addr:place=A; addr:housenumber=1; addr:postcode=P; addr:city=C")
        drawn.node(2, 0, 0.002, "addr:place=A; addr:housenumber=3; addr:postcode=Q")
        drawn.way(9, ids: [1, 2], "addr:interpolation=all")
        let house = try #require(drawn.compiled["A"]?.numbers.first { $0.text == "2" })
        #expect((house.postcode, house.city, house.osm.description) == ("P", "C", "w9"))
    }

    @Test func postcodesStandWhereTheirAddressesAre() throws {
        var drawn = DrawnElements()
        for (id, east) in [0.0, 0.001, 0.005].enumerated() {
            drawn.node(
                Int64(id + 1), 0, east,
                "addr:street=A; addr:housenumber=\(id); addr:postcode=123; addr:city=\(id == 1 ? "T" : "S")"
            )
        }
        drawn.node(9, 0, 0, "addr:street=A; addr:housenumber=9; addr:postcode=12345678901234567")
        let codes = drawn.drafts.filter { $0.kind == .postcode }
        #expect(codes.map(\.name) == ["123"])
        // The address nearest to the middle of all, and the town of most.
        #expect(codes[0].longitude == 10_000)
        #expect(codes[0].attribute("addr:city") == "S")
        #expect(codes[0].context == ["S", "T"])
        #expect(codes[0].importance == 0.4)
    }

    /// Streets and houses without a number lie in postcodes as well; spellings of one code are one.
    @Test func postcodesOfAllElementsAreFound() {
        var drawn = DrawnElements()
        // In the Netherlands.
        drawn.way(
            1, [(52.2, 5.5), (52.2, 5.501)], "highway=path; name=De Weide; addr:postcode=3993dx")
        drawn.node(1, 52.2, 5.5, "building=yes; addr:postcode=3993 DX")
        drawn.way(
            2, [(52.2, 5.5), (52.201, 5.5)],
            "highway=residential; name=B; postal_code=1011 AB;1011 AC")
        drawn.node(2, 52.2, 5.5, "amenity=cafe; name=C; postal_code=9999 ZZ")
        let codes = drawn.drafts.filter { $0.kind == .postcode }
        #expect(codes.map(\.name) == ["1011 AB", "1011 AC", "3993 DX"])
        #expect(codes.last?.names.map(\.value) == ["3993 DX", "3993DX"])
    }

    @Test func ofTownsNamedAsOftenTheFirstIsThePostcodes() throws {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "addr:street=A; addr:housenumber=1; addr:postcode=123; addr:city=T")
        drawn.node(2, 0, 0, "addr:street=A; addr:housenumber=2; addr:postcode=123; addr:city=S")
        let code = try #require(drawn.drafts.first { $0.kind == .postcode })
        #expect(code.attribute("addr:city") == "S")
    }

    @Test func theOutlineOfAPostcodeStandsAmongItsAddresses() throws {
        var drawn = DrawnElements()
        drawn.box(
            1, south: 0, west: 0, north: 0.1, east: 0.1, "boundary=postal_code; postal_code=123")
        drawn.node(1, 0.01, 0.02, "addr:street=A; addr:housenumber=1; addr:postcode=123")
        let codes = drawn.drafts.filter { $0.kind == .postcode }
        #expect(codes.count == 1)
        #expect((codes[0].latitude, codes[0].longitude) == (100_000, 200_000))
        #expect(codes[0].rings.count == 1)
        #expect(codes[0].elements == ["w1"])
    }
}
