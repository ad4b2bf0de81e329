/// Writes pictures as JPEG files (ITU-T T.81, baseline, as JFIF has it).
///
/// Colors are kept in full resolution, since thin colored lines and letters of maps would bleed otherwise, and each picture gets
/// codes of its own. What is translucent lies over white. The same picture gives the same bytes.
public struct JPEGEncoder: Sendable {
    /// From 1, the smallest, to 100, the best.
    public var quality: Int
    /// Pixels per inch that the file tells; nil for none.
    public var pixelsPerInch: Int?

    /// The longest side of a picture.
    public static let maximumSide = 65_535

    /// Creates an encoder.
    public init(quality: Int = 90, pixelsPerInch: Int? = nil) {
        self.quality = quality
        self.pixelsPerInch = pixelsPerInch
    }

    /// The bytes of a file.
    ///
    /// - Throws: `PixelError` for a picture with a side above `maximumSide`.
    public func encode(_ picture: PixelBuffer) throws(PixelError) -> [UInt8] {
        guard picture.width <= Self.maximumSide, picture.height <= Self.maximumSide else {
            throw PixelError(
                .invalidSize, "a JPEG file has \(Self.maximumSide) pixels along a side at most")
        }
        let tables = [JPEGTables.luminance, JPEGTables.chrominance].map {
            JPEGTables.scaled($0, quality: min(max(quality, 1), 100))
        }
        let blocks = JPEGBlocks(picture, tables: tables)
        let codes = blocks.counts.map(Self.code)

        var file: [UInt8] = [0xFF, 0xD8]
        let density = UInt16(clamping: pixelsPerInch ?? 1)
        Self.append(
            0xE0,
            Array("JFIF\0".utf8) + [1, 1, pixelsPerInch == nil ? 0 : 1]
                + Self.bytes(density) + Self.bytes(density) + [0, 0], to: &file)
        for (index, table) in tables.enumerated() {
            Self.append(
                0xDB, [UInt8(index)] + JPEGTables.zigzag.map { UInt8(table[$0]) }, to: &file)
        }
        Self.append(
            0xC0,
            [8] + Self.bytes(UInt16(picture.height)) + Self.bytes(UInt16(picture.width))
                + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1], to: &file)
        for (index, code) in codes.enumerated() {
            // Codes of the first kind, then of the second, each for brightness and for color.
            let ordered = code.ordered.filter { $0 < 256 }
            var counts = [UInt8](repeating: 0, count: 16)
            for symbol in ordered { counts[code.lengths[symbol] - 1] += 1 }
            Self.append(
                0xC4, [UInt8((index % 2) << 4 | index / 2)] + counts + ordered.map { UInt8($0) },
                to: &file)
        }
        Self.append(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0], to: &file)
        file += blocks.coded(by: codes)
        file += [0xFF, 0xD9]
        return file
    }

    /// A code of at most 16 bits, of which no symbol's consists of ones alone: that place is left to symbol 256.
    private static func code(_ counts: [Int]) -> PrefixCode {
        var code = PrefixCode(counts: counts.map { 2 * $0 } + [1], limit: 16)
        if let last = code.ordered.last, last != 256 { code.swapLengths(last, 256) }
        return code
    }

    private static func bytes(_ value: UInt16) -> [UInt8] {
        [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    private static func append(_ marker: UInt8, _ content: [UInt8], to file: inout [UInt8]) {
        file += [0xFF, marker] + bytes(UInt16(content.count + 2)) + content
    }
}

/// The numbers of T.81's annex K.
enum JPEGTables {
    /// Where the coefficients stand in a block, in the order in which they are written.
    static let zigzag: [Int] = (0..<15).flatMap { diagonal in
        let places = (max(0, diagonal - 7)...min(diagonal, 7)).map { row in
            row * 8 + diagonal - row
        }
        return diagonal % 2 == 0 ? places.reversed() : places
    }

    /// The quantization table for luminance (Table K.1).
    static let luminance = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69,
        56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81,
        104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]

    /// The quantization table for chrominance (Table K.2).
    static let chrominance =
        [
            17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99,
            99,
            99, 47, 66, 99, 99, 99, 99, 99, 99,
        ] + [Int](repeating: 99, count: 32)

    /// A table for a quality from 1 to 100, 50 being the table itself, as the JPEG group's library has it.
    static func scaled(_ table: [Int], quality: Int) -> [Int] {
        let percent = quality < 50 ? 5000 / quality : 200 - 2 * quality
        return table.map { min(max(($0 * percent + 50) / 100, 1), 255) }
    }
}
