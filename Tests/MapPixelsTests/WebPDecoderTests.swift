import Foundation
import MapPixels
import TestSupport
import Testing

/// WebP files that are read, beside what libwebp reads from them.
struct WebPDecoderTests {
    static let names = [
        "lossless", "lossless-alpha", "palette", "lossy", "lossy-alpha", "lossy-low",
    ]
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Pictures/webp").path

    private static func file(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Every pixel is libwebp's: all that is computed is in whole numbers.
    @Test(arguments: names) func pixelsAreThoseOfLibwebp(name: String) throws {
        try Self.expectSame("\(Self.folder)/\(name)")
    }

    /// The same of every pair NAME.webp and NAME.png in a folder that a variable names.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MAPWRIGHT_WEBP"] != nil))
    func pixelsOfOtherFilesAreTheSame() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["MAPWRIGHT_WEBP"])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".webp") }.sorted()
        try #require(!names.isEmpty)
        for name in names { try Self.expectSame("\(folder)/\(name.dropLast(5))") }
    }

    private static func expectSame(_ path: String) throws {
        let own = try WebPDecoder.decode(try file(path + ".webp"))
        let known = try PNGDecoder.decode(try file(path + ".png"))
        #expect(own.width == known.width && own.height == known.height, "\(path)")
        let different = zip(own.pixels, known.pixels).count { $0 != $1 }
        #expect(different == 0, "\(path)")
    }

    @Test(arguments: [1, 7, 33], [1, 16, 40]) func whatIsWrittenIsRead(
        width: Int, height: Int
    ) throws {
        var picture = try PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                picture[x, y] = PixelColor(
                    red: Double(x) / Double(width), green: Double(y) / Double(height), blue: 0.4,
                    alpha: Double((x * y) % 3) / 2)
            }
        }
        let file = try WebPEncoder().encode(picture)
        #expect(try PictureFile.decode(file).straightRGBA == picture.straightRGBA)
    }

    @Test(arguments: names) func whatIsCutOffIsAnErrorOrWhole(name: String) throws {
        let file = try Self.file("\(Self.folder)/\(name).webp")
        let whole = try WebPDecoder.decode(file)
        for count in 0..<file.count - 2 {
            // Of what stands in a chunk, too, so that its own end is met.
            var cut = [UInt8](file.prefix(count))
            #expect(throws: PixelError.self, "\(count)") { try WebPDecoder.decode(cut) }
            guard count > 20 else { continue }
            let length = UInt32(cut.count - 20)
            for byte in 0..<4 { cut[16 + byte] = UInt8(truncatingIfNeeded: length >> (8 * byte)) }
            do {
                let read = try WebPDecoder.decode(cut)
                #expect(read.width == whole.width && read.height == whole.height)
            } catch {
                #expect(error.code == .malformed, "\(count)")
            }
        }
    }

    @Test(arguments: names) func damagedFilesNeverTrap(name: String) throws {
        let file = try Self.file("\(Self.folder)/\(name).webp")
        var random = SplitMix(seed: 33)
        for _ in 0..<(SlowTier.isOn ? 20_000 : 300) {
            // Whatever comes of it: an error, or a picture of no more pixels than allowed.
            if let read = try? WebPDecoder.decode(
                mutated(file, &random), maximumPixels: 1 << 16)
            {
                #expect(read.width * read.height <= 1 << 16)
            }
        }
    }

    @Test func whatIsNotReadIsNamed() throws {
        let file = try Self.file("\(Self.folder)/lossy.webp")
        #expect { try WebPDecoder.decode(file, maximumPixels: 100) } throws: {
            ($0 as? PixelError)?.code == .invalidSize
        }
        var moving = file
        moving.replaceSubrange(12..<16, with: Array("ANIM".utf8))
        #expect { try WebPDecoder.decode(moving) } throws: {
            ($0 as? PixelError)?.code == .unsupported
        }
        var between = file
        between[20] |= 1
        #expect { try PictureFile.decode(between) } throws: {
            ($0 as? PixelError)?.code == .malformed
        }
    }
}
