import MapGeometry
import Places
import Testing

/// Addresses in cities that lie outside the atlas, and cities that an extract has no place for.
struct OutsideAddressTests {
    /// One frame around Andorra and Malta has all of Rome's surroundings in it.
    @Test(arguments: [("Rome", "IT"), ("Marseille", "FR"), ("Barcelona", "ES")])
    func citiesBetweenDistantExtractsAreOutside(_ query: String, _ code: String) async throws {
        let places = try await DrawnPlaces([
            "A": (42.5063, 1.5218, "place=town; name=Andorra la Vella"),
            "B": (42.5070, 1.5220, "shop=gift; name=Barcelo"),
            "C": (35.8989, 14.5146, "place=city; name=Valletta"),
            "D": (35.9110, 14.5020, "tourism=hotel; name=Roma"),
        ])
        let answer = places.answer(query)
        #expect(answer.places.isEmpty, "\(answer.places.map(\.name))")
        #expect(answer.outside.first?.countryCode == code)
    }
}
