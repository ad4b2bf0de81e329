import Foundation
import GeoTIFF
import MapGeometry

/// Aerial imagery, which the client provides: an atlas has none.
package enum Imagery {
    /// The name of the source of imagery in a style.
    package static let source = "imagery"

    /// Opens imagery.
    ///
    /// - Parameters:
    ///   - name: An `.mbtiles`, `.pmtiles` or `.tif` file, the latter two of this machine or at an address of the web; or an address
    ///     of tiles with `{z}`, `{x}` and `{y}`: of the web, or of files.
    ///   - tileSize: Points along a side of a tile.
    ///   - attribution: The source of tiles at an address or of a GeoTIFF file; other files name theirs.
    /// - Throws: `PainterError` where the name is none of these, or what keeps a file from being read.
    package static func open(
        _ name: String, tileSize: Double = 256, attribution: String? = nil
    ) throws -> any StoredTiles {
        if ["{z}", "{x}", "{y}"].allSatisfy(name.contains) {
            var tiles =
                WebAddress.isOne(name)
                ? TemplateTiles(name, tileSize: tileSize, from: WebTiles())
                : TemplateTiles(name, tileSize: tileSize) { path in
                    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
                }
            tiles.attribution = attribution
            return tiles
        }
        if WebAddress.isOne(name) {
            return try fileOnTheWeb(name, tileSize: tileSize, attribution: attribution)
        }
        switch WebAddress.suffix(of: name) {
        case "mbtiles": return try DatabaseTiles(path: name, tileSize: tileSize)
        case "pmtiles": return try ArchiveTiles(path: name, tileSize: tileSize)
        case "tif", "tiff":
            return try naming(name) {
                try GeoTIFFTiles(path: name, tileSize: tileSize, attribution: attribution)
            }
        default:
            throw PainterError(
                .source,
                "imagery is an .mbtiles, .pmtiles or .tif file, or an address with {z}, {x} and {y}, not \(name)"
            )
        }
    }

    private static func fileOnTheWeb(
        _ address: String, tileSize: Double, attribution: String?
    ) throws -> any StoredTiles {
        switch WebAddress.suffix(of: address) {
        case "pmtiles":
            return try naming(address) {
                try ArchiveTiles(WebFile(address: address), tileSize: tileSize)
            }
        case "tif", "tiff":
            return try naming(address) {
                try GeoTIFFTiles(
                    WebFile(address: address), tileSize: tileSize, attribution: attribution)
            }
        default:
            throw PainterError(
                .source,
                "imagery of the web is a .pmtiles or .tif file, or tiles with {z}, {x} and {y}, not \(address)"
            )
        }
    }

    /// Opens imagery, whose name errors tell.
    private static func naming<Tiles>(_ name: String, _ open: () throws -> Tiles) throws -> Tiles {
        do {
            return try open()
        } catch let error as PainterError {
            throw error
        } catch {
            throw PainterError(.source, "\(name) cannot be used: \(error)")
        }
    }

    /// Returns a style document with imagery below all else.
    ///
    /// - Parameters:
    ///   - tiles: The imagery.
    ///   - isAlone: Whether nothing else is drawn.
    package static func adding(
        _ tiles: any TileProvider, to document: JSONValue, isAlone: Bool = false
    ) -> JSONValue {
        adding(
            [
                "type": "raster", "tileSize": .number(tiles.tileSize),
                "minzoom": .number(Double(tiles.minimumZoom)),
                "maxzoom": .number(Double(tiles.maximumZoom)), "tiles": .array([""]),
            ], to: document, isAlone: isAlone)
    }

    /// Returns a style document with imagery below all else, whose source is described by members of its own.
    ///
    /// - Parameters:
    ///   - description: The source, as a style describes it.
    ///   - isAlone: Whether nothing else is drawn.
    package static func adding(
        _ description: [String: JSONValue], to document: JSONValue, isAlone: Bool = false
    ) -> JSONValue {
        guard var draft = StyleDraft(document) else { return document }
        draft.add(source: source, description)
        let ground: [JSONValue] = [
            // Where there is no picture.
            .object([
                "id": "imagery-ground", "type": "background",
                "paint": .object(["background-color": "#20262b"]),
            ]),
            .object(["id": "imagery", "type": "raster", "source": .string(source)]),
        ]
        draft.layers = ground + (isAlone ? [] : draft.layers)
        return draft.document
    }
}
