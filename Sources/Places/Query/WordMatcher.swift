import Bytes

/// Finds what the words of a query may mean.
struct WordMatcher {
    let file: PlacesFile
    let trie: TokenTrie
    let quality: WordQualities

    init(_ file: PlacesFile, _ weights: RankingWeights) {
        self.file = file
        quality = weights.words
        trie = TokenTrie(file: file)
    }

    /// The words of a text with exact meanings: the words themselves, abbreviations, spellings without
    /// marks, words written together or apart.
    func words(_ found: [TextFolding.Word], completesLast: Bool) -> [QueryWord] {
        var words = found.prefix(QueryWord.most).map {
            QueryWord(bytes: $0.bytes, separator: $0.separator)
        }
        if completesLast, !words.isEmpty {
            words[words.count - 1].isPrefix = true
            // "Mannerheimint 5": the street may be unfinished though the number follows.
            if words[words.count - 1].isNumeric, words.count >= 2 {
                if let last = words.lastIndex(where: { !$0.isNumeric }) {
                    words[last].isPrefix = true
                }
            }
        }
        for index in words.indices {
            addExact(&words[index])
            words[index].isFiller =
                !words[index].isPrefix && QueryWord.fillers.contains(words[index].bytes)
            // Nothing follows it: "New Orleans, LA" names a state, not an article.
            if index > 0, index == words.count - 1, words[index].separator == UInt8(ascii: ",") {
                words[index].isFiller = false
            }
        }
        for index in words.indices.dropLast()
        where !words[index + 1].isNumeric || words[index].isNumeric {
            let joined = words[index].bytes + words[index + 1].bytes
            // "P.za Duomo", "c.so Como", "v.le Monza": one abbreviation.
            if words[index + 1].separator == UInt8(ascii: "."), words[index].bytes.count == 1 {
                for form in Abbreviations.forms(of: joined) {
                    guard let token = trie.exact(form) else { continue }
                    words[index].matches.append(
                        WordMatch(
                            low: token, high: token + 1, quality: quality.splitAbbreviation, span: 2
                        ))
                }
            }
            if let token = trie.exact(joined) {
                words[index].matches.append(
                    WordMatch(low: token, high: token + 1, quality: quality.joined, span: 2))
            } else if joined.last == UInt8(ascii: "s"), joined.count > 4,
                let name = trie.exact(joined.dropLast()), let mark = trie.exact([joined.last ?? 0])
            {
                // "mc donalds" for "McDonald's".
                words[index].matches.append(
                    WordMatch(
                        low: name, high: name + 1, quality: quality.joined, span: 2,
                        secondLow: mark, secondHigh: mark + 1))
            } else if words[index + 1].isPrefix, let range = trie.prefix(joined), !range.isEmpty {
                words[index].matches.append(
                    WordMatch(
                        low: range.lowerBound, high: range.upperBound,
                        quality: quality.joinedBeginning, span: 2)
                )
            }
        }
        return words
    }

    private func addExact(_ word: inout QueryWord) {
        let bytes = word.bytes
        if word.isPrefix, let range = trie.prefix(bytes), !range.isEmpty {
            word.matches.append(
                WordMatch(low: range.lowerBound, high: range.upperBound, quality: quality.beginning)
            )
        }
        if let token = trie.exact(bytes) {
            word.matches.append(WordMatch(low: token, high: token + 1, quality: 1))
        }
        if word.isNumeric { return }
        func add(_ form: [UInt8], _ worth: Float) {
            if let token = trie.exact(form) {
                word.matches.append(WordMatch(low: token, high: token + 1, quality: worth))
            } else if word.isPrefix, form.count >= 4, let range = trie.prefix(form), !range.isEmpty
            {
                word.matches.append(
                    WordMatch(
                        low: range.lowerBound, high: range.upperBound,
                        quality: worth - quality.formBeginning)
                )
            }
        }
        for form in Abbreviations.forms(of: bytes) { add(form, quality.abbreviation) }
        for form in Abbreviations.withoutDigraphs(bytes) { add(form, quality.digraphs) }
        guard bytes.count >= 3, bytes.count <= 40 else { return }
        let beginnings = trie.beginnings(of: bytes)
        for cut in 1..<bytes.count {
            guard let first = beginnings[cut] else { continue }
            if let second = trie.exact(bytes[cut...]) {
                // "mcdonalds" and "McDonald's" differ by no more than a mark.
                let isPossessive = bytes[cut...].elementsEqual([UInt8(ascii: "s")])
                word.matches.append(
                    WordMatch(
                        low: first, high: first + 1,
                        quality: isPossessive ? quality.possessive : quality.split,
                        secondLow: second, secondHigh: second + 1))
            } else if word.isPrefix, bytes.count - cut >= 2, let rest = trie.prefix(bytes[cut...]),
                !rest.isEmpty
            {
                word.matches.append(
                    WordMatch(
                        low: first, high: first + 1, quality: quality.splitBeginning,
                        secondLow: rest.lowerBound,
                        secondHigh: rest.upperBound))
            }
        }
    }

    /// Sets weights by how rare words are among names.
    func weigh(_ words: inout [QueryWord]) {
        let total = Float(max(file.count, 2))
        for index in words.indices {
            var frequency = 0
            var best = 0
            for match in words[index].matches {
                let count = self.frequency(match)
                frequency += count
                if match.quality >= quality.certain { best += count }
            }
            words[index].frequency = frequency
            let share = total / Float(max(best > 0 ? best : frequency, 1))
            words[index].weight =
                quality.common + log2Approximately(1 + share) / log2Approximately(1 + total)
            if words[index].isNumeric {
                words[index].weight = max(
                    words[index].weight * quality.number, quality.leastNumber)
            }
            if words[index].isFiller { words[index].weight = quality.filler }
            words[index].matches.sort { $0.quality > $1.quality }
        }
    }

    /// How many names hold the words of a match; of two words in a row, as many as the rarer one.
    func frequency(_ match: WordMatch) -> Int {
        let first = count(match.low, match.high)
        return match.secondHigh > 0 ? min(first, count(match.secondLow, match.secondHigh)) : first
    }

    private func count(_ low: UInt32, _ high: UInt32) -> Int {
        max(0, Int(file.postingStart[Int(high)]) - Int(file.postingStart[Int(low)]))
    }
}

/// The logarithm to base 2, exact at powers of two and linear between them: enough for weights.
@inline(__always)
func log2Approximately(_ value: Float) -> Float {
    let bits = value.bitPattern
    let exponent = Float(Int32(bitPattern: bits >> 23) - 127)
    return exponent + Float(bitPattern: (bits & 0x7f_ffff) | 0x3f80_0000) - 1
}
