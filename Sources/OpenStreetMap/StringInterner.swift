import Bytes

/// Finds strings in a table of strings by their bytes, and appends those that it lacks.
///
/// Open addressing on the FNV-1a hash, at most half full. The interner keeps numbers only, so it serves
/// one table at a time, which the caller hands in with every call.
struct StringInterner: Sendable {
    private var slots = [UInt32](repeating: .max, count: 1 << 10)

    /// Removes all strings.
    mutating func removeAll() {
        for index in slots.indices { slots[index] = .max }
    }

    /// The number of a string in `strings`, or nil if they do not hold it.
    func number(of string: borrowing Span<UInt8>, in strings: borrowing ElementBlock.Strings)
        -> UInt32?
    {
        let found = slots[slot(of: string, in: strings)]
        return found == .max ? nil : found
    }

    /// The number of a string in `strings`, which get it appended when it is new.
    mutating func intern(
        _ string: borrowing Span<UInt8>, into strings: inout ElementBlock.Strings
    ) -> UInt32 {
        let slot = slot(of: string, in: strings)
        if slots[slot] != .max { return slots[slot] }
        let number = UInt32(strings.count)
        slots[slot] = number
        for index in string.indices { strings.utf8.append(string[index]) }
        strings.starts.append(UInt32(strings.utf8.count))
        if strings.count * 2 > slots.count { grow(strings) }
        return number
    }

    /// The slot that holds a string, or else the one where it belongs.
    private func slot(
        of string: borrowing Span<UInt8>, in strings: borrowing ElementBlock.Strings
    ) -> Int {
        let mask = slots.count - 1
        var slot = Self.hash(string) & mask
        while slots[slot] != .max, !Self.matches(Int(slots[slot]), string, in: strings) {
            slot = (slot &+ 1) & mask
        }
        return slot
    }

    private static func matches(
        _ number: Int, _ string: borrowing Span<UInt8>, in strings: borrowing ElementBlock.Strings
    ) -> Bool {
        let start = Int(strings.starts[number])
        guard Int(strings.starts[number + 1]) - start == string.count else { return false }
        for index in string.indices where strings.utf8[start &+ index] != string[index] {
            return false
        }
        return true
    }

    private mutating func grow(_ strings: ElementBlock.Strings) {
        slots = [UInt32](repeating: .max, count: slots.count * 2)
        let mask = slots.count - 1
        let utf8 = strings.utf8.span
        for number in 0..<strings.count {
            let range = Int(strings.starts[number])..<Int(strings.starts[number + 1])
            var slot = Self.hash(utf8.extracting(range)) & mask
            while slots[slot] != .max { slot = (slot &+ 1) & mask }
            slots[slot] = UInt32(number)
        }
    }

    private static func hash(_ string: borrowing Span<UInt8>) -> Int {
        let hash = StableHash.of64(string)
        return Int(truncatingIfNeeded: (hash ^ hash &>> 29) &>> 1)
    }
}
