/// A growing array of bytes with little-endian, varint and Protocol Buffers writers.
public struct ByteWriter: Sendable {
    @usableFromInline var storage: [UInt8]

    /// The bytes written so far.
    @inlinable public var bytes: [UInt8] { storage }

    /// Creates an empty writer with room for `capacity` bytes.
    @inlinable
    public init(capacity: Int = 0) {
        storage = []
        storage.reserveCapacity(capacity)
    }

    /// The number of bytes written so far.
    @inlinable public var count: Int { storage.count }

    /// Forgets what was written but keeps the memory.
    @inlinable
    public mutating func removeAll() { storage.removeAll(keepingCapacity: true) }

    /// Appends one byte.
    @inlinable
    public mutating func uint8(_ value: UInt8) { storage.append(value) }

    /// Appends a fixed-width integer, least significant byte first.
    @inlinable
    public mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value) {
        var rest = value
        for _ in 0..<MemoryLayout<Value>.size {
            storage.append(UInt8(truncatingIfNeeded: rest))
            if Value.bitWidth > 8 { rest = rest >> 8 }
        }
    }

    /// Appends fixed-width integers one behind the other, each least significant byte first.
    public mutating func integers<Value: FixedWidthInteger & BitwiseCopyable>(_ values: [Value]) {
        guard Value(1).littleEndian == 1 else {
            for value in values { integer(value) }
            return
        }
        // SAFETY: every byte of an array of integers is initialized, and they lie as they are written.
        unsafe values.withUnsafeBytes { unsafe storage.append(contentsOf: $0) }
    }

    /// Appends an unsigned LEB128 number.
    @inlinable
    public mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            storage.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        storage.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a zigzag-coded signed number.
    @inlinable
    public mutating func zigzag(_ value: Int64) {
        varint(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
    }

    /// Appends raw bytes.
    @inlinable
    public mutating func raw(_ more: some Sequence<UInt8>) { storage.append(contentsOf: more) }

    /// Writes bytes in place of others that were written.
    @inlinable
    public mutating func replace(at offset: Int, with bytes: [UInt8]) {
        storage.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }

    /// Appends zeros until `count` is a multiple of `alignment`.
    @inlinable
    public mutating func align(_ alignment: Int) {
        while storage.count % alignment != 0 { storage.append(0) }
    }

    /// Appends a Protocol Buffers field key.
    @inlinable
    public mutating func key(_ field: UInt32, _ type: ProtobufWireType) {
        varint(UInt64(field) << 3 | UInt64(type.rawValue))
    }

    /// Appends a field of a varint: its key, then the number.
    @inlinable
    public mutating func field(_ field: UInt32, varint value: UInt64) {
        key(field, .varint)
        varint(value)
    }

    /// Appends a length-delimited field: its key, the length, then the bytes.
    @inlinable
    public mutating func field(_ field: UInt32, bytes value: some Collection<UInt8>) {
        key(field, .bytes)
        varint(UInt64(value.count))
        storage.append(contentsOf: value)
    }

    /// Appends a string field: its key, the length, then the UTF-8.
    @inlinable
    public mutating func field(_ field: UInt32, string value: String) {
        self.field(field, bytes: Array(value.utf8))
    }
}
