/// Reads lossy pictures, the first pictures of VP8 (RFC 6386).
struct VP8Decoder {
    /// Pixels in a row, and rows.
    let width: Int
    let height: Int
    private let columns: Int
    private let rows: Int
    private let file: [UInt8]
    private var bits: VP8Bits
    private let header: VP8Header
    private var partitions: [VP8Bits] = []

    /// What of the macroblock above or on the left counts for the next one.
    private struct Neighbor {
        /// How its last blocks were predicted.
        var modes: [UInt8] = [0, 0, 0, 0]
        /// Whether its last blocks of light and of the two chromas had coefficients, and that of firsts.
        var luma: [Bool] = [false, false, false, false]
        var chroma: [Bool] = [false, false, false, false]
        var firsts = false
    }

    /// Reads the heads.
    ///
    /// - Throws: `PixelError` for a damaged, truncated or too large picture.
    init(_ file: [UInt8], _ range: Range<Int>, maximumPixels: Int) throws(PixelError) {
        self.file = file
        guard range.count >= 10 else { throw WebPDecoder.malformed("is cut off in its head") }
        let start = range.lowerBound
        func pair(_ place: Int) -> Int {
            Int(file[start + place]) | Int(file[start + place + 1]) << 8
        }
        let tag = pair(0) | Int(file[start + 2]) << 16
        guard tag & 1 == 0, file[start + 3] == 0x9D, pair(4) == 0x2A01 else {
            throw WebPDecoder.malformed("has no whole picture")
        }
        width = pair(6) & 0x3FFF
        height = pair(8) & 0x3FFF
        guard width > 0, height > 0 else { throw WebPDecoder.malformed("has no pixels") }
        try WebPDecoder.check(width, height, maximumPixels)
        columns = (width + 15) / 16
        rows = (height + 15) / 16
        let first = start + 10
        let firstEnd = first + tag >> 5
        guard firstEnd <= range.upperBound else { throw WebPDecoder.malformed("is cut off") }
        bits = VP8Bits(file, first..<firstEnd)
        header = VP8Header(&bits)
        guard !bits.isOver else { throw WebPDecoder.malformed("is cut off in its head") }
        var place = firstEnd + 3 * (header.partitionCount - 1)
        guard place <= range.upperBound else { throw WebPDecoder.malformed("is cut off") }
        for index in 0..<header.partitionCount {
            let told = firstEnd + 3 * index
            let isLast = index == header.partitionCount - 1
            let length =
                isLast
                ? range.upperBound - place
                : Int(file[told]) | Int(file[told + 1]) << 8 | Int(file[told + 2]) << 16
            guard length <= range.upperBound - place else {
                throw WebPDecoder.malformed("is cut off")
            }
            partitions.append(VP8Bits(file, place..<place + length))
            place += length
        }
    }

    /// The picture's light and chroma.
    ///
    /// - Throws: `PixelError` for a damaged or truncated picture.
    mutating func frame() throws(PixelError) -> VP8Frame {
        var frame = VP8Frame(columns: columns, rows: rows)
        var smoother = VP8Smoother(header.smoothing, columns: columns, rows: rows)
        var above = [Neighbor](repeating: Neighbor(), count: columns)
        var coefficients = [Int32](repeating: 0, count: 25 * 16)
        for row in 0..<rows {
            var left = Neighbor()
            let part = row % partitions.count
            for column in 0..<columns {
                var macroblock = VP8Macroblock(
                    &bits, header, above: &above[column].modes, left: &left.modes)
                for index in coefficients.indices { coefficients[index] = 0 }
                let hasCoefficients =
                    !macroblock.isEmpty
                    && Self.readCoefficients(
                        &partitions[part], header, macroblock, &coefficients, &above[column],
                        &left)
                if macroblock.isEmpty {
                    Self.forget(&above[column], macroblock)
                    Self.forget(&left, macroblock)
                }
                if !macroblock.isSmall { VP8Transform.spreadFirsts(&coefficients) }
                frame.reconstruct(&macroblock, coefficients, column: column, row: row)
                smoother.add(
                    column: column, row: row,
                    level: header.level(kind: macroblock.kind, isSmall: macroblock.isSmall),
                    isInside: hasCoefficients || macroblock.isSmall)
            }
            guard !bits.isOver, !partitions[part].isOver else {
                throw WebPDecoder.malformed("is cut off")
            }
        }
        smoother.smooth(&frame)
        return frame
    }

    private static func forget(_ neighbor: inout Neighbor, _ macroblock: VP8Macroblock) {
        neighbor.luma = [false, false, false, false]
        neighbor.chroma = [false, false, false, false]
        if !macroblock.isSmall { neighbor.firsts = false }
    }

    /// Reads the coefficients of a macroblock: 16 blocks of light, 4 of each chroma, and that of firsts.
    ///
    /// - Returns: Whether there is any.
    private static func readCoefficients(
        _ bits: inout VP8Bits, _ header: VP8Header, _ macroblock: VP8Macroblock,
        _ coefficients: inout [Int32], _ above: inout Neighbor, _ left: inout Neighbor
    ) -> Bool {
        let steps = header.steps[macroblock.kind]
        var hasSome = false
        var reader = VP8Coefficients(header.probabilities)
        var start = 0
        var plane = 3
        if !macroblock.isSmall {
            let context = (above.firsts ? 1 : 0) + (left.firsts ? 1 : 0)
            let found = reader.read(
                &bits, plane: 1, context: context, from: 0, steps.firsts, &coefficients, at: 384)
            above.firsts = found
            left.firsts = found
            hasSome = found
            start = 1
            plane = 0
        }
        for y in 0..<4 {
            for x in 0..<4 {
                let context = (above.luma[x] ? 1 : 0) + (left.luma[y] ? 1 : 0)
                let found = reader.read(
                    &bits, plane: plane, context: context, from: start, steps.luma, &coefficients,
                    at: (4 * y + x) * 16)
                above.luma[x] = found
                left.luma[y] = found
                hasSome = hasSome || found
            }
        }
        for chroma in 0..<2 {
            for y in 0..<2 {
                for x in 0..<2 {
                    let (top, side) = (2 * chroma + x, 2 * chroma + y)
                    let context = (above.chroma[top] ? 1 : 0) + (left.chroma[side] ? 1 : 0)
                    let found = reader.read(
                        &bits, plane: 2, context: context, from: 0, steps.chroma, &coefficients,
                        at: 256 + (4 * chroma + 2 * y + x) * 16)
                    above.chroma[top] = found
                    left.chroma[side] = found
                    hasSome = hasSome || found
                }
            }
        }
        return hasSome
    }
}
