import MapScene

// Paths made from others: moved, turned, or a part of them.

extension Path {
    /// The point at which the path ends; nil for an empty one.
    public var currentPoint: CGPoint? { cgPath.isEmpty ? nil : cgPath.currentPoint }

    /// Returns whether a point is inside of the path.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// Returns the path with a transform used on each of its points.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(DrawnPath(shape.elements.map { $0.mapPoints { $0.applying(transform) } }))
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the line along the path's outline, as a path itself.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(
            cgPath.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap,
                lineJoin: style.lineJoin, miterLimit: style.miterLimit))
    }

    /// Adds an arc from an angle, by another one.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0)
    }

    /// Adds closed rectangles, each as a subpath of its own.
    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Returns the part of the path between two shares of its length, 0 to 1; empty unless the first is the smaller one.
    ///
    /// Curves become lines of some points each. A closed subpath counts with the line that closes it.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let lines = cgPath.flattenedLines
        let total = lines.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        let (start, end) = (from * total, to * total)
        var (done, result, last) = (CGFloat(0), Path(), CGPoint?.none)
        for line in lines where line.length > 0 {
            defer { done += line.length }
            let (first, second) = (max(start - done, 0), min(end - done, line.length))
            guard first < second else { continue }
            let begin = line.point(at: first / line.length)
            if last != begin { result.move(to: begin) }
            let finish = line.point(at: second / line.length)
            result.addLine(to: finish)
            last = finish
        }
        return result
    }
}

/// A straight piece of a path.
private struct PathLine {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    /// The point at a share of its length; its ends exactly.
    func point(at share: CGFloat) -> CGPoint {
        if share <= 0 { return start }
        if share >= 1 { return end }
        return CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
}

extension CGPath {
    /// The straight pieces that the path is flattened to.
    fileprivate var flattenedLines: [PathLine] {
        var (lines, start, current) = ([PathLine](), CGPoint.zero, CGPoint.zero)
        for element in shape.flattened().elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                lines.append(PathLine(start: current, end: point))
                current = point
            case .close:
                lines.append(PathLine(start: current, end: start))
                current = start
            case .quadCurve, .curve: break  // Flattened paths have none.
            }
        }
        return lines
    }
}
