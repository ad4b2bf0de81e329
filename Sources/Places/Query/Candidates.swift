import Bytes

/// Collects the places that may answer a query, without looking at most of them.
struct Candidates {
    let file: PlacesFile
    let words: [QueryWord]
    let center: PackedPoint?

    /// Lists longer than this are not read whole.
    private static let longList = 3_000
    /// How many of the nearest places are looked at where a word is too common.
    private static let nearCount = 1_500

    private(set) var places: [UInt32] = []
    private var seen = PlaceSet(capacity: 4_096)

    init(file: PlacesFile, words: [QueryWord], center: PackedPoint?) {
        self.file = file
        self.words = words
        self.center = center
    }

    /// Collects places that have a rare word of the query in a name, and for common words the most
    /// important and the nearest ones.
    mutating func collect() {
        let matcher = WordMatcher(file)
        var hasRare = false
        let order = words.indices.filter { !words[$0].matches.isEmpty }.sorted {
            words[$0].frequency < words[$1].frequency
        }
        var budget = 12_000
        for index in order {
            let word = words[index]
            if word.isFiller, hasRare || order.count > 1 { continue }
            if word.isHouseNumber, hasRare, order.count > 1 { continue }
            for match in word.matches {
                let count = matcher.frequency(match)
                if count <= Self.longList, count <= budget {
                    let from = Int(file.postingStart[Int(match.low)])
                    let to = Int(file.postingStart[Int(match.high)])
                    if from < to {
                        for position in from..<min(to, file.postings.count) {
                            add(file.postings[position])
                        }
                    }
                    budget -= count
                    if count > 0, match.quality > 0.8 { hasRare = true }
                } else {
                    addTop(match)
                    addCommon(match)
                }
            }
        }
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
            for place in NearPlaces(file: file).nearest(center, count: Self.nearCount)
            where has(place, match) {
                add(place)
            }
        }
        // Two common words together may be rare: of the shorter list, those that have the other word.
        guard
            let other = words.lazy.flatMap(\.matches).filter({
                ($0.low != match.low || $0.high != match.high) && $0.quality >= 0.9
                    && $0.high == $0.low + 1
            }).min(by: { WordMatcher(file).frequency($0) < WordMatcher(file).frequency($1) })
        else { return }
        let from = Int(file.postingStart[Int(other.low)])
        let to = min(Int(file.postingStart[Int(other.high)]), file.postings.count, from + 40_000)
        guard from < to else { return }
        for position in from..<to {
            let place = file.postings[position]
            if has(place, match) { add(place) }
            if places.count > 20_000 { return }
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

/// A set of numbers of places, by open addressing.
struct PlaceSet {
    private var slots: [UInt32]
    private var count = 0

    init(capacity: Int) { slots = [UInt32](repeating: .max, count: capacity) }

    /// Adds a number; returns whether it is new.
    mutating func insert(_ place: UInt32) -> Bool {
        if place == .max { return false }
        var slot = Int(place &* 2_654_435_769 >> 7) & (slots.count - 1)
        while slots[slot] != .max {
            if slots[slot] == place { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = place
        count += 1
        if count * 2 > slots.count { grow() }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt32](repeating: .max, count: old.count * 2)
        count = 0
        for place in old where place != .max { _ = insert(place) }
    }
}
