import Bytes
import Deflate
import Zstandard

/// A picture of a TIFF file as it is kept: blocks of samples, each packed alone.
struct TIFFLevel: Sendable {
    /// The format of samples.
    enum Sample: Sendable, Equatable {
        case unsigned8, unsigned16, signed16, signed32, float32

        /// The size of a sample in bytes.
        var size: Int {
            switch self {
            case .unsigned8: 1
            case .unsigned16, .signed16: 2
            case .signed32, .float32: 4
            }
        }
    }

    /// The compression of blocks.
    enum Packing: Sendable, Equatable {
        case none, packBits, lzw, deflate, zstandard, jpeg, webP

        /// Whether each block is a whole file of a picture.
        var isPicture: Bool { self == .jpeg || self == .webP }
    }

    /// What samples mean (tag 262).
    enum Meaning: Sendable, Equatable { case whiteIsZero, gray, colors, palette, brightness }

    let width: Int
    let height: Int
    let blockWidth: Int
    let blockHeight: Int
    let sample: Sample
    /// The number of samples per pixel.
    let channels: Int
    let packing: Packing
    let meaning: Meaning
    /// 1 for none, 2 for differences in a row, 3 for those of bytes of numbers with a fraction.
    let predictor: Int
    /// What the samples after those of the color are: 1 alpha that colors were multiplied by, 2 alpha, else nothing that counts.
    let extra: [Int]
    /// Red, green and blue of each number, for a palette.
    let palette: [Double]
    /// Tables that JPEG's blocks share.
    let tables: [UInt8]
    private let isTiled: Bool
    private let offsets: [Double]
    private let lengths: [Double]

    /// The maximum number of bytes of a block.
    static let largestBlock = 64 << 20

    /// Reads the tags of a picture.
    ///
    /// - Throws: ``GeoTIFFError``, `unsupported` for what is not read.
    init(_ tags: TIFFReader.Directory) throws(GeoTIFFError) {
        guard let width = tags.count(256), let height = tags.count(257), 1...1 << 30 ~= width,
            1...1 << 30 ~= height
        else { throw GeoTIFFError(.malformed, "the picture has no size") }
        self.width = width
        self.height = height
        channels = tags.count(277) ?? 1
        guard let bits = Self.common(tags.numbers(258) ?? [1]),
            let format = Self.common(tags.numbers(339) ?? [1])
        else { throw GeoTIFFError(.unsupported, "samples of several sizes are not read") }
        switch (bits, format) {
        case (8, 1): sample = .unsigned8
        case (16, 1): sample = .unsigned16
        case (16, 2): sample = .signed16
        case (32, 2): sample = .signed32
        case (32, 3): sample = .float32
        default:
            let kinds = [1: "whole", 2: "signed", 3: "fractional"]
            throw GeoTIFFError(
                .unsupported,
                "\(kinds[format] ?? "unknown") samples of \(bits) bits are not read; make others "
                    + "with gdal_translate -ot Byte, Int16 or Float32")
        }
        guard 1...8 ~= channels else {
            throw GeoTIFFError(.unsupported, "pictures of \(channels) bands are not read")
        }
        guard channels == 1 || tags.count(284) ?? 1 == 1 else {
            throw GeoTIFFError(
                .unsupported,
                "bands that are kept one after the other are not read; use gdal_translate -co INTERLEAVE=PIXEL"
            )
        }
        packing = try Self.packing(tags.count(259) ?? 1)
        meaning = try Self.meaning(tags.count(262) ?? 1, packing)
        predictor = tags.count(317) ?? 1
        guard
            predictor == 1 || (predictor == 2 && sample != .float32)
                || (predictor == 3 && sample == .float32)
        else { throw GeoTIFFError(.unsupported, "the predictor \(predictor) is not read here") }
        extra = (tags.numbers(338) ?? []).map { Int(exactly: $0) ?? 0 }
        palette = tags.numbers(320) ?? []
        if meaning == .palette, palette.count < 768 || sample != .unsigned8 {
            throw GeoTIFFError(.unsupported, "palettes of other than 256 colors are not read")
        }
        if case .bytes(let bytes)? = tags.values[347] { tables = bytes } else { tables = [] }
        isTiled = tags.values[322] != nil
        blockWidth = isTiled ? tags.count(322) ?? 0 : width
        blockHeight = isTiled ? tags.count(323) ?? 0 : min(tags.count(278) ?? height, height)
        offsets = tags.numbers(isTiled ? 324 : 273) ?? []
        lengths = tags.numbers(isTiled ? 325 : 279) ?? []
        guard 1...1 << 24 ~= blockWidth, 1...1 << 24 ~= blockHeight,
            blockWidth * blockHeight <= Self.largestBlock / (channels * sample.size)
        else {
            throw GeoTIFFError(
                .unsupported,
                "blocks of \(blockWidth) × \(blockHeight) pixels are not read; use gdal_translate -co TILED=YES"
            )
        }
        let count = blocksAcross * ((height - 1) / blockHeight + 1)
        guard offsets.count >= count, lengths.count >= count else {
            throw GeoTIFFError(
                .malformed, "the picture has \(count) blocks, and tells where \(offsets.count) are")
        }
    }

    /// The number of blocks in a row.
    var blocksAcross: Int { (width - 1) / blockWidth + 1 }

    /// The whole number that all of some are; nil where they differ.
    private static func common(_ numbers: [Double]) -> Int? {
        numbers.allSatisfy { $0 == numbers[0] } ? Int(exactly: numbers[0]) : nil
    }

    private static func packing(_ number: Int) throws(GeoTIFFError) -> Packing {
        switch number {
        case 1: return .none
        case 5: return .lzw
        case 7: return .jpeg
        case 8, 32_946: return .deflate
        case 32_773: return .packBits
        case 50_000: return .zstandard
        case 50_001: return .webP
        default:
            let names = [
                2: "CCITT", 3: "CCITT", 4: "CCITT", 6: "old JPEG", 34_712: "JPEG 2000",
                34_887: "LERC", 34_925: "LZMA", 50_002: "JPEG XL",
            ]
            throw GeoTIFFError(
                .unsupported,
                "\(names[number] ?? "compression \(number)") is not read; use gdal_translate -co COMPRESS=DEFLATE, ZSTD, LZW, JPEG or WEBP"
            )
        }
    }

    private static func meaning(_ number: Int, _ packing: Packing) throws(GeoTIFFError) -> Meaning {
        switch number {
        case 0: return .whiteIsZero
        case 1: return .gray
        case 2: return .colors
        case 3: return .palette
        case 6 where packing == .jpeg: return .brightness
        default:
            throw GeoTIFFError(
                .unsupported,
                "colors of the kind \(number) are not read; use gdal_translate -expand rgb")
        }
    }

    /// Looks whether all blocks lie within a file.
    ///
    /// - Throws: ``GeoTIFFError``, `malformed`, for the first that ends behind it.
    func checkBlocks(endBy byteCount: Int) throws(GeoTIFFError) {
        for (block, (offset, length)) in zip(offsets, lengths).enumerated()
        where offset > 0 && length > 0 && offset + length > Double(byteCount) {
            throw GeoTIFFError(
                .malformed,
                "the file has \(byteCount) bytes, and block \(block) of a picture ends behind them"
            )
        }
    }

    /// The bytes of a block as they are packed; nil for one that is not there, as sparse files have.
    func packed(_ block: Int, _ reader: TIFFReader) throws(GeoTIFFError) -> [UInt8]? {
        guard offsets.indices.contains(block), let offset = Int(exactly: offsets[block]),
            let length = Int(exactly: lengths[block])
        else { throw GeoTIFFError(.malformed, "there is no block \(block)") }
        if offset == 0 || length == 0 { return nil }
        guard length <= 2 * Self.largestBlock else {
            throw GeoTIFFError(.malformed, "block \(block) has \(length) bytes")
        }
        return try reader.bytes(at: offset, count: length)
    }

    /// The rows that a block really has: the last strip may be lower, tiles are whole.
    func rows(of block: Int) -> Int {
        isTiled ? blockHeight : min(blockHeight, height - block / blocksAcross * blockHeight)
    }

    /// The samples of a block that is no picture of its own, in the machine's order of bytes, without differences.
    func unpacked(
        _ packed: [UInt8], block: Int, isBig: Bool
    ) throws(GeoTIFFError) -> [UInt8] {
        let row = blockWidth * channels * sample.size
        let length = row * rows(of: block)
        var bytes: [UInt8]
        switch packing {
        case .none, .jpeg, .webP: bytes = packed
        case .packBits: bytes = PackBitsDecoder.decode(packed, limit: length)
        case .zstandard:
            guard let found = Zstandard.unpacked(packed.span.rawBytes, limit: length + 64) else {
                throw GeoTIFFError(.malformed, "block \(block) is damaged: it is no Zstandard")
            }
            bytes = found
        case .lzw: bytes = try LZWDecoder.decode(packed, limit: length)
        case .deflate:
            do throws(InflateError) {
                bytes = try Inflater().inflate(packed.span.rawBytes, .zlib, limit: length + 64)
            } catch {
                throw GeoTIFFError(.malformed, "block \(block) is damaged: \(error)")
            }
        }
        guard bytes.count >= length else {
            throw GeoTIFFError(
                .malformed, "block \(block) has \(bytes.count) bytes, and should have \(length)")
        }
        bytes.removeLast(bytes.count - length)
        if predictor == 3 {
            undoFractions(&bytes, row: row)
            return bytes
        }
        if isBig, sample.size > 1 {
            for start in stride(from: 0, to: bytes.count, by: sample.size) {
                bytes[start..<(start + sample.size)].reverse()
            }
        }
        if predictor == 2 { undoDifferences(&bytes, row: row) }
        return bytes
    }

    /// Each sample was told by its difference from the one before it in the row (TIFF 6.0, section 14).
    private func undoDifferences(_ bytes: inout [UInt8], row: Int) {
        let (size, step) = (sample.size, channels * sample.size)
        for start in stride(from: 0, to: bytes.count, by: row) {
            for place in stride(from: start + step, to: start + row, by: size) {
                var carry = 0
                for byte in 0..<size {
                    let sum = Int(bytes[place + byte]) + Int(bytes[place + byte - step]) + carry
                    bytes[place + byte] = UInt8(truncatingIfNeeded: sum)
                    carry = sum >> 8
                }
            }
        }
    }

    /// The bytes of a row's numbers were sorted, highest first, and told by differences (Adobe, TIFF Technical Note 3).
    private func undoFractions(_ bytes: inout [UInt8], row: Int) {
        let count = row / 4
        for start in stride(from: 0, to: bytes.count, by: row) {
            for place in (start + channels)..<(start + row) {
                bytes[place] = bytes[place] &+ bytes[place - channels]
            }
            let sorted = Array(bytes[start..<(start + row)])
            for number in 0..<count {
                for byte in 0..<4 {
                    bytes[start + 4 * number + byte] = sorted[(3 - byte) * count + number]
                }
            }
        }
    }
}
