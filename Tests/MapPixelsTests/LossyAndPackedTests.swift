import MapPixels
import TestSupport
import Testing

/// JPEG and WebP as far as bytes tell; `Tests/Python/check_pictures.py` has other programs read them.
struct LossyAndPackedTests {
    private static func picture(width: Int, height: Int) throws -> PixelBuffer {
        var random = SplitMix(seed: UInt64(width * height))
        var picture = try PixelBuffer(
            width: width, height: height, color: PixelColor(red: 0.9, green: 0.8, blue: 0.7))
        for _ in 0..<width * height / 4 {
            picture[
                .random(in: 0..<width, using: &random), .random(in: 0..<height, using: &random)] =
                PixelColor(
                    red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.1,
                    alpha: .random(in: 0...1, using: &random))
        }
        return picture
    }

    @Test(arguments: [1, 8, 17, 100], [1, 3, 100])
    func jpegSaysItsSizeAndEnds(width: Int, quality: Int) throws {
        let picture = try Self.picture(width: width, height: 9)
        let file = try JPEGEncoder(quality: quality, pixelsPerInch: 144).encode(picture)
        #expect(file.prefix(4) == [0xFF, 0xD8, 0xFF, 0xE0] && file.suffix(2) == [0xFF, 0xD9])
        #expect(Array(file[6..<18]) == Array("JFIF\0".utf8) + [1, 1, 1, 0, 144, 0, 144])
        // Segments follow each other up to the coded bits.
        var at = 2
        var markers: [UInt8] = []
        while file[at + 1] != 0xDA {
            #expect(file[at] == 0xFF)
            markers.append(file[at + 1])
            if file[at + 1] == 0xC0 {
                #expect(Array(file[at + 5..<at + 9]) == [0, 9, 0, UInt8(width)])
            }
            at += 2 + Int(file[at + 2]) << 8 + Int(file[at + 3])
        }
        #expect(markers == [0xE0, 0xDB, 0xDB, 0xC0, 0xC4, 0xC4, 0xC4, 0xC4])
        // Within the coded bits no marker stands.
        let coded = file[(at + 14)..<file.count - 2]
        #expect(!zip(coded, coded.dropFirst()).contains { $0 == 0xFF && $1 != 0 })
        #expect(try JPEGEncoder(quality: quality, pixelsPerInch: 144).encode(picture) == file)
    }

    @Test func betterJPEGIsLarger() throws {
        let picture = try Self.picture(width: 64, height: 64)
        let sizes = try [10, 50, 90, 100].map { try JPEGEncoder(quality: $0).encode(picture).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
    }

    @Test(arguments: [1, 2, 7, 100], [1, 5, 64])
    func webPSaysItsSize(width: Int, height: Int) throws {
        let file = try WebPEncoder().encode(try Self.picture(width: width, height: height))
        #expect(
            file.prefix(4) == Array("RIFF".utf8)[...] && file[8..<16] == Array("WEBPVP8L".utf8)[...]
        )
        let size = file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(size == file.count - 8 && file.count % 2 == 0)
        let bits = file[21..<25].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(file[20] == 0x2F && bits & 0x3FFF == width - 1 && bits >> 14 & 0x3FFF == height - 1)
    }

    @Test func flatPicturesTakeLittle() throws {
        let flat = try PixelBuffer(width: 512, height: 512, color: PixelColor(packed: 0xFF11_2233))
        #expect(try WebPEncoder().encode(flat).count < 200)
        #expect(try JPEGEncoder().encode(flat).count < 4000)
    }

    @Test func picturesThatAFormatDoesNotHaveAreRefused() throws {
        let wide = try PixelBuffer(width: 16_385, height: 1)
        #expect(throws: PixelError.self) { try WebPEncoder().encode(wide) }
        let wider = try PixelBuffer(width: 65_536, height: 1)
        #expect(throws: PixelError.self) { try JPEGEncoder().encode(wider) }
    }
}
