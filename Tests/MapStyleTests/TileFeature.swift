import MapStyle
import VectorTile

/// A layer of a vector tile with the columns of the names that a style reads.
final class TileLayer {
    let layer: VectorTile.Layer
    /// The index among the layer's keys of each name, −1 for a name that the layer lacks.
    let columns: [Int]
    /// The layer's values, converted once.
    let values: [StyleValue]

    init(_ layer: VectorTile.Layer, names: PropertyNames) {
        self.layer = layer
        let indices = Dictionary(layer.keys.enumerated().map { ($1, $0) }) { first, _ in first }
        columns = names.names.map { indices[$0] ?? -1 }
        values = layer.values.map { value in
            switch value {
            case .string(let text): .string(text)
            case .float(let number): .number(Double(number))
            case .double(let number): .number(number)
            case .int(let number): .number(Double(number))
            case .uint(let number): .number(Double(number))
            case .bool(let flag): .boolean(flag)
            }
        }
    }
}

/// A feature of a vector tile, read from the tile's own tables.
struct TileFeature: StyleFeature {
    let layer: TileLayer
    let index: Int

    private var feature: VectorTile.Feature { layer.layer.features[index] }

    var geometryType: GeometryType {
        switch feature.type {
        case .unknown: .unknown
        case .point: .point
        case .line: .lineString
        case .polygon: .polygon
        }
    }

    var id: StyleValue? { feature.id.map { .number(Double($0)) } }

    func value(of key: PropertyKey) -> StyleValue? {
        let column =
            key.index < 0
            ? layer.layer.keys.firstIndex(of: key.name) ?? -1 : layer.columns[key.index]
        guard column >= 0 else { return nil }
        let tags = layer.layer.tags
        let range = feature.tags
        var tag = range.lowerBound
        while tag < range.upperBound {
            if Int(tags[tag]) == column { return layer.values[Int(tags[tag + 1])] }
            tag += 2
        }
        return nil
    }

    var properties: [String: StyleValue] {
        var result: [String: StyleValue] = [:]
        for tag in stride(from: feature.tags.lowerBound, to: feature.tags.upperBound, by: 2) {
            result[layer.layer.keys[Int(layer.layer.tags[tag])]] =
                layer.values[Int(layer.layer.tags[tag + 1])]
        }
        return result
    }
}
