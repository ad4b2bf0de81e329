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

    /// The least zoom: of lower ones a tile would have to look at too much ground.
    public let minimumZoom = 7
    /// The greatest zoom, at which a pixel is about as large as what heights are measured of.
    public let maximumZoom = 12
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

    /// The tile of a place; nil where nothing of it was measured.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        guard 0...24 ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        guard mayHold(zoom: zoom, x: x, y: y) else { return nil }
        var rows: [[Double]?] = []
        for row in 0..<Self.side { rows.append(self.row(row, zoom: zoom, x: x, y: y)) }
        guard let nearest = Self.filled(rows) else { return nil }
        let pixels = nearest.flatMap { row in row.map(Self.pixel) }
        return .raster(try PixelBuffer(width: Self.side, height: Self.side, pixels: pixels))
    }

    /// Whether any of some places all over a tile was measured; what is smaller is passed over.
    private func mayHold(zoom: Int, x: Int, y: Int) -> Bool {
        (0...16).contains { row in
            (0...16).contains { column in
                meters(Double(column) * 16, Double(row) * 16, zoom: zoom, x: x, y: y) != nil
            }
        }
    }

    /// The height at a place of a tile, in its pixels.
    private func meters(_ column: Double, _ row: Double, zoom: Int, x: Int, y: Int) -> Double? {
        let count = Double(1 << zoom)
        let side = Double(Self.side)
        let latitude = WebMercator.latitude(y: (Double(y) + row / side) / count)
        let longitude = (Double(x) + column / side) / count * 360 - 180
        let place = (Int32(latitude * 1e7), Int32(longitude * 1e7))
        for heights in heights {
            if let found = heights.meters(latitude: place.0, longitude: place.1) { return found }
        }
        return nil
    }

    /// The heights of a row of pixels; nil where none of them was measured.
    private func row(_ row: Int, zoom: Int, x: Int, y: Int) -> [Double]? {
        let found = (0..<Self.side).map { column in
            meters(Double(column) + 0.5, Double(row) + 0.5, zoom: zoom, x: x, y: y)
        }
        return Self.filled(found)
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
