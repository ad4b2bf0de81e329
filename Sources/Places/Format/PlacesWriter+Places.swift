import Columns
import Geodesy
import ParallelWork

extension PlacesWriter {
    /// Where the columns of a run of places begin.
    private struct Starts {
        var forward = 0
        var details = 0
        var concepts = 0
        var boxes = 0
        var addresses = 0
    }

    /// What a run of places is in the file.
    private struct Part: Sendable {
        var columns: ColumnBuffers
        /// Where places are, how well known they are, and where their addresses are.
        var places: [PackedBox] = []
        var importance: [UInt16] = []
        var addresses: [PackedBox] = []
        /// Kinds with the places that are of them, as the file has these.
        var concepts: [(concept: UInt16, place: UInt32)] = []
    }

    private static func packed(importance: Double) -> UInt32 {
        UInt32((min(max(importance, 0), 1) * 65_535).rounded())
    }

    /// Writes places and their addresses.
    ///
    /// - Parameter strings: For each run the numbers of its strings: those of details, then those of addresses.
    mutating func writePlaces(
        _ runs: [PlacesRun], _ vocabulary: Vocabulary, _ contexts: ContextSets,
        strings: [(details: [UInt32], addresses: [UInt32])]
    ) throws(CountOverflow) {
        var starts = [Starts()]
        for run in runs { starts.append(self.starts(after: run, at: starts[starts.count - 1])) }
        let weights = vocabulary.weights(places: drafts.count)
        let parts = threads.map(runs.count) { number in
            part(runs[number], at: starts[number], contexts, weights, strings[number])
        }
        for part in parts { output.columns.append(part.columns) }
        let end = starts[runs.count]
        for value in [0, 0, 0, end.forward, 0, 0, end.addresses, end.details] {
            put(file.placeHead, UInt32(truncatingIfNeeded: value))
        }
        put(file.placeConcept, count(file.concepts))
        let places = try BoxTree.build(
            parts.flatMap(\.places), of: "places", limit: limit)
        output.columns.put(contentsOf: places, in: file.placeTree)
        output.columns.put(
            contentsOf: BoxTree.highest(parts.flatMap(\.importance)), in: file.placeTreeImportance)
        writeConcepts(parts)
        let addresses = try BoxTree.build(
            parts.flatMap(\.addresses), of: "addresses", limit: limit)
        output.columns.put(contentsOf: addresses, in: file.numberTree)
    }

    private func starts(after run: PlacesRun, at start: Starts) -> Starts {
        var starts = start
        starts.details += run.details.count
        starts.addresses += run.numberDetails.count / PlacesRun.stringsOfNumber
        starts.forward += run.nameNumberCount
        starts.concepts += run.conceptCount
        starts.boxes += run.boxCount
        return starts
    }

    /// Puts a run of places into columns of its own.
    private func part(
        _ run: PlacesRun, at start: Starts, _ contexts: ContextSets, _ weights: [Float],
        _ strings: (details: [UInt32], addresses: [UInt32])
    ) -> Part {
        var part = Part(columns: output.columns.emptied)
        var at = start
        var number = 0
        func cut(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) }
        for (index, names) in zip(run.places, run.names) {
            let draft = self[place: index]
            let importance = Self.packed(importance: draft.importance)
            part.columns.put(
                contentsOf: [
                    UInt32(draft.kind.rawValue) | UInt32(draft.category) << 8 | importance << 16,
                    UInt32(bitPattern: draft.latitude), UInt32(bitPattern: draft.longitude),
                    cut(at.forward), contexts.ofPlaces[index], contexts.ofSurroundings[index],
                    cut(at.addresses), cut(at.details),
                ], in: file.placeHead)
            part.columns.put((draft.osm.first ?? .none).packed, in: file.placeOSM)
            part.columns.put(
                draft.parents.first.map { numbers[$0] } ?? PlacesFile.none, in: file.placeParent)
            for name in names {
                let weight = name.words.reduce(0) { $0 + weights[Int($1)] }
                let header = NameHeader(kind: name.kind, count: name.words.count, weight: weight)
                part.columns.put(header.bits, in: file.forward)
                part.columns.put(contentsOf: name.words, in: file.forward)
                at.forward += 1 + name.words.count
            }
            part.columns.put(cut(at.concepts), in: file.placeConcept)
            for concept in ConceptTable.shared.mostPreciseFirst(draft.concepts) {
                part.columns.put(
                    concept.concept << 1 | (concept.isSecond ? 1 : 0), in: file.concepts)
                part.concepts.append(
                    (concept.concept, cut(index) << 1 | (concept.isSecond ? 1 : 0)))
            }
            at.concepts += draft.concepts.count
            part.places.append(PackedBox(draft.latitude, draft.longitude))
            part.importance.append(UInt16(importance))
            at.details += PlacesRun.detailCount(of: draft)
            if let box = draft.box {
                part.columns.put(cut(at.boxes), in: file.placeBox)
                part.columns.put(
                    contentsOf: [box.south, box.west, box.north, box.east], in: file.boxes)
                at.boxes += 1
            } else {
                part.columns.put(PlacesFile.none, in: file.placeBox)
            }
            at.addresses += draft.numbers.count
            for address in draft.numbers {
                let texts = run.numberDetails[number..<number + PlacesRun.stringsOfNumber].map {
                    strings.addresses[Int($0)]
                }
                number += PlacesRun.stringsOfNumber
                part.addresses.append(PackedBox(address.latitude, address.longitude))
                part.columns.put(texts[0], in: file.numberText)
                part.columns.put(texts[1], in: file.numberSuffix)
                part.columns.put(texts[2], in: file.numberPostcode)
                part.columns.put(texts[3], in: file.numberCity)
                part.columns.put(texts[4], in: file.numberStreet)
                part.columns.put(address.low, in: file.numberLow)
                part.columns.put(address.high, in: file.numberHigh)
                part.columns.put(address.latitude, in: file.numberLatitude)
                part.columns.put(address.longitude, in: file.numberLongitude)
                part.columns.put(address.osm.packed, in: file.numberOSM)
                part.columns.put(cut(index), in: file.numberPlace)
            }
        }
        part.columns.put(contentsOf: run.details.map { strings.details[Int($0)] }, in: file.details)
        return part
    }

    /// Writes the places of each kind.
    private mutating func writeConcepts(_ parts: [Part]) {
        var byConcept = [[UInt32]](repeating: [], count: ConceptTable.shared.concepts.count)
        for (concept, place) in parts.lazy.flatMap(\.concepts) where Int(concept) < byConcept.count
        {
            byConcept[Int(concept)].append(place)
        }
        for places in byConcept {
            put(file.conceptStart, count(file.conceptPlaces))
            output.columns.put(contentsOf: places, in: file.conceptPlaces)
        }
        put(file.conceptStart, count(file.conceptPlaces))
    }
}
