/// The different values of a column, by hashing with linear probing.
enum DistinctNumbers<Value: FixedWidthInteger> {
    /// Returns the values in the order of their first places, and for each place the number of its value.
    ///
    /// - Parameter most: With more values than this, up to 65,536, it ends: there are some more values than that then, and
    ///   not all places have numbers.
    static func found(in column: [Value], most: Int) -> (values: [Value], numbers: [UInt16]) {
        precondition(most <= 1 << 16, "numbers have 16 bits")
        var values: [Value] = []
        var numbers: [UInt16] = []
        numbers.reserveCapacity(column.count)
        // The number of the value in each slot, and one more; at most half of the slots are full.
        var slots = [UInt32](repeating: 0, count: 64)
        var mask = slots.count - 1
        for value in column {
            var slot = hash(value) & mask
            while slots[slot] != 0, values[Int(slots[slot]) - 1] != value {
                slot = (slot + 1) & mask
            }
            if slots[slot] != 0 {
                numbers.append(UInt16(truncatingIfNeeded: slots[slot] - 1))
                continue
            }
            values.append(value)
            if values.count > most { break }
            numbers.append(UInt16(truncatingIfNeeded: values.count - 1))
            slots[slot] = UInt32(values.count)
            guard values.count * 2 > slots.count else { continue }
            slots = [UInt32](repeating: 0, count: slots.count * 4)
            mask = slots.count - 1
            for (number, value) in values.enumerated() {
                var slot = hash(value) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = UInt32(number + 1)
            }
        }
        return (values, numbers)
    }

    /// Spreads values over slots: Fibonacci hashing (Knuth, *The Art of Computer Programming*, 6.4).
    private static func hash(_ value: Value) -> Int {
        Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: value) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
