import Bytes
import Columns
import Geodesy

/// Writes an index of places.
///
/// The bytes depend on the drafts alone, not on how they were found. Memory: about 300 bytes a place
/// beside the drafts.
package struct PlacesWriter {
    var drafts: [PlaceDraft]
    var crossings: [CrossingDraft]
    let coast: [[PackedCoordinate]]
    /// The number of a draft in the file, by its number in the list given.
    var numbers: [UInt32] = []
    var output = LayoutWriter<PlacesFile>()
    var strings = StringTable()
    var vocabulary = VocabularyBuilder()
    /// The most that the file's numbers can count.
    let limit: Int

    /// The numbers of places, words and addresses that were written.
    package struct Summary: Sendable {
        package var places = 0
        package var words = 0
        package var addresses = 0
        package var byteCount = 0
    }

    /// Prepares an index.
    ///
    /// - Parameters:
    ///   - drafts: The places, in any order.
    ///   - crossings: Crossings of streets, by numbers in `drafts`.
    ///   - coast: Coastlines, land on the left.
    ///   - limit: The most that the file's numbers can count.
    package init(
        _ drafts: [PlaceDraft], crossings: [CrossingDraft], coast: [[PackedCoordinate]] = [],
        limit: Int = Int(UInt32.max)
    ) {
        self.limit = limit
        let keys = drafts.map { HilbertCurve.key($0.latitude, $0.longitude) }
        let order = drafts.indices.sorted {
            (keys[$0], drafts[$0].kind.rawValue, drafts[$0].osm.first?.packed ?? 0, $0)
                < (keys[$1], drafts[$1].kind.rawValue, drafts[$1].osm.first?.packed ?? 0, $1)
        }
        numbers = [UInt32](repeating: 0, count: drafts.count)
        for (new, old) in order.enumerated() { numbers[old] = UInt32(truncatingIfNeeded: new) }
        self.drafts = order.map { drafts[$0] }
        self.crossings = crossings
        self.coast = coast
    }

    /// Writes the index to a file, and returns what was counted.
    ///
    /// - Throws: `CountOverflow` before anything is written; `FileError`.
    package mutating func write(to target: FileWriter) throws -> Summary {
        // Lists of a concept's places need a bit more than a place's number.
        try CountOverflow.check(drafts.count, "places", limit: min(limit, Int(Int32.max)))
        collectWords()
        try writePlaces()
        try writeNumbers()
        writeVocabulary()
        try writeShapes()
        try writeCoast()
        writeCrossings()
        writeKinds()
        strings.write(into: &self)
        // Whatever was counted on the way is the length of a column, or where something stands in one.
        try output.checkCounts(limit: limit)

        let byteCount = try output.write(to: target)
        return Summary(
            places: drafts.count, words: vocabulary.sorted.count,
            addresses: drafts.reduce(0) { $0 + $1.numbers.count }, byteCount: byteCount)
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

    private static func packed(importance: Double) -> UInt32 {
        UInt32((min(max(importance, 0), 1) * 65_535).rounded())
    }

    private mutating func writePlaces() throws(CountOverflow) {
        var addresses: UInt32 = 0
        for index in drafts.indices {
            let draft = drafts[index]
            let importance = Self.packed(importance: draft.importance)
            put(
                file.placeHead,
                UInt32(draft.kind.rawValue) | UInt32(draft.category) << 8 | importance << 16)
            put(file.placeHead, UInt32(bitPattern: draft.latitude))
            put(file.placeHead, UInt32(bitPattern: draft.longitude))
            put(file.placeHead, count(file.forward))
            put(file.placeHead, vocabulary.contextOf[index])
            put(file.placeHead, vocabulary.surroundingsOf[index])
            put(file.placeHead, addresses)
            put(file.placeHead, count(file.details))
            addresses &+= UInt32(truncatingIfNeeded: draft.numbers.count)
            put(file.placeOSM, (draft.osm.first ?? .none).packed)
            put(file.placeParent, draft.parents.first.map { numbers[$0] } ?? PlacesFile.none)
            for name in vocabulary.names[index] {
                let weight = name.words.reduce(0) { $0 + vocabulary.weight(of: $1, drafts.count) }
                put(
                    file.forward,
                    NameHeader(kind: name.kind, count: name.words.count, weight: weight).bits)
                for word in name.words { put(file.forward, vocabulary.rank[Int(word)]) }
            }
            put(file.placeConcept, count(file.concepts))
            for concept in draft.concepts {
                put(file.concepts, concept.concept << 1 | (concept.isSecond ? 1 : 0))
            }
            for (key, value) in draft.names + draft.attributes {
                put(file.details, strings.number(key))
                put(file.details, strings.number(value))
            }
            for other in draft.osm.dropFirst() {
                put(file.details, strings.number("osm"))
                put(file.details, strings.number(other.description))
            }
            if let box = draft.box {
                put(file.placeBox, count(file.boxes) / 4)
                for edge in [box.south, box.west, box.north, box.east] { put(file.boxes, edge) }
            } else {
                put(file.placeBox, PlacesFile.none)
            }
        }
        for value in [0, 0, 0, count(file.forward), 0, 0, addresses, count(file.details)] {
            put(file.placeHead, value)
        }
        put(file.placeConcept, count(file.concepts))
        for value in try BoxTree.build(
            drafts.map { PackedBox($0.latitude, $0.longitude) }, of: "places", limit: limit)
        {
            put(file.placeTree, value)
        }
        for value in BoxTree.highest(drafts.map { UInt16(Self.packed(importance: $0.importance)) })
        {
            put(file.placeTreeImportance, value)
        }
        var byConcept = [[UInt32]](repeating: [], count: ConceptTable.shared.concepts.count)
        for (index, draft) in drafts.enumerated() {
            for concept in draft.concepts where Int(concept.concept) < byConcept.count {
                byConcept[Int(concept.concept)].append(
                    UInt32(index) << 1 | (concept.isSecond ? 1 : 0))
            }
        }
        for places in byConcept {
            put(file.conceptStart, count(file.conceptPlaces))
            for place in places { put(file.conceptPlaces, place) }
        }
        put(file.conceptStart, count(file.conceptPlaces))
    }

    private mutating func writeNumbers() throws(CountOverflow) {
        var boxes: [PackedBox] = []
        for (index, draft) in drafts.enumerated() {
            for number in draft.numbers {
                put(file.numberText, strings.number(number.text))
                put(file.numberLow, number.low)
                put(file.numberHigh, number.high)
                put(file.numberSuffix, strings.number(number.suffix))
                put(file.numberLatitude, number.latitude)
                put(file.numberLongitude, number.longitude)
                put(file.numberOSM, number.osm.packed)
                put(file.numberPostcode, strings.number(number.postcode))
                put(file.numberCity, strings.number(number.city))
                put(file.numberPlace, UInt32(index))
                put(file.numberStreet, strings.number(number.street))
                boxes.append(PackedBox(number.latitude, number.longitude))
            }
        }
        for value in try BoxTree.build(boxes, of: "addresses", limit: limit) {
            put(file.numberTree, value)
        }
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

/// Strings, each once, numbered as they come; number 0 is the empty one.
struct StringTable {
    private var numbers: [String: UInt32] = ["": 0]
    private var list: [String] = [""]

    mutating func number(_ string: String) -> UInt32 {
        if let number = numbers[string] { return number }
        let number = UInt32(truncatingIfNeeded: list.count)
        numbers[string] = number
        list.append(string)
        return number
    }

    func write(into writer: inout PlacesWriter) {
        for string in list {
            writer.put(writer.file.stringStart, writer.count(writer.file.stringBytes))
            writer.output.columns.put(bytes: string.utf8, in: writer.file.stringBytes)
        }
        writer.put(writer.file.stringStart, writer.count(writer.file.stringBytes))
    }
}
