import Bytes
import Foundation
import GeoTIFF
import Geodesy
import MapPixels

/// The pictures of a GeoTIFF file as tiles of the web's Mercator map, made as they are asked for.
package struct GeoTIFFTiles: StoredTiles {
    private let file: GeoTIFF

    /// The least zoom: of lower ones a tile would have to look at too many pixels.
    package let minimumZoom: Int
    /// The zoom at which the file's pixels are about as large as the tiles'.
    package let maximumZoom: Int
    /// Points along a side of a tile.
    package let tileSize: Double
    /// The attribution that was given when the file was opened; nil for none.
    package let attribution: String?
    /// Changes when the file does.
    package let version: String?
    package let isOfWeb: Bool

    private static let side = 256
    /// How many pixels of the smallest picture of a file one of a tile may be made of, along a side.
    private static let mostPixels = 8.0

    /// Opens a file of colors.
    ///
    /// - Throws: `PainterError` for a file of heights, or `GeoTIFFError`.
    package init(path: String, tileSize: Double, attribution: String? = nil) throws {
        try self.init(
            MappedFile(path: path, keepsOpen: true), version: FileVersion.of(path),
            tileSize: tileSize, attribution: attribution)
    }

    /// Opens a file of colors on the web, of which what is needed is loaded.
    ///
    /// - Throws: As ``init(path:tileSize:attribution:)``.
    init(_ file: WebFile, tileSize: Double, attribution: String? = nil) throws {
        try self.init(
            file, version: FileVersion.of(file), tileSize: tileSize, attribution: attribution)
    }

    private init(
        _ opened: any RangedBytes, version: String?, tileSize: Double, attribution: String?
    ) throws {
        file = try GeoTIFF(opened) { bytes in
            let picture = try PictureFile.decode(bytes)
            return (picture.width, picture.height, picture.pixels)
        }
        guard file.kind == .colors else {
            throw PainterError(.source, "\(opened.path) holds heights and no colors")
        }
        self.tileSize = tileSize
        self.attribution = attribution
        self.version = version
        isOfWeb = opened is WebFile
        let around = file.pixelsAround
        maximumZoom = min(max(Int(log2(around / Double(Self.side)).rounded(.up)), 0), 24)
        let smallest = around / file.smallestShare / Self.mostPixels
        minimumZoom = min(
            max(Int(log2(smallest / Double(Self.side)).rounded(.up)), 0), maximumZoom)
    }

    /// West, south, east and north in degrees.
    package var bounds: [Double]? {
        let edges = file.bounds
        return [max(edges[0], -180), max(edges[1], -90), min(edges[2], 180), min(edges[3], 90)]
    }

    /// A tile; nil where the picture has nothing of it.
    package func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        try picture(zoom: zoom, x: x, y: y).map { .raster($0) }
    }

    /// A tile as a file: PNG where it is not full, else JPEG.
    package func bytes(zoom: Int, x: Int, y: Int) throws -> [UInt8]? {
        guard let picture = try picture(zoom: zoom, x: x, y: y) else { return nil }
        return picture.pixels.allSatisfy { $0 >> 24 == 255 }
            ? try JPEGEncoder(quality: 85).encode(picture)
            : PNGEncoder(level: 6).encode(picture)
    }

    private func picture(zoom: Int, x: Int, y: Int) throws -> PixelBuffer? {
        guard minimumZoom...maximumZoom ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else {
            return nil
        }
        return try file.colors(zoom: zoom, x: x, y: y, side: Self.side).map {
            try PixelBuffer(width: Self.side, height: Self.side, pixels: $0)
        }
    }
}
