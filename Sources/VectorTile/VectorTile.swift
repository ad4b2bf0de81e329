/// A decoded Mapbox Vector Tile (specification 2.1; version 1 layers are read too).
///
/// Geometry and tags of a layer lie in flat arrays that its features point into, so that decoding
/// a tile allocates a handful of arrays whatever the number of features.
public struct VectorTile: Equatable, Sendable {
    /// The layers, in the order of the file.
    public var layers: [Layer]

    /// Creates a tile from layers that are already in memory.
    public init(layers: [Layer] = []) {
        self.layers = layers
    }

    /// The first layer of that name.
    public func layer(named name: String) -> Layer? {
        layers.first { $0.name == name }
    }

    /// The type of a feature's geometry, by the specification's own number.
    public enum GeometryType: UInt8, Sendable {
        /// A type that the specification leaves to experiments; its geometry is not decoded.
        case unknown = 0
        /// A point or several points.
        case point = 1
        /// A line or several lines.
        case line = 2
        /// One polygon or several; every exterior ring begins a polygon.
        case polygon = 3
    }

    /// A value of an attribute, in one of the types of the format.
    public enum Value: Hashable, Sendable {
        /// A string of UTF-8.
        case string(String)
        /// A 32-bit floating-point number.
        case float(Float)
        /// A 64-bit floating-point number.
        case double(Double)
        /// A signed number (the format's `int_value` and `sint_value`).
        case int(Int64)
        /// An unsigned 64-bit integer.
        case uint(UInt64)
        /// `true` or `false`.
        case bool(Bool)
    }

    /// A layer: its features, with the keys and values that they share.
    public struct Layer: Equatable, Sendable {
        /// The name of the layer.
        public var name: String
        /// Major version of the specification: 1 or 2.
        public var version: UInt32
        /// Width and height of the tile in coordinate units, 1 or more.
        public var extent: UInt32
        /// The keys that the features' tags refer to by index.
        public var keys: [String] = []
        /// The values that the features' tags refer to by index.
        public var values: [Value] = []
        /// The features, in the order of the file.
        public var features: [Feature] = []
        /// Tags of all features: key index, value index, key index, ….
        public var tags: [UInt32] = []
        /// Points of all features: x, y, x, y, …, y downwards; rings do not repeat their first point.
        public var coordinates: [Int32] = []
        /// The ends of all parts, in points from the start of `coordinates`.
        ///
        /// A part begins where its predecessor ends. A part is a line, a ring, or all points of a point feature.
        public var partEnds: [Int32] = []

        /// Creates a layer without features.
        public init(name: String, version: UInt32 = 2, extent: UInt32 = 4096) {
            self.name = name
            self.version = version
            self.extent = extent
        }
    }

    /// A feature: ranges of its layer's arrays.
    public struct Feature: Equatable, Sendable {
        /// The feature's id, if it has one.
        public var id: UInt64?
        /// The type of the feature's geometry.
        public var type: GeometryType
        /// The range of the feature's tags in `Layer.tags`; its length is even.
        public var tags: Range<Int>
        /// The range of the feature's parts in `Layer.partEnds`.
        public var parts: Range<Int>
        /// Whether the tile announced more points of a point feature than it holds.
        public var lacksPoints = false

        /// Creates a feature of ranges in its layer's arrays.
        public init(
            id: UInt64?, type: VectorTile.GeometryType, tags: Range<Int>, parts: Range<Int>,
            lacksPoints: Bool = false
        ) {
            self.id = id
            self.type = type
            self.tags = tags
            self.parts = parts
            self.lacksPoints = lacksPoints
        }
    }
}

extension VectorTile.Layer {
    /// The points of one part (an index into `partEnds`), as x, y pairs.
    public func points(ofPart part: Int) -> ArraySlice<Int32> {
        let start = part == 0 ? 0 : Int(partEnds[part - 1])
        return coordinates[(2 * start)..<(2 * Int(partEnds[part]))]
    }

    /// The parts of a feature, each as x, y pairs.
    public func parts(of feature: VectorTile.Feature) -> [ArraySlice<Int32>] {
        feature.parts.map { points(ofPart: $0) }
    }

    /// The attributes of a feature by name.
    ///
    /// Of a key that is given twice the last value counts.
    public func attributes(of feature: VectorTile.Feature) -> [String: VectorTile.Value] {
        var result: [String: VectorTile.Value] = [:]
        for tag in stride(from: feature.tags.lowerBound, to: feature.tags.upperBound, by: 2) {
            result[keys[Int(tags[tag])]] = values[Int(tags[tag + 1])]
        }
        return result
    }

    /// The value of one attribute of a feature, found without building a dictionary.
    public func value(_ key: String, of feature: VectorTile.Feature) -> VectorTile.Value? {
        for tag in stride(from: feature.tags.lowerBound, to: feature.tags.upperBound, by: 2)
        where keys[Int(tags[tag])] == key {
            return values[Int(tags[tag + 1])]
        }
        return nil
    }
}
