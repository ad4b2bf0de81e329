import Foundation

/// What an index says is to be shown: a number small enough to be compared by the thousand.
@usableFromInline
struct Marker: Sendable {
    /// The identity: of an annotation its handle, of a cluster a hash with the top bit set.
    @usableFromInline var key: UInt64
    /// The annotation's handle; of a cluster that of the member that stands for it.
    @usableFromInline var handle: UInt32
    /// Number of annotations; 0 for an annotation by itself.
    @usableFromInline var count: UInt32 = 0
    /// Where in its index the cluster is found: a cell's number.
    @usableFromInline var place: UInt32 = 0
    /// Number of the layer it is in.
    var layer: UInt32
    /// Place in a ring of annotations on one coordinate and size of the ring, 16 bits each; 0 for none.
    var ring: UInt32 = 0

    @inlinable static var clusterBit: UInt64 { 1 << 63 }

    @inlinable var isCluster: Bool { key & Self.clusterBit != 0 }

    init(annotation handle: UInt32, layer: Int) {
        key = UInt64(handle)
        self.handle = handle
        self.layer = UInt32(layer)
    }

    init(cluster identity: UInt64, handle: UInt32, count: UInt32, place: UInt32, layer: Int) {
        key = identity | Self.clusterBit
        self.handle = handle
        self.count = count
        self.place = place
        self.layer = UInt32(layer)
    }

    /// Whether both are the same thing, shown in the same way, as far as can be seen from here.
    func matches(_ other: Marker) -> Bool {
        key == other.key && ring == other.ring && count == other.count
    }

    /// The public identity of a cluster: version 8 of RFC 9562, all bits from a key.
    @usableFromInline
    static func uuid(_ key: UInt64) -> UUID {
        let (high, low) = (mix(key), mix(key ^ 0x9e37_79b9_7f4a_7c15))
        func byte(_ word: UInt64, _ place: UInt64) -> UInt8 {
            UInt8(truncatingIfNeeded: word >> (8 * place))
        }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4),
                byte(high, 5), byte(high, 6) & 0x0f | 0x80, byte(high, 7),
                byte(low, 0) & 0x3f | 0x80, byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }

    /// Mixes the bits of a word thoroughly (the finisher of SplitMix64, Steele and others 2014).
    static func mix(_ word: UInt64) -> UInt64 {
        var z = word &+ 0x9e37_79b9_7f4a_7c15
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// The difference of two lists of markers, each without repetition.
struct MarkerDifference {
    /// Places in the old list that have no equal in the new one, ascending.
    var removed: [Int] = []
    /// Places in the new list that have no equal in the old one, ascending.
    var inserted: [Int] = []
    /// Pairs of places that match: in the old list, in the new list.
    var kept: [(old: Int, new: Int)] = []

    /// Compares two lists.
    ///
    /// - Complexity: O(n) where the lists agree in order, O(m log m) for the m places between the first
    ///   and the last disagreement.
    init(from old: [Marker], to new: [Marker], keepingPairs: Bool) {
        var head = 0
        let shorter = min(old.count, new.count)
        while head < shorter, old[head].matches(new[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head,
            old[old.count - 1 - tail].matches(new[new.count - 1 - tail])
        { tail += 1 }
        if keepingPairs { kept = (0..<head).map { ($0, $0) } }
        let (olds, news) = (
            Self.sorted(old, head..<(old.count - tail)), Self.sorted(new, head..<(new.count - tail))
        )
        var (i, j) = (0, 0)
        while i < olds.count || j < news.count {
            if j == news.count || (i < olds.count && old[olds[i]].key < new[news[j]].key) {
                removed.append(olds[i])
                i += 1
            } else if i == olds.count || new[news[j]].key < old[olds[i]].key {
                inserted.append(news[j])
                j += 1
            } else {
                if old[olds[i]].matches(new[news[j]]) {
                    if keepingPairs { kept.append((olds[i], news[j])) }
                } else {
                    removed.append(olds[i])
                    inserted.append(news[j])
                }
                i += 1
                j += 1
            }
        }
        removed.sort()
        inserted.sort()
        if keepingPairs {
            kept += (0..<tail).map { (old.count - 1 - $0, new.count - 1 - $0) }
        }
    }

    private static func sorted(_ markers: [Marker], _ range: Range<Int>) -> [Int] {
        range.sorted { markers[$0].key < markers[$1].key }
    }
}
