import Bytes

/// The reads of a vector tile, with the tile's own error.
extension ByteReader {
    mutating func tileKey() throws(VectorTileError) -> ProtobufKey? {
        do { return try key() } catch { throw VectorTileError(error) }
    }

    mutating func skipTileValue(_ key: ProtobufKey) throws(VectorTileError) {
        do { try skipValue(key.type) } catch { throw VectorTileError(error) }
    }

    @_lifetime(copy self)
    mutating func tileMessage(_ key: ProtobufKey) throws(VectorTileError) -> ByteReader {
        do {
            try require(key, .bytes)
            return try nested()
        } catch { throw VectorTileError(error) }
    }

    mutating func tileString(_ key: ProtobufKey) throws(VectorTileError) -> String {
        var text = try tileMessage(key)
        return text.string()
    }

    mutating func tileVarint(_ key: ProtobufKey) throws(VectorTileError) -> UInt64 {
        do {
            try require(key, .varint)
            return try varint()
        } catch { throw VectorTileError(error) }
    }

    mutating func tileFixed<Value: FixedWidthInteger & BitwiseCopyable>(
        _ key: ProtobufKey, _ type: ProtobufWireType
    ) throws(VectorTileError) -> Value {
        do {
            try require(key, type)
            return try integer(Value.self)
        } catch { throw VectorTileError(error) }
    }

    /// One number of a packed list.
    @inline(__always)
    mutating func tileUInt32() throws(VectorTileError) -> UInt32 {
        let start = position
        do {
            let number = try varint()
            if let number = UInt32(exactly: number) { return number }
        } catch { throw VectorTileError(error) }
        throw VectorTileError(.numberTooLarge, at: origin + start)
    }

    /// A reader over a part of the bytes that have not been read yet.
    @_lifetime(copy self)
    consuming func tilePart(_ range: Range<Int>) throws(VectorTileError) -> ByteReader {
        do {
            try skip(range.lowerBound)
            let start = origin + position
            return ByteReader(try span(range.count), origin: start)
        } catch { throw VectorTileError(error) }
    }
}
