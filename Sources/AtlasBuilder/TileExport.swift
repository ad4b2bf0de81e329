import Atlas
import Bytes
import Tiles

/// The copying of an atlas's tiles into a PMTiles archive of their own.
///
/// All of them are the atlas's archive, byte for byte; a part of them is an archive with the same bytes for each tile. The
/// archive appears whole or not at all.
public struct TileExport: Sendable {
    /// The path of the atlas.
    public let atlasPath: String
    /// The path of the archive that is written; an older one is replaced.
    public let outputPath: String
    /// The regions that a tile must intersect to be copied, nil for all tiles; a region over the 180th meridian is two.
    public let regions: [TileBounds]?
    /// The highest zoom that is copied; nil for all.
    public let highestZoom: UInt8?

    /// Prepares to copy tiles.
    ///
    /// - Parameters:
    ///   - atlasPath: The path of the atlas.
    ///   - outputPath: Where the archive goes.
    ///   - regions: The regions that a tile must intersect to be copied, nil for all tiles; one over the 180th meridian is two.
    ///   - highestZoom: The highest zoom that is copied; nil for all.
    public init(
        atlasPath: String, outputPath: String, regions: [TileBounds]? = nil,
        highestZoom: UInt8? = nil
    ) {
        self.atlasPath = atlasPath
        self.outputPath = outputPath
        self.regions = regions
        self.highestZoom = highestZoom
    }

    /// Copies the tiles.
    ///
    /// - Returns: How many tiles the archive has, repetitions counted.
    /// - Throws: `AtlasError` if the atlas cannot be read or its tiles are damaged; `PMTilesError`; `FileError`;
    ///   `CancellationError`.
    public func run() throws -> Int {
        let atlas = try Atlas.open(atlasPath)
        let file = try atlas.checkedFile(AtlasFile.tiles, upTo: .max)
        let reader = try PMTilesReader(file)
        guard regions != nil || highestZoom != nil else {
            try copy(file)
            return Int(reader.header.addressedTileCount)
        }
        var kept: [(tile: TileID, range: Range<Int>)] = []
        try reader.forEachTile { tile, range in
            if keeps(tile) { kept.append((tile, range)) }
        }
        let writer = try PMTilesWriter(path: outputPath, tileType: reader.header.tileType)
        for (tile, range) in kept {
            try Task.checkCancellation()
            let bytes = try file.read(range)
            try writer.append(tile, gzip: bytes.span.rawBytes)
        }
        let header = try writer.finish(metadata: try reader.metadata(), bounds: bounds(reader))
        return Int(header.addressedTileCount)
    }

    private func copy(_ file: MappedFile) throws {
        let writer = try FileWriter(path: outputPath)
        for start in stride(from: 0, to: file.byteCount, by: 1 << 20) {
            try Task.checkCancellation()
            let part = try file.read(start..<min(start + (1 << 20), file.byteCount))
            try writer.append(part.span.rawBytes)
        }
        try writer.finish()
    }

    private func keeps(_ tile: TileID) -> Bool {
        if let highestZoom, tile.z > highestZoom { return false }
        guard let regions else { return true }
        let box = tile.bounds
        return regions.contains { region in
            box.south <= region.north && box.north >= region.south && box.west <= region.east
                && box.east >= region.west
        }
    }

    /// What the archive covers: what the regions and the atlas have in common.
    ///
    /// With both sides of the 180th meridian it is as wide as the world: an archive has one box, and that not over it.
    private func bounds(_ reader: PMTilesReader) -> TileBounds? {
        let all = reader.header.bounds
        guard let regions else { return all }
        let common = regions.compactMap { region -> TileBounds? in
            let south = max(all.south, region.south)
            let north = min(all.north, region.north)
            let west = max(all.west, region.west)
            let east = min(all.east, region.east)
            guard south <= north, west <= east else { return nil }
            return TileBounds(south: south, west: west, north: north, east: east)
        }
        // Tiles reach beyond what the atlas covers; then their own edges tell.
        guard var bounds = common.first else { return nil }
        for part in common.dropFirst() {
            bounds = TileBounds(
                south: min(bounds.south, part.south), west: min(bounds.west, part.west),
                north: max(bounds.north, part.north), east: max(bounds.east, part.east))
        }
        return bounds
    }
}
