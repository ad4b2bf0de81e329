import Deflate
import MapPixels
import TestSupport
import Testing

struct PNGTests {
    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        let body = Array(type.utf8) + content
        return number(UInt32(content.count)) + body + number(crc32(body.span.bytes))
    }

    /// A file of rows that carry their filters.
    static func file(
        width: UInt8, height: UInt8, depth: UInt8, color: UInt8, interlaced: Bool = false,
        rows: [UInt8], _ others: [(String, [UInt8])] = []
    ) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk(
                "IHDR", [0, 0, 0, width, 0, 0, 0, height, depth, color, 0, 0, interlaced ? 1 : 0])
            + others.flatMap { chunk($0.0, $0.1) }
            + chunk("IDAT", Deflater().deflate(rows.span.bytes, .zlib)) + chunk("IEND", [])
    }

    @Test(arguments: [true, false], [1, 2, 7, 64])
    func whatIsWrittenIsReadAgain(opaque: Bool, width: Int) throws {
        var random = SplitMix(seed: UInt64(width))
        var picture = try PixelBuffer(width: width, height: 19)
        for y in 0..<19 {
            for x in 0..<width {
                // Straight colors of few alphas come back as they were.
                let alpha = opaque ? 1 : [0, 1.0, 0.2][Int.random(in: 0..<3, using: &random)]
                picture[x, y] = PixelColor(
                    red: y < 9 ? 1 : .random(in: 0...1, using: &random),
                    green: y % 2 == 0 ? Double(x) / 64 : .random(in: 0...1, using: &random),
                    blue: 0.5, alpha: alpha)
            }
        }
        for level in [1, 6, 12] {
            #expect(try PNGDecoder.decode(PNGEncoder(level: level).encode(picture)) == picture)
        }
    }

    @Test func opaquePicturesHaveNoAlpha() throws {
        let white = PixelColor(red: 1, green: 1, blue: 1)
        #expect(PNGEncoder().encode(try PixelBuffer(width: 3, height: 2, color: white))[25] == 2)
        #expect(PNGEncoder().encode(try PixelBuffer(width: 3, height: 2))[25] == 6)
    }

    @Test func bitsArePixels() throws {
        let file = Self.file(
            width: 10, height: 1, depth: 1, color: 0, rows: [0, 0b1010_0000, 0b0100_0000])
        let picture = try PNGDecoder.decode(file)
        #expect((0..<10).map { picture[$0, 0].red } == [255, 0, 255, 0, 0, 0, 0, 0, 0, 255])
    }

    @Test func palettesHaveTransparentColors() throws {
        let file = Self.file(
            width: 3, height: 1, depth: 2, color: 3, rows: [0, 0b00_01_10_00],
            [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [0, 51])])
        let picture = try PNGDecoder.decode(file)
        #expect(picture[0, 0].packed == 0)
        #expect(picture[1, 0] == PixelColor(premultipliedRed: 0, green: 0.2, blue: 0, alpha: 0.2))
        #expect(picture[2, 0] == PixelColor(red: 0, green: 0, blue: 1))
        let outside = Self.file(
            width: 1, height: 1, depth: 2, color: 3, rows: [0, 0b1100_0000],
            [("PLTE", [255, 0, 0])])
        #expect(throws: PixelError.self) { try PNGDecoder.decode(outside) }
    }

    @Test func oneColorMayBeTransparent() throws {
        let file = Self.file(
            width: 2, height: 1, depth: 16, color: 2,
            rows: [0, 0x12, 0x34, 0, 1, 0xFF, 0xFF, 0x12, 0x35, 0, 1, 0xFF, 0xFF],
            [("tRNS", [0x12, 0x34, 0, 1, 0xFF, 0xFF])])
        let picture = try PNGDecoder.decode(file)
        #expect(picture[0, 0].packed == 0)
        #expect(picture[1, 0].packed == 0xFFFF_0012)
    }

    @Test func filtersAreUndone() throws {
        // None, left, above, average, Paeth; the last four rows spell the same values as the first.
        let file = Self.file(
            width: 3, height: 5, depth: 8, color: 0,
            rows: [
                0, 10, 20, 40, 1, 10, 10, 20, 2, 0, 0, 0, 3, 5, 5, 10, 4, 0, 0, 0,
            ])
        let picture = try PNGDecoder.decode(file)
        let rows = (0..<5).map { y in (0..<3).map { picture[$0, y].red } }
        #expect(rows[0] == [10, 20, 40])
        #expect(rows[1] == [10, 20, 40])
        #expect(rows[2] == [10, 20, 40])
        #expect(rows[3] == [10, 20, 40])
        #expect(rows[4] == [10, 20, 40])
    }

    @Test func interlacedPicturesAreWhole() throws {
        // 3 × 3: passes 1, 4, 5, 6 and 7 have pixels.
        let rows: [UInt8] = [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6]
        let file = Self.file(width: 3, height: 3, depth: 8, color: 0, interlaced: true, rows: rows)
        let picture = try PNGDecoder.decode(file)
        #expect((0..<9).map { picture[$0 % 3, $0 / 3].red } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test func sizesAreCheckedBeforeMemoryIsTaken() {
        let huge = Array(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + Self.chunk(
                    "IHDR", [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0])
                + Self.chunk("IEND", []))
        #expect(throws: PixelError.self) { try PNGDecoder.decode(huge) }
        #expect(throws: PixelError.self) { try PixelBuffer(width: 0, height: 5) }
        #expect(throws: PixelError.self) { try PixelBuffer(width: 1 << 40, height: 5) }
        #expect(throws: PixelError.self) { try PixelBuffer(width: 1 << 16, height: 1 << 16) }
    }

    @Test func damagedFilesThrow() throws {
        var picture = try PixelBuffer(width: 9, height: 9)
        picture[4, 4] = PixelColor(red: 1, green: 0, blue: 0)
        let file = PNGEncoder().encode(picture)
        for count in 0..<file.count {
            #expect(throws: PixelError.self) { try PNGDecoder.decode(Array(file[..<count])) }
        }
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x20
            // Every byte stands under a checksum, is part of one, or of the signature.
            #expect(throws: PixelError.self) { try PNGDecoder.decode(damaged) }
        }
    }

    @Test func contentThatIsNoPictureThrows() throws {
        var random = SplitMix(seed: 1)
        for _ in 0..<3000 {
            let file = Self.file(
                width: .random(in: 0...9, using: &random),
                height: .random(in: 0...9, using: &random),
                depth: [1, 2, 4, 8, 16, 3][Int.random(in: 0..<6, using: &random)],
                color: .random(in: 0...7, using: &random), interlaced: .random(using: &random),
                rows: (0..<Int.random(in: 0...200, using: &random)).map { _ in
                    .random(in: 0...6, using: &random)
                },
                [
                    ("PLTE", (0..<Int.random(in: 0...30, using: &random)).map { _ in 7 }),
                    ("tRNS", (0..<Int.random(in: 0...6, using: &random)).map { _ in 1 }),
                ])
            do {
                let picture = try PNGDecoder.decode(file)
                #expect(picture.width > 0)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }
}
