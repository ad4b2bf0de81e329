/// Gives equal byte strings the same index in a block's table of strings.
///
/// Open addressing with linear probing; hashes are FNV-1a with a final mix. A table serves one block, so an
/// attacker's collisions cost at most the square of what one block holds of *different* strings, and
/// blocks are cut by count.
struct StringInterner {
    private var slots = [UInt32](repeating: .max, count: 1 << 10)

    /// Forgets all strings.
    mutating func removeAll() {
        for index in slots.indices { slots[index] = .max }
    }

    /// The index of `bytes[range]` in `strings`, which gets it appended when it is new.
    mutating func index(
        of bytes: [UInt8], _ range: Range<Int>, in strings: inout ElementBlock.Strings
    ) -> UInt32 {
        if strings.count * 2 >= slots.count { grow(strings) }
        let mask = slots.count - 1
        var slot = Self.hash(bytes, range) & mask
        while slots[slot] != .max {
            let candidate = Int(slots[slot])
            let start = Int(strings.starts[candidate])
            if Int(strings.starts[candidate + 1]) - start == range.count {
                var offset = 0
                while offset < range.count,
                    strings.utf8[start &+ offset] == bytes[range.lowerBound &+ offset]
                { offset &+= 1 }
                if offset == range.count { return slots[slot] }
            }
            slot = (slot &+ 1) & mask
        }
        let index = UInt32(strings.count)
        slots[slot] = index
        strings.utf8.append(contentsOf: bytes[range])
        strings.starts.append(UInt32(strings.utf8.count))
        return index
    }

    private mutating func grow(_ strings: ElementBlock.Strings) {
        slots = [UInt32](repeating: .max, count: slots.count * 2)
        let mask = slots.count - 1
        for index in 0..<strings.count {
            let range = Int(strings.starts[index])..<Int(strings.starts[index + 1])
            var slot = Self.hash(strings.utf8, range) & mask
            while slots[slot] != .max { slot = (slot &+ 1) & mask }
            slots[slot] = UInt32(index)
        }
    }

    private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ hash &>> 29) &>> 1)
    }
}
