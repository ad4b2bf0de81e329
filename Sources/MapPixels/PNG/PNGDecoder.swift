import Bytes
import Deflate

/// Reads PNG files of all color types and depths, interlaced or not.
///
/// Of 16 bits a sample the higher 8 are kept. Color profiles and gamma are not applied, as in the pictures of map styles.
public enum PNGDecoder {
    /// The picture of a file.
    ///
    /// Memory is in proportion to the picture's size, which is checked first, whatever the file holds.
    ///
    /// - Throws: `PixelError`.
    public static func decode(_ file: [UInt8]) throws(PixelError) -> PixelBuffer {
        let chunks = try PNGChunk.chunks(of: file)
        let header = try PNGHeader(file, chunks.first)
        for chunk in chunks.dropFirst()
        where chunk.isCritical && !["IDAT", "PLTE"].contains(chunk.type) {
            throw PixelError(.unsupported, "the PNG file has a chunk \(chunk.type)")
        }
        let colors = try PNGColors(file, chunks, header)
        var packed: [UInt8] = []
        for chunk in chunks where chunk.type == "IDAT" { packed += file[chunk.content] }
        let count = header.passes.reduce(0) { $0 + $1.bytes(of: header) }
        var rows: [UInt8]
        do {
            rows = try Inflater().inflate(packed.span.rawBytes, .zlib, exactly: count)
        } catch {
            throw PixelError(.malformed, "the PNG file's pixels do not inflate: \(error)")
        }
        var pixels = [UInt32](repeating: 0, count: header.width * header.height)
        var start = 0
        for pass in header.passes where pass.bytes(of: header) > 0 {
            let stride = pass.rowBytes(of: header) + 1
            for row in 0..<pass.height(of: header) {
                let line = start + row * stride
                try unfilter(
                    &rows, line: line, stride: stride, above: row == 0 ? nil : line - stride,
                    header.filterDistance)
                for column in 0..<pass.width(of: header) {
                    let target =
                        (pass.y + row * pass.stepY) * header.width + pass.x + column * pass.stepX
                    pixels[target] = try colors.pixel(rows, line: line + 1, column)
                }
            }
            start += pass.bytes(of: header)
        }
        return try PixelBuffer(width: header.width, height: header.height, pixels: pixels)
    }

    /// Undoes the filter of a row, whose first byte names it.
    private static func unfilter(
        _ rows: inout [UInt8], line: Int, stride: Int, above: Int?, _ distance: Int
    ) throws(PixelError) {
        let filter = rows[line]
        guard filter <= 4 else {
            throw PixelError(.malformed, "the PNG file has a row with filter \(filter)")
        }
        if filter == 0 { return }
        for index in 1..<stride {
            let left = index > distance ? rows[line + index - distance] : 0
            let up = above.map { rows[$0 + index] } ?? 0
            let add: UInt8
            switch filter {
            case 1: add = left
            case 2: add = up
            case 3: add = UInt8((Int(left) + Int(up)) / 2)
            default:
                let corner = index > distance ? above.map { rows[$0 + index - distance] } ?? 0 : 0
                add = paeth(Int(left), Int(up), Int(corner))
            }
            rows[line + index] &+= add
        }
    }

    /// The neighbor that is nearest to left + above − corner, as the PNG specification says.
    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        let toLeft = abs(up - corner)
        let toUp = abs(left - corner)
        let toCorner = abs(left + up - 2 * corner)
        if toLeft <= toUp, toLeft <= toCorner { return UInt8(left) }
        return UInt8(toUp <= toCorner ? up : corner)
    }
}
