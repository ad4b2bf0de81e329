import MapGeometry
import Places
import Testing

/// What people type beside the name itself, in the languages of the sample city.
struct UnderstandingTests {
    @Test(
        arguments: [
            // A kind and a part of town, without a word between them.
            ("ravintola Kamppi", PlaceCategory.restaurant), ("Kamppi restaurant", .restaurant),
            ("restaurang Kampen", .restaurant),
            // Whether it is open is not part of the name.
            ("apteekki auki", .pharmacy), ("apotek öppet", .pharmacy),
            ("pharmacy open now", .pharmacy),
            // One kind by several words.
            ("ratikkapysäkki", .publicTransport), ("lähin ratikkapysäkki", .publicTransport),
            ("spårvagnshållplats", .publicTransport), ("tram stop", .publicTransport),
        ])
    func findsKindsInTheirPlaces(_ query: String, _ category: PlaceCategory) async throws {
        let found = try await SampleCity.search(query)
        #expect(found.first?.category == category, "\(found.prefix(3).map(\.title))")
    }

    /// Nearest to the part of town, whichever word comes first, and though its address does not say so.
    @Test(arguments: ["apteekki Kamppi", "Kamppi apteekki", "Kamppi pharmacy"])
    func aKindBesideAPartOfTownIsNearIt(_ query: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=pharmacy; name=Rose"),
            "B": (0.075, 0.05, "amenity=pharmacy; name=Lily"),
            "X": (0.050, 0.05, "place=suburb; name=Kamppi"),
        ])
        #expect(places.search(query).first == "B", "\(places.search(query))")
    }

    /// Where there is none of a kind, there is no answer that is merely spelled like its word.
    @Test(arguments: ["poliisi", "police", "polisstation"])
    func doesNotInventWhatIsNotThere(_ query: String) async throws {
        let found = try await SampleCity.search(query)
        #expect(!found.contains { $0.title.contains("kirkko") || $0.title.contains("Palace") })
    }

    @Test func offersWhatIsNearlySpelledSo() async throws {
        let found = try await SampleCity.search("Stockman")
        #expect(found.contains { $0.name == "Stockmann" })
    }

    @Test(arguments: ["00100 Helsinki", "Helsinki 00100", "00530 Helsinki", "00530"])
    func findsPostcodes(_ query: String) async throws {
        let first = try #require(try await SampleCity.search(query).first)
        #expect(first.kind == .postcode)
        #expect(query.contains(first.name))
    }

    /// A mark more or less between a name and its s.
    @Test(arguments: ["mcdonalds", "McDonald's", "mcdonald s"])
    func readsNamesWithAndWithoutMarks(_ query: String) async throws {
        let found = try await SampleCity.search(query).prefix(2)
        #expect(found.count == 2 && found.allSatisfy { $0.name.hasPrefix("McDonald") })
        #expect(found.compactMap(\.distance) == found.compactMap(\.distance).sorted())
    }

    /// Something by its dish or chain, and where, with and without a word between the two.
    @Test(
        arguments: [
            ("sushi in Kamppi", "sushi"), ("sushi kamppi", "sushi"), ("Kamppi pizza", "pizza"),
            ("pizza near Ateneum", "pizza"),
        ])
    func findsDishesInTheirPlaces(_ query: String, _ dish: String) async throws {
        let found = try await SampleCity.search(query)
        let first = try #require(found.first)
        #expect(
            first.name.lowercased().contains(dish)
                || first.attributes["cuisine"]?.contains(dish) == true, "\(found.map(\.title))")
    }

    @Test(arguments: ["Lidl Kamppi", "Lidl near Rautatientori"])
    func findsChainsInTheirPlaces(_ query: String) async throws {
        #expect(try await SampleCity.search(query).first?.name == "Lidl")
    }

    /// A street or an address in a part of town stays what it is.
    @Test func keepsStreetsInTheirPlaces() async throws {
        #expect(try await SampleCity.search("Annankatu in Kamppi").first?.kind == .street)
        let address = try await SampleCity.search("Aleksanterinkatu 15 in Helsinki").first
        #expect(address?.title == "Aleksanterinkatu 15")
    }

    @Test(arguments: ["kasvisravintola", "vegan restaurant", "vegetarisk restaurang"])
    func findsWhatHasNoMeat(_ query: String) async throws {
        let first = try #require(try await SampleCity.search(query).first)
        let diets = [first.attributes["diet:vegan"], first.attributes["diet:vegetarian"]]
        #expect(
            diets.contains("only") || diets.contains("yes")
                || first.attributes["cuisine"]?.contains("veg") == true,
            "\(first.title): \(first.attributes)")
    }
}
