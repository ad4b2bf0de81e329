import Foundation

/// The quantized coefficients of a picture, block by block, and how they are coded.
struct JPEGBlocks {
    /// 64 numbers for each block, in zigzag order; of each square of 8 × 8 pixels brightness, then blue and red.
    private let coefficients: [Int16]
    /// How often the symbols of each code occur: first and other coefficients of brightness, then of colors.
    private(set) var counts = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 4)

    /// Cosines by frequency and place, with the factors of the transform.
    private static let cosines: [SIMD8<Float>] = (0..<8).map { frequency in
        var row = SIMD8<Float>()
        for place in 0..<8 {
            let angle = Double((2 * place + 1) * frequency) * .pi / 16
            row[place] = Float(cos(angle) / 2 * (frequency == 0 ? 0.5.squareRoot() : 1))
        }
        return row
    }

    init(_ picture: PixelBuffer, tables: [[Int]]) {
        let columns = (picture.width + 7) / 8
        let rows = (picture.height + 7) / 8
        var all: [Int16] = []
        all.reserveCapacity(columns * rows * 192)
        let factors = tables.map { table in table.map { 1 / Float($0) } }
        var planes = [[SIMD8<Float>]](repeating: [], count: 3)
        for top in 0..<rows {
            for left in 0..<columns {
                Self.read(picture, left * 8, top * 8, &planes)
                for (index, plane) in planes.enumerated() {
                    let factor = factors[min(index, 1)]
                    let block = Self.transformed(plane)
                    for place in JPEGTables.zigzag {
                        let value = block[place / 8][place % 8] * factor[place]
                        all.append(Int16(value.rounded()))
                    }
                }
            }
        }
        coefficients = all
        var counts = counts
        symbols { kind, symbol, _, _ in counts[kind][symbol] += 1 }
        self.counts = counts
    }

    /// Reads a square of pixels; beyond the picture its last pixels are repeated.
    private static func read(
        _ picture: PixelBuffer, _ left: Int, _ top: Int, _ planes: inout [[SIMD8<Float>]]
    ) {
        for index in 0..<3 { planes[index].removeAll(keepingCapacity: true) }
        for row in top..<top + 8 {
            let start = min(row, picture.height - 1) * picture.width
            var (red, green, blue) = (SIMD8<Float>(), SIMD8<Float>(), SIMD8<Float>())
            for column in 0..<8 {
                let pixel = picture.pixels[start + min(left + column, picture.width - 1)]
                // Blended with white.
                let rest = Float(255 - pixel >> 24)
                red[column] = Float(pixel & 255) + rest
                green[column] = Float(pixel >> 8 & 255) + rest
                blue[column] = Float(pixel >> 16 & 255) + rest
            }
            let bright = 0.299 * red + 0.587 * green + 0.114 * blue
            planes[0].append(bright - 128)
            planes[1].append((blue - bright) * 0.564_334)
            planes[2].append((red - bright) * 0.713_267)
        }
    }

    /// The two-dimensional cosine transform of a block.
    private static func transformed(_ block: [SIMD8<Float>]) -> [SIMD8<Float>] {
        func columns(_ block: [SIMD8<Float>]) -> [SIMD8<Float>] {
            cosines.map { cosine in
                var sum = SIMD8<Float>()
                for row in 0..<8 { sum += block[row] * cosine[row] }
                return sum
            }
        }
        func turned(_ block: [SIMD8<Float>]) -> [SIMD8<Float>] {
            (0..<8).map { column in
                var row = SIMD8<Float>()
                for index in 0..<8 { row[index] = block[index][column] }
                return row
            }
        }
        return turned(columns(turned(columns(block))))
    }

    /// Calls `body` for each symbol with its code's number and the bits that follow it.
    private func symbols(_ body: (_ kind: Int, _ symbol: Int, _ bits: Int, _ count: Int) -> Void) {
        var last = [0, 0, 0]
        for block in 0..<coefficients.count / 64 {
            let start = block * 64
            let component = block % 3
            let kind = component == 0 ? 0 : 2
            let first = Int(coefficients[start])
            let (bits, count) = Self.bits(first - last[component])
            last[component] = first
            body(kind, count, bits, count)
            var zeros = 0
            for index in start + 1..<start + 64 {
                let value = Int(coefficients[index])
                if value == 0 {
                    zeros += 1
                    continue
                }
                while zeros > 15 {
                    body(kind + 1, 0xF0, 0, 0)
                    zeros -= 16
                }
                let (bits, count) = Self.bits(value)
                body(kind + 1, zeros << 4 | count, bits, count)
                zeros = 0
            }
            if zeros > 0 { body(kind + 1, 0, 0, 0) }
        }
    }

    /// A number's bits: as many as it needs, those of a negative one inverted.
    private static func bits(_ value: Int) -> (bits: Int, count: Int) {
        let count = Int.bitWidth - abs(value).leadingZeroBitCount
        return (value < 0 ? value + (1 << count) - 1 : value, count)
    }

    /// The coded bits, with a zero byte after each of ones.
    func coded(by codes: [PrefixCode]) -> [UInt8] {
        var bytes: [UInt8] = []
        var waiting = 0
        var count = 0
        func append(_ bits: Int, _ length: Int) {
            waiting = waiting << length | bits
            count += length
            while count >= 8 {
                count -= 8
                let byte = UInt8(truncatingIfNeeded: waiting >> count)
                bytes.append(byte)
                if byte == 0xFF { bytes.append(0) }
            }
            waiting &= (1 << count) - 1
        }
        symbols { kind, symbol, bits, length in
            append(codes[kind].codes[symbol], codes[kind].lengths[symbol])
            append(bits, length)
        }
        if count > 0 { append((1 << (8 - count)) - 1, 8 - count) }
        return bytes
    }
}
