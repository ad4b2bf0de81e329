import Answers
import Atlas
import MapPainter
import Synchronization

/// The heights of the atlases that were asked last.
final class ServedTerrain: Sendable {
    private let opened = Mutex<(atlases: AtlasCollection, tiles: TerrainTiles?)?>(nil)

    /// The heights of atlases as tiles; nil if none of them has any.
    ///
    /// - Throws: `HeightsError` for a damaged file.
    func tiles(of atlases: AtlasCollection) throws -> TerrainTiles? {
        try opened.withLock { opened in
            if let opened, opened.atlases === atlases { return opened.tiles }
            let tiles = try TerrainTiles(atlases.areas.map(\.atlas))
            opened = (atlases, tiles)
            return tiles
        }
    }
}
