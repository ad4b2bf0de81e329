/// Rebuilds valid polygons from rings that cross, touch or overlap, by the even-odd rule.
///
/// The rings become a planar graph (`SegmentArrangement`). Around each of its vertices inside and
/// outside take turns, so walking every edge with the inside on the right and turning as the inside
/// does traces each face of the inside once. Walks are cut at vertices they meet twice, which leaves
/// simple rings that touch each other at most at points.
package enum PolygonBuilder {
    /// Rebuilds the polygon that `path` describes; nil if its edges did not settle on the grid.
    package static func rebuild(_ path: GridPath) -> GridPath? {
        guard let segments = SegmentArrangement.boundary(of: path) else { return nil }
        var rings = GridPath()
        FaceGraph(segments).traceInside { ring in
            rings.points.append(contentsOf: ring)
            rings.endPart(minimum: 3)
        }
        return rings
    }
}

/// The planar graph of a polygon's boundary, as half-edges sorted around their start.
struct FaceGraph {
    private let from: [GridPoint]
    private let to: [GridPoint]
    /// For each half-edge the one that leads back.
    private let twin: [Int]
    /// For each half-edge the first and last index of those that leave the same point.
    private let fan: [Range<Int>]
    /// Whether the inside lies on the right of a half-edge (on the map).
    private var insideRight: [Bool]

    init(_ segments: [SegmentArrangement.Segment]) {
        var order: [(from: GridPoint, to: GridPoint, segment: Int)] = []
        order.reserveCapacity(segments.count * 2)
        for (index, segment) in segments.enumerated() {
            order.append((segment.a, segment.b, index))
            order.append((segment.b, segment.a, index))
        }
        order.sort { first, second in
            if first.from != second.from { return isBefore(first.from, second.from) }
            return Self.isClockwiseBefore(first.to &- first.from, second.to &- second.from)
        }
        from = order.map(\.from)
        to = order.map(\.to)
        var seen = [Int](repeating: -1, count: segments.count)
        var twin = [Int](repeating: 0, count: order.count)
        for (index, half) in order.enumerated() {
            if seen[half.segment] >= 0 {
                twin[index] = seen[half.segment]
                twin[seen[half.segment]] = index
            } else {
                seen[half.segment] = index
            }
        }
        self.twin = twin
        var fan = [Range<Int>](repeating: 0..<0, count: order.count)
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, order[end].from == order[start].from { end += 1 }
            for index in start..<end { fan[index] = start..<end }
            start = end
        }
        self.fan = fan
        insideRight = [Bool](repeating: false, count: order.count)
        findInside()
    }

    /// Order of directions clockwise on the map (y down), beginning at due west.
    private static func isClockwiseBefore(_ p: GridPoint, _ q: GridPoint) -> Bool {
        let hp = half(p)
        let hq = half(q)
        if hp != hq { return hp < hq }
        return Int64(p.x) &* Int64(q.y) &- Int64(p.y) &* Int64(q.x) > 0
    }

    /// 0 for directions from due west over north up to just before east, 1 for the rest.
    private static func half(_ d: GridPoint) -> Int {
        (d.y < 0 || (d.y == 0 && d.x < 0)) ? 0 : 1
    }

    /// Decides for every half-edge on which side the inside is.
    ///
    /// Starts each connected piece at its westernmost vertex: due west of it lies the face around the
    /// piece, which is inside or outside as the number of other edges to the west says. From there the
    /// sides alternate around each vertex and pass along each edge.
    private mutating func findInside() {
        var known = [Bool](repeating: false, count: from.count)
        var pending: [Int] = []
        // Half-edges are sorted by start, so the first unknown one starts at its piece's westernmost
        // (then northernmost) vertex.
        for seed in from.indices where !known[seed] {
            var isInside = isInsideWest(of: from[seed])
            // Clockwise from due west: before the first edge of the fan lies the outer face.
            for edge in fan[seed] {
                isInside.toggle()
                insideRight[edge] = isInside
                known[edge] = true
                pending.append(edge)
            }
            while let edge = pending.popLast() {
                let back = twin[edge]
                if known[back] { continue }
                // The inside is on the other hand when the edge is walked the other way.
                let edges = fan[back]
                var side = !insideRight[edge]
                var index = back
                for _ in 0..<edges.count {
                    insideRight[index] = side
                    known[index] = true
                    pending.append(index)
                    side.toggle()
                    index = index + 1 == edges.upperBound ? edges.lowerBound : index + 1
                }
            }
        }
    }

    /// Whether the place just west of a vertex is inside, by counting edges farther west.
    private func isInsideWest(of point: GridPoint) -> Bool {
        var isInside = false
        for index in from.indices {
            let a = from[index]
            // Half-edges are sorted by x: none that starts east of the point can begin west of it.
            if a.x >= point.x { break }
            let b = to[index]
            guard isBefore(a, b), (a.y <= point.y) != (b.y <= point.y) else { continue }
            let side = turn(a, b, point)
            // The edge crosses the ray to the west if the point lies east of it.
            if (a.y < b.y) == (side < 0) { isInside.toggle() }
        }
        return isInside
    }

    /// Calls `body` with every simple ring of the inside's boundary, inside on the right:
    /// exterior rings run clockwise on the map, holes counterclockwise.
    func traceInside(_ body: (ArraySlice<GridPoint>) -> Void) {
        var used = [Bool](repeating: false, count: from.count)
        var walk: [GridPoint] = []
        var place: [GridPoint: Int] = [:]
        for start in from.indices where insideRight[start] && !used[start] {
            walk.removeAll(keepingCapacity: true)
            place.removeAll(keepingCapacity: true)
            var edge = start
            while !used[edge] {
                used[edge] = true
                visit(from[edge], &walk, &place, body)
                edge = next(edge)
            }
            visit(from[edge], &walk, &place, body)
        }
    }

    /// Adds a point to a walk; if the walk has been there, the loop in between is a ring of its own.
    private func visit(
        _ point: GridPoint, _ walk: inout [GridPoint], _ place: inout [GridPoint: Int],
        _ body: (ArraySlice<GridPoint>) -> Void
    ) {
        if let first = place[point] {
            body(walk[first...])
            for removed in walk[(first + 1)...] { place[removed] = nil }
            walk.removeLast(walk.count - first - 1)
        } else {
            place[point] = walk.count
            walk.append(point)
        }
    }

    /// The half-edge that continues the boundary of the face on the right.
    private func next(_ edge: Int) -> Int {
        // Arriving, the inside is on the right. Turning counterclockwise from the way back sweeps
        // over the inside; the first edge met bounds it.
        let back = twin[edge]
        let edges = fan[back]
        return back == edges.lowerBound ? edges.upperBound - 1 : back - 1
    }
}
