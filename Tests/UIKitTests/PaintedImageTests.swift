import MapPixels
import Testing
import UIKit

/// Images that apps draw, as pixels.
@MainActor struct PaintedImageTests {
    private func pixels(_ image: UIImage?) throws -> PixelBuffer {
        try PNGDecoder.decode([UInt8](try #require(image?.pngData())))
    }

    private func image(
        _ size: CGSize = CGSize(width: 20, height: 20), scale: CGFloat = 1,
        _ draw: (CGContext) -> Void
    ) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        return try pixels(renderer.image { draw($0.cgContext) })
    }

    private let red = PixelColor(red: 1, green: 0, blue: 0)

    @Test func fillsCoverTheirPixels() throws {
        let pixels = try image(scale: 2) { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(pixels.width == 40 && pixels.height == 40)
        #expect(pixels[10, 10] == red && pixels[29, 29] == red)
        #expect(pixels[9, 9] == .clear && pixels[30, 30] == .clear)
        #expect(pixels[4, 4].alpha == 128 && pixels[4, 4].blue == 128)
        // Area of the disk: π · 4² pixels, each half covered by its color.
        let disk = (0..<8).reduce(0) { sum, x in
            sum + (0..<8).reduce(0) { $0 + Int(pixels[x, $1].alpha) }
        }
        #expect(abs(Double(disk) / 128 - .pi * 16) < 0.5)
    }

    @Test func aRendererGivesItsPictureAsAFile() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4))
        let file = renderer.pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
        let pixels = try PNGDecoder.decode([UInt8](file))
        #expect(pixels.width == 6 && pixels.height == 4)
        #expect(pixels[2, 3] == red && pixels[3, 3] == .clear)
        // Without extent there is no picture.
        #expect(UIGraphicsImageRenderer(size: .zero).pngData { _ in }.isEmpty)
    }

    @Test func aRendererGivesItsPictureAsJPEG() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40))
        func file(_ quality: CGFloat) -> [UInt8] {
            [UInt8](
                renderer.jpegData(withCompressionQuality: quality) { context in
                    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                    context.cgContext.fillEllipse(in: CGRect(x: 3, y: 3, width: 50, height: 30))
                })
        }
        let best = file(1)
        #expect(best.prefix(3) == [0xFF, 0xD8, 0xFF] && best.suffix(2) == [0xFF, 0xD9])
        #expect(file(0).count < file(0.8).count && file(0.8).count < best.count)
        // Beyond its ends the quality is that of the end.
        #expect(file(7) == best && file(-1) == file(0))
        // Of a PNG file as of what is drawn; of nothing nothing.
        let image = UIImage(data: try #require(renderer.image { _ in }.pngData()))
        #expect(try #require(image?.jpegData(compressionQuality: 0.5)).count > 100)
        #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) != nil)
        #expect(
            UIGraphicsImageRenderer(size: .zero).jpegData(withCompressionQuality: 1) { _ in }
                .isEmpty)
    }

    @Test func strokesAreAsWideAsTold() throws {
        let pixels = try image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setStroke()
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }
        #expect((8..<12).allSatisfy { pixels[10, $0] == red })
        #expect(pixels[10, 7] == .clear && pixels[10, 12] == .clear)
    }

    @Test func dashesLeaveGaps() throws {
        let pixels = try image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setStroke()
            context.setLineWidth(2)
            context.setLineDash(phase: 2, lengths: [4, 6])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }
        let drawn = (0..<20).filter { pixels[$0, 10] == red }
        #expect(drawn == [0, 1, 8, 9, 10, 11, 18, 19])
    }

    @Test func transformsTurnAndStretchPens() throws {
        let pixels = try image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setStroke()
            context.scaleBy(x: 1, y: 3)
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 3), CGPoint(x: 20, y: 3)])
        }
        #expect((6..<12).allSatisfy { pixels[10, $0] == red })
        #expect(pixels[10, 5] == .clear && pixels[10, 12] == .clear)
    }

    @Test func clipsHoldForWhatFollows() throws {
        let pixels = try image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.saveGState()
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clip()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 19, width: 1, height: 1))
        }
        #expect(pixels[10, 5] == red)
        #expect(pixels[0, 0] == .clear && pixels[10, 12] == .clear)
        #expect(pixels[0, 19] == red)
    }

    @Test func clearAndBlendModesChangeWhatIsThere() throws {
        let pixels = try image { context in
            UIColor(red: 1, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setBlendMode(.multiply)
            UIColor(red: 0, green: 1, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
        }
        #expect(pixels[5, 5] == .clear)
        #expect(pixels[12, 5] == PixelColor(red: 1, green: 1, blue: 0))
        #expect(pixels[17, 5] == PixelColor(red: 0, green: 1, blue: 0))
    }

    @Test func gradientsGoFromColorToColor() throws {
        let colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1),
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
                locations: [0, 1]))
        let straight = try image { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
                options: [.drawsBeforeStartLocation])
        }
        #expect(straight[1, 3] == red)
        #expect(abs(Int(straight[10, 3].red) - 115) < 8 && abs(Int(straight[10, 3].blue) - 140) < 8)
        #expect(straight[16, 3] == .clear)
        let round = try image { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
                endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [])
        }
        #expect(round[10, 10].red > 220 && round[10, 3].blue > 200 && round[0, 0] == .clear)
    }

    @Test func imagesAreDrawnIntoImages() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        let pin = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        // As a file, upright, and as a shape in another color.
        let data = try #require(pin.pngData())
        let file = try #require(UIImage(data: data))
        let green = pin.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let pixels = try image { _ in
            file.draw(at: CGPoint(x: 4, y: 6))
            green.draw(in: CGRect(x: 15, y: 0, width: 5, height: 10))
        }
        #expect(pixels[4, 6] == red && pixels[13, 10] == red)
        #expect(pixels[3, 6] == .clear && pixels[4, 5] == .clear && pixels[13, 11] == .clear)
        #expect(pixels[17, 2] == PixelColor(red: 0, green: 1, blue: 0) && pixels[17, 7] == .clear)
    }

    /// A file with more pixels than there is room for is made smaller, not sampled.
    @Test func largeImagesAreMadeSmaller() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 4
        let large = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
            .image { context in
                UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                for column in 0..<40 {
                    context.fill(CGRect(x: Double(column) / 2, y: 0, width: 0.25, height: 20))
                }
            }
        let data = try #require(large.pngData())
        let file = try #require(UIImage(data: data, scale: 4))
        let pixels = try image { _ in file.draw(at: .zero) }
        #expect(pixels[5, 5] == PixelColor(packed: 0x8000_0080))
        #expect(pixels[14, 14] == pixels[5, 5])
    }

    @Test func whatCannotBePaintedHasNoData() {
        #expect(UIImage().pngData() == nil)
        #expect(UIImage(systemName: "mappin")?.pngData() != nil)
        let huge = UIGraphicsImageRenderer(size: CGSize(width: 9000, height: 9000)).image { _ in }
        #expect(huge.pngData() == nil)
        // Numbers that are none paint nothing.
        let odd = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.cgContext.scaleBy(x: .nan, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(odd.pngData() != nil)
    }
}
