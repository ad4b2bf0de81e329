import Atlas
import Bytes
import Deflate
import Foundation
import Geodesy
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

    /// Whether an area's edge runs through open sea, as an island's does: its corners and the middles of its sides.
    ///
    /// - Throws: An error of a damaged archive.
    func isInSea(edgeOf bounds: AtlasBounds) throws -> Bool {
        let middle = (
            latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2
        )
        let places = [
            (bounds.south, bounds.west), (bounds.south, middle.longitude),
            (bounds.south, bounds.east), (middle.latitude, bounds.east),
            (bounds.north, bounds.east), (bounds.north, middle.longitude),
            (bounds.north, bounds.west), (middle.latitude, bounds.west),
        ]
        var known: (id: TileID, sea: VectorTile.Layer?)?
        return try places.allSatisfy { latitude, longitude in
            let zoom = tiles.reader.header.maximumZoom
            let scale = Double(UInt32(1) << UInt32(zoom))
            let x = min(max(WebMercator.x(longitude: longitude), 0), 1 - 1e-9) * scale
            let y = min(max(WebMercator.y(latitude: latitude), 0), 1 - 1e-9) * scale
            guard let tile = TileID(checking: Int(zoom), x: Int(x), y: Int(y)) else { return false }
            if known?.id != tile {
                known = (tile, try tiles.content(of: tile)?.layer(named: "sea"))
            }
            guard let sea = known?.sea else { return false }
            return sea.holds(
                x: (x - x.rounded(.down)) * Double(sea.extent),
                y: (y - y.rounded(.down)) * Double(sea.extent))
        }
    }
}

extension VectorTile.Layer {
    /// Whether one of the polygons holds a point: an odd number of its rings' sides are passed on the way out.
    fileprivate func holds(x: Double, y: Double) -> Bool {
        features.contains { feature in
            guard feature.type == .polygon else { return false }
            var rule = EvenOddRule(x: x, y: y)
            for ring in parts(of: feature) {
                rule.pass(ring: stride(from: ring.startIndex, to: ring.endIndex, by: 2)) {
                    (Double(ring[$0]), Double(ring[$0 + 1]))
                }
            }
            return rule.isInside
        }
    }
}
