/// The kinds of places that words ask for, with their tags and words in several languages.
///
/// The words follow OpenStreetMap's own names of its tags in each language, with what people say
/// for them. A word may mean several concepts. Importing alone reads this table: indexes carry what
/// searching needs of it (`KindWords`).
package struct ConceptTable: Sendable {
    /// The table of all kinds of places, made at the first use.
    package static let shared = ConceptTable()

    /// A kind of place that words can ask for.
    package struct Concept: Sendable {
        /// The English name of the concept.
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

    /// All concepts; their indices are their numbers in indexes of format version 1.
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
    /// Tags of all concepts, numbered by concept × 2, + 1 for second choices.
    private let conditions: TagConditionIndex

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
        var conditions = TagConditionIndex()
        for (index, concept) in concepts.enumerated() {
            for condition in concept.tags { conditions.add(condition, number: index * 2) }
            for condition in concept.secondTags { conditions.add(condition, number: index * 2 + 1) }
        }
        self.conditions = conditions
    }

    /// The concepts of an element, ascending, and whether it serves only when there is nothing better.
    package func concepts(of tags: [String: String]) -> [(concept: UInt16, isSecond: Bool)] {
        var result: [(concept: UInt16, isSecond: Bool)] = []
        for number in conditions.numbers(tags) where result.last?.concept != UInt16(number / 2) {
            result.append((UInt16(number / 2), number % 2 == 1))
        }
        return result
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
}
