import World

/// A query for a city, state or country that lies outside the atlas.
struct OutsideQuery {
    /// What is meant: countries, states, then cities, the most populous first.
    let outside: [OutsidePlace]

    /// What was typed without the region behind it, folded.
    private let typed: String
    private let words: Set<Substring>
    /// Whether a country or a large city is meant, which is likelier than what is only spelled like it.
    private let isLarge: Bool

    /// The number of people from which on a city is likelier meant than a kind by a word of another language.
    private static let largeCity = 500_000

    /// Nil where the atlas has what is meant.
    ///
    /// - Parameters:
    ///   - meant: What the query names.
    ///   - found: What the atlas has for the query.
    init?(
        _ meant: Namesakes, _ request: SearchRequest, _ atlas: AtlasSurroundings,
        found: [FoundPlace]
    ) {
        let world = atlas.world
        typed = TextFolding.folded(meant.text)
        words = Set(typed.split(separator: " "))
        guard !meant.cities.contains(where: atlas.contains),
            !meant.regions.contains(where: atlas.lies)
        else { return nil }
        let name = NameFolding.folded(meant.text)
        // Something here is called just so, be it with other blanks or marks.
        guard !found.contains(where: { $0.isCalled(name) }) else { return nil }
        // "Centre" and "North" are states too; where something here has the word, it is no state.
        let words = words
        let isWord = found.flatMap(\.allNames).contains {
            words.isSubset(of: TextFolding.folded($0).split(separator: " "))
        }
        let regions = meant.regions.filter {
            if case .state = $0 { !isWord } else { true }
        }
        let hasCountry = regions.contains { if case .country = $0 { true } else { false } }
        isLarge =
            hasCountry || meant.cities.first.map(world.population) ?? 0 >= Self.largeCity
        let typedWords = TextFolding.words(meant.text, limit: Places.longestQuery)
        let kinds = KindWords(file: atlas.file)
        let isKind =
            CategoryQuery(typedWords, kinds, languages: request.languages, isGenerous: false) != nil
        // "paris" are bets in French; whoever does not speak it means the city.
        let isOwnWord = kinds.isWord(QueryPhrases.joined(typedWords), in: request.languages)
        guard !isKind || (!isOwnWord && isLarge) else { return nil }
        outside = OutsidePlace.list(regions, meant.cities, world, request.languages)
        if outside.isEmpty { return nil }
    }

    /// Whether a place of the atlas may be meant all the same.
    func keeps(_ place: FoundPlace) -> Bool {
        place.allNames.contains {
            let name = TextFolding.folded($0)
            return words.isSubset(of: name.split(separator: " "))
                || !isLarge && Self.isNear(typed, name)
        }
    }

    /// Whether what was typed is a name but for one letter, or its beginning, both folded.
    private static func isNear(_ typed: String, _ name: String) -> Bool {
        let typed = Array(typed.utf8)
        let name = Array(name.utf8)
        if typed.count >= 4, name.starts(with: typed) { return true }
        var distance = EditDistance()
        return typed.count >= 4 && distance.between(typed, name, atMost: 1) <= 1
    }
}
