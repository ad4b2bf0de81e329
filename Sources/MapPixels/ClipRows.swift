/// For each row of a picture the pixels that may be painted: those whose centers lie in a convex polygon.
///
/// Polygons that share a side share no pixel and leave none out, since a side is computed alike for both.
public struct ClipRows: Sendable, Equatable {
    private let first: Int
    private let starts: [Int32]
    private let ends: [Int32]
    /// The polygon, in pixels.
    let corners: [SIMD2<Double>]

    /// Creates the clip of a convex polygon in pixels within a picture.
    public init(convex corners: [SIMD2<Double>], width: Int, height: Int) {
        var low = [Double](repeating: .infinity, count: height)
        var high = [Double](repeating: -.infinity, count: height)
        for (index, corner) in corners.enumerated() {
            let other = corners[(index + 1) % corners.count]
            // From above to below, whichever way the polygon goes round.
            let (a, b) =
                (corner.y, corner.x) < (other.y, other.x) ? (corner, other) : (other, corner)
            let firstRow = max(0, (a.y - 0.5).rounded(.up))
            let endRow = min(Double(height), (b.y - 0.5).rounded(.up))
            guard firstRow < endRow else { continue }
            for row in Int(firstRow)..<Int(endRow) {
                let x = a.x + (Double(row) + 0.5 - a.y) / (b.y - a.y) * (b.x - a.x)
                low[row] = min(low[row], x)
                high[row] = max(high[row], x)
            }
        }
        let rows = low.indices.filter { low[$0] < high[$0] }
        let first = rows.first ?? 0
        let count = rows.isEmpty ? 0 : rows[rows.count - 1] + 1 - first
        func column(_ x: Double) -> Int32 {
            Int32(min(max((x - 0.5).rounded(.up), 0), Double(width)))
        }
        self.first = first
        self.corners = corners
        starts = low[first..<(first + count)].map(column)
        ends = high[first..<(first + count)].map(column)
    }

    /// The pixels of a row.
    @inline(__always)
    func range(_ row: Int) -> Range<Int> {
        let index = row - first
        guard starts.indices ~= index, starts[index] < ends[index] else { return 0..<0 }
        return Int(starts[index])..<Int(ends[index])
    }

    /// Whether no pixel may be painted.
    public var isEmpty: Bool { !zip(starts, ends).contains { $0 < $1 } }
}
