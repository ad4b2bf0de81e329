import MapGeometry
import MapStyle
import VectorTile

/// The features of one layer of a tile, with coordinates of 8192 along the tile's side.
///
/// A class, so that each of its features is no more than a reference and an index.
final class TileShapes: Sendable {
    let layer: VectorTile.Layer
    /// The features that expressions give the same values for, as long as those read nothing else.
    let groups: FeatureGroups
    /// The values of the layer's table as expressions see them.
    private let values: [StyleValue]
    /// For each name that the style reads the layer's key, −1 where it has none.
    private let keys: [Int32]
    /// What a unit of the layer is in 8192 along the side.
    private let unit: Double
    /// For each feature the box of its points in units of the layer: least x and y, greatest x and y.
    private let boxes: [SIMD4<Int32>]

    /// Units along a tile's side.
    static let extent = 8192.0

    /// Takes the features of a layer.
    ///
    /// - Parameters:
    ///   - names: The names of properties that the style reads.
    ///   - grouping: The properties, by their indices in `names`, in which features of one group are equal.
    init(_ layer: VectorTile.Layer, names: PropertyNames, grouping: Set<Int>) {
        self.layer = layer
        values = layer.values.map(StyleValue.init)
        let places = Dictionary(
            layer.keys.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { a, _ in a })
        keys = names.names.map { places[$0] ?? -1 }
        unit = Self.extent / Double(layer.extent)
        groups = FeatureGroups(layer, keys: keys, properties: grouping)
        boxes = layer.features.map(layer.box)
    }

    /// A feature as expressions read it.
    struct Feature: StyleFeature {
        let shapes: TileShapes
        /// The feature's place in the layer.
        let index: Int

        var feature: VectorTile.Feature { shapes.layer.features[index] }

        var geometryType: GeometryType { shapes.layer.geometryType(of: feature) }

        var id: StyleValue? { feature.id.map { .number(Double($0)) } }

        func value(of key: PropertyKey) -> StyleValue? {
            let wanted: UInt32
            if key.index >= 0, key.index < shapes.keys.count {
                let place = shapes.keys[key.index]
                if place < 0 { return nil }
                wanted = UInt32(place)
            } else {
                guard let place = shapes.layer.keys.firstIndex(of: key.name) else { return nil }
                wanted = UInt32(place)
            }
            let tags = feature.tags
            var tag = tags.lowerBound
            while tag < tags.upperBound {
                if shapes.layer.tags[tag] == wanted {
                    return shapes.values[Int(shapes.layer.tags[tag + 1])]
                }
                tag += 2
            }
            return nil
        }

        var properties: [String: StyleValue] {
            shapes.layer.attributes(of: feature).mapValues(StyleValue.init)
        }

        var tileGeometry: [[SIMD2<Double>]]? { shapes.parts(of: feature) }
    }

    /// The box of a feature's points in 8192 along the tile's side; nil without points.
    func box(_ index: Int) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
        let box = boxes[index]
        guard box.x <= box.z else { return nil }
        // Points are rounded to whole units.
        return (
            (SIMD2(Double(box.x), Double(box.y)) * unit).rounded(.down),
            (SIMD2(Double(box.z), Double(box.w)) * unit).rounded(.up)
        )
    }

    /// The parts of a feature in 8192 along the tile's side, rounded as MapLibre rounds them; rings end with their first point.
    func parts(of feature: VectorTile.Feature) -> [[SIMD2<Double>]] { parts(of: feature) { $0 } }

    /// The parts of a feature, each point where `place` puts it.
    @inline(__always)
    func parts(
        of feature: VectorTile.Feature, _ place: (SIMD2<Double>) -> SIMD2<Double>
    ) -> [[SIMD2<Double>]] {
        feature.parts.map { part in
            var points: [SIMD2<Double>] = []
            append(part, of: feature, to: &points, place)
            return points
        }
    }

    /// Appends the points of a feature's part, each where `place` puts it.
    @inline(__always)
    func append(
        _ part: Int, of feature: VectorTile.Feature, to points: inout [SIMD2<Double>],
        _ place: (SIMD2<Double>) -> SIMD2<Double>
    ) {
        let isWhole = unit == 1 || unit == 2
        let flat = layer.points(ofPart: part)
        let first = points.count
        points.reserveCapacity(first + flat.count / 2 + 1)
        var index = flat.startIndex
        while index < flat.endIndex {
            let point = SIMD2(Double(flat[index]), Double(flat[index + 1])) * unit
            points.append(place(isWhole ? point : point.rounded(.toNearestOrAwayFromZero)))
            index += 2
        }
        if feature.type == .polygon, points.count > first, points[first] != points.last {
            points.append(points[first])
        }
    }
}

extension TileShapes {
    /// Twice the area of a ring, above 0 where it is an outer one; it may end with its first point.
    static func area(_ ring: [SIMD2<Double>]) -> Double {
        guard var last = ring.last else { return 0 }
        // From the first point on, so that places far away lose no bits.
        let start = last
        var area = 0.0
        for point in ring {
            let a = last - start
            let b = point - start
            area += a.x * b.y - b.x * a.y
            last = point
        }
        return area
    }
}

extension VectorTile.Layer {
    /// The box of a feature's points: least x and y, greatest x and y; without points the least are above the greatest.
    fileprivate func box(_ feature: VectorTile.Feature) -> SIMD4<Int32> {
        var low = SIMD2<Int32>(repeating: .max)
        var high = SIMD2<Int32>(repeating: .min)
        guard let first = feature.parts.first, let last = feature.parts.last else {
            return SIMD4(lowHalf: low, highHalf: high)
        }
        var index = points(ofPart: first).startIndex
        let end = points(ofPart: last).endIndex
        while index + 1 < end {
            let point = SIMD2(coordinates[index], coordinates[index + 1])
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
            index += 2
        }
        return SIMD4(lowHalf: low, highHalf: high)
    }

    /// The type of a feature's geometry as expressions name it.
    func geometryType(of feature: VectorTile.Feature) -> GeometryType {
        let several = feature.parts.count > 1
        switch feature.type {
        case .point: return several ? .multiPoint : .point
        case .line: return several ? .multiLineString : .lineString
        case .polygon:
            guard several else { return .polygon }
            let outer = feature.parts.count { VectorTile.isOuterRing(points(ofPart: $0)) }
            return outer > 1 ? .multiPolygon : .polygon
        case .unknown: return .unknown
        }
    }
}

extension VectorTile {
    /// Whether a ring of flat coordinates is an outer one: its area is positive with y down.
    static func isOuterRing(_ flat: ArraySlice<Int32>) -> Bool {
        var area: Int64 = 0
        var last = (flat.count >= 2 ? Int64(flat[flat.endIndex - 2]) : 0, Int64(flat.last ?? 0))
        var index = flat.startIndex
        while index < flat.endIndex {
            let point = (Int64(flat[index]), Int64(flat[index + 1]))
            area &+= last.0 &* point.1 &- point.0 &* last.1
            last = point
            index += 2
        }
        return area > 0
    }
}

extension StyleValue {
    /// What a text begins with that is a list or an object as JSON: vector tiles have none, GeoJSON has.
    static let nestedMark = "\u{0}"

    /// The list or object in a text of a vector tile; nil if the text is none.
    private init?(nested text: String) {
        guard text.utf8.first == 0 else { return nil }
        // What is no JSON is the text that it looks like.
        guard let json = try? JSONValue(decoding: Array(text.utf8.dropFirst())) else { return nil }
        self.init(json)
    }

    /// A value of a vector tile.
    init(_ value: VectorTile.Value) {
        switch value {
        case .string(let text): self = StyleValue(nested: text) ?? .string(text)
        case .float(let number): self = .number(Double(number))
        case .double(let number): self = .number(number)
        case .int(let number): self = .number(Double(number))
        case .uint(let number): self = .number(Double(number))
        case .bool(let flag): self = .boolean(flag)
        }
    }
}
