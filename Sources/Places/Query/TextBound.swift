/// How well places can fit at best that have some of the query's words in their names.
///
/// Words they do not have may say where they are; how likely that is is a guess.
struct TextBound {
    /// So many words have their bounds worked out beforehand, for every set of them.
    private static let mostKnown = 6

    /// What every place has: the guess for all words, and the bound's share of each word above it.
    private var sure: Float = 0
    private var gains: [Float] = []
    private var total: Float = 0
    /// What of a bound is left where a place's name has more words than the query's only one.
    private let part: Float
    /// Bounds by set of words, once for names of several words and once for those of one.
    private var known: [Float] = []

    init(_ words: [QueryWord], isCompletion: Bool, weights: RankingWeights) {
        for word in words {
            total += word.weight
            let without = word.isFiller || word.isHouseNumber ? 1 : weights.contextGuess
            sure += word.weight * without
            gains.append(max(word.weight * ((word.matches.first?.quality ?? 0) - without), 0))
        }
        let share = weights.nameShare(isCompletion: isCompletion)
        let isSingle = words.count { !$0.isFiller && !$0.isHouseNumber } <= 1
        // Of a name of several words one is seldom worth more than this.
        part = isSingle ? 1 - share + share * weights.partOfName : 1
        guard words.count <= Self.mostKnown else { return }
        let sets = 1 << words.count
        var bounds = [Float](repeating: 0, count: 2 * sets)
        for set in 0..<sets {
            bounds[set] = worked(WordSet(set), isWhole: false)
            bounds[sets + set] = worked(WordSet(set), isWhole: true)
        }
        known = bounds
    }

    /// The bound of places that have these words, one bit each.
    ///
    /// - Parameter isWhole: Whether one of the words may be a place's whole name.
    @inline(__always)
    func of(_ words: WordSet, _ isWhole: Bool) -> Float {
        if known.isEmpty { return worked(words, isWhole: isWhole) }
        return known[(isWhole ? known.count / 2 : 0) + Int(words)]
    }

    private func worked(_ words: WordSet, isWhole: Bool) -> Float {
        var sum = sure
        var rest = words
        while rest != 0 {
            sum += gains[rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return sum / max(total, 0.01) * (isWhole ? 1 : part)
    }
}
