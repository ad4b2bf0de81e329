import Foundation
import MapPixels

/// Paints what one sees of a photograph.
public struct PhotographPainter: Sendable {
    /// Degrees from the lower edge of a picture to the upper one, where it is not wider than 120 degrees.
    public static let fieldOfViewDegrees = 60.0
    /// The longest side of a picture, in pixels.
    public static let longestSide = 8192

    /// Creates a painter.
    public init() {}

    /// What one sees of a photograph: of a panorama a view without distortion, of a flat one the middle that fills the picture.
    ///
    /// Where a panorama ends there is a dark gray.
    ///
    /// - Parameters:
    ///   - file: The photograph's bytes.
    ///   - facts: What it tells of itself.
    ///   - sight: Where the look goes.
    ///   - width: Pixels of a row, 1 to ``longestSide``.
    ///   - height: Rows of pixels, 1 to ``longestSide``.
    /// - Throws: `PixelError` where the file is damaged, or there can be no picture of the size.
    public func picture(
        _ file: [UInt8], _ facts: PhotographFacts, sight: PhotographSight, width: Int, height: Int
    ) throws(PixelError) -> PixelBuffer {
        guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height else {
            // The error of a picture without pixels tells the size.
            return try PixelBuffer(width: 0, height: 0)
        }
        let decoded = try PictureFile.decode(file)
        guard let panorama = facts.panorama else {
            return try flat(decoded, facts.orientation, width: width, height: height)
        }
        return try view(decoded, of: panorama, sight: sight, width: width, height: height)
    }

    // MARK: Flat photographs

    private func flat(
        _ source: PixelBuffer, _ orientation: Int, width: Int, height: Int
    ) throws(PixelError) -> PixelBuffer {
        let isTurned = orientation > 4
        let (across, down) =
            isTurned ? (source.height, source.width) : (source.width, source.height)
        let scale = min(Double(across) / Double(width), Double(down) / Double(height))
        let samples = try SampledPicture(source, reducedBy: Int(scale))
        let left = (Double(across) - Double(width) * scale) / 2
        let top = (Double(down) - Double(height) * scale) / 2
        return try PixelBuffer(width: width, height: height).filled { x, y in
            // A place in the upright picture, from 0 to 1, and where that is in the file (Exif 2.32, tag Orientation).
            let u = (left + (Double(x) + 0.5) * scale) / Double(across)
            let v = (top + (Double(y) + 0.5) * scale) / Double(down)
            return switch orientation {
            case 2: samples.color(1 - u, v)
            case 3: samples.color(1 - u, 1 - v)
            case 4: samples.color(u, 1 - v)
            case 5: samples.color(v, u)
            case 6: samples.color(v, 1 - u)
            case 7: samples.color(1 - v, 1 - u)
            case 8: samples.color(1 - v, u)
            default: samples.color(u, v)
            }
        }
    }

    // MARK: Panoramas

    private func view(
        _ source: PixelBuffer, of panorama: Panorama, sight: PhotographSight, width: Int,
        height: Int
    ) throws(PixelError) -> PixelBuffer {
        let shape = Double(width) / Double(height)
        // Half of what is seen upwards, at a distance of 1.
        let rise = min(
            tan(Self.fieldOfViewDegrees / 2 * .pi / 180), tan(60 * .pi / 180) / shape)
        let pixelsOfRadian = Double(source.width) / (2 * .pi * panorama.width)
        let step = 2 * rise / Double(height)
        let samples = try SampledPicture(source, reducedBy: Int(pixelsOfRadian * step))
        let turn = ViewTurn(sight, panorama)
        let dark = PixelColor(red: 0.11, green: 0.11, blue: 0.12)
        return try PixelBuffer(width: width, height: height).filled { x, y in
            let (yaw, pitch) = turn.direction(
                (Double(x) + 0.5 - Double(width) / 2) * step,
                (Double(height) / 2 - Double(y) - 0.5) * step)
            // Shares of the unrolled sphere, whose left edge lies behind.
            var across = yaw / (2 * .pi) + 0.5
            if across < panorama.left { across += 1 }
            let u = (across - panorama.left) / panorama.width
            let v = (0.5 - pitch / .pi - panorama.top) / panorama.height
            guard u <= 1 || panorama.width > 0.999, 0...1 ~= v else { return dark.packed }
            return samples.color(u, v, wraps: panorama.width > 0.999)
        }
    }
}

/// Turns what a view sees into directions around a camera.
struct ViewTurn {
    private let rows: [SIMD3<Double>]

    /// A look at a panorama.
    init(_ sight: PhotographSight, _ panorama: Panorama) {
        let radian = Double.pi / 180
        let yaw = (sight.headingDegrees - (sight.centerDegrees ?? 0)) * radian
        let (up, pose, roll) = (
            sight.pitchDegrees * radian, panorama.pitchDegrees * radian,
            panorama.rollDegrees * radian
        )
        // From the view to the world: up, then around; from the world to the camera as it was held: pitch, then roll.
        func around(_ v: SIMD3<Double>, _ angle: Double) -> SIMD3<Double> {
            SIMD3(v.x * cos(angle) + v.z * sin(angle), v.y, v.z * cos(angle) - v.x * sin(angle))
        }
        func pitched(_ v: SIMD3<Double>, _ angle: Double) -> SIMD3<Double> {
            SIMD3(v.x, v.y * cos(angle) + v.z * sin(angle), v.z * cos(angle) - v.y * sin(angle))
        }
        func rolled(_ v: SIMD3<Double>, _ angle: Double) -> SIMD3<Double> {
            SIMD3(v.x * cos(angle) - v.y * sin(angle), v.x * sin(angle) + v.y * cos(angle), v.z)
        }
        rows = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map { axis in
            rolled(pitched(around(pitched(axis, up), yaw), -pose), roll)
        }
    }

    /// Where a point of the view lies: radians to the right of the picture's middle, and up.
    ///
    /// - Parameters:
    ///   - x: To the right, at a distance of 1.
    ///   - y: Up.
    func direction(_ x: Double, _ y: Double) -> (yaw: Double, pitch: Double) {
        let v = rows[0] * x + rows[1] * y + rows[2]
        return (atan2(v.x, v.z), atan2(v.y, (v.x * v.x + v.z * v.z).squareRoot()))
    }
}

/// The colors of a picture between its pixels.
private struct SampledPicture {
    private let picture: PixelBuffer
    /// How many of the picture's pixels the width and the height are.
    private let across, down: Double

    /// Looks at a picture, or at one of which each pixel is the mean of a square of its pixels, of what there is of it at the edges.
    init(_ source: PixelBuffer, reducedBy factor: Int) throws(PixelError) {
        let factor = max(min(factor, source.width, source.height), 1)
        across = Double(source.width) / Double(factor)
        down = Double(source.height) / Double(factor)
        picture = factor == 1 ? source : try Self.reduced(source, by: factor)
    }

    private static func reduced(
        _ source: PixelBuffer, by factor: Int
    ) throws(PixelError) -> PixelBuffer {
        let width = (source.width - 1) / factor + 1
        let height = (source.height - 1) / factor + 1
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            let rows = (y * factor)..<min((y + 1) * factor, source.height)
            for x in 0..<width {
                let columns = (x * factor)..<min((x + 1) * factor, source.width)
                var sum = SIMD4<UInt32>.zero
                for row in rows {
                    let start = row * source.width
                    for pixel in source.pixels[
                        (start + columns.lowerBound)..<(start + columns.upperBound)]
                    {
                        sum &+= SIMD4(
                            pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                    }
                }
                let area = UInt32(rows.count * columns.count)
                let mean = (sum &+ SIMD4(repeating: area / 2)) / SIMD4(repeating: area)
                pixels[y * width + x] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
            }
        }
        return try PixelBuffer(width: width, height: height, pixels: pixels)
    }

    /// The color at shares of width and height; what lies outside is the edge's, or the other edge's where it wraps.
    @inline(__always)
    func color(_ u: Double, _ v: Double, wraps: Bool = false) -> UInt32 {
        let (width, height) = (picture.width, picture.height)
        let x = min(max(u, -1), 2) * across - 0.5
        let y = min(max(v, 0), 1) * down - 0.5
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        func column(_ x: Int) -> Int {
            wraps ? (x % width + width) % width : min(max(x, 0), width - 1)
        }
        let (x0, x1) = (column(Int(left)), column(Int(left) + 1))
        let y0 = min(max(Int(top), 0), height - 1) * width
        let y1 = min(max(Int(top) + 1, 0), height - 1) * width
        let (fx, fy) = (Float(x - left), Float(y - top))
        func parts(_ pixel: UInt32) -> SIMD4<Float> {
            SIMD4<Float>(
                SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24))
        }
        let pixels = picture.pixels
        let upper = parts(pixels[y0 + x0]) * (1 - fx) + parts(pixels[y0 + x1]) * fx
        let lower = parts(pixels[y1 + x0]) * (1 - fx) + parts(pixels[y1 + x1]) * fx
        let mixed = SIMD4<UInt32>(upper * (1 - fy) + lower * fy + 0.5)
        return mixed.x | mixed.y << 8 | mixed.z << 16 | mixed.w << 24
    }
}

extension PixelBuffer {
    /// The picture with each pixel as a function of its column and row gives it.
    fileprivate func filled(_ color: (Int, Int) -> UInt32) throws(PixelError) -> PixelBuffer {
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width { pixels[y * width + x] = color(x, y) }
        }
        return try PixelBuffer(width: width, height: height, pixels: pixels)
    }
}
