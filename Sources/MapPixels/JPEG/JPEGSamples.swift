import Foundation

/// The samples of one color of a JPEG file.
struct JPEGSamples {
    let width: Int
    let height: Int
    /// 0 to 255, row by row.
    private(set) var values: [UInt8]

    /// Parts of the cosines of a transform of 8 numbers, each half of cos(k · π / 16).
    private static let cosines: [Float] = (0..<8).map { Float(cos(Double($0) * .pi / 16) / 2) }

    private init(width: Int, height: Int, values: [UInt8]) {
        self.width = width
        self.height = height
        self.values = values
    }

    /// Turns the coefficients of a color into samples.
    ///
    /// - Parameter steps: Steps of quantization in zigzag order.
    init(_ component: JPEGComponent, steps: [UInt16]) {
        width = component.width
        height = component.height
        values = [UInt8](repeating: 0, count: width * height)
        var places = [Int](repeating: 0, count: 64)
        var factors = [Float](repeating: 0, count: 64)
        for (index, place) in JPEGTables.zigzag.enumerated() {
            places[index] = place
            factors[index] = Float(steps[index])
        }
        var rows = [SIMD8<Float>](repeating: .zero, count: 8)
        for top in 0..<((height + 7) / 8) {
            for left in 0..<((width + 7) / 8) {
                let start = 64 * (top * component.columns + left)
                var isFlat = true
                for row in 0..<8 { rows[row] = .zero }
                for index in 0..<64 {
                    let value = component.coefficients[start + index]
                    guard value != 0 else { continue }
                    if index > 0 { isFlat = false }
                    let place = places[index]
                    rows[place >> 3][place & 7] = Float(value) * factors[index]
                }
                if isFlat {
                    let level = SIMD8<Float>(repeating: rows[0][0] / 8)
                    for row in 0..<8 { rows[row] = level }
                } else {
                    Self.transform(&rows)
                    Self.transpose(&rows)
                    Self.transform(&rows)
                    Self.transpose(&rows)
                }
                store(rows, left: 8 * left, top: 8 * top)
            }
        }
    }

    private mutating func store(_ rows: [SIMD8<Float>], left: Int, top: Int) {
        let count = min(8, width - left)
        for row in 0..<min(8, height - top) {
            let level = (rows[row] + 128).rounded(.toNearestOrEven)
                .clamped(
                    lowerBound: SIMD8(repeating: 0), upperBound: SIMD8(repeating: 255))
            let bytes = SIMD8<UInt8>(truncatingIfNeeded: SIMD8<Int32>(level))
            let start = (top + row) * width + left
            for column in 0..<count { values[start + column] = bytes[column] }
        }
    }

    /// The inverse cosine transform of eight columns at once.
    private static func transform(_ x: inout [SIMD8<Float>]) {
        let c = cosines
        let (sum, difference) = ((x[0] + x[4]) * c[4], (x[0] - x[4]) * c[4])
        let (wide, narrow) = (x[2] * c[2] + x[6] * c[6], x[2] * c[6] - x[6] * c[2])
        let even = (sum + wide, difference + narrow, difference - narrow, sum - wide)
        let first = x[1] * c[1] + x[3] * c[3]
        let odd0 = first + x[5] * c[5] + x[7] * c[7]
        let second = x[1] * c[3] - x[3] * c[7]
        let odd1 = second - x[5] * c[1] - x[7] * c[5]
        let third = x[1] * c[5] - x[3] * c[1]
        let odd2 = third + x[5] * c[7] + x[7] * c[3]
        let fourth = x[1] * c[7] - x[3] * c[5]
        let odd3 = fourth + x[5] * c[3] - x[7] * c[1]
        (x[0], x[7]) = (even.0 + odd0, even.0 - odd0)
        (x[1], x[6]) = (even.1 + odd1, even.1 - odd1)
        (x[2], x[5]) = (even.2 + odd2, even.2 - odd2)
        (x[3], x[4]) = (even.3 + odd3, even.3 - odd3)
    }

    private static func transpose(_ x: inout [SIMD8<Float>]) {
        for row in 0..<8 {
            for column in (row + 1)..<8 {
                let value = x[row][column]
                x[row][column] = x[column][row]
                x[column][row] = value
            }
        }
    }

    // MARK: Size

    /// The samples in the picture's size.
    ///
    /// Twice as many across or down are interpolated, each a quarter of the way to the next; other factors repeat samples.
    func enlarged(
        across: (factor: Int, of: Int), down: (factor: Int, of: Int), width: Int, height: Int
    ) -> JPEGSamples {
        if across == (1, 1), down == (1, 1) { return self }
        let isDoubled = (across == (2, 1) && self.width > 2, down == (2, 1))
        switch isDoubled {
        case (true, true): return doubledBoth(width: width, height: height)
        case (true, false) where down == (1, 1): return doubledAcross(width: width, height: height)
        case (false, true) where across == (1, 1): return doubledDown(width: width, height: height)
        default: return repeated(across, down, width: width, height: height)
        }
    }

    private func repeated(
        _ across: (factor: Int, of: Int), _ down: (factor: Int, of: Int), width: Int, height: Int
    ) -> JPEGSamples {
        var result = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = min(y * down.of / down.factor, self.height - 1) * self.width
            for x in 0..<width {
                result[y * width + x] =
                    values[row + min(x * across.of / across.factor, self.width - 1)]
            }
        }
        return JPEGSamples(width: width, height: height, values: result)
    }

    private func doubledAcross(width: Int, height: Int) -> JPEGSamples {
        var result = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = min(y, self.height - 1) * self.width
            for x in 0..<width {
                let own = x / 2
                let near = min(max(x % 2 == 0 ? own - 1 : own + 1, 0), self.width - 1)
                let sum = 3 * Int(values[row + own]) + Int(values[row + near])
                result[y * width + x] = UInt8((sum + 1 + x % 2) >> 2)
            }
        }
        return JPEGSamples(width: width, height: height, values: result)
    }

    private func doubledDown(width: Int, height: Int) -> JPEGSamples {
        var result = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let own = y / 2 * self.width
            let near = min(max(y % 2 == 0 ? y / 2 - 1 : y / 2 + 1, 0), self.height - 1)
            for x in 0..<width {
                let sum = 3 * Int(values[own + x]) + Int(values[near * self.width + x])
                result[y * width + x] = UInt8((sum + 1 + y % 2) >> 2)
            }
        }
        return JPEGSamples(width: width, height: height, values: result)
    }

    private func doubledBoth(width: Int, height: Int) -> JPEGSamples {
        var result = [UInt8](repeating: 0, count: width * height)
        var sums = [Int](repeating: 0, count: self.width)
        for y in 0..<height {
            let own = y / 2 * self.width
            let near =
                min(max(y % 2 == 0 ? y / 2 - 1 : y / 2 + 1, 0), self.height - 1) * self.width
            for x in 0..<self.width {
                sums[x] = 3 * Int(values[own + x]) + Int(values[near + x])
            }
            for x in 0..<width {
                let column = x / 2
                let beside = min(max(x % 2 == 0 ? column - 1 : column + 1, 0), self.width - 1)
                let sum = 3 * sums[column] + sums[beside]
                result[y * width + x] = UInt8((sum + (x % 2 == 0 ? 8 : 7)) >> 4)
            }
        }
        return JPEGSamples(width: width, height: height, values: result)
    }
}
