import Bytes

/// One layer of the tile that an encoder is writing.
struct LayerWriter: Sendable {
    let name: String
    let extent: Int32
    private var features = ByteWriter()
    private var tags = ByteWriter()
    private var keyNumbers = LocalNumbers()
    private var valueNumbers = LocalNumbers()

    init(name: String, extent: Int32) {
        self.name = name
        self.extent = extent
    }

    var isEmpty: Bool { features.count == 0 }

    /// Appends a feature whose geometry commands are ready.
    mutating func add(
        _ type: VectorTile.GeometryType, _ geometry: borrowing GeometryWriter,
        _ attributes: Span<VectorTileEncoder.Attribute>, _ id: UInt64?
    ) {
        tags.removeAll()
        for index in attributes.indices {
            let attribute = attributes[index]
            tags.varint(UInt64(keyNumbers.number(attribute.key.index)))
            tags.varint(UInt64(valueNumbers.number(attribute.value.index)))
        }
        var size = 3 + varintSize(geometry.count) + geometry.count
        if let id { size += 1 + varintSize(id) }
        if tags.count > 0 { size += 1 + varintSize(tags.count) + tags.count }

        features.key(2, .bytes)
        features.varint(UInt64(size))
        if let id { features.field(1, varint: id) }
        if tags.count > 0 { features.field(2, bytes: tags.bytes) }
        features.field(3, varint: UInt64(type.rawValue))
        features.field(4, bytes: geometry.bytes[..<geometry.count])
    }

    /// Size of the layer message without its own key and length.
    func byteCount(keys: borrowing ByteInterner, values: borrowing ByteInterner) -> Int {
        var size = 2 + 1 + varintSize(name.utf8.count) + name.utf8.count
        size += features.count + 1 + varintSize(extent)
        for index in keyNumbers.used {
            let count = keys.byteCount(index)
            size += 1 + varintSize(count) + count
        }
        for index in valueNumbers.used {
            let count = values.byteCount(index)
            size += 1 + varintSize(count) + count
        }
        return size
    }

    /// Appends the layer to a tile.
    ///
    /// The version comes first, as the specification advises.
    func write(
        to out: inout ByteWriter, keys: borrowing ByteInterner, values: borrowing ByteInterner
    ) {
        out.key(3, .bytes)
        out.varint(UInt64(byteCount(keys: keys, values: values)))
        out.field(15, varint: 2)
        out.field(1, string: name)
        out.raw(features.bytes)
        for index in keyNumbers.used { out.field(3, bytes: keys.bytes(index)) }
        for index in valueNumbers.used { out.field(4, bytes: values.bytes(index)) }
        out.field(5, varint: UInt64(extent))
    }

    /// Forgets the features but keeps the memory.
    mutating func removeAll() {
        features.removeAll()
        keyNumbers.removeAll()
        valueNumbers.removeAll()
    }
}

/// A layer's own numbers for the encoder's handles, in order of first use.
private struct LocalNumbers {
    /// The handles in use; their positions are the layer's numbers.
    private(set) var used: [UInt32] = []
    /// Number plus 1 by handle; 0 where the handle is not in use.
    private var numbers: [UInt32] = []

    mutating func number(_ handle: UInt32) -> UInt32 {
        let index = Int(handle)
        if index >= numbers.count {
            let missing = max(index + 1, 2 * numbers.count) - numbers.count
            numbers.append(contentsOf: repeatElement(0, count: missing))
        }
        if numbers[index] != 0 { return numbers[index] &- 1 }
        used.append(handle)
        numbers[index] = UInt32(used.count)
        return UInt32(used.count - 1)
    }

    mutating func removeAll() {
        for handle in used { numbers[Int(handle)] = 0 }
        used.removeAll(keepingCapacity: true)
    }
}

/// Number of bytes of a varint.
private func varintSize(_ value: some BinaryInteger) -> Int {
    let bits = UInt64.bitWidth - UInt64(value).leadingZeroBitCount
    return max(1, (bits + 6) / 7)
}
