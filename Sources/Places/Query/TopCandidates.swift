import Geodesy

/// Places being compared with a query, and the best of them so far.
struct TopCandidates {
    let search: PlaceSearch
    let scorer: PlaceScorer
    private let formula: ScoreFormula<Double>
    private var ranked: [PlaceSearch.Ranked] = []
    /// How many places were compared.
    private(set) var compared = 0
    private var scratch: PlaceScorer.Scratch
    private var seen = PlaceSet(capacity: 1_024)
    private var bestText = 0.0
    /// A sum of what was fetched ahead, which keeps it from being left out.
    private var fetched: UInt32 = 0
    /// How much of the query is explained at best.
    private(set) var bestCoverage: Float = 0
    /// The best scores, not yet divided by their sum of weights, the lowest first.
    private var best: [Double] = []
    private let bestCount: Int

    /// - Parameter limit: How many answers are wanted.
    init(_ search: PlaceSearch, _ scorer: PlaceScorer, limit: Int) {
        self.search = search
        self.scorer = scorer
        formula = search.weights.score(isCompletion: search.isCompletion)
        scratch = PlaceScorer.Scratch(wordCount: scorer.words.count)
        // Some will turn out to be one thing.
        bestCount = limit + 8
    }

    /// What a place must promise to be worth a comparison; minus infinity as long as answers are few.
    var threshold: Float { best.count < bestCount ? -.infinity : Float(best[0]) }

    /// Those that answer the query, the best first.
    var sorted: [PlaceSearch.Ranked] {
        // What is moved about while sorting is small.
        var order = ranked.indices.map {
            (score: ranked[$0].score, place: ranked[$0].place, index: Int32($0))
        }
        order.sort { $0.score != $1.score ? $0.score > $1.score : $0.place < $1.place }
        return order.prefix(search.weights.effort.sorted).map { ranked[Int($0.index)] }
    }

    /// Whether a place has not been compared and is wanted.
    func wants(_ place: UInt32) -> Bool { !seen.contains(place) && search.isAllowed(place) }

    /// Compares the places of a list in `postings`.
    mutating func consider(_ list: Range<Int>) {
        let file = search.file
        // What comparing reads is asked for beforehand, of all places at once.
        var sum: UInt32 = 0
        for position in list { sum &+= file.placeForward[Int(file.postings[position])] }
        for position in list {
            let place = Int(file.postings[position])
            sum &+= file.forward[Int(file.placeForward[place])] &+ file.placeContext[place]
            sum &+= file.placeSurroundings[place] &+ file.placeStreetNumbers[place]
        }
        fetched &+= sum
        for position in list { consider(file.postings[position]) }
    }

    /// Compares a place, if it is new and wanted.
    mutating func consider(_ place: UInt32) {
        let file = search.file
        guard Int(place) < file.count, seen.insert(place), search.isAllowed(place) else { return }
        compared += 1
        guard let match = scorer.match(place, &scratch) else { return }
        let text = Double(match.text * search.belonging(place))
        let request = search.request
        let weights = request.weights
        if text < weights.leastText || text + weights.textReach < bestText { return }
        if request.addressParts != .all, search.reader.kind(place) == .street,
            !request.addressParts.contains(match.number >= 0 ? .address : .street)
        {
            return
        }
        var point = PackedCoordinate(
            file.placeLatitude[Int(place)], file.placeLongitude[Int(place)])
        if match.number >= 0 {
            point = PackedCoordinate(
                file.numberLatitude[match.number], file.numberLongitude[match.number])
        }
        guard search.isInRegion(point) else { return }
        // A query with a whole postcode and its town means the postcode, not the town.
        let isPostcode = search.reader.kind(place) == .postcode && match.coverage >= weights.whole
        let importance = isPostcode ? 1 : Double(search.reader.importance(place))
        let score = formula.score(
            text: text, importance: importance, nearness: search.nearness(point))
        bestText = max(bestText, text)
        bestCoverage = max(bestCoverage, match.coverage)
        note(score)
        ranked.append(
            PlaceSearch.Ranked(
                place: place, number: match.number, score: score / formula.greatest,
                unit: match.unit, nameCoverage: match.nameCoverage, coverage: match.coverage))
    }

    private mutating func note(_ score: Double) {
        if best.count == bestCount {
            guard score > best[0] else { return }
            best.removeFirst()
        }
        var low = 0
        var high = best.count
        while low < high {
            let middle = (low + high) / 2
            if best[middle] < score { low = middle + 1 } else { high = middle }
        }
        best.insert(score, at: low)
    }
}
