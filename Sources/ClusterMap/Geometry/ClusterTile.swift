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
    /// The margin outside the tile in which clusters are still written, in the same units; up to `extent`.
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

    /// Returns how far a place is from the tile's west and north edge, in units of a vector tile, for each turn around the
    /// world at which it is in the tile or its buffer: a buffer may show what lies at the other end of the world.
    ///
    /// The place is given in the engine's units, and is that of the middle of a unit.
    func positions(x: UInt32, y: UInt32) -> [(across: Int32, down: Int32, isCopy: Bool)] {
        let scale = Double(extent) / Double(side)
        let rows = Double(self.y) * Double(side)
        let down = Int32(((Double(y) + 0.5 - rows) * scale).rounded(.down))
        let limits = -buffer...(extent + buffer - 1)
        var positions: [(across: Int32, down: Int32, isCopy: Bool)] = []
        for turn in [0, 0x1p32, -0x1p32] {
            let columns = Double(self.x) * Double(side)
            let along = ((Double(x) + 0.5 + turn - columns) * scale).rounded(.down)
            guard let across = Int32(exactly: along), limits.contains(across) else { continue }
            positions.append((across, down, zoom == 0 && turn != 0))
        }
        return positions
    }
}
