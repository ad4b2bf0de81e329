import Bytes

/// Numbers byte strings in order of first sight, so that equal ones share a number.
///
/// A hash table with linear probing over strings that lie in one array. The newest entries can be
/// forgotten in time proportional to their number.
struct ByteInterner: Sendable {
    private var storage: [UInt8] = []
    private var ends: [Int] = []
    private var hashes: [UInt32] = []
    /// Number of the entry in each slot plus 1; 0 marks a free slot.
    ///
    /// The count is a power of two.
    private var slots = [UInt32](repeating: 0, count: 64)

    /// Number of entries.
    var count: Int { ends.count }

    /// Returns the byte range of an entry.
    private func range(_ index: Int) -> Range<Int> {
        (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }

    /// Length of an entry in bytes.
    func byteCount(_ index: UInt32) -> Int { range(Int(index)).count }

    /// Returns the bytes of an entry.
    func bytes(_ index: UInt32) -> ArraySlice<UInt8> { storage[range(Int(index))] }

    /// Returns the number of the string that `write` appends to the array it is given.
    mutating func intern(_ write: (inout [UInt8]) -> Void) -> UInt32 {
        let start = storage.count
        write(&storage)
        let hash = UInt32(
            truncatingIfNeeded: byteHash(storage.span.extracting(start..<storage.count).rawBytes))
        var slot = Int(hash) & (slots.count &- 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot] &- 1)
            if hashes[index] == hash, isEntry(index, equalToBytesFrom: start) {
                storage.removeSubrange(start...)
                return UInt32(index)
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        let index = UInt32(ends.count)
        slots[slot] = index + 1
        ends.append(storage.count)
        hashes.append(hash)
        if ends.count * 2 > slots.count { grow() }
        return index
    }

    /// Forgets all entries but the first `count`.
    mutating func removeAll(after count: Int) {
        // Backwards, because an entry's probing only ever passed over older ones.
        for index in (count..<max(count, ends.count)).reversed() {
            var slot = Int(hashes[index]) & (slots.count &- 1)
            while slots[slot] != UInt32(index) + 1 { slot = (slot &+ 1) & (slots.count &- 1) }
            slots[slot] = 0
        }
        let end = count == 0 ? 0 : ends[count - 1]
        storage.removeSubrange(end...)
        ends.removeSubrange(count...)
        hashes.removeSubrange(count...)
    }

    private func isEntry(_ index: Int, equalToBytesFrom start: Int) -> Bool {
        let range = range(index)
        guard range.count == storage.count &- start else { return false }
        let all = storage.span
        for offset in 0..<range.count
        where all[range.lowerBound &+ offset] != all[start &+ offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count &- 1)
            while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
            slots[slot] = UInt32(index) + 1
        }
    }
}
