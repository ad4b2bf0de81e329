import Bytes

/// Visits the places of long lists in the order of what they promise, without reading the lists whole.
///
/// The lists ascend, places are numbered along a curve, and the tree of places has sixteen of a node's
/// neighbours below it: so what of a list lies below a node is a slice of it. Nodes wait in a heap by a bound of
/// what is below them (words of the query that any list has there, the nearest point of the box, the highest
/// importance); the best one is divided until single places come out. Best-first search after G. Hjaltason and
/// H. Samet, *Distance Browsing in Spatial Databases*, 1999.
struct PlaceWalk {
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
        /// -1 for a place.
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

    /// What divides a node into places rather than nodes.
    private static let fewPlaces = 24
    /// How many nodes are divided at most.
    private static let mostNodes = 60

    private let file: PlacesFile
    private let sources: [Source]
    private let estimate: NearnessEstimate
    private let nearWeight: Float
    private let textBound: (_ words: UInt16, _ isWhole: Bool) -> Float
    private let region: PackedBox?
    private var heap: [Item] = []
    private var slices: [Slice] = []
    private var divided = 0

    /// Prepares a walk.
    ///
    /// - Parameters:
    ///   - region: Where places must be, nil for anywhere.
    ///   - textBound: How well a place can fit that has some of the query's words, one bit each.
    init(
        _ file: PlacesFile, _ sources: [Source], estimate: NearnessEstimate, nearWeight: Float,
        region: PackedBox?, textBound: @escaping (_ words: UInt16, _ isWhole: Bool) -> Float
    ) {
        self.file = file
        self.sources = sources
        self.estimate = estimate
        self.nearWeight = nearWeight
        self.region = region
        self.textBound = textBound
        guard file.placeTree.top >= 0, !sources.isEmpty else { return }
        heap.reserveCapacity(256)
        slices.reserveCapacity(1_024)
        for (number, source) in sources.enumerated() {
            slices.append(
                Slice(
                    source: UInt32(number), low: UInt32(source.range.lowerBound),
                    high: UInt32(source.range.upperBound)))
        }
        push(
            Item(
                bound: .infinity, level: Int32(file.placeTree.top), index: 0, slices: 0,
                count: Int32(sources.count)))
    }

    /// The next place and the bound of its score, best first; nil when there is none.
    mutating func next() -> (place: UInt32, bound: Float)? {
        while let item = pop() {
            if item.level < 0 { return (item.index, item.bound) }
            // What has been found by then is still given.
            if divided == Self.mostNodes { continue }
            divided += 1
            divide(item)
        }
        return nil
    }

    private mutating func divide(_ item: Item) {
        let own = Int(item.slices)..<Int(item.slices + item.count)
        let total = own.reduce(0) { $0 + Int(slices[$1].high) - Int(slices[$1].low) }
        if total <= Self.fewPlaces || item.level == 0 { return takePlaces(own) }
        let level = Int(item.level) - 1
        let start = Int(item.index) * BoxTree.width
        let end = min(start + BoxTree.width, file.placeTree.count(ofLevel: level))
        let span = BoxTree.span(ofLevel: level)
        var left = own.count
        for child in start..<end where left > 0 {
            let limit = UInt32(clamping: (child + 1) * span)
            let first = slices.count
            var words: UInt16 = 0
            var isWhole = false
            for number in own {
                let slice = slices[number]
                guard slice.low < slice.high else { continue }
                let source = sources[Int(slice.source)]
                let cut = position(limit, source, slice.low, slice.high)
                guard cut > slice.low else { continue }
                slices.append(Slice(source: slice.source, low: slice.low, high: cut))
                // What is left is for the children after this one.
                slices[number].low = cut
                if cut == slice.high { left -= 1 }
                words |= 1 << UInt16(source.word)
                if source.isWhole { isWhole = true }
            }
            if words == 0 { continue }
            let box = file.placeTree.box(level: level, index: child)
            if isOutside(box) { continue }
            let number = file.placeTree.number(level: level, index: child)
            let importance = Float(file.placeTreeImportance[number]) / 65_535
            push(
                Item(
                    bound: textBound(words, isWhole) + 0.12 * importance
                        + nearWeight * estimate.of(box),
                    level: Int32(level), index: UInt32(child), slices: Int32(first),
                    count: Int32(slices.count - first)))
        }
    }

    private func isOutside(_ box: PackedBox) -> Bool {
        guard let region else { return false }
        return box.south > region.north || box.north < region.south || box.west > region.east
            || box.east < region.west
    }

    /// Puts the places of slices into the heap.
    private mutating func takePlaces(_ own: Range<Int>) {
        // The heads of the slices are merged: the lowest place of all, with the words it has.
        while true {
            var lowest = UInt32.max
            for number in own where slices[number].low < slices[number].high {
                let source = sources[Int(slices[number].source)]
                lowest = min(lowest, place(source, slices[number].low))
            }
            guard lowest != .max else { return }
            var words: UInt16 = 0
            var isWhole = false
            for number in own {
                let source = sources[Int(slices[number].source)]
                // A damaged file may not ascend; whatever is not above ends here.
                while slices[number].low < slices[number].high,
                    place(source, slices[number].low) <= lowest
                {
                    slices[number].low += 1
                    words |= 1 << UInt16(source.word)
                    if source.isWhole { isWhole = true }
                }
            }
            guard Int(lowest) < file.count else { continue }
            let latitude = file.placeLatitude[Int(lowest)]
            let longitude = file.placeLongitude[Int(lowest)]
            if let region, !region.contains(latitude, longitude) { continue }
            let importance = Float(file.placeFlags[Int(lowest)] >> 16) / 65_535
            push(
                Item(
                    bound: textBound(words, isWhole) + 0.12 * importance
                        + nearWeight * estimate.of(latitude, longitude),
                    level: -1, index: lowest, slices: 0, count: 0))
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
