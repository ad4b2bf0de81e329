import Bytes
import Geodesy

/// How well a place answers a query.
struct PlaceMatch {
    var place: UInt32
    /// How well its words fit: 0 to 1.
    var text: Float = 0
    /// How much of the query it explains: 0 to 1.
    var coverage: Float = 0
    /// How much of its name was asked for: 0 to 1.
    var nameCoverage: Float = 0
    /// The address found on it, or -1.
    var number = -1
    /// Words after a house number that name a flat.
    var unit: Range<Int>?
}

/// Compares places with the words of a query.
struct PlaceScorer {
    let file: PlacesFile
    let words: [QueryWord]
    /// For each word, the concepts of the phrases it is part of.
    let concepts: [[UInt16]]
    /// The user's position: of equal numbers on one street the nearest is taken.
    let center: PackedCoordinate?
    let isCompletion: Bool
    let table: MeaningTable
    // What of the words is asked for place after place.
    let wordWeights: [Float]
    private let isHouseNumber: [Bool]
    /// How many letters of an unfinished word were typed, 0 for whole words.
    let typedCount: [Int]
    private let hasHouseNumbers: Bool
    private let hasConcepts: Bool
    private let hasPairs: Bool
    private let nameWeight: WordWeight
    let weights: RankingWeights

    init(
        file: PlacesFile, words: [QueryWord], concepts: [[UInt16]], center: PackedCoordinate?,
        isCompletion: Bool, weights: RankingWeights
    ) {
        self.weights = weights
        self.center = center
        self.isCompletion = isCompletion
        self.file = file
        self.words = words
        self.concepts = concepts
        table = MeaningTable(words)
        nameWeight = WordWeight(total: file.count)
        wordWeights = words.map(\.weight)
        isHouseNumber = words.map(\.isHouseNumber)
        typedCount = words.map { $0.isPrefix || $0.isCut ? $0.bytes.count : 0 }
        hasHouseNumbers = isHouseNumber.contains(true)
        hasConcepts = concepts.contains { !$0.isEmpty }
        hasPairs = words.contains { $0.matches.contains { $0.secondHigh > 0 } }
    }

    /// How much a word of a name counts.
    @inline(__always)
    func weight(_ token: UInt32) -> Float {
        nameWeight.of(
            Int(file.postingStart[Int(token) &+ 1]) &- Int(file.postingStart[Int(token)]))
    }

    /// Room to work in, used for place after place.
    struct Scratch {
        /// How well each word of the query is covered.
        var cover: [Float]
        /// The same by where a place is, negative while unknown.
        var context: [Float]
        /// For each word of the name, its piece of the table of meanings.
        var pieces = [Int32](repeating: -1, count: 64)
        /// What is known of sets of context words: the set, then how well it covers each word.
        var knownSets: [UInt32]
        var knownCovers: [Float]

        static let knownCount = 64

        init(wordCount: Int) {
            cover = [Float](repeating: 0, count: wordCount)
            context = cover
            knownSets = [UInt32](repeating: .max, count: Self.knownCount)
            knownCovers = [Float](repeating: 0, count: Self.knownCount * wordCount)
        }
    }

    /// Compares one place; nil if none of its names has a word of the query.
    func match(_ place: UInt32, _ scratch: inout Scratch) -> PlaceMatch? {
        let list = file.range(file.placeForward, Int(place)).clamped(to: 0..<file.forward.count)
        var best: PlaceMatch?
        for index in wordWeights.indices { scratch.context[index] = -1 }
        var position = list.lowerBound
        while position < list.upperBound {
            let header = NameHeader(bits: file.forward[position])
            let count = min(header.count, list.upperBound - position - 1, 64)
            let name = Name(header: header, tokens: position + 1, count: count)
            position = name.tokens + count
            guard header.isHeader, count > 0 else { continue }
            if let found = match(place, name, &scratch), best.map({ found.text > $0.text }) ?? true
            {
                best = found
            }
        }
        return best
    }

    /// The words of the query that a place has in its names, one bit each.
    func wordsHeld(by place: UInt32) -> WordSet {
        var held: WordSet = 0
        for position in file.range(file.placeForward, Int(place)).prefix(64) {
            let token = file.forward[position]
            if NameHeader(bits: token).isHeader { continue }
            let piece = table.piece(token)
            if piece >= 0 { held |= table.mask(piece) }
        }
        return held
    }

    private func match(_ place: UInt32, _ name: Name, _ scratch: inout Scratch) -> PlaceMatch? {
        let asked = wordsAsked(of: name, &scratch)
        guard asked != 0, let alignment = align(name, asked, &scratch) else { return nil }
        var result = PlaceMatch(place: place)
        result.nameCoverage = nameCoverage(of: name, alignment)
        if let found = number(place, alignment.firstWord, alignment.lastWord, scratch.cover) {
            result.number = found.index
            for word in found.words { scratch.cover[word] = found.quality }
            let unit = unit(after: found.words.upperBound)
            if !unit.isEmpty { result.unit = unit }
        }
        let isInName: Bool
        (result.coverage, isInName) = coverage(result, &scratch)
        switch name.header.kind {
        case .main: break
        case .translation: result.coverage *= weights.translation
        case .alternative: result.coverage *= weights.alternative
        case .brand: result.coverage *= weights.brand
        case .words:
            result.coverage *= weights.kindWords
            result.nameCoverage = max(result.nameCoverage, weights.kindWordsCoverage)
        }
        let order: Float = alignment.isInOrder ? 1 : weights.outOfOrder
        let share = weights.nameShare(isCompletion: isCompletion)
        result.text = result.coverage * (1 - share + share * result.nameCoverage) * order
        if isCompletion {
            if !isInName { result.text *= weights.inexactTyping }
        } else if !isInName || result.nameCoverage < weights.exact {
            result.text *= weights.inexact
        }
        return result
    }

    /// How much of the query a place explains: by its name, its number, where it is and what it is; and whether the name,
    /// number and flat have each word, however it is spelled.
    private func coverage(
        _ match: PlaceMatch, _ scratch: inout Scratch
    ) -> (share: Float, isInName: Bool) {
        var isInName = true
        var sum: Float = 0
        var total: Float = 0
        for index in wordWeights.indices {
            if let unit = match.unit, unit.contains(index) { continue }
            var weight = wordWeights[index]
            if scratch.cover[index] == 0 {
                isInName = false
                if scratch.context[index] < 0 {
                    scratch.context[index] = contextQuality(match.place, index, &scratch)
                }
                scratch.cover[index] = scratch.context[index]
            }
            if scratch.cover[index] == 0, isHouseNumber[index], match.number < 0 {
                weight *= weights.missingNumber
            }
            total += weight
            sum += weight * scratch.cover[index]
        }
        return (sum / max(total, 0.01), isInName)
    }

    /// The address on a place that the query asks for, if it asks for one.
    @inline(__always)
    private func number(
        _ place: UInt32, _ first: Int, _ last: Int, _ cover: [Float]
    ) -> StreetNumbers.Found? {
        let range = file.range(file.placeStreetNumbers, Int(place))
        guard !range.isEmpty else { return nil }
        let numbers = StreetNumbers(
            file: file, place: place, center: center, quality: weights.words)
        guard !numbers.isEmpty, hasHouseNumbers || numbers.hasNames else { return nil }
        return numbers.find(words, cover: cover, first: first, last: last)
    }

    /// How well a word fits where a place is or what it is.
    private func contextQuality(
        _ place: UInt32, _ index: Int, _ scratch: inout Scratch
    ) -> Float {
        for step in 0..<2 {
            let set =
                step == 0 ? file.placeContext[Int(place)] : file.placeSurroundings[Int(place)]
            if set == 0 { continue }
            let slot = Int(set) & (Scratch.knownCount - 1)
            if scratch.knownSets[slot] != set {
                scratch.knownSets[slot] = set
                learn(set, slot * words.count, &scratch.knownCovers)
            }
            let quality = scratch.knownCovers[slot * words.count + index]
            if quality > 0 { return quality }
        }
        if hasConcepts, !concepts[index].isEmpty {
            for entry in file.range(file.placeConcept, Int(place)).prefix(32)
            where concepts[index].contains(file.concepts[entry] >> 1) {
                return file.concepts[entry] & 1 == 0 ? weights.kind : weights.secondKind
            }
        }
        return 0
    }

    /// Works out how well a set of context words covers each word of the query.
    private func learn(_ set: UInt32, _ first: Int, _ covers: inout [Float]) {
        for index in wordWeights.indices { covers[first + index] = 0 }
        let range = file.range(file.contextStart, Int(set)).clamped(
            to: 0..<file.contextTokens.count)
        table.forEachMeaning(of: range, in: file.contextTokens) { word, match in
            if match.secondHigh > 0 { return }
            covers[first + word] = max(covers[first + word], match.quality * weights.context)
            if match.span == 2, word + 1 < words.count {
                covers[first + word + 1] = max(
                    covers[first + word + 1], match.quality * weights.contextPair)
            }
        }
        guard hasPairs else { return }
        for (index, word) in words.enumerated() where covers[first + index] == 0 {
            for match in word.matches where match.secondHigh > 0 {
                if holds(range, match.low, match.high),
                    holds(range, match.secondLow, match.secondHigh)
                {
                    covers[first + index] = max(
                        covers[first + index], match.quality * weights.contextPair)
                }
            }
        }
    }

    private func holds(_ range: Range<Int>, _ low: UInt32, _ high: UInt32) -> Bool {
        var first = range.lowerBound
        var end = range.upperBound
        while first < end {
            let middle = (first + end) / 2
            if file.contextTokens[middle] < low { first = middle + 1 } else { end = middle }
        }
        return first < range.upperBound && file.contextTokens[first] < high
    }

    /// The words after a house number that name a flat, staircase or floor.
    private func unit(after start: Int) -> Range<Int> {
        var end = start
        while end < words.count {
            let word = words[end]
            let isShort = word.bytes.count <= 2 || word.isNumeric && word.bytes.count <= 4
            if UnitWords.contains(word.bytes) {
                end += 1
            } else if isShort, end > start || word.separator != UInt8(ascii: ","),
                !(word.isNumeric && word.bytes.count >= 4)
            {
                end += 1
            } else {
                break
            }
            if end - start >= 4 { break }
        }
        return start..<end
    }
}

/// Words that introduce a flat, floor or staircase.
enum UnitWords {
    static func contains(_ word: [UInt8]) -> Bool { all.contains(word) }

    private static let all: Set<[UInt8]> = Set(
        """
        apt apartment unit suite ste flat floor fl room rm no top stock stiege tur wohnung whg og eg dg bat
        batiment etage appartement esc escalier porte appt piso puerta planta pta interno int piano scala andar
        apto fracao esq dto bus verdieping huis lgh vaning trappa tr porras rappu as asunto krs kerros h m
        lokal klatka pietro kv kvartira podyezd etazh korpus
        """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
}
