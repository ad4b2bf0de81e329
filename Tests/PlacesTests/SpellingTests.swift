import Places
import Testing

/// Of names that are alike, the one that was typed comes first.
@Suite struct SpellingTests {
    @Test func theWholeNameComesBeforeAPartOfItThatIsNearer() async throws {
        let places = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=cafe; name=Rascasse"),
            "B": (0.002, 0, "amenity=cafe; name=La Rascasse"),
        ])
        #expect(places.search("la rascasse") == "BA")
        #expect(places.search("rascasse") == "AB")
    }

    @Test func theWholeNameComesBeforeAKindAndANameThatAreNearer() async throws {
        let places = try await DrawnPlaces([
            "A": (0.0120, 0, "amenity=cafe; name=Rose Cafe"),
            "B": (0.0001, 0, "amenity=cafe; name=Rose"),
        ])
        #expect(places.search("rose cafe") == "AB")
    }

    @Test func marksDecideWhereTheyWereTyped() async throws {
        let places = try await DrawnPlaces([
            "A": (0.002, 0, "amenity=cafe; name=Ghallis"),
            "B": (0.003, 0, "amenity=cafe; name=Għallis"),
            "C": (0.030, 0, "amenity=cafe; name=Ghällis"),
        ])
        #expect(places.search("ghallis").first == "A")
        #expect(places.search("għallis").first == "B")
        // Far away is another town's.
        #expect(places.search("ghällis").first != "C")
    }

    @Test func capitalsDecideBetweenNamesThatDifferInNothingElse() async throws {
        let places = try await DrawnPlaces([
            "A": (0.002, 0, "amenity=cafe; name=les Pardines"),
            "B": (0.003, 0, "amenity=cafe; name=Les Pardines"),
        ])
        #expect(places.search("Les Pardines").first == "B")
        #expect(places.search("les Pardines").first == "A")
    }

    /// Nothing sells glasses here, and to who asks in English "otica" is no word.
    @Test func aWordOfAnotherLanguageMayBeAMisspelledName() async throws {
        let places = try await DrawnPlaces(["A": (0.002, 0, "amenity=cafe; name=Ortica")])
        #expect(places.search("otica") { $0.languages = ["en"] } == "A")
        #expect(places.search("otica") { $0.languages = ["pt"] } == "")
    }

    @Test func threeSlipsInALongWordAreForgivenWhereNothingElseIsFound() async throws {
        let places = try await DrawnPlaces(["A": (0.002, 0, "office=government; name=Sindicatura")])
        #expect(places.search("siincatura") == "A")
        #expect(places.search("xyzwvuts") == "")
    }

    /// Longer words are taken as they are typed.
    @Test func slipsAreForgivenInWordsOfFortyLetters() async throws {
        let forty = String(repeating: "kotimaasta", count: 4)
        let places = try await DrawnPlaces([
            "A": (0.002, 0, "amenity=cafe; name=\(forty)"),
            "B": (0.002, 0.1, "amenity=cafe; name=\(forty)n"),
        ])
        let slip = "kotimaastakotimaaxtakotimaastakotimaasta"
        #expect(places.search(slip).first == "A")
        #expect(places.search(forty + "n") == "B")
        #expect(places.search(slip + "n") == "")
    }

    @Test(arguments: ["طريق المnجمع", "طريق اnلمجمع", "طريق المجمع"])
    func aLatinLetterInAWordOfAnotherScriptIsASlip(_ typed: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.002, 0, "amenity=cafe; name=طريق المجمع"),
            "B": (0.001, 0, "amenity=cafe; name=مدرسة الشهيد"),
        ])
        #expect(places.search(typed).first == "A")
    }

    @Test(arguments: ["双泉堡a西路", "双泉堡西路", "双泉b堡西c路"])
    func aLatinLetterBetweenChineseCharactersIsASlip(_ typed: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.002, 0, "amenity=cafe; name=双泉堡西路"),
            "B": (0.001, 0, "amenity=cafe; name=双泉堡"),
            "C": (0.003, 0, "amenity=cafe; name=双泉A座"),
        ])
        #expect(places.search(typed).first == "A", "\(places.search(typed))")
        #expect(places.search("双泉a座").first == "C")
    }

    /// Letters of both scripts side by side are two words.
    @Test func wordsOfTwoScriptsStayApart() {
        #expect(TextFolding.words("مقهىcafe").count == 2)
        #expect(TextFolding.words("cafeمقهى").count == 2)
    }

    /// Only a letter between those of the other script is a slip.
    @Test func aLatinLetterInAWordOfAnotherScriptDoesNotDivideIt() {
        #expect(TextFolding.words("المnجمع").count == 1)
        #expect(TextFolding.words("nالمجمع").count == 2)
    }

    /// Scripts that write vowels with letters of consonants, or leave them out.
    @Test(arguments: [
        ("סאינט אננ סצוול", "A"), ("ריט איד", "B"), ("ουεμμπλει στορε", "C"), ("נאנ יואנ", "D"),
    ])
    func namesAreFoundByTheirSounds(_ typed: String, _ place: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.002, 0, "amenity=school; name=Saint Ann School"),
            "B": (0.002, 0.001, "shop=chemist; name=Rite Aid"),
            "C": (0.002, 0.002, "shop=convenience; name=Wembley Store"),
            "D": (0.002, 0.003, "amenity=restaurant; name=Nan Yuan"),
            "E": (0.001, 0.003, "amenity=cafe; name=Blue Door"),
        ])
        #expect(places.search(typed).first.map(String.init) == place, "\(places.search(typed))")
    }
}
