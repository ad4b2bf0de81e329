/// Finds in answers what was typed.
struct Highlighter {
    private let typed: [[UInt8]]
    private let letters: [LetterSet]
    private var folded = FoldedText()
    private var distance = EditDistance()
    /// The maximum number of scalars of a text that are examined.
    private static let longest = 400

    init(_ words: [TextFolding.Word]) {
        typed = words.map(\.bytes)
        letters = typed.map { LetterSet($0) }
    }

    /// Ranges of Unicode scalars, ascending, apart from each other.
    mutating func ranges(_ text: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        folded.fold(text, limit: Self.longest)
        for word in folded.words {
            let best = typedCount(of: word)
            guard best > 0 else { continue }
            let range =
                word.range.lowerBound..<min(word.range.lowerBound + best, word.range.upperBound)
            if let last = result.last, last.upperBound >= range.lowerBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// How many scalars of a word were typed.
    private mutating func typedCount(of word: FoldedText.Word) -> Int {
        var best = 0
        for number in typed.indices {
            if begins(word, with: number) {
                let count = typed[number].count
                // Folding may lengthen a word; then the share that was typed is lit.
                let share =
                    word.bytes.count == word.range.count
                    ? count
                    : (count * word.range.count + word.bytes.count - 1) / word.bytes.count
                best = max(best, share)
            } else if best == 0, typed[number].count >= 4, isNearly(word, number) {
                best = min(typed[number].count, word.range.count)
            }
        }
        return best
    }

    private func begins(_ word: FoldedText.Word, with number: Int) -> Bool {
        let count = typed[number].count
        guard count <= word.bytes.count else { return false }
        for offset in 0..<count
        where folded.bytes[word.bytes.lowerBound + offset] != typed[number][offset] {
            return false
        }
        return true
    }

    /// Whether a word begins with something that is nearly what was typed.
    private mutating func isNearly(_ word: FoldedText.Word, _ number: Int) -> Bool {
        let edits = EditDistance.forgiven(typed[number])
        guard edits > 0 else { return false }
        let start = folded.bytes[word.bytes].prefix(typed[number].count)
        guard letters[number].mayBeWithin(edits, of: LetterSet(start)) else { return false }
        return distance.between(typed[number], Array(start), atMost: edits) <= edits
    }
}
