/// A cursor over borrowed bytes that reads little-endian integers and varints.
///
/// Every read checks its bounds once and either advances or throws, leaving the cursor where it was.
/// Offsets in errors count from `origin`, so that a reader over a part of a file can report places
/// in the whole file.
public struct ByteReader: ~Escapable {
    @usableFromInline let bytes: RawSpan
    @usableFromInline var next: Int
    /// The offset that is added to positions in errors: where the span starts in its file.
    public let origin: Int

    /// Creates a reader at the start of `bytes`.
    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: RawSpan, origin: Int = 0) {
        self.bytes = bytes
        self.next = 0
        self.origin = origin
    }

    /// Offset of the next byte from the start of the span.
    @inlinable public var position: Int { next }

    /// Number of bytes not yet read.
    @inlinable public var remaining: Int { bytes.byteCount &- position }

    /// Whether every byte has been read.
    @inlinable public var isAtEnd: Bool { position == bytes.byteCount }

    /// The error for the current position.
    @inlinable
    func failure(_ code: ByteError.Code, at position: Int) -> ByteError {
        ByteError(code, at: origin &+ position)
    }

    /// Checks that `count` more bytes exist and returns the position of the first.
    @inlinable
    mutating func take(_ count: Int) throws(ByteError) -> Int {
        guard count >= 0, count <= remaining else { throw failure(.truncated, at: position) }
        let start = position
        next = start &+ count
        return start
    }

    /// Moves past `count` bytes.
    @inlinable
    public mutating func skip(_ count: Int) throws(ByteError) {
        _ = try take(count)
    }

    /// Reads one byte.
    @inlinable
    public mutating func uint8() throws(ByteError) -> UInt8 {
        try integer(UInt8.self)
    }

    /// Reads a fixed-width little-endian integer.
    @inlinable
    public mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>(
        _: Value.Type
    ) throws(ByteError) -> Value {
        let start = try take(MemoryLayout<Value>.size)
        // SAFETY: `take` proved that the value lies inside the span; any bits are a valid integer.
        return unsafe Value(
            littleEndian: bytes.unsafeLoadUnaligned(
                fromUncheckedByteOffset: start, as: Value.self))
    }

    /// Reads an unsigned LEB128 number, as Protocol Buffers write it (at most ten bytes).
    @inlinable @inline(__always)
    public mutating func varint() throws(ByteError) -> UInt64 {
        if next < bytes.byteCount {
            // SAFETY: `next < byteCount`.
            let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: next, as: UInt8.self)
            if byte < 0x80 {
                next &+= 1
                return UInt64(byte)
            }
        }
        return try longVarint()
    }

    /// Reads a varint of any length.
    @inlinable @inline(never)
    mutating func longVarint() throws(ByteError) -> UInt64 {
        let start = position
        let end = bytes.byteCount
        var cursor = start
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while cursor < end {
            // SAFETY: `cursor` is in `0 ..< byteCount`.
            let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: cursor, as: UInt8.self)
            cursor &+= 1
            if shift == 63, byte > 1 { throw failure(.varintTooLong, at: start) }
            value |= UInt64(byte & 0x7f) &<< shift
            if byte < 0x80 {
                next = cursor
                return value
            }
            shift &+= 7
        }
        throw failure(.truncated, at: start)
    }

    /// Reads a zigzag-coded signed number (Protocol Buffers `sint32` and `sint64`).
    @inlinable
    public mutating func zigzag() throws(ByteError) -> Int64 {
        let raw = try varint()
        return Int64(bitPattern: raw &>> 1) ^ -Int64(bitPattern: raw & 1)
    }

    /// Reads the next `count` bytes as a span of their own.
    @inlinable
    @_lifetime(copy self)
    public mutating func span(_ count: Int) throws(ByteError) -> RawSpan {
        let start = try take(count)
        // SAFETY: `take` proved that the range lies inside the span.
        return unsafe bytes.extracting(unchecked: start..<(start &+ count))
    }

    /// Reads a varint length and returns a reader over that many bytes, with true offsets in its errors.
    @inlinable
    @_lifetime(copy self)
    public mutating func nested() throws(ByteError) -> ByteReader {
        let before = position
        let length = try varint()
        guard length <= UInt64(remaining) else {
            next = before
            throw failure(.truncated, at: before)
        }
        let start = position
        return ByteReader(try span(Int(length)), origin: origin &+ start)
    }

    /// Reads the next `count` bytes into an array.
    @inlinable
    public mutating func array(_ count: Int) throws(ByteError) -> [UInt8] {
        let part = try span(count)
        return unsafe part.withUnsafeBytes { unsafe Array($0) }
    }

    /// Appends the rest to an array.
    @inlinable
    public mutating func appendRest(to target: inout [UInt8]) {
        // SAFETY: `next` never passes `byteCount`.
        let rest = unsafe bytes.extracting(unchecked: next..<bytes.byteCount)
        next = bytes.byteCount
        unsafe rest.withUnsafeBytes { unsafe target.append(contentsOf: $0) }
    }

    /// Reads the rest as UTF-8; broken sequences become U+FFFD.
    @inlinable
    public mutating func string() -> String {
        let rest = unsafe bytes.extracting(unchecked: position..<bytes.byteCount)
        next = bytes.byteCount
        return unsafe rest.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
    }
}
