import MapGeometry
import Places
import Testing

/// Addresses in cities that lie outside the atlas, and cities that an extract has no place for.
struct OutsideAddressTests {
    /// A street of Helsinki with a house and a café, and a street named after a city.
    private static let opening = Task {
        var extract = DrawnExtract()
        extract.node(1, 60.1699, 24.9384, ["place": "city", "name": "Helsinki"])
        extract.node(2, 60.1650, 24.9300, ["place": "suburb", "name": "Kamppi"])
        extract.way(
            3, [(60.1690, 24.9300), (60.1690, 24.9400)],
            ["highway": "residential", "name": "Aleksanterinkatu"])
        extract.node(
            4, 60.1691, 24.9350, ["addr:street": "Aleksanterinkatu", "addr:housenumber": "15"])
        extract.node(5, 60.1692, 24.9390, ["amenity": "cafe", "name": "Ekberg"])
        extract.way(
            6, [(60.1710, 24.9300), (60.1710, 24.9400)],
            ["highway": "residential", "name": "Via Roma"])
        extract.node(7, 60.1712, 24.9390, ["amenity": "restaurant", "name": "Bella Napoli"])
        extract.node(8, 60.1720, 24.9390, ["place": "neighbourhood", "name": "Paris"])
        return try SampleCity.open(try await extract.bytes())
    }

    private func answer(_ query: String) async throws -> SearchAnswer {
        var request = SearchRequest(query)
        request.languages = ["en"]
        return try await Self.opening.value.answer(request)
    }

    @Test(arguments: [
        ("Aleksanterinkatu 15, Turku", "Turku"),
        ("Aleksanterinkatu 15, Tampere, Finland", "Tampere"),
        ("Aleksanterinkatu 15, Stockholm, Sweden", "Stockholm"),
        ("Aleksanterinkatu 15, 8001 Zürich", "Zürich"),
        ("Aleksanterinkatu 15 8001 Zürich", "Zürich"), ("8001 Zürich", "Zürich"),
        ("Aleksanterinkatu 15, 20100 Turku, Finland", "Turku"),
        ("Aleksanterinkatu 15, Turku, 20100", "Turku"),
        ("350 Fifth Avenue, New York, NY 10118, USA", "New York City"),
        ("10 Downing Street, London SW1A 2AA", "London"), ("Via Roma 5, Roma, Lazio", "Rome"),
        ("cafe, Turku", "Turku"), ("Ekberg, Tallinn", "Tallinn"),
        ("Aleksanterinkatu 15, Sweden", "Sweden"),
    ])
    func aCityElsewhereIsToldWithoutPlaces(_ query: String, _ name: String) async throws {
        let answer = try await answer(query)
        #expect(answer.places.isEmpty, "\(query): \(answer.places.map(\.title))")
        #expect(answer.outside.first?.name == name, "\(query): \(answer.outside.map(\.title))")
    }

    @Test(arguments: [
        ("Aleksanterinkatu 15, Helsinki", "Aleksanterinkatu 15"),
        ("Aleksanterinkatu 15, Helsingfors, Finland", "Aleksanterinkatu 15"),
        ("Aleksanterinkatu 15, 00100 Helsinki", "Aleksanterinkatu 15"),
        ("Aleksanterinkatu 15, Kamppi", "Aleksanterinkatu 15"),
        ("Aleksanterinkatu 15, Finland", "Aleksanterinkatu 15"),
        ("Ekberg, Helsinki", "Ekberg"),
        // What has the name here: a street, a restaurant, a quarter.
        ("Via Roma", "Via Roma"), ("Bella, Napoli", "Bella Napoli"),
        ("Aleksanterinkatu 15, Paris", "Aleksanterinkatu 15"),
        // Neither a comma nor a postcode before the name.
        ("Aleksanterinkatu 15 Turku", "Aleksanterinkatu 15"),
    ])
    func whatIsHereIsAnswered(_ query: String, _ name: String) async throws {
        let answer = try await answer(query)
        #expect(answer.places.first?.title == name, "\(query): \(answer.places.map(\.title))")
        #expect(answer.outside.isEmpty, "\(query): \(answer.outside.map(\.title))")
    }

    /// One frame around Andorra and Malta has all of Rome's surroundings in it.
    @Test(arguments: [("Rome", "IT"), ("Marseille", "FR"), ("Barcelona", "ES")])
    func citiesBetweenDistantExtractsAreOutside(_ query: String, _ code: String) async throws {
        let places = try await DrawnPlaces([
            "A": (42.5063, 1.5218, "place=town; name=Andorra la Vella"),
            "B": (42.5070, 1.5220, "shop=gift; name=Barcelo"),
            "C": (35.8989, 14.5146, "place=city; name=Valletta"),
            "D": (35.9110, 14.5020, "tourism=hotel; name=Roma"),
        ])
        let answer = places.answer(query)
        #expect(answer.places.isEmpty, "\(answer.places.map(\.name))")
        #expect(answer.outside.first?.countryCode == code)
    }

    /// The extract has the city's streets, and not the node that has its name.
    @Test(arguments: ["Porto, Portugal", "Porto", "Oporto, Portugal"])
    func aCityWithoutAPlaceIsOne(_ query: String) async throws {
        let places = try await DrawnPlaces([
            "A": (41.1496, -8.6109, "amenity=cafe; name=Majestic"),
            "B": (41.1600, -8.6200, "highway=services; name=Porto - Amarante"),
        ])
        let answer = places.answer(query)
        let first = try #require(answer.places.first)
        #expect(first.kind == .place && first.name == "Porto", "\(answer.places.map(\.name))")
        #expect(first.address.countryCode == "PT")
        #expect(abs(first.coordinate.latitude - 41.15) < 0.05)
        #expect(answer.outside.isEmpty)
    }

    @Test func aCityWithAPlaceIsThat() async throws {
        let places = try await DrawnPlaces([
            "A": (41.1496, -8.6109, "place=city; name=Porto"),
            "B": (41.1500, -8.6110, "amenity=bar; name=Porto"),
        ])
        for query in ["Porto", "Porto, Portugal"] {
            let found = places.answer(query).places
            #expect(found.allSatisfy { $0.osm != .none }, "\(query): \(found.map(\.osm))")
            #expect(found.first?.kind == .place)
        }
    }
}
