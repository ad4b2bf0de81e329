/// How the words of a query stand in one name of a place.
extension PlaceScorer {
    /// A name: its words in `forward`.
    struct Name {
        let header: NameHeader
        /// The index at which the words begin.
        let tokens: Int
        /// How many words there are, 64 at most.
        let count: Int
    }

    /// Which words of a name were asked for, by which words of the query.
    struct Alignment {
        /// The words of the name that were, one bit each.
        var used: UInt64 = 0
        var isInOrder = true
        /// The word of the name that was asked for last; -1 before the first.
        var lastPosition = -1
        var firstWord = -1
        var lastWord = -1

        mutating func take(_ fit: Fit, words: Range<Int>) {
            used |= 1 << UInt64(fit.position)
            if fit.isPair { used |= 1 << UInt64(fit.position + 1) }
            if fit.position < lastPosition { isInOrder = false }
            lastPosition = fit.position + (fit.isPair ? 1 : 0)
            if firstWord < 0 { firstWord = words.lowerBound }
            lastWord = words.upperBound - 1
        }
    }

    /// The word of a name that a word of the query fits best.
    struct Fit {
        var quality: Float = 0
        /// The word's place in the name; -1 if none fits.
        var position = -1
        /// How many words of the query it covers.
        var span = 1
        /// Whether the next word of the name is covered too.
        var isPair = false
    }

    /// The words of the query that a name has, one bit each; fills in the pieces of the name's words.
    @inline(__always)
    func wordsAsked(of name: Name, _ scratch: inout Scratch) -> WordSet {
        var asked: WordSet = 0
        for position in 0..<name.count {
            let piece = table.piece(file.forward[name.tokens + position])
            scratch.pieces[position] = Int32(truncatingIfNeeded: piece)
            if piece >= 0 { asked |= table.mask(piece) }
        }
        return asked
    }

    /// Gives each word of the query, in their order, the best word of the name that is left; nil if none fits.
    func align(_ name: Name, _ asked: WordSet, _ scratch: inout Scratch) -> Alignment? {
        var alignment = Alignment()
        for index in wordWeights.indices { scratch.cover[index] = 0 }
        var index = 0
        while index < wordWeights.count {
            guard asked & (1 << WordSet(index)) != 0 else {
                index += 1
                continue
            }
            let fit = bestFit(of: index, in: name, alignment, scratch.pieces)
            guard fit.position >= 0 else {
                index += 1
                continue
            }
            let end = min(index + fit.span, wordWeights.count)
            for covered in index..<end { scratch.cover[covered] = fit.quality }
            alignment.take(fit, words: index..<end)
            index = end
        }
        return alignment.lastWord >= 0 ? alignment : nil
    }

    @inline(__always)
    private func bestFit(
        of index: Int, in name: Name, _ alignment: Alignment, _ pieces: [Int32]
    ) -> Fit {
        var best = Fit()
        for position in 0..<name.count where alignment.used & (1 << UInt64(position)) == 0 {
            let piece = Int(pieces[position])
            guard piece >= 0, table.mask(piece) & (1 << WordSet(index)) != 0 else { continue }
            for number in table.range(piece) where table.meanings[number].word == index {
                let match = table.meanings[number].match
                // Meanings stand best first.
                if match.quality <= best.quality { break }
                let isPair = match.secondHigh > 0
                if isPair, !hasSecondWord(of: match, after: position, in: name) { continue }
                var quality = match.quality - untypedLoss(match, index, name, position)
                if position != alignment.lastPosition + 1 {
                    quality -= weights.gap(isCompletion: isCompletion)
                }
                if quality > best.quality {
                    best = Fit(
                        quality: quality, position: position, span: match.span, isPair: isPair)
                }
            }
        }
        return best
    }

    /// Whether a name goes on with the second of two words that one of the query stands for.
    private func hasSecondWord(of match: WordMatch, after position: Int, in name: Name) -> Bool {
        guard position + 1 < name.count else { return false }
        let next = file.forward[name.tokens + position + 1]
        return next >= match.secondLow && next < match.secondHigh
    }

    /// What an unfinished word loses by the letters it lacks: the name's own length decides among what it may become.
    @inline(__always)
    private func untypedLoss(
        _ match: WordMatch, _ index: Int, _ name: Name, _ position: Int
    ) -> Float {
        guard typedCount[index] > 0, match.high - match.low > 1 else { return 0 }
        let token = Int(file.forward[name.tokens + position])
        let length = file.range(file.tokenStart, token).count
        return weights.untyped * (1 - Float(typedCount[index]) / Float(max(length, 1)))
    }

    /// How much of a name was asked for: 0 to 1, rare words counting more.
    @inline(__always)
    func nameCoverage(of name: Name, _ alignment: Alignment) -> Float {
        if alignment.used.nonzeroBitCount == name.count { return 1 }
        var covered: Float = 0
        for position in 0..<name.count where alignment.used & (1 << UInt64(position)) != 0 {
            covered += weight(file.forward[name.tokens + position])
        }
        return min(covered / name.header.weight, 1)
    }
}
