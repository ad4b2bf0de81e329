import Places
import Testing

/// A thing may be called what is also the word for a kind of place.
@Suite struct NamesLikeKindsTests {
    private func search(_ places: DrawnPlaces) -> String {
        places.search("cafe") { $0.languages = ["en"] }
    }

    @Test func aChainOfThatNameComesFirstAndAnyOtherShopLast() async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=cafe; name=Blue Door"),
            "B": (0.002, 0, "tourism=hotel; name=Cafe; brand=Cafe"),
            "C": (0.0005, 0, "shop=clothes; name=Cafe"),
        ])
        #expect(search(places) == "BAC")
    }

    @Test func twoShopsOfThatNameAreAChain() async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=cafe; name=Blue Door"),
            "B": (0.002, 0, "shop=clothes; name=Cafe"),
            "C": (0.004, 0, "shop=clothes; name=Cafe"),
        ])
        #expect(search(places) == "BCA")
    }

    @Test func aTownOfThatNameComesFirstAndAFarmLast() async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=cafe; name=Blue Door"),
            "B": (0.2, 0, "place=city; name=Cafe; population=500000"),
            "C": (0.0005, 0, "place=isolated_dwelling; name=Cafe"),
        ])
        #expect(search(places) == "BAC")
    }

    /// English is understood by whoever asks, beside the languages that answers are wanted in.
    @Test func anEnglishWordMeansTheKindToAll() async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "shop=bakery; name=Blue Door"),
            "B": (0.0005, 0, "shop=clothes; name=Bakery"),
        ])
        for language in ["en", "fi", "ja"] {
            #expect(places.search("bakery") { $0.languages = [language] } == "AB")
        }
    }
}
