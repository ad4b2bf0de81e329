import ParallelWork

/// The words of all names, with the places that have them.
struct Vocabulary {
    /// The words in the order of their bytes; a word's place here is its number in the file.
    private(set) var words: [[UInt8]] = []
    /// The places that have a name of one word alone, by the word, ascending.
    private(set) var wholes: [[UInt32]] = []
    /// The other places that have a word in a name, by the word, ascending.
    private(set) var lists: [[UInt32]] = []

    /// How many words are looked at to find where to divide all of them.
    private static let sampleStep = 16

    /// A stretch of all words.
    private struct Stretch: Sendable {
        var words: [[UInt8]] = []
        var wholes: [[UInt32]] = []
        var lists: [[UInt32]] = []
        /// For each run the numbers in the stretch of those of its words that lie there.
        var ranks: [[UInt32]] = []
    }

    /// Collects the words of runs, whose words then have the numbers of all.
    init(_ runs: inout [PlacesRun], _ threads: WorkerThreads) {
        let edges = Self.edges(runs, threads.count)
        let dealt = threads.map(runs.count) { run in
            var hands = [[UInt32]](repeating: [], count: edges.count + 1)
            for (index, word) in runs[run].words.enumerated() {
                var low = 0
                var high = edges.count
                while low < high {
                    let middle = (low + high) / 2
                    if word.lexicographicallyPrecedes(edges[middle]) {
                        high = middle
                    } else {
                        low = middle + 1
                    }
                }
                hands[low].append(UInt32(truncatingIfNeeded: index))
            }
            return hands
        }
        let stretches = threads.map(edges.count + 1) { stretch in
            Self.stretch(runs, dealt.map { $0[stretch] })
        }
        var starts = [0]
        for stretch in stretches { starts.append(starts[starts.count - 1] + stretch.words.count) }
        for stretch in stretches {
            words += stretch.words
            wholes += stretch.wholes
            lists += stretch.lists
        }
        threads.update(&runs) { number, run in
            var ranks = [UInt32](repeating: 0, count: run.words.count)
            for (stretch, start) in zip(stretches.indices, starts) {
                for (word, rank) in zip(dealt[number][stretch], stretches[stretch].ranks[number]) {
                    ranks[Int(word)] = UInt32(truncatingIfNeeded: start) &+ rank
                }
            }
            run.translate(ranks)
        }
    }

    /// Words that divide all into about equal stretches.
    private static func edges(_ runs: [PlacesRun], _ count: Int) -> [[UInt8]] {
        if count == 1 { return [] }
        var sample: [[UInt8]] = []
        for run in runs {
            for index in stride(from: 0, to: run.words.count, by: sampleStep) {
                sample.append(run.words[index])
            }
        }
        sample.sort { $0.lexicographicallyPrecedes($1) }
        guard !sample.isEmpty else { return [] }
        return (1..<count).map { sample[sample.count * $0 / count] }
    }

    /// Sorts those words of all runs that lie in a stretch.
    private static func stretch(_ runs: [PlacesRun], _ dealt: [[UInt32]]) -> Stretch {
        var found = DistinctList<[UInt8]>()
        let numbers = runs.indices.map { run in
            dealt[run].map { found.number(runs[run].words[Int($0)]) }
        }
        let words = found.takeValues()
        let order = words.indices.sorted { words[$0].lexicographicallyPrecedes(words[$1]) }
        var ranks = [UInt32](repeating: 0, count: words.count)
        for (rank, word) in order.enumerated() { ranks[word] = UInt32(truncatingIfNeeded: rank) }
        var stretch = Stretch(
            words: order.map { words[$0] },
            wholes: [[UInt32]](repeating: [], count: words.count),
            lists: [[UInt32]](repeating: [], count: words.count),
            ranks: numbers.map { $0.map { ranks[Int($0)] } })
        for run in runs.indices {
            for (word, rank) in zip(dealt[run], stretch.ranks[run]) {
                stretch.wholes[Int(rank)] += runs[run].wholes[Int(word)]
                stretch.lists[Int(rank)] += runs[run].lists[Int(word)]
            }
        }
        return stretch
    }

    /// How much each word counts in a name, of so many places.
    func weights(places: Int) -> [Float] {
        let weight = WordWeight(total: places)
        return zip(wholes, lists).map { weight.of($0.count + $1.count) }
    }
}
