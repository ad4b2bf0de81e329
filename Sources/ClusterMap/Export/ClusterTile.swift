import MapGeometry
import VectorTile

/// A tile of the usual pyramid, and how clusters are written into it.
public struct ClusterTile: Hashable, Sendable {
    /// The zoom, 0–28; zoom 0 is one tile of the world, on which clusters are those of zoom 0.
    public let zoom: Int
    /// The column, from the 180th meridian eastward.
    public let x: Int
    /// The row, from the north.
    public let y: Int
    /// The name of the layer in a vector tile.
    public let layer: String
    /// Width and height of the tile in units of a vector tile, 1 or more.
    public let extent: Int32
    /// How far outside the tile clusters are still written, in the same units; up to `extent`.
    public let buffer: Int32

    /// Creates a tile; nil if there is no such one, or if extent or buffer are out of range.
    ///
    /// The buffer of 512 is 32 points on a tile of 256.
    public init?(
        zoom: Int, x: Int, y: Int, layer: String = "clusters", extent: Int32 = 4096,
        buffer: Int32 = 512
    ) {
        guard (0...28).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y),
            (1...(1 << 20)).contains(extent), (0...extent).contains(buffer)
        else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
        self.layer = layer
        self.extent = extent
        self.buffer = buffer
    }

    /// The side in the engine's units.
    var side: UInt64 { 1 << UInt64(32 - zoom) }

    /// What lies in the tile: half-open, so that each point is in one tile of a zoom.
    var window: MapWindow {
        var window = MapWindow(worldAtZoom: zoom)
        let (west, north) = (UInt64(x) * side, UInt64(y) * side)
        // The last unit is at most 2³² - 1.
        window.columns = [UInt32(west)...UInt32(west + side - 1)]
        window.rows = UInt32(north)...UInt32(north + side - 1)
        return window
    }

    /// What lies in the tile or in its buffer.
    var bufferedWindow: MapWindow {
        window.expanded(by: UInt32(clamping: side * UInt64(buffer) / UInt64(extent)))
    }
}

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
        let x = Double(Mercator.x(longitude: coordinate.longitude)) + 0.5
        let y = Double(Mercator.y(latitude: coordinate.latitude)) + 0.5
        let scale = Double(tile.extent) / Double(tile.side)
        let down = Int32(((y - Double(tile.y) * Double(tile.side)) * scale).rounded(.down))
        let limits = -tile.buffer...(tile.extent + tile.buffer - 1)
        // Around the world: a buffer may show what lies at its other end.
        for turn in [0, 0x1p32, -0x1p32] {
            let along = ((x + turn - Double(tile.x) * Double(tile.side)) * scale).rounded(.down)
            // An id once a tile: copies of a wide world have none.
            guard let across = Int32(exactly: along), limits.contains(across) else { continue }
            let isCopy = tile.zoom == 0 && turn != 0
            encoder.add(
                .point, [across, down], attributes: attributes,
                id: isCopy ? nil : id, to: layer)
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
