import Foundation
import MapPixels
import MapStyle
import VectorTile

/// A tile that is ready to be drawn.
struct PreparedTile: Sendable {
    let place: LayerTile
    let content: TileContent
    let shapes: [TileShapes]
}

extension Painter {
    /// The tiles of all sources that some layers draw, by source.
    func load(
        _ layers: [StyleLayer], _ projection: PictureProjection, _ lanes: WorkerLanes,
        _ warnings: inout Set<String>
    ) -> [String: [PreparedTile]] {
        var wanted: [(source: String, provider: any TileProvider, tile: CoveringTile)] = []
        for source in Set(layers.compactMap(\.source)).sorted() {
            guard let provider = providers[source] else {
                warnings.insert("source \(source): there are no tiles of it")
                continue
            }
            let exact = projection.zoom + log2(512 / provider.tileSize)
            var isRaster = false
            if case .raster = style.sources[source] { isRaster = true }
            let whole = Int((isRaster ? (exact + 0.5) : exact).rounded(.down))
            guard whole >= provider.minimumZoom else { continue }
            let zoom = min(max(whole, 0), provider.maximumZoom, 24)
            for tile in TileCover.tiles(projection, zoom: zoom) {
                wanted.append((source, provider, tile))
            }
        }
        let found = lanes.map(wanted.count) { index in
            Self.prepare(
                wanted[index].provider, wanted[index].tile, projection, style.propertyNames)
        }
        var tiles: [String: [PreparedTile]] = [:]
        for (entry, result) in zip(wanted, found) {
            switch result {
            case .success(let tile?): tiles[entry.source, default: []].append(tile)
            case .success(nil): break
            case .failure(let error): warnings.insert("source \(entry.source): \(error)")
            }
        }
        return tiles
    }

    /// A tile or the nearest parent that there is.
    private static func prepare(
        _ provider: any TileProvider, _ tile: CoveringTile, _ projection: PictureProjection,
        _ names: PropertyNames
    ) -> Result<PreparedTile?, any Error> {
        Result {
            var content = tile
            for _ in 0...10 {
                if let found = try provider.tile(zoom: content.zoom, x: content.x, y: content.y) {
                    var shapes: [TileShapes] = []
                    if case .vector(let vector) = found {
                        shapes = vector.layers.map { TileShapes($0, names: names) }
                    }
                    return PreparedTile(
                        place: LayerTile(tile, content: content, projection), content: found,
                        shapes: shapes)
                }
                guard content.zoom > provider.minimumZoom else { return nil }
                content = CoveringTile(
                    zoom: content.zoom - 1, x: content.x >> 1, y: content.y >> 1,
                    world: content.world)
            }
            return nil
        }
    }
}
