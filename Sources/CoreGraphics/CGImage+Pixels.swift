import DrawingPainter
import Foundation
import MapPixels
import MapScene

/// Bytes of Core Foundation, which are `Data` here.
public typealias CFData = Data

/// Where the bytes of an image come from or go.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Creates a provider of bytes.
    public init?(data: CFData) { self.data = data }
}

extension CGImage {
    /// Creates an image of sRGB pixels, rows from the top.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32.
    ///   - bytesPerRow: 4 times the width at least.
    ///   - space: A color space of three components.
    ///   - bitmapInfo: Where a pixel's parts lie, and whether colors are multiplied by alpha.
    ///   - provider: The bytes: those of all rows at least.
    ///   - decode: Nil: other ranges of the parts are not known.
    ///   - shouldInterpolate: Without effect: an image that is enlarged is smooth.
    ///   - intent: Without effect.
    /// - Returns: Nil for pixels of another kind, too few bytes, or more than 16,777,216 pixels.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        // SAFETY: the pointer is compared and never read.
        guard unsafe decode == nil, bitsPerComponent == 8, bitsPerPixel == 32,
            space.numberOfComponents == 3, 1...CGContext.mostPixels ~= width,
            1...CGContext.mostPixels ~= height, width * height <= CGContext.mostPixels,
            bytesPerRow >= 4 * width, bytesPerRow <= 1 << 30, let places = bitmapInfo.places,
            let data = provider.data, data.count >= (height - 1) * bytesPerRow + 4 * width
        else { return nil }
        let bytes = [UInt8](data)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let start = row * bytesPerRow + 4 * column
                let alpha = bitmapInfo.isOpaque ? 255 : UInt32(bytes[start + places.alpha])
                func part(_ place: Int) -> UInt32 {
                    let part = UInt32(bytes[start + place])
                    // No color is brighter than its alpha lets it be.
                    return bitmapInfo.isPremultiplied
                        ? min(part, alpha) : (part * alpha + 127) / 255
                }
                pixels.append(
                    part(places.red) | part(places.green) << 8 | part(places.blue) << 16
                        | alpha << 24)
            }
        }
        // The size is one that pictures have: nothing is left that could be wrong.
        guard let picture = try? PixelBuffer(width: width, height: height, pixels: pixels) else {
            return nil
        }
        self.init(
            SceneImage(
                content: .encoded(Data(PNGEncoder().encode(picture))),
                size: CGSize(width: width, height: height)), scale: 1)
    }

    /// The pixels as bytes of red, green, blue and alpha, colors multiplied by alpha, rows from the top.
    ///
    /// They are painted at each call. Nil for images that are not painted here, as files other than PNG, JPEG and WebP, and for
    /// those of more than 16,777,216 pixels.
    public var dataProvider: CGDataProvider? {
        // What keeps an image from being painted is no error to Apple's callers, but no data.
        guard let picture = try? DrawingPainter().pixels(of: value, scale: Double(scale)) else {
            return nil
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(picture.pixels.count * 4)
        for pixel in picture.pixels {
            bytes.append(UInt8(truncatingIfNeeded: pixel))
            bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
            bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
            bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
        }
        return CGDataProvider(data: Data(bytes))
    }

    /// The number of bits of a pixel's part: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row.
    public var bytesPerRow: Int { 4 * width }
    /// The color space of the pixels: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Where a pixel's alpha lies: last, with colors multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The layout of a pixel's components in memory.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    /// Returns the part of the image in a rectangle of pixels, counted from the upper left corner.
    ///
    /// - Returns: Nil where the rectangle, rounded outward, and the image have nothing in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let size = CGSize(width: part.width / scale, height: part.height / scale)
        let context = CGContext(bounds: CGRect(origin: .zero, size: size))
        context.draw(
            value,
            in: CGRect(
                x: -part.minX / scale, y: -part.minY / scale, width: value.size.width,
                height: value.size.height))
        return CGImage(
            SceneImage(content: .drawing(context.drawing), size: size), scale: scale)
    }
}
