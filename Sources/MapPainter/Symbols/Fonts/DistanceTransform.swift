import Foundation
import MapPixels

/// Makes fields of distances from pictures of letters.
///
/// Method: Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions, 2012; pixels on the edge count by how
/// much is covered, as TinySDF of Mapbox does it.
enum DistanceTransform {
    /// The bytes of a field.
    ///
    /// - Parameters:
    ///   - alphas: Coverage of each pixel, 0 to 255, rows from the top.
    ///   - width: Pixels of a row.
    ///   - radius: How many pixels the whole range of bytes is.
    static func field(_ alphas: [UInt8], width: Int, radius: Double) -> [UInt8] {
        let far: Float = 1e10
        var outer = [Float](repeating: far, count: alphas.count)
        var inner = [Float](repeating: 0, count: alphas.count)
        for (index, alpha) in alphas.enumerated() where alpha > 0 {
            if alpha == 255 {
                outer[index] = 0
                inner[index] = far
            } else {
                let off = 0.5 - Float(alpha) / 255
                outer[index] = off > 0 ? off * off : 0
                inner[index] = off < 0 ? off * off : 0
            }
        }
        let height = alphas.count / width
        transform(&outer, width, height)
        transform(&inner, width, height)
        return zip(outer, inner).map { a, b in
            let distance = Double(a.squareRoot() - b.squareRoot())
            return UInt8(min(max((255 - 255 * (distance / radius + 0.25)).rounded(), 0), 255))
        }
    }

    private static func transform(_ grid: inout [Float], _ width: Int, _ height: Int) {
        let longest = max(width, height)
        var values = [Float](repeating: 0, count: longest)
        var places = [Int](repeating: 0, count: longest)
        var borders = [Float](repeating: 0, count: longest + 1)
        for column in 0..<width {
            pass(&grid, column, width, height, &values, &places, &borders)
        }
        for row in 0..<height {
            pass(&grid, row * width, 1, width, &values, &places, &borders)
        }
    }

    /// The lower envelope of parabolas over a row or a column.
    private static func pass(
        _ grid: inout [Float], _ offset: Int, _ stride: Int, _ count: Int,
        _ values: inout [Float], _ places: inout [Int], _ borders: inout [Float]
    ) {
        places[0] = 0
        borders[0] = -.infinity
        borders[1] = .infinity
        values[0] = grid[offset]
        var last = 0
        for q in 1..<max(count, 1) {
            values[q] = grid[offset + q * stride]
            let square = Float(q * q)
            var border: Float
            repeat {
                let r = places[last]
                border = (values[q] - values[r] + square - Float(r * r)) / Float(2 * (q - r))
                if border > borders[last] { break }
                last -= 1
            } while last >= 0
            last += 1
            places[last] = q
            borders[last] = border
            borders[last + 1] = .infinity
        }
        var k = 0
        for q in 0..<count {
            while borders[k + 1] < Float(q) { k += 1 }
            let r = places[k]
            grid[offset + q * stride] = values[r] + Float((q - r) * (q - r))
        }
    }
}
