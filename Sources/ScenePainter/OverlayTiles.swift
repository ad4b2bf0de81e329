import MapPainter
import MapPixels
import MapScene

/// Loads the tile of an overlay by its zoom, column and row; nil where there is none.
package typealias OverlayTileLoader =
    @Sendable (_ overlay: SceneOverlay, _ zoom: Int, _ x: Int, _ y: Int) throws -> [UInt8]?

/// The tiles of an overlay, loaded by the caller.
struct OverlayTiles: TileProvider {
    let overlay: SceneOverlay
    let tiles: SceneOverlay.Tiles
    let load: OverlayTileLoader

    var minimumZoom: Int { max(tiles.zooms.lowerBound, 0) }
    var maximumZoom: Int { min(max(tiles.zooms.upperBound, minimumZoom), 24) }
    var tileSize: Double { tiles.size > 0 ? tiles.size : 256 }

    func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        guard let bytes = try load(overlay, zoom, x, y), !bytes.isEmpty else { return nil }
        return .raster(try PictureFile.decode(bytes))
    }
}
