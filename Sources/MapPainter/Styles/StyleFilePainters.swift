import Foundation
import MapGeometry
import MapPixels
import MapResources
import MapStyle
import Synchronization

/// Sets painters up for a style document of the client's.
///
/// What the document names by a path is read from there, relative to its own folder. Its vector sources that are not files come
/// from the map's own tiles, whatever address they have, so that a style of the same schema draws without a network.
package final class StyleFilePainters: Sendable {
    /// What of the document is not used, or comes from elsewhere than it says.
    package let notices: [String]
    private let document: JSONValue
    private let style: Style
    /// The sources that come from the map's own tiles.
    private let ownSources: [String]
    private let providers: [String: any TileProvider]
    private let sourceImages: [String: PixelBuffer]
    private let fonts: LabelFonts
    private let files: StyleFiles
    /// By whether they are large.
    private let icons = Mutex<[Bool: Icons]>([:])

    private struct Icons {
        var images: [String: PainterImage] = [:]
        /// Why some are not there.
        var faults: [String] = []
    }

    /// Reads a document and opens the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - folders: Folders with fonts that are taken before the system's.
    ///   - language: The language of labels; nil for those that the document asks for.
    /// - Throws: `PainterError` for a file that is missing or of no use; `StyleError` for what is no style.
    package init(path: String, fonts folders: [String], language: LabelLanguage?) throws {
        files = StyleFiles(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PainterError(.source, "the file cannot be read")
        }
        var bytes = Array(data)
        if let language { bytes = try language.preferred(in: bytes) }
        let told = try Style(json: bytes)
        var opened: [String: any TileProvider] = [:]
        var pictures: [String: PixelBuffer] = [:]
        var own: [String] = []
        var notices = told.problems.map(\.description)
        for (name, source) in told.sources.sorted(by: { $0.key < $1.key }) {
            if case .image(let image) = source {
                guard let bytes = try files.bytes(at: image.url) else {
                    throw files.missing(image.url, of: name)
                }
                pictures[name] = try PictureFile.decode(bytes)
            } else if let provider = try files.provider(of: source, named: name) {
                opened[name] = provider
            } else if case .vector(let tiles) = source {
                own.append(name)
                if let address = tiles.url ?? tiles.tiles.first {
                    notices.append("source \(name): the atlas's tiles, not those at \(address)")
                }
            }
        }
        document = try Self.taking(own, from: JSONValue(decoding: bytes))
        style = try Style(document)
        providers = opened
        sourceImages = pictures
        ownSources = own
        if let glyphs = style.glyphs, !WebAddress.isOne(glyphs) {
            fonts = LabelFonts(template: glyphs, load: files.bytes)
        } else {
            fonts = LabelFonts(folders: folders + LabelFonts.systemFolders)
        }
        self.notices = notices
    }

    /// The document with sources that say of themselves neither where they are nor whose they are.
    private static func taking(_ names: [String], from document: JSONValue) -> JSONValue {
        guard case .object(var members) = document,
            case .object(var sources)? = members["sources"]
        else { return document }
        for name in names {
            var source: [String: JSONValue] = ["type": "vector", "tiles": .array([""])]
            source["promoteId"] = sources[name]?["promoteId"]
            sources[name] = .object(source)
        }
        members["sources"] = .object(sources)
        return .object(members)
    }

    /// A painter of the style.
    ///
    /// - Parameters:
    ///   - tiles: The map's own tiles.
    ///   - camera: What is drawn.
    ///   - changing: Makes another document of the style's, as with features on top; nil for the style's own.
    /// - Throws: What is wrong with a sprite, or what `changing` throws.
    package func painter(
        tiles: any TileProvider, camera: PictureCamera,
        changing: ((JSONValue) throws -> JSONValue)? = nil
    ) throws -> Painter {
        var painter = Painter(style: try changing.map { try Style($0(document)) } ?? style)
        for (name, provider) in providers { painter.providers[name] = provider }
        for name in ownSources { painter.providers[name] = tiles }
        painter.sourceImages = sourceImages
        painter.fonts = fonts
        let icons = try icons(isLarge: camera.scale > 1)
        painter.images = icons.images
        painter.faults = icons.faults
        return painter
    }

    /// The style's icons; those of the web are done without where they cannot be loaded.
    private func icons(isLarge: Bool) throws -> Icons {
        try icons.withLock { icons in
            if let known = icons[isLarge] { return known }
            var read = Icons()
            for sprite in style.sprites {
                do {
                    read.images.merge(
                        try SpriteSheet.images(
                            of: [sprite], scale: isLarge ? 2 : 1, load: files.bytes)
                    ) { $1 }
                } catch  where WebAddress.isOne(sprite.url) {
                    read.faults.append("source of icons \(sprite.id): there are none; \(error)")
                }
            }
            icons[isLarge] = read
            return read
        }
    }
}

/// The files that a style document names.
private struct StyleFiles: Sendable {
    let folder: String
    private let web = WebTiles()

    init(folder: String) { self.folder = folder }

    /// The path of an address that is a file's.
    private func path(_ address: String) -> String {
        var path = address
        for scheme in ["pmtiles://", "mbtiles://", "file://"] where path.hasPrefix(scheme) {
            path = String(path.dropFirst(scheme.count))
        }
        return path.hasPrefix("/") ? path : folder + "/" + path
    }

    /// The bytes at an address; nil if there are none.
    @Sendable func bytes(at address: String) throws -> [UInt8]? {
        if WebAddress.isOne(address) { return try web.bytes(at: address) }
        return FileManager.default.contents(atPath: path(address)).map { [UInt8]($0) }
    }

    func missing(_ address: String, of source: String) -> PainterError {
        PainterError(.source, "source \(source): there is nothing at \(address)")
    }

    /// What gives the tiles of a source; nil for vector tiles that are no files, and for what is in the style itself.
    func provider(of source: StyleSource, named name: String) throws -> (any TileProvider)? {
        switch source {
        case .vector(let tiles):
            let address = [tiles.url, tiles.tiles.first].compactMap(\.self).first(where: isFile)
            return address == nil ? nil : try provider(of: tiles, named: name)
        case .raster(let tiles), .terrain(let tiles, _):
            return try provider(of: tiles, named: name)
        case .geojson(let json):
            guard let address = json.data.stringValue else { return nil }
            guard let bytes = try bytes(at: address) else { throw missing(address, of: name) }
            do {
                return GeoJSONTiles(try JSONValue(decoding: bytes), as: json)
            } catch {
                throw PainterError(.source, "source \(name): \(address): \(error)")
            }
        case .image, .video: return nil
        }
    }

    /// Whether an address names a file that is there, or files with places in their names.
    private func isFile(_ address: String) -> Bool {
        guard !WebAddress.isOne(address), !address.isEmpty else { return false }
        return address.contains("{z}") || FileManager.default.fileExists(atPath: path(address))
    }

    private func provider(
        of source: StyleSource.TileSource, named name: String
    ) throws -> any TileProvider {
        var source = source
        if let url = source.url {
            if let opened = try archive(url, source, named: name) { return opened }
            guard let bytes = try bytes(at: url) else { throw missing(url, of: name) }
            do {
                let json = try JSONValue(decoding: bytes)
                if case .array(let list)? = json["tiles"] {
                    source.tiles = list.compactMap(\.stringValue)
                }
                source.minimumZoom = json["minzoom"]?.doubleValue ?? source.minimumZoom
                source.maximumZoom = json["maxzoom"]?.doubleValue ?? source.maximumZoom
                source.attribution = source.attribution ?? json["attribution"]?.stringValue
            } catch {
                throw PainterError(.source, "source \(name): \(url) is no TileJSON: \(error)")
            }
        }
        guard let template = source.tiles.first else {
            throw PainterError(.source, "source \(name) says nowhere where its tiles are")
        }
        if let opened = try archive(template, source, named: name) { return opened }
        func zoom(_ value: Double) -> Int { Int(min(max(value, 0), 24)) }
        var tiles = TemplateTiles(
            template, minimumZoom: zoom(source.minimumZoom), maximumZoom: zoom(source.maximumZoom),
            tileSize: source.tileSize, countsRowsFromSouth: source.countsRowsFromSouth, load: bytes)
        tiles.attribution = source.attribution
        return tiles
    }

    /// The archive at an address; nil for other files.
    private func archive(
        _ address: String, _ source: StyleSource.TileSource, named name: String
    ) throws -> (any TileProvider)? {
        // Readers of archives on the web name them `pmtiles://https://…`.
        let inside = address.hasPrefix("pmtiles://") ? String(address.dropFirst(10)) : address
        do {
            if WebAddress.isOne(inside) {
                guard WebAddress.suffix(of: inside) == "pmtiles" else { return nil }
                return try ArchiveTiles(
                    WebFile(address: inside, from: web), tileSize: source.tileSize)
            }
            switch WebAddress.suffix(of: address) {
            case "pmtiles": return try ArchiveTiles(path: path(address), tileSize: source.tileSize)
            case "mbtiles": return try DatabaseTiles(path: path(address), tileSize: source.tileSize)
            default: return nil
            }
        } catch {
            let place = WebAddress.isOne(inside) ? inside : path(address)
            throw PainterError(.source, "source \(name): \(place): \(error)")
        }
    }
}
