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
}
