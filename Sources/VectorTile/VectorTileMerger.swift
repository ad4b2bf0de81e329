/// Merges several tiles of the same square, with different data, into one.
///
/// Layers of one name become one. A feature whose id the layer already has from an earlier tile is left out: data that
/// overlap hold the same things, and an id stands for one feature of a layer.
public struct VectorTileMerger: Sendable {
    private var encoder = VectorTileEncoder()
    /// The layers so far by name: their extent, and the ids that earlier tiles brought.
    private var layers: [String: Known] = [:]

    private struct Known: Sendable {
        let layer: VectorTileEncoder.Layer
        let extent: Int64
        var ids: Set<UInt64> = []
    }

    /// Creates a merger without tiles.
    public init() {}

    /// Adds the features of a tile.
    ///
    /// Features of an unknown type have no geometry that could be written, and are left out. A layer's coordinates are
    /// scaled where its extent is not that of the first layer of its name.
    public mutating func add(_ tile: VectorTile) {
        for layer in tile.layers where !layer.features.isEmpty {
            var known =
                layers[layer.name]
                ?? Known(
                    layer: encoder.layer(layer.name, extent: Int32(clamping: layer.extent)),
                    extent: Int64(layer.extent))
            let earlier = known.ids
            let keys = layer.keys.map { encoder.key($0) }
            let values = layer.values.map { encoder.value($0) }
            for feature in layer.features where feature.type != .unknown {
                if let id = feature.id {
                    if earlier.contains(id) { continue }
                    known.ids.insert(id)
                }
                add(feature, of: layer, keys: keys, values: values, to: known)
            }
            layers[layer.name] = known
        }
    }

    private mutating func add(
        _ feature: VectorTile.Feature, of layer: VectorTile.Layer,
        keys: [VectorTileEncoder.Key], values: [VectorTileEncoder.Value], to known: Known
    ) {
        var attributes: [VectorTileEncoder.Attribute] = []
        var tags = layer.tags[feature.tags].makeIterator()
        while let key = tags.next(), let value = tags.next() {
            attributes.append(.init(keys[Int(key)], values[Int(value)]))
        }
        var coordinates: [Int32] = []
        var partEnds: [Int32] = []
        for part in feature.parts {
            coordinates += layer.points(ofPart: part)
            partEnds.append(Int32(coordinates.count / 2))
        }
        if known.extent != Int64(layer.extent) {
            let extent = Int64(layer.extent)
            coordinates = coordinates.map { Int32(clamping: Int64($0) * known.extent / extent) }
        }
        // All points of a point feature are one part.
        if feature.type == .point { partEnds = [] }
        let least = [.point: 1, .line: 2, .polygon: 3][feature.type] ?? 1
        var start: Int32 = 0
        for end in partEnds {
            guard Int(end - start) >= least else { return }
            start = end
        }
        guard coordinates.count >= 2 * least,
            coordinates.allSatisfy({ (-1 << 30...1 << 30).contains($0) })
        else { return }
        encoder.add(
            feature.type, coordinates, partEnds: partEnds, attributes: attributes,
            id: feature.id, to: known.layer)
    }

    /// Returns the merged tile and begins the next one.
    public mutating func finish() -> [UInt8] {
        layers.removeAll()
        return encoder.finish()
    }
}
