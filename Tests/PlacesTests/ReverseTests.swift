import MapGeometry
import Places
import Testing

struct ReverseTests {
    @Test func everyAddressIsFoundWhereItIs() async throws {
        let address = try #require(try await SampleCity.search("Aleksanterinkatu 15").first)
        let first = try await SampleCity.places.reverse(address.coordinate).places.first
        #expect(first?.address.street == "Aleksanterinkatu")
        #expect(first?.address.housenumber == "15")
        #expect((first?.distance ?? 100) < 1)
    }

    @Test func saysNothingWhereNothingIs() async throws {
        let sea = try await SampleCity.places.reverse(
            CLLocationCoordinate2D(latitude: 0, longitude: -30))
        #expect(sea.places.isEmpty)
        #expect(sea.containing.isEmpty)
    }

    @Test func takesNoNonsense() async throws {
        for (latitude, longitude) in [(Double.nan, 0.0), (91, 0), (0, 181), (.infinity, 0)] {
            let answer = try await SampleCity.places.reverse(
                CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            #expect(answer.places.isEmpty)
        }
    }

    /// On a street without numbers a house far behind those along it, on another street, is not where one is.
    @Test func whoStandsOnAStreetIsNotToldAHouseOfAnother() async throws {
        var extract = DrawnExtract()
        extract.way(
            1, [(35.9, 14.5), (35.9, 14.504)], ["highway": "residential", "name": "Near Street"])
        extract.way(
            2, [(35.9006, 14.5), (35.9006, 14.504)],
            ["highway": "residential", "name": "Far Street"])
        extract.node(
            1, 35.90045, 14.502, ["addr:street": "Far Street", "addr:housenumber": "4"])
        let places = try SampleCity.open(try await extract.bytes())
        func first(_ latitude: Double) -> FoundPlace? {
            places.reverse(CLLocationCoordinate2D(latitude: latitude, longitude: 14.502))
                .places.first
        }
        #expect(first(35.90001)?.name == "Near Street")
        // Before the house itself it is the place's own.
        #expect(first(35.90040)?.address.housenumber == "4")
    }

    /// A postcode is part of an address, and no place to be in.
    @Test func openCountryIsToldByItsTown() async throws {
        var extract = DrawnExtract()
        let box = [(35.9, 14.5), (35.9, 14.6), (36.0, 14.6), (36.0, 14.5)]
        extract.way(
            1, box, ["boundary": "postal_code", "postal_code": "AB100"], isClosed: true)
        extract.way(
            2, box.map { ($0.0 - 0.02, $0.1) },
            ["boundary": "administrative", "admin_level": "8", "name": "Canillo"], isClosed: true)
        let places = try SampleCity.open(try await extract.bytes())
        let answer = places.reverse(CLLocationCoordinate2D(latitude: 35.95, longitude: 14.55))
        #expect(answer.places.first?.name == "Canillo")
        #expect(answer.places.first?.address.postcode == "AB100")
    }

    @Test func comesNearestFirst() async throws {
        let answer = try await SampleCity.places.reverse(SampleCity.senateSquare, limit: 20)
        #expect(!answer.places.isEmpty)
        let pois = answer.places.filter { $0.kind == .poi }.compactMap(\.distance)
        #expect(pois == pois.sorted())
    }

    /// A street with several names is told as each address tells it, but in a language that one asked for.
    @Test func anAddressTellsItsStreetAsItIsMapped() async throws {
        var extract = DrawnExtract()
        extract.way(
            1, [(35.9, 14.5), (35.9, 14.502)],
            [
                "highway": "residential", "name": "Triq il-Kbira", "alt_name": "High Street",
                "name:it": "Strada Maggiore",
            ])
        for (id, street) in ["High Street", "Triq il-Kbira"].enumerated() {
            extract.node(
                id + 1, 35.9001, 14.5005 + Double(id) * 0.001,
                ["addr:street": street, "addr:housenumber": "\(id + 35)"])
        }
        let places = try SampleCity.open(try await extract.bytes())
        for (query, street) in [
            ("35 High Street", "High Street"), ("36 High Street", "Triq il-Kbira"),
        ] {
            let found = try #require(places.search(SearchRequest(query)).first)
            #expect(found.address.street == street)
            let there = places.reverse(found.coordinate).places.first
            #expect(there?.address.street == street)
            let italian = places.reverse(found.coordinate, languages: ["it"]).places.first
            #expect(italian?.address.street == "Strada Maggiore")
        }
    }

    /// A landscape reaches over borders, and its name stands in a state of the neighbor.
    @Test func aLandscapeOfTheNeighborGivesNoState() async throws {
        var extract = DrawnExtract()
        func area(
            _ id: Int, _ west: Double, _ east: Double, _ height: Double, _ tags: [String: String]
        ) {
            let (south, north) = (47.15 - height, 47.15 + height)
            extract.way(
                id, [(south, west), (south, east), (north, east), (north, west)], tags,
                isClosed: true)
        }
        area(
            1, 9, 9.5, 0.3,
            [
                "boundary": "administrative", "admin_level": "2", "name": "Schweiz",
                "ISO3166-1:alpha2": "CH",
            ])
        area(
            2, 9.1, 9.48, 0.2,
            ["boundary": "administrative", "admin_level": "4", "name": "Appenzell Außerrhoden"])
        area(
            3, 9.5, 9.7, 0.3,
            [
                "boundary": "administrative", "admin_level": "2", "name": "Liechtenstein",
                "ISO3166-1:alpha2": "LI",
            ])
        area(
            4, 9.2, 9.6, 0.15, ["boundary": "natural", "place": "region", "name": "Alpenrheintal"])
        extract.way(
            5, [(47.15, 9.54), (47.15, 9.56)], ["highway": "residential", "name": "Landstrasse"])
        extract.way(
            6, [(47.15, 9.4), (47.15, 9.42)], ["highway": "residential", "name": "Hauptstrasse"])
        let places = try await extract.places
        let here = places.reverse(CLLocationCoordinate2D(latitude: 47.15, longitude: 9.55))
        #expect(here.containing.map(\.name).sorted() == ["Alpenrheintal", "Liechtenstein"])
        let street = try #require(here.places.first)
        #expect(street.name == "Landstrasse")
        #expect(street.address.state != "Appenzell Außerrhoden")
        #expect(street.address.countryCode == "LI")
        let there = places.reverse(CLLocationCoordinate2D(latitude: 47.15, longitude: 9.41))
        #expect(there.places.first?.address.state == "Appenzell Außerrhoden")
        #expect(there.places.first?.address.countryCode == "CH")
    }

    /// Where nothing has a name, a thing without one says more than nothing.
    @Test func whatHasNoNameIsToldWhereNothingElseIs() async throws {
        var extract = DrawnExtract()
        extract.node(1, 1, 1, ["amenity": "restaurant"])
        extract.node(2, 1.0003, 1, ["amenity": "cafe"])
        let places = try SampleCity.open(try await extract.bytes())
        let near = places.reverse(CLLocationCoordinate2D(latitude: 1.0001, longitude: 1)).places
        #expect(near.map(\.name) == ["Restaurant"])
        extract.way(
            1, [(1.0005, 0.999), (1.0005, 1.001)], ["highway": "residential", "name": "A"])
        let named = try SampleCity.open(try await extract.bytes())
        let street = named.reverse(CLLocationCoordinate2D(latitude: 1.0001, longitude: 1)).places
        #expect(street.map(\.name) == ["A"])
    }
}
