import MapGeometry
import Places
import Testing

/// Ways in which people and their devices write what could be written plainly.
struct TypedHabitTests {
    /// Numbers written together with the street or behind a word that says that they are numbers.
    @Test(arguments: [
        "aleksanterinkatu52", "Aleksanterinkatu52", "Aleksanterinkatu no. 52",
        "Aleksanterinkatu no 52", "Aleksanterinkatu nro 52", "Aleksanterinkatu n. 52",
        "Aleksanterinkatu n° 52", "Aleksanterinkatu nr. 52", "Aleksanterinkatu № 52",
        "Aleksanterinkatu no.52",
    ])
    func houseNumbersAreRead(_ query: String) async throws {
        let first = try #require(try await SampleCity.search(query).first)
        #expect(first.kind == .address && first.address.housenumber == "52", "\(first.title)")
        #expect(first.address.street == "Aleksanterinkatu")
    }

    @Test(arguments: ["FI-00100 Helsinki", "FIN-00100 HELSINKI", "FI-00100"])
    func postcodesHaveTheSignOfTheirCountry(_ query: String) async throws {
        let first = try #require(try await SampleCity.search(query).first)
        #expect(first.kind == .postcode && first.name == "00100", "\(first.title)")
    }

    /// As Android shares a search, or a place by its name.
    @Test(arguments: [
        "geo:0,0?q=Stockmann", "geo:60.1685,24.9420?q=Stockmann", "geo:0,0?z=12&q=Stockmann",
        "geo:0,0?q=Aleksanterinkatu%2052,+Helsinki",
    ])
    func linksAskForWords(_ query: String) async throws {
        let first = try #require(try await SampleCity.search(query).first)
        #expect(first.kind != .coordinate)
        #expect(first.address.streetLine == "Aleksanterinkatu 52", "\(first.title)")
    }

    @Test(arguments: ["geo:60.1685,24.9420?q=Xyzzyplugh", "geo:60.1685,24.9420?q="])
    func aLinkWhoseWordsAreNowhereIsItsPosition(_ query: String) async throws {
        let first = try #require(try await SampleCity.search(query).first)
        #expect(first.kind == .coordinate && abs(first.coordinate.latitude - 60.1685) < 1e-6)
    }

    @Test(arguments: [
        "cafe near 5XC2+RX Helsinki", "kahvila Ateneumin lähellä", "Ateneumin lähellä kahvila",
        "Ateneum附近的咖啡馆", "Ateneum 近く カフェ", "Ateneumの近くのカフェ", "kahvila Stockmannin vieressä",
    ])
    func kindsAreFoundNearWhatIsNamedBefore(_ query: String) async throws {
        let found = try await SampleCity.search(query).prefix(5)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.category == .cafe }, "\(found.map(\.title))")
    }

    @Test func theLandmarkBeforeIsWhereItIs() async throws {
        let ateneum = try #require(try await SampleCity.search("Ateneum").first)
        let cafe = try #require(try await SampleCity.search("kahvila Ateneumin lähellä").first)
        #expect(abs(cafe.coordinate.latitude - ateneum.coordinate.latitude) < 0.002)
        #expect(abs(cafe.coordinate.longitude - ateneum.coordinate.longitude) < 0.004)
    }

    /// A chain is no word for what it sells.
    @Test(arguments: ["mc donalds", "macdonalds", "Mc Donald's", "mcdonalds"])
    func chainsAreNames(_ query: String) async throws {
        let found = try await SampleCity.search(query).prefix(3)
        #expect(
            !found.isEmpty && found.allSatisfy { $0.name == "McDonald's" }, "\(found.map(\.name))")
    }

    @Test(arguments: ["wqrtz", "weather", "zzzz"])
    func nonsenseIsNowhere(_ query: String) async throws {
        let found = try await SampleCity.search(query)
        #expect(found.isEmpty, "\(found.map(\.title))")
    }

    @Test func anArticleIsNoKind() async throws {
        #expect(try await SampleCity.search("the").allSatisfy { $0.category != .cafe })
        let tea = try await SampleCity.search("thé").first
        #expect(tea?.category == .cafe)
    }

    @Test func aShortWordIsNotSpelledWithTwoLettersMore() async throws {
        #expect(try await SampleCity.search("hungry").first?.name != "Suomi")
    }
}

/// What is meant by the name of a thing that is also a word for its kind, or that other things share.
struct LandmarkNameTests {
    private static let town: KeyValuePairs<String, (north: Double, east: Double, tags: String)> = [
        "A": (0.001, 0, "amenity=place_of_worship; religion=christian; name=San Carlo"),
        "B": (0.002, 0, "amenity=place_of_worship; religion=christian; name=San Pietro"),
        "C": (0.003, 0, "amenity=place_of_worship; religion=christian; name=San Marco"),
        "S": (0.03, 0, "railway=station; name=Duomo"),
        "D": (
            0.031, 0,
            "amenity=place_of_worship; religion=christian; name=Duomo di Milano; wikipedia=it:Duomo di Milano"
        ),
        "M": (0.04, 0, "amenity=place_of_worship; religion=muslim; name=Moschea"),
    ]

    @Test func anExactNameComesBeforeItsKindAtAnyDistance() async throws {
        let town = try await DrawnPlaces(Self.town)
        #expect(town.search("Duomo").hasPrefix("SD"), "\(town.search("Duomo"))")
        // Where the word is the person's own, too, what is called so comes before other churches.
        let italian = town.search("duomo") { $0.languages = ["it"] }
        #expect(italian.hasPrefix("D"), "\(italian)")
        #expect(town.search("cattedrale").hasPrefix("ABC"))
        #expect(town.search("chiesa").hasPrefix("ABC"))
    }

    @Test func aCathedralComesBeforeChurches() async throws {
        let town = try await DrawnPlaces([
            "A": (0.001, 0, "amenity=place_of_worship; religion=christian; name=Vanha kirkko"),
            "B": (
                0.01, 0,
                "amenity=place_of_worship; religion=christian; building=cathedral; name=Helsingin tuomiokirkko"
            ),
        ])
        #expect(town.search("Cathedral") == "BA")
        #expect(town.search("church") == "AB")
    }

    @Test func anAirportComesBeforeItsStop() async throws {
        let town = try await DrawnPlaces([
            "S": (0.060, 0, "highway=bus_stop; name=Linate"),
            "C": (0.061, 0, "railway=construction; name=Aeroporto di Linate"),
            "A": (0.065, 0, "aeroway=aerodrome; iata=LIN; name=Milano Linate"),
            "F": (0.5, 0, "highway=bus_stop; name=Malpensa"),
            "G": (0.9, 0, "aeroway=aerodrome; iata=MXP; name=Milano Malpensa"),
        ])
        #expect(town.search("linate").hasPrefix("A"), "\(town.search("linate"))")
        #expect(town.search("Linate").hasPrefix("A"))
        #expect(town.search("linate bus stop").hasPrefix("S"))
        // A stop elsewhere is not the airport's.
        #expect(town.search("malpensa").hasPrefix("F"))
    }
}
