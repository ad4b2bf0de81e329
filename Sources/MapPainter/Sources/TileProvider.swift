import MapPixels
import VectorTile

/// The content of a tile.
public enum TileContent: Sendable {
    /// Vector data.
    case vector(VectorTile)
    /// An image.
    case raster(PixelBuffer)
}

/// Gives the tiles of one of a style's sources.
public protocol TileProvider: Sendable {
    /// The least zoom that there are tiles of.
    var minimumZoom: Int { get }
    /// The greatest zoom that there are tiles of; greater ones are made of these.
    var maximumZoom: Int { get }
    /// Points along a side of a tile.
    var tileSize: Double { get }
    /// The attribution that a map of the tiles has to show; nil if none is needed.
    var attribution: String? { get }
    /// What of the data cannot be drawn, as sentences without a period.
    var faults: [String] { get }

    /// The names of the layers that vector tiles may have; nil where they are not told.
    var layerNames: Set<String>? { get }

    /// A tile; nil if there is none, so that a parent stands in for it.
    ///
    /// Called on several threads at once.
    func tile(zoom: Int, x: Int, y: Int) throws -> TileContent?
}

extension TileProvider {
    /// Default implementation: no attribution.
    public var attribution: String? { nil }
    /// Default implementation: all can be drawn.
    public var faults: [String] { [] }
    /// Default implementation: layers are not told.
    public var layerNames: Set<String>? { nil }
}
