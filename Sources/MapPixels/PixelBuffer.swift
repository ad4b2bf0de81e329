/// A picture of premultiplied RGBA pixels, a byte a part, rows from the top.
public struct PixelBuffer: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Colors as in `PixelColor.packed`, `width * height` of them.
    public internal(set) var pixels: [UInt32]

    /// The maximum number of pixels of a picture: 1 GiB of memory.
    public static let maximumPixelCount = 1 << 28
    /// The longest side of a picture.
    public static let maximumSide = 1 << 16

    /// Creates a picture of one color.
    ///
    /// - Throws: `PixelError` where a side is below 1 or above `maximumSide`, or there are too many pixels.
    public init(width: Int, height: Int, color: PixelColor = .clear) throws(PixelError) {
        try self.init(
            width: width, height: height,
            pixels: [UInt32](
                repeating: color.packed, count: Self.count(width: width, height: height)))
    }

    /// Creates a picture of packed premultiplied pixels.
    ///
    /// - Throws: `PixelError` for a size that is not allowed, or where the number of pixels is not that of the size.
    public init(width: Int, height: Int, pixels: [UInt32]) throws(PixelError) {
        guard try Self.count(width: width, height: height) == pixels.count else {
            throw PixelError(.invalidSize, "\(pixels.count) pixels are not \(width) × \(height)")
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The number of pixels of a size.
    static func count(width: Int, height: Int) throws(PixelError) -> Int {
        guard 1...maximumSide ~= width, 1...maximumSide ~= height,
            width * height <= maximumPixelCount
        else { throw PixelError(.invalidSize, "a picture cannot have \(width) × \(height) pixels") }
        return width * height
    }

    /// The color of a pixel.
    public subscript(x: Int, y: Int) -> PixelColor {
        get {
            precondition(0..<width ~= x && 0..<height ~= y, "outside the picture")
            return PixelColor(packed: pixels[y * width + x])
        }
        set {
            precondition(0..<width ~= x && 0..<height ~= y, "outside the picture")
            pixels[y * width + x] = newValue.packed
        }
    }

    /// Bytes of red, green, blue, alpha that are not premultiplied, four a pixel, each rounded.
    public var straightRGBA: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
        for (index, pixel) in pixels.enumerated() {
            let straight = Self.straight(pixel)
            bytes[4 * index] = UInt8(truncatingIfNeeded: straight)
            bytes[4 * index + 1] = UInt8(truncatingIfNeeded: straight >> 8)
            bytes[4 * index + 2] = UInt8(truncatingIfNeeded: straight >> 16)
            bytes[4 * index + 3] = UInt8(truncatingIfNeeded: straight >> 24)
        }
        return bytes
    }

    /// The picture with each color changed; colors are given from 0 to 1 and not premultiplied, what comes back is clamped.
    public func mapStraight(_ change: (SIMD3<Double>) -> SIMD3<Double>) -> PixelBuffer {
        var copy = self
        for (index, pixel) in pixels.enumerated() {
            let straight = Self.straight(pixel)
            let parts = SIMD3(straight & 255, straight >> 8 & 255, straight >> 16 & 255)
            let color = change(SIMD3(Double(parts.x), Double(parts.y), Double(parts.z)) / 255)
                .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
            copy.pixels[index] =
                PixelColor(
                    red: color.x, green: color.y, blue: color.z, alpha: Double(pixel >> 24) / 255
                ).packed
        }
        return copy
    }

    /// A premultiplied pixel with its color divided by its alpha.
    @inline(__always)
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 || alpha == 0 { return pixel }
        func part(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return part(0) | part(8) | part(16) | alpha << 24
    }

    /// A pixel with its color multiplied by its alpha, each part rounded.
    @inline(__always)
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        return PixelColor(packed: pixel & 0x00FF_FFFF).scaled(by: alpha).packed | alpha << 24
    }
}
