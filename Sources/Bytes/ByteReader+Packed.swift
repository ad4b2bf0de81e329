/// Packed repeated fields: many varints one behind the other, decoded in one go.
///
/// A varint of up to eight bytes is taken from one unaligned 64-bit load: the lowest clear top bit marks
/// its last byte, and three shift-and-merge steps squeeze the seven-bit groups together. There is no
/// branch on the length except for one byte, which is by far the commonest.
extension ByteReader {
    /// Number of varints in the rest of the span: the bytes whose top bit is clear.
    @inlinable
    public func varintCount() -> Int {
        var count = 0
        var cursor = next
        let end = bytes.byteCount
        while end &- cursor >= 8 {
            // SAFETY: `cursor + 8 <= byteCount`.
            let word = unsafe bytes.unsafeLoadUnaligned(
                fromUncheckedByteOffset: cursor, as: UInt64.self)
            count &+= (~word & 0x8080_8080_8080_8080).nonzeroBitCount
            cursor &+= 8
        }
        while cursor < end {
            // SAFETY: `cursor < byteCount`.
            let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: cursor, as: UInt8.self)
            count &+= byte < 0x80 ? 1 : 0
            cursor &+= 1
        }
        return count
    }

    /// Reads a varint where at least one byte remains, with the fast path described above.
    @inlinable @inline(__always)
    mutating func packedVarint() throws(ByteError) -> UInt64 {
        guard remaining >= 8 else { return try varint() }
        // SAFETY: eight bytes remain.
        let word = unsafe UInt64(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: next, as: UInt64.self))
        if word & 0x80 == 0 {
            next &+= 1
            return word & 0x7f
        }
        let stops = ~word & 0x8080_8080_8080_8080
        if stops == 0 { return try varint() }
        next &+= (stops.trailingZeroBitCount &+ 1) &>> 3
        // Everything up to the lowest stop bit, without the continuation bits.
        var value = word & (stops ^ (stops &- 1)) & 0x7f7f_7f7f_7f7f_7f7f
        value = value & 0x007f_007f_007f_007f | (value & 0x7f00_7f00_7f00_7f00) &>> 1
        value = value & 0x0000_3fff_0000_3fff | (value & 0x3fff_0000_3fff_0000) &>> 2
        value = value & 0x0000_0000_0fff_ffff | (value & 0x0fff_ffff_0000_0000) &>> 4
        return value
    }

    /// Reads the rest as zigzag-coded differences and appends their running sums.
    ///
    /// - Parameters:
    ///   - sums: What to append to. After an error its new entries mean nothing.
    ///   - start: The value that the first difference is added to.
    /// - Throws: `overflow` when a sum leaves 64 bits, and what `varint()` throws.
    @inlinable
    public mutating func appendRunningSums(
        to sums: inout [Int64], startingAt start: Int64 = 0
    ) throws(ByteError) {
        var sum = start
        // Reserving exactly would move everything at every call on the same array.
        if remaining > 64 {
            let needed = sums.count + varintCount()
            if needed > sums.capacity { sums.reserveCapacity(max(needed, 2 * sums.capacity)) }
        }
        while !isAtEnd {
            let before = position
            let raw = try packedVarint()
            let difference = Int64(bitPattern: raw &>> 1) ^ -Int64(bitPattern: raw & 1)
            let (next, overflowed) = sum.addingReportingOverflow(difference)
            if overflowed { throw failure(.overflow, at: before) }
            sum = next
            sums.append(sum)
        }
    }

    /// Reads the rest as zigzag-coded differences and returns the greatest running sum, nil if
    /// there is none.
    ///
    /// Sums wrap around: a broken list gives a wrong number, not an error.
    @inlinable
    public mutating func greatestRunningSum() throws(ByteError) -> Int64? {
        guard !isAtEnd else { return nil }
        var sum: Int64 = 0
        var greatest = Int64.min
        while !isAtEnd {
            let raw = try packedVarint()
            sum &+= Int64(bitPattern: raw &>> 1) ^ -Int64(bitPattern: raw & 1)
            if sum > greatest { greatest = sum }
        }
        return greatest
    }

    /// Reads the rest as unsigned varints, each below `limit`, and appends them.
    ///
    /// - Throws: `outOfRange` for a value that is not below the limit, and what `varint()` throws.
    @inlinable
    public mutating func appendVarints(
        to values: inout [UInt32], below limit: UInt32
    ) throws(ByteError) {
        while !isAtEnd {
            let before = position
            let value = try packedVarint()
            guard value < UInt64(limit) else { throw failure(.outOfRange, at: before) }
            values.append(UInt32(truncatingIfNeeded: value))
        }
    }
}
