import Foundation
import MapGeometry
import Places
import Testing

/// What answers of a clipped extract know of the world, and queries that name it.
struct WorldAnswerTests {
    /// A quarter of Helsinki, two houses of Valletta and two of Prattville; none tells its country.
    private static let opening = Task {
        var extract = DrawnExtract()
        extract.node(
            1, 60.1699, 24.9384, ["place": "city", "name": "Helsinki", "name:sv": "Helsingfors"])
        extract.node(
            2, 60.1702, 24.9412,
            [
                "amenity": "cafe", "name": "Ekberg", "phone": "+358 9 681; +358 9 682 / +358 9 683",
                "website": "ekberg.fi/cafe", "addr:street": "Bulevardi", "addr:housenumber": "9",
                "addr:postcode": "00120",
            ])
        extract.node(
            3, 60.1712, 24.9402, ["shop": "books", "name": "Tallinn Books", "addr:country": "EE"])
        return try SampleCity.open(try await extract.bytes())
    }

    private func answer(_ query: String, languages: [String] = []) async throws -> SearchAnswer {
        var request = SearchRequest(query)
        request.languages = languages
        return try await Self.opening.value.answer(request)
    }

    /// Things that are called, or nearly called, as cities elsewhere are.
    @Test(arguments: [
        ("LaQuinta", "La Quinta"), ("La Quinta", "La Quinta"), ("Bisceg lie", "Bisceglie"),
        ("Satara", "Swatara"), ("Mari", "Maria"),
    ])
    func whatIsHereIsToldBesideSmallCities(_ query: String, _ name: String) async throws {
        let places = try await DrawnPlaces([
            "A": (40.24, -76.81, "tourism=hotel; name=La Quinta"),
            "B": (40.25, -76.80, "railway=station; name=Bisceglie"),
            "C": (40.26, -76.79, "place=suburb; name=Swatara"),
            "D": (40.27, -76.78, "shop=hairdresser; name=Maria"),
        ])
        #expect(places.answer(query).places.first?.name == name)
        #expect(places.answer("Tokyo").places.isEmpty)
    }

    /// Things of a kind where the atlas has nothing, beside it, and at what has the name here too.
    @Test(
        arguments: [
            ("pharmacy near Berlin", nil, "Berlin"), ("pharmacy in Germany", nil, "Deutschland"),
            ("pharmacy in Monza", "Brianza", nil), ("pharmacy in Porto", "Harbor", "Porto"),
            ("pharmacy in Como", "Brianza", "Como"),
            ("pharmacy in Milano", "Duomo", nil), ("pharmacy near Porto di Mare", "Harbor", nil),
        ] as [(String, String?, String?)])
    func thingsInACityElsewhereAreNotThoseOfHere(
        _ query: String, _ name: String?, _ outside: String?
    ) async throws {
        let places = try await DrawnPlaces([
            "A": (45.4642, 9.1896, "place=city; name=Milano"),
            "B": (45.4652, 9.1890, "amenity=pharmacy; name=Duomo"),
            "C": (45.4371, 9.2303, "railway=station; station=subway; name=Porto di Mare"),
            "D": (45.4375, 9.2309, "amenity=pharmacy; name=Harbor"),
            "E": (45.5360, 9.2353, "amenity=pharmacy; name=Brianza"),
        ])
        let answer = places.answer(query)
        #expect(answer.places.first?.name == name)
        #expect(answer.outside.first?.name == outside)
    }

    /// Ordino's outline of 1 km takes its town for La Massana's.
    @Test func aTownThatIsAStateLiesInIt() async throws {
        let places = try await DrawnPlaces([
            "A": (42.55615, 1.5334945, "place=town; name=Ordino"),
            "B": (
                42.5567957, 1.5337018,
                "amenity=cafe; name=Quim; addr:city=Ordino; addr:street=Carrer Major; addr:housenumber=3"
            ),
        ])
        let town = try #require(places.answer("Ordino").places.first)
        #expect(town.address.state == "Ordino")
        #expect(town.address.stateCode == "AD-05")
        let cafe = try #require(places.answer("Carrer Major 3, Ordino").places.first)
        #expect(cafe.name == "Quim" || cafe.address.housenumber == "3", "\(cafe.name)")
    }

    /// The point of a country lies in one of its states, or in a neighbor's, and the country in none.
    @Test func aCountryLiesInNoState() async throws {
        let places = try await DrawnPlaces([
            "A": (42.5407, 1.5732, "place=country; name=Andorra"),
            "B": (42.5556, 1.5335, "place=country; name=España; name:en=Spain"),
            "C": (42.5560, 1.5336, "place=village; name=Ordino"),
        ])
        let andorra = try #require(places.answer("Andorra").places.first)
        #expect(andorra.address.country == "Andorra" && andorra.address.countryCode == "AD")
        #expect(andorra.address.state.isEmpty && andorra.address.city.isEmpty)
        let spain = try #require(places.answer("España").places.first)
        #expect(spain.address.country == "España" && spain.address.countryCode == "ES")
        #expect(spain.address.state.isEmpty && spain.subtitle.isEmpty)
    }

    @Test func answersKnowTheirCountryStateAndTimeZone() async throws {
        let found = try await answer("Ekberg").places
        let place = try #require(found.first)
        #expect(place.address.countryCode == "FI")
        #expect(place.address.country == "Suomi")
        #expect(place.address.state == "Uusimaa")
        #expect(place.address.stateCode == "FI-18")
        #expect(place.timeZone?.identifier == "Europe/Helsinki")
        #expect(place.formattedAddress == ["Bulevardi 9", "00120 Helsinki", "Suomi"])
        #expect(place.contacts.phoneNumbers == ["+358 9 681", "+358 9 682", "+358 9 683"])
        #expect(place.contacts.websites == ["https://ekberg.fi/cafe"])
    }

    @Test func allOfAnAnswerIsInTheLanguageAskedFor() async throws {
        let found = try await answer("Ekberg", languages: ["sv-FI"]).places
        let place = try #require(found.first)
        #expect(place.address.city == "Helsingfors")
        #expect(place.address.country == "Finland")
        #expect(place.address.state == "Nyland")
        #expect(place.subtitle.contains("Helsingfors"), "\(place.subtitle)")
    }

    @Test func whatTheExtractTellsCountsFirst() async throws {
        let place = try #require(try await answer("Tallinn Books", languages: ["en"]).places.first)
        #expect(place.address.countryCode == "EE")
        #expect(place.address.country == "Estonia")
        #expect(place.address.state.isEmpty)
    }

    @Test func positionsAreAnsweredWithTheirCountry() async throws {
        let there = CLLocationCoordinate2D(latitude: 60.1702, longitude: 24.9413)
        let places = try await Self.opening.value.reverse(there).places
        #expect(!places.isEmpty)
        #expect(
            places.filter { $0.name != "Tallinn Books" }.allSatisfy {
                $0.address.countryCode == "FI"
            })
    }

    @Test(arguments: [
        "Helsinki, Finland", "Helsinki, FI", "Helsinki, Suomi", "Helsinki, FIN", "Helsinki Finland",
        "Helsinki, Uusimaa, Finland", "Helsingfors, Finnland", "Helsinki, Uusimaa",
    ])
    func countriesAndStatesInQueriesAreUnderstood(_ query: String) async throws {
        let answer = try await answer(query)
        #expect(answer.places.first?.name == "Helsinki", "\(answer.places.map(\.name))")
        #expect(answer.outside.isEmpty)
    }

    @Test(arguments: [
        ("Tokyo", "Tokyo", "JP"), ("tokio", "Tokyo", "JP"), ("東京", "Tokyo", "JP"),
        ("Harrisburg, PA", "Harrisburg", "US"), ("Prattville, Alabama", "Prattville", "US"),
        ("Prattville, Alabama, USA", "Prattville", "US"), ("Porto, Portugal", "Porto", "PT"),
        ("Helsinki, Ohio", "", ""), ("Spain", "Spain", "ES"), ("Deutschland", "Germany", "DE"),
        ("日本", "Japan", "JP"), ("USA", "United States", "US"), ("Bavaria", "Bavaria", "DE"),
        ("Alabama, USA", "Alabama", "US"), ("Sverige", "Sweden", "SE"),
    ])
    func whatLiesElsewhereIsToldSo(_ query: String, _ name: String, _ code: String) async throws {
        let answer = try await answer(query, languages: ["en"])
        guard !name.isEmpty else { return #expect(answer.outside.isEmpty) }
        #expect(answer.places.isEmpty, "\(answer.places.map(\.name))")
        #expect(answer.outside.first?.name == name)
        #expect(answer.outside.first?.countryCode == code)
        #expect(answer.outside.first?.country.isEmpty == false)
    }

    @Test func countriesAreToldWithWhereTheyAre() async throws {
        let spain = try #require(try await answer("Spain", languages: ["es"]).outside.first)
        #expect(spain.kind == .country)
        #expect(spain.title == "España")
        #expect(spain.population == nil)
        #expect(spain.timeZone?.identifier == "Europe/Madrid")
        let bavaria = try #require(try await answer("Bavaria", languages: ["en"]).outside.first)
        #expect(bavaria.kind == .state)
        #expect(bavaria.title == "Bavaria, Germany")
        #expect(abs(bavaria.coordinate.latitude - 48.9) < 1)
        #expect(abs(bavaria.coordinate.longitude - 11.4) < 1.5)
    }

    /// A country comes before the cities that have its name.
    @Test func countriesComeBeforeCities() async throws {
        let outside = try await answer("Luxembourg", languages: ["en"]).outside
        #expect(outside.first?.kind == .country)
        #expect(outside.contains { $0.kind == .city && $0.countryCode == "LU" })
    }

    /// Streets and shops may have the name of a country or state.
    @Test func whatHasTheWordIsToldBesideACountry() async throws {
        let places = try await DrawnPlaces([
            "A": (40.24, -76.81, "amenity=restaurant; name=Taste of Spain"),
            "B": (40.25, -76.80, "shop=books; name=Centre Books"),
            "C": (40.26, -76.79, "amenity=cafe; name=Spainer"),
        ])
        let spain = places.answer("Spain")
        #expect(spain.places.map(\.name) == ["Taste of Spain"])
        #expect(spain.outside.first?.countryCode == "ES")
        let center = places.answer("Centre")
        #expect(center.places.first?.name == "Centre Books")
        #expect(center.outside.allSatisfy { $0.kind == .city })
    }

    /// The atlas lies in Finland and in Uusimaa, whatever has no such name in it; "fin" is but a code.
    @Test(arguments: [
        "Helsinki", "cafe", "Ekberg", "bar", "Tallinn Books", "books", "", "60.17,24.94",
        "Finland", "Suomi", "Uusimaa", "fin", "de",
    ])
    func nothingElseIsToldOutside(_ query: String) async throws {
        #expect(try await answer(query).outside.isEmpty)
    }
}
