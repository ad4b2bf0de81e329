/// The different values of a column, by hashing with linear probing.
struct ColumnDictionary<Value: FixedWidthInteger> {
    /// The maximum number of values that there are numbers for.
    static var mostValues: Int { 1 << 16 }

    /// The values in the order of their first places; where there are more than have numbers, one more than that.
    private(set) var values: [Value] = []
    /// For each place the number of its value, as far as there are numbers.
    private(set) var numbers: [UInt16] = []

    /// Looks at each place of a column.
    init(_ column: [Value]) {
        numbers.reserveCapacity(column.count)
        // The number of the value in each slot, and one more; at most half of the slots are full.
        var slots = [UInt32](repeating: 0, count: 64)
        var mask = slots.count - 1
        for value in column {
            var slot = Self.hash(value) & mask
            while slots[slot] != 0, values[Int(slots[slot]) - 1] != value {
                slot = (slot + 1) & mask
            }
            if slots[slot] != 0 {
                numbers.append(UInt16(truncatingIfNeeded: slots[slot] - 1))
                continue
            }
            values.append(value)
            if values.count > Self.mostValues { break }
            numbers.append(UInt16(truncatingIfNeeded: values.count - 1))
            slots[slot] = UInt32(values.count)
            guard values.count * 2 > slots.count else { continue }
            slots = [UInt32](repeating: 0, count: slots.count * 4)
            mask = slots.count - 1
            for (number, value) in values.enumerated() {
                var slot = Self.hash(value) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = UInt32(number + 1)
            }
        }
    }

    /// Spreads values over slots: Fibonacci hashing (Knuth, *The Art of Computer Programming*, 6.4).
    private static func hash(_ value: Value) -> Int {
        Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: value) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
