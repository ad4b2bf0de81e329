import Columns
import ParallelWork

extension PlacesWriter {
    /// A word by its sound.
    private struct Sound: Comparable, Sendable {
        var key: [UInt8]
        var word: UInt32

        static func < (a: Sound, b: Sound) -> Bool {
            a.key == b.key ? a.word < b.word : a.key.lexicographicallyPrecedes(b.key)
        }
    }

    /// Writes words, their places, the trie and the places of beginnings.
    mutating func writeVocabulary(_ vocabulary: Vocabulary, _ contexts: [[UInt32]]) {
        for word in vocabulary.words {
            put(file.tokenStart, count(file.tokenBytes))
            output.columns.put(bytes: word, in: file.tokenBytes)
        }
        put(file.tokenStart, count(file.tokenBytes))
        let sounds = threads.mapRanges(vocabulary.words.count) { range in
            range.map {
                Sound(
                    key: SoundKey.key(of: vocabulary.words[$0]),
                    word: UInt32(truncatingIfNeeded: $0))
            }
        }
        let bySound = threads.sorted(Array(sounds.joined()))
        output.columns.put(contentsOf: bySound.map(\.word), in: file.soundWords)
        for set in contexts {
            put(file.contextStart, count(file.contextTokens))
            output.columns.put(contentsOf: set, in: file.contextTokens)
        }
        put(file.contextStart, count(file.contextTokens))
        for (whole, list) in zip(vocabulary.wholes, vocabulary.lists) {
            put(file.postingStart, count(file.postings))
            output.columns.put(contentsOf: whole, in: file.postings)
            put(file.postingMiddle, count(file.postings))
            output.columns.put(contentsOf: list, in: file.postings)
        }
        put(file.postingStart, count(file.postings))
        writeBeginnings(writeTrie(vocabulary.words), vocabulary)
    }

    /// Writes the trie, breadth first; returns the ranges of words of its nodes.
    private mutating func writeTrie(_ words: [[UInt8]]) -> [(low: Int, high: Int)] {
        struct Node {
            var low, high, depth: Int
            var label: UInt8
        }
        var queue = [Node(low: 0, high: words.count, depth: 0, label: 0)]
        var ranges: [(low: Int, high: Int)] = []
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            put(file.nodeLabel, node.label)
            put(file.nodeFirst, UInt32(truncatingIfNeeded: queue.count))
            put(file.nodeLow, UInt32(truncatingIfNeeded: node.low))
            put(file.nodeHigh, UInt32(truncatingIfNeeded: node.high))
            if node.depth > 0, node.high - node.low > 1 { ranges.append((node.low, node.high)) }
            // The rest of a single word is read from the word itself.
            guard node.high - node.low > 1 else { continue }
            var low = node.low
            if words[low].count == node.depth {
                low += 1
            }
            while low < node.high {
                let label = words[low][node.depth]
                var high = low + 1
                while high < node.high, words[high][node.depth] == label { high += 1 }
                queue.append(Node(low: low, high: high, depth: node.depth + 1, label: label))
                low = high
            }
        }
        put(file.nodeFirst, UInt32(truncatingIfNeeded: queue.count))
        return ranges
    }

    /// Writes the places of beginnings that many names have.
    private mutating func writeBeginnings(
        _ ranges: [(low: Int, high: Int)], _ vocabulary: Vocabulary
    ) {
        var sums = [0]
        for (whole, list) in zip(vocabulary.wholes, vocabulary.lists) {
            sums.append(sums[sums.count - 1] + whole.count + list.count)
        }
        var long = ranges.filter { sums[$0.high] - sums[$0.low] > PlacesFile.longRange }
            .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
        long = long.indices.filter { $0 == 0 || long[$0] != long[$0 - 1] }.map { long[$0] }
        let places = drafts.count
        let lists = threads.mapRanges(long.count) { part in
            // A bit for each place in the current list.
            var marks = [UInt64](repeating: 0, count: places / 64 + 1)
            return long[part].map { range in
                func run(_ lists: [[UInt32]]) -> [UInt32] {
                    var run: [UInt32] = []
                    for list in lists[range.low..<range.high] {
                        for place in list
                        where marks[Int(place / 64)] >> UInt64(place % 64) & 1 == 0 {
                            marks[Int(place / 64)] |= 1 << UInt64(place % 64)
                            run.append(place)
                        }
                    }
                    return run.sorted()
                }
                let wholes = run(vocabulary.wholes)
                let others = run(vocabulary.lists)
                for place in wholes { marks[Int(place / 64)] = 0 }
                for place in others { marks[Int(place / 64)] = 0 }
                return (wholes, others)
            }
        }
        for (range, (wholes, others)) in zip(long, lists.joined()) {
            put(file.beginningLow, UInt32(truncatingIfNeeded: range.low))
            put(file.beginningHigh, UInt32(truncatingIfNeeded: range.high))
            put(file.beginningStart, count(file.beginningPlaces))
            output.columns.put(contentsOf: wholes, in: file.beginningPlaces)
            put(file.beginningMiddle, count(file.beginningPlaces))
            output.columns.put(contentsOf: others, in: file.beginningPlaces)
        }
        put(file.beginningStart, count(file.beginningPlaces))
    }
}
