/// Reads pictures without loss (RFC 9649, VP8L).
struct WebPLossless {
    private var bits: WebPBits

    /// The codes of a part of the picture: of green with lengths and colors seen lately, red, blue, alpha, distances.
    private struct Group {
        let codes: [WebPSymbols]
    }

    /// The maximum number of symbols of a code beside the colors seen lately.
    private static let alphabets = [280, 256, 256, 256, 40]

    /// The distance of each of the 120 nearest places: its rows up in the higher 4 bits, 8 less its columns to the left in the
    /// lower.
    private static let near: [UInt8] = [
        0x18, 0x07, 0x17, 0x19, 0x28, 0x06, 0x27, 0x29, 0x16, 0x1A, 0x26, 0x2A, 0x38, 0x05, 0x37,
        0x39, 0x15, 0x1B, 0x36, 0x3A, 0x25, 0x2B, 0x48, 0x04, 0x47, 0x49, 0x14, 0x1C, 0x35, 0x3B,
        0x46, 0x4A, 0x24, 0x2C, 0x58, 0x45, 0x4B, 0x34, 0x3C, 0x03, 0x57, 0x59, 0x13, 0x1D, 0x56,
        0x5A, 0x23, 0x2D, 0x44, 0x4C, 0x55, 0x5B, 0x33, 0x3D, 0x68, 0x02, 0x67, 0x69, 0x12, 0x1E,
        0x66, 0x6A, 0x22, 0x2E, 0x54, 0x5C, 0x43, 0x4D, 0x65, 0x6B, 0x32, 0x3E, 0x78, 0x01, 0x77,
        0x79, 0x53, 0x5D, 0x11, 0x1F, 0x64, 0x6C, 0x42, 0x4E, 0x76, 0x7A, 0x21, 0x2F, 0x75, 0x7B,
        0x31, 0x3F, 0x63, 0x6D, 0x52, 0x5E, 0x00, 0x74, 0x7C, 0x41, 0x4F, 0x10, 0x20, 0x62, 0x6E,
        0x30, 0x73, 0x7D, 0x51, 0x5F, 0x40, 0x72, 0x7E, 0x61, 0x6F, 0x50, 0x71, 0x7F, 0x60, 0x70,
    ]

    /// Creates a reader of a part of a file.
    init(_ file: [UInt8], _ range: Range<Int>) { bits = WebPBits(file, range) }

    /// The size that the head tells, and whether the picture has alpha; goes on behind it.
    ///
    /// - Throws: `PixelError` where there is no head.
    mutating func head() throws(PixelError) -> (width: Int, height: Int, hasAlpha: Bool) {
        guard bits.read(8) == 0x2F else { throw WebPDecoder.malformed("has no head") }
        let width = bits.read(14) + 1
        let height = bits.read(14) + 1
        let hasAlpha = bits.flag()
        guard bits.read(3) == 0, !bits.isOver else {
            throw WebPDecoder.malformed("has a damaged head")
        }
        return (width, height, hasAlpha)
    }

    /// The pixels behind the head, as alpha, red, green and blue from the highest byte.
    ///
    /// - Throws: `PixelError` for damaged and truncated ones.
    mutating func pixels(width: Int, height: Int) throws(PixelError) -> [UInt32] {
        var transforms: [WebPTransform] = []
        var coded = width
        while bits.flag() {
            let kind = bits.read(2)
            guard !transforms.contains(where: { $0.kind == kind }) else {
                throw WebPDecoder.malformed("has a transform twice")
            }
            let transform: WebPTransform
            switch kind {
            case 0, 1:
                let block = bits.read(3) + 2
                let (columns, rows) = (Self.blocks(coded, block), Self.blocks(height, block))
                let values = try image(width: columns, height: rows, isWhole: false)
                transform = WebPTransform(kind: kind, width: coded, bits: block, values: values)
            case 2: transform = WebPTransform(kind: kind, width: coded, bits: 0, values: [])
            default:
                let count = bits.read(8) + 1
                let values = try image(width: count, height: 1, isWhole: false)
                transform = WebPTransform(colors: values, width: coded)
                coded = Self.blocks(coded, transform.bits)
            }
            transforms.append(transform)
        }
        var pixels = try image(width: coded, height: height, isWhole: true)
        for transform in transforms.reversed() { transform.undo(&pixels, height: height) }
        return pixels
    }

    /// How many blocks of 2ⁿ pixels a side has.
    static func blocks(_ side: Int, _ bits: Int) -> Int { (side + (1 << bits) - 1) >> bits }

    /// Reads an image.
    ///
    /// - Parameter isWhole: Whether it is the picture, whose parts may have codes of their own.
    private mutating func image(
        width: Int, height: Int, isWhole: Bool
    ) throws(PixelError) -> [UInt32] {
        var cacheBits = 0
        if bits.flag() {
            cacheBits = bits.read(4)
            guard 1...11 ~= cacheBits else {
                throw WebPDecoder.malformed("has a wrong number of colors seen lately")
            }
        }
        var partBits = 0
        var parts: [UInt32] = []
        var groupCount = 1
        if isWhole, bits.flag() {
            partBits = bits.read(3) + 2
            parts = try image(
                width: Self.blocks(width, partBits), height: Self.blocks(height, partBits),
                isWhole: false
            ).map { $0 >> 8 & 0xFFFF }
            groupCount = Int(parts.max() ?? 0) + 1
        }
        var groups: [Group] = []
        for _ in 0..<groupCount {
            var codes: [WebPSymbols] = []
            for (index, alphabet) in Self.alphabets.enumerated() {
                let more = index == 0 && cacheBits > 0 ? 1 << cacheBits : 0
                codes.append(try WebPSymbols(&bits, alphabet: alphabet + more))
            }
            groups.append(Group(codes: codes))
        }
        return try pixels(
            width: width, height: height, groups, parts: parts, partBits: partBits,
            cacheBits: cacheBits)
    }

    private mutating func pixels(
        width: Int, height: Int, _ groups: [Group], parts: [UInt32], partBits: Int, cacheBits: Int
    ) throws(PixelError) -> [UInt32] {
        let count = width * height
        var pixels = [UInt32](repeating: 0, count: count)
        var cache = [UInt32](repeating: 0, count: cacheBits > 0 ? 1 << cacheBits : 0)
        let shift = UInt32(32 - cacheBits)
        let partColumns = Self.blocks(width, partBits)
        let partMask = (1 << partBits) - 1
        var group = groups[0]
        var (index, x, y) = (0, 0, 0)
        while index < count {
            if !parts.isEmpty, x & partMask == 0 {
                group = groups[Int(parts[(y >> partBits) * partColumns + x >> partBits])]
            }
            let symbol = group.codes[0].read(&bits)
            if symbol < 256 {
                let red = UInt32(group.codes[1].read(&bits))
                let blue = UInt32(group.codes[2].read(&bits))
                let alpha = UInt32(group.codes[3].read(&bits))
                let pixel = alpha << 24 | red << 16 | UInt32(symbol) << 8 | blue
                pixels[index] = pixel
                if cacheBits > 0 { cache[Int((pixel &* 0x1E35_A7BD) >> shift)] = pixel }
                index += 1
                x += 1
            } else if symbol < 280 {
                let length = amount(symbol - 256)
                let distance = Self.distance(amount(group.codes[4].read(&bits)), width: width)
                guard distance <= index, length <= count - index else {
                    throw WebPDecoder.malformed("copies pixels that are not there")
                }
                for place in index..<index + length {
                    let pixel = pixels[place - distance]
                    pixels[place] = pixel
                    if cacheBits > 0 { cache[Int((pixel &* 0x1E35_A7BD) >> shift)] = pixel }
                }
                index += length
                x += length
                // The codes of the part that it goes on in.
                if x < width, !parts.isEmpty {
                    group = groups[Int(parts[(y >> partBits) * partColumns + x >> partBits])]
                }
            } else {
                guard symbol - 280 < cache.count else {
                    throw WebPDecoder.malformed("names a color that was not seen")
                }
                let pixel = cache[symbol - 280]
                pixels[index] = pixel
                index += 1
                x += 1
            }
            if x >= width {
                y += x / width
                x %= width
                if !parts.isEmpty, y < height {
                    group = groups[Int(parts[(y >> partBits) * partColumns + x >> partBits])]
                }
                guard !bits.isOver else { throw WebPDecoder.malformed("is cut off") }
            }
        }
        guard !bits.isOver else { throw WebPDecoder.malformed("is cut off") }
        return pixels
    }

    /// A length or a distance, of which a symbol tells how large it is about.
    private mutating func amount(_ symbol: Int) -> Int {
        guard symbol >= 4 else { return symbol + 1 }
        let more = (symbol - 2) >> 1
        return (2 + symbol & 1) << more + bits.read(more) + 1
    }

    /// How many pixels back a copy begins.
    private static func distance(_ code: Int, width: Int) -> Int {
        guard code <= near.count else { return code - near.count }
        let place = Int(near[code - 1])
        return max((place >> 4) * width + 8 - place & 15, 1)
    }
}
