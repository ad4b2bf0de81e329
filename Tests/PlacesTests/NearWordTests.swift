import Places
import TestSupport
import Testing

/// The walk down the trie finds just the words that counting edits word by word finds.
struct NearWordTests {
    @Test(arguments: [(1, false), (1, true), (2, false), (2, true)])
    func findsWhatCountingFinds(_ edits: Int, _ isPrefix: Bool) async throws {
        let places = try await SampleCity.places
        let vocabulary = places.vocabulary
        var random = SplitMix(seed: UInt64(edits * 2 + (isPrefix ? 1 : 0)))
        for _ in 0..<60 {
            let word = misspelled(vocabulary.randomElement(using: &random) ?? [], &random)
            guard (3...12).contains(word.count) else { continue }
            let found = places.words(near: word, edits: edits, isPrefix: isPrefix)
            // One expectation for all: some hundred thousand take far longer than what they look at.
            var wrong: [String] = []
            for (number, other) in vocabulary.enumerated() {
                // Another first letter is the one edit that is forgiven; and a word is not near to itself.
                let edits = other.first == word[0] ? edits : 1
                let row = distances(word, other)
                let isNear =
                    isPrefix
                    ? row.contains { $0 <= edits }
                    : (1...edits).contains(row[other.count])
                if found.contains(number) != isNear {
                    wrong.append(String(decoding: other, as: UTF8.self))
                }
            }
            #expect(wrong.isEmpty, "\(String(decoding: word, as: UTF8.self))")
        }
    }

    /// The first and the last one of each length among them.
    @Test func aLetterTooManyOrTooFewLeavesAPhraseInReach() async throws {
        let places = try await SampleCity.places
        let phrases = places.guessablePhrases
        #expect(phrases.count > 1000)
        #expect(zip(phrases, phrases.dropFirst()).allSatisfy { $0.count <= $1.count })
        let ends = phrases.indices.filter { index in
            index == 0 || index == phrases.count - 1
                || phrases[index - 1].count < phrases[index].count
                || phrases[index + 1].count > phrases[index].count
        }
        for phrase in ends.map({ phrases[$0] }) where phrase.allSatisfy({ $0 < 0x80 }) {
            let middle = phrase.count / 2
            var longer = phrase
            longer.insert(UInt8(ascii: "0"), at: middle)
            var shorter = phrase
            shorter.remove(at: middle)
            for typed in [longer, shorter] where !phrases.contains(typed) {
                let found = places.phrases(near: typed, edits: 1)
                #expect(found.contains(phrase), "\(String(decoding: typed, as: UTF8.self))")
            }
        }
    }

    /// A word with up to three letters changed.
    private func misspelled(_ word: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var word = word
        for _ in 0..<Int.random(in: 0...3, using: &random) where word.count > 1 {
            let index = Int.random(in: 0..<(word.count - 1), using: &random)
            let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: word.swapAt(index, index + 1)
            case 1: word.remove(at: index)
            case 2: word.insert(letter, at: index)
            default: word[index] = letter
            }
        }
        return word
    }

    /// Edits between a word and every beginning of another: put in, left out, replaced, swapped with a
    /// neighbor.
    private func distances(_ word: [UInt8], _ other: [UInt8]) -> [Int] {
        var rows = [Array(0...other.count)]
        for i in 0..<word.count {
            var row = [i + 1]
            for j in 0..<other.count {
                var value = min(
                    rows[i][j] + (word[i] == other[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
                    value = min(value, rows[i - 1][j - 1] + 1)
                }
                row.append(value)
            }
            rows.append(row)
        }
        return rows[word.count]
    }
}
