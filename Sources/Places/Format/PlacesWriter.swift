import Bytes
import Columns
import Geodesy
import ParallelWork

/// Writes an index of places.
///
/// The bytes depend on the drafts alone, not on how they were found, nor on how many threads share in the work. Memory:
/// about 300 bytes a place beside the drafts.
package struct PlacesWriter {
    let drafts: [PlaceDraft]
    let crossings: [CrossingDraft]
    let coast: [[PackedCoordinate]]
    /// The number in the list given of each place, by its number in the file.
    let order: [Int]
    /// The number of a draft in the file, by its number in the list given.
    let numbers: [UInt32]
    let threads: WorkerThreads
    var output = LayoutWriter<PlacesFile>()
    /// The most that the file's numbers can count.
    let limit: Int

    /// The numbers of places, words and addresses that were written.
    package struct Summary: Sendable {
        package var places = 0
        package var words = 0
        package var addresses = 0
        package var byteCount = 0
    }

    /// Where a draft stands among the places.
    private struct Position: Comparable, Sendable {
        var key: UInt32
        var kind: UInt8
        var osm: UInt64
        var index: Int

        static func < (a: Position, b: Position) -> Bool {
            (a.key, a.kind, a.osm, a.index) < (b.key, b.kind, b.osm, b.index)
        }
    }

    /// Prepares an index.
    ///
    /// - Parameters:
    ///   - drafts: The places, in any order.
    ///   - crossings: Crossings of streets, by numbers in `drafts`, in any order.
    ///   - coast: Coastlines, land on the left.
    ///   - limit: The most that the file's numbers can count.
    ///   - threads: Threads that share in the work.
    package init(
        _ drafts: [PlaceDraft], crossings: [CrossingDraft], coast: [[PackedCoordinate]] = [],
        limit: Int = Int(UInt32.max), threads: WorkerThreads = .one
    ) {
        self.limit = limit
        self.threads = threads
        let positions = threads.mapRanges(drafts.count, least: 256) { range in
            range.map { index in
                Position(
                    key: HilbertCurve.key(drafts[index].latitude, drafts[index].longitude),
                    kind: drafts[index].kind.rawValue, osm: drafts[index].osm.first?.packed ?? 0,
                    index: index)
            }
        }
        order = threads.sorted(Array(positions.joined())).map(\.index)
        var numbers = [UInt32](repeating: 0, count: drafts.count)
        for (new, old) in order.enumerated() { numbers[old] = UInt32(truncatingIfNeeded: new) }
        self.numbers = numbers
        self.drafts = drafts
        self.crossings = crossings
        self.coast = coast
    }

    /// The draft of a place, by its number in the file.
    subscript(place place: Int) -> PlaceDraft {
        _read { yield drafts[order[place]] }
    }

    /// Writes the index to a file, and returns what was counted.
    ///
    /// - Throws: `CountOverflow` before anything is written; `FileError`.
    package mutating func write(to target: FileWriter) throws -> Summary {
        // Lists of a concept's places need a bit more than a place's number.
        try CountOverflow.check(drafts.count, "places", limit: min(limit, Int(Int32.max)))
        let words = try writeNames()
        try writeShapes()
        try writeCoast()
        writeCrossings()
        // Whatever was counted on the way is the length of a column, or where something stands in one.
        try output.checkCounts(limit: limit)

        let byteCount = try output.write(to: target)
        return Summary(
            places: drafts.count, words: words,
            addresses: drafts.reduce(0) { $0 + $1.numbers.count }, byteCount: byteCount)
    }

    /// Writes places with their names, and the words and strings of them; returns how many words there are.
    private mutating func writeNames() throws(CountOverflow) -> Int {
        var runs = threads.mapRanges(drafts.count, least: 256) { range in
            PlacesRun(range) { self[place: $0] }
        }
        let vocabulary = Vocabulary(&runs, threads)
        let contexts = ContextSets(runs, threads) { place in
            self[place: place].parents.map { Int(numbers[$0]) }
        }
        let kinds = writeKinds()
        let strings = DistinctNumbers(
            [[""]] + runs.map(\.strings) + runs.map(\.numberStrings)
                + [kinds.titles, kinds.names, kinds.spellings], threads)
        try writePlaces(
            runs, vocabulary, contexts,
            strings: runs.indices.map {
                (strings.numbers[1 + $0], strings.numbers[1 + runs.count + $0])
            })
        for (numbers, column) in zip(
            strings.numbers.suffix(3), [file.conceptTitle, file.conceptNames, file.phraseSpelling])
        {
            output.columns.put(contentsOf: numbers, in: column)
        }
        for string in strings.values {
            put(file.stringStart, count(file.stringBytes))
            output.columns.put(bytes: string.utf8, in: file.stringBytes)
        }
        put(file.stringStart, count(file.stringBytes))
        writeVocabulary(vocabulary, contexts.sets)
        // Many names take their time to be thrown away.
        threads.update(&runs) { $1.removeAll() }
        return vocabulary.words.count
    }

    /// The file's columns, to say which one is meant.
    var file: PlacesFile { output.layout }

    mutating func put<Target: NumberedColumn>(_ column: Target, _ value: Target.Element) {
        output.columns.put(value, in: column)
    }

    /// Where the next element of a column stands; cut to 32 bits in a column that `write` refuses.
    func count(_ column: some NumberedColumn) -> UInt32 {
        UInt32(truncatingIfNeeded: output.columns.count(of: column))
    }

    private mutating func writeCrossings() {
        let both = crossings.flatMap { crossing in
            let first = numbers[crossing.first]
            let second = numbers[crossing.second]
            return [
                (first, second, crossing.latitude, crossing.longitude),
                (second, first, crossing.latitude, crossing.longitude),
            ]
        }.sorted { $0 < $1 }
        for crossing in both {
            put(file.crossingFirst, crossing.0)
            put(file.crossingSecond, crossing.1)
            put(file.crossingLatitude, crossing.2)
            put(file.crossingLongitude, crossing.3)
        }
    }
}
