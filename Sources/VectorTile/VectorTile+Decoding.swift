import Bytes

extension VectorTile {
    /// Decodes an uncompressed tile.
    ///
    /// Unknown fields are skipped, fields may stand in any order. Memory is in proportion to the
    /// number of bytes, whatever the counts in them claim.
    ///
    /// - Parameter bytes: The tile; no bytes at all are a tile without layers.
    /// - Throws: `VectorTileError` with the offset of what is wrong.
    public init(_ bytes: RawSpan) throws(VectorTileError) {
        layers = []
        var reader = ByteReader(bytes)
        while let key = try reader.tileKey() {
            if key.field == 3 {
                layers.append(try Layer(try reader.tileMessage(key)))
            } else {
                try reader.skipTileValue(key)
            }
        }
    }
}

extension VectorTile.Layer {
    fileprivate init(_ message: consuming ByteReader) throws(VectorTileError) {
        let start = message.origin
        var named = false
        var versioned = false
        // Where each feature's tags lie: keys and values they point to may follow the feature.
        var tagOffsets: [Int] = []
        self.init(name: "", version: 1)

        while let key = try message.tileKey() {
            let offset = message.origin + message.position
            switch key.field {
            case 1:
                name = try message.tileString(key)
                named = true
            case 2:
                try decodeFeature(try message.tileMessage(key), &tagOffsets)
            case 3:
                keys.append(try message.tileString(key))
            case 4:
                values.append(try VectorTile.Value(try message.tileMessage(key)))
            case 5:
                let number = try message.tileVarint(key)
                guard number > 0, number <= UInt64(Int32.max) else {
                    throw VectorTileError(.invalidExtent, at: offset)
                }
                extent = UInt32(number)
            case 15:
                let number = try message.tileVarint(key)
                guard number == 1 || number == 2 else {
                    throw VectorTileError(.unsupportedVersion(number), at: offset)
                }
                version = UInt32(number)
                versioned = true
            default:
                try message.skipTileValue(key)
            }
        }
        guard named else { throw VectorTileError(.missingLayerName, at: start) }
        guard versioned else { throw VectorTileError(.missingLayerVersion, at: start) }

        for (feature, offset) in zip(features, tagOffsets) {
            for tag in stride(from: feature.tags.lowerBound, to: feature.tags.upperBound, by: 2)
            where tags[tag] >= keys.count || tags[tag + 1] >= values.count {
                throw VectorTileError(.tagOutOfRange, at: offset)
            }
        }
    }

    private mutating func decodeFeature(
        _ message: consuming ByteReader, _ tagOffsets: inout [Int]
    ) throws(VectorTileError) {
        let start = message.origin
        let firstTag = tags.count
        let firstPart = partEnds.count
        var id: UInt64?
        var type = VectorTile.GeometryType.unknown
        var tagOffset = start
        var hasTags = false
        // The type that says how to read the geometry may stand behind it.
        var geometry: Range<Int>?
        let whole = message

        while let key = try message.tileKey() {
            let offset = message.origin + message.position
            switch key.field {
            case 1:
                id = try message.tileVarint(key)
            case 2:
                var list = try message.tileMessage(key)
                if hasTags { throw VectorTileError(.repeatedField, at: offset) }
                hasTags = true
                tagOffset = list.origin
                while !list.isAtEnd { tags.append(try list.tileUInt32()) }
                if (tags.count - firstTag) % 2 != 0 {
                    throw VectorTileError(.oddTagCount, at: offset)
                }
            case 3:
                let number = try message.tileVarint(key)
                type = UInt8(exactly: number).flatMap(VectorTile.GeometryType.init) ?? .unknown
            case 4:
                let list = try message.tileMessage(key)
                if geometry != nil { throw VectorTileError(.repeatedField, at: offset) }
                geometry = (list.origin - start)..<(list.origin - start + list.remaining)
            default:
                try message.skipTileValue(key)
            }
        }
        var isWhole = true
        if let geometry, type != .unknown {
            isWhole = try decodeGeometry(type, try whole.tilePart(geometry))
        }
        tagOffsets.append(tagOffset)
        features.append(
            VectorTile.Feature(
                id: id, type: type, tags: firstTag..<tags.count,
                parts: firstPart..<partEnds.count, lacksPoints: !isWhole))
    }
}

extension VectorTile.Value {
    fileprivate init(_ message: consuming ByteReader) throws(VectorTileError) {
        let start = message.origin
        var value: Self?
        while let key = try message.tileKey() {
            let found: Self
            switch key.field {
            case 1: found = .string(try message.tileString(key))
            case 2: found = .float(Float(bitPattern: try message.tileFixed(key, .fixed32)))
            case 3: found = .double(Double(bitPattern: try message.tileFixed(key, .fixed64)))
            case 4: found = .int(Int64(bitPattern: try message.tileVarint(key)))
            case 5: found = .uint(try message.tileVarint(key))
            case 6:
                let raw = try message.tileVarint(key)
                found = .int(Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1))
            case 7: found = .bool(try message.tileVarint(key) != 0)
            default:
                try message.skipTileValue(key)
                continue
            }
            if value != nil { throw VectorTileError(.invalidValue, at: start) }
            value = found
        }
        guard let value else { throw VectorTileError(.invalidValue, at: start) }
        self = value
    }
}
