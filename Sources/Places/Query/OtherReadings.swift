/// Other ways to divide a query into words: "cafeekberg" and "Mannerheimintie5" taken apart, "J.F.K." put together, "清华a东路"
/// without the letter that slipped in.
struct OtherReadings {
    private let trie: TokenTrie
    private let certain: Float
    /// The maximum number of pieces of one word, and the fewest letters of a piece.
    private static let mostPieces = 8
    private static let shortestPiece = 2
    /// What a single letter that is a word counts as, in pieces: "d" and "l" before a vowel, "i" and "y" between names.
    private static let letterCost = 2
    /// The longest word that is taken apart.
    private static let longest = 60

    init(_ matcher: WordMatcher) {
        trie = matcher.trie
        certain = matcher.quality.certain
    }

    /// The query with its words split differently.
    struct Reading {
        var words: [TextFolding.Word]
        /// Whether nothing was guessed: the words are among those that were typed.
        var isSure = false
        /// Whether a piece is so short that it may be one by chance: "pl" in "plannada", as "pl anna da".
        var isShaky = false
    }

    /// The readings that say more than the words as they are; there are four at most.
    ///
    /// - Parameters:
    ///   - query: What was typed.
    ///   - found: Its words.
    ///   - words: What they may mean.
    func readings(
        of query: String, _ found: [TextFolding.Word], _ words: [QueryWord]
    ) -> [Reading] {
        var readings: [Reading] = []
        var apart: [TextFolding.Word] = []
        var isOther = false
        var isShaky = false
        for (index, word) in found.enumerated() {
            let isKnown =
                index >= words.count
                || words[index].matches.contains {
                    // "mannerheimintie5" are two words, but those of an address rather than of a name.
                    $0.quality >= certain && ($0.secondHigh == 0 || !Self.endsInNumber(word.bytes))
                }
            if !isKnown, let pieces = pieces(of: word.bytes) {
                isOther = true
                isShaky = isShaky || pieces.contains(where: Self.isShaky)
                for (number, piece) in pieces.enumerated() {
                    apart.append(
                        TextFolding.Word(
                            bytes: piece, range: word.range,
                            separator: number == 0 ? word.separator : UInt8(ascii: " ")))
                }
            } else {
                apart.append(word)
            }
        }
        if let without = Self.withoutMarksOfNumbers(found) {
            readings.append(Reading(words: without, isSure: true))
        }
        if isOther { readings.append(Reading(words: apart, isShaky: isShaky)) }
        if let together = together(found) { readings.append(Reading(words: together)) }
        if let without = Self.withoutSlips(query, found) {
            readings.append(Reading(words: without))
        }
        return readings
    }

    /// The words without single Latin letters between East Asian characters, nil if there are none.
    ///
    /// Names have such letters too, so that this is one reading of two. Of a part of a query nothing is known here.
    private static func withoutSlips(
        _ query: String, _ found: [TextFolding.Word]
    ) -> [TextFolding.Word]? {
        let scalars = Array(query.unicodeScalars.prefix(Places.longestQuery))
        func isEastAsian(_ index: Int) -> Bool {
            scalars.indices.contains(index) && LetterTable.eastAsian(scalars[index].value) != nil
        }
        var kept = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isLatin = scalar.isASCII && scalar.properties.isAlphabetic
            if !isLatin || !isEastAsian(index - 1) || !isEastAsian(index + 1) {
                kept.append(scalar)
            }
        }
        guard kept.count < scalars.count,
            TextFolding.words(query, limit: Places.longestQuery) == found
        else { return nil }
        return TextFolding.words(String(kept))
    }

    private static func isShaky(_ piece: [UInt8]) -> Bool {
        piece.count <= shortestPiece && piece[0] > 0x39 && !QueryWord.fillers.contains(piece)
    }

    private static func endsInNumber(_ word: [UInt8]) -> Bool {
        word.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    }

    /// Words before a number that names lack: "No250" is what "№ 250" is.
    private static let beforeNumbers: Set<[UInt8]> = Set(
        ["n", "no", "nr", "nro", "num", "numero", "number", "nummer", "hnr"].map { Array($0.utf8) })
    /// How many digits a postcode behind the sign of its country has.
    private static let postcodeDigits = 4...6
    private static let longestSign = 3

    /// The words without those that only say what the number behind them is, nil if there are none.
    ///
    /// "Aleksanterinkatu no. 15" is number 15, and "FIN-00100 Helsinki" the postcode 00100.
    private static func withoutMarksOfNumbers(_ found: [TextFolding.Word]) -> [TextFolding.Word]? {
        let kept = found.indices.filter { index in
            guard index + 1 < found.count, found[index + 1].isNumeric, !found[index].isNumeric
            else { return true }
            let number = found[index + 1]
            if index > 0, beforeNumbers.contains(found[index].bytes) { return false }
            return
                !(number.separator == UInt8(ascii: "-")
                && postcodeDigits.contains(number.bytes.count)
                && found[index].bytes.count <= longestSign)
        }
        return kept.count < found.count ? kept.map { found[$0] } : nil
    }

    /// A word divided into the fewest words of the vocabulary and numbers; nil if it cannot be.
    private func pieces(of word: [UInt8]) -> [[UInt8]]? {
        let letters = word.prefix { $0 > 0x39 }
        if letters.count > 1, Self.beforeNumbers.contains(Array(letters)),
            letters.count < word.count,
            word[letters.count...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
        {
            return [Array(word[letters.count...])]
        }
        guard word.count >= 2 * Self.shortestPiece, word.count <= Self.longest,
            !word.contains(where: { $0 >= 0x80 })
        else { return nil }
        // The last piece's beginning for each end that can be reached, and how many pieces lead there.
        var from = [Int](repeating: -1, count: word.count + 1)
        var count = [Int](repeating: .max, count: word.count + 1)
        count[0] = 0
        for start in word.indices where count[start] < Self.mostPieces {
            let rest = Array(word[start...])
            func reach(_ length: Int, cost: Int = 1) {
                if count[start] + cost < count[start + length] {
                    count[start + length] = count[start] + cost
                    from[start + length] = start
                }
            }
            let digits = rest.prefix { $0 >= 48 && $0 <= 57 }.count
            if digits > 0 { reach(digits) }
            guard rest.count >= Self.shortestPiece else { continue }
            for (length, token) in trie.beginnings(of: rest).enumerated()
            where token != nil && length > 0 {
                reach(length, cost: length < Self.shortestPiece ? Self.letterCost : 1)
            }
            if trie.exact(rest) != nil { reach(rest.count) }
        }
        guard from[word.count] > 0 else { return nil }
        var pieces: [[UInt8]] = []
        var end = word.count
        while end > 0 {
            pieces.append(Array(word[from[end]..<end]))
            end = from[end]
        }
        return pieces.reversed()
    }

    /// The words with single letters in a row put together, nil if there are no three of them.
    private func together(_ found: [TextFolding.Word]) -> [TextFolding.Word]? {
        var result: [TextFolding.Word] = []
        var isOther = false
        var index = 0
        while index < found.count {
            let letters = found[index...].prefix { $0.bytes.count == 1 && !$0.isNumeric }
            guard letters.count >= 3, let last = letters.last else {
                result.append(found[index])
                index += 1
                continue
            }
            var word = found[index]
            word.bytes = letters.flatMap(\.bytes)
            word.range = word.range.lowerBound..<max(last.range.upperBound, word.range.upperBound)
            result.append(word)
            index += letters.count
            isOther = true
        }
        return isOther ? result : nil
    }
}
