/// Reads JPEG files: baseline and progressive, of 8 bits a sample, gray, in colors, or CMYK as Adobe writes it.
///
/// What a file says of its colors beyond that (profiles), and how it says it is turned, is not applied.
///
/// Method: ITU-T T.81, with chroma interpolated as libjpeg does.
public enum JPEGDecoder {
    /// Whether bytes begin as those of a JPEG file.
    public static func isJPEG(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0xFF, 0xD8, 0xFF])
    }

    /// The picture of a file.
    ///
    /// Memory is in proportion to the picture's size, which is checked first; time too, as a file has 100 scans at most.
    ///
    /// - Parameter maximumPixels: The most pixels of the picture.
    /// - Throws: `PixelError`: `malformed` for a damaged or truncated file, `unsupported` for arithmetic coding, lossless and
    ///   12-bit files, `invalidSize` for one of too many pixels.
    public static func decode(
        _ file: [UInt8], maximumPixels: Int = 1 << 26
    ) throws(PixelError) -> PixelBuffer {
        var reader = JPEGReader(file, maximumPixels: maximumPixels)
        return try reader.picture()
    }
}

/// Reads the parts of a JPEG file one after the other.
struct JPEGReader {
    private let file: [UInt8]
    private let maximumPixels: Int
    private var position = 2
    /// Steps of quantization in zigzag order, by the number of the table.
    private var steps = [[UInt16]?](repeating: nil, count: 4)
    private var codes = JPEGCodes()
    private var frame: JPEGFrame?
    private var restartInterval = 0
    private var colors = JPEGColors()

    private static let mostScans = 100

    init(_ file: [UInt8], maximumPixels: Int) {
        self.file = file
        self.maximumPixels = maximumPixels
    }

    /// Decodes the picture.
    mutating func picture() throws(PixelError) -> PixelBuffer {
        guard JPEGDecoder.isJPEG(file) else { throw Self.malformed("does not begin as one") }
        var scans = 0
        while let marker = try nextMarker() {
            switch marker {
            case 0xD9: return try finished()
            case 0xD8, 0x01, 0xD0...0xD7: continue
            case 0xDA:
                scans += 1
                guard scans <= Self.mostScans else {
                    throw PixelError(
                        .unsupported, "the JPEG file has more than \(Self.mostScans) scans")
                }
                try scan()
            default: try segment(marker)
            }
        }
        // Some programs leave out the end.
        guard scans > 0 else { throw Self.malformed("has no pixels") }
        return try finished()
    }

    private func finished() throws(PixelError) -> PixelBuffer {
        guard let frame else { throw Self.malformed("has no frame") }
        return try colors.picture(frame, steps: steps)
    }

    static func malformed(_ text: String) -> PixelError {
        PixelError(.malformed, "the JPEG file \(text)")
    }

    /// The next marker; nil at the end of the file.
    private mutating func nextMarker() throws(PixelError) -> UInt8? {
        // What lies between segments is skipped, as libjpeg does.
        while position < file.count, file[position] != 0xFF { position += 1 }
        while position < file.count, file[position] == 0xFF { position += 1 }
        guard position < file.count else { return nil }
        defer { position += 1 }
        guard file[position] != 0 else { throw Self.malformed("has a marker 0") }
        return file[position]
    }

    /// Returns the content of the current segment and moves behind it.
    private mutating func content() throws(PixelError) -> ArraySlice<UInt8> {
        guard position + 2 <= file.count else { throw Self.malformed("is cut off in a segment") }
        let length = Int(file[position]) << 8 | Int(file[position + 1])
        guard length >= 2, position + length <= file.count else {
            throw Self.malformed("is cut off in a segment")
        }
        defer { position += length }
        return file[(position + 2)..<(position + length)]
    }

    private mutating func segment(_ marker: UInt8) throws(PixelError) {
        let content = [UInt8](try content())
        switch marker {
        case 0xC0, 0xC1, 0xC2:
            guard frame == nil else { throw Self.malformed("has two frames") }
            frame = try JPEGFrame(
                content, isProgressive: marker == 0xC2, maximumPixels: maximumPixels)
        case 0xC4: try codes.read(content)
        case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
            throw PixelError(
                .unsupported, "JPEG files that are lossless or arithmetically coded are not read")
        case 0xDB: try readSteps(content)
        case 0xDD:
            guard content.count >= 2 else { throw Self.malformed("has a damaged interval") }
            restartInterval = Int(content[0]) << 8 | Int(content[1])
        case 0xEE: colors.readAdobe(content)
        case 0xE0: colors.readJFIF(content)
        default: break
        }
    }

    private mutating func readSteps(_ content: [UInt8]) throws(PixelError) {
        var at = 0
        while at < content.count {
            let (isWide, number) = (content[at] >> 4, Int(content[at] & 15))
            let length = isWide == 0 ? 64 : 128
            guard isWide <= 1, number < 4, at + 1 + length <= content.count else {
                throw Self.malformed("has a damaged table of steps")
            }
            let start = at + 1
            steps[number] = (0..<64).map { index in
                isWide == 0
                    ? UInt16(content[start + index])
                    : UInt16(content[start + 2 * index]) << 8
                        | UInt16(content[start + 2 * index + 1])
            }
            at = start + length
        }
    }

    private mutating func scan() throws(PixelError) {
        let content = [UInt8](try content())
        guard frame != nil else { throw Self.malformed("has a scan without a frame") }
        // The frame's memory must not be copied.
        guard var own = frame else { return }
        frame = nil
        let scan = try JPEGScan(content, own)
        var decoder = JPEGScanDecoder(
            scan, codes: codes, restartInterval: restartInterval,
            bits: JPEGBits(file, from: position))
        try decoder.decode(&own)
        position = decoder.bits.end
        frame = own
    }
}
