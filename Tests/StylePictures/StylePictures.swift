import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapStyle

/// Draws style documents whose files lie in a folder: `local://` in an address is that folder.
///
///     StylePictures FOLDER < pairs of paths, a style and a picture, divided by a tab, one a line
///
/// Prints for each one line of JSON: the style's path, what was not drawn, the error if there is no picture.
@main
struct StylePictures {
    let folder: String

    static func main() throws {
        let program = StylePictures(folder: CommandLine.arguments[1])
        while let line = readLine() {
            let paths = line.components(separatedBy: "\t")
            var answer: [String: Any] = ["style": paths[0]]
            do {
                answer["warnings"] = try program.draw(paths[0], paths[1])
            } catch {
                answer["error"] = "\(error)"
            }
            let json = try JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)
            print(String(decoding: json, as: UTF8.self))
        }
    }

    @Sendable func load(_ address: String) throws -> [UInt8]? {
        let path = address.replacingOccurrences(of: "local://", with: folder + "/")
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    func draw(_ path: String, _ target: String) throws -> [String] {
        let document = try JSONValue(
            decoding: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let test = document["metadata"]?["test"]
        let style = try Style(document)
        let scale = test?["pixelRatio"]?.doubleValue ?? 1
        var painter = Painter(style: style)
        // The suite's own pictures have none.
        painter.showsAttribution = false
        painter.collidesAcrossSources = test?["crossSourceCollisions"] != .bool(false)
        for (name, source) in style.sources {
            if let provider = try provider(source) { painter.providers[name] = provider }
            if case .image(let image) = source, let bytes = try load(image.url) {
                painter.sourceImages[name] = try PNGDecoder.decode(bytes)
            }
        }
        painter.images = try SpriteSheet.images(of: style.sprites, scale: scale, load: load)
        if let glyphs = style.glyphs {
            painter.fonts = LabelFonts(template: glyphs, load: load)
        }
        let camera = try PictureCamera(
            latitude: style.center?.y ?? 0, longitude: style.center?.x ?? 0, zoom: style.zoom ?? 0,
            bearing: style.bearing, pitch: style.pitch,
            width: Int(test?["width"]?.doubleValue ?? 512),
            height: Int(test?["height"]?.doubleValue ?? 512), scale: scale)
        let picture = try painter.picture(camera)
        try Data(PNGEncoder().encode(picture.pixels)).write(to: URL(fileURLWithPath: target))
        return style.problems.map(\.description) + picture.warnings
    }

    func provider(_ source: StyleSource) throws -> (any TileProvider)? {
        switch source {
        case .vector(let tiles), .raster(let tiles), .terrain(let tiles, _):
            var tiles = tiles
            if let url = tiles.url, let bytes = try load(url) {
                let json = try JSONValue(decoding: bytes)
                if case .array(let list)? = json["tiles"] {
                    tiles.tiles = list.compactMap(\.stringValue)
                }
                tiles.minimumZoom = json["minzoom"]?.doubleValue ?? tiles.minimumZoom
                tiles.maximumZoom = json["maxzoom"]?.doubleValue ?? tiles.maximumZoom
            }
            guard let template = tiles.tiles.first else { return nil }
            return TemplateTiles(
                template, minimumZoom: Int(tiles.minimumZoom),
                maximumZoom: Int(tiles.maximumZoom), tileSize: tiles.tileSize,
                countsRowsFromSouth: tiles.countsRowsFromSouth, load: load)
        case .geojson(let json):
            guard let address = json.data.stringValue, let bytes = try load(address) else {
                return nil
            }
            return GeoJSONTiles(try JSONValue(decoding: bytes), as: json)
        default: return nil
        }
    }
}
