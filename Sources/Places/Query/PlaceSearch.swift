import Bytes
import Geodesy
import MapGeometry

/// One search being worked out.
struct PlaceSearch {
    let file: PlacesFile
    var request: SearchRequest
    let isCompletion: Bool
    let center: PackedCoordinate?
    let box: PackedBox?
    /// The distance that counts as near, in meters.
    let scale: Double
    let reader: PlaceReader
    private let isEverythingAllowed: Bool
    /// The clocks of the places whose hours are looked at.
    let clocks = PlaceClocks()

    /// An answer before it is read.
    struct Ranked {
        var place: UInt32
        var number = -1
        var score: Double
        var unit: Range<Int>?
        var nameCoverage: Float = 1
        var coverage: Float = 1

        /// The answer without the words that name a flat.
        var withoutUnit: Ranked {
            var other = self
            other.unit = nil
            return other
        }
    }

    init(_ file: PlacesFile, _ request: SearchRequest, isCompletion: Bool) {
        self.file = file
        self.request = request
        self.isCompletion = isCompletion
        isEverythingAllowed =
            request.types.isSuperset(of: [.address, .pointOfInterest, .physicalFeature])
            && !request.filtersCategories && request.addressParts == .all
        reader = PlaceReader(file: file, languages: request.languages)
        box = request.region.flatMap(Self.packed)
        if let near = request.near, abs(near.latitude) <= 90, abs(near.longitude) <= 180 {
            center = PackedCoordinate(truncating: near)
        } else if let box {
            center = box.middle
        } else {
            center = nil
        }
        let weights = request.weights.distances
        let span =
            box.map { Double(Int64($0.north) - Int64($0.south)) * SphericalDistance.metersPerUnit }
            ?? weights.unknownHeight
        scale = min(
            max(span * weights.scaleShare, weights.scales.lowerBound), weights.scales.upperBound)
    }

    /// A region in packed units, nil if its numbers are invalid.
    static func packed(_ region: GeographicBounds) -> PackedBox? {
        guard region.south <= region.north, abs(region.south) <= 90, abs(region.north) <= 90,
            abs(region.west) <= 180, abs(region.east) <= 180
        else { return nil }
        return PackedBox(
            south: Int32(region.south * 1e7), west: Int32(region.west * 1e7),
            north: Int32(region.north * 1e7), east: Int32(region.east * 1e7))
    }

    /// The numbers that rank answers.
    var weights: RankingWeights { request.weights }

    /// How near a point is: 1 at the center, falling with the logarithm of the distance.
    func nearness(_ point: PackedCoordinate) -> Double {
        guard let center else { return Double(weights.distances.unknown) }
        let distance = SphericalDistance.meters(center, point)
        return weights.distances.nearness(
            doublings: Double(log2Approximately(Float(1 + distance / scale))))
    }

    func isAllowed(_ place: UInt32) -> Bool {
        if isEverythingAllowed { return true }
        let kind = reader.kind(place)
        guard request.wants(kind) else { return false }
        if kind == .poi {
            return !request.filtersCategories || request.wants(reader.category(place))
        }
        if kind == .feature || request.addressParts == .all { return true }
        // A street is let through for its addresses.
        if kind == .street, request.addressParts.contains(.address) { return true }
        return request.addressParts.contains(reader.addressPart(place))
    }

    /// The factor of a place's score for belonging to something else of its name.
    func belonging(_ place: UInt32) -> Float {
        guard reader.kind(place) == .poi else { return 1 }
        switch reader.category(place) {
        case .parking, .atm, .mailbox, .restroom, .evCharger: return weights.belonging
        case .publicTransport:
            return reader.importance(place) < weights.station ? weights.belonging : 1
        default: return 1
        }
    }

    func isInRegion(_ point: PackedCoordinate) -> Bool {
        guard request.isRegionRequired, let box else { return true }
        return box.contains(point.latitude, point.longitude)
    }

    /// Ranks places by how their words fit the query.
    ///
    /// Each pass takes words more loosely than the one before, and is made only where what was found so far leaves
    /// words unexplained.
    func ranked(_ found: [TextFolding.Word], limit: Int) -> [Ranked] {
        let matcher = WordMatcher(file, weights)
        let words = matcher.words(found, completesLast: isCompletion)
        guard !words.isEmpty else { return [] }
        let concepts = conceptsOfWords(found)
        var result = pass(words, concepts, limit, matcher)
        func coverage() -> Float { result.first?.coverage ?? 0 }
        // What is being typed is never whole: there it is enough that every word begins something.
        let enough = isCompletion ? weights.foundTyping : weights.found
        if coverage() >= enough {
            return Array(completed(result, by: words, concepts, limit, matcher).prefix(limit))
        }
        for other in OtherReadings(matcher).readings(of: request.query, found, words) {
            let words = matcher.words(other.words, completesLast: isCompletion).map {
                other.isSure ? $0 : matcher.asGuess($0, isShaky: other.isShaky)
            }
            let answers = pass(words, conceptsOfWords(other.words), limit, matcher)
            // The unit of a flat is given in the words that were typed.
            result = merged(result, answers.map(\.withoutUnit), limit)
            if coverage() >= weights.foundByRareWords { return Array(result.prefix(limit)) }
        }
        var near = words
        matcher.addNear(&near, isGenerous: false)
        // What a table makes of another script is only near to how names are spelled.
        let isTransliterated = TextFolding.isTransliterated(request.query)
        if isTransliterated { matcher.addSounds(&near, isTransliterated: true) }
        result = merged(result, pass(near, concepts, limit, matcher), limit)
        if !isCompletion, coverage() < weights.foundByRareWords, matcher.addBeginnings(&near) {
            result = merged(result, pass(near, concepts, limit, matcher), limit)
        }
        if coverage() < weights.poor {
            near = words
            matcher.addNear(&near, isGenerous: true)
            matcher.addSounds(&near, isTransliterated: isTransliterated)
            if !isCompletion { _ = matcher.addBeginnings(&near) }
            result = merged(result, pass(near, concepts, limit, matcher), limit)
        }
        // Three slips in a long word are better than no answer.
        if result.isEmpty {
            let isAny = matcher.addFar(&near)
            if isTransliterated { matcher.neglectUnknown(&near) }
            if isAny || isTransliterated { result = pass(near, concepts, limit, matcher) }
        }
        return Array(result.prefix(limit))
    }

    /// The fewest answers that stand alone.
    private static let few = 5

    /// Few answers that have every word, and behind them those in which the words begin longer ones: whoever types "Lung"
    /// may as well be on the way to "Lungomare".
    private func completed(
        _ result: [Ranked], by words: [QueryWord], _ concepts: [[UInt16]], _ limit: Int,
        _ matcher: WordMatcher
    ) -> [Ranked] {
        var cut = words
        guard !isCompletion, result.count < min(limit, Self.few),
            !words.contains(where: \.isNumeric), matcher.addBeginnings(&cut)
        else { return result }
        let known = Set(result.map(\.place))
        let others = pass(cut, concepts, limit, matcher).filter { !known.contains($0.place) }
        return distinct(result + others, limit)
    }

    /// The answers of two passes, each place once: the query "Stockman" may mean a thing that is spelled so,
    /// and more likely means one with a similar spelling.
    private func merged(_ first: [Ranked], _ second: [Ranked], _ limit: Int) -> [Ranked] {
        let lead = second.first?.score ?? 0 > first.first?.score ?? 0 ? second : first
        let rest = second.first?.score ?? 0 > first.first?.score ?? 0 ? first : second
        var all = lead
        for item in rest where !lead.contains(where: { $0.place == item.place }) {
            all.append(item)
        }
        all.sort { ($1.score, $0.place) < ($0.score, $1.place) }
        return distinct(all, limit)
    }

    /// For each word, the concepts of the phrases it is part of.
    private func conceptsOfWords(_ words: [TextFolding.Word]) -> [[UInt16]] {
        let kinds = KindWords(file: file)
        var result = [[UInt16]](repeating: [], count: words.count)
        for start in words.indices {
            for length in 1...KindWords.longestPhrase where start + length <= words.count {
                let range = start..<(start + length)
                for meaning in kinds.meanings(of: QueryPhrases.joined(words[range])) {
                    for word in range { result[word].append(meaning) }
                }
            }
        }
        return result
    }

    /// Ranks places by words whose meanings are known.
    private func pass(
        _ words: [QueryWord], _ concepts: [[UInt16]], _ limit: Int, _ matcher: WordMatcher
    ) -> [Ranked] {
        var words = words
        matcher.weigh(&words)
        let scorer = PlaceScorer(
            file: file, words: words, concepts: concepts, center: center,
            isCompletion: isCompletion, weights: weights)
        var topCandidates = TopCandidates(self, scorer, limit: limit)
        if request.comparesEverything {
            for place in 0..<UInt32(file.count) { topCandidates.consider(place) }
            return distinct(topCandidates.sorted, limit)
        }
        let candidates = Candidates(
            file: file, words: words, region: request.isRegionRequired ? surroundings : nil,
            estimate: NearnessEstimate(
                center: center, scale: scale, weights: weights.distances),
            weights: weights, isCompletion: isCompletion)
        candidates.compare(&topCandidates)
        return distinct(topCandidates.sorted, limit)
    }

    /// The region and so much around it that streets have their middles in it whose ends are in the region.
    private var surroundings: PackedBox? {
        guard let box else { return nil }
        return box.widened(
            latitude: (Int64(box.north) - Int64(box.south)) / 2 + 500_000,
            longitude: box.width / 2 + 1_000_000)
    }

    /// Keeps one of several answers for the same real place.
    private func distinct(_ ranked: [Ranked], _ limit: Int) -> [Ranked] {
        var result: [Ranked] = []
        for item in ranked.prefix(weights.effort.sorted) {
            if result.count >= limit { break }
            let point = NearPlaces(file: file).point(item.place)
            let isDouble = result.contains { other in
                guard other.number < 0, item.number < 0,
                    reader.kind(other.place) == reader.kind(item.place),
                    reader.category(other.place) == reader.category(item.place),
                    firstName(other.place) == firstName(item.place)
                else { return false }
                return SphericalDistance.meters(NearPlaces(file: file).point(other.place), point)
                    < 60
            }
            if !isDouble { result.append(item) }
        }
        return result
    }

    private func firstName(_ place: UInt32) -> UInt32 {
        let range = file.range(file.placeDetail, Int(place))
        return range.count >= 2 ? file.details[range.lowerBound + 1] : 0
    }
}
