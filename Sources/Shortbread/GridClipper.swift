/// Clips lines and rings to a box on the integer grid.
package struct GridClipper {
    package init() {}

    private var first: [GridPoint] = []
    private var second: [GridPoint] = []

    /// Appends the parts of a line that lie inside `box` to `target` (Liang–Barsky, segment by segment).
    package func appendLine(_ line: ArraySlice<GridPoint>, box: GridBox, to target: inout GridPath)
    {
        var previous: GridPoint?
        for point in line {
            defer { previous = point }
            guard let start = previous else { continue }
            guard let (enter, leave) = clipSegment(start, point, box) else {
                target.endPart(minimum: 2)
                continue
            }
            let partStart = target.ends.last ?? 0
            if target.points.count == partStart {
                target.points.append(enter)
            } else if target.points[target.points.count - 1] != enter {
                target.endPart(minimum: 2)
                target.points.append(enter)
            }
            if leave != enter { target.points.append(leave) }
            if leave != point { target.endPart(minimum: 2) }
        }
        target.endPart(minimum: 2)
    }

    /// The part of a segment inside the box, rounded to the grid, or nil.
    private func clipSegment(
        _ a: GridPoint, _ b: GridPoint, _ box: GridBox
    ) -> (GridPoint, GridPoint)? {
        if box.low.x <= min(a.x, b.x), box.low.y <= min(a.y, b.y),
            box.high.x >= max(a.x, b.x), box.high.y >= max(a.y, b.y)
        {
            return (a, b)
        }
        let dx = Double(b.x) - Double(a.x)
        let dy = Double(b.y) - Double(a.y)
        var enter = 0.0
        var leave = 1.0
        func cut(_ direction: Double, _ distance: Double) -> Bool {
            if direction == 0 { return distance >= 0 }
            let t = distance / direction
            if direction < 0 {
                if t > leave { return false }
                enter = max(enter, t)
            } else {
                if t < enter { return false }
                leave = min(leave, t)
            }
            return true
        }
        guard cut(-dx, Double(a.x) - Double(box.low.x)), cut(dx, Double(box.high.x) - Double(a.x)),
            cut(-dy, Double(a.y) - Double(box.low.y)), cut(dy, Double(box.high.y) - Double(a.y)),
            enter <= leave
        else { return nil }
        func at(_ t: Double) -> GridPoint {
            if t <= 0 { return a }
            if t >= 1 { return b }
            return GridPoint(
                Int32((Double(a.x) + t * dx).rounded()), Int32((Double(a.y) + t * dy).rounded()))
        }
        return (at(enter), at(leave))
    }

    /// Appends the part of a ring inside `box` to `target` (Sutherland & Hodgman 1974).
    ///
    /// A concave ring may come out with edges that run back and forth along the box; the even-odd
    /// area is right all the same, and `PolygonBuilder` removes them.
    package mutating func appendRing(
        _ ring: ArraySlice<GridPoint>, box: GridBox, to target: inout GridPath
    ) {
        first.removeAll(keepingCapacity: true)
        first.append(contentsOf: ring)
        clipHalf(0, box.low.x, keepAbove: true)
        clipHalf(0, box.high.x, keepAbove: false)
        clipHalf(1, box.low.y, keepAbove: true)
        clipHalf(1, box.high.y, keepAbove: false)
        let start = target.points.count
        for point in first
        where target.points.count == start || target.points[target.points.count - 1] != point {
            target.points.append(point)
        }
        while target.points.count > start + 1,
            target.points[target.points.count - 1] == target.points[start]
        {
            target.points.removeLast()
        }
        target.endPart(minimum: 3)
    }

    /// Cuts `first` at one side of the box; the result is in `first` again.
    private mutating func clipHalf(_ axis: Int, _ limit: Int32, keepAbove: Bool) {
        guard var previous = first.last else { return }
        let other = 1 - axis
        second.removeAll(keepingCapacity: true)
        var wasInside = keepAbove ? previous[axis] >= limit : previous[axis] <= limit
        for point in first {
            let isInside = keepAbove ? point[axis] >= limit : point[axis] <= limit
            if isInside != wasInside {
                // Always from the inside to the outside point, so that both tiles of a shared edge
                // compute the same crossing.
                let (a, b) = isInside ? (previous, point) : (point, previous)
                let t = (Double(limit) - Double(a[axis])) / (Double(b[axis]) - Double(a[axis]))
                var crossing = GridPoint()
                crossing[axis] = limit
                crossing[other] = Int32(
                    (Double(a[other]) + t * (Double(b[other]) - Double(a[other]))).rounded())
                second.append(crossing)
            }
            if isInside { second.append(point) }
            previous = point
            wasInside = isInside
        }
        swap(&first, &second)
    }
}
