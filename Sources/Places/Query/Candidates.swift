import Bytes

/// Collects the places that may answer a query, without looking at most of them.
struct Candidates {
    let file: PlacesFile
    let words: [QueryWord]
    let center: PackedPoint?
    /// What a place promises before its words are compared: nearness, importance, a short name.
    private let promise: (UInt32) -> Float

    /// Lists longer than this are not read whole.
    private static let longList = 3_000
    /// The longest list all of whose places are compared with the query, if it is the only word or the
    /// places of a rarer one are already there, and otherwise.
    private static let shortList = 256
    private static let middleList = 512
    /// How many places of a longer list are.
    private static let bestCount = 200
    /// How many of the nearest places are looked at where a word is too common.
    private static let nearCount = 1_200
    /// How many places are looked at in all lists together.
    private static let budget = 8_000

    private(set) var places: [UInt32] = []
    private var seen = PlaceSet(capacity: 1_024)
    private var nearest: [UInt32]?

    init(
        file: PlacesFile, words: [QueryWord], center: PackedPoint?,
        promise: @escaping (UInt32) -> Float
    ) {
        self.file = file
        self.words = words
        self.center = center
        self.promise = promise
    }

    /// Collects places that have a rare word of the query in a name, and for common words the most
    /// important and the nearest ones.
    mutating func collect() {
        let matcher = WordMatcher(file)
        var hasRare = false
        let order = words.indices.filter { !words[$0].matches.isEmpty }.sorted {
            words[$0].frequency < words[$1].frequency
        }
        var budget = Self.budget
        for index in order {
            let word = words[index]
            if word.isFiller, hasRare || order.count > 1 { continue }
            if word.isHouseNumber, hasRare, order.count > 1 { continue }
            for match in word.matches {
                let count = matcher.frequency(match)
                if count <= Self.longList, count <= budget {
                    let from = Int(file.postingStart[Int(match.low)])
                    let to = min(Int(file.postingStart[Int(match.high)]), file.postings.count)
                    if from < to {
                        let limit = order.count == 1 || hasRare ? Self.shortList : Self.middleList
                        if count > limit {
                            addBest(from..<to, of: index)
                        } else {
                            for position in from..<to { add(file.postings[position]) }
                        }
                    }
                    budget -= count
                    if count > 0, match.quality > 0.8 { hasRare = true }
                } else {
                    addTop(match)
                    // What has a rarer word of the query is already here.
                    if !hasRare || order.count == 1 { addCommon(match) }
                }
            }
        }
    }

    /// Adds those places of a list that promise most, by a histogram of what they promise.
    private mutating func addBest(_ list: Range<Int>, of word: Int) {
        let others = words.indices.filter {
            $0 != word && !words[$0].isFiller && !words[$0].isHouseNumber
        }
        let share = 0.6 / Float(max(others.count, 1))
        var promises: [Float] = []
        promises.reserveCapacity(list.count)
        var lowest = Float.infinity
        var highest = -Float.infinity
        for position in list {
            let place = file.postings[position]
            var value = promise(place)
            if !others.isEmpty { value += share * Float(wordsHeld(others, by: place)) }
            promises.append(value)
            lowest = min(lowest, value)
            highest = max(highest, value)
        }
        guard highest > lowest else {
            for position in list.prefix(Self.bestCount) { add(file.postings[position]) }
            return
        }
        let step = 127 / (highest - lowest)
        var counts = [Int](repeating: 0, count: 128)
        for value in promises { counts[Int((value - lowest) * step)] += 1 }
        var bucket = 127
        var total = counts[bucket]
        while bucket > 0, total < Self.bestCount {
            bucket -= 1
            total += counts[bucket]
        }
        for (offset, value) in promises.enumerated() where Int((value - lowest) * step) >= bucket {
            add(file.postings[list.lowerBound + offset])
        }
    }

    /// How many of some words a place has in its names.
    private func wordsHeld(_ others: [Int], by place: UInt32) -> Int {
        var held: UInt64 = 0
        for position in file.range(file.placeForward, Int(place)).prefix(64) {
            let token = file.forward[position]
            if token & 0x8000_0000 != 0 { continue }
            for (bit, index) in others.enumerated() where held & (1 << UInt64(bit)) == 0 {
                for match in words[index].matches.prefix(4) where match.holds(token) {
                    held |= 1 << UInt64(bit)
                    break
                }
            }
        }
        return held.nonzeroBitCount
    }

    private mutating func add(_ place: UInt32) {
        guard Int(place) < file.count, seen.insert(place) else { return }
        places.append(place)
    }

    /// Adds the most important places of a long list.
    private mutating func addTop(_ match: WordMatch) {
        var low = 0
        var high = file.topLow.count
        while low < high {
            let middle = (low + high) / 2
            if (file.topLow[middle], file.topHigh[middle]) < (match.low, match.high) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < file.topLow.count, file.topLow[low] == match.low,
            file.topHigh[low] == match.high
        else { return }
        for index in 0..<PlacesSection.topCount {
            let place = file.topPlaces[low * PlacesSection.topCount + index]
            if place != PlacesSection.none { add(place) }
        }
    }

    /// Adds the nearest places that have a common word, and those that have another of the words too.
    private mutating func addCommon(_ match: WordMatch) {
        if let center {
            let near = nearest ?? NearPlaces(file: file).nearest(center, count: Self.nearCount)
            nearest = near
            for place in near where has(place, match) { add(place) }
        }
        // Two common words together may be rare: of the shorter list, those that have the other word.
        guard
            let other = words.lazy.flatMap(\.matches).filter({
                ($0.low != match.low || $0.high != match.high) && $0.quality >= 0.9
                    && $0.high == $0.low + 1
            }).min(by: { WordMatcher(file).frequency($0) < WordMatcher(file).frequency($1) })
        else { return }
        let from = Int(file.postingStart[Int(other.low)])
        let to = min(Int(file.postingStart[Int(other.high)]), file.postings.count, from + 12_000)
        guard from < to else { return }
        for position in from..<to {
            let place = file.postings[position]
            if has(place, match) { add(place) }
            if places.count > 10_000 { return }
        }
    }

    private func has(_ place: UInt32, _ match: WordMatch) -> Bool {
        for position in file.range(file.placeForward, Int(place)).prefix(256) {
            let token = file.forward[position]
            if token & 0x8000_0000 == 0, match.holds(token) { return true }
        }
        return false
    }
}
