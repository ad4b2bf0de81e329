/// Douglas–Peucker simplification on the integer grid (Douglas & Peucker 1973), with an explicit stack.
package struct GridSimplifier {
    package init() {}

    private var keep: [Bool] = []
    private var stack: [(Int, Int)] = []

    /// Appends a simplified line to `target`.
    ///
    /// Points nearer than `tolerance` to the result are left out.
    package mutating func appendLine(
        _ line: [GridPoint], tolerance: Int32, to target: inout GridPath
    ) {
        guard line.count > 2, tolerance > 0 else {
            appendDistinct(line[...], to: &target)
            target.endPart(minimum: 2)
            return
        }
        mark(line, tolerance: tolerance, anchors: [0, line.count - 1])
        appendKept(line, to: &target)
        target.endPart(minimum: 2)
    }

    /// Appends a simplified ring to `target`; a ring that collapses is left out.
    package mutating func appendRing(
        _ ring: [GridPoint], tolerance: Int32, to target: inout GridPath
    ) {
        let start = target.points.count
        if ring.count > 4, tolerance > 0 {
            // The ring is cut at its first point and at the one farthest from it.
            var farthest = 0
            var distance: Int64 = -1
            for index in ring.indices {
                let d = ring[index] &- ring[0]
                let square = Int64(d.x) &* Int64(d.x) &+ Int64(d.y) &* Int64(d.y)
                if square > distance { (farthest, distance) = (index, square) }
            }
            let closed = ring + [ring[0]]
            mark(closed, tolerance: tolerance, anchors: [0, farthest, ring.count])
            appendKept(closed, to: &target)
        } else {
            appendDistinct(ring[...], to: &target)
        }
        while target.points.count > start + 1,
            target.points[target.points.count - 1] == target.points[start]
        {
            target.points.removeLast()
        }
        target.endPart(minimum: 3)
    }

    private mutating func mark(_ line: [GridPoint], tolerance: Int32, anchors: [Int]) {
        keep.removeAll(keepingCapacity: true)
        keep.append(contentsOf: repeatElement(false, count: line.count))
        stack.removeAll(keepingCapacity: true)
        for anchor in anchors { keep[anchor] = true }
        for (low, high) in zip(anchors, anchors.dropFirst()) { stack.append((low, high)) }
        let limit = Double(tolerance) * Double(tolerance)
        while let (low, high) = stack.popLast() {
            guard high - low > 1 else { continue }
            var worst = limit
            var index = -1
            for middle in (low + 1)..<high {
                let square = squaredDistance(line[middle], line[low], line[high])
                if square > worst { (worst, index) = (square, middle) }
            }
            if index >= 0 {
                keep[index] = true
                stack.append((low, index))
                stack.append((index, high))
            }
        }
    }

    private func appendKept(_ line: [GridPoint], to target: inout GridPath) {
        let start = target.points.count
        for index in line.indices where keep[index] {
            if target.points.count == start || target.points[target.points.count - 1] != line[index]
            {
                target.points.append(line[index])
            }
        }
    }

    private func appendDistinct(_ line: ArraySlice<GridPoint>, to target: inout GridPath) {
        let start = target.points.count
        for point in line {
            let count = target.points.count
            if count > start, target.points[count - 1] == point { continue }
            // A point in the middle of a straight run says nothing.
            if count > start + 1,
                isBetween(target.points[count - 1], target.points[count - 2], point)
            {
                target.points[count - 1] = point
            } else {
                target.points.append(point)
            }
        }
    }

    /// Whether `middle` lies on the segment from `a` to `b`.
    @inline(__always)
    private func isBetween(_ middle: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
        guard turn(a, middle, b) == 0 else { return false }
        let d1 = middle &- a
        let d2 = b &- middle
        return Int64(d1.x) &* Int64(d2.x) &+ Int64(d1.y) &* Int64(d2.y) > 0
    }

    @inline(__always)
    private func squaredDistance(_ point: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Double {
        let px = Double(point.x &- a.x)
        let py = Double(point.y &- a.y)
        let dx = Double(b.x &- a.x)
        let dy = Double(b.y &- a.y)
        let length = dx * dx + dy * dy
        if length == 0 { return px * px + py * py }
        let along = (px * dx + py * dy) / length
        if along <= 0 { return px * px + py * py }
        if along >= 1 {
            let qx = Double(point.x &- b.x)
            let qy = Double(point.y &- b.y)
            return qx * qx + qy * qy
        }
        let cross = px * dy - py * dx
        return cross * cross / length
    }
}
