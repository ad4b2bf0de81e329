import MapGeometry
import Places
import Testing

struct CompletionTests {
    private func complete(_ prefix: String) async throws -> [Completion] {
        var request = SearchRequest(prefix)
        request.near = SampleCity.senateSquare
        return try await SampleCity.places.complete(request)
    }

    @Test(arguments: [
        ("Mannerh", "Mannerheimintie"), ("aleksanterin", "Aleksanterinkatu"), ("Ateneu", "Ateneum"),
        ("Pohjoisesp", "Pohjoisesplanadi"),
    ])
    func finishesNames(_ prefix: String, _ name: String) async throws {
        #expect(try await complete(prefix).prefix(5).contains { $0.title.hasPrefix(name) })
    }

    @Test func finishesTheStreetBeforeANumber() async throws {
        let first = try await complete("Aleksanterinka 15").first
        #expect(first?.place.address.street == "Aleksanterinkatu")
        #expect(first?.place.address.housenumber == "15")
    }

    @Test func offersKinds() async throws {
        let kind = try #require(try await complete("pharm").first { $0.categoryQuery != nil })
        #expect(kind.title == "Pharmacy")
        #expect(kind.place.category == .pharmacy)
    }

    /// Kinds in languages that nobody asked for need three letters: fewer begin words of too many languages.
    @Test(arguments: [("apt", true), ("ap", false)])
    func kindsOfOtherLanguagesNeedThreeLetters(_ typed: String, _ isOffered: Bool) async throws {
        var request = SearchRequest(typed)
        request.near = SampleCity.senateSquare
        request.languages = ["en"]
        let found = try await SampleCity.places.complete(request)
        let kinds = found.filter { $0.categoryQuery != nil }.map(\.place.category)
        #expect(kinds.contains(.pharmacy) == isOffered, "\(found.map(\.title))")
    }

    /// With fourteen languages something begins with nearly all of what names begin with.
    @Test(arguments: [("de", "Neumanngasse"), ("es", "Neumáticos")])
    func kindsOfOtherLanguagesComeAfterNames(_ language: String, _ first: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "shop=tyres"), "B": (0.002, 0, "amenity=cafe; name=Neumanngasse"),
        ])
        let found = places.completions("neuma", languages: [language])
        #expect(found.first?.title == first, "\(found.map(\.title))")
        #expect(found.contains { $0.categoryQuery != nil })
    }

    /// A short beginning may also be two words written together ("l" and "id…"), of which there are many.
    @Test(arguments: [("lid", "Lidl"), ("alk", "Alko"), ("hes", "Hesburger"), ("ate", "Ateneum")])
    func offersNamesByThreeLetters(_ typed: String, _ name: String) async throws {
        let found = try await complete(typed)
        #expect(found.contains { $0.title == name }, "\(found.map(\.title))")
    }

    @Test func lightsWhatWasTyped() async throws {
        let first = try #require(
            try await complete("Mannerh").first { $0.title == "Mannerheimintie" })
        #expect(first.titleHighlightRanges == [0..<7])
    }

    @Test func everySuggestionLeadsWhereItSays() async throws {
        for completion in try await complete("Kahvi") where completion.categoryQuery == nil {
            #expect(completion.title == completion.place.title)
        }
    }
}
