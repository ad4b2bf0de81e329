/// Points in Morton order, from which the cells of any grid are cut.
///
/// Neighbors on the map are neighbors in memory, so that the points of a cell form a few runs. The cells
/// of one zoom are a ``GridTable``, made in one sequential pass the first time the zoom is seen.
package final class GridIndex: Sendable {
    /// The points, in Morton order of the upper bits of x and y, 20 or with many points 18, then by y, x and handle.
    package let points: PointSet
    /// Points that came since: they are numbered on from the others, in the order in which they came.
    let added: PointSet

    /// How the 64 bits of a word to be sorted are shared out.
    private struct Split {
        /// Bits of x and of y that take part in the Morton code.
        let axisBits: UInt64
        /// The lower bits, which number the points.
        var numberBits: Int { 64 - 2 * Int(axisBits) }
        var mask: UInt64 { 1 << UInt64(numberBits) - 1 }

        init(count: Int) { axisBits = count <= 1 << 24 ? 20 : 18 }
    }

    /// Sorts points into an index.
    ///
    /// - Complexity: O(n): one pass to interleave, six to sort, one to gather.
    package convenience init(_ unsorted: PointSet) {
        let places = unsorted.xs.indices.map { number in
            UInt64(unsorted.xs[number]) << 32 | UInt64(unsorted.ys[number])
        }
        self.init(places: places, handles: unsorted.handles)
    }

    /// Sorts packed places, x in the upper half, into an index.
    ///
    /// - Parameter handles: The handle of each point; nil if that is its number.
    /// - Complexity: O(n), as above, with one look at each place for the gathering.
    package init(places: [UInt64], handles: [UInt32]? = nil) {
        let count = places.count
        precondition(count <= PointSet.maximumCount, "an index holds at most 2²⁷ points")
        let split = Split(count: count)
        let (shift, numberBits) = (32 - split.axisBits, UInt64(split.numberBits))
        // BOUNDS: both buffers have `count` elements, and the loop writes each of `buffer` once.
        var words = unsafe [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
            unsafe LargePages.advise(buffer)
            unsafe places.withUnsafeBufferPointer { places in
                for index in 0..<count {
                    unsafe buffer[index] =
                        unsafe Self.code(places[index], shift) &<< numberBits
                        | UInt64(truncatingIfNeeded: index)
                }
            }
            initialized = count
        }
        RadixSort.sort(&words, bits: split.numberBits..<64)
        var sorted = Self.gather(words, split.mask, from: places)
        if let handles {
            sorted.handles = sorted.handles.map { handles[Int($0)] }
        }
        Self.settleTies(&sorted, shift: UInt32(shift))
        points = sorted
        added = PointSet()
    }

    /// Creates an index with the points of another one and some more.
    ///
    /// - Complexity: O(1): both lists are shared.
    init(_ base: GridIndex, adding added: PointSet) {
        points = base.points
        self.added = added
    }

    // MARK: Points by number

    /// Returns the place of a point, by its number.
    @inline(__always)
    package func place(_ point: Int) -> (x: UInt32, y: UInt32) {
        if point < points.count { return (points.xs[point], points.ys[point]) }
        let number = point - points.count
        return (added.xs[number], added.ys[number])
    }

    /// Returns the handle of a point, by its number.
    @inline(__always)
    package func handle(_ point: Int) -> UInt32 {
        point < points.count ? points.handles[point] : added.handles[point - points.count]
    }

    /// Returns the number of the first sorted point that does not come before one.
    ///
    /// - Complexity: O(log n).
    func lowerBound(x: UInt32, y: UInt32, handle: UInt32) -> Int {
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            let isBefore = precedes(
                (points.xs[middle], points.ys[middle]), points.handles[middle], (x, y), handle)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the number of a sorted point; nil if it is not there.
    func number(x: UInt32, y: UInt32, handle: UInt32) -> Int? {
        let number = lowerBound(x: x, y: y, handle: handle)
        let isThere =
            number < points.count && points.handles[number] == handle
            && place(number) == (x, y)
        return isThere ? number : nil
    }

    /// Returns whether one point comes before another in the order of the index.
    func precedes(_ one: Int, _ other: Int) -> Bool {
        precedes(place(one), handle(one), place(other), handle(other))
    }

    private func precedes(
        _ a: (x: UInt32, y: UInt32), _ handleA: UInt32, _ b: (x: UInt32, y: UInt32),
        _ handleB: UInt32
    ) -> Bool {
        let shift = 32 - Split(count: points.count).axisBits
        let (codeA, codeB) = (
            Self.code(UInt64(a.x) &<< 32 | UInt64(a.y), shift),
            Self.code(UInt64(b.x) &<< 32 | UInt64(b.y), shift)
        )
        return codeA != codeB ? codeA < codeB : (a.y, a.x, handleA) < (b.y, b.x, handleB)
    }

    private static func gather(
        _ words: [UInt64], _ mask: UInt64, from places: [UInt64]
    ) -> PointSet {
        let count = words.count
        func column() -> [UInt32] {
            unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
                unsafe LargePages.advise(buffer)
                // Written below, before it is read.
                initialized = count
            }
        }
        var sorted = PointSet()
        (sorted.xs, sorted.ys, sorted.handles) = (column(), column(), column())
        // BOUNDS: all have `count` elements, and the lower bits of the words number them, each once.
        unsafe words.withUnsafeBufferPointer { words in
            unsafe places.withUnsafeBufferPointer { places in
                unsafe sorted.xs.withUnsafeMutableBufferPointer { xs in
                    unsafe sorted.ys.withUnsafeMutableBufferPointer { ys in
                        unsafe sorted.handles.withUnsafeMutableBufferPointer { handles in
                            for number in 0..<count {
                                let handle = unsafe words[number] & mask
                                let place = unsafe places[Int(truncatingIfNeeded: handle)]
                                unsafe xs[number] = UInt32(truncatingIfNeeded: place &>> 32)
                                unsafe ys[number] = UInt32(truncatingIfNeeded: place)
                                unsafe handles[number] = UInt32(truncatingIfNeeded: handle)
                            }
                        }
                    }
                }
            }
        }
        return sorted
    }

    /// Interleaves the upper bits of x (even places) and y (odd places).
    @inline(__always)
    private static func code(_ place: UInt64, _ shift: UInt64) -> UInt64 {
        spread(place &>> (32 + shift)) | spread((place & 0xffff_ffff) &>> shift) &<< 1
    }

    private static func spread(_ value: UInt64) -> UInt64 {
        var v = value
        v = (v | v << 16) & 0x0000_ffff_0000_ffff
        v = (v | v << 8) & 0x00ff_00ff_00ff_00ff
        v = (v | v << 4) & 0x0f0f_0f0f_0f0f_0f0f
        v = (v | v << 2) & 0x3333_3333_3333_3333
        return (v | v << 1) & 0x5555_5555_5555_5555
    }

    /// Orders points of one Morton code by y, x and handle, so that the result does not depend on the
    /// order in which points were given: insertion sort, and a full sort where there are many.
    private static func settleTies(_ points: inout PointSet, shift: UInt32) {
        /// Whether two points have different codes.
        @inline(__always) func isApart(
            _ ax: UInt32, _ ay: UInt32, _ bx: UInt32, _ by: UInt32
        ) -> Bool {
            ((ax ^ bx) | (ay ^ by)) &>> shift != 0
        }
        let count = points.count
        unsafe points.xs.withUnsafeMutableBufferPointer { xs in
            unsafe points.ys.withUnsafeMutableBufferPointer { ys in
                unsafe points.handles.withUnsafeMutableBufferPointer { handles in
                    // BOUNDS: all have `count` elements; `hole` goes from `place` down to `start`, not below.
                    var (start, place) = (0, 1)
                    while place < count {
                        let (x, y, handle) = unsafe (xs[place], ys[place], handles[place])
                        if unsafe isApart(x, y, xs[start], ys[start]) {
                            start = place
                        } else if place - start == 24 {
                            var end = place
                            while end < count, unsafe !isApart(xs[end], ys[end], x, y) { end += 1 }
                            unsafe sortTies(start..<end, xs, ys, handles)
                            place = end
                            start = place
                        } else {
                            var hole = place
                            while hole > start,
                                unsafe (y, x, handle) < (
                                    ys[hole - 1], xs[hole - 1], handles[hole - 1]
                                )
                            {
                                unsafe (xs[hole], ys[hole]) = unsafe (xs[hole - 1], ys[hole - 1])
                                unsafe handles[hole] = unsafe handles[hole - 1]
                                hole -= 1
                            }
                            unsafe (xs[hole], ys[hole], handles[hole]) = (x, y, handle)
                        }
                        place += 1
                    }
                }
            }
        }
    }

    /// Sorts the points of one code.
    ///
    /// BOUNDS: the caller's range lies inside all three columns, and there are as many sorted points as it is long.
    private static func sortTies(
        _ range: Range<Int>, _ xs: UnsafeMutableBufferPointer<UInt32>,
        _ ys: UnsafeMutableBufferPointer<UInt32>, _ handles: UnsafeMutableBufferPointer<UInt32>
    ) {
        let sorted = range.map { unsafe (place: UInt64(ys[$0]) << 32 | UInt64(xs[$0]), $0) }
            .sorted { unsafe ($0.place, handles[$0.1]) < ($1.place, handles[$1.1]) }
        let numbers = sorted.map { unsafe handles[$0.1] }
        for (number, point) in sorted.enumerated() {
            unsafe xs[range.lowerBound + number] = UInt32(truncatingIfNeeded: point.place)
            unsafe ys[range.lowerBound + number] = UInt32(truncatingIfNeeded: point.place >> 32)
            unsafe handles[range.lowerBound + number] = numbers[number]
        }
    }
}
