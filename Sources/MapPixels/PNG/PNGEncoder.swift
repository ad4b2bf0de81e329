import Bytes
import Deflate

/// Writes pictures as PNG files.
///
/// Eight bits a part, without interlacing; without alpha where every pixel is opaque. Each row has the filter whose bytes,
/// taken as signed, sum up to the least, among none, left and above: three that need no branches.
/// The same picture gives the same bytes.
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
        let isOpaque = !picture.pixels.contains { $0 >> 24 != 255 }
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
        let rows = filteredRows(picture, parts: isOpaque ? 3 : 4)
        PNGChunk.append(
            "IDAT", Deflater(level: level).deflate(rows.span.rawBytes, .zlib), to: &file)
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    private func filteredRows(_ picture: PixelBuffer, parts: Int) -> [UInt8] {
        let stride = picture.width * parts
        var rows: [UInt8] = []
        rows.reserveCapacity((stride + 1) * picture.height)
        var current = [UInt8](repeating: 0, count: stride)
        var above = current
        var left = current
        var up = current
        for row in 0..<picture.height {
            swap(&current, &above)
            var at = 0
            for pixel in picture.pixels[(row * picture.width)..<((row + 1) * picture.width)] {
                let color = PixelBuffer.straight(pixel)
                current[at] = UInt8(truncatingIfNeeded: color)
                current[at + 1] = UInt8(truncatingIfNeeded: color >> 8)
                current[at + 2] = UInt8(truncatingIfNeeded: color >> 16)
                if parts == 4 { current[at + 3] = UInt8(truncatingIfNeeded: color >> 24) }
                at += parts
            }
            for index in 0..<parts { left[index] = current[index] }
            for index in parts..<max(stride, parts) {
                left[index] = current[index] &- current[index - parts]
            }
            for index in 0..<stride { up[index] = current[index] &- above[index] }
            let costs = [Self.cost(current), Self.cost(left), Self.cost(up)]
            // A row like the one above costs nothing; otherwise flat colors pack best without a filter.
            if costs[2] == 0 || costs[2] < min(costs[0], costs[1]) {
                rows.append(2)
                rows += up
            } else if costs[1] < costs[0] {
                rows.append(1)
                rows += left
            } else {
                rows.append(0)
                rows += current
            }
        }
        return rows
    }

    /// The sum of what bytes are as signed numbers, without their signs.
    private static func cost(_ bytes: [UInt8]) -> Int {
        var sum: UInt32 = 0
        for byte in bytes { sum &+= UInt32(min(byte, 0 &- byte)) }
        return Int(sum)
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
