import Bytes

/// Words for kinds of place, as an index carries them: nothing is parsed or built to look them up.
struct KindWords {
    let file: PlacesFile

    /// The maximum number of words of a phrase that is looked up.
    static let longestPhrase = 4

    private func count(of phrase: Int) -> Int { file.range(file.phraseStart, phrase).count }

    /// A phrase, folded, its words joined by blanks.
    func bytes(_ phrase: Int) -> [UInt8] {
        file.phraseBytes.array(file.range(file.phraseStart, phrase))
    }

    /// A phrase as people write it.
    func spelling(_ phrase: Int) -> String { file.string(file.phraseSpelling[phrase]) }

    /// What a kind is called in English; empty if there is no such kind.
    func title(_ concept: UInt16) -> String { file.string(file.conceptTitle[Int(concept)]) }

    /// What a kind is called in the best of some languages, BCP 47, in which that is known; in English in none.
    func title(_ concept: UInt16, in languages: [String]) -> String {
        for language in languages {
            let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
            guard let position = ConceptTable.languages.firstIndex(where: { $0 == code }) else {
                continue
            }
            if position == 0 { break }
            let names = file.string(file.conceptNames[Int(concept)]).split(
                separator: "\t", omittingEmptySubsequences: false)
            if position <= names.count, !names[position - 1].isEmpty {
                return String(names[position - 1])
            }
        }
        return title(concept)
    }

    /// The concepts of a phrase.
    private func meanings(_ phrase: Int) -> [UInt16] {
        file.phraseMeanings.array(file.range(file.phraseMeaningStart, phrase))
    }

    /// The position of a folded phrase, or of the first one after it.
    private func position(_ phrase: [UInt8]) -> Int {
        var low = 0
        var high = file.phraseSpelling.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle, phrase) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isBefore(_ phrase: Int, _ other: [UInt8]) -> Bool {
        let range = file.range(file.phraseStart, phrase)
        for (offset, byte) in other.enumerated() {
            guard range.lowerBound + offset < range.upperBound else { return true }
            let own = file.phraseBytes[range.lowerBound + offset]
            if own != byte { return own < byte }
        }
        return false
    }

    private func begins(_ phrase: Int, with prefix: [UInt8]) -> Bool {
        let range = file.range(file.phraseStart, phrase)
        return range.count >= prefix.count
            && prefix.indices.allSatisfy { file.phraseBytes[range.lowerBound + $0] == prefix[$0] }
    }

    private func find(_ phrase: [UInt8]) -> Int? {
        let index = position(phrase)
        guard index < file.phraseSpelling.count, count(of: index) == phrase.count,
            begins(index, with: phrase)
        else { return nil }
        return index
    }

    /// A phrase that was found.
    struct Phrase {
        /// The concepts that the word may stand for.
        var concepts: [UInt16]
        /// Its languages and what sort of word it is.
        var marks: ConceptTable.Marks
    }

    /// A folded phrase, in the singular or plural; nil if the index does not have it.
    func phrase(_ phrase: [UInt8]) -> Phrase? {
        if let index = find(phrase) { return self.phrase(at: index) }
        for singular in PluralWords.singulars(of: phrase) {
            guard let index = find(singular) else { continue }
            let marks = marks(index)
            // Few properties have a plural, and many names look like one of a short word: "China", "chino".
            if marks.isProperty || marks.isTerm || marks.isOfPresets && singular.count < 5 {
                continue
            }
            return self.phrase(at: index)
        }
        return nil
    }

    private func phrase(at index: Int) -> Phrase {
        Phrase(concepts: meanings(index), marks: marks(index))
    }

    private func marks(_ phrase: Int) -> ConceptTable.Marks {
        ConceptTable.Marks(bits: file.phraseLanguages[phrase])
    }

    /// The concepts that a folded phrase means.
    func meanings(of phrase: [UInt8]) -> [UInt16] { find(phrase).map(meanings) ?? [] }

    /// Whether a folded phrase is what English or one of some languages calls a kind.
    func isWord(_ phrase: [UInt8], in languages: [String]) -> Bool {
        guard let index = find(phrase) else { return false }
        let marks = marks(index)
        return marks.isOf(Self.mask(languages)) && !marks.isOfPresets
    }

    /// The bits of English and of some languages by BCP 47.
    private static func mask(_ asked: [String]) -> UInt16 {
        var mask: UInt16 = 1
        for (bit, language) in ConceptTable.languages.enumerated()
        where asked.contains(where: { $0.lowercased().hasPrefix(language) }) {
            mask |= 1 << UInt16(bit)
        }
        return mask
    }

    /// A phrase that was misspelled.
    struct Near {
        var concepts: [UInt16] = []
        /// The phrases that may be intended.
        var phrases: [Int] = []
        /// Edits between them and what was typed.
        var edits = 0
        /// Whether English or an asked language has one of them.
        var isOwn = false
    }

    /// The concepts of the phrases nearest to a misspelled one.
    ///
    /// Among equally near ones those in English or an asked language are meant, if there are any: with
    /// fourteen languages something is always near.
    ///
    /// - Parameter edits: How many edits are forgiven.
    func meanings(near phrase: [UInt8], edits: Int, languages: [String]) -> Near {
        guard edits > 0 else { return Near() }
        let mask = Self.mask(languages)
        let own = near(phrase, edits: edits, languages: mask)
        if own.edits <= 1, !own.phrases.isEmpty { return own }
        let closer = own.phrases.isEmpty ? edits : own.edits - 1
        let other = near(phrase, edits: closer, languages: ~mask)
        return other.phrases.isEmpty ? own : other
    }

    /// The nearest phrases of some languages, terms left out.
    private func near(_ phrase: [UInt8], edits: Int, languages mask: UInt16) -> Near {
        var found = Near(edits: edits, isOwn: mask & 1 != 0)
        let letters = LetterSet(phrase)
        var distance = EditDistance()
        let first = firstGuess(ofLength: phrase.count - edits)
        // A damaged file may have the longer ones first.
        let end = max(first, firstGuess(ofLength: phrase.count + edits + 1))
        for guess in first..<end
        where letters.mayBeWithin(found.edits, of: LetterSet(bits: file.guessLetters[guess])) {
            let index = Int(file.guessPhrase[guess])
            guard marks(index).isOf(mask) else { continue }
            let apart = distance.between(phrase, bytes(index), atMost: found.edits)
            guard apart <= found.edits else { continue }
            if apart < found.edits { found = Near(edits: apart, isOwn: found.isOwn) }
            found.phrases.append(index)
        }
        found.phrases.sort()
        for meaning in found.phrases.flatMap(meanings) where !found.concepts.contains(meaning) {
            found.concepts.append(meaning)
        }
        return found
    }

    /// Whether a phrase may be intended where a similar one was typed.
    static func mayBeGuessed(_ phrase: [UInt8], _ bits: UInt16) -> Bool {
        phrase.count >= 4 && !ConceptTable.Marks(bits: bits).isOfPresets
    }

    /// The first of the phrases that may be guessed that has at least a length in bytes.
    private func firstGuess(ofLength length: Int) -> Int {
        var low = 0
        var high = file.guessPhrase.count
        while low < high {
            let middle = (low + high) / 2
            if count(of: Int(file.guessPhrase[middle])) < length {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Concepts that have a phrase beginning with this one, the shortest phrase of each first.
    ///
    /// Words of languages that were not asked for need three letters: short beginnings fit too many.
    func completions(
        of prefix: [UInt8], languages asked: [String]
    ) -> [(concept: UInt16, phrase: Int, isForeign: Bool)] {
        var found: [(concept: UInt16, phrase: Int, isForeign: Bool, length: Int)] = []
        let mask = Self.mask(asked)
        // No letter comes after this byte, which UTF-8 does not have.
        for index in position(prefix)..<max(position(prefix + [0xff]), position(prefix)) {
            let marks = marks(index)
            let isForeign = !marks.isOf(mask)
            let length = count(of: index)
            guard !marks.isOfPresets || length == prefix.count && !marks.isTerm,
                prefix.count >= 3 || !isForeign
            else { continue }
            for entry in file.range(file.phraseMeaningStart, index).prefix(64) {
                found.append((file.phraseMeanings[entry], index, isForeign, length))
            }
        }
        // A kind is shown by its word in English or an asked language, if that fits.
        found.sort { a, b in
            if a.isForeign != b.isForeign { return b.isForeign }
            return (a.length, a.phrase, a.concept) < (b.length, b.phrase, b.concept)
        }
        var isKept = [Bool](repeating: false, count: file.conceptTitle.count)
        var kept: [(concept: UInt16, phrase: Int, isForeign: Bool)] = []
        for item in found where Int(item.concept) < isKept.count && !isKept[Int(item.concept)] {
            isKept[Int(item.concept)] = true
            kept.append((item.concept, item.phrase, item.isForeign))
        }
        return kept
    }
}

/// The letters of a word, one bit each, to detect quickly that two words differ much.
struct LetterSet {
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    init(_ word: some Sequence<UInt8>) { bits = word.reduce(0) { $0 | 1 << UInt32($1 & 31) } }

    /// Whether words of these letters may be that few edits apart.
    ///
    /// One edit takes away one letter at most and adds one at most.
    func mayBeWithin(_ edits: Int, of other: LetterSet) -> Bool {
        (bits & ~other.bits).nonzeroBitCount <= edits
            && (other.bits & ~bits).nonzeroBitCount <= edits
    }
}
