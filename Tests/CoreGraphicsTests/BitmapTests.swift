import CoreGraphics
import Foundation
import Testing

/// Bitmap contexts and the pixels of images.
struct BitmapTests {
    private static func context(
        _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo = .premultipliedLast
    ) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
    }

    /// Red, green, blue and alpha of a pixel, counted from the upper left corner.
    private static func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(image.dataProvider?.data)
        #expect(data.count == image.height * image.bytesPerRow)
        let start = y * image.bytesPerRow + 4 * x
        return Array(data[start..<(start + 4)])
    }

    @Test func aBitmapIsDrawnInFromItsLowerEdge() throws {
        let context = try #require(Self.context(8, 6))
        #expect(context.width == 8 && context.height == 6 && context.bitsPerComponent == 8)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 6, y: 4, width: 2, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.width == 8 && image.height == 6)
        #expect(try Self.pixel(image, 0, 5) == [255, 0, 0, 255])
        #expect(try Self.pixel(image, 2, 5) == [0, 0, 0, 0])
        #expect(try Self.pixel(image, 7, 0) == [0, 0, 128, 128])
        #expect(try Self.pixel(image, 7, 2) == [0, 0, 0, 0])
    }

    @Test func whatIsDrawnLaterIsInLaterImages() throws {
        let context = try #require(Self.context(2, 2, .noneSkipLast))
        let before = try #require(context.makeImage())
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let after = try #require(context.makeImage())
        // Pixels without alpha begin black.
        #expect(try Self.pixel(before, 0, 0) == [0, 0, 0, 255])
        #expect(try Self.pixel(after, 0, 0) == [255, 255, 255, 255])
    }

    @Test func otherBitmapsAreRefused() {
        func make(
            _ width: Int = 4, _ height: Int = 4, bits: Int = 8, row: Int = 0, isGray: Bool = false,
            info: UInt32 = 1
        ) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info)
        }
        #expect(make() != nil && make(row: 64) != nil)
        #expect(make(0) == nil && make(4, -1) == nil)
        #expect(make(1 << 30, 1 << 30) == nil && make(1 << 24, 2) == nil)
        #expect(make(bits: 16) == nil && make(row: 15) == nil && make(isGray: true) == nil)
        for info in [0, 3, 4, 7, 9, 1 | 1 << 8, 1 | 1 << 12] as [UInt32] {
            #expect(make(info: info) == nil, "\(info)")
        }
    }

    /// The same color from bytes in every order.
    @Test(
        arguments: [
            (CGImageAlphaInfo.premultipliedLast, 0, [100, 50, 20, 200]),
            (.premultipliedFirst, 0, [200, 100, 50, 20]),
            (.premultipliedFirst, 2, [20, 50, 100, 200]),
            (.premultipliedLast, 2, [200, 20, 50, 100]), (.last, 4, [128, 64, 26, 200]),
            (.first, 0, [200, 128, 64, 26]),
        ] as [(CGImageAlphaInfo, UInt32, [UInt8])])
    func pixelsMakeAnImage(alpha: CGImageAlphaInfo, order: UInt32, bytes: [UInt8]) throws {
        // Two rows of one pixel with some bytes between them.
        let data = Data([0, 0, 0, 0] + [UInt8](repeating: 7, count: 4) + bytes)
        let provider = try #require(CGDataProvider(data: data))
        let image = try #require(
            CGImage(
                width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order << 12),
                provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        #expect(try Self.pixel(image, 0, 0) == [0, 0, 0, 0])
        let pixel = try Self.pixel(image, 0, 1)
        for (one, other) in zip(pixel, [100, 50, 20, 200]) {
            #expect(abs(Int(one) - other) <= 1)
        }
    }

    @Test func tooFewBytesMakeNoImage() throws {
        for (row, count) in [(16, 47), (15, 100), (Int.max, 100)] {
            let provider = try #require(CGDataProvider(data: Data(count: count)))
            let image = CGImage(
                width: 4, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1),
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
            #expect(image == nil)
        }
    }

    @Test func aPartOfAnImageIsCutFromItsUpperLeftCorner() throws {
        let context = try #require(Self.context(8, 6))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        // The upper right corner.
        context.fill(CGRect(x: 6, y: 4, width: 2, height: 2))
        let image = try #require(context.makeImage())
        let part = try #require(image.cropping(to: CGRect(x: 5.2, y: 0, width: 10, height: 3)))
        #expect(part.width == 3 && part.height == 3)
        #expect(try Self.pixel(part, 0, 0) == [0, 0, 0, 0])
        #expect(try Self.pixel(part, 1, 0) == [0, 255, 0, 255])
        #expect(try Self.pixel(part, 2, 2) == [0, 0, 0, 0])
        #expect(image.cropping(to: CGRect(x: 8, y: 0, width: 4, height: 4)) == nil)
    }

    @Test func oneBitmapIsDrawnIntoAnother() throws {
        let small = try #require(Self.context(2, 2))
        small.setFillColor(red: 1, green: 0, blue: 1, alpha: 1)
        // The upper half.
        small.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        let large = try #require(Self.context(8, 8))
        large.draw(
            try #require(small.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(large.makeImage())
        // It lies in the lower left quarter, its upper half on top.
        #expect(try Self.pixel(image, 1, 4) == [255, 0, 255, 255])
        #expect(try Self.pixel(image, 1, 7) == [0, 0, 0, 0])
        #expect(try Self.pixel(image, 6, 1) == [0, 0, 0, 0])
    }
}
