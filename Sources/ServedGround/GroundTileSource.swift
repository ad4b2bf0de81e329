import Atlas
import Bytes
import Deflate
import Elevation
import MapPainter
import MapPixels
import MapServer

/// The tiles of the ground below a map: imagery, heights as pictures in Terrarium's encoding, and lines of equal height.
package struct GroundTileSource: Sendable {
    private let imagery: (any StoredTiles)?

    /// - Parameter imagery: Pictures of the ground; nil if there are none.
    package init(imagery: (any StoredTiles)?) { self.imagery = imagery }

    /// A tile of imagery, as it is kept.
    package func imagery(
        _ path: GroundTilePath, _ asked: GroundConditions
    ) async throws(GroundTileFault) -> GroundAnswer {
        guard let imagery else { throw GroundTileFault(404, "this service has no imagery") }
        let bytes: [UInt8]?
        do {
            bytes = try await imagery.loadedBytes(zoom: path.zoom, x: path.x, y: path.y)
        } catch {
            // What an address answers may be anything; a file that is damaged is not the client's.
            throw GroundTileFault(
                imagery.version == nil || imagery.isOfWeb ? 502 : 500,
                "the imagery can't be read")
        }
        guard let bytes else { throw GroundTileFault(404, "there is no imagery of this tile") }
        guard let format = PictureFile.format(bytes) else {
            throw GroundTileFault(500, "the tile is neither PNG, JPEG nor WebP")
        }
        return try GroundAnswer(
            GroundAnswer.Content(format), tag: "\"\(Atlas.checksum(crc32(bytes.span.rawBytes)))\"",
            version: imagery.version, asked: asked, otherwise: "public, max-age=3600"
        ) { bytes }
    }

    /// A tile of heights.
    ///
    /// - Parameters:
    ///   - tiles: The heights; nil if no atlas has any.
    ///   - version: Changes when the heights do.
    package func heights(
        _ path: GroundTilePath, _ asked: GroundConditions, of tiles: TerrainTiles?, version: String
    ) throws(GroundTileFault) -> GroundAnswer {
        guard let tiles else { throw .noHeights }
        let zooms = TerrainTiles.zooms
        guard zooms ~= path.zoom else {
            throw GroundTileFault(
                404, "there are heights at zooms \(zooms.lowerBound) to \(zooms.upperBound)")
        }
        return try GroundAnswer(
            .png, tag: "\"\(version)-\(path.zoom)-\(path.x)-\(path.y)\"", version: version,
            asked: asked, otherwise: CommonHeaders.revalidate
        ) { () throws(GroundTileFault) in
            let tile: TileContent?
            do {
                tile = try tiles.tile(zoom: path.zoom, x: path.x, y: path.y)
            } catch {
                throw GroundTileFault(500, "the heights can't be read")
            }
            guard case .raster(let picture)? = tile else {
                throw GroundTileFault(404, "no atlas has heights of this tile")
            }
            return PNGEncoder(level: 6).encode(picture)
        }
    }

    /// A tile of the lines of equal height.
    ///
    /// - Parameters:
    ///   - tiles: The lines; nil if no atlas has heights.
    ///   - version: Changes when the heights do.
    package func contours(
        _ path: GroundTilePath, _ asked: GroundConditions, of tiles: ContourTiles?, version: String
    ) throws(GroundTileFault) -> GroundAnswer {
        guard let tiles else { throw .noHeights }
        let zooms = ContourTiles.zooms
        guard zooms ~= path.zoom else {
            throw GroundTileFault(
                404, "there are contours at zooms \(zooms.lowerBound) to \(zooms.upperBound)")
        }
        // An empty tile where no line runs: flat ground is nothing that lacks.
        return try GroundAnswer(
            .vectorTile, tag: "\"\(version)-lines-\(path.zoom)-\(path.x)-\(path.y)\"",
            version: version, asked: asked, otherwise: CommonHeaders.revalidate
        ) { tiles.bytes(zoom: path.zoom, x: path.x, y: path.y) ?? [] }
    }

    /// What changes when the heights of atlases do.
    package static func heightsVersion(of atlases: [Atlas]) -> String {
        atlases.compactMap { $0.manifest.file(Heights.fileName)?.crc32 }.joined(separator: "-")
    }
}
