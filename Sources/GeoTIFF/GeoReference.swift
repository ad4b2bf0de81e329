import Geodesy

/// Where the pixels of a picture lie (OGC GeoTIFF 1.1).
struct GeoReference: Sendable, Equatable {
    /// Whether coordinates are in meters of the web's Mercator map; else in degrees.
    let isMercator: Bool
    /// The coordinate of the upper left corner of the first pixel.
    let left, top: Double
    /// What a pixel is wide and high, in degrees or meters.
    let across, down: Double

    /// Reads where a picture lies.
    ///
    /// - Throws: `unsupported` for a system of coordinates other than EPSG:4326 and EPSG:3857, or a picture that is turned.
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
        switch code {
        case 4326: isMercator = false
        case 3857, 3785, 900_913: isMercator = true
        case let code?:
            let name = code == 32_767 ? "a system of its own" : "EPSG:\(code)"
            throw GeoTIFFError(
                .unsupported,
                "\(name) is not read; use gdalwarp -t_srs EPSG:3857 or EPSG:4326")
        case nil:
            throw GeoTIFFError(
                .unsupported,
                "the file does not say where it lies: it has no EPSG code of its coordinates")
        }
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
        let sizes = isMercator ? 1e-4...1e8 : 1e-9...360
        let most = isMercator ? 1e9 : 1e4
        guard sizes ~= across, sizes ~= down, abs(left) < most, abs(top) < most else {
            throw GeoTIFFError(.malformed, "the file lies nowhere on Earth")
        }
    }

    /// Half of the width of the web's Mercator map, in meters.
    static let half = Double.pi * WGS84.equatorialRadius

    /// Columns and rows of pixels from the upper left corner, for a place as shares of the web's Mercator map.
    func pixel(x: Double, y: Double) -> SIMD2<Double> {
        if isMercator {
            return SIMD2(
                ((2 * x - 1) * Self.half - left) / across, (top - (1 - 2 * y) * Self.half) / down)
        }
        return pixel(latitude: WebMercator.latitude(y: y), longitude: x * 360 - 180)
    }

    /// Columns and rows of pixels from the upper left corner, for a place in degrees.
    func pixel(latitude: Double, longitude: Double) -> SIMD2<Double> {
        if isMercator {
            return pixel(
                x: (longitude + 180) / 360,
                y: WebMercator.y(latitude: min(max(latitude, -89.9), 89.9)))
        }
        return SIMD2((longitude - left) / across, (top - latitude) / down)
    }

    /// West, south, east and north in degrees of a picture.
    func bounds(width: Int, height: Int) -> [Double] {
        let (right, bottom) = (left + across * Double(width), top - down * Double(height))
        guard isMercator else { return [left, bottom, right, top] }
        func latitude(_ meters: Double) -> Double {
            WebMercator.latitude(y: min(max((1 - meters / Self.half) / 2, 0), 1))
        }
        return [
            left / Self.half * 180, latitude(bottom), right / Self.half * 180, latitude(top),
        ]
    }
}
