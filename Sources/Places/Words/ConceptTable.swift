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
        /// What one is called, by language in the order of `languages`; empty where that is not known.
        package var names = [String](repeating: "", count: languages.count)
        /// Where the concept comes from.
        package var origin: Origin
    }

    /// Where a concept comes from.
    package enum Origin: Sendable {
        /// A table of kinds.
        case own
        /// The table of what places have or serve.
        case property
        /// iD's presets; whether a thing without a name is one too.
        case preset(isNameless: Bool)
    }

    /// What is known of a phrase beside its meanings: its languages, one bit each in the order of `languages`, and in
    /// the two highest bits what sort of word it is.
    package struct Marks: Sendable {
        package let bits: UInt16

        package init(bits: UInt16) { self.bits = bits }

        /// What a place has or serves.
        package static let property: UInt16 = 1 << 14
        /// A word that people may look for a kind by, but not what it is called.
        package static let term: UInt16 = 2 << 14
        /// The name of a kind that presets alone know.
        package static let presetName: UInt16 = 3 << 14

        /// Whether it says what a place has or serves.
        package var isProperty: Bool { bits & Self.presetName == Self.property }
        /// Whether it is a word to look for a kind by, but not what the kind is called.
        package var isTerm: Bool { bits & Self.presetName == Self.term }
        /// Whether presets alone know it: too many words to be found misspelled or half typed.
        package var isOfPresets: Bool { bits & Self.term != 0 }
        /// Whether it is a word of one of some languages.
        package func isOf(_ languages: UInt16) -> Bool {
            bits & languages & ~Self.presetName != 0
        }
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
    /// Languages of each phrase, and what else is known of it: see `Marks`.
    let phraseMarks: [UInt16]
    /// The word as a person writes it, of each phrase.
    let spellings: [String]
    /// Tags of all concepts, numbered by concept × 2, + 1 for second choices.
    private let conditions: TagConditionIndex

    private init() {
        var builder = ConceptBuilder(
            Self.concepts(Self.everyday + "\n" + Self.travel + "\n" + Self.leisure),
            properties: Self.concepts(Self.properties))
        builder.addOwnWords()
        builder.addPresets()
        let sorted = builder.table.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        concepts = builder.concepts
        phrases = sorted.map(\.key)
        meanings = sorted.map(\.value.meanings)
        spellings = sorted.map(\.value.spelling)
        phraseMarks = sorted.map(\.value.marks)
        var conditions = TagConditionIndex()
        for (index, concept) in concepts.enumerated() {
            for condition in concept.tags { conditions.add(condition, number: index * 2) }
            for condition in concept.secondTags { conditions.add(condition, number: index * 2 + 1) }
        }
        self.conditions = conditions
    }

    /// Reads a table, a concept a line.
    private static func concepts(_ text: String) -> [Concept] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 4 else { return nil }
            let words = parts[3].split(separator: ";", omittingEmptySubsequences: false).map {
                $0.split(separator: ",").map(String.init)
            }
            return Concept(
                title: String(parts[0]), tags: TagCondition.list(parts[1]),
                secondTags: TagCondition.list(parts[2]), words: words, origin: .own)
        }
    }

    /// The concepts of an element, ascending, and whether it serves only when there is nothing better.
    package func concepts(of tags: [String: String]) -> [(concept: UInt16, isSecond: Bool)] {
        var result: [(concept: UInt16, isSecond: Bool)] = []
        for number in conditions.numbers(tags) where result.last?.concept != UInt16(number / 2) {
            result.append((UInt16(number / 2), number % 2 == 1))
        }
        return result
    }

    /// The kinds of a place, those first that say most precisely what it is: a hairdresser before a shop.
    package func mostPreciseFirst(
        _ kinds: [(concept: UInt16, isSecond: Bool)]
    ) -> [(concept: UInt16, isSecond: Bool)] {
        guard kinds.count > 1 else { return kinds }
        return kinds.enumerated().sorted { one, two in
            let (first, second) = (
                precision(one.element.concept), precision(two.element.concept)
            )
            return first != second ? first > second : one.offset < two.offset
        }.map(\.element)
    }

    /// How precisely a kind says what something is: by how many tags it asks for, and how few others would do.
    private func precision(_ kind: UInt16) -> (parts: Int, alternatives: Int) {
        let tags = concepts[Int(kind)].tags
        let parts = tags.map { tag in tag.parts.reduce(0) { $0 + ($1.value == "*" ? 1 : 2) } }.max()
        return (parts ?? 0, -tags.count)
    }

    /// Whether a thing without a name is a place for being of a kind.
    package func isPlace(of kind: UInt16) -> Bool {
        switch concepts[Int(kind)].origin {
        case .own: true
        case .property: false
        case .preset(let isNameless): isNameless
        }
    }
}
