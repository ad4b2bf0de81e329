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
    /// The region that a tile must intersect to be copied; nil for all tiles.
    public let region: TileBounds?
    /// The highest zoom that is copied; nil for all.
    public let highestZoom: UInt8?

    /// Prepares to copy tiles.
    ///
    /// - Parameters:
    ///   - atlasPath: The path of the atlas.
    ///   - outputPath: Where the archive goes.
    ///   - region: Only tiles with a point in this region are copied; nil for all.
    ///   - highestZoom: The highest zoom that is copied; nil for all.
    public init(
        atlasPath: String, outputPath: String, region: TileBounds? = nil, highestZoom: UInt8? = nil
    ) {
        self.atlasPath = atlasPath
        self.outputPath = outputPath
        self.region = region
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
        guard region != nil || highestZoom != nil else {
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
        guard let region else { return true }
        let box = tile.bounds
        return box.south <= region.north && box.north >= region.south && box.west <= region.east
            && box.east >= region.west
    }

    /// What the archive covers: what the region and the atlas have in common.
    private func bounds(_ reader: PMTilesReader) -> TileBounds? {
        let all = reader.header.bounds
        guard let region else { return all }
        let south = max(all.south, region.south)
        let north = min(all.north, region.north)
        let west = max(all.west, region.west)
        let east = min(all.east, region.east)
        // Tiles reach beyond what the atlas covers; then their own edges tell.
        guard south <= north, west <= east else { return nil }
        return TileBounds(south: south, west: west, north: north, east: east)
    }
}
