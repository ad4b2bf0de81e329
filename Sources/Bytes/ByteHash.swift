/// A 64-bit hash of bytes for tables in memory: fast, the same in every run, not cryptographic.
///
/// Folds the 128-bit product of eight bytes at a time with an odd constant. Whoever relies on
/// equality compares the bytes too.
///
/// - Complexity: O(n), some bytes per nanosecond.
public func byteHash(_ bytes: RawSpan) -> UInt64 {
    let count = bytes.byteCount
    var state = UInt64(truncatingIfNeeded: count) ^ 0x9e37_79b9_7f4a_7c15
    var offset = 0
    while count &- offset >= 8 {
        // SAFETY: eight bytes remain at `offset`; any bits are a valid integer.
        let word = unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: offset, as: UInt64.self)
        state = folded(state ^ UInt64(littleEndian: word))
        offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < count {
        // SAFETY: `offset` is in `0 ..< count`.
        let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
        rest = rest &<< 8 | UInt64(byte)
        offset &+= 1
    }
    return folded(state ^ rest)
}

@inline(__always)
private func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return product.high ^ product.low
}
