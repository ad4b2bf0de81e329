import Atlas
import Bytes
import Deflate
import Foundation
import HTTPTypes
import HummingbirdCore
import Tiles
import VectorTile

/// The outline of the world around what the atlases cover: sea and borders as vector tiles.
///
/// A tile without sea has no layer of it; the ground of a map is land.
struct WorldOutline: Sendable {
    static let prefix = "/world/"

    private let tiles: ServedTiles

    /// Opens the archive.
    ///
    /// - Throws: `FileError` or `PMTilesError`.
    init(path: String) throws {
        let file = try MappedFile(path: path)
        tiles = try ServedTiles(file, version: Atlas.checksum(crc32(file.bytes)))
    }

    /// Answers `GET /world/{z}/{x}/{y}.mvt`.
    func tile(_ path: TilePath, _ request: HTTPRequest) -> ServedAnswer {
        tiles.tile(path, isVersioned: false, request)
    }

    /// Whether an area's edge runs through open sea, as an island's does.
    ///
    /// - Throws: An error of a damaged archive.
    func isInSea(edgeOf bounds: AtlasBounds) throws -> Bool {
        try BoxEdge.lies(
            south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east,
            zoom: Int(tiles.reader.header.maximumZoom)
        ) { try tiles.content(of: $0)?.layer(named: "sea") }
    }
}
