import Places
import Testing

/// Places that no tag makes one of a kind, but that say in their names what they are.
struct NamesThatSayTheKindTests {
    @Test func aNameWithAllWordsIsAsGoodAsTheTag() async throws {
        let places = try await DrawnPlaces([
            "A": (0.004, 0, "amenity=restaurant; cuisine=chinese; name=Royal Palace"),
            "B": (0.001, 0, "amenity=restaurant; name=Golden Chinese Restaurant"),
            "C": (0.002, 0, "amenity=restaurant; name=Rose"),
            "D": (0.009, 0, "amenity=restaurant; name=Little Chinese Restaurant"),
        ])
        #expect(places.search("chinese restaurant") == "BAD")
    }

    @Test(arguments: ["charity shop", "charty shop"])
    func theNearerComesFirstAlsoWhereTheWordsAreMisspelled(_ query: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.020, 0, "shop=charity; name=Happy Paws"),
            "B": (0.003, 0, "shop=second_hand; name=Charity Shop"),
        ])
        #expect(places.search(query) { $0.languages = ["en"] } == "BA")
    }

    /// A stop has the name of what it is at.
    @Test func aStopOfThatNameIsNotOfTheKind() async throws {
        let places = try await DrawnPlaces([
            "A": (0.004, 0, "amenity=casino; name=Royal"),
            "B": (0.001, 0, "highway=bus_stop; name=Casino"),
        ])
        #expect(places.search("casino") { $0.languages = ["en"] }.first == "A")
    }

    /// What is merely called so is no second best, but it may be what was meant.
    @Test func anotherKindOfThingComesAfterThreeWhereTheWordIsMisspelled() async throws {
        let places = try await DrawnPlaces([
            "A": (0.004, 0, "amenity=casino; name=Royal"),
            "B": (0.005, 0, "amenity=casino; name=Rose"),
            "C": (0.006, 0, "amenity=casino; name=Lily"),
            "D": (0.007, 0, "amenity=casino; name=Iris"),
            "E": (0.001, 0, "shop=supermarket; name=Casino"),
        ])
        #expect(places.search("xasino") { $0.languages = ["en"] } == "ABCED")
    }

    /// A word of four letters is long enough to be guessed at.
    @Test func aMisspelledShortWordMeansTheKindBeforeANameThatIsNearer() async throws {
        let places = try await DrawnPlaces([
            "A": (0.004, 0, "amenity=bank; name=Rose"), "B": (0.001, 0, "amenity=pub; name=Bank"),
        ])
        #expect(places.search("bannk") { $0.languages = ["en"] } == "AB")
    }

    @Test(arguments: ["La Rascasse", "La Rascases", "La Rscss", "Rascasse La"])
    func theNameWithEachWordComesFirstHoweverItIsSpelled(_ query: String) async throws {
        let places = try await DrawnPlaces([
            "A": (0.0005, 0, "tourism=attraction; name=Rascasse; wikidata=Q1"),
            "B": (0.0006, 0, "amenity=cafe; name=La Rascasse"),
        ])
        #expect(places.search(query).first == "B")
    }

    @Test func aStopAtACornerIsTheStopIfItsWholeNameIsMisspelled() async throws {
        var extract = DrawnExtract()
        extract.node(1, 0.001, 0.001, [:])
        extract.node(2, 0.001, 0.003, [:])
        extract.node(3, 0.003, 0.001, [:])
        extract.way(4, ids: [1, 2], ["highway": "residential", "name": "Carlos Avenue"])
        extract.way(5, ids: [1, 3], ["highway": "residential", "name": "Protasio Street"])
        extract.node(
            6, 0.0012, 0.0012,
            ["highway": "bus_stop", "name": "Station Carlos Avenue / Protasio Street"])
        let places = try SampleCity.open(try await extract.bytes())
        func first(_ query: String) -> FoundPlace? {
            var request = SearchRequest(query)
            request.near = DrawnPlaces.here
            return places.search(request).first
        }
        #expect(first("Station Carlos Avenue / Protsio Street")?.osm.description == "n6")
    }
}

extension CompletionTests {
    /// A shorter name far away is no likelier than a longer one around the corner.
    @Test func whatIsNearComesBeforeWhatIsFinished() async throws {
        let places = try await DrawnPlaces([
            "A": (0.050, 0, "amenity=cafe; name=Rose"),
            "B": (0.001, 0, "amenity=cafe; name=Rosebud"),
        ])
        #expect(places.complete("Rose") == "BA")
    }

    @Test func whatANameBeginsWithComesBeforeWhatStandsInIt() async throws {
        let places = try await DrawnPlaces([
            "A": (0.0010, 0, "amenity=cafe; name=Old Rosebud"),
            "B": (0.0014, 0, "amenity=cafe; name=Rosebud House"),
        ])
        #expect(places.complete("Ros") == "BA")
    }

    /// The nearest theater may be in another part of town.
    @Test func aKindThatIsFarAwayComesAfterANameAroundTheCorner() async throws {
        let places = try await DrawnPlaces([
            "A": (0.030, 0, "amenity=theatre; name=Royal"),
            "B": (0.001, 0, "amenity=cafe; name=Theo Rose"),
        ])
        let found = places.completions("The", languages: ["en"])
        #expect(found.map(\.title).prefix(2) == ["Theo Rose", "Theater"])
    }
}
