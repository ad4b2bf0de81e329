/// Points in Morton order, from which the cells of any grid are cut.
///
/// Neighbours on the map are neighbours in memory, so that the points of a cell form a few runs. The cells
/// of one zoom are a ``GridTable``, made in one sequential pass the first time the zoom is seen.
package final class GridIndex: Sendable {
    /// The points, in Morton order of the 18 upper bits of x and y, then by y, x and handle.
    package let points: PointSet

    /// Bits of x and of y that take part in the Morton code: 36 of a word, the rest numbers the points.
    private static let axisBits: UInt64 = 18
    private static let numberBits = 28

    /// Sorts points into an index.
    ///
    /// - Complexity: O(n): one pass to interleave, four to sort, one to gather.
    package init(_ unsorted: PointSet) {
        let count = unsorted.count
        precondition(count <= PointSet.maximumCount, "an index holds at most 2²⁷ points")
        var words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
            for index in 0..<count {
                buffer[index] =
                    Self.code(x: unsorted.xs[index], y: unsorted.ys[index])
                    << UInt64(Self.numberBits)
                    | UInt64(index)
            }
            initialized = count
        }
        RadixSort.sort(&words, bits: Self.numberBits..<64)
        Self.settleTies(in: &words) { number in
            (
                UInt64(unsorted.ys[number]) << 32 | UInt64(unsorted.xs[number]),
                unsorted.handles[number]
            )
        }
        points = Self.gather(words, from: unsorted)
    }

    /// Sorts packed places, x in the upper half, into an index; a point's handle is its number.
    ///
    /// - Complexity: O(n), as above, with one look at each place for the gathering.
    package init(places: [UInt64]) {
        let count = places.count
        precondition(count <= PointSet.maximumCount, "an index holds at most 2²⁷ points")
        var words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
            LargePages.advise(buffer)
            places.withUnsafeBufferPointer { places in
                for index in 0..<count {
                    let place = places[index]
                    buffer[index] =
                        Self.code(
                            x: UInt32(truncatingIfNeeded: place &>> 32),
                            y: UInt32(truncatingIfNeeded: place)) << UInt64(Self.numberBits)
                        | UInt64(truncatingIfNeeded: index)
                }
            }
            initialized = count
        }
        RadixSort.sort(&words, bits: Self.numberBits..<64)
        Self.settleTies(in: &words) { number in
            let place = places[number]
            return (place << 32 | place >> 32, UInt32(truncatingIfNeeded: number))
        }
        points = Self.gather(words, from: places)
    }

    private static func gather(_ words: [UInt64], from places: [UInt64]) -> PointSet {
        let count = words.count
        let mask: UInt64 = (1 << UInt64(numberBits)) - 1
        func column() -> [UInt32] {
            [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
                LargePages.advise(buffer)
                // Written below, before anybody reads.
                initialized = count
            }
        }
        var sorted = PointSet()
        (sorted.xs, sorted.ys, sorted.handles) = (column(), column(), column())
        // BOUNDS: all have `count` elements, and the lower bits of the words number them, each once.
        words.withUnsafeBufferPointer { words in
            places.withUnsafeBufferPointer { places in
                sorted.xs.withUnsafeMutableBufferPointer { xs in
                    sorted.ys.withUnsafeMutableBufferPointer { ys in
                        sorted.handles.withUnsafeMutableBufferPointer { handles in
                            for number in 0..<count {
                                let handle = words[number] & mask
                                let place = places[Int(truncatingIfNeeded: handle)]
                                xs[number] = UInt32(truncatingIfNeeded: place &>> 32)
                                ys[number] = UInt32(truncatingIfNeeded: place)
                                handles[number] = UInt32(truncatingIfNeeded: handle)
                            }
                        }
                    }
                }
            }
        }
        return sorted
    }

    /// Interleaves the upper bits of x (even places) and y (odd places).
    static func code(x: UInt32, y: UInt32) -> UInt64 {
        let shift = 32 - axisBits
        return spread(UInt64(x) >> shift) | spread(UInt64(y) >> shift) << 1
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
    /// order in which points were given.
    ///
    /// - Parameter key: Returns what a point's number stands for: y in the upper half, x in the lower; its handle.
    private static func settleTies(
        in words: inout [UInt64], by key: (Int) -> (place: UInt64, handle: UInt32)
    ) {
        let mask: UInt64 = (1 << UInt64(numberBits)) - 1
        var start = 0
        while start < words.count {
            var end = start + 1
            let code = words[start] & ~mask
            while end < words.count, words[end] & ~mask == code { end += 1 }
            if end - start > 1 {
                words[start..<end].sort { left, right in
                    key(Int(left & mask)) < key(Int(right & mask))
                }
            }
            start = end
        }
    }

    private static func gather(_ words: [UInt64], from set: PointSet) -> PointSet {
        let mask: UInt64 = (1 << UInt64(numberBits)) - 1
        func pick(_ column: [UInt32]) -> [UInt32] {
            [UInt32](unsafeUninitializedCapacity: words.count) { buffer, initialized in
                for (place, word) in words.enumerated() { buffer[place] = column[Int(word & mask)] }
                initialized = words.count
            }
        }
        var sorted = PointSet()
        sorted.xs = pick(set.xs)
        sorted.ys = pick(set.ys)
        sorted.handles = pick(set.handles)
        return sorted
    }
}
