import ArgumentParser
import Atlas
import Foundation
import MapPictures
import Tiles

/// The archive of tiles that `snapshot` writes instead of a picture.
struct SnapshotTiles: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write tiles of the region as PNG images in a PMTiles archive instead of one picture.",
            discussion: "The region is that of --region, or all of the atlas.",
            valueName: "file.pmtiles"), completion: .file())
    var tiles: String?

    @Option(help: "The first zoom of --tiles, 0 ... 22; 0 shows the world in one tile.")
    var minZoom = 0

    @Option(help: "The last zoom of --tiles, 0 ... 22.")
    var maxZoom = 15

    @Option(help: "Points along a side of a tile: 256 or 512.")
    var tileSize = 256

    @Option(help: "How many pictures are drawn at once; one a processor if not given.")
    var jobs: Int?

    func validate() throws {
        guard 0...22 ~= minZoom, 0...22 ~= maxZoom, minZoom <= maxZoom else {
            throw ValidationError(
                "--min-zoom and --max-zoom are 0 to 22, the first not above the last.")
        }
        guard TileSize.sides.contains(tileSize) else {
            throw ValidationError("--tile-size is 256 or 512.")
        }
        if let jobs, !(1...1024 ~= jobs) { throw ValidationError("--jobs is 1 to 1024.") }
        guard tiles != nil || (minZoom == 0 && maxZoom == 15 && tileSize == 256 && jobs == nil)
        else { throw ValidationError("Zooms, --tile-size and --jobs are those of --tiles.") }
        if let tiles, !tiles.hasSuffix(".pmtiles") {
            throw ValidationError("\(tiles) is no .pmtiles file.")
        }
    }

    /// The maximum number of tiles of an archive.
    private static let mostTiles = 1 << 24

    /// Plans the tiles.
    func plan(_ view: SnapshotView, of atlas: Atlas) throws -> TilePlan {
        guard view.center == nil, view.meters == nil, view.zoom == nil, view.size == nil,
            view.bearing == 0, view.pitch == 0
        else {
            throw ValidationError(
                "--tiles takes --region, --min-zoom and --max-zoom; it is north up and flat.")
        }
        let scale = view.scale ?? 1
        guard scale == scale.rounded(), 1...4 ~= scale else {
            throw ValidationError("--scale of --tiles is 1, 2, 3 or 4.")
        }
        let bounds = atlas.manifest.bounds
        let (west, east) = (view.region?.west ?? bounds.west, view.region?.east ?? bounds.east)
        guard abs(west) <= 180, abs(east) <= 180 else {
            throw ValidationError("The longitudes of --tiles are -180 to 180.")
        }
        let plan = TilePlan(
            south: view.region?.south ?? bounds.south, west: west,
            north: view.region?.north ?? bounds.north, east: east, zooms: minZoom...maxZoom,
            size: TileSize(points: tileSize, scale: Int(scale)))
        guard plan.tileCount <= Self.mostTiles else {
            throw ValidationError(
                "These are \(Figures.count(plan.tileCount)) tiles; \(Figures.count(Self.mostTiles)) are the most."
            )
        }
        return plan
    }

    /// Draws the tiles and writes the archive, showing how far it is.
    func write(
        _ plan: TilePlan, to path: String, name: String,
        painter: @escaping PainterMaker
    ) async throws -> [String] {
        let archive = RasterArchive(
            plan, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, painter: painter)
        let metadata = TileMetadata(
            name: name, type: "baselayer", other: ["format": "png", "scale": "\(plan.size.scale)"])
        let display = DrawingDisplay(total: plan.tileCount)
        do {
            let warnings = try await Interruption.running(writing: path) {
                try archive.write(to: path, metadata: metadata) { display.show($0, zoom: $1) }
            }
            display.finish()
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            Terminal.error.line(
                "Made \(path), \(Figures.count(plan.tileCount)) tiles, \(Figures.bytes(size))")
            return warnings
        } catch {
            display.finish()
            throw error
        }
    }
}
