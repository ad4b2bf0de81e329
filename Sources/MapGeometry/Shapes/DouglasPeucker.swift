/// Marks the points that Douglas and Peucker's method keeps.
enum DouglasPeucker {
    static func kept(_ path: PathPlane, _ tolerance: Double, isRing: Bool) -> [Bool] {
        let count = path.count
        guard count > (isRing ? 3 : 2) else { return Array(repeating: true, count: count) }
        var kept = [Bool](repeating: false, count: count)
        kept[0] = true
        guard isRing else {
            kept[count - 1] = true
            mark(&kept, path, from: 0, to: count - 1, tolerance)
            return kept
        }
        // A ring is cut in two at its first point and the one farthest from it.
        let far = farthest(path, in: 1..<count, from: 0, to: 0).index
        kept[far] = true
        mark(&kept, path, from: 0, to: far, tolerance)
        mark(&kept, path, from: far, to: count, tolerance)
        if kept.count(where: \.self) == 2 {
            keepThird(&kept, path, far)
        }
        return kept
    }

    /// Marks what is needed between two kept points; `to` may be the count, which stands for point 0.
    private static func mark(
        _ kept: inout [Bool], _ path: PathPlane, from: Int, to: Int, _ tolerance: Double
    ) {
        var open = [(from: from, to: to)]
        while let (from, to) = open.popLast() {
            guard to - from > 1 else { continue }
            let end = to == path.count ? 0 : to
            let far = farthest(path, in: (from + 1)..<to, from: from, to: end)
            guard far.squared > tolerance * tolerance else { continue }
            kept[far.index] = true
            open.append((from, far.index))
            open.append((far.index, to))
        }
    }

    /// The first of the points farthest from an edge.
    private static func farthest(
        _ path: PathPlane, in range: Range<Int>, from: Int, to: Int
    ) -> (index: Int, squared: Double) {
        var best = (index: range.lowerBound, squared: -1.0)
        for index in range {
            let squared = path.squaredDistance(index, from: from, to: to)
            if squared > best.squared { best = (index, squared) }
        }
        return best
    }

    /// Keeps the point farthest from the edge that a ring collapsed to; if all lie on it, any other place.
    private static func keepThird(_ kept: inout [Bool], _ path: PathPlane, _ far: Int) {
        let others = (1..<path.count).filter {
            path.points[$0] != path.points[0] && path.points[$0] != path.points[far]
        }
        let third = others.max {
            path.squaredDistance($0, from: 0, to: far) < path.squaredDistance($1, from: 0, to: far)
        }
        if let third { kept[third] = true }
    }
}
