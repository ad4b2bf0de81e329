import Bytes

/// An opened index of places: columns of a mapped file.
///
/// Opening reads the table of sections and checks that they fit the file and each other; nothing else
/// is read. What the columns hold is not believed: indices that lead outside give empty answers.
final class PlacesFile: Sendable {
    let path: String
    let count: Int
    let tokenCount: Int

    let placeFlags, placeForward, placeContext, placeSurroundings: PlacesField<UInt32>
    let placeStreetNumbers, placeDetail: PlacesField<UInt32>
    let placeLatitude, placeLongitude: PlacesField<Int32>
    let stringStart, placeParent, placeConcept, placeBox: PlacesColumn<UInt32>
    let forward, details, contextStart, contextTokens: PlacesColumn<UInt32>
    let numberText, numberLow, numberHigh, numberSuffix: PlacesColumn<UInt32>
    let numberPostcode, numberCity, numberPlace: PlacesColumn<UInt32>
    let tokenStart, postingStart, postings, nodeFirst, nodeLow, nodeHigh: PlacesColumn<UInt32>
    let postingMiddle, beginningLow, beginningHigh, beginningStart: PlacesColumn<UInt32>
    let beginningMiddle, beginningPlaces, conceptStart, conceptPlaces: PlacesColumn<UInt32>
    let pieceStart, piecePlace, ringStart, ringArea, areaPlace, areaRings: PlacesColumn<UInt32>
    let crossingFirst, crossingSecond: PlacesColumn<UInt32>
    let conceptTitle, phraseStart, phraseSpelling, phraseLetters: PlacesColumn<UInt32>
    let phraseMeaningStart, coastStart: PlacesColumn<UInt32>
    let stringBytes, tokenBytes, nodeLabel, phraseBytes: PlacesColumn<UInt8>
    let concepts, phraseLanguages, phraseMeanings, placeTreeImportance: PlacesColumn<UInt16>
    let placeOSM, numberOSM: PlacesColumn<UInt64>
    let boxes, numberLatitude, numberLongitude: PlacesColumn<Int32>
    let pieceLatitude, pieceLongitude, ringLatitude, ringLongitude: PlacesColumn<Int32>
    let crossingLatitude, crossingLongitude, coastLatitude, coastLongitude: PlacesColumn<Int32>
    let placeTree, numberTree, pieceTree, areaTree, coastTree: BoxTree

    /// Opens an index.
    init(_ file: MappedFile) throws(PlacesError) {
        path = file.path
        let table = try SectionTable(file)
        stringStart = try table.column(.stringStart)
        stringBytes = try table.column(.stringBytes)
        let heads: PlacesColumn<UInt32> = try table.column(.placeHead)
        placeFlags = PlacesField(heads, 0)
        placeLatitude = PlacesField(heads, 1)
        placeLongitude = PlacesField(heads, 2)
        placeForward = PlacesField(heads, 3)
        placeContext = PlacesField(heads, 4)
        placeSurroundings = PlacesField(heads, 5)
        placeStreetNumbers = PlacesField(heads, 6)
        placeDetail = PlacesField(heads, 7)
        placeOSM = try table.column(.placeOSM)
        placeParent = try table.column(.placeParent)
        placeConcept = try table.column(.placeConcept)
        placeBox = try table.column(.placeBox)
        forward = try table.column(.forward)
        concepts = try table.column(.concepts)
        details = try table.column(.details)
        boxes = try table.column(.boxes)
        contextStart = try table.column(.contextStart)
        contextTokens = try table.column(.contextTokens)
        numberText = try table.column(.numberText)
        numberLow = try table.column(.numberLow)
        numberHigh = try table.column(.numberHigh)
        numberSuffix = try table.column(.numberSuffix)
        numberLatitude = try table.column(.numberLatitude)
        numberLongitude = try table.column(.numberLongitude)
        numberOSM = try table.column(.numberOSM)
        numberPostcode = try table.column(.numberPostcode)
        numberCity = try table.column(.numberCity)
        numberPlace = try table.column(.numberPlace)
        tokenStart = try table.column(.tokenStart)
        tokenBytes = try table.column(.tokenBytes)
        postingStart = try table.column(.postingStart)
        postings = try table.column(.postings)
        nodeLabel = try table.column(.nodeLabel)
        nodeFirst = try table.column(.nodeFirst)
        nodeLow = try table.column(.nodeLow)
        nodeHigh = try table.column(.nodeHigh)
        postingMiddle = try table.column(.postingMiddle)
        beginningLow = try table.column(.beginningLow)
        beginningHigh = try table.column(.beginningHigh)
        beginningStart = try table.column(.beginningStart)
        beginningMiddle = try table.column(.beginningMiddle)
        beginningPlaces = try table.column(.beginningPlaces)
        conceptStart = try table.column(.conceptStart)
        conceptPlaces = try table.column(.conceptPlaces)
        pieceStart = try table.column(.pieceStart)
        piecePlace = try table.column(.piecePlace)
        pieceLatitude = try table.column(.pieceLatitude)
        pieceLongitude = try table.column(.pieceLongitude)
        ringStart = try table.column(.ringStart)
        ringArea = try table.column(.ringArea)
        ringLatitude = try table.column(.ringLatitude)
        ringLongitude = try table.column(.ringLongitude)
        areaPlace = try table.column(.areaPlace)
        areaRings = try table.column(.areaRings)
        crossingFirst = try table.column(.crossingFirst)
        crossingSecond = try table.column(.crossingSecond)
        crossingLatitude = try table.column(.crossingLatitude)
        crossingLongitude = try table.column(.crossingLongitude)
        coastStart = try table.column(.coastStart)
        coastLatitude = try table.column(.coastLatitude)
        coastLongitude = try table.column(.coastLongitude)
        coastTree = try table.tree(.coastTree)
        conceptTitle = try table.column(.conceptTitle)
        phraseStart = try table.column(.phraseStart)
        phraseBytes = try table.column(.phraseBytes)
        phraseSpelling = try table.column(.phraseSpelling)
        phraseLanguages = try table.column(.phraseLanguages)
        phraseLetters = try table.column(.phraseLetters)
        phraseMeaningStart = try table.column(.phraseMeaningStart)
        phraseMeanings = try table.column(.phraseMeanings)
        placeTree = try table.tree(.placeTree)
        numberTree = try table.tree(.numberTree)
        pieceTree = try table.tree(.pieceTree)
        areaTree = try table.tree(.areaTree)
        placeTreeImportance = try table.column(.placeTreeImportance)
        // One more than there are places: without any the counts below do not fit either.
        count = max(heads.count / PlacesSection.headWidth - 1, 0)
        tokenCount = max(tokenStart.count - 1, 0)
        try checkCounts()
    }

    /// Compares the lengths of columns that belong together.
    private func checkCounts() throws(PlacesError) {
        let perPlace = [
            placeOSM.count, placeParent.count, placeBox.count, placeConcept.count - 1,
            placeTree.itemCount,
        ]
        let perToken = [postingStart.count - 1, postingMiddle.count]
        let perNumber = [
            numberLow.count, numberHigh.count, numberSuffix.count, numberLatitude.count,
            numberLongitude.count, numberOSM.count, numberPostcode.count, numberCity.count,
            numberPlace.count, numberTree.itemCount,
        ]
        let perNode = [nodeFirst.count - 1, nodeLow.count, nodeHigh.count]
        let perBeginning = [
            beginningHigh.count, beginningMiddle.count, beginningStart.count - 1,
        ]
        let groups: [(String, Int, [Int])] = [
            ("places", count, perPlace), ("addresses", numberText.count, perNumber),
            ("words", tokenCount, perToken),
            ("trie", nodeLabel.count, perNode), ("beginnings", beginningLow.count, perBeginning),
            ("tree", placeTree.boxCount, [placeTreeImportance.count]),
            ("lines", pieceTree.itemCount, [piecePlace.count, pieceStart.count - 1]),
            ("areas", areaTree.itemCount, [areaPlace.count, areaRings.count - 1]),
            ("coastlines", coastTree.itemCount, [coastStart.count - 1]),
            ("rings", ringStart.count - 1, [ringArea.count]),
            (
                "words for kinds", phraseSpelling.count,
                [
                    phraseStart.count - 1, phraseLanguages.count, phraseLetters.count,
                    phraseMeaningStart.count - 1,
                ]
            ),
            (
                "crossings", crossingFirst.count,
                [crossingSecond.count, crossingLatitude.count, crossingLongitude.count]
            ),
        ]
        for (name, expected, counts) in groups where counts.contains(where: { $0 != expected }) {
            throw PlacesError(.inconsistent(section: name), path: path)
        }
    }

    /// The string with a number.
    func string(_ number: UInt32) -> String {
        stringBytes.string(range(stringStart, Int(number)))
    }

    /// What place `index` owns by a field of starts; empty if it makes no sense there.
    @inline(__always)
    func range(_ starts: PlacesField<UInt32>, _ index: Int) -> Range<Int> {
        let low = Int(starts[index])
        return low..<max(low, Int(starts[index &+ 1]))
    }

    /// What element `index` of a "…Start" column owns; empty if the column makes no sense there.
    @inline(__always)
    func range(_ starts: PlacesColumn<UInt32>, _ index: Int) -> Range<Int> {
        let low = Int(starts[index])
        return low..<max(low, Int(starts[index &+ 1]))
    }
}

/// Where the sections of a file are.
private struct SectionTable {
    let file: MappedFile
    private var entries: [(offset: Int, count: Int)] = []

    init(_ file: MappedFile) throws(PlacesError) {
        self.file = file
        var reader = ByteReader(file.bytes)
        do {
            guard try reader.array(8) == PlacesSection.magic else {
                throw PlacesError(.notAnIndex, path: file.path)
            }
            let version = try reader.integer(UInt32.self)
            guard version <= PlacesSection.version else {
                throw PlacesError(.newerVersion(version), path: file.path)
            }
            guard version == PlacesSection.version else {
                throw PlacesError(.olderVersion(version), path: file.path)
            }
            guard try reader.integer(UInt32.self) == UInt32(PlacesSection.allCases.count) else {
                throw PlacesError(.inconsistent(section: "table"), path: file.path)
            }
            for _ in PlacesSection.allCases {
                let offset = try reader.integer(UInt64.self)
                let count = try reader.integer(UInt64.self)
                entries.append((Int(clamping: offset), Int(clamping: count)))
            }
        } catch let error as PlacesError {
            throw error
        } catch {
            throw PlacesError(
                file.byteCount < 8 ? .notAnIndex : .truncated(section: "table", offset: 16),
                path: file.path)
        }
    }

    func column<Element>(
        _ section: PlacesSection
    ) throws(PlacesError) -> PlacesColumn<Element> {
        let entry = entries[section.rawValue]
        guard
            let elements = MappedArray<Element>(file, offset: entry.offset, count: entry.count)
        else {
            throw PlacesError(
                .truncated(section: "\(section)", offset: entry.offset), path: file.path)
        }
        return PlacesColumn(elements)
    }

    func tree(_ section: PlacesSection) throws(PlacesError) -> BoxTree {
        guard let tree = BoxTree(try column(section)) else {
            throw PlacesError(.inconsistent(section: "\(section)"), path: file.path)
        }
        return tree
    }
}
