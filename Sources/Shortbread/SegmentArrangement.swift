/// Cuts segments where they meet, until they share nothing but end points (iterated snap rounding,
/// after Hobby 1999 and Halperin & Packer 2002), then drops those that occur an even number of times.
///
/// What is left bounds exactly the points that the even-odd rule calls inside, up to rounding of
/// crossings to the grid.
struct SegmentArrangement {
    /// An undirected segment, smaller end first.
    struct Segment: Hashable {
        var a: GridPoint
        var b: GridPoint

        init(_ p: GridPoint, _ q: GridPoint) {
            if isBefore(q, p) { (a, b) = (q, p) } else { (a, b) = (p, q) }
        }
    }

    /// How often segments are cut anew before the shape is given up.
    ///
    /// Rounding a crossing can create a new one, but never far away; random tests settle in at most
    /// six rounds.
    static let rounds = 16

    /// The segments that bound the even-odd inside of `path`, or nil if they did not settle.
    static func boundary(of path: GridPath) -> [Segment]? {
        var segments: [Segment] = []
        for part in path.ends.indices {
            let range = path.range(part)
            guard var previous = path.points[range].last else { continue }
            for index in range {
                let point = path.points[index]
                if point != previous { segments.append(Segment(previous, point)) }
                previous = point
            }
        }
        for _ in 0..<rounds {
            segments = oddOnes(segments)
            var cuts: [(segment: Int, at: GridPoint)] = []
            findCuts(segments, &cuts)
            if cuts.isEmpty { return segments }
            segments = split(segments, cuts)
        }
        return nil
    }

    /// The segments that occur an odd number of times, once each, sorted by their ends.
    private static func oddOnes(_ segments: [Segment]) -> [Segment] {
        let sorted = segments.sorted {
            $0.a == $1.a ? isBefore($0.b, $1.b) : isBefore($0.a, $1.a)
        }
        var result: [Segment] = []
        result.reserveCapacity(sorted.count)
        var index = 0
        while index < sorted.count {
            var end = index + 1
            while end < sorted.count, sorted[end] == sorted[index] { end += 1 }
            if (end - index) % 2 == 1 { result.append(sorted[index]) }
            index = end
        }
        return result
    }

    private static func findCuts(
        _ segments: [Segment], _ cuts: inout [(segment: Int, at: GridPoint)]
    ) {
        // `segments` are sorted by a.x, which is their smallest x.
        var active: [Int] = []
        for index in segments.indices {
            let s = segments[index]
            let low = min(s.a.y, s.b.y)
            let high = max(s.a.y, s.b.y)
            var kept = 0
            for position in active.indices {
                let other = active[position]
                let t = segments[other]
                if t.b.x < s.a.x { continue }
                active[kept] = other
                kept += 1
                if min(t.a.y, t.b.y) > high || max(t.a.y, t.b.y) < low { continue }
                meet(index, s, other, t, &cuts)
            }
            active.removeLast(active.count - kept)
            active.append(index)
        }
    }

    private static func meet(
        _ i: Int, _ s: Segment, _ j: Int, _ t: Segment,
        _ cuts: inout [(segment: Int, at: GridPoint)]
    ) {
        let d1 = turn(s.a, s.b, t.a)
        let d2 = turn(s.a, s.b, t.b)
        if d1.signum() == d2.signum(), d1 != 0 { return }
        let d3 = turn(t.a, t.b, s.a)
        let d4 = turn(t.a, t.b, s.b)
        if d3.signum() == d4.signum(), d3 != 0 { return }
        var touches = false
        func end(_ point: GridPoint, on k: Int, _ segment: Segment) {
            if point != segment.a, point != segment.b, isInside(point, segment) {
                cuts.append((k, point))
            }
            touches = true
        }
        if d1 == 0 { end(t.a, on: i, s) }
        if d2 == 0 { end(t.b, on: i, s) }
        if d3 == 0 { end(s.a, on: j, t) }
        if d4 == 0 { end(s.b, on: j, t) }
        if touches { return }
        let along = Double(d1) / (Double(d1) - Double(d2))
        let x = Double(t.a.x) + along * (Double(t.b.x) - Double(t.a.x))
        let y = Double(t.a.y) + along * (Double(t.b.y) - Double(t.a.y))
        let point = GridPoint(Int32(x.rounded()), Int32(y.rounded()))
        if point != s.a, point != s.b { cuts.append((i, point)) }
        if point != t.a, point != t.b { cuts.append((j, point)) }
    }

    /// Whether a point on the line of a segment lies within the segment's box.
    private static func isInside(_ point: GridPoint, _ s: Segment) -> Bool {
        point.x >= s.a.x && point.x <= s.b.x
            && point.y >= min(s.a.y, s.b.y) && point.y <= max(s.a.y, s.b.y)
    }

    private static func split(
        _ segments: [Segment], _ cuts: [(segment: Int, at: GridPoint)]
    ) -> [Segment] {
        let sorted = cuts.sorted { first, second in
            if first.segment != second.segment { return first.segment < second.segment }
            let s = segments[first.segment]
            let d = s.b &- s.a
            let p = first.at &- s.a
            let q = second.at &- s.a
            let along = Int64(d.x) &* Int64(p.x) &+ Int64(d.y) &* Int64(p.y)
            let other = Int64(d.x) &* Int64(q.x) &+ Int64(d.y) &* Int64(q.y)
            return along == other ? isBefore(first.at, second.at) : along < other
        }
        var result: [Segment] = []
        result.reserveCapacity(segments.count + sorted.count)
        var position = 0
        for (index, segment) in segments.enumerated() {
            var from = segment.a
            while position < sorted.count, sorted[position].segment == index {
                let to = sorted[position].at
                if to != from { result.append(Segment(from, to)) }
                from = to
                position += 1
            }
            if from != segment.b { result.append(Segment(from, segment.b)) }
        }
        return result
    }
}

/// Order by x, then y.
@inline(__always)
func isBefore(_ p: GridPoint, _ q: GridPoint) -> Bool {
    p.x == q.x ? p.y < q.y : p.x < q.x
}
