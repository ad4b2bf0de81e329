import Foundation
import MapPixels
import TestSupport
import Testing

/// JPEG files that are read, beside what libjpeg reads from them.
struct JPEGDecoderTests {
    static let names = ["baseline-444", "restarts-422", "progressive-420", "gray", "cmyk"]
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Pictures/jpeg")

    private static func file(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The greatest difference of a color between two pictures of a size.
    private static func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Int {
        zip(one.straightRGBA, other.straightRGBA).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test(arguments: names) func pixelsAreThoseOfLibjpeg(name: String) throws {
        let own = try JPEGDecoder.decode(try Self.file(name + ".jpg"))
        let known = try PNGDecoder.decode(try Self.file(name + ".png"))
        #expect(own.width == known.width && own.height == known.height)
        // Each rounds its transform, and then its colors.
        #expect(Self.difference(own, known) <= 4)
    }

    @Test(arguments: [1, 7, 8, 33], [1, 16, 40]) func whatIsWrittenIsRead(
        width: Int, height: Int
    ) throws {
        var picture = try PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                picture[x, y] = PixelColor(
                    red: Double(x) / Double(width), green: Double(y) / Double(height), blue: 0.4)
            }
        }
        let read = try JPEGDecoder.decode(try JPEGEncoder(quality: 100).encode(picture))
        #expect(read.width == width && read.height == height)
        #expect(Self.difference(read, picture) <= 6)
    }

    @Test(arguments: names) func whatIsCutOffIsAnErrorOrWhole(name: String) throws {
        let file = try Self.file(name + ".jpg")
        let whole = try JPEGDecoder.decode(file)
        for count in 0..<file.count - 2 {
            // Without its end marker a file may be whole; less is an error.
            do {
                let read = try JPEGDecoder.decode([UInt8](file.prefix(count)))
                #expect(read.width == whole.width && read.height == whole.height)
            } catch {
                #expect(error.code == .malformed, "\(count)")
            }
        }
        #expect(throws: PixelError.self) { try JPEGDecoder.decode([UInt8](file.prefix(400))) }
    }

    @Test(arguments: names) func damagedFilesNeverTrap(name: String) throws {
        let file = try Self.file(name + ".jpg")
        var random = SplitMix(seed: 20)
        for _ in 0..<(SlowTier.isOn ? 20_000 : 300) {
            // Whatever comes of it: an error, or a picture of no more pixels than allowed.
            if let read = try? JPEGDecoder.decode(
                mutated(file, &random), maximumPixels: 1 << 16)
            {
                #expect(read.width * read.height <= 1 << 16)
            }
        }
    }

    @Test func whatIsNotReadIsNamed() throws {
        var file = try Self.file("gray.jpg")
        let frame = try #require(
            file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        #expect(throws: PixelError.self) { try JPEGDecoder.decode(file, maximumPixels: 100) }
        file[frame + 4] = 12
        #expect { try JPEGDecoder.decode(file) } throws: {
            ($0 as? PixelError)?.code == .unsupported
        }
        file[frame + 4] = 8
        file[frame + 1] = 0xC9
        #expect { try JPEGDecoder.decode(file) } throws: {
            ($0 as? PixelError)?.code == .unsupported
        }
        #expect { try PictureFile.decode(Array("GIF89a".utf8)) } throws: {
            ($0 as? PixelError)?.code == .unsupported
        }
    }
}
