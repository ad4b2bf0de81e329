import MapGeometry
import Places
import Testing

/// Ways in which people and their devices write what could be written plainly.
struct TypedHabitTests {
    /// A chain is no word for what it sells.
    @Test(arguments: ["mc donalds", "macdonalds", "Mc Donald's", "mcdonalds"])
    func chainsAreNames(_ query: String) async throws {
        let found = try await SampleCity.search(query).prefix(3)
        #expect(
            !found.isEmpty && found.allSatisfy { $0.name == "McDonald's" }, "\(found.map(\.name))")
    }
}
