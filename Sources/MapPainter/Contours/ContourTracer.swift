/// Finds the lines of equal height in a grid of heights.
///
/// Marching squares: in each square between four samples the line runs straight from side to side; where the samples allow two
/// courses (a saddle), the mean of the four decides. Lines keep the higher ground on their left, and end at the
/// edge of the grid, or at a square of which a sample is missing.
package struct ContourTracer {
    /// Samples in a row.
    let columns: Int
    /// Rows of samples, from north to south.
    let rows: Int
    /// Meters, row after row; NaN where nothing was measured.
    let heights: [Double]

    /// A line of equal height.
    package struct Line: Equatable {
        /// The height in meters.
        package var meters: Double
        /// Columns and rows from the first sample, with fractions; the first comes again at the end of a closed line.
        package var points: [SIMD2<Double>]
    }

    /// Creates a tracer of a grid of two rows and columns or more.
    package init(columns: Int, rows: Int, heights: [Double]) {
        precondition(columns >= 2 && rows >= 2 && heights.count == columns * rows, "no grid")
        self.columns = columns
        self.rows = rows
        self.heights = heights
    }

    /// The lines at every multiple of an interval, by height.
    ///
    /// - Parameter interval: Meters between lines, above 0.
    /// - Complexity: O(squares + points), hashing.
    package func lines(every interval: Double) -> [Line] {
        var pieces: [Int: [Int: Int]] = [:]
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) {
                addPieces(row, column, interval, to: &pieces)
            }
        }
        return pieces.keys.sorted().flatMap { level in
            joined(pieces[level] ?? [:]).map { sides in
                let meters = Double(level) * interval
                return Line(meters: meters, points: sides.map { point(on: $0, at: meters) })
            }
        }
    }

    // A side of a square is known by the sample at its beginning: twice its number if the side runs to the right, and one
    // more if it runs down.

    private func addPieces(
        _ row: Int, _ column: Int, _ interval: Double, to pieces: inout [Int: [Int: Int]]
    ) {
        let first = row * columns + column
        // Clockwise from the upper left, and the sides that follow each.
        let samples = [first, first + 1, first + columns + 1, first + columns]
        let sides = [2 * first, 2 * (first + 1) + 1, 2 * (first + columns), 2 * first + 1]
        let corners = samples.map { heights[$0] }
        guard corners.allSatisfy(\.isFinite), let least = corners.min(), let most = corners.max()
        else { return }
        let levels = (least / interval).rounded(.down)...(most / interval).rounded(.down)
        guard levels.lowerBound < levels.upperBound, levels.upperBound < 1e6,
            levels.lowerBound > -1e6
        else { return }
        for level in (Int(levels.lowerBound) + 1)...Int(levels.upperBound) {
            let meters = Double(level) * interval
            let isHigh = corners.map { $0 >= meters }
            // Sides on which the ground rises through the height, and falls, as one goes around clockwise.
            let rising = (0..<4).filter { !isHigh[$0] && isHigh[($0 + 1) % 4] }
            let falling = (0..<4).filter { isHigh[$0] && !isHigh[($0 + 1) % 4] }
            if rising.count == 1, falling.count == 1 {
                pieces[level, default: [:]][sides[rising[0]]] = sides[falling[0]]
            } else if rising.count == 2 {
                // The high corners are joined, or cut off one by one.
                let isJoined = corners.reduce(0, +) / 4 >= meters
                for side in rising {
                    let other = isJoined ? (side + 3) % 4 : (side + 1) % 4
                    pieces[level, default: [:]][sides[side]] = sides[other]
                }
            }
        }
    }

    /// Chains of sides, each the next one's beginning.
    private func joined(_ pieces: [Int: Int]) -> [[Int]] {
        var left = pieces
        let ends = Set(pieces.values)
        var chains: [[Int]] = []
        func chain(from start: Int) {
            var chain = [start]
            var side = start
            while let next = left.removeValue(forKey: side) {
                chain.append(next)
                side = next
            }
            chains.append(chain)
        }
        for start in pieces.keys.filter({ !ends.contains($0) }).sorted() { chain(from: start) }
        for start in left.keys.sorted() where left[start] != nil { chain(from: start) }
        return chains
    }

    private func point(on side: Int, at meters: Double) -> SIMD2<Double> {
        let (sample, isDown) = (side / 2, side % 2 == 1)
        let (from, to) = (heights[sample], heights[sample + (isDown ? columns : 1)])
        // The heights differ: one is below the line, the other is not.
        let share = (meters - from) / (to - from)
        let start = SIMD2(Double(sample % columns), Double(sample / columns))
        return start + (isDown ? SIMD2(0, share) : SIMD2(share, 0))
    }
}
