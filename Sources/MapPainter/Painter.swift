import Foundation
import MapGeometry
import MapPixels
import MapStyle
import ParallelWork
import VectorTile

/// A picture of a map, with what was not drawn.
public struct MapPicture: Sendable {
    /// The pixels.
    public let pixels: PixelBuffer
    /// The features that the style requires and the picture lacks, each once, in order.
    public let warnings: [String]

    /// Creates a picture from its pixels and what it lacks.
    package init(pixels: PixelBuffer, warnings: [String]) {
        self.pixels = pixels
        self.warnings = warnings
    }
}

/// Draws pictures of a map by a style, without a screen.
///
/// A painter is a value that any number of threads may use. The same camera gives the same bytes, whatever the number of threads.
public struct Painter: Sendable {
    /// The style that the map is drawn in.
    public let style: Style
    /// Where the tiles of the style's sources come from, by the source's name.
    public var providers: [String: any TileProvider]
    /// Icons and patterns by name.
    public var images: [String: PainterImage]
    /// Where letters come from; without fonts no text is drawn.
    public var fonts: LabelFonts?
    /// The images of sources that are one image, by the source's name.
    public var sourceImages: [String: PixelBuffer] = [:]
    /// What of the style could not be loaded, which every picture warns of.
    package var faults: [String] = []
    /// Whether symbols of one source give way to those of others.
    public var collidesAcrossSources = true
    /// The color below the lowest layer.
    public var backdrop: PixelColor
    /// The number of threads that share the work; nil for one per processor.
    public var threads: Int?
    /// Whether the picture shows the map's attribution in its lower right corner.
    ///
    /// A client that turns this off has to show the attribution beside the picture.
    public var showsAttribution = true
    /// How far inside the picture's sides, in points, a border lies that no symbol crosses unless it may lie over others;
    /// nil for none.
    ///
    /// Pictures that meet at their borders then show the same symbols there, whatever else each of them shows.
    package var symbolBorder: Double?

    /// Creates a painter.
    ///
    /// Sources that hold GeoJSON themselves need no provider.
    public init(
        style: Style, providers: [String: any TileProvider] = [:],
        images: [String: PainterImage] = [:], fonts: LabelFonts? = nil,
        backdrop: PixelColor = .clear, threads: Int? = nil
    ) {
        self.style = style
        self.providers = providers
        self.images = images
        self.fonts = fonts
        self.backdrop = backdrop
        self.threads = threads
        for (name, source) in style.sources where providers[name] == nil {
            guard case .geojson(let json) = source, json.data.stringValue == nil else { continue }
            self.providers[name] = GeoJSONTiles(json.data, as: json)
        }
    }

    /// Draws a picture.
    ///
    /// Damaged tiles are left out with a warning.
    ///
    /// - Throws: `PainterError` or `PixelError` for a size that no picture may have.
    public func picture(_ camera: PictureCamera) throws -> MapPicture {
        var picture = try PixelBuffer(
            width: camera.pixelWidth, height: camera.pixelHeight, color: backdrop)
        let (list, warnings) = try drawing(
            camera, DrawList(width: camera.pixelWidth, height: camera.pixelHeight))
        list.draw(onto: &picture, threads: threads)
        return MapPicture(pixels: picture, warnings: warnings)
    }

    /// Draws a picture of shapes, which stays sharp at any size.
    ///
    /// It shows what `picture(_:)` shows of the same camera, labels in the same places.
    ///
    /// - Returns: The picture, in the camera's pixels, and warnings about features of the style that it lacks.
    /// - Throws: As `picture(_:)`.
    public func vectorPicture(
        _ camera: PictureCamera
    ) throws -> (picture: VectorPicture, warnings: [String]) {
        var list = try DrawList(
            width: camera.pixelWidth, height: camera.pixelHeight, keepsPaths: true)
        try list.fill(PictureProjection(camera).frame, color: backdrop)
        let (drawn, warnings) = try drawing(camera, list)
        return (try VectorPicture(drawn), warnings)
    }

    /// What a picture is made of, over what a list of its size holds, with what it lacks.
    private func drawing(
        _ camera: PictureCamera, _ empty: DrawList
    ) throws -> (list: DrawList, warnings: [String]) {
        let projection = PictureProjection(camera)
        let keepsPaths = empty.keepsPaths
        var warnings = Set(faults)
        let context = style.context(zoom: camera.zoom)
        let layers = style.layers.filter { $0.isVisible(context) }
        let workers = WorkerThreads(threads)
        let loaded = load(layers, projection, workers, &warnings)
        let symbols = SymbolScene(self, layers, loaded, camera, projection, workers)
        warnings.formUnion(symbols.warnings)

        // One piece of work for each layer and tile, or one for a layer that is drawn as a whole.
        var pieces: [(layer: StyleLayer, tiles: [PreparedTile], symbols: SymbolScene.Layer?)] = []
        for (index, layer) in layers.enumerated() {
            let tiles = layer.source.flatMap { loaded[$0] } ?? []
            if layer.kind == .symbol {
                pieces.append((layer, [], symbols.layers[index]))
            } else if layer.kind == .background || layer.isWhole(context) || isImage(layer) {
                pieces.append((layer, tiles, nil))
            } else {
                pieces += tiles.filter { $0.hasContent(of: layer) }.map { (layer, [$0], nil) }
            }
        }
        let imageNames = Set(images.keys)
        let drawn = workers.map(pieces.count) { index in
            Result {
                let piece = pieces[index]
                let list = try DrawList(
                    width: empty.width, height: empty.height, keepsPaths: keepsPaths)
                if let symbols = piece.symbols {
                    return try draw(piece.layer, symbols, projection, camera, imageNames, list)
                }
                return try draw(piece.layer, piece.tiles, projection, camera, imageNames, list)
            }
        }
        var list = empty
        for result in drawn {
            let (own, notes) = try result.get()
            list.append(own)
            warnings.formUnion(notes)
        }
        if showsAttribution { try credit(layers, &list, camera, &warnings) }
        return (list, warnings.sorted())
    }

    /// The attributions of the map at a zoom, each once and as plain text.
    package func credits(zoom: Double) -> [String] {
        let context = style.context(zoom: zoom)
        return AttributionMark.plain(told(of: style.layers.filter { $0.isVisible(context) }))
    }

    private func told(of layers: [StyleLayer]) -> [String] {
        Set(layers.compactMap(\.source)).sorted().compactMap {
            style.sources[$0]?.attribution ?? providers[$0]?.attribution
        }
    }

    /// Draws the attributions of the sources of some layers.
    private func credit(
        _ layers: [StyleLayer], _ list: inout DrawList, _ camera: PictureCamera,
        _ warnings: inout Set<String>
    ) throws {
        var credits: [String] = []
        for credit in AttributionMark.plain(told(of: layers)) {
            if AttributionMark(credit) != nil {
                credits.append(credit)
            } else {
                warnings.insert(
                    "the attribution “\(credit)” has letters that are not drawn; say it beside the picture"
                )
            }
        }
        let isDark = isDark(layers, camera)
        // All of them, or as many as there is room for.
        var shown = credits.count
        while shown > 0, let mark = AttributionMark(AttributionMark.line(credits.prefix(shown))) {
            if try mark.draw(in: &list, scale: camera.scale, isDark: isDark) { break }
            shown -= 1
        }
        for credit in credits.dropFirst(shown) {
            warnings.insert(
                "the picture has no room for the attribution “\(credit)”; say it beside the picture"
            )
        }
    }

    /// Whether the ground of a map is dark: the color of the lowest of its backgrounds.
    private func isDark(_ layers: [StyleLayer], _ camera: PictureCamera) -> Bool {
        guard let ground = layers.first(where: { $0.kind == .background }),
            let color = ground.property("background-color")
                .color(style.context(zoom: camera.zoom))
        else { return false }
        let brightness: Double = 0.3 * color.red + 0.6 * color.green + 0.1 * color.blue
        return color.alpha > 0.5 && brightness < 0.4
    }

    /// Draws the symbols of one layer.
    private func draw(
        _ layer: StyleLayer, _ symbols: SymbolScene.Layer, _ projection: PictureProjection,
        _ camera: PictureCamera, _ imageNames: Set<String>, _ list: DrawList
    ) throws -> (DrawList, Set<String>) {
        let context = style.context(zoom: camera.zoom)
        context.availableImages = imageNames
        var drawing = SymbolDrawing(
            SymbolRules(layer, context, projection, tileZoom: camera.zoom.rounded(.down)), context,
            projection, images: images, list: list)
        drawing.draw(symbols.tiles, symbols.placed)
        return (drawing.list, Set(context.failures.map(\.description)))
    }

    /// Whether a layer shows one image.
    private func isImage(_ layer: StyleLayer) -> Bool {
        if let source = layer.source, case .image = style.sources[source] { true } else { false }
    }

    /// Draws one layer of some tiles.
    private func draw(
        _ layer: StyleLayer, _ tiles: [PreparedTile], _ projection: PictureProjection,
        _ camera: PictureCamera, _ imageNames: Set<String>, _ list: DrawList
    ) throws -> (DrawList, Set<String>) {
        var drawing = LayerDrawing(
            layer: layer, context: style.context(zoom: camera.zoom), projection: projection,
            images: images, list: list)
        drawing.context.availableImages = imageNames
        switch layer.kind {
        case .background: try drawing.drawBackground()
        case .raster where isImage(layer):
            if let name = layer.source, case .image(let source)? = style.sources[name] {
                if let image = sourceImages[name] {
                    try drawing.drawImage(image, corners: source.corners)
                } else {
                    drawing.warnings.insert("source \(name): its image is not there")
                }
            }
        case .fillExtrusion: try drawing.drawExtrusions(tiles, light: style.light)
        case .heatmap: try drawing.drawHeatmap(tiles)
        case .hillshade:
            if let name = layer.source,
                case .terrain(let source, let encoding)? = style.sources[name]
            {
                try drawing.drawHillshade(
                    tiles, encoding, maximumZoom: source.maximumZoom)
            }
        case .fill, .line, .circle, .raster:
            for tile in tiles { try draw(tile, &drawing) }
            let opacity = drawing.wholeOpacity
            if opacity < 1 {
                drawing.list = try flatten(drawing.list, opacity: opacity, projection)
            }
        default:
            drawing.warnings.insert("layer \(layer.id): \(layer.kind.rawValue) is not drawn")
        }
        for failure in drawing.context.failures { drawing.warnings.insert(failure.description) }
        return (drawing.list, drawing.warnings)
    }

    /// Draws one tile of a layer.
    private func draw(_ tile: PreparedTile, _ drawing: inout LayerDrawing) throws {
        let layer = drawing.layer
        if case .raster(let image) = tile.content {
            if layer.kind == .raster {
                try drawing.drawRaster(image, tile.place)
            } else {
                drawing.warnings.insert("layer \(layer.id): its source has images, not shapes")
            }
            return
        }
        drawing.context.tile = StyleTile(
            zoom: tile.place.content.zoom, x: tile.place.content.x, y: tile.place.content.y)
        for shape in tile.shapes(of: layer) {
            switch layer.kind {
            case .fill: try drawing.drawFills(shape, tile.place)
            case .line: try drawing.drawLines(shape, tile.place)
            case .circle: try drawing.drawCircles(shape, tile.place)
            default:
                drawing.warnings.insert("layer \(layer.id): its source has shapes, not images")
            }
        }
    }

    /// A list that paints what another one does as one image with an opacity.
    private func flatten(
        _ list: DrawList, opacity: Double, _ projection: PictureProjection
    ) throws -> DrawList {
        var picture = try PixelBuffer(width: list.width, height: list.height)
        list.draw(onto: &picture, threads: 1)
        var flat = try DrawList(
            width: list.width, height: list.height, keepsPaths: list.keepsPaths)
        try flat.fill(
            projection.frame, image: ImagePaint(whole: picture, opacity: opacity))
        return flat
    }
}

extension StyleLayer {
    /// Whether the tiles of the layer cannot be drawn one by one.
    fileprivate func isWhole(_ context: EvaluationContext) -> Bool {
        switch kind {
        case .fillExtrusion, .heatmap, .hillshade: true
        case .fill: property("fill-layer-opacity").number(context) < 1
        case .line: property("line-layer-opacity").number(context) < 1
        default: false
        }
    }
}

extension ImagePaint {
    /// An image of the picture's own size, pixel for pixel.
    init(whole image: PixelBuffer, opacity: Double) {
        self.init(
            image, origin: .zero, right: SIMD2(1, 0), down: SIMD2(0, 1), opacity: opacity,
            filter: .nearest)
    }
}

extension LayerDrawing {
    /// The opacity of a layer as a whole.
    fileprivate var wholeOpacity: Double {
        switch layer.kind {
        case .fill: layer.property("fill-layer-opacity").number(context)
        case .line: layer.property("line-layer-opacity").number(context)
        default: 1
        }
    }
}

extension LayerDrawing {
    /// Fills the whole picture.
    mutating func drawBackground() throws {
        let path = projection.frame
        let opacity = layer.property("background-opacity").number(context)
        let pattern = layer.property("background-pattern")
        guard pattern.isGiven else {
            let color = layer.property("background-color").color(context)
            try list.fill(path, .nonzero, color: Self.pixel(color, opacity: opacity))
            return
        }
        guard let name = pattern.image(context)?.name else { return }
        guard let image = images[name] else {
            warnings.insert("layer \(layer.id): there is no image \(name)")
            return
        }
        try list.fill(path, .nonzero, image: paint(image, opacity: opacity))
    }
}
