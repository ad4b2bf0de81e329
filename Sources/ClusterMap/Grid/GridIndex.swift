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
        Self.settleTies(in: &words, of: unsorted)
        points = Self.gather(words, from: unsorted)
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
    private static func settleTies(in words: inout [UInt64], of set: PointSet) {
        let mask: UInt64 = (1 << UInt64(numberBits)) - 1
        var start = 0
        while start < words.count {
            var end = start + 1
            let code = words[start] & ~mask
            while end < words.count, words[end] & ~mask == code { end += 1 }
            if end - start > 1 {
                words[start..<end].sort { left, right in
                    let (i, j) = (Int(left & mask), Int(right & mask))
                    if set.ys[i] != set.ys[j] { return set.ys[i] < set.ys[j] }
                    if set.xs[i] != set.xs[j] { return set.xs[i] < set.xs[j] }
                    return set.handles[i] < set.handles[j]
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
