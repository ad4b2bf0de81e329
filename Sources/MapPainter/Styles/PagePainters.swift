import Atlas
import MapGeometry
import MapPixels
import MapResources
import MapStyle
import Synchronization
import Tiles
import VectorTile

/// Sets painters up as the map's page is: with its styles, sprites and world, and the fonts of this machine.
///
/// What has been read is kept for the next picture.
package final class PagePainters: Sendable {
    private struct Cache {
        var documents: [String: JSONValue] = [:]
        var styles: [String: Style] = [:]
        /// Sprites by the style's name and whether they are large.
        var images: [String: [String: PainterImage]] = [:]
        /// By the code of their language; "" for local ones.
        var worldLabels: [String: GeoJSONTiles] = [:]
        /// The areas that the documents and styles are fitted to.
        var areas: [AtlasBounds] = []

        /// Drops what is fitted to other areas.
        mutating func fit(_ areas: [AtlasBounds]) {
            guard areas != self.areas else { return }
            documents = [:]
            styles = [:]
            self.areas = areas
        }
    }

    /// The names of the styles, such as `standard-light`, in order.
    package let names: [String]
    private let files: MapStyleFiles
    private let world: ArchiveTiles
    private let fonts: LabelFonts
    private let cache = Mutex(Cache())

    /// Finds the page's files.
    ///
    /// - Parameter folders: Folders with fonts that are taken before the system's.
    /// - Throws: `MapStyleFilesMissing` where the files are not beside the program, or what keeps the world from
    ///   being read.
    package init(fonts folders: [String] = []) throws {
        files = try MapStyleFiles()
        names = try files.names
        world = try ArchiveTiles(path: files.worldOutline)
        fonts = LabelFonts(folders: folders + LabelFonts.systemFolders)
    }

    /// A painter of one of the page's styles.
    ///
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - tiles: The tiles of the map.
    ///   - areas: The areas that the tiles' data cover: inside, the rough outline of the world is covered, and toward their
    ///     edges the map fades out.
    ///   - language: The language of labels; nil for local names.
    ///   - terrain: The heights of the ground, whose slopes are shaded then; nil for a flat map.
    ///   - contours: Lines of equal height, which are drawn then; nil for none.
    ///   - camera: What is drawn: what its zoom and scale do not need is not read.
    ///   - changing: Makes another document of the style's, as with features on top; nil for the style's own.
    /// - Throws: What is wrong with a file of the page, or what `changing` throws.
    package func painter(
        _ name: String, tiles: any TileProvider, areas: [AtlasBounds],
        language: LabelLanguage? = nil, terrain: TerrainTiles? = nil, contours: ContourTiles? = nil,
        camera: PictureCamera,
        changing: ((JSONValue) throws -> JSONValue)? = nil
    ) throws -> Painter {
        let style: Style
        let isTilted = camera.pitch > Self.risesAt
        if changing != nil || terrain != nil || contours != nil || isTilted {
            var document = try document(name, areas, language)
            if isTilted { document = Self.raisingBuildings(document) }
            let isDark = name.hasSuffix("-dark")
            if terrain != nil { document = TerrainStyle.adding(to: document, isDark: isDark) }
            // Over the slopes, as both go right below the same layer.
            if contours != nil { document = ContourStyle.adding(to: document, isDark: isDark) }
            if let changing { document = try changing(document) }
            style = try Style(document)
        } else {
            style = try plainStyle(name, areas, language)
        }
        var painter = Painter(style: style, backdrop: PixelColor(red: 1, green: 1, blue: 1))
        painter.providers["atlas"] = tiles
        painter.providers["world"] = world
        painter.providers[TerrainStyle.source] = terrain
        painter.providers[ContourStyle.source] = contours
        let context = style.context(zoom: camera.zoom)
        if style.layers.contains(where: { $0.source == "world-labels" && $0.isVisible(context) }) {
            painter.providers["world-labels"] = try worldLabels(language)
        }
        painter.fonts = fonts
        painter.images = try images(name, isLarge: camera.scale > 1)
        return painter
    }

    private func document(
        _ name: String, _ areas: [AtlasBounds], _ language: LabelLanguage?
    ) throws -> JSONValue {
        try cache.withLock { cache in
            cache.fit(areas)
            let key = Self.key(name, language)
            if let known = cache.documents[key] { return known }
            let fitted = try ExtractStyle.fitting(
                try files.style(name), to: areas.map(covered))
            let document = try JSONValue(decoding: try language?.preferred(in: fitted) ?? fitted)
            if cache.documents.count >= Self.mostKept { cache.documents = [:] }
            cache.documents[key] = document
            return document
        }
    }

    /// The pitch in degrees above which buildings rise, as on the page.
    private static let risesAt = 8.0

    /// The document with the layer of buildings that rise, which lies flat in it.
    private static func raisingBuildings(_ document: JSONValue) -> JSONValue {
        guard case .object(var members) = document, case .array(let layers)? = members["layers"]
        else { return document }
        members["layers"] = .array(
            layers.map { layer in
                guard case .object(var layer) = layer, layer["id"]?.stringValue == "buildings-3d"
                else { return layer }
                layer["layout"] = nil
                return .object(layer)
            })
        return .object(members)
    }

    /// The maximum number of styles that are kept: the languages of clients are theirs to choose.
    private static let mostKept = 64

    private static func key(_ name: String, _ language: LabelLanguage?) -> String {
        name + "/" + (language?.code ?? "")
    }

    private func covered(_ bounds: AtlasBounds) -> CoveredArea {
        // Where the outline is damaged, the painter says so when it draws it.
        let endsInSea = try? BoxEdge.lies(
            south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east,
            zoom: world.maximumZoom
        ) { tile in
            guard
                case .vector(let tile)? = try world.tile(
                    zoom: Int(tile.z), x: Int(tile.x), y: Int(tile.y))
            else { return nil }
            return tile.layer(named: "sea")
        }
        return CoveredArea(
            west: bounds.west, south: bounds.south, east: bounds.east, north: bounds.north,
            endsInSea: endsInSea ?? false)
    }

    private func plainStyle(
        _ name: String, _ areas: [AtlasBounds], _ language: LabelLanguage?
    ) throws -> Style {
        let key = Self.key(name, language)
        let known = cache.withLock { cache in
            cache.fit(areas)
            return cache.styles[key]
        }
        if let known { return known }
        let style = try Style(try document(name, areas, language))
        cache.withLock { cache in
            guard cache.areas == areas else { return }
            if cache.styles.count >= Self.mostKept { cache.styles = [:] }
            cache.styles[key] = style
        }
        return style
    }

    private func images(_ name: String, isLarge: Bool) throws -> [String: PainterImage] {
        let key = name + (isLarge ? "@2x" : "")
        return try cache.withLock { cache in
            if let known = cache.images[key] { return known }
            let sprites = try files.sprites(name, isLarge: isLarge)
            let images = try SpriteSheet.images(
                list: sprites.list, sheet: try PNGDecoder.decode(sprites.sheet))
            cache.images[key] = images
            return images
        }
    }

    private func worldLabels(_ language: LabelLanguage?) throws -> GeoJSONTiles {
        try cache.withLock { cache in
            let key = language?.code ?? ""
            if let known = cache.worldLabels[key] { return known }
            let labels = try files.worldLabels()
            let tiles = GeoJSONTiles(
                try JSONValue(decoding: try language?.named(labels) ?? labels), maximumZoom: 8)
            if cache.worldLabels.count >= Self.mostKept { cache.worldLabels = [:] }
            cache.worldLabels[key] = tiles
            return tiles
        }
    }
}
