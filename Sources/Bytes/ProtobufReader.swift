/// The wire type of a Protocol Buffers field (encoding specification, "Message Structure").
public enum ProtobufWireType: UInt8, Sendable {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
}

/// A field's number and wire type.
public struct ProtobufKey: Equatable, Sendable {
    /// The field number, 1 or more.
    public let field: UInt32
    /// The wire type of the value that follows.
    public let type: ProtobufWireType

    /// Creates a key from field number and wire type.
    @inlinable
    public init(field: UInt32, type: ProtobufWireType) {
        self.field = field
        self.type = type
    }
}

extension ByteReader {
    /// Reads the next field's key, or returns nil at the end of the message.
    ///
    /// Groups (wire types 3 and 4) are refused: no format read here uses them.
    @inlinable
    public mutating func key() throws(ByteError) -> ProtobufKey? {
        if isAtEnd { return nil }
        let start = position
        let raw = try varint()
        guard let type = ProtobufWireType(rawValue: UInt8(truncatingIfNeeded: raw & 7)),
            raw >> 3 > 0, raw >> 3 < 1 << 29
        else { throw failure(.invalidKey, at: start) }
        return ProtobufKey(field: UInt32(raw >> 3), type: type)
    }

    /// Moves past the value of a field that the caller does not know.
    @inlinable
    public mutating func skipValue(_ type: ProtobufWireType) throws(ByteError) {
        switch type {
        case .varint: _ = try varint()
        case .fixed64: try skip(8)
        case .bytes: _ = try nested()
        case .fixed32: try skip(4)
        }
    }

    /// Returns a reader over the values of a repeated number field, packed or alone.
    ///
    /// Writers may choose either form, and may give a packed field in several pieces (encoding
    /// specification, "Repeated Elements"); call this for each piece.
    @inlinable
    @_lifetime(copy self)
    public mutating func values(of key: ProtobufKey) throws(ByteError) -> ByteReader {
        if key.type == .bytes { return try nested() }
        try require(key, .varint)
        let start = position
        _ = try varint()
        let length = position &- start
        next = start
        return ByteReader(try span(length), origin: origin &+ start)
    }

    /// Returns a reader over a message or string field.
    @inlinable
    @_lifetime(copy self)
    public mutating func message(of key: ProtobufKey) throws(ByteError) -> ByteReader {
        try require(key, .bytes)
        return try nested()
    }

    /// Reads the varint of a field; throws if its key has another wire type.
    @inlinable
    public mutating func number(of key: ProtobufKey) throws(ByteError) -> UInt64 {
        try require(key, .varint)
        return try varint()
    }

    /// Reads the zigzag-coded varint of a field; throws if its key has another wire type.
    @inlinable
    public mutating func signedNumber(of key: ProtobufKey) throws(ByteError) -> Int64 {
        try require(key, .varint)
        return try zigzag()
    }

    /// Throws unless the field just met is stored as `expected`.
    @inlinable
    public func require(_ key: ProtobufKey, _ expected: ProtobufWireType) throws(ByteError) {
        if key.type != expected { throw failure(.wrongWireType, at: position) }
    }
}
