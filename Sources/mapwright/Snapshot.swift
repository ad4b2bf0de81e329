import Answers
import ArgumentParser
import Atlas
import Foundation
import MapGeometry
import MapPainter
import MapPictures

/// `mapwright snapshot`.
struct Snapshot: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw a picture of the map.",
        discussion: """
            Draws the page's map of an atlas without a browser, a display or a graphics card and writes a PNG file. --verbose \
            names what a picture lacks.

            Labels are drawn with the fonts of this machine, best with Noto Sans: in /usr/share/fonts, in ~/.fonts or in a folder \
            given by --fonts. Without any font a picture has no labels.

            Whom the data come from stands in the picture's corner.

            EXAMPLES
              mapwright snapshot --atlas helsinki.atlas --center 60.1699,24.9384 --meters 2000 -o center.png
              mapwright snapshot --atlas helsinki.atlas --center 60.1699,24.9384 --zoom 15 --scale 2 --appearance dark -o dark.png
              mapwright snapshot --atlas helsinki.atlas --region 60.15,24.9,60.19,24.98 --size 800x600 -o region.png
              mapwright snapshot --atlas helsinki.atlas --region 60.15,24.9,60.19,24.98 --overlay walk.geojson -o walk.png
            """)

    @Option(help: "The atlas.", completion: .directory)
    var atlas: String

    @Option(help: "Latitude and longitude of the picture's middle; with --meters or --zoom.")
    var center: String?

    @Option(help: "How many meters the picture is wide; with --center.")
    var meters: Double?

    @Option(help: "The zoom, 0 ... 22, of a world of 512 points; with --center.")
    var zoom: Double?

    @Option(help: "South, west, north, east in degrees: all of it is shown.")
    var region: Edges?

    @Option(help: "The picture's size in points; 1024x768 if not given.")
    var size: ScreenSize?

    @Option(help: "Pixels of a point, 1 ... 4.")
    var scale = 2.0

    @Option(help: "Degrees clockwise from north that are up.")
    var bearing = 0.0

    @Option(help: "Degrees from straight down to the line of sight, 0 ... 60.")
    var pitch = 0.0

    @Option(help: "The look of the map: standard, muted or hybrid.")
    var style = "standard"

    @Option(help: "The colors: light or dark.")
    var appearance = "light"

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

    @Flag(help: "Name what the style asks for and the picture lacks.")
    var verbose = false

    @Option(name: .shortAndLong, help: "The file to write, .png.", completion: .file())
    var output: String

    func run() async throws {
        try await report {
            guard output.hasSuffix(".png") else {
                throw ValidationError("\(output) is no .png file; other formats are not written.")
            }
            let camera = try camera()
            let painters = try PagePainters(fonts: fonts)
            let name = "\(style)-\(appearance)"
            guard painters.names.contains(name) else {
                throw ValidationError(
                    "There is no style \(name); there are \(painters.names.joined(separator: ", "))."
                )
            }
            let overlays = try overlay.map { path in
                try InputFile(path: path).read { try JSONValue(decoding: $0) }
            }
            let painter = try painters.painter(
                name, tiles: try AtlasTiles.open([try Atlas.open(atlas)]), camera: camera,
                changing: overlays.isEmpty ? nil : { try PictureOverlay.adding(overlays, to: $0) })
            let picture = try painter.picture(camera)
            let bytes = PagePainters.png(picture, scale: scale)
            try NewFile.write(to: output) { try $0.append(bytes) }
            if verbose {
                for warning in picture.warnings { Terminal.error.line("mapwright: \(warning)") }
            }
        }
    }

    /// The camera that the options ask for.
    private func camera() throws -> PictureCamera {
        do {
            return try checkedCamera()
        } catch let error as PainterError where error.code == .invalidCamera {
            throw ValidationError("\(error)")
        }
    }

    private func checkedCamera() throws -> PictureCamera {
        let width = Int(size?.width ?? 1024)
        let height = Int(size?.height ?? 768)
        let base: PictureCamera
        if let region {
            guard center == nil, meters == nil, zoom == nil else {
                throw ValidationError("Give either --region, or --center.")
            }
            base = try PictureCamera(
                south: region.south, west: region.west, north: region.north, east: region.east,
                width: width, height: height, scale: scale)
        } else {
            guard let center else { throw ValidationError("Give --center or --region.") }
            let middle = try PlaceReference.position(center, ofOption: "center")
            switch (meters, zoom) {
            case (let meters?, nil):
                base = try PictureCamera(
                    latitude: middle.latitude, longitude: middle.longitude, meters: meters,
                    width: width, height: height, scale: scale)
            case (nil, let zoom?):
                base = try PictureCamera(
                    latitude: middle.latitude, longitude: middle.longitude, zoom: zoom,
                    width: width, height: height, scale: scale)
            default: throw ValidationError("Give either --meters or --zoom.")
            }
        }
        return try PictureCamera(
            latitude: base.latitude, longitude: base.longitude, zoom: base.zoom, bearing: bearing,
            pitch: pitch, width: width, height: height, scale: scale)
    }
}
