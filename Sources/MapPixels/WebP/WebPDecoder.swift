/// Reads WebP files: lossy and lossless, with and without alpha.
///
/// What a file says of its colors beyond that (profiles) is not applied. Moving pictures are not read.
///
/// Format: RFC 9649; RFC 6386 for lossy pictures, with chroma interpolated as libwebp does.
public enum WebPDecoder {
    /// Whether bytes begin as those of a WebP file.
    public static func isWebP(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }

    /// The picture of a file.
    ///
    /// Time and memory are in proportion to the picture's size, which is checked first, and to the file's.
    ///
    /// - Parameter maximumPixels: The most pixels of the picture.
    /// - Throws: `PixelError`: `malformed` for a damaged or truncated file, `unsupported` for a moving picture, `invalidSize`
    ///   for one of too many pixels.
    public static func decode(
        _ file: [UInt8], maximumPixels: Int = 1 << 26
    ) throws(PixelError) -> PixelBuffer {
        guard isWebP(file) else { throw malformed("does not begin as one") }
        var position = 12
        var alpha: Range<Int>?
        while let chunk = try chunk(file, at: position) {
            switch chunk.name {
            case "VP8L": return try lossless(file, chunk.content, maximumPixels)
            case "VP8 ": return try lossy(file, chunk.content, alpha: alpha, maximumPixels)
            case "ALPH": alpha = chunk.content
            case "ANIM", "ANMF":
                throw PixelError(.unsupported, "WebP files that move are not read")
            default: break
            }
            // Chunks begin at even places.
            position = chunk.content.upperBound + chunk.content.count % 2
        }
        throw malformed("has no picture")
    }

    static func malformed(_ text: String) -> PixelError {
        PixelError(.malformed, "the WebP file \(text)")
    }

    /// The chunk at a place; nil at the end of the file.
    private static func chunk(
        _ file: [UInt8], at position: Int
    ) throws(PixelError) -> (name: String, content: Range<Int>)? {
        guard position < file.count else { return nil }
        guard position + 8 <= file.count else { throw malformed("is cut off in a chunk") }
        var length = 0
        for index in 0..<4 { length |= Int(file[position + 4 + index]) << (8 * index) }
        guard length <= file.count - position - 8 else { throw malformed("is cut off in a chunk") }
        let name = String(decoding: file[position..<position + 4], as: UTF8.self)
        return (name, position + 8..<position + 8 + length)
    }

    static func check(_ width: Int, _ height: Int, _ maximumPixels: Int) throws(PixelError) {
        guard width * height <= maximumPixels else {
            throw PixelError(
                .invalidSize,
                "the WebP file has \(width) × \(height) pixels, more than \(maximumPixels)")
        }
    }

    private static func lossless(
        _ file: [UInt8], _ range: Range<Int>, _ maximumPixels: Int
    ) throws(PixelError) -> PixelBuffer {
        var reader = WebPLossless(file, range)
        let head = try reader.head()
        try check(head.width, head.height, maximumPixels)
        var pixels = try reader.pixels(width: head.width, height: head.height)
        for index in pixels.indices {
            let pixel = head.hasAlpha ? pixels[index] : pixels[index] | 0xFF00_0000
            pixels[index] = PixelBuffer.premultiplied(
                pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16)
        }
        return try PixelBuffer(width: head.width, height: head.height, pixels: pixels)
    }

    private static func lossy(
        _ file: [UInt8], _ range: Range<Int>, alpha: Range<Int>?, _ maximumPixels: Int
    ) throws(PixelError) -> PixelBuffer {
        var decoder = try VP8Decoder(file, range, maximumPixels: maximumPixels)
        let frame = try decoder.frame()
        var pixels = VP8Colors.pixels(frame, width: decoder.width, height: decoder.height)
        if let alpha {
            let values = try WebPAlpha.values(
                file, alpha, width: decoder.width, height: decoder.height)
            for index in pixels.indices {
                pixels[index] = PixelBuffer.premultiplied(
                    pixels[index] & 0xFF_FFFF | UInt32(values[index]) << 24)
            }
        }
        return try PixelBuffer(width: decoder.width, height: decoder.height, pixels: pixels)
    }
}
