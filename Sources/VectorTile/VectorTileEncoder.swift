import Bytes

/// Writes Mapbox Vector Tiles (specification 2.1), one after the other, with buffers that are reused.
///
/// Layers, keys and constant values are made known once; their handles stay good for all tiles of
/// this encoder. A layer's tables hold only what its features use, in order of first use, so a
/// tile's bytes depend on the features added to it and on the order in which layers were opened,
/// and on nothing else.
///
/// ```swift
/// var encoder = VectorTileEncoder()
/// let streets = encoder.layer("streets")
/// let kind = encoder.key("kind")
/// let motorway = encoder.constant(.string("motorway"))
/// encoder.add(.line, [0, 0, 4096, 0], attributes: [.init(kind, motorway)], to: streets)
/// let tile = encoder.finish()
/// ```
///
/// An encoder serves one task at a time; keep one a worker.
public struct VectorTileEncoder: Sendable {
    /// A handle to a layer of this encoder.
    public struct Layer: Hashable, Sendable {
        let index: Int
    }

    /// An attribute's name, known to this encoder.
    public struct Key: Hashable, Sendable {
        let index: UInt32
    }

    /// An attribute's value, known to this encoder.
    public struct Value: Hashable, Sendable {
        let index: UInt32
    }

    /// An attribute: a key with a value.
    public struct Attribute: Hashable, Sendable {
        /// The handle of the attribute's name.
        public var key: Key
        /// The handle of the attribute's value.
        public var value: Value

        /// Creates an attribute from the handles of its key and value.
        public init(_ key: Key, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    private var layers: [LayerWriter] = []
    private var keys = ByteInterner()
    private var values = ByteInterner()
    private var constantCount = 0
    private var geometry = GeometryWriter()

    /// Creates an encoder without layers.
    public init() {}

    // MARK: Making names and values known

    /// Opens a layer, or finds the one that was opened by this name.
    ///
    /// Tiles hold their layers in the order in which they were opened.
    ///
    /// - Parameter extent: Width and height of the tile in coordinate units, 1 or more. Of a layer
    ///   that is open already it must be the same.
    public mutating func layer(_ name: String, extent: Int32 = 4096) -> Layer {
        precondition(extent > 0, "an extent is positive")
        if let index = layers.firstIndex(where: { $0.name == name }) {
            precondition(layers[index].extent == extent, "a layer has one extent")
            return Layer(index: index)
        }
        layers.append(LayerWriter(name: name, extent: extent))
        return Layer(index: layers.count - 1)
    }

    /// Returns the handle of an attribute name; it stays good for all tiles.
    public mutating func key(_ name: String) -> Key {
        Key(index: keys.intern { $0.append(contentsOf: name.utf8) })
    }

    /// Returns the handle of a value that many tiles use; it stays good for all tiles.
    ///
    /// Constants are made known before the first value of a tile: at the start, or right after
    /// `finish()`.
    public mutating func constant(_ value: VectorTile.Value) -> Value {
        precondition(values.count == constantCount, "constants come before a tile's own values")
        let handle = self.value(value)
        constantCount = values.count
        return handle
    }

    /// Returns the handle of a value; it is good until `finish()`.
    public mutating func value(_ value: VectorTile.Value) -> Value {
        switch value {
        case .string(let text): self.value(string: text)
        case .float(let number): self.value(float: number)
        case .double(let number): self.value(double: number)
        case .int(let number): self.value(int: number)
        case .uint(let number): self.value(uint: number)
        case .bool(let flag): self.value(bool: flag)
        }
    }

    /// Returns the handle of a text; it is good until `finish()`.
    public mutating func value(string: String) -> Value {
        Value(
            index: values.intern {
                $0.varintField(1, wireType: 2, UInt64(string.utf8.count))
                $0.append(contentsOf: string.utf8)
            })
    }

    /// Returns the handle of a text given as UTF-8; it is good until `finish()`.
    ///
    /// Sequences that are not UTF-8 become U+FFFD, because a tile's text must be valid.
    public mutating func value(utf8: Span<UInt8>) -> Value {
        guard (try? UTF8Span(validating: utf8)) != nil else {  // nil: repaired below
            var broken: [UInt8] = []
            for index in utf8.indices { broken.append(utf8[index]) }
            return value(string: String(decoding: broken, as: UTF8.self))
        }
        return Value(
            index: values.intern {
                $0.varintField(1, wireType: 2, UInt64(utf8.count))
                for index in utf8.indices { $0.append(utf8[index]) }
            })
    }

    /// Returns the handle of a 32-bit floating-point number; it is good until `finish()`.
    public mutating func value(float: Float) -> Value {
        Value(
            index: values.intern {
                $0.append(2 << 3 | 5)
                $0.littleEndian(float.bitPattern)
            })
    }

    /// Returns the handle of a 64-bit floating-point number; it is good until `finish()`.
    public mutating func value(double: Double) -> Value {
        Value(
            index: values.intern {
                $0.append(3 << 3 | 1)
                $0.littleEndian(double.bitPattern)
            })
    }

    /// Returns the handle of a signed number; it is good until `finish()`.
    ///
    /// Negative numbers are stored zigzag-coded (`sint_value`), which is up to nine bytes shorter.
    public mutating func value(int: Int64) -> Value {
        Value(
            index: values.intern {
                if int >= 0 {
                    $0.varintField(4, wireType: 0, UInt64(int))
                } else {
                    $0.varintField(6, wireType: 0, UInt64(bitPattern: (int &<< 1) ^ (int &>> 63)))
                }
            })
    }

    /// Returns the handle of an unsigned number; it is good until `finish()`.
    public mutating func value(uint: UInt64) -> Value {
        Value(index: values.intern { $0.varintField(5, wireType: 0, uint) })
    }

    /// Returns the handle of a truth value; it is good until `finish()`.
    public mutating func value(bool: Bool) -> Value {
        Value(index: values.intern { $0.varintField(7, wireType: 0, bool ? 1 : 0) })
    }

    // MARK: Adding features

    /// Adds a feature to the tile.
    ///
    /// The geometry is written as it is given. The caller sees to it that neighboring points of a
    /// line or ring differ, that every exterior ring is clockwise on the screen
    /// (`VectorTile.doubledArea(ofRing:)` is positive) and is followed by its interior rings, which
    /// are counterclockwise, and that rings do not cross; `VectorTile.validate()` finds most breaches.
    ///
    /// - Parameters:
    ///   - type: Point, line or polygon.
    ///   - coordinates: x, y pairs in tile units, y downwards, each within ±2³⁰; one point or more.
    ///     Rings are given without a closing point.
    ///   - partEnds: For several lines or rings, where each ends, in points from the start; the last
    ///     is the number of points. Empty means one part. A line has two points or more, a ring
    ///     three or more. All points of a point feature are one part.
    ///   - attributes: Names and values, no name twice.
    ///   - id: Unique among the layer's features, if given.
    ///   - layer: The layer to add to.
    /// - Complexity: O(n).
    public mutating func add(
        _ type: VectorTile.GeometryType, coordinates: Span<Int32>, partEnds: Span<Int32>,
        attributes: Span<Attribute>, id: UInt64?, to layer: Layer
    ) {
        geometry.encode(type, coordinates: coordinates, partEnds: partEnds)
        layers[layer.index].add(type, geometry, attributes, id)
    }

    /// Adds a feature that lies in arrays; see the function of the same name that takes spans.
    public mutating func add(
        _ type: VectorTile.GeometryType, _ coordinates: [Int32], partEnds: [Int32] = [],
        attributes: [Attribute] = [], id: UInt64? = nil, to layer: Layer
    ) {
        add(
            type, coordinates: coordinates.span, partEnds: partEnds.span,
            attributes: attributes.span, id: id, to: layer)
    }

    // MARK: Finishing

    /// Whether no feature has been added since the last `finish()`.
    public var isEmpty: Bool { layers.allSatisfy(\.isEmpty) }

    /// Returns the tile and begins the next one.
    ///
    /// Layers without features are left out; a tile without any features is empty. Handles of
    /// layers, keys and constants stay good, handles of other values do not.
    public mutating func finish() -> [UInt8] {
        var out = ByteWriter(
            capacity: layers.reduce(0) { $0 + $1.byteCount(keys: keys, values: values) + 6 })
        for index in layers.indices where !layers[index].isEmpty {
            layers[index].write(to: &out, keys: keys, values: values)
            layers[index].removeAll()
        }
        values.removeAll(after: constantCount)
        return out.bytes
    }
}

extension [UInt8] {
    /// Appends a field key (number below 16) and a varint: a value, or the length of what follows.
    mutating func varintField(_ field: UInt8, wireType: UInt8, _ value: UInt64) {
        append(field << 3 | wireType)
        var rest = value
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a number, least significant byte first.
    mutating func littleEndian(_ value: some FixedWidthInteger) {
        for shift in stride(from: 0, to: value.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
