/// A cell of a grid: its points, their number, and the one nearest its middle.
struct GridCell: Sendable {
    /// A part of the index's points: the first number and the one after the last.
    struct Run: BitwiseCopyable, Sendable {
        var lower: UInt32
        var upper: UInt32
    }

    /// Row in the upper 32 bits, column in the lower.
    var key: UInt64
    var count: UInt32
    /// The number of the point nearest the middle, and its handle.
    var nearest: UInt32
    var handle: UInt32
    /// How far the points are from the west and the north edge, summed up.
    var east: Int64
    var south: Int64
    /// The points, in the order of the index; empty for a cell whose runs stand in the table.
    var runs: [Run] = []
}

/// The columns of a table while it is made: cells in ascending order of their keys.
struct GridColumns {
    var keys: [UInt64] = []
    var counts: [UInt32] = []
    var nearest: [UInt32] = []
    var handles: [UInt32] = []
    var sums: [(east: Int64, south: Int64)] = []
    var firstRuns: [UInt32] = []
    var runs: [GridCell.Run] = []

    /// Begins another cell, without points as yet.
    mutating func open(_ key: UInt64) {
        keys.append(key)
        counts.append(0)
        nearest.append(0)
        handles.append(0)
        sums.append((0, 0))
        firstRuns.append(UInt32(runs.count))
    }
}

extension Array {
    /// Returns the first index at which a condition that holds for a leading part does not hold any more.
    ///
    /// - Complexity: O(log n).
    func partitioned(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
