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

    /// A chain is no word for what it sells.
    @Test(arguments: ["mc donalds", "macdonalds", "Mc Donald's", "mcdonalds"])
    func chainsAreNames(_ query: String) async throws {
        let found = try await SampleCity.search(query).prefix(3)
        #expect(
            !found.isEmpty && found.allSatisfy { $0.name == "McDonald's" }, "\(found.map(\.name))")
    }
}
