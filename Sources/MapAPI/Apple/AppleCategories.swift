import Places

/// The categories of points of interest that Apple's Maps Server API spells, 77 of them.
enum AppleCategories {
    /// What the API divides and the engine does not: the tag that says it, and the engine's category of such places.
    private static let finer: [(name: String, kind: String, within: PlaceCategory?)] = [
        ("AirportGate", "aeroway=gate", nil), ("AirportTerminal", "aeroway=terminal", .airport),
        ("Playground", "leisure=playground", .park),
        ("ReligiousSite", "amenity=place_of_worship", nil),
    ]

    /// Every spelling, in the order of the alphabet.
    static let names: [String] =
        (finer.map(\.name) + PlaceCategory.allCases.map(\.appleName)).sorted()

    /// The spelling of a place's category; nil where none fits.
    static func name(of place: FoundPlace) -> String? {
        guard place.kind == .poi || place.category != nil else { return nil }
        if let kind = place.elementKind, let entry = finer.first(where: { $0.kind == kind }) {
            return entry.name
        }
        return place.category?.appleName
    }

    /// Has a request look for places of some categories; what it finds has to be looked at with ``name(of:)``.
    static func narrow(_ request: inout SearchRequest, to names: Set<String>) {
        var categories: Set<PlaceCategory> = []
        for name in names {
            if let entry = finer.first(where: { $0.name == name }) {
                // Places of these may have any category, or none.
                guard let within = entry.within else {
                    request.categories = nil
                    return
                }
                categories.insert(within)
            } else if let category = PlaceCategory(appleName: name) {
                categories.insert(category)
            }
        }
        request.categories = categories
    }

    /// Has a request leave out places of some categories, as far as the engine knows them.
    static func exclude(_ names: Set<String>, from request: inout SearchRequest) {
        // What is of a finer one by its name is not left out with the engine's category, and the other way round.
        let divided = Set(finer.compactMap(\.within))
        request.excludedCategories = Set(
            names.compactMap { PlaceCategory(appleName: $0) }.filter { !divided.contains($0) })
    }
}
