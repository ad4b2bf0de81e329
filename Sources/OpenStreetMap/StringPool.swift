/// Strings by number: every distinct string once, in one run of UTF-8.
///
/// Numbers are given in order of first appearance, so equal input gives equal numbers. Look-up is by
/// open addressing on the FNV-1a hash; the table is at most half full.
public struct StringPool: Sendable {
    private var utf8: [UInt8] = []
    private var starts: [UInt32] = [0]
    private var slots: [UInt32]

    /// Creates a pool that holds the empty string as number 0.
    public init() {
        slots = [UInt32](repeating: .max, count: 1 << 10)
        _ = intern([][...])
    }

    /// Number of strings.
    public var count: Int { starts.count - 1 }

    /// The string with a number; broken UTF-8 becomes U+FFFD.
    public subscript(id: UInt32) -> String {
        String(decoding: bytes(id), as: UTF8.self)
    }

    /// The UTF-8 of the string with a number.
    public func bytes(_ id: UInt32) -> ArraySlice<UInt8> {
        utf8[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])]
    }

    /// Returns the number of a string, adding it if it is new.
    public mutating func intern(_ string: ArraySlice<UInt8>) -> UInt32 {
        var slot = Self.hash(string) & (slots.count - 1)
        while slots[slot] != .max {
            if matches(slots[slot], string) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = UInt32(count)
        utf8.append(contentsOf: string)
        starts.append(UInt32(utf8.count))
        slots[slot] = id
        if count * 2 > slots.count { grow() }
        return id
    }

    /// Returns the number of a string, adding it if it is new.
    public mutating func intern(_ string: String) -> UInt32 { intern(Array(string.utf8)[...]) }

    /// Returns the number of a string, or nil if the pool does not hold it.
    public func id(_ string: String) -> UInt32? {
        let wanted = Array(string.utf8)[...]
        var slot = Self.hash(wanted) & (slots.count - 1)
        while slots[slot] != .max {
            if matches(slots[slot], wanted) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func matches(_ id: UInt32, _ string: ArraySlice<UInt8>) -> Bool {
        let start = Int(starts[Int(id)])
        guard Int(starts[Int(id) + 1]) - start == string.count else { return false }
        var position = start
        for byte in string {
            if utf8[position] != byte { return false }
            position += 1
        }
        return true
    }

    private mutating func grow() {
        slots = [UInt32](repeating: .max, count: slots.count * 2)
        for id in 0..<count {
            var slot = Self.hash(bytes(UInt32(id))) & (slots.count - 1)
            while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(id)
        }
    }

    private static func hash(_ string: ArraySlice<UInt8>) -> Int {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in string { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: value ^ (value >> 29))
    }
}
