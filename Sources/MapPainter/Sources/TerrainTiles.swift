import Atlas
import Elevation
import Geodesy
import MapPixels

/// The heights of atlases' ground as tiles of images, for a style's sources of the kind `raster-dem`.
///
/// A color tells a height as Terrarium's do: 256 · red + green + blue/256 − 32,768 meters. Where a tile is measured in
/// part, the rest is as high as the nearest measurement in its row or in the nearest row, so that no cliff stands there.
public struct TerrainTiles: TileProvider {
    private let heights: [Heights]

    /// The zooms: of lower ones a tile would have to look at too much ground; at the greatest a pixel is about as large as
    /// what heights are measured of.
    package static let zooms = 7...12

    /// The minimum zoom of the tiles.
    public var minimumZoom: Int { Self.zooms.lowerBound }
    /// The maximum zoom of the tiles.
    public var maximumZoom: Int { Self.zooms.upperBound }
    /// Points along a side of a tile.
    public let tileSize = 256.0

    private static let side = 256

    /// Serves heights; where several know a place, the first is taken.
    public init(_ heights: [Heights]) { self.heights = heights }

    /// Serves the heights of atlases; nil if none of them has any.
    ///
    /// - Throws: `HeightsError` for a damaged file.
    package init?(_ atlases: [Atlas]) throws {
        let heights = try atlases.flatMap { atlas in
            try atlas.files { $0 == Heights.fileName ? $0 : nil }.map { try Heights($0.file) }
        }
        guard !heights.isEmpty else { return nil }
        self.init(heights)
    }

    /// The lines of equal height of the same ground.
    package var contours: ContourTiles { ContourTiles(heights) }

    /// The tile of a place; nil where nothing of it was measured.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        guard 0...24 ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        var rows: [[Double]?] = []
        for row in 0..<Self.side { rows.append(self.row(row, zoom: zoom, x: x, y: y)) }
        guard let nearest = Self.filled(rows) else { return nil }
        let pixels = nearest.flatMap { row in row.map(Self.pixel) }
        return .raster(try PixelBuffer(width: Self.side, height: Self.side, pixels: pixels))
    }

    /// The heights of a row of pixels; nil where none of them was measured.
    private func row(_ row: Int, zoom: Int, x: Int, y: Int) -> [Double]? {
        let count = Double(1 << zoom)
        let side = Double(Self.side)
        let north = WebMercator.latitude(y: (Double(y) + (Double(row) + 0.5) / side) / count)
        let latitude = Int32(north * 1e7)
        let found = (0..<Self.side).map { column -> Double? in
            let east = (Double(x) + (Double(column) + 0.5) / side) / count * 360 - 180
            return meters(latitude, Int32(east * 1e7))
        }
        return Self.filled(found)
    }

    /// The height of a place in ten millionths of degrees.
    private func meters(_ latitude: Int32, _ longitude: Int32) -> Double? {
        for heights in heights {
            if let found = heights.meters(latitude: latitude, longitude: longitude) {
                return found
            }
        }
        return nil
    }

    /// Values, of which missing ones are the nearest before, or else the first one; nil where all are missing.
    private static func filled<Value>(_ values: [Value?]) -> [Value]? {
        guard var last = values.lazy.compactMap(\.self).first else { return nil }
        return values.map { value in
            last = value ?? last
            return last
        }
    }

    private static func pixel(_ meters: Double) -> UInt32 {
        let value = UInt32(min(max((meters + 32_768) * 256, 0), 0xFF_FFFF).rounded())
        return 0xFF00_0000 | value << 16 & 0xFF_0000 | value & 0xFF00 | value >> 16
    }
}
