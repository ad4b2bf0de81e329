/// Labels of a point of which none is beaten by another in time, seconds on foot and number of rides.
///
/// A label is one word: the key in its upper half, so that words ascend with time, then seconds on foot, then rides.
struct WalkingBag {
    /// A label as one word.
    struct Packed: Equatable {
        /// The maximum time in seconds on foot that a label tells apart.
        static let mostWalk: Int32 = 1 << 24 - 1

        private let bits: UInt64

        init(key: Int32, walk: Int32, round: Int) {
            bits =
                UInt64(UInt32(bitPattern: key) ^ 1 << 31) << 32
                | UInt64(UInt32(min(max(walk, 0), Self.mostWalk))) << 8 | UInt64(UInt8(round))
        }

        var key: Int32 { Int32(bitPattern: UInt32(bits >> 32) ^ 1 << 31) }
        var walk: UInt32 { UInt32(truncatingIfNeeded: bits) >> 8 }
        var round: UInt8 { UInt8(truncatingIfNeeded: bits) }

        /// Whether this label is as good as another in seconds on foot and rides.
        @inline(__always)
        func isAsGood(as other: Packed) -> Bool { walk <= other.walk && round <= other.round }
    }

    /// The labels by their keys, and their numbers in the search.
    private(set) var entries: [(packed: Packed, label: UInt32)] = []

    /// Whether a label is no better than one there is.
    func covers(_ label: Packed) -> Bool {
        let key = label.key
        for entry in entries {
            if entry.packed.key > key { return false }
            if entry.packed.isAsGood(as: label) { return true }
        }
        return false
    }

    /// Adds a label that is not covered; calls a function with the number of each that it beats.
    mutating func insert(_ packed: Packed, _ label: UInt32, beaten: (UInt32) -> Void) {
        let key = packed.key
        var place = 0
        while place < entries.count, entries[place].packed.key < key { place += 1 }
        var kept = place
        for index in place..<entries.count {
            if packed.isAsGood(as: entries[index].packed) {
                beaten(entries[index].label)
            } else {
                entries[kept] = entries[index]
                kept += 1
            }
        }
        entries.removeSubrange(kept...)
        entries.insert((packed, label), at: place)
    }
}
