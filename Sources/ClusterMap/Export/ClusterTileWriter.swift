import MapGeometry
import VectorTile

/// Writes clusters into one vector tile.
struct ClusterTileWriter {
    private let tile: ClusterTile
    private var encoder = VectorTileEncoder()
    private let layer: VectorTileEncoder.Layer

    init(_ tile: ClusterTile) {
        self.tile = tile
        layer = encoder.layer(tile.layer, extent: tile.extent)
    }

    /// Returns the tile of clusters with their properties.
    static func tile(
        _ tile: ClusterTile, _ clusters: [(ClusterIndex.Cluster, [String: JSONValue])]
    ) throws(GeoJSONError) -> [UInt8] {
        var writer = ClusterTileWriter(tile)
        for (cluster, properties) in clusters {
            try writer.add(cluster.coordinate, id: UInt64(cluster.id), properties)
        }
        return writer.finish()
    }

    /// Adds a point, at every place it has in the tile and its buffer.
    mutating func add(
        _ coordinate: CLLocationCoordinate2D, id: UInt64?, _ properties: [String: JSONValue]
    ) throws(GeoJSONError) {
        var attributes: [VectorTileEncoder.Attribute] = []
        for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
            guard let value = try Self.value(property) else { continue }
            attributes.append(.init(encoder.key(name), encoder.value(value)))
        }
        let positions = tile.positions(
            x: Mercator.x(longitude: coordinate.longitude),
            y: Mercator.y(latitude: coordinate.latitude))
        for position in positions {
            // An id once a tile: copies of a wide world have none.
            encoder.add(
                .point, [position.across, position.down], attributes: attributes,
                id: position.isCopy ? nil : id, to: layer)
        }
    }

    mutating func finish() -> [UInt8] { encoder.finish() }

    private static func value(_ property: JSONValue) throws(GeoJSONError) -> VectorTile.Value? {
        switch property {
        case .null: return nil
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .int(number)
        case .number(let number): return .double(number)
        case .string(let text): return .string(text)
        case .array, .object:
            return .string(String(decoding: try property.encoded(), as: UTF8.self))
        }
    }
}
