import Bytes
import Geodesy

/// Chooses the places that are compared with a query, without looking at most of the others.
struct Candidates {
    let file: PlacesFile
    let words: [QueryWord]
    /// Where places must be, nil for anywhere.
    let region: PackedBox?
    let estimate: NearnessEstimate
    let weights: RankingWeights
    let isCompletion: Bool

    private var effort: SearchEffort { weights.effort }

    /// Compares the places that have a rare word of the query in a name, and of common words those that
    /// promise most.
    func compare(_ topCandidates: inout TopCandidates) {
        let order = words.indices.filter { !words[$0].matches.isEmpty }.sorted {
            words[$0].frequency < words[$1].frequency
        }
        // A number that few names have may be a postcode or a name: "00530 Helsinki".
        let telling = order.filter {
            !words[$0].isFiller
                && (!words[$0].isHouseNumber || words[$0].frequency <= fewNames(words[$0]))
        }
        var hasRare = false
        var common: [Int] = []
        for index in telling.isEmpty ? order : telling {
            if words[index].frequency > effort.rareWord {
                common.append(index)
                continue
            }
            for match in words[index].matches {
                let range = range(match)
                if !range.isEmpty, match.quality > weights.spelled, !words[index].isHouseNumber {
                    hasRare = true
                }
                topCandidates.consider(range)
            }
        }
        guard !common.isEmpty else { return }
        var sources: [BestFirstPlaceSearch.Source] = []
        for index in common {
            let (long, short) = lists(of: index)
            sources += long
            compareBest(short, of: index, &topCandidates)
        }
        // If a rare word of the query is found together with all others, places without it need not be shown.
        if isCompletion, hasRare, topCandidates.bestCoverage >= weights.foundByRareWords { return }
        // A number may be part of a name where there is only a common word beside it: "Pier 39".
        if !hasRare, !telling.isEmpty {
            for index in order where words[index].isHouseNumber {
                sources += lists(of: index, all: true).long
            }
        }
        walk(sources, atMost: hasRare ? effort.walkedBeside : effort.walked, &topCandidates)
    }

    /// How many names may have a number that is taken for a word like others: long ones are seldom houses.
    private func fewNames(_ word: QueryWord) -> Int {
        word.bytes.count >= 4 ? effort.longNumberedNames : effort.numberedNames
    }

    /// The positions of a match's places in `postings`; of two words in a row, those of the rarer one.
    private func range(_ match: WordMatch) -> Range<Int> {
        let first = range(match.low, match.high)
        guard match.secondHigh > 0 else { return first }
        let second = range(match.secondLow, match.secondHigh)
        return second.count < first.count ? second : first
    }

    private func range(_ low: UInt32, _ high: UInt32) -> Range<Int> {
        let from = Int(file.postingStart[Int(low)])
        return from..<max(from, min(Int(file.postingStart[Int(high)]), file.postings.count))
    }

    /// The lists of a word: long ones to be walked, and positions of the places of short ones.
    ///
    /// - Parameter all: Whether short lists are to be walked too.
    private func lists(
        of index: Int, all: Bool = false
    ) -> (long: [BestFirstPlaceSearch.Source], short: [Range<Int>]) {
        var long: [BestFirstPlaceSearch.Source] = []
        var short: [Range<Int>] = []
        for match in words[index].matches {
            let range = range(match)
            if range.isEmpty { continue }
            let isPair = match.secondHigh > 0
            if (range.count <= effort.shortList && !all) || long.count >= effort.mostLists || isPair
            {
                short.append(range)
            } else if match.high == match.low + 1 {
                let middle = Int(file.postingMiddle[Int(match.low)])
                long += sources(false, range, middle, index)
            } else if let beginning = beginning(match) {
                long += sources(
                    true, file.range(file.beginningStart, beginning),
                    Int(file.beginningMiddle[beginning]), index)
            } else {
                short.append(range)
            }
        }
        return (long, short)
    }

    private func sources(
        _ isBeginning: Bool, _ range: Range<Int>, _ middle: Int, _ word: Int
    ) -> [BestFirstPlaceSearch.Source] {
        let column = isBeginning ? file.beginningPlaces.count : file.postings.count
        let range = range.clamped(to: 0..<column)
        let middle = min(max(middle, range.lowerBound), range.upperBound)
        return [
            BestFirstPlaceSearch.Source(
                isBeginning: isBeginning, range: range.lowerBound..<middle, word: word,
                isWhole: true),
            BestFirstPlaceSearch.Source(
                isBeginning: isBeginning, range: middle..<range.upperBound, word: word,
                isWhole: false),
        ].filter { !$0.range.isEmpty }
    }

    /// The list of a beginning that has one of its own.
    private func beginning(_ match: WordMatch) -> Int? {
        var low = 0
        var high = file.beginningLow.count
        while low < high {
            let middle = (low + high) / 2
            if (file.beginningLow[middle], file.beginningHigh[middle]) < (match.low, match.high) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < file.beginningLow.count, file.beginningLow[low] == match.low,
            file.beginningHigh[low] == match.high
        else { return nil }
        return low
    }

    /// Compares the places of long lists, those first that promise most, while they can be among the
    /// answers.
    private func walk(
        _ sources: [BestFirstPlaceSearch.Source], atMost count: Int,
        _ topCandidates: inout TopCandidates
    ) {
        guard !sources.isEmpty else { return }
        var walk = BestFirstPlaceSearch(
            file, Array(sources.prefix(2 * effort.mostLists)), estimate: estimate,
            formula: weights.score(isCompletion: isCompletion), region: region,
            textBound: TextBound(words, isCompletion: isCompletion, weights: weights),
            mostNodes: isCompletion ? effort.nodesTyping : effort.nodes,
            fewPlaces: effort.fewPlaces,
            limit: count)
        while let place = walk.next(for: topCandidates) { topCandidates.consider(place) }
    }

    /// Compares those places of lists that promise most, by a histogram of what they promise.
    private func compareBest(
        _ lists: [Range<Int>], of index: Int, _ topCandidates: inout TopCandidates
    ) {
        // The first lists are those of the best matches: as far as they are short they are compared whole.
        var rest = lists[...]
        var compared = 0
        while let list = rest.first, compared + list.count <= effort.mostCompared {
            topCandidates.consider(list)
            compared += list.count
            rest.removeFirst()
        }
        var places: [UInt32] = []
        for list in rest where places.count < effort.mostRead {
            for position in list.prefix(effort.mostRead) { places.append(file.postings[position]) }
        }
        guard places.count > effort.mostCompared else {
            for place in places { topCandidates.consider(place) }
            return
        }
        let others = WordSet(
            truncatingIfNeeded: words.indices.reduce(0) { bits, other in
                let counts = other != index && !words[other].isFiller && !words[other].isHouseNumber
                return counts ? bits | 1 << other : bits
            })
        let promises = promises(places, others, topCandidates.scorer)
        var lowest = Float.infinity
        var highest = -Float.infinity
        for value in promises {
            lowest = min(lowest, value)
            highest = max(highest, value)
        }
        let step = highest > lowest ? 127 / (highest - lowest) : 0
        var counts = [Int](repeating: 0, count: 128)
        for value in promises { counts[Int((value - lowest) * step)] += 1 }
        var bucket = 127
        var total = counts[bucket]
        while bucket > 0, total < effort.mostCompared {
            bucket -= 1
            total += counts[bucket]
        }
        let end = topCandidates.compared + 2 * effort.mostCompared
        for (place, value) in zip(places, promises)
        where Int((value - lowest) * step) >= bucket && topCandidates.compared < end {
            topCandidates.consider(place)
        }
    }

    /// What places promise: importance, nearness, how much of a name the query may be, and the words they
    /// have among `others`, one bit each.
    ///
    /// Each step reads one column for all places, so that the processor fetches many of them at a time.
    private func promises(
        _ places: [UInt32], _ others: WordSet, _ scorer: PlaceScorer
    ) -> [Float] {
        var promises: [Float] = []
        var starts: [Int] = []
        let formula = weights.score(isCompletion: isCompletion, as: Float.self)
        promises.reserveCapacity(places.count)
        starts.reserveCapacity(places.count)
        for place in places {
            let number = Int(place)
            promises.append(
                formula.score(
                    text: 0, importance: Float(file.placeFlags[number] >> 16) / 65_535,
                    nearness: estimate.of(
                        file.placeLatitude[number], file.placeLongitude[number])))
            starts.append(Int(file.placeForward[number]))
        }
        for index in promises.indices {
            // The length of the first name: a short one may be what was asked for, whole.
            let length = NameHeader(bits: file.forward[starts[index]]).count
            promises[index] +=
                weights.shortName * min(Float(words.count) / Float(max(length, 1)), 1)
        }
        if others == 0 { return promises }
        let share = weights.otherWords / Float(others.nonzeroBitCount)
        for (index, place) in places.enumerated() {
            let held = scorer.wordsHeld(by: place) & others
            promises[index] += share * Float(held.nonzeroBitCount)
        }
        return promises
    }
}
