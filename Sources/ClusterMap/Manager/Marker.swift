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
    /// Where in its index the cluster, or the annotation that a grid's cell shows by itself, is found: a cell's number.
    @usableFromInline var place: UInt32 = 0
    /// Number of the layer it is in.
    var layer: UInt32
    /// Whether no other annotation of its layer can be on its coordinate.
    var isAlone = false
    /// Place in a ring of annotations on one coordinate and size of the ring, 16 bits each; 0 for none.
    var ring: UInt32 = 0

    @inlinable static var clusterBit: UInt64 { 1 << 63 }

    @inlinable var isCluster: Bool { key & Self.clusterBit != 0 }

    init(annotation handle: UInt32, place: UInt32 = 0, layer: Int, isAlone: Bool = false) {
        key = UInt64(handle)
        self.handle = handle
        self.place = place
        self.layer = UInt32(layer)
        self.isAlone = isAlone
    }

    init(cluster identity: UInt64, handle: UInt32, count: UInt32, place: UInt32, layer: Int) {
        key = identity | Self.clusterBit
        self.handle = handle
        self.count = count
        self.place = place
        self.layer = UInt32(layer)
    }

    /// Whether both show the same item in the same way, as far as is known here.
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
    /// - Complexity: O(n).
    init(from old: [Marker], to new: [Marker], keepingPairs: Bool) {
        var head = 0
        let shorter = min(old.count, new.count)
        while head < shorter, old[head].matches(new[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head,
            old[old.count - 1 - tail].matches(new[new.count - 1 - tail])
        { tail += 1 }
        if keepingPairs { kept = (0..<head).map { ($0, $0) } }
        let (olds, news) = (head..<(old.count - tail), head..<(new.count - tail))
        if olds.isEmpty || news.isEmpty {
            (removed, inserted) = (Array(olds), Array(news))
        } else {
            let places = MarkerPlaces(old, olds)
            var isKept = [Bool](repeating: false, count: olds.count)
            for place in news {
                if let equal = places[new[place].key], old[equal].matches(new[place]) {
                    isKept[equal - head] = true
                    if keepingPairs { kept.append((equal, place)) }
                } else {
                    inserted.append(place)
                }
            }
            removed = olds.filter { !isKept[$0 - head] }
        }
        if keepingPairs {
            kept += (0..<tail).map { (old.count - 1 - $0, new.count - 1 - $0) }
        }
    }
}

extension MarkerDifference {
    /// Compares two lists of what cells of one table show, both in the order of the cells.
    ///
    /// What a cell shows is the same in both.
    ///
    /// - Complexity: O(n), without hashing.
    init(fromCells old: [Marker], to new: [Marker]) {
        var (left, right) = (0, 0)
        while left < old.count, right < new.count {
            let (one, other) = (old[left].place, new[right].place)
            if one == other {
                assert(old[left].matches(new[right]))
                kept.append((left, right))
                left += 1
                right += 1
            } else if one < other {
                removed.append(left)
                left += 1
            } else {
                inserted.append(right)
                right += 1
            }
        }
        removed += left..<old.count
        inserted += right..<new.count
    }
}

/// The places of markers in a list, by their keys, which are different: a table with open addressing.
private struct MarkerPlaces {
    private let markers: [Marker]
    /// One more than a place, or 0 where there is none; at most half full.
    private var table: [UInt32]
    private let shift: UInt64

    init(_ markers: [Marker], _ range: Range<Int>) {
        self.markers = markers
        let bits = Int.bitWidth - (2 * range.count).leadingZeroBitCount
        table = Array(repeating: 0, count: 1 << bits)
        shift = UInt64(64 - bits)
        for place in range {
            var entry = start(markers[place].key)
            while table[entry] != 0 { entry = (entry + 1) & (table.count - 1) }
            table[entry] = UInt32(place + 1)
        }
    }

    /// Where the search for a key begins: the upper bits of a product (Knuth's multiplicative hashing).
    private func start(_ key: UInt64) -> Int {
        Int(((key ^ key >> 32) &* 0x9e37_79b9_7f4a_7c15) >> shift)
    }

    /// The place of the marker with a key.
    subscript(key: UInt64) -> Int? {
        var entry = start(key)
        while table[entry] != 0 {
            let place = Int(table[entry]) - 1
            if markers[place].key == key { return place }
            entry = (entry + 1) & (table.count - 1)
        }
        return nil
    }
}
