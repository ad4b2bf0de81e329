/// A plane of light or chroma, with a row above and a column on the left that predictions begin with.
struct VP8Plane {
    /// From a row to the next one.
    let stride: Int
    var pixels: [UInt8]

    /// Behind the last pixel of a row there are as many as small blocks look at.
    private static let margin = 5

    init(width: Int, height: Int) {
        stride = width + Self.margin
        pixels = [UInt8](repeating: 0, count: stride * (height + 1))
        for x in 0..<stride { pixels[x] = 127 }
        for y in 1...height { pixels[y * stride] = 129 }
    }

    /// Returns the index of a pixel.
    @inline(__always)
    func place(_ x: Int, _ y: Int) -> Int { (y + 1) * stride + x + 1 }

    subscript(x: Int, y: Int) -> UInt8 { pixels[place(x, y)] }

    /// Predicts a square from what is above and on its left.
    mutating func predict(_ mode: VP8Mode, _ x: Int, _ y: Int, side: Int) {
        let corner = place(x, y)
        switch mode {
        case .mean: fill(corner, mean(x, y, corner, side), side)
        case .gradient:
            let between = Int(pixels[corner - stride - 1])
            for row in 0..<side {
                let start = corner + row * stride
                let change = Int(pixels[start - 1]) - between
                for column in 0..<side {
                    let value = Int(pixels[corner - stride + column]) + change
                    pixels[start + column] = UInt8(min(max(value, 0), 255))
                }
            }
        case .above:
            for row in 0..<side {
                for column in 0..<side {
                    pixels[corner + row * stride + column] = pixels[corner - stride + column]
                }
            }
        case .left:
            for row in 0..<side {
                let value = pixels[corner + row * stride - 1]
                for column in 0..<side { pixels[corner + row * stride + column] = value }
            }
        }
    }

    private mutating func fill(_ corner: Int, _ value: UInt8, _ side: Int) {
        for row in 0..<side {
            for column in 0..<side { pixels[corner + row * stride + column] = value }
        }
    }

    /// The mean of what is above and on the left, as far as there is something.
    private func mean(_ x: Int, _ y: Int, _ corner: Int, _ side: Int) -> UInt8 {
        var (sum, count) = (0, 0)
        if y > 0 {
            for column in 0..<side { sum += Int(pixels[corner - stride + column]) }
            count += side
        }
        if x > 0 {
            for row in 0..<side { sum += Int(pixels[corner + row * stride - 1]) }
            count += side
        }
        return count == 0 ? 128 : UInt8((sum + count / 2) / count)
    }
}

/// A lossy picture's light and chroma, which has half as many columns and rows.
struct VP8Frame {
    var luma: VP8Plane
    var blue: VP8Plane
    var red: VP8Plane
    private let columns: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        luma = VP8Plane(width: 16 * columns, height: 16 * rows)
        blue = VP8Plane(width: 8 * columns, height: 8 * rows)
        red = VP8Plane(width: 8 * columns, height: 8 * rows)
    }

    /// Predicts a macroblock and adds what its coefficients make.
    mutating func reconstruct(
        _ macroblock: inout VP8Macroblock, _ coefficients: [Int32], column: Int, row: Int
    ) {
        let (x, y) = (16 * column, 16 * row)
        if macroblock.isSmall {
            reconstructSmall(macroblock, coefficients, x, y, isLast: column == columns - 1)
        } else {
            luma.predict(macroblock.luma, x, y, side: 16)
            for block in 0..<16 {
                VP8Transform.add(
                    coefficients, at: 16 * block, to: &luma.pixels,
                    luma.place(x + block % 4 * 4, y + block / 4 * 4), stride: luma.stride)
            }
        }
        blue.predict(macroblock.chroma, x / 2, y / 2, side: 8)
        red.predict(macroblock.chroma, x / 2, y / 2, side: 8)
        for block in 0..<4 {
            let corner = blue.place(x / 2 + block % 2 * 4, y / 2 + block / 2 * 4)
            VP8Transform.add(
                coefficients, at: 256 + 16 * block, to: &blue.pixels, corner, stride: blue.stride)
            VP8Transform.add(
                coefficients, at: 320 + 16 * block, to: &red.pixels, corner, stride: red.stride)
        }
    }

    private mutating func reconstructSmall(
        _ macroblock: VP8Macroblock, _ coefficients: [Int32], _ x: Int, _ y: Int, isLast: Bool
    ) {
        // What is above and to the right of the macroblock stands in for it beside lower blocks too.
        let above = luma.place(x + 16, y - 1)
        let right = (0..<4).map { index in
            isLast && y > 0 ? luma.pixels[above - 1] : luma.pixels[above + index]
        }
        for block in 0..<16 {
            let corner = luma.place(x + block % 4 * 4, y + block / 4 * 4)
            let ahead =
                block % 4 == 3
                ? right : (0..<4).map { luma.pixels[corner - luma.stride + 4 + $0] }
            VP8SmallBlock(luma, corner, ahead).predict(macroblock.blocks[block], &luma, corner)
            VP8Transform.add(
                coefficients, at: 16 * block, to: &luma.pixels, corner, stride: luma.stride)
        }
    }
}
