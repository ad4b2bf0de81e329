import MapScene

extension CGPath {
    /// Returns the path around the line that a pen of a width draws along this one; also used to find what was tapped.
    ///
    /// Curves are taken as the lines they are flattened to. The parts overlap and are to be filled by winding.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        var stroke = StrokedLine(
            radius: abs(lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        var part: [CGPoint] = []
        for element in shape.applying(transform).flattened().elements {
            switch element {
            case .move(let point):
                stroke.add(part, isClosed: false)
                part = [point]
            case .line(let point): part.append(point)
            case .close:
                stroke.add(part, isClosed: true)
                part = Array(part.prefix(1))
            default: part.append(contentsOf: element.points.suffix(1))
            }
        }
        stroke.add(part, isClosed: false)
        return CGPath(stroke.shape)
    }
}

/// Pieces around lines: a rectangle for each, something at each corner and at both ends, all turned the same way.
private struct StrokedLine {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    var shape = DrawnPath()

    init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
    }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var line: [CGPoint] = []
        for point in points where point != line.last { line.append(point) }
        if isClosed, let first = line.first, line.last != first { line.append(first) }
        guard radius > 0, line.count > 1 else {
            if cap == .round, let only = line.first { addDisc(only) }
            return
        }
        for (from, to) in zip(line, line.dropFirst()) { addSide(from, to) }
        for index in 1..<(line.count - 1) {
            addCorner(line[index - 1], line[index], line[index + 1])
        }
        if isClosed {
            addCorner(line[line.count - 2], line[0], line[1])
        } else {
            addEnd(line[1], line[0])
            addEnd(line[line.count - 2], line[line.count - 1])
        }
    }

    /// The way from one point to another, as long as the radius.
    private func step(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = max((x * x + y * y).squareRoot(), .leastNormalMagnitude)
        return CGPoint(x: x / length * radius, y: y / length * radius)
    }

    private mutating func addPiece(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (one, next) in zip(points, points.dropFirst() + points.prefix(1)) {
            area += one.x * next.y - next.x * one.y
        }
        let turned = area < 0 ? points.reversed() : points
        shape.elements.append(.move(turned[0]))
        shape.elements += turned.dropFirst().map { .line($0) }
        shape.elements.append(.close)
    }

    private mutating func addSide(_ from: CGPoint, _ to: CGPoint) {
        let way = step(from, to)
        addPiece([
            CGPoint(x: from.x - way.y, y: from.y + way.x),
            CGPoint(x: to.x - way.y, y: to.y + way.x),
            CGPoint(x: to.x + way.y, y: to.y - way.x),
            CGPoint(x: from.x + way.y, y: from.y - way.x),
        ])
    }

    private mutating func addDisc(_ center: CGPoint) {
        addPiece(
            (0..<24).map { number in
                let angle = CGFloat(number) * .pi / 12
                return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            })
    }

    private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        if join == .round { return addDisc(corner) }
        let (first, second) = (step(before, corner), step(corner, after))
        let turn = first.x * second.y - first.y * second.x
        guard turn != 0 else { return }
        // The outer side is on the right of a turn to the left.
        let side: CGFloat = turn > 0 ? 1 : -1
        let one = CGPoint(x: corner.x + side * first.y, y: corner.y - side * first.x)
        let other = CGPoint(x: corner.x + side * second.y, y: corner.y - side * second.x)
        var piece = [corner, one, other]
        // The tip is at the corner's normals' sum, stretched by the angle between them.
        let cosine = (first.x * second.x + first.y * second.y) / (radius * radius)
        let half = ((1 + cosine) / 2).squareRoot()
        if join == .miter, half > 0, 1 / half <= miterLimit {
            let middle = CGPoint(
                x: (one.x + other.x) / 2 - corner.x, y: (one.y + other.y) / 2 - corner.y)
            let stretch = 1 / (half * half)
            piece.insert(
                CGPoint(x: corner.x + middle.x * stretch, y: corner.y + middle.y * stretch), at: 2)
        }
        addPiece(piece)
    }

    private mutating func addEnd(_ before: CGPoint, _ end: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addDisc(end)
        case .square:
            let way = step(before, end)
            addSide(end, CGPoint(x: end.x + way.x, y: end.y + way.y))
        }
    }
}
