/// A check whether the rings of a polygon touch nowhere, in which case nothing has to be repaired.
package struct PolygonCheck {
    package init() {}

    private var order: [Int] = []
    private var edges: [Edge] = []
    private var active: [Int] = []

    private struct Edge {
        var a: GridPoint
        var b: GridPoint
        var lowX: Int32
        var highX: Int32
        var lowY: Int32
        var highY: Int32
    }

    /// Whether no two edges of all the rings together touch, save neighbors at their shared point.
    ///
    /// - Complexity: O(n²) for up to 24 points, else a sweep over x: O(n log n + pairs that overlap in x).
    package mutating func isClean(_ path: GridPath) -> Bool {
        edges.removeAll(keepingCapacity: true)
        for part in path.ends.indices {
            let range = path.range(part)
            if range.count < 3 { return false }
            var previous = path.points[range.upperBound - 1]
            for index in range {
                let point = path.points[index]
                if point == previous { return false }
                edges.append(
                    Edge(
                        a: previous, b: point, lowX: min(previous.x, point.x),
                        highX: max(previous.x, point.x), lowY: min(previous.y, point.y),
                        highY: max(previous.y, point.y)))
                previous = point
            }
        }
        return edges.count <= 24 ? checkAllPairs() : checkSweep()
    }

    private func checkAllPairs() -> Bool {
        for i in edges.indices {
            for j in (i + 1)..<edges.count where conflict(edges[i], edges[j]) { return false }
        }
        return true
    }

    private mutating func checkSweep() -> Bool {
        order.removeAll(keepingCapacity: true)
        order.append(contentsOf: edges.indices)
        let edges = self.edges
        order.sort { edges[$0].lowX < edges[$1].lowX }
        active.removeAll(keepingCapacity: true)
        for index in order {
            let edge = edges[index]
            var kept = 0
            for position in active.indices {
                let other = active[position]
                if edges[other].highX < edge.lowX { continue }
                active[kept] = other
                kept += 1
                if edges[other].lowY <= edge.highY, edges[other].highY >= edge.lowY,
                    conflict(edges[other], edge)
                {
                    return false
                }
            }
            active.removeLast(active.count - kept)
            active.append(index)
        }
        return true
    }

    /// Whether two edges touch in a way that a simple polygon's edges do not.
    @inline(__always)
    private func conflict(_ e: Edge, _ f: Edge) -> Bool {
        if e.lowX > f.highX || f.lowX > e.highX || e.lowY > f.highY || f.lowY > e.highY {
            return false
        }
        // Neighbors: one shared point in head-to-tail order; wrong only if they fold back.
        if e.b == f.a {
            if e.a == f.b { return true }
            return foldsBack(e.a, e.b, f.b)
        }
        if f.b == e.a { return foldsBack(f.a, f.b, e.b) }
        let d1 = turn(e.a, e.b, f.a).signum()
        let d2 = turn(e.a, e.b, f.b).signum()
        if d1 == d2, d1 != 0 { return false }
        let d3 = turn(f.a, f.b, e.a).signum()
        let d4 = turn(f.a, f.b, e.b).signum()
        if d3 == d4, d3 != 0 { return false }
        // Boxes overlap and neither edge lies on one side of the other: they touch or cross.
        return true
    }

    /// Whether the path a, b, c runs back over itself.
    @inline(__always)
    private func foldsBack(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Bool {
        guard turn(a, b, c) == 0 else { return false }
        let d1 = b &- a
        let d2 = c &- b
        return Int64(d1.x) &* Int64(d2.x) &+ Int64(d1.y) &* Int64(d2.y) < 0
    }
}
