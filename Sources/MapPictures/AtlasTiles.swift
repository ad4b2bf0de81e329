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
    let tileSize = 512.0

    var minimumZoom: Int { Int(collection.zooms.lowerBound) }
    var maximumZoom: Int { Int(collection.zooms.upperBound) }
    var attribution: String? { collection.attribution }

    init(_ atlases: [Atlas]) throws { collection = try TileCollection(atlases) }

    func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        try collection.content(zoom: zoom, x: x, y: y).map(TileContent.vector)
    }
}
