/// How far, summed up, the points of a seed's cluster at its own level are from the seed, in units to the east and south.
///
/// Exact: what a change adds and takes away leaves the bits that a build gives. A point's way to the seed leads over those
/// that absorbed it, each step the shorter way around the world, so that clusters on the 180th meridian are like others.
///
/// 16 bytes, of words, so that it can lie in a file as it is. Below 2⁵⁹: 2²⁷ points within 2³² units.
package struct SeedOffset: BitwiseCopyable, Sendable, Equatable {
    private var words: (UInt32, UInt32, UInt32, UInt32)

    init(x: Int64 = 0, y: Int64 = 0) {
        let (x, y) = (UInt64(bitPattern: x), UInt64(bitPattern: y))
        words = (
            UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: x &>> 32),
            UInt32(truncatingIfNeeded: y), UInt32(truncatingIfNeeded: y &>> 32)
        )
    }

    var x: Int64 { Int64(bitPattern: UInt64(words.1) &<< 32 | UInt64(words.0)) }
    var y: Int64 { Int64(bitPattern: UInt64(words.3) &<< 32 | UInt64(words.2)) }

    /// The words as they are saved.
    var saved: [UInt32] { [words.0, words.1, words.2, words.3] }

    package static func == (left: Self, right: Self) -> Bool { left.words == right.words }

    /// What a seed's cluster counts for in that of another one, which absorbs it.
    @inline(__always)
    func moved(from seed: SeedNode, to parent: SeedNode) -> SeedOffset {
        let count = Int64(seed.count)
        let dx = Int64(Int32(bitPattern: seed.x &- parent.x))
        let dy = Int64(seed.y) &- Int64(parent.y)
        return SeedOffset(x: x &+ count &* dx, y: y &+ count &* dy)
    }

    @inline(__always)
    static func += (left: inout Self, right: Self) {
        left = SeedOffset(x: left.x &+ right.x, y: left.y &+ right.y)
    }

    @inline(__always)
    static func -= (left: inout Self, right: Self) {
        left = SeedOffset(x: left.x &- right.x, y: left.y &- right.y)
    }
}

extension SeedForest {
    /// Returns where the mean of a cluster's points is, in units.
    ///
    /// - Complexity: O(seeds that the cluster's seed absorbed itself at this level and coarser ones), usually some tens.
    package func center(of slot: UInt32, level: Int) -> (x: Double, y: Double) {
        let seed = nodes[Int(slot)]
        var (sum, count) = (offsets[Int(slot)], seed.count)
        var child = seed.firstChild
        while child != SeedNode.none {
            let node = nodes[Int(child)]
            if node.level > level { break }
            sum -= offsets[Int(child)].moved(from: node, to: seed)
            count -= node.count
            child = node.next
        }
        return Self.mean(x: seed.x, y: seed.y, sum.x, sum.y, Int64(count))
    }

    /// The mean of places given by their distances from one of them, summed up; the same bits whichever that is.
    static func mean(
        x: UInt32, y: UInt32, _ east: Int64, _ south: Int64, _ count: Int64
    ) -> (x: Double, y: Double) {
        func mean(_ start: UInt32, _ sum: Int64) -> (whole: Int64, rest: Double) {
            var (whole, rest) = sum.quotientAndRemainder(dividingBy: count)
            if rest < 0 { (whole, rest) = (whole - 1, rest + count) }
            return (Int64(start) + whole, Double(rest) / Double(count))
        }
        let (column, row) = (mean(x, east), mean(y, south))
        return (Double(column.whole & 0xffff_ffff) + column.rest, Double(row.whole) + row.rest)
    }
}
