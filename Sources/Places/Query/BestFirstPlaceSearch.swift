import Bytes
import Geodesy

/// Visits the places of long lists in the order of what they promise, without reading the lists whole.
///
/// The lists ascend, places are numbered along a curve, and the tree of places has sixteen of a node's
/// neighbors below it: so what of a list lies below a node is a slice of it. Nodes wait in a heap by a bound of
/// what is below them (words of the query that any list has there, the nearest point of the box, the highest
/// importance); the best one is divided until single places come out. Best-first search after G. Hjaltason and
/// H. Samet, *Distance Browsing in Spatial Databases*, 1999.
struct BestFirstPlaceSearch {
    /// A run of ascending places that may be one word of the query.
    struct Source {
        /// Whether it is in `beginningPlaces` instead of `postings`.
        var isBeginning: Bool
        var range: Range<Int>
        /// The word of the query.
        var word: Int
        /// Whether a name of each place is this word alone.
        var isWhole: Bool
    }

    private struct Item {
        var bound: Float
        /// The level in the tree; -1 for a place.
        var level: Int32
        var index: UInt32
        /// Where its slices begin, and how many there are.
        var slices: Int32
        var count: Int32
    }

    /// What of a source lies below a node.
    private struct Slice {
        var source: UInt32
        var low: UInt32
        var high: UInt32
    }

    private let file: PlacesFile
    private let sources: [Source]
    private let estimate: NearnessEstimate
    private let formula: ScoreFormula<Float>
    private let textBound: TextBound
    private let region: PackedBox?
    private var heap: [Item] = []
    private var slices: [Slice] = []
    private var divided = 0
    private let mostNodes: Int
    private let fewPlaces: Int
    private let limit: Int
    private var given = 0
    /// What the best places promise, as many as are asked for, ascending: nothing below the lowest of them
    /// will be given.
    private var best: [Float] = []
    private var floor = -Float.infinity
    /// What lies below the children of a node, the slices of each child together.
    private var below: [Slice]
    private var belowCount = [Int](repeating: 0, count: BoxTree.width)

    /// Prepares a walk.
    ///
    /// - Parameters:
    ///   - region: Where places must be, nil for anywhere.
    ///   - formula: The score, of which bounds are taken.
    ///   - textBound: How well a place can fit that has some of the query's words.
    ///   - mostNodes: After so many nodes of the tree only what has been found is given.
    ///   - fewPlaces: A node with no more places is read rather than divided.
    ///   - limit: How many places are given at most.
    init(
        _ file: PlacesFile, _ sources: [Source], estimate: NearnessEstimate,
        formula: ScoreFormula<Float>, region: PackedBox?, textBound: TextBound, mostNodes: Int,
        fewPlaces: Int, limit: Int
    ) {
        self.mostNodes = mostNodes
        self.fewPlaces = fewPlaces
        self.limit = limit
        self.file = file
        self.sources = sources
        self.estimate = estimate
        self.formula = formula
        self.region = region
        self.textBound = textBound
        below = [Slice](
            repeating: Slice(source: 0, low: 0, high: 0), count: BoxTree.width * sources.count)
        guard file.placeTree.top >= 0, !sources.isEmpty else { return }
        heap.reserveCapacity(256)
        slices.reserveCapacity(1_024)
        for (number, source) in sources.enumerated() {
            slices.append(
                Slice(
                    source: UInt32(number), low: UInt32(source.range.lowerBound),
                    high: UInt32(source.range.upperBound)))
        }
        heap.append(
            Item(
                bound: .infinity, level: Int32(file.placeTree.top), index: 0, slices: 0,
                count: Int32(sources.count)))
    }

    /// The next place that a topCandidates wants, best first; nil when none can be among its answers, or as many
    /// were given as were asked for.
    mutating func next(for topCandidates: borrowing TopCandidates) -> UInt32? {
        while given < limit, let item = pop() {
            if item.bound < topCandidates.threshold { return nil }
            if item.level < 0 {
                given += 1
                return item.index
            }
            // What has been found by then is still given.
            if divided == mostNodes { continue }
            divided += 1
            divide(item, topCandidates)
        }
        return nil
    }

    private mutating func divide(_ item: Item, _ topCandidates: borrowing TopCandidates) {
        let own = Int(item.slices)..<Int(item.slices + item.count)
        var total = 0
        for number in own { total += Int(slices[number].high &- slices[number].low) }
        if total <= fewPlaces || item.level == 0 { return takePlaces(own, topCandidates) }
        let level = Int(item.level) - 1
        let start = Int(item.index) * BoxTree.width
        let end = min(start + BoxTree.width, file.placeTree.count(ofLevel: level))
        cut(own, start, end, BoxTree.shift(ofLevel: level))
        for child in start..<end {
            let held = belowCount[child - start]
            if held == 0 { continue }
            belowCount[child - start] = 0
            var words: WordSet = 0
            var isWhole = false
            let first = (child - start) * sources.count
            for number in first..<(first + held) {
                let source = sources[Int(below[number].source)]
                words |= 1 << WordSet(source.word)
                if source.isWhole { isWhole = true }
            }
            let number = file.placeTree.number(level: level, index: child)
            let importance = Float(file.placeTreeImportance[number]) / 65_535
            // What promises too little now will not promise more later, and nothing is nearer than here.
            let threshold = max(topCandidates.threshold, floor)
            let promise = formula.promise(
                text: textBound.of(words, isWhole), importance: importance)
            if promise + formula.nearness < threshold { continue }
            let box = file.placeTree.box(level: level, index: child)
            if isOutside(box) { continue }
            let bound = promise + formula.nearness * estimate.of(box)
            if bound < threshold { continue }
            push(
                Item(
                    bound: bound, level: Int32(level), index: UInt32(child),
                    slices: Int32(slices.count), count: Int32(held)))
            for number in first..<(first + held) { slices.append(below[number]) }
        }
    }

    /// Divides slices among the children of their node.
    private mutating func cut(_ own: Range<Int>, _ start: Int, _ end: Int, _ shift: Int) {
        for number in own {
            let slice = slices[number]
            let source = sources[Int(slice.source)]
            var low = slice.low
            while low < slice.high {
                // In a damaged file a list may not ascend; then the rest is left out.
                let child = Int(place(source, low)) >> shift
                guard child >= start, child < end else { break }
                let limit = UInt32(clamping: (child + 1) << shift)
                let high = position(limit, source, low, slice.high)
                guard high > low, belowCount[child - start] < sources.count else { break }
                below[(child - start) * sources.count + belowCount[child - start]] = Slice(
                    source: slice.source, low: low, high: high)
                belowCount[child - start] += 1
                low = high
            }
        }
    }

    private func isOutside(_ box: PackedBox) -> Bool {
        guard let region else { return false }
        return !region.touches(box)
    }

    /// Puts the places of slices into the heap.
    private mutating func takePlaces(_ own: Range<Int>, _ topCandidates: borrowing TopCandidates) {
        // The heads of the slices are merged: the lowest place of all, with the words it has.
        var end = own.upperBound
        while true {
            var lowest = UInt32.max
            var number = own.lowerBound
            while number < end {
                let slice = slices[number]
                if slice.low == slice.high {
                    end -= 1
                    slices.swapAt(number, end)
                } else {
                    lowest = min(lowest, place(sources[Int(slice.source)], slice.low))
                    number += 1
                }
            }
            guard lowest != .max else { return }
            var words: WordSet = 0
            var isWhole = false
            for number in own.lowerBound..<end {
                let source = sources[Int(slices[number].source)]
                // A damaged file may not ascend; whatever is not above ends here.
                while slices[number].low < slices[number].high,
                    place(source, slices[number].low) <= lowest
                {
                    slices[number].low += 1
                    words |= 1 << WordSet(source.word)
                    if source.isWhole { isWhole = true }
                }
            }
            guard Int(lowest) < file.count else { continue }
            let latitude = file.placeLatitude[Int(lowest)]
            let longitude = file.placeLongitude[Int(lowest)]
            if let region, !region.contains(latitude, longitude) { continue }
            let importance = Float(file.placeFlags[Int(lowest)] >> 16) / 65_535
            let promise = formula.promise(
                text: textBound.of(words, isWhole), importance: importance)
            // Nothing is nearer than here.
            let threshold = max(topCandidates.threshold, floor)
            if promise + formula.nearness < threshold { continue }
            let bound = promise + formula.nearness * estimate.of(latitude, longitude)
            guard bound >= threshold, topCandidates.wants(lowest) else { continue }
            note(bound)
            push(Item(bound: bound, level: -1, index: lowest, slices: 0, count: 0))
        }
    }

    @inline(__always)
    private func place(_ source: Source, _ position: UInt32) -> UInt32 {
        source.isBeginning ? file.beginningPlaces[Int(position)] : file.postings[Int(position)]
    }

    /// The first position whose place is not below a limit.
    private func position(
        _ limit: UInt32, _ source: Source, _ low: UInt32, _ high: UInt32
    ) -> UInt32 {
        var low = low
        var high = high
        // Children are of about one size: the end is nearer to the beginning than to the middle.
        var step: UInt32 = 1
        while low &+ step < high, place(source, low &+ step) < limit {
            low = low &+ step &+ 1
            step = step &* 4
        }
        if low &+ step < high { high = low &+ step }
        while low < high {
            let middle = (low + high) / 2
            if place(source, middle) < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Raises the floor by what one more place promises.
    private mutating func note(_ bound: Float) {
        if best.count == limit { best.removeFirst() }
        var index = best.count
        best.append(bound)
        while index > 0, best[index - 1] > bound {
            best[index] = best[index - 1]
            index -= 1
        }
        best[index] = bound
        if best.count == limit { floor = best[0] }
    }

    private mutating func push(_ item: Item) {
        heap.append(item)
        var index = heap.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            if heap[parent].bound >= heap[index].bound { break }
            heap.swapAt(parent, index)
            index = parent
        }
    }

    private mutating func pop() -> Item? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if heap.isEmpty { return first }
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, heap[child + 1].bound > heap[child].bound { child += 1 }
            if heap[child].bound <= last.bound { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = last
        return first
    }
}
