import OpenStreetMap
import VectorTile

/// Encodes items as vector tiles, with each value of the feature set looked up once a tile.
struct TileWriter {
    private let set: FeatureSet
    private var encoder: VectorTileEncoder
    private let layers: [VectorTileEncoder.Layer]
    private let keys: [VectorTileEncoder.Key]
    /// The encoder's handle of each value, and the tile for which it is good.
    private var handles: [Handle]
    private var tile: Int32 = 1
    private var attributes: [VectorTileEncoder.Attribute] = []

    private struct Handle {
        var tile: Int32 = 0
        var value: VectorTileEncoder.Value?
    }

    init(set: FeatureSet) {
        self.set = set
        var encoder = VectorTileEncoder()
        layers = Layer.allCases.map { encoder.layer($0.name) }
        keys = set.fieldNames.map { encoder.key($0) }
        self.encoder = encoder
        handles = [Handle](repeating: Handle(), count: set.values.count)
    }

    /// Adds a piece of an item to the current tile.
    mutating func add(
        _ item: ZoomPlan.Item, _ type: VectorTile.GeometryType, _ coordinates: Span<Int32>,
        _ partEnds: Span<Int32>
    ) {
        // Taken out for the call, so that the encoder may change while the list is borrowed.
        var attributes: [VectorTileEncoder.Attribute] = []
        swap(&attributes, &self.attributes)
        attributes.removeAll(keepingCapacity: true)
        for attribute in set.attributeLists[Int(item.attributes)] {
            attributes.append(
                VectorTileEncoder.Attribute(
                    keys[Int(attribute.field)], handle(attribute.value)))
        }
        let layer = layers[Int(item.layer.rawValue)]
        encoder.add(
            type, coordinates: coordinates, partEnds: partEnds, attributes: attributes.span,
            id: item.id == 0 ? nil : item.id, to: layer)
        swap(&attributes, &self.attributes)
    }

    /// Returns the tile and begins the next.
    mutating func finish() -> [UInt8] {
        tile += 1
        return encoder.finish()
    }

    private mutating func handle(_ number: UInt32) -> VectorTileEncoder.Value {
        let known = handles[Int(number)]
        if known.tile == tile, let value = known.value { return value }
        let value =
            switch set.values[Int(number)] {
            case .text(let id): encoder.value(utf8: set.strings.bytes(id).span)
            case .whole(let number): encoder.value(int: number)
            case .real(let number): encoder.value(float: number)
            case .flag(let flag): encoder.value(bool: flag)
            }
        handles[Int(number)] = Handle(tile: tile, value: value)
        return value
    }
}
