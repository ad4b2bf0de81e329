import Bytes

/// Writes an index of places.
///
/// The bytes depend on the drafts alone, not on how they were found. Memory: about 300 bytes a place
/// beside the drafts.
package struct PlacesWriter {
    var drafts: [PlaceDraft]
    var crossings: [CrossingDraft]
    let coast: [[PackedPoint]]
    /// The number of a draft in the file, by its number in the list given.
    var numbers: [UInt32] = []
    var sections: [PlacesSection: ByteWriter] = [:]
    var strings = StringTable()
    var vocabulary = VocabularyBuilder()

    /// How many places, names of distinct words, and addresses were written.
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
    package init(
        _ drafts: [PlaceDraft], crossings: [CrossingDraft], coast: [[PackedPoint]] = []
    ) {
        let keys = drafts.map { HilbertCurve.key($0.latitude, $0.longitude) }
        let order = drafts.indices.sorted {
            (keys[$0], drafts[$0].kind.rawValue, drafts[$0].osm.first?.packed ?? 0, $0)
                < (keys[$1], drafts[$1].kind.rawValue, drafts[$1].osm.first?.packed ?? 0, $1)
        }
        numbers = [UInt32](repeating: 0, count: drafts.count)
        for (new, old) in order.enumerated() { numbers[old] = UInt32(new) }
        self.drafts = order.map { drafts[$0] }
        self.crossings = crossings
        self.coast = coast
        for section in PlacesSection.allCases { sections[section] = ByteWriter() }
    }

    /// Writes the file.
    package mutating func write(to file: FileWriter) throws(FileError) -> Summary {
        collectWords()
        writePlaces()
        writeNumbers()
        writeVocabulary()
        writeShapes()
        writeCoast()
        writeCrossings()
        writeKinds()
        strings.write(into: &self)

        var header = ByteWriter()
        header.raw(PlacesSection.magic)
        header.integer(PlacesSection.version)
        header.integer(UInt32(PlacesSection.allCases.count))
        var offset = 16 + PlacesSection.allCases.count * 16
        for section in PlacesSection.allCases {
            let size = sections[section]?.count ?? 0
            header.integer(UInt64(offset))
            header.integer(UInt64(size / section.elementSize))
            offset += (size + 7) / 8 * 8
        }
        try file.append(header.bytes.span.bytes)
        for section in PlacesSection.allCases {
            sections[section]?.align(8)
            if let bytes = sections[section]?.bytes { try file.append(bytes.span.bytes) }
            sections[section] = nil
        }
        return Summary(
            places: drafts.count, words: vocabulary.sorted.count,
            addresses: drafts.reduce(0) { $0 + $1.numbers.count }, byteCount: offset)
    }

    mutating func put<Value: FixedWidthInteger & BitwiseCopyable>(
        _ section: PlacesSection, _ value: Value
    ) {
        sections[section]?.integer(value)
    }

    func count(_ section: PlacesSection) -> UInt32 {
        UInt32((sections[section]?.count ?? 0) / section.elementSize)
    }

    private static func packed(importance: Double) -> UInt32 {
        UInt32((min(max(importance, 0), 1) * 65_535).rounded())
    }

    private mutating func writePlaces() {
        var addresses: UInt32 = 0
        for index in drafts.indices {
            let draft = drafts[index]
            let importance = Self.packed(importance: draft.importance)
            put(
                .placeHead,
                UInt32(draft.kind.rawValue) | UInt32(draft.category) << 8 | importance << 16)
            put(.placeHead, draft.latitude)
            put(.placeHead, draft.longitude)
            put(.placeHead, count(.forward))
            put(.placeHead, vocabulary.contextOf[index])
            put(.placeHead, vocabulary.surroundingsOf[index])
            put(.placeHead, addresses)
            put(.placeHead, count(.details))
            addresses += UInt32(draft.numbers.count)
            put(.placeOSM, (draft.osm.first ?? .none).packed)
            put(.placeParent, draft.parents.first.map { numbers[$0] } ?? PlacesSection.none)
            for name in vocabulary.names[index] {
                let weight = name.words.reduce(0) { $0 + vocabulary.weight(of: $1, drafts.count) }
                put(
                    .forward,
                    NameHeader(kind: name.kind, count: name.words.count, weight: weight).bits)
                for word in name.words { put(.forward, vocabulary.rank[Int(word)]) }
            }
            put(.placeConcept, count(.concepts))
            for concept in draft.concepts {
                put(.concepts, concept.concept << 1 | (concept.isSecond ? 1 : 0))
            }
            for (key, value) in draft.names + draft.attributes {
                put(.details, strings.number(key))
                put(.details, strings.number(value))
            }
            for other in draft.osm.dropFirst() {
                put(.details, strings.number("osm"))
                put(.details, strings.number(other.description))
            }
            if let box = draft.box {
                put(.placeBox, count(.boxes) / 4)
                for edge in [box.south, box.west, box.north, box.east] { put(.boxes, edge) }
            } else {
                put(.placeBox, PlacesSection.none)
            }
        }
        for value in [0, 0, 0, count(.forward), 0, 0, addresses, count(.details)] {
            put(.placeHead, value)
        }
        put(.placeConcept, count(.concepts))
        for value in BoxTree.build(drafts.map { PackedBox($0.latitude, $0.longitude) }) {
            put(.placeTree, value)
        }
        for value in BoxTree.highest(drafts.map { UInt16(Self.packed(importance: $0.importance)) })
        {
            put(.placeTreeImportance, value)
        }
        var byConcept = [[UInt32]](repeating: [], count: ConceptTable.shared.concepts.count)
        for (index, draft) in drafts.enumerated() {
            for concept in draft.concepts where Int(concept.concept) < byConcept.count {
                byConcept[Int(concept.concept)].append(
                    UInt32(index) << 1 | (concept.isSecond ? 1 : 0))
            }
        }
        for places in byConcept {
            put(.conceptStart, count(.conceptPlaces))
            for place in places { put(.conceptPlaces, place) }
        }
        put(.conceptStart, count(.conceptPlaces))
    }

    private mutating func writeNumbers() {
        var boxes: [PackedBox] = []
        for (index, draft) in drafts.enumerated() {
            for number in draft.numbers {
                put(.numberText, strings.number(number.text))
                put(.numberLow, number.low)
                put(.numberHigh, number.high)
                put(.numberSuffix, strings.number(number.suffix))
                put(.numberLatitude, number.latitude)
                put(.numberLongitude, number.longitude)
                put(.numberOSM, number.osm.packed)
                put(.numberPostcode, strings.number(number.postcode))
                put(.numberCity, strings.number(number.city))
                put(.numberPlace, UInt32(index))
                boxes.append(PackedBox(number.latitude, number.longitude))
            }
        }
        for value in BoxTree.build(boxes) { put(.numberTree, value) }
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
            put(.crossingFirst, crossing.0)
            put(.crossingSecond, crossing.1)
            put(.crossingLatitude, crossing.2)
            put(.crossingLongitude, crossing.3)
        }
    }
}

/// Strings, each once, numbered as they come; number 0 is the empty one.
struct StringTable {
    private var numbers: [String: UInt32] = ["": 0]
    private var list: [String] = [""]

    mutating func number(_ string: String) -> UInt32 {
        if let number = numbers[string] { return number }
        let number = UInt32(list.count)
        numbers[string] = number
        list.append(string)
        return number
    }

    func write(into writer: inout PlacesWriter) {
        for string in list {
            writer.put(.stringStart, writer.count(.stringBytes))
            writer.sections[.stringBytes]?.raw(string.utf8)
        }
        writer.put(.stringStart, writer.count(.stringBytes))
    }
}
