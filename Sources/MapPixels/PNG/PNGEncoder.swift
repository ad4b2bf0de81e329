import Bytes
import Deflate

/// Writes pictures as PNG files.
///
/// Eight bits a part, without interlacing; without alpha where every pixel is opaque. The same picture gives the same bytes.
public struct PNGEncoder: Sendable {
    /// libdeflate's level, 1 (fastest) to 12 (smallest).
    public var level: Int
    /// Pixels per meter of the file's `pHYs` chunk; nil for none.
    public var pixelsPerMeter: UInt32?

    /// Creates an encoder.
    public init(level: Int = 2, pixelsPerMeter: UInt32? = nil) {
        self.level = level
        self.pixelsPerMeter = pixelsPerMeter
    }

    /// The bytes of a file.
    public func encode(_ picture: PixelBuffer) -> [UInt8] {
        let isOpaque = picture.pixels.reduce(UInt32.max, &) >> 24 == 255
        var file: [UInt8] = PNGChunk.signature
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(picture.width))
        header.append(bigEndian: UInt32(picture.height))
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        PNGChunk.append("IHDR", header, to: &file)
        if let pixelsPerMeter {
            var density: [UInt8] = []
            density.append(bigEndian: pixelsPerMeter)
            density.append(bigEndian: pixelsPerMeter)
            PNGChunk.append("pHYs", density + [1], to: &file)
        }
        let rows = PNGRows(picture, parts: isOpaque ? 3 : 4).filtered()
        PNGChunk.append(
            "IDAT", Deflater(level: level).deflate(rows.span.rawBytes, .zlib), to: &file)
        PNGChunk.append("IEND", [], to: &file)
        return file
    }
}

extension [UInt8] {
    /// Appends the four bytes of a number, the highest first.
    mutating func append(bigEndian value: UInt32) {
        append(UInt8(truncatingIfNeeded: value >> 24))
        append(UInt8(truncatingIfNeeded: value >> 16))
        append(UInt8(truncatingIfNeeded: value >> 8))
        append(UInt8(truncatingIfNeeded: value))
    }
}
