/// What the first chunk of a PNG file says.
struct PNGHeader {
    /// How a file's samples become colors.
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var samples: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    let width: Int
    let height: Int
    /// The number of bits per sample.
    let depth: Int
    let color: ColorType
    let isInterlaced: Bool

    /// The number of bits per pixel.
    var pixelBits: Int { depth * color.samples }
    /// Bytes from a byte to that of the pixel to its left, for filters.
    var filterDistance: Int { max(1, pixelBits / 8) }

    init(_ file: [UInt8], _ chunk: PNGChunk?) throws(PixelError) {
        guard let chunk, chunk.type == "IHDR", chunk.content.count == 13 else {
            throw PixelError(.malformed, "the PNG file does not begin with its header")
        }
        let start = chunk.content.lowerBound
        guard let width = Int(exactly: PNGChunk.number(file, at: start)),
            let height = Int(exactly: PNGChunk.number(file, at: start + 4)),
            let color = ColorType(rawValue: file[start + 9]),
            color.depths.contains(Int(file[start + 8])), file[start + 10] == 0,
            file[start + 11] == 0, file[start + 12] < 2
        else {
            throw PixelError(.malformed, "the PNG file's header has values that are not allowed")
        }
        // Before anything of this size is made.
        _ = try PixelBuffer.count(width: width, height: height)
        self.width = width
        self.height = height
        self.color = color
        depth = Int(file[start + 8])
        isInterlaced = file[start + 12] == 1
    }

    /// Pictures of every n-th pixel that an interlaced file holds one after the other; one of all pixels otherwise.
    var passes: [PNGPass] {
        guard isInterlaced else { return [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1)] }
        return [
            PNGPass(x: 0, y: 0, stepX: 8, stepY: 8), PNGPass(x: 4, y: 0, stepX: 8, stepY: 8),
            PNGPass(x: 0, y: 4, stepX: 4, stepY: 8), PNGPass(x: 2, y: 0, stepX: 4, stepY: 4),
            PNGPass(x: 0, y: 2, stepX: 2, stepY: 4), PNGPass(x: 1, y: 0, stepX: 2, stepY: 2),
            PNGPass(x: 0, y: 1, stepX: 1, stepY: 2),
        ]
    }
}

/// Which pixels a pass of an interlaced file holds.
struct PNGPass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int

    func width(of header: PNGHeader) -> Int { max(0, (header.width - x + stepX - 1) / stepX) }
    func height(of header: PNGHeader) -> Int { max(0, (header.height - y + stepY - 1) / stepY) }
    /// Bytes of a row without its filter.
    func rowBytes(of header: PNGHeader) -> Int { (width(of: header) * header.pixelBits + 7) / 8 }
    /// Bytes of the pass with filters.
    func bytes(of header: PNGHeader) -> Int {
        width(of: header) == 0 ? 0 : (rowBytes(of: header) + 1) * height(of: header)
    }
}
