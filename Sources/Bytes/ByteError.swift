/// A failure to read a sequence of bytes: what was wrong, and where.
public struct ByteError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// The bytes end before the value does.
        case truncated
        /// A varint runs past ten bytes, or past 64 bits.
        case varintTooLong
        /// A protobuf key has field number 0 or a wire type that does not exist.
        case invalidKey
        /// A protobuf field has another wire type than the reader asked for.
        case wrongWireType
        /// A number is not in the range the caller asked for.
        case outOfRange
        /// A sum of differences leaves 64 bits.
        case overflow
    }

    /// The kind of failure.
    public let code: Code
    /// Offset of the offending byte from the start of the span being read.
    public let offset: Int

    /// Creates an error from its kind and its offset.
    public init(_ code: Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }
}

extension ByteError: CustomStringConvertible {
    /// The kind of failure and its place, as one sentence for a log.
    public var description: String {
        switch code {
        case .truncated: "the data ends too early, at byte \(offset)"
        case .varintTooLong: "a number at byte \(offset) is longer than 64 bits"
        case .invalidKey: "the field key at byte \(offset) is not valid"
        case .wrongWireType: "the field at byte \(offset) has the wrong type"
        case .outOfRange: "the number at byte \(offset) is out of range"
        case .overflow: "the sum at byte \(offset) leaves 64 bits"
        }
    }
}
