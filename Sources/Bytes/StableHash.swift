/// A hash that is the same in every process and version, for identifiers and checks that are kept.
///
/// Not cryptographic. For tables in memory `byteHash` is faster.
///
/// FNV-1a of G. Fowler, L. C. Noll and K.-P. Vo, 1991.
public enum StableHash {
    /// The hash of bytes in 64 bits.
    @inlinable
    public static func of64(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(basis64) { ($0 ^ UInt64($1)) &* prime64 }
    }

    /// The hash of bytes in 64 bits.
    @inlinable
    public static func of64(_ bytes: borrowing Span<UInt8>) -> UInt64 {
        var hash = basis64
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* prime64 }
        return hash
    }

    /// The hash of bytes in 32 bits.
    @inlinable
    public static func of32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    @usableFromInline static var basis64: UInt64 { 0xcbf2_9ce4_8422_2325 }
    @usableFromInline static var prime64: UInt64 { 0x0000_0100_0000_01b3 }
}
