import Foundation
import MapGeometry
import MapPixels
import MapStyle
import VectorTile

/// A picture of a map, with what was not drawn.
public struct MapPicture: Sendable {
    /// The pixels.
    public let pixels: PixelBuffer
    /// What the style asks for and the picture lacks, each once, in order.
    public let warnings: [String]
}

/// Draws pictures of a map by a style, without a screen.
///
/// A painter is a value that any number of threads may use. The same camera gives the same bytes, whatever the number of threads.
public struct Painter: Sendable {
    /// What is drawn.
    public let style: Style
    /// Where the tiles of the style's sources come from, by the source's name.
    public var providers: [String: any TileProvider]
    /// Icons and patterns by name.
    public var images: [String: PainterImage]
    /// Where letters come from; without fonts no text is drawn.
    public var fonts: LabelFonts?
    /// What is below the lowest layer.
    public var backdrop: PixelColor
    /// How many threads share the work; nil for one a processor.
    public var threads: Int?
    /// Whether the picture says whom its map comes from, in its lower right corner.
    ///
    /// Who turns this off has to say so beside the picture.
    public var showsAttribution = true

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
            self.providers[name] = GeoJSONTiles(
                json.data, maximumZoom: Int(json.maximumZoom), buffer: json.buffer)
        }
    }

    /// Draws a picture.
    ///
    /// Damaged tiles are left out with a warning.
    ///
    /// - Throws: `PainterError` or `PixelError` for a size that no picture may have.
    public func picture(_ camera: PictureCamera) throws -> MapPicture {
        let projection = PictureProjection(camera)
        var picture = try PixelBuffer(
            width: camera.pixelWidth, height: camera.pixelHeight, color: backdrop)
        var warnings = Set<String>()
        let context = style.context(zoom: camera.zoom)
        let layers = style.layers.filter { $0.isVisible(context) }
        let lanes = WorkerLanes(threads)
        let loaded = load(layers, projection, lanes, &warnings)
        let symbols = SymbolScene(self, layers, loaded, camera, projection, lanes)
        warnings.formUnion(symbols.warnings)

        // One piece of work for each layer and tile.
        var pieces: [(layer: StyleLayer, tile: PreparedTile?, symbols: SymbolScene.Layer?)] = []
        for (index, layer) in layers.enumerated() {
            if layer.kind == .background || layer.kind == .symbol {
                pieces.append((layer, nil, symbols.layers[index]))
            } else if let source = layer.source {
                pieces += (loaded[source] ?? []).map { (layer, $0, nil) }
            }
        }
        let drawn = lanes.map(pieces.count) { index in
            Result {
                let piece = pieces[index]
                if let symbols = piece.symbols {
                    return try draw(piece.layer, symbols, projection, camera)
                }
                return try draw(piece.layer, piece.tile, projection, camera)
            }
        }
        var list = try DrawList(width: camera.pixelWidth, height: camera.pixelHeight)
        for result in drawn {
            let (own, notes) = try result.get()
            list.append(own)
            warnings.formUnion(notes)
        }
        if showsAttribution { try credit(layers, &list, camera, &warnings) }
        list.draw(onto: &picture, threads: threads)
        return MapPicture(pixels: picture, warnings: warnings.sorted())
    }

    /// Draws whom the sources of some layers ask to thank.
    private func credit(
        _ layers: [StyleLayer], _ list: inout DrawList, _ camera: PictureCamera,
        _ warnings: inout Set<String>
    ) throws {
        let used = Set(layers.compactMap(\.source)).sorted()
        let told = used.compactMap { style.sources[$0]?.attribution ?? providers[$0]?.attribution }
        guard let text = AttributionMark.text(told) else { return }
        guard let mark = AttributionMark(text) else {
            warnings.insert(
                "the attribution “\(text)” has letters that are not drawn; say it beside the picture"
            )
            return
        }
        if try !mark.draw(in: &list, scale: camera.scale) {
            warnings.insert(
                "the picture has no room for the attribution “\(text)”; say it beside the picture")
        }
    }

    /// Draws the symbols of one layer.
    private func draw(
        _ layer: StyleLayer, _ symbols: SymbolScene.Layer, _ projection: PictureProjection,
        _ camera: PictureCamera
    ) throws -> (DrawList, Set<String>) {
        let context = style.context(zoom: camera.zoom)
        context.availableImages = Set(images.keys)
        var drawing = SymbolDrawing(
            SymbolRules(layer, context, projection, tileZoom: camera.zoom.rounded(.down)), context,
            projection, images: images,
            list: try DrawList(width: camera.pixelWidth, height: camera.pixelHeight))
        drawing.draw(symbols.tiles, symbols.placed)
        return (drawing.list, Set(context.failures.map(\.description)))
    }

    /// Draws one layer of one tile.
    private func draw(
        _ layer: StyleLayer, _ tile: PreparedTile?, _ projection: PictureProjection,
        _ camera: PictureCamera
    ) throws -> (DrawList, Set<String>) {
        var drawing = LayerDrawing(
            layer: layer, context: style.context(zoom: camera.zoom), projection: projection,
            images: images,
            list: try DrawList(width: camera.pixelWidth, height: camera.pixelHeight))
        drawing.context.availableImages = Set(images.keys)
        guard let tile else {
            try drawing.drawBackground()
            return (drawing.list, drawing.warnings)
        }
        if case .raster(let image) = tile.content {
            if layer.kind == .raster {
                try drawing.drawRaster(image, tile.place)
            } else {
                drawing.warnings.insert("layer \(layer.id): \(layer.kind.rawValue) is not drawn")
            }
            return (drawing.list, drawing.warnings)
        }
        let shapes =
            layer.sourceLayer.map { name in tile.shapes.filter { $0.layer.name == name } }
            ?? Array(tile.shapes.prefix(1))
        drawing.context.tile = StyleTile(
            zoom: tile.place.content.zoom, x: tile.place.content.x, y: tile.place.content.y)
        // The zoom of a tile that is enlarged is the one it is enlarged to.
        let tileZoom = camera.zoom.rounded(.down)
        for shape in shapes {
            switch layer.kind {
            case .fill: try drawing.drawFills(shape, tile.place, tileZoom: tileZoom)
            case .line: try drawing.drawLines(shape, tile.place, tileZoom: tileZoom)
            case .circle: try drawing.drawCircles(shape, tile.place, tileZoom: tileZoom)
            default:
                drawing.warnings.insert("layer \(layer.id): \(layer.kind.rawValue) is not drawn")
            }
        }
        for failure in drawing.context.failures { drawing.warnings.insert(failure.description) }
        return (drawing.list, drawing.warnings)
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
