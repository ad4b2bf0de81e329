import Bytes

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
    /// With nearness and importance.
    var score: Float = 0
    /// Words after a house number that name a flat.
    var unit: Range<Int>?
}

/// Compares places with the words of a query.
struct PlaceScorer {
    let file: PlacesFile
    let words: [QueryWord]
    /// For each word, the concepts of the phrases it is part of.
    let concepts: [[UInt16]]
    let isCompletion: Bool
    private let totalWeight: Float
    private let logTotal: Float
    private let unitWords: [Bool]
    private let total: Float

    init(
        file: PlacesFile, words: [QueryWord], concepts: [[UInt16]], isCompletion: Bool = false
    ) {
        self.isCompletion = isCompletion
        self.file = file
        self.words = words
        self.concepts = concepts
        totalWeight = words.reduce(0) { $0 + $1.weight }
        total = Float(max(file.count, 2))
        logTotal = log2Approximately(1 + total)
        unitWords = words.map { UnitWords.contains($0.bytes) }
    }

    /// How much a word of a name counts.
    @inline(__always)
    private func weight(_ token: UInt32) -> Float {
        let count = Float(file.postingStart[Int(token) &+ 1] &- file.postingStart[Int(token)])
        return 0.3 + log2Approximately(1 + total / max(count, 1)) / logTotal
    }

    /// Room to work in, used for place after place.
    struct Scratch {
        var cover: [Float]
        var context: [Float]

        init(wordCount: Int) {
            cover = [Float](repeating: 0, count: wordCount)
            context = cover
        }
    }

    /// Compares one place; nil if none of its names has a word of the query.
    func match(_ place: UInt32, _ scratch: inout Scratch) -> PlaceMatch? {
        let list = file.range(file.placeForward, Int(place)).clamped(to: 0..<file.forward.count)
        var best: PlaceMatch?
        for index in words.indices { scratch.context[index] = -1 }
        var position = list.lowerBound
        while position < list.upperBound {
            let header = file.forward[position]
            let count = min(Int(header & 0xffff), list.upperBound - position - 1, 64)
            let kind = NameKind(rawValue: UInt8(truncatingIfNeeded: header >> 16 & 0xff)) ?? .words
            let tokens = position + 1
            position = tokens + count
            guard header & 0x8000_0000 != 0, count > 0 else { continue }
            if var found = match(
                place, tokens, count, kind, &scratch.cover, &scratch.context),
                best.map({ found.text > $0.text }) ?? true
            {
                found.place = place
                best = found
            }
        }
        return best
    }

    private func match(
        _ place: UInt32, _ tokens: Int, _ count: Int, _ kind: NameKind, _ cover: inout [Float],
        _ context: inout [Float]
    ) -> PlaceMatch? {
        var used: UInt64 = 0
        var inOrder = true
        var lastPosition = -1
        var firstWord = -1
        var lastWord = -1
        for index in words.indices { cover[index] = 0 }
        var index = 0
        while index < words.count {
            var bestQuality: Float = 0
            var bestPosition = -1
            var bestMatch: WordMatch?
            for match in words[index].matches {
                if match.quality <= bestQuality { break }
                for offset in 0..<count where used & (1 << UInt64(offset)) == 0 {
                    guard match.holds(file.forward[tokens + offset]) else { continue }
                    if match.secondHigh > 0 {
                        guard offset + 1 < count else { continue }
                        let next = file.forward[tokens + offset + 1]
                        guard next >= match.secondLow, next < match.secondHigh else { continue }
                    }
                    var quality = match.quality
                    // The name's own length decides among what an unfinished word may become.
                    if words[index].isPrefix, match.high - match.low > 1 {
                        let token = Int(file.forward[tokens + offset])
                        let length = file.range(file.tokenStart, token).count
                        quality -=
                            0.1 * (1 - Float(words[index].bytes.count) / Float(max(length, 1)))
                    }
                    if offset != lastPosition + 1 { quality -= 0.02 }
                    if quality > bestQuality {
                        bestQuality = quality
                        bestPosition = offset
                        bestMatch = match
                    }
                }
            }
            if let bestMatch {
                used |= 1 << UInt64(bestPosition)
                if bestMatch.secondHigh > 0 {
                    used |= 1 << UInt64(bestPosition + 1)
                }
                if bestPosition < lastPosition { inOrder = false }
                lastPosition = bestPosition + (bestMatch.secondHigh > 0 ? 1 : 0)
                if firstWord < 0 { firstWord = index }
                let end = min(index + bestMatch.span, words.count)
                for covered in index..<end { cover[covered] = bestQuality }
                lastWord = end - 1
                index = end
            } else {
                index += 1
            }
        }
        guard lastWord >= 0 else { return nil }

        var nameWeight: Float = 0
        var nameCovered: Float = 0
        for offset in 0..<count {
            let weight = weight(file.forward[tokens + offset])
            nameWeight += weight
            if used & (1 << UInt64(offset)) != 0 { nameCovered += weight }
        }
        var result = PlaceMatch(place: place)
        result.nameCoverage = nameCovered / max(nameWeight, 0.01)

        var ignored: Range<Int> = 0..<0
        if !file.range(file.placeStreetNumbers, Int(place)).isEmpty {
            let numbers = StreetNumbers(file: file, place: place)
            if let found = numbers.find(words, cover: cover, first: firstWord, last: lastWord) {
                result.number = found.index
                for word in found.words { cover[word] = found.quality }
                ignored = unit(after: found.words.upperBound)
                if !ignored.isEmpty { result.unit = ignored }
            }
        }
        var sum: Float = 0
        var weights: Float = 0
        for index in words.indices {
            if ignored.contains(index) { continue }
            var weight = words[index].weight
            if cover[index] == 0 {
                if context[index] < 0 { context[index] = contextQuality(place, index) }
                cover[index] = context[index]
            }
            if cover[index] == 0, words[index].isHouseNumber, result.number < 0 {
                // A house number that the street does not have: the street is the next best thing.
                weight *= 0.5
            }
            weights += weight
            sum += weight * cover[index]
        }
        result.coverage = sum / max(weights, 0.01)
        switch kind {
        case .main: break
        case .translation: result.coverage *= 0.995
        case .alternative: result.coverage *= 0.985
        case .brand: result.coverage *= 0.93
        case .words:
            result.coverage *= 0.86
            result.nameCoverage = max(result.nameCoverage, 0.9)
        }
        let order: Float = inOrder ? 1 : 0.98
        // What is being typed may not have come to the rest of the name yet.
        let share: Float = isCompletion ? 0.13 : 0.38
        result.text = result.coverage * (1 - share + share * result.nameCoverage) * order
        return result
    }

    /// How well a word fits where a place is or what it is.
    private func contextQuality(_ place: UInt32, _ index: Int) -> Float {
        for set in [file.placeContext[Int(place)], file.placeSurroundings[Int(place)]]
        where set != 0 {
            let range = file.range(file.contextStart, Int(set)).clamped(
                to: 0..<file.contextTokens.count)
            for match in words[index].matches where match.secondHigh == 0 {
                if holds(range, match.low, match.high) { return match.quality * 0.95 }
            }
            for match in words[index].matches where match.secondHigh > 0 {
                if holds(range, match.low, match.high),
                    holds(range, match.secondLow, match.secondHigh)
                {
                    return match.quality * 0.93
                }
            }
        }
        if index > 0 {
            for match in words[index - 1].matches where match.span == 2 {
                let set = file.placeContext[Int(place)]
                if holds(file.range(file.contextStart, Int(set)), match.low, match.high) {
                    return match.quality * 0.93
                }
            }
        }
        if !concepts[index].isEmpty {
            for entry in file.range(file.placeConcept, Int(place)).prefix(32)
            where concepts[index].contains(file.concepts[entry] >> 1) {
                return file.concepts[entry] & 1 == 0 ? 0.93 : 0.7
            }
        }
        return 0
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
            if unitWords[end] {
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
