import MapPixels
import SwiftUI
import Testing
import UIKit

/// Views of SwiftUI as pictures.
@MainActor struct ImageRendererTests {
    private let red = PixelColor(red: 1, green: 0, blue: 0)
    private let blue = PixelColor(red: 0, green: 0, blue: 1)
    private let pureRed = Color(red: 1, green: 0, blue: 0)
    private let pureBlue = Color(red: 0, green: 0, blue: 1)

    private func pixels(_ renderer: ImageRenderer<some View>) throws -> PixelBuffer {
        let file = try #require(renderer.uiImage?.pngData())
        return try PNGDecoder.decode([UInt8](file))
    }

    @Test func aViewHasItsIdealSizeInTheScale() throws {
        let renderer = ImageRenderer(
            content: VStack(spacing: 4) {
                pureRed.frame(width: 30, height: 10)
                pureBlue.frame(width: 20, height: 6)
            })
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 90 && renderer.cgImage?.height == 60)
        let canvas = try pixels(renderer)
        #expect(canvas.width == 90 && canvas.height == 60)
        #expect(canvas[45, 15] == red && canvas[45, 50] == blue)
        // The gap, and beside the narrower one.
        #expect(canvas[45, 36] == .clear && canvas[6, 50] == .clear)
    }

    @Test func theProposedSizeIsTakenByWhatFillsIt() throws {
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                pureRed
                Spacer(minLength: 10)
                pureBlue.frame(width: 10)
            })
        renderer.proposedSize = ProposedViewSize(width: 60, height: 12)
        #expect(renderer.uiImage?.size == CGSize(width: 60, height: 12))
        let canvas = try pixels(renderer)
        #expect(canvas[0, 0] == red && canvas[59, 11] == blue)
        renderer.isOpaque = true
        renderer.content = HStack(spacing: 0) {
            pureRed
            Spacer(minLength: 20)
            pureBlue.frame(width: 10)
        }
        #expect(try pixels(renderer)[45, 5].alpha == 255)
    }

    @Test func textTakesTheRoomThatItsLettersNeed() throws {
        let short = ImageRenderer(content: Text("ii").font(.system(size: 20)))
        let long = ImageRenderer(content: Text("Harbor").font(.system(size: 20)))
        let (one, other) = (try #require(short.uiImage).size, try #require(long.uiImage).size)
        #expect(one.height == other.height && other.width > 3 * one.width)
        let canvas = try pixels(long)
        // Letters reach to both ends of the image.
        func hasInk(_ columns: Range<Int>) -> Bool {
            columns.contains { x in (0..<canvas.height).contains { canvas[x, $0].alpha > 128 } }
        }
        #expect(hasInk(0..<4) && hasInk(canvas.width - 4..<canvas.width))
        // In half of the width there are two lines.
        long.content = Text("Harbor Harbor").font(.system(size: 20))
        long.proposedSize = ProposedViewSize(width: other.width + 4, height: nil)
        #expect(try #require(long.uiImage).size.height > 1.9 * other.height)
    }

    @Test func shapesEffectsAndLayersAreDrawn() throws {
        let view = Circle().fill(pureRed).frame(width: 40, height: 40)
            .overlay { pureBlue.frame(width: 10, height: 10) }
            .padding(5)
            .background(Color.white)
            .opacity(0.5)
        let canvas = try pixels(ImageRenderer(content: view))
        #expect(canvas.width == 50)
        #expect(abs(Int(canvas[25, 25].alpha) - 128) < 3 && canvas[25, 25].red == 0)
        #expect(abs(Int(canvas[25, 10].red) - 128) < 3 && canvas[25, 10].blue == 0)
        #expect(abs(Int(canvas[1, 1].red) - 128) < 3 && canvas[1, 1].blue > 120)
    }

    @Test func buttonsAndImagesShowTheirLabels() throws {
        let view = HStack {
            Button("Go") {}
            Image(systemName: "star.fill").resizable().foregroundColor(pureBlue)
                .frame(width: 30, height: 30)
            Toggle("", isOn: .constant(true)).labelsHidden()
        }
        let canvas = try pixels(ImageRenderer(content: view))
        let hasStar = canvas.pixels.contains(0xFFFF_0000)
        let hasSwitch = canvas.pixels.contains {
            $0 >> 24 == 255 && $0 >> 8 & 255 > 180 && $0 & 255 < 80
        }
        #expect(hasStar && hasSwitch)
    }

    @Test func aClosureDrawsWithTheAxisOfCoreGraphics() throws {
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                pureRed.frame(width: 10, height: 10)
                pureBlue.frame(width: 10, height: 10)
            })
        var told = CGSize.zero
        var drawn: PixelBuffer?
        renderer.render { size, draw in
            told = size
            let space = CGColorSpaceCreateDeviceRGB()
            guard
                let context = CGContext(
                    data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                    space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return }
            draw(context)
            // What cannot be decoded is no picture.
            drawn = context.makeImage().flatMap { UIImage(cgImage: $0).pngData() }
                .flatMap { try? PNGDecoder.decode([UInt8]($0)) }
        }
        #expect(told == CGSize(width: 10, height: 20))
        let canvas = try #require(drawn)
        #expect(canvas[5, 3] == red && canvas[5, 16] == blue)
    }

    @Test func whatHasNoExtentIsNoImage() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
        let huge = ImageRenderer(content: pureRed.frame(width: 5000, height: 5000))
        #expect(huge.uiImage == nil)
        #expect(ImageRenderer(content: pureRed.frame(width: 5, height: 5)).cgImage?.width == 5)
    }
}
