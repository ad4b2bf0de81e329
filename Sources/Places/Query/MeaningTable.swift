/// Which words of a query a word of a name may be, for all words of the vocabulary.
///
/// The ranges of tokens that the query's words may mean are cut where any of them begins or ends; each
/// piece knows all its meanings. Finding a token's piece is a binary search among few.
struct MeaningTable {
    /// A possible meaning of a word of the query.
    struct Meaning {
        /// The word of the query.
        var word: Int
        /// The match that the word may stand for.
        var match: WordMatch
    }

    /// Where pieces begin; the last is where the last one ends.
    private var bounds: [UInt32] = []
    /// The words of the query that each piece may be, one bit each.
    private var masks: [WordSet] = []
    /// Where the meanings of each piece begin.
    private var starts: [Int32] = []
    /// Meanings of the pieces, those of one word together, best first.
    private(set) var meanings: [Meaning] = []

    /// Prepares the table for words whose meanings are sorted, best first.
    init(_ words: [QueryWord]) {
        for word in words {
            for match in word.matches where match.low < match.high {
                bounds.append(match.low)
                bounds.append(match.high)
            }
        }
        bounds.sort()
        var count = 0
        for bound in bounds where count == 0 || bounds[count - 1] != bound {
            bounds[count] = bound
            count += 1
        }
        bounds.removeSubrange(count...)
        guard count > 1 else {
            bounds = []
            return
        }
        masks = [WordSet](repeating: 0, count: count - 1)
        starts = [Int32](repeating: 0, count: count)
        forEachPiece(words) { piece, word, _ in
            masks[piece] |= 1 << WordSet(word)
            starts[piece + 1] += 1
        }
        for piece in masks.indices { starts[piece + 1] += starts[piece] }
        let none = WordMatch(low: 0, high: 0, quality: 0)
        meanings = [Meaning](
            repeating: Meaning(word: 0, match: none), count: Int(starts[count - 1]))
        var next = starts
        forEachPiece(words) { piece, word, match in
            meanings[Int(next[piece])] = Meaning(word: word, match: match)
            next[piece] += 1
        }
    }

    private func forEachPiece(_ words: [QueryWord], _ visit: (Int, Int, WordMatch) -> Void) {
        for (index, word) in words.enumerated() {
            for match in word.matches where match.low < match.high {
                var piece = position(match.low)
                while bounds[piece] < match.high {
                    visit(piece, index, match)
                    piece += 1
                }
            }
        }
    }

    /// The last bound that is not above a token.
    @inline(__always)
    private func position(_ token: UInt32) -> Int {
        var low = 0
        var high = bounds.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if bounds[middle] <= token { low = middle } else { high = middle }
        }
        return low
    }

    /// The piece a token is in, or -1 if the query has no word for it.
    @inline(__always)
    func piece(_ token: UInt32) -> Int {
        guard let first = bounds.first, token >= first, token < bounds[bounds.count - 1] else {
            return -1
        }
        let piece = position(token)
        return masks[piece] == 0 ? -1 : piece
    }

    /// Calls `visit` with what each of some ascending tokens may mean.
    @inline(__always)
    func forEachMeaning(
        of range: Range<Int>, in tokens: PlacesColumn<UInt32>, _ visit: (Int, WordMatch) -> Void
    ) {
        guard let last = bounds.last else { return }
        var piece = 0
        for position in range {
            let token = tokens[position]
            if token >= last { return }
            if token < bounds[piece] { continue }
            while bounds[piece + 1] <= token { piece += 1 }
            if masks[piece] == 0 { continue }
            for number in Int(starts[piece])..<Int(starts[piece + 1]) {
                visit(meanings[number].word, meanings[number].match)
            }
        }
    }

    /// The words of the query that a piece may be, one bit each.
    @inline(__always) func mask(_ piece: Int) -> WordSet { masks[piece] }

    /// The numbers of a piece's meanings.
    @inline(__always) func range(_ piece: Int) -> Range<Int> {
        Int(starts[piece])..<Int(starts[piece + 1])
    }
}
