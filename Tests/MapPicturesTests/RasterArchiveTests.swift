import Atlas
import Foundation
import MapPainter
import MapPictures
import MapPixels
import TestSupport
import Testing
import Tiles

/// Archives of PNG tiles.
@Suite struct RasterArchiveTests {
    private static let atlas = Result {
        try Atlas.open(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Samples/helsinki.atlas").path)
    }
    private static let painters = Result { try PagePainters() }

    private static func plan(
        _ zooms: ClosedRange<Int>, size: Int = 256, scale: Int = 1
    ) throws -> TilePlan {
        let bounds = try atlas.get().manifest.bounds
        return TilePlan(
            south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east,
            zooms: zooms, size: TileSize(points: size, scale: scale))
    }

    private static func archive(_ plan: TilePlan, jobs: Int) throws -> RasterArchive {
        let painters = try painters.get()
        let tiles = try AtlasTiles.open([try atlas.get()])
        let areas = try atlas.get().manifest.coveredBounds
        return RasterArchive(plan, jobs: jobs) {
            try painters.painter("standard-light", tiles: tiles, areas: areas, camera: $0)
        }
    }

    private static func written(_ plan: TilePlan, jobs: Int = 2) throws -> PMTilesReader {
        let path = NSTemporaryDirectory() + UUID().uuidString + ".pmtiles"
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try archive(plan, jobs: jobs).write(
            to: path, metadata: TileMetadata(name: "Helsinki")
        ) { _, _ in }
        return try PMTilesReader(path: path)
    }

    private static func bytes(_ reader: PMTilesReader) -> [UInt8] {
        reader.bytes.withUnsafeBytes { unsafe Array($0) }
    }

    // MARK: Plans

    /// Every tile once, in the archive's order, whatever the region.
    @Test(
        arguments: [
            (60.0, 24.0, 60.5, 25.0), (-10, 170, 10, -170), (-85, -180, 85, 180), (0, 0, 0, 0),
            (-90, 179.9, 90, -179.9), (51.4, -0.5, 51.7, 0.3),
        ], [1, 3])
    func blocksHoldEachTileOnceInOrder(
        edges: (Double, Double, Double, Double), scale: Int
    ) {
        let plan = TilePlan(
            south: edges.0, west: edges.1, north: edges.2, east: edges.3, zooms: 0...9,
            size: TileSize(points: 512, scale: scale))
        let tiles = plan.blocks.flatMap(plan.tiles)
        #expect(tiles.count == plan.tileCount && tiles.count >= 10)
        #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0 < $1 })
        // A tile is wanted where the region meets its inside, or is a point in it.
        let deepest = tiles.filter { $0.z == 9 }
        for tile in deepest {
            let box = tile.bounds
            #expect(box.south <= max(edges.2, -85.05) && box.north >= min(edges.0, 85.05))
        }
    }

    @Test func aRegionThatFitsIsOneBlockAZoom() throws {
        // Helsinki's center spans 4 columns at zoom 17.
        #expect(try Self.plan(10...17).blocks.count == 8)
        #expect(try Self.plan(19...19).blocks.count > 1)
    }

    // MARK: Archives

    @Test(arguments: [(256, 1, 256), (256, 2, 512), (512, 1, 512)])
    func tilesHaveTheirSizeAndPlace(size: Int, scale: Int, pixels: Int) throws {
        let plan = try Self.plan(12...15, size: size, scale: scale)
        let reader = try Self.written(plan)
        #expect(reader.header.tileType == .png && reader.header.tileCompression == .none)
        #expect(reader.header.minimumZoom == 12 && reader.header.maximumZoom == 15)
        #expect(Int(reader.header.addressedTileCount) == plan.tileCount)
        #expect(try reader.metadata().name == "Helsinki")
        #expect(try reader.metadata().attribution == "© OpenStreetMap contributors · GeoNames")
        try reader.validate()
        for tile in plan.blocks.flatMap(plan.tiles) {
            let picture = try PNGDecoder.decode(try #require(try reader.content(of: tile)))
            #expect(picture.width == pixels && picture.height == pixels)
        }
    }

    /// A tile is the same piece of the map that a picture of this piece shows.
    @Test func aTileShowsItsPieceOfTheMap() throws {
        let plan = try Self.plan(15...15, size: 512)
        let reader = try Self.written(plan)
        let tile = try #require(plan.blocks.flatMap(plan.tiles).first)
        let box = tile.bounds
        let camera = try PictureCamera(
            south: box.south, west: box.west, north: box.north, east: box.east, width: 512,
            height: 512)
        var painter = try Self.painters.get().painter(
            "standard-light", tiles: try AtlasTiles.open([try Self.atlas.get()]),
            areas: try Self.atlas.get().manifest.coveredBounds, camera: camera)
        painter.showsAttribution = false
        let picture = try painter.picture(camera).pixels.pixels
        let cut = try PNGDecoder.decode(try #require(try reader.content(of: tile))).pixels
        // Labels at the picture's border differ; streets, water and buildings do not.
        let same = zip(picture, cut).count { $0 == $1 }
        #expect(same > picture.count * 85 / 100)
    }

    @Test func anArchiveOfTilesIsASourceOfTiles() throws {
        let reader = try Self.written(try Self.plan(14...14))
        let source = ArchiveTiles(reader, tileSize: 256)
        let tile = try #require(
            try Self.plan(14...14).blocks.flatMap(Self.plan(14...14).tiles).first)
        guard
            case .raster(let image)? = try source.tile(
                zoom: 14, x: Int(tile.x), y: Int(tile.y))
        else {
            Issue.record("no image")
            return
        }
        #expect(image.width == 256)
        #expect(source.attribution == "© OpenStreetMap contributors · GeoNames")
    }

    @Test func anyNumberOfJobsGivesTheSameBytes() throws {
        let plan = try Self.plan(9...16)
        let one = Self.bytes(try Self.written(plan, jobs: 1))
        #expect(Self.bytes(try Self.written(plan, jobs: 3)) == one)
        #expect(one.count > 10_000)
    }

    /// What one picture shows, tiles of several pictures show as well: away from their borders pixel by pixel, and at the
    /// borders neither cuts a label.
    @Test func nothingIsCutAtSeams() throws {
        // At scale 4 and 512 points a picture holds 2 × 2 tiles.
        let plan = try Self.plan(15...15, size: 512, scale: 4)
        #expect(plan.blocks.count > 1)
        let reader = try Self.written(plan)
        // Across each seam, neighbors' pixels differ hardly more than those one column farther inside.
        var seams = 0
        for tile in plan.blocks.flatMap(plan.tiles) {
            guard let next = TileID(checking: 15, x: Int(tile.x) + 1, y: Int(tile.y)),
                let right = try reader.content(of: next)
            else { continue }
            let left = try PNGDecoder.decode(try #require(try reader.content(of: tile)))
            let other = try PNGDecoder.decode(right)
            let side = left.width
            func difference(_ a: (Int) -> UInt32, _ b: (Int) -> UInt32) -> Int {
                (0..<side).count { row in
                    let (one, two) = (a(row), b(row))
                    return (0..<3).contains { part in
                        let shift = UInt32(part * 8)
                        return abs(Int(one >> shift & 255) - Int(two >> shift & 255)) > 40
                    }
                }
            }
            let across = difference(
                { left.pixels[$0 * side + side - 1] }, { other.pixels[$0 * side] })
            let inside = difference(
                { left.pixels[$0 * side + side - 2] }, { left.pixels[$0 * side + side - 1] })
            #expect(across <= inside + side / 100, "\(tile): \(across) beside \(inside)")
            seams += 1
        }
        #expect(seams > 0)
    }

    @Test func aFailureLeavesNothing() throws {
        struct Broken: Error {}
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let archive = RasterArchive(try Self.plan(10...12), jobs: 2) { _ in throw Broken() }
        #expect(throws: Broken.self) {
            try archive.write(to: folder + "/map.pmtiles", metadata: TileMetadata()) { _, _ in }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
}
