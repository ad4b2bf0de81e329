/// How a PNG file's samples become pixels: its color type, palette and transparent color.
struct PNGColors {
    private let header: PNGHeader
    /// Premultiplied colors of a palette.
    private var palette: [UInt32] = []
    /// The samples of the color that is transparent, in the file's depth.
    private var hidden: [Int]?

    init(_ file: [UInt8], _ chunks: [PNGChunk], _ header: PNGHeader) throws(PixelError) {
        self.header = header
        let transparency = chunks.first { $0.type == "tRNS" }?.content
        switch header.color {
        case .palette:
            guard let colors = chunks.first(where: { $0.type == "PLTE" })?.content,
                colors.count % 3 == 0, 3...768 ~= colors.count
            else { throw PixelError(.malformed, "the PNG file has no valid palette") }
            for (index, start) in stride(from: colors.lowerBound, to: colors.upperBound, by: 3)
                .enumerated()
            {
                let alpha = transparency.flatMap {
                    index < $0.count ? file[$0.lowerBound + index] : nil
                }
                palette.append(
                    Self.pixel(file[start], file[start + 1], file[start + 2], alpha ?? 255))
            }
        case .gray, .rgb:
            guard let transparency else { return }
            guard transparency.count == 2 * header.color.samples else {
                throw PixelError(.malformed, "the PNG file's transparent color has a wrong length")
            }
            hidden = stride(from: transparency.lowerBound, to: transparency.upperBound, by: 2).map {
                Int(file[$0]) << 8 | Int(file[$0 + 1])
            }
        case .grayAlpha, .rgba: break
        }
    }

    private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32
    {
        PixelBuffer.premultiplied(
            UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
    }

    /// The premultiplied color of a pixel in a row that begins at `line`.
    func pixel(_ rows: [UInt8], line: Int, _ column: Int) throws(PixelError) -> UInt32 {
        let count = header.color.samples
        let depth = header.depth
        func sample(_ index: Int) -> Int {
            switch depth {
            case 8: return Int(rows[line + column * count + index])
            case 16:
                let at = line + 2 * (column * count + index)
                return Int(rows[at]) << 8 | Int(rows[at + 1])
            default:
                let bit = column * depth
                return Int(rows[line + bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
            }
        }
        func byte(_ index: Int) -> UInt8 {
            let value = sample(index)
            return UInt8(depth == 16 ? value >> 8 : value * 255 / (1 << depth - 1))
        }
        let isHidden = hidden.map { $0.indices.allSatisfy { sample($0) == hidden?[$0] } } ?? false
        if isHidden { return 0 }
        switch header.color {
        case .gray: return Self.pixel(byte(0), byte(0), byte(0), 255)
        case .grayAlpha: return Self.pixel(byte(0), byte(0), byte(0), byte(1))
        case .rgb: return Self.pixel(byte(0), byte(1), byte(2), 255)
        case .rgba: return Self.pixel(byte(0), byte(1), byte(2), byte(3))
        case .palette:
            guard sample(0) < palette.count else {
                throw PixelError(.malformed, "the PNG file has a color that is not in its palette")
            }
            return palette[sample(0)]
        }
    }
}
