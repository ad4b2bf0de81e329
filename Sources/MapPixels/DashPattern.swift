/// Divides lines into dashes.
public struct DashPattern: Sendable, Equatable {
    /// Lengths of dashes and gaps in turn, an even number of them.
    private let lengths: [Double]
    private let total: Double

    /// Creates a pattern of lengths in pixels, a dash first; of an odd number the last dash joins the first.
    ///
    /// nil where a length is negative or not finite, all are 0, or no gap is left.
    public init?(_ pattern: [Double]) {
        guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        lengths = pattern.count % 2 == 0 ? pattern : pattern + [0]
        total = lengths.reduce(0, +)
        let gaps = stride(from: 1, to: lengths.count, by: 2).reduce(0) { $0 + lengths[$1] }
        guard total > 0, gaps > 0, total.isFinite else { return nil }
    }

    /// The most dashes of one line; a longer one is drawn whole, since its dashes could not be told apart.
    private static let maximumCount = 100_000.0

    /// The pieces of a line that are drawn, the pattern beginning at its start.
    public func dashes(of line: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
        var length = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            length += ((b - a) * (b - a)).sum().squareRoot()
        }
        guard length.isFinite, length / total * Double(lengths.count) < Self.maximumCount else {
            return [line]
        }
        var result: [[SIMD2<Double>]] = []
        var index = 0
        var left = lengths[0]
        var dash = line.first.map { [$0] } ?? []
        func finish() {
            if dash.count > 1 { result.append(dash) }
            dash = []
        }
        for (a, b) in zip(line, line.dropFirst()) {
            let edge = ((b - a) * (b - a)).sum().squareRoot()
            var done = 0.0
            while edge - done > left {
                done += left
                let point = a + (b - a) * (done / edge)
                if index % 2 == 0 {
                    dash.append(point)
                    finish()
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                // A dash that ends and begins at once goes on, as the last of an odd pattern.
                if index % 2 == 1, left == 0 {
                    index = (index + 1) % lengths.count
                    left = lengths[index]
                    if let last = result.popLast() { dash = last }
                } else if index % 2 == 0 {
                    dash = [point]
                }
            }
            left -= edge - done
            if index % 2 == 0 { dash.append(b) }
        }
        finish()
        return result
    }
}
