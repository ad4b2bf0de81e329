import Foundation
import Geodesy

/// Where the pixels of a picture lie (OGC GeoTIFF 1.1).
struct GeoReference: Sendable, Equatable {
    /// The system of coordinates.
    let system: CoordinateSystem
    /// The coordinate of the upper left corner of the first pixel.
    let left, top: Double
    /// What a pixel is wide and high, in degrees or meters.
    let across, down: Double

    /// Reads where a picture lies.
    ///
    /// - Throws: `unsupported` for a system of coordinates that is not read, or a picture that is turned.
    init(_ tags: TIFFReader.Directory) throws(GeoTIFFError) {
        let keys = tags.numbers(34_735) ?? []
        func key(_ wanted: Double) -> Int? {
            for start in stride(from: 4, to: max(keys.count - 3, 4), by: 4)
            where keys[start] == wanted && keys[start + 1] == 0 {
                return Int(exactly: keys[start + 3])
            }
            return nil
        }
        let code = key(1024) == 2 ? key(2048) : key(3072) ?? key(2048)
        guard let code else {
            throw GeoTIFFError(
                .unsupported,
                "the file does not say where it lies: it has no EPSG code of its coordinates")
        }
        guard let system = CoordinateSystem(code: code) else {
            let name = code == 32_767 ? "a system of its own" : "EPSG:\(code)"
            throw GeoTIFFError(
                .unsupported,
                "\(name) is not read; use gdalwarp -t_srs EPSG:3857 or EPSG:4326")
        }
        self.system = system
        if let scale = tags.numbers(33_550), let tie = tags.numbers(33_922), scale.count >= 2,
            tie.count >= 6
        {
            (across, down) = (scale[0], scale[1])
            // Where the point is the middle of a pixel, its corner lies half a pixel away.
            let half = key(1025) == 2 ? 0.5 : 0
            left = tie[3] - (tie[0] + half) * across
            top = tie[4] + (tie[1] + half) * down
        } else if let matrix = tags.numbers(34_264), matrix.count >= 16 {
            guard matrix[1] == 0, matrix[4] == 0 else {
                throw GeoTIFFError(
                    .unsupported, "pictures that are turned are not read; use gdalwarp")
            }
            (across, down) = (matrix[0], -matrix[5])
            let half = key(1025) == 2 ? 0.5 : 0
            left = matrix[3] - half * across
            top = matrix[7] + half * down
        } else {
            throw GeoTIFFError(.unsupported, "the file does not say where its pixels lie")
        }
        // From a tenth of a millimeter to the whole Earth.
        let sizes = system == .degrees ? 1e-9...360 : 1e-4...1e8
        let most = system == .degrees ? 1e4 : 1e9
        guard sizes ~= across, sizes ~= down, abs(left) < most, abs(top) < most else {
            throw GeoTIFFError(.malformed, "the file lies nowhere on Earth")
        }
    }

    /// Half of the width of the web's Mercator map, in meters.
    static let half = Double.pi * WGS84.equatorialRadius

    /// Columns and rows of pixels from the upper left corner, for a place as shares of the web's Mercator map.
    func pixel(x: Double, y: Double) -> SIMD2<Double> {
        if case .mercator = system {
            return SIMD2(
                ((2 * x - 1) * Self.half - left) / across, (top - (1 - 2 * y) * Self.half) / down)
        }
        return pixel(latitude: WebMercator.latitude(y: y), longitude: x * 360 - 180)
    }

    /// Columns and rows of pixels from the upper left corner, for a place in degrees; not a number far from a zone.
    func pixel(latitude: Double, longitude: Double) -> SIMD2<Double> {
        switch system {
        case .degrees: return SIMD2((longitude - left) / across, (top - latitude) / down)
        case .mercator:
            return pixel(
                x: (longitude + 180) / 360,
                y: WebMercator.y(latitude: min(max(latitude, -89.9), 89.9)))
        case .zone(let zone):
            guard
                let place = zone.grid.coordinates(latitude: latitude, longitude: longitude)
            else { return SIMD2(repeating: .nan) }
            return SIMD2(
                (place.easting - left) / across,
                (top - place.northing - zone.falseNorthing) / down)
        }
    }

    /// The place in degrees of columns and rows of pixels from the upper left corner, in a zone; nil beyond its limits.
    private func position(
        _ column: Double, _ row: Double, _ zone: CoordinateSystem.Zone
    ) -> (latitude: Double, longitude: Double)? {
        TransverseMercator.position(
            easting: left + column * across, northing: top - row * down - zone.falseNorthing,
            centralMeridian: zone.grid.centralMeridian)
    }

    /// West, south, east and north in degrees of a picture.
    ///
    /// - Throws: `unsupported` for a picture beyond the limits of its zone.
    func bounds(width: Int, height: Int) throws(GeoTIFFError) -> [Double] {
        let (right, bottom) = (left + across * Double(width), top - down * Double(height))
        switch system {
        case .degrees: return [left, bottom, right, top]
        case .mercator:
            func latitude(_ meters: Double) -> Double {
                WebMercator.latitude(y: min(max((1 - meters / Self.half) / 2, 0), 1))
            }
            return [
                left / Self.half * 180, latitude(bottom), right / Self.half * 180, latitude(top),
            ]
        case .zone(let zone):
            // Its sides are bent: what is farthest may lie anywhere on them.
            var box = [Double.infinity, .infinity, -.infinity, -.infinity]
            for step in 0...32 {
                let (x, y) = (Double(width * step) / 32, Double(height * step) / 32)
                for (column, row) in [(x, 0), (x, Double(height)), (0, y), (Double(width), y)] {
                    guard let place = position(column, row, zone),
                        abs(place.longitude - zone.grid.centralMeridian) < 30
                    else {
                        throw GeoTIFFError(
                            .unsupported,
                            """
                            the picture reaches beyond the limits of its zone or across the 180th meridian; use \
                            gdalwarp -t_srs EPSG:4326
                            """)
                    }
                    box[0] = min(box[0], place.longitude)
                    box[1] = min(box[1], place.latitude)
                    box[2] = max(box[2], place.longitude)
                    box[3] = max(box[3], place.latitude)
                }
            }
            return box
        }
    }

    /// Degrees of longitude and of latitude of a pixel in the middle of a picture.
    ///
    /// - Parameters:
    ///   - height: The picture's rows of pixels.
    ///   - bounds: The picture's bounds.
    func degrees(height: Int, bounds: [Double]) -> (across: Double, down: Double) {
        switch system {
        case .degrees: return (across, down)
        case .mercator:
            return (across / Self.half * 180, (bounds[3] - bounds[1]) / Double(height))
        case .zone:
            // A sphere does: this tells only how fine a picture is.
            let degree = Double.pi / 180 * WGS84.equatorialRadius
            let middle = (bounds[1] + bounds[3]) / 2 * Double.pi / 180
            return (across / (degree * max(cos(middle), 1e-3)), down / degree)
        }
    }
}
