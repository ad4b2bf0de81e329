import ArgumentParser
import Atlas
import ClusterMap
import Foundation
import MapGeometry
import MapPainter
import MapPictures
import MapResources

/// `mapwright snapshot`.
struct Snapshot: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Draw a picture of the map.",
        discussion: """
            Draws the page's map of an atlas without a browser, a display or a graphics card. The file's ending says what is \
            written: .png, .jpg or .webp of pixels, .svg or .pdf of shapes, which stay sharp in print. --verbose names what a \
            picture lacks.

            Features of a file (--overlay), a route (--route) and clustered points (--cluster) lie over the map, looking as they \
            do on the page. Where neither --center nor --region is given, the picture shows all of the route and the points.

            Labels are drawn with the fonts of this machine, best with Noto Sans: in /usr/share/fonts, in ~/.fonts or in a folder \
            given by --fonts. Without any font a picture has no labels.

            An atlas holds no pictures of the ground: --imagery brings them for --style hybrid, which draws streets and names over \
            them, and for --style imagery.

            Whom the data come from stands in the picture's corner.

            --tiles writes a map of images that any viewer of PMTiles shows: the region's tiles of 256 points at zooms from \
            --min-zoom to --max-zoom, with --tile-size 512 or --scale 2 as 512 pixels. Its description says whom the data come from.

            EXAMPLES
              mapwright snapshot --atlas helsinki.atlas --center 60.1699,24.9384 \\
                  --meters 2000 -o center.png
              mapwright snapshot --atlas helsinki.atlas --center 60.1699,24.9384 \\
                  --zoom 15 --scale 2 --appearance dark -o dark.png
              mapwright snapshot --atlas helsinki.atlas --region 60.15,24.9,60.19,24.98 \\
                  --size 800x600 -o region.png
              mapwright snapshot --atlas helsinki.atlas --region 60.15,24.9,60.19,24.98 \\
                  --overlay walk.geojson -o walk.png
              mapwright snapshot --atlas andorra.atlas --center 42.55,1.55 \\
                  --meters 20000 --terrain --contours -o mountains.png
              mapwright snapshot --atlas helsinki.atlas \\
                  --route "Rautatientori" "Ateneum" --mode walking -o way.png
              mapwright snapshot --atlas helsinki.atlas --cluster shops.csv \\
                  --style muted -o shops.png
              mapwright snapshot --atlas helsinki.atlas --region 60.15,24.9,60.19,24.98 \\
                  --size 1190x840 -o wall.pdf
              mapwright snapshot --atlas helsinki.atlas --region 60.15,24.9,60.19,24.98 \\
                  --style hybrid --imagery aerial.mbtiles -o aerial.jpg
              mapwright snapshot --atlas helsinki.atlas --center 60.1699,24.9384 \\
                  --zoom 14 --style my-style.json -o mine.png
              mapwright snapshot --atlas helsinki.atlas --tiles helsinki.pmtiles \\
                  --min-zoom 10 --max-zoom 16
            """)

    @Option(help: "The atlas.", completion: .directory)
    var atlas: String

    @OptionGroup var view: SnapshotView

    @Option(
        help: ArgumentHelp(
            "The look of the map: standard, muted, hybrid or, with --imagery, imagery; or a file.",
            discussion: """
                A file is a MapLibre style document (.json). What it names by a path is read from there; its vector sources that are no \
                files are the atlas's tiles, of the Shortbread schema.
                """, valueName: "name|file"))
    var style = "standard"

    @Option(
        help: ArgumentHelp(
            "Pictures of the ground below --style hybrid, or alone with --style imagery.",
            discussion: """
                An .mbtiles or .pmtiles file of PNG, JPEG or WebP tiles, a GeoTIFF file (.tif) in EPSG:3857, 4326 or a zone of UTM, \
                or an address of tiles of 256 points with {z}, {x} and {y}: https://… or a path of files. A .pmtiles or .tif file may \
                be at an address of the web: what is needed of it is loaded.
                """, valueName: "file|url"))
    var imagery: String?

    @Option(
        help: ArgumentHelp(
            "Whom imagery at an address or of a .tif file comes from, as the picture says it.",
            discussion: "Other files say it themselves.", valueName: "words"))
    var imageryAttribution: String?

    @Option(help: "The colors.")
    var appearance = Appearance.light

    @Option(
        help: ArgumentHelp(
            "The language of labels, such as de; local names if left out.",
            discussion: "The atlas has names in English, German and the languages of its import.",
            valueName: "code"))
    var language: String?

    @Flag(
        help: ArgumentHelp(
            "Shade the slopes of the ground.",
            discussion: "The atlas has heights where its import was given some (import --terrain).")
    )
    var terrain = false

    @Flag(
        help: ArgumentHelp(
            "Draw lines of equal height, with meters on every fifth.",
            discussion:
                "From the same heights as --terrain; from zoom 9 on, every 200 to 10 meters."))
    var contours = false

    @Option(
        help: "A folder with fonts (.ttf) that are taken before the system's; may be repeated.",
        completion: .directory)
    var fonts: [String] = []

    @Option(
        help: ArgumentHelp(
            "Features of a GeoJSON file to draw over the map; may be repeated.",
            discussion:
                "Properties as simplestyle-spec has them give colors: stroke, fill, marker-color.",
            valueName: "file.geojson"), completion: .file())
    var overlay: [String] = []

    @OptionGroup var route: SnapshotRoute

    @Option(
        help: ArgumentHelp(
            "Points of a file, clustered for the picture's zoom as cluster does it; may be repeated.",
            valueName: "file"), completion: .file())
    var cluster: [String] = []

    @Flag(help: "Name what the style asks for and the picture lacks.")
    var verbose = false

    @Option(
        name: .shortAndLong, help: "The file to write: .png, .jpg, .webp, .svg or .pdf.",
        completion: .file())
    var output: String?

    @OptionGroup(title: "Tiles") var tiles: SnapshotTiles

    func run() async throws {
        try await report {
            switch (output, tiles.tiles) {
            case (let path?, nil): try drawPicture(path)
            case (nil, let path?): try await drawTiles(path)
            default: throw ValidationError("Give either --output or --tiles.")
            }
        }
    }

    private func drawPicture(_ path: String) throws {
        guard let dot = path.lastIndex(of: "."),
            let format = PictureFormat(suffix: String(path[path.index(after: dot)...]))
        else {
            throw ValidationError(
                "\(path) does not end in .png, .jpg, .webp, .svg or .pdf: its format is not known.")
        }
        if route.route.isEmpty, cluster.isEmpty { _ = try view.camera(showing: nil) }
        let look = try look()
        let atlas = try Atlas.open(atlas)
        let content = try content(of: atlas)
        let camera = try view.camera(showing: content.coordinates)
        let (bytes, warnings) = try painters(look, content, of: atlas)(camera)
            .file(camera, format)
        try NewFile.write(to: path) { try $0.append(bytes) }
        tell(warnings)
    }

    private func drawTiles(_ path: String) async throws {
        let look = try look()
        let atlas = try Atlas.open(atlas)
        let plan = try tiles.plan(view, of: atlas)
        let painter = try painters(look, try content(of: atlas), of: atlas)
        let warnings = try await tiles.write(
            plan, to: path, name: "\(atlas.name), \(look.name)", painter: painter)
        tell(warnings)
    }

    /// Where painters come from.
    private enum Look {
        case page(PagePainters, name: String)
        case file(StyleFilePainters, name: String)

        var name: String {
            switch self {
            case .page(_, let name), .file(_, let name): name
            }
        }
    }

    private func look() throws -> Look {
        guard style.lowercased().hasSuffix(".json") else {
            return .page(try pagePainters(), name: styleName)
        }
        if imagery != nil || terrain || contours {
            throw ValidationError(
                "--imagery, --terrain and --contours are for the page's styles; a style of your own has its sources itself."
            )
        }
        try checkFonts()
        let language = try labelLanguage
        do {
            let painters = try StyleFilePainters(path: style, fonts: fonts, language: language)
            if verbose { tell(painters.notices) }
            return .file(painters, name: URL(fileURLWithPath: style).lastPathComponent)
        } catch {
            throw MalformedFileError(path: style, reason: "\(error)")
        }
    }

    /// What makes the painters of pictures of an atlas.
    private func painters(
        _ look: Look, _ content: SnapshotContent, of atlas: Atlas
    ) throws -> @Sendable (PictureCamera) throws -> Painter {
        let source = try AtlasTiles.open([atlas])
        switch look {
        case .file(let painters, _):
            return { camera in
                try painters.painter(
                    tiles: source, camera: camera, changing: content.change(camera))
            }
        case .page(let painters, let name):
            let heights = try heights(of: atlas)
            let (terrain, contours) = (
                terrain ? heights : nil, contours ? heights?.contours : nil
            )
            let language = try labelLanguage
            return { camera in
                var painter = try painters.painter(
                    name, tiles: source, areas: atlas.manifest.coveredBounds, language: language,
                    terrain: terrain, contours: contours, camera: camera,
                    changing: content.change(camera))
                content.imagery?.provide(for: &painter)
                return painter
            }
        }
    }

    private var labelLanguage: LabelLanguage? {
        get throws {
            guard let language else { return nil }
            guard let known = LabelLanguage(language) else {
                throw ValidationError("“\(language)” is no language such as de or pt-BR.")
            }
            return known
        }
    }

    private var styleName: String {
        // What lies over imagery, if anything.
        "\(style == "imagery" ? "hybrid" : style)-\(appearance.rawValue)"
    }

    private func pagePainters() throws -> PagePainters {
        if imagery == nil, style == "imagery" {
            throw ValidationError("An atlas holds no imagery: name some with --imagery.")
        }
        if imagery != nil, !["hybrid", "imagery"].contains(style) {
            throw ValidationError("--imagery is for --style hybrid and --style imagery.")
        }
        if imagery == nil, imageryAttribution != nil {
            throw ValidationError("--imagery-attribution is for --imagery.")
        }
        if imagery == nil, style == "hybrid" {
            Terminal.error.line(
                "mapwright: An atlas holds no imagery; the hybrid map is drawn on white. Name some with --imagery."
            )
        }
        try checkFonts()
        let painters = try PagePainters(fonts: fonts)
        guard painters.names.contains(styleName) else {
            throw ValidationError(
                "There is no style \(style); there are standard, muted, hybrid and imagery, and files that end in .json."
            )
        }
        return painters
    }

    private func checkFonts() throws {
        for folder in fonts {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
                isFolder.boolValue
            else { throw ValidationError("--fonts: there is no folder \(folder).") }
        }
    }

    /// The heights of the ground; nil where nothing of them is asked for.
    private func heights(of atlas: Atlas) throws -> TerrainTiles? {
        guard terrain || contours else { return nil }
        guard let tiles = try TerrainTiles([atlas]) else {
            throw ValidationError(
                "\(atlas.name) has no heights of the ground; import it with --terrain.")
        }
        return tiles
    }

    /// Names what a picture lacks: data and credits always, the rest where it is asked for.
    private func tell(_ warnings: [String]) {
        let always = warnings.filter { warning in
            warning.hasPrefix("source ") || warning.hasSuffix("say it beside the picture")
        }
        for var warning in verbose ? warnings : Array(always.prefix(Self.mostTold)) {
            for (index, path) in overlay.enumerated() {
                warning.replace("source \(PictureOverlay.sourceName(index)): ", with: "\(path): ")
            }
            Terminal.error.line("mapwright: \(warning)")
        }
        let letters = Set(
            warnings.compactMap { $0.split(separator: ": no font has ").dropFirst().first }
        ).count
        if letters > 0, !verbose {
            Terminal.error.line(
                "mapwright: no font of this machine has \(letters) of the letters; labels with them are left out (--verbose names them)"
            )
        }
    }

    /// The maximum number of warnings that are printed without being asked for.
    private static let mostTold = 5

    /// Pictures of the ground; an error names them.
    private func opened(_ name: String) throws -> any TileProvider {
        do {
            return try Imagery.open(name, attribution: imageryAttribution)
        } catch let error as PainterError {
            throw ValidationError("\(error)")
        } catch {
            throw MalformedFileError(path: name, reason: "\(error)")
        }
    }

    /// What the options put on the map.
    private func content(of atlas: Atlas) throws -> SnapshotContent {
        SnapshotContent(
            imagery: try imagery.map { name in
                SnapshotImagery(tiles: try opened(name), isAlone: style == "imagery")
            },
            overlays: try overlay.map { path in
                try InputFile(path: path).read { try JSONValue(decoding: $0) }
            },
            route: try route.find(in: atlas),
            clusters: cluster.isEmpty
                ? nil : PictureClusters(try cluster.map { try ClusteredPoints(path: $0).index }),
            isDark: appearance == .dark)
    }
}

/// The colors of a picture.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark
}

/// What lies over the map: overlays lowest, pins of the route on top.
private struct SnapshotContent: Sendable {
    let imagery: SnapshotImagery?
    let overlays: [JSONValue]
    let route: PictureRoute?
    let clusters: PictureClusters?
    let isDark: Bool

    /// What the picture has to show where nothing else says it.
    var coordinates: [CLLocationCoordinate2D] {
        (route?.coordinates ?? []) + (clusters?.coordinates ?? [])
    }

    /// What puts all of it into a style document; nil where there is nothing.
    func change(_ camera: PictureCamera) -> ((JSONValue) throws -> JSONValue)? {
        guard imagery != nil || !overlays.isEmpty || route != nil || clusters != nil else {
            return nil
        }
        return { document in
            var document = document
            if let imagery {
                document = Imagery.adding(
                    imagery.tiles, to: document, isAlone: imagery.isAlone)
            }
            if !overlays.isEmpty { document = try PictureOverlay.adding(overlays, to: document) }
            if let clusters { document = try clusters.added(to: document, camera) }
            if let route { document = try route.added(to: document, isDark: isDark) }
            return document
        }
    }
}

/// Pictures of the ground, and whether nothing is drawn over them.
private struct SnapshotImagery: Sendable {
    let tiles: any TileProvider
    let isAlone: Bool

    func provide(for painter: inout Painter) { painter.providers[Imagery.source] = tiles }
}
