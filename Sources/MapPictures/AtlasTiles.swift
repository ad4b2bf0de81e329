import Atlas
import MapPainter
import MapServer

/// The tiles of one or several atlases as one map.
package enum AtlasTiles {
    /// Opens the atlases' tiles.
    ///
    /// - Parameter atlases: One at least.
    /// - Throws: `AtlasError` or `PMTilesError`.
    package static func open(_ atlases: [Atlas]) throws -> any TileProvider {
        atlases.count == 1 ? try ArchiveTiles(atlases[0]) : try JoinedTiles(atlases)
    }
}

/// The tiles of several atlases, joined as the server joins them.
private struct JoinedTiles: TileProvider {
    private let collection: TileCollection
    let minimumZoom: Int
    let maximumZoom: Int
    let tileSize = 512.0
    let attribution: String?

    init(_ atlases: [Atlas]) throws {
        collection = try TileCollection(atlases)
        let archives = try atlases.map { try ArchiveTiles($0) }
        minimumZoom = archives.map(\.minimumZoom).min() ?? 0
        maximumZoom = archives.map(\.maximumZoom).max() ?? 0
        var credits: [String] = []
        for credit in archives.compactMap(\.attribution) where !credits.contains(credit) {
            credits.append(credit)
        }
        attribution = credits.isEmpty ? nil : credits.joined(separator: ", ")
    }

    func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        try collection.content(zoom: zoom, x: x, y: y).map(TileContent.vector)
    }
}
