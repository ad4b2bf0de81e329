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

    /// Such a one is looked for among three times as many of the kind as are asked for.
    @Test func oneOfTheKindThatIsCalledSoComesFirst() async throws {
        let third = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=cafe; name=Old Door"),
            "B": (0.002, 0, "amenity=cafe; name=Red Door"),
            "C": (0.003, 0, "amenity=cafe; name=Cafe"),
        ])
        #expect(third.search("cafe") { $0.limit = 1 } == "C")
        let fourth = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=cafe; name=Old Door"),
            "B": (0.002, 0, "amenity=cafe; name=Red Door"),
            "C": (0.003, 0, "amenity=cafe; name=White Door"),
            "D": (0.004, 0, "amenity=cafe; name=Cafe"),
        ])
        #expect(fourth.search("cafe") { $0.limit = 1 } == "A")
        #expect(fourth.search("cafe") == "DABC")
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

    @Test(arguments: [
        ([], "Bench"), (["en"], "Bench"), (["de"], "Sitzbank"), (["fi-FI"], "Penkki"),
        (["tlh", "zh-Hans"], "长椅"), (["en", "de"], "Bench"), (["tlh"], "Bench"),
    ])
    func whatHasNoNameIsCalledByItsKind(_ languages: [String], _ title: String) async throws {
        let places = try await DrawnPlaces(["A": (0.001, 0, "amenity=bench")])
        let found = places.found("bench") { $0.languages = languages }
        #expect(found.map(\.title) == [title])
    }

    @Test(arguments: [
        ("shop=hairdresser", "de", "Friseur"), ("shop=florist", "en", "Florist"),
        ("tourism=viewpoint", "en", "Viewpoint"), ("office=lawyer", "es", "Despacho de abogados"),
    ])
    func theMostPreciseKindIsTold(_ tags: String, _ language: String, _ title: String) async throws
    {
        let places = try await DrawnPlaces(["A": (0.001, 0, tags)])
        let word = String(tags.split(separator: "=")[1]).replacing("_", with: " ")
        #expect(places.found(word) { $0.languages = [language] }.first?.title == title)
    }

    @Test func whatIsOnAnotherSideOfTheWorldIsNearNobody() async throws {
        let places = try await DrawnPlaces([
            "A": (10, 10, "amenity=library; name=Far"), "B": (10, 10.001, "amenity=cafe; name=Bar"),
            "C": (0.5, 0.5, "place=town; name=Near"),
        ])
        #expect(places.search("library") == "")
        #expect(places.search("libraries near Near") == "")
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
