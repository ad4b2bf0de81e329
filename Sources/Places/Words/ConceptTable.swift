/// Kinds of place that people ask for by a word: which tags they stand for, and the words.
///
/// The words follow OpenStreetMap's own names of its tags in each language, with what people say
/// for them. A word may mean several concepts.
package struct ConceptTable: Sendable {
    /// The one table.
    package static let shared = ConceptTable()

    /// One kind of place.
    package struct Concept: Sendable {
        /// What it is called in English.
        package var title: String
        /// Tags that make a place one.
        package var tags: [TagCondition]
        /// Tags of what serves when there is none.
        package var secondTags: [TagCondition]
        /// Words by language, in the order of `languages`.
        package var words: [[String]]
    }

    /// Languages of the words, by ISO 639-1.
    package static let languages = [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "fi", "pl", "ru", "ar", "zh", "ja",
    ]

    /// All concepts; their places here are their numbers in indexes of format version 1.
    package let concepts: [Concept]
    /// Folded words, joined by blanks, sorted; plurals included.
    let phrases: [[UInt8]]
    /// The concepts of each phrase.
    ///
    /// A word that English has too means what it means in English:
    /// "bank" is no bench.
    let meanings: [[UInt16]]
    /// Languages of each phrase, one bit each in the order of `languages`.
    let phraseLanguages: [UInt16]
    /// The word as a person writes it, of each phrase.
    let spellings: [String]
    /// The most words a phrase has.
    let longestPhrase: Int

    private init() {
        var concepts: [Concept] = []
        for line in (Self.everyday + "\n" + Self.travel + "\n" + Self.leisure).split(
            separator: "\n")
        {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 4 else { continue }
            let words = parts[3].split(separator: ";", omittingEmptySubsequences: false).map {
                $0.split(separator: ",").map(String.init)
            }
            concepts.append(
                Concept(
                    title: String(parts[0]), tags: TagCondition.list(parts[1]),
                    secondTags: TagCondition.list(parts[2]), words: words))
        }
        var table: [[UInt8]: (meanings: [UInt16], spelling: String, languages: UInt16)] = [:]
        func add(_ word: String, _ concept: Int, _ language: Int) {
            let folded = TextFolding.joined(word)
            guard !folded.isEmpty else { return }
            var entry = table[folded] ?? ([], word, 0)
            if language > 0, entry.languages & 1 != 0, !entry.meanings.contains(UInt16(concept)) {
                return
            }
            if !entry.meanings.contains(UInt16(concept)) { entry.meanings.append(UInt16(concept)) }
            entry.languages |= 1 << UInt16(language)
            table[folded] = entry
        }
        for language in Self.languages.indices {
            for (index, concept) in concepts.enumerated() where language < concept.words.count {
                if language == 0 { add(concept.title, index, 0) }
                for word in concept.words[language] {
                    add(word, index, language)
                    if language == 0 { add(Self.plural(word), index, 0) }
                }
            }
        }
        let sorted = table.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        self.concepts = concepts
        phrases = sorted.map(\.key)
        meanings = sorted.map(\.value.meanings)
        spellings = sorted.map(\.value.spelling)
        phraseLanguages = sorted.map(\.value.languages)
        longestPhrase =
            phrases.reduce(0) { max($0, $1.reduce(1) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) }) }
    }

    /// The regular English plural.
    private static func plural(_ word: String) -> String {
        if word.hasSuffix("s") && !word.hasSuffix("ss") { return word }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        let hisses = ["s", "x", "ch", "sh", "z"].contains { word.hasSuffix($0) }
        return word + (hisses ? "es" : "s")
    }

    /// The position of a folded phrase among `phrases`, or of the first one after it.
    func position(_ phrase: [UInt8]) -> Int {
        var low = 0
        var high = phrases.count
        while low < high {
            let middle = (low + high) / 2
            if phrases[middle].lexicographicallyPrecedes(phrase) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// The concepts that a folded phrase means.
    func meanings(of phrase: [UInt8]) -> [UInt16] {
        let index = position(phrase)
        return index < phrases.count && phrases[index] == phrase ? meanings[index] : []
    }

    /// Whether English or one of some languages has a folded phrase.
    func isWord(_ phrase: [UInt8], in languages: [String]) -> Bool {
        let index = position(phrase)
        guard index < phrases.count, phrases[index] == phrase else { return false }
        return phraseLanguages[index] & mask(languages) != 0
    }

    /// The bits of English and of some languages by BCP 47.
    private func mask(_ asked: [String]) -> UInt16 {
        var mask: UInt16 = 1
        for (bit, language) in Self.languages.enumerated()
        where asked.contains(where: { $0.lowercased().hasPrefix(language) }) {
            mask |= 1 << UInt16(bit)
        }
        return mask
    }

    /// The concepts of the phrase that is nearest to a misspelt one.
    ///
    /// - Parameter edits: How many edits are forgiven.
    func meanings(near phrase: [UInt8], edits: Int) -> [UInt16] {
        guard edits > 0 else { return [] }
        var best = edits + 1
        var found: [UInt16] = []
        var distance = EditDistance()
        for (index, candidate) in phrases.enumerated()
        where abs(candidate.count - phrase.count) <= edits && candidate.count >= 4 {
            let edits = distance.between(phrase, candidate, atMost: min(best, edits))
            if edits < best {
                best = edits
                found = meanings[index]
            } else if edits == best, edits <= 2 {
                for meaning in meanings[index] where !found.contains(meaning) {
                    found.append(meaning)
                }
            }
        }
        return found
    }

    /// Concepts that have a phrase beginning with this one, the shortest phrase of each first.
    ///
    /// Words of languages that were not asked for need three letters: short beginnings fit too many.
    func completions(
        of prefix: [UInt8], languages asked: [String]
    ) -> [(concept: UInt16, phrase: Int)] {
        var found: [(concept: UInt16, phrase: Int)] = []
        var index = position(prefix)
        let mask = mask(asked)
        while index < phrases.count, phrases[index].starts(with: prefix) {
            if prefix.count >= 3 || phraseLanguages[index] & mask != 0 {
                for concept in meanings[index] { found.append((concept, index)) }
            }
            index += 1
        }
        // A kind is shown by its word in English or an asked language, if that fits.
        found.sort { a, b in
            let isForeign = [a, b].map { phraseLanguages[$0.phrase] & mask == 0 }
            if isForeign[0] != isForeign[1] { return isForeign[1] }
            return (phrases[a.phrase].count, a.phrase, a.concept)
                < (phrases[b.phrase].count, b.phrase, b.concept)
        }
        var seen: Set<UInt16> = []
        return found.filter { seen.insert($0.concept).inserted }
    }
}

/// A condition on the tags of an element: all of some keys have some values.
package struct TagCondition: Sendable {
    /// Keys and values, all of which must be present; value "*" is any but "no".
    package var parts: [(key: String, value: String)]

    /// Reads conditions divided by blanks, each of parts divided by "+".
    package static func list(_ text: some StringProtocol) -> [TagCondition] {
        text.split(separator: " ").map { condition in
            TagCondition(
                parts: condition.split(separator: "+").compactMap { part in
                    guard let equals = part.firstIndex(of: "=") else { return nil }
                    return (String(part[..<equals]), String(part[part.index(after: equals)...]))
                })
        }
    }

    /// Whether an element's tags fulfil the condition.
    ///
    /// A value may be a list divided by ";".
    package func holds(_ tags: [String: String]) -> Bool {
        parts.allSatisfy { part in
            guard let value = tags[part.key] else { return false }
            if part.value == "*" { return value != "no" && value != "vacant" }
            if value == part.value { return true }
            return value.contains(";")
                && value.split(separator: ";").contains {
                    $0.drop { $0 == " " } == part.value
                }
        }
    }
}
