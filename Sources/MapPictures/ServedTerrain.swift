import Answers
import Atlas
import MapPainter
import Synchronization

/// The heights of the atlases that were asked last.
final class ServedTerrain: Sendable {
    private struct Opened {
        let atlases: AtlasCollection
        let tiles: TerrainTiles?
        let contours: ContourTiles?
    }
    private let opened = Mutex<Opened?>(nil)

    /// The heights of atlases as tiles; nil if none of them has any.
    ///
    /// - Throws: `HeightsError` for a damaged file.
    func tiles(of atlases: AtlasCollection) throws -> TerrainTiles? {
        try opened(for: atlases).tiles
    }

    /// The lines of equal height of atlases; nil if none of them has heights.
    ///
    /// - Throws: `HeightsError` for a damaged file.
    func contours(of atlases: AtlasCollection) throws -> ContourTiles? {
        try opened(for: atlases).contours
    }

    private func opened(for atlases: AtlasCollection) throws -> Opened {
        try opened.withLock { opened in
            if let opened, opened.atlases === atlases { return opened }
            let found = atlases.areas.map(\.atlas)
            let new = Opened(
                atlases: atlases, tiles: try TerrainTiles(found),
                contours: try ContourTiles(found))
            opened = new
            return new
        }
    }
}
