/// Gathers the words of all kinds of place for `ConceptTable`.
struct ConceptBuilder {
    /// The meaning of a phrase.
    struct Entry {
        var meanings: [UInt16] = []
        /// As a person writes it.
        var spelling: String
        var marks: UInt16 = 0
        /// How sure the tables are: words of our own come before names of presets, these before their terms.
        var rank: Int
    }

    private(set) var concepts: [ConceptTable.Concept]
    /// The phrases, folded, their words joined by blanks.
    private(set) var table: [[UInt8]: Entry] = [:]
    private let presets: [PresetTable.Preset]
    /// The concept of each preset.
    private var conceptOfPreset: [Int] = []

    /// - Parameter properties: What places have or serve; their numbers follow those of all kinds, so that nothing is
    ///   called by them.
    init(_ own: [ConceptTable.Concept], properties: [ConceptTable.Concept]) {
        concepts = own
        presets = PresetTable.all
        var byTags: [Substring: Int] = [:]
        for (index, concept) in own.enumerated() {
            guard concept.tags.count == 1, let condition = concept.tags.first else { continue }
            let text = condition.parts.map { "\($0.key)=\($0.value)" }.joined(separator: "+")
            if byTags[Substring(text)] == nil { byTags[Substring(text)] = index }
        }
        for preset in presets {
            if let known = byTags[preset.tags] {
                conceptOfPreset.append(known)
                concepts[known].names = Self.names(of: preset)
                continue
            }
            conceptOfPreset.append(concepts.count)
            concepts.append(
                ConceptTable.Concept(
                    title: String(preset.names.first?.first ?? ""),
                    tags: TagCondition.list(preset.tags), secondTags: [], words: [],
                    names: Self.names(of: preset),
                    origin: .preset(isNameless: PresetTable.isNameless(preset.tags))))
        }
        for property in properties {
            var property = property
            property.origin = .property
            concepts.append(property)
        }
        let byPreset = Dictionary(
            presets.map { ($0.tags, $0) }, uniquingKeysWith: { first, _ in first })
        for index in own.indices where concepts[index].names.allSatisfy(\.isEmpty) {
            // Of several tags the first is what the word means above all.
            guard let condition = own[index].tags.first else { continue }
            let text = condition.parts.map { "\($0.key)=\($0.value)" }.joined(separator: "+")
            if let preset = byPreset[Substring(text)] {
                concepts[index].names = Self.names(of: preset)
            }
        }
        for index in concepts.indices {
            for (language, words) in concepts[index].words.enumerated()
            where concepts[index].names[language].isEmpty {
                guard let word = words.first, let letter = word.first else { continue }
                concepts[index].names[language] = letter.uppercased() + word.dropFirst()
            }
        }
    }

    private static func names(of preset: PresetTable.Preset) -> [String] {
        preset.names.map { $0.first.map(plain) ?? "" }
    }

    /// A name without what editors of maps are told beside it: "Restaurant (allgemein)", "Parkplatz / Stellplatz".
    private static func plain(_ name: Substring) -> String {
        var rest = name
        for mark in [" (", "（", " / ", " -", "全般"] {
            if let found = rest.firstRange(of: mark) { rest = rest[..<found.lowerBound] }
        }
        let letters = (rest.isEmpty ? name : rest).filter { $0 != "\u{ad}" }
        guard let first = letters.first else { return "" }
        return first.uppercased() + letters.dropFirst()
    }

    /// Adds the words of our own tables.
    ///
    /// A word that English has too means what it means in English: "bank" is no bench.
    mutating func addOwnWords() {
        for language in ConceptTable.languages.indices {
            for (index, concept) in concepts.enumerated() where language < concept.words.count {
                if language == 0 {
                    add(concept.title, index, 0)
                    for sign in KindEmoji.signs[concept.title] ?? [] { add(sign, index, 0) }
                }
                for word in concept.words[language] {
                    add(word, index, language)
                    if language == 0 { add(Self.plural(word), index, 0) }
                }
            }
        }
    }

    /// Adds the names of presets where our own tables say nothing, then the terms where nothing else does.
    mutating func addPresets() {
        for language in ConceptTable.languages.indices {
            for (preset, concept) in zip(presets, conceptOfPreset) {
                for name in preset.names[language] {
                    add(String(name), concept, language, rank: 1)
                    if language == 0 { add(Self.plural(String(name)), concept, 0, rank: 1) }
                }
            }
        }
        for language in ConceptTable.languages.indices {
            for (preset, concept) in zip(presets, conceptOfPreset) {
                for term in preset.terms[language] { add(String(term), concept, language, rank: 2) }
            }
        }
    }

    private mutating func add(_ word: String, _ concept: Int, _ language: Int, rank: Int = 0) {
        let folded = TextFolding.joined(word)
        guard !folded.isEmpty else { return }
        var entry = table[folded] ?? Entry(spelling: word, rank: rank)
        let isNew = !entry.meanings.contains(UInt16(concept))
        if isNew {
            if entry.rank < rank || (language > 0 && entry.marks & 1 != 0) { return }
            entry.meanings.append(UInt16(concept))
        }
        entry.marks |= 1 << UInt16(language)
        if entry.rank == 1 { entry.marks |= ConceptTable.Marks.presetName }
        if entry.rank == 2 { entry.marks |= ConceptTable.Marks.term }
        if entry.rank == 0, case .property = concepts[concept].origin {
            entry.marks |= ConceptTable.Marks.property
        }
        table[folded] = entry
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
