/// Strings by number: every distinct string once, in one run of UTF-8.
///
/// Numbers are given in order of first appearance, so equal input gives equal numbers.
public struct StringPool: Sendable {
    private var strings = ElementBlock.Strings()
    private var interner = StringInterner()

    /// Creates a pool that holds the empty string as number 0.
    public init() { _ = intern([][...]) }

    /// The number of different strings.
    public var count: Int { strings.count }

    /// The number of bytes of all strings together, in UTF-8.
    public var byteCount: Int { strings.utf8.count }

    /// The string with a number; broken UTF-8 becomes U+FFFD.
    public subscript(id: UInt32) -> String { strings[Int(id)] }

    /// The UTF-8 of the string with a number.
    public func bytes(_ id: UInt32) -> ArraySlice<UInt8> {
        strings.utf8[Int(strings.starts[Int(id)])..<Int(strings.starts[Int(id) + 1])]
    }

    /// Returns the number of a string, adding it if it is new.
    public mutating func intern(_ string: ArraySlice<UInt8>) -> UInt32 {
        interner.intern(string.span, into: &strings)
    }

    /// Returns the number of a string, adding it if it is new.
    public mutating func intern(_ string: String) -> UInt32 { intern(Array(string.utf8)[...]) }

    /// Returns the number of a string, or nil if the pool does not hold it.
    public func id(_ string: String) -> UInt32? {
        interner.number(of: Array(string.utf8).span, in: strings)
    }
}
