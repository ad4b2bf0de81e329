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
