import MapScene

/// How far control points are along the tangents of a quarter of a circle with radius 1.
private let quarterControl: CGFloat = 0.552_284_749_830_793_6

extension DrawnPath {
    /// Returns the transformed path; itself if there is no transform.
    package func applying(_ transform: CGAffineTransform?) -> DrawnPath {
        guard let transform, !transform.isIdentity else { return self }
        return DrawnPath(elements.map { $0.mapPoints { $0.applying(transform) } })
    }

    /// The path of an ellipse in a rectangle, from its rightmost point.
    init(ellipseIn rect: CGRect) {
        self.init(
            roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// The path of a rectangle whose corners are quarters of ellipses, at most as large as fit.
    init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else {
            self.init(rect)
            return
        }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (dx, dy) = (width * (1 - quarterControl), height * (1 - quarterControl))
        func corner(
            _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
        ) -> Element {
            .curve(
                control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2),
                to: CGPoint(x: x, y: y))
        }
        self.init([
            .move(CGPoint(x: right, y: top + height)),
            .line(CGPoint(x: right, y: bottom - height)),
            corner(right, bottom - dy, right - dx, bottom, right - width, bottom),
            .line(CGPoint(x: left + width, y: bottom)),
            corner(left + dx, bottom, left, bottom - dy, left, bottom - height),
            .line(CGPoint(x: left, y: top + height)),
            corner(left, top + dy, left + dx, top, left + width, top),
            .line(CGPoint(x: right - width, y: top)),
            corner(right - dx, top, right, top + dy, right, top + height),
            .close,
        ])
    }

    /// Where the pen is; nil for an empty path.
    var pen: CGPoint? {
        guard let last = elements.last else { return nil }
        if let point = last.points.last { return point }
        for element in elements.reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    /// Adds a line; to an empty path a place to begin.
    mutating func addLine(to point: CGPoint) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a part of a circle in pieces of at most a quarter, with a line to its beginning.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isFalling: Bool,
        transform: CGAffineTransform
    ) {
        guard start.isFinite, end.isFinite, radius >= 0 else { return }
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if isFalling {
            if sweep < -turn || sweep > 0 { sweep = sweep <= -turn ? -turn : fold(sweep) - turn }
        } else if sweep > turn || sweep < 0 {
            sweep = sweep >= turn ? turn : fold(sweep)
        }
        func point(_ angle: CGFloat, _ x: CGFloat = 1, _ y: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(
                x: center.x + radius * (cosine * x - sine * y),
                y: center.y + radius * (sine * x + cosine * y)
            ).applying(transform)
        }
        addLine(to: point(start))
        let pieces = max(Int((abs(sweep) / (turn / 4) - 1e-9).rounded(.up)), 0)
        guard pieces > 0 else { return }
        let step = sweep / CGFloat(pieces)
        let reach = CGFloat(4.0 / 3 * tan(Double(step) / 4))
        for piece in 0..<pieces {
            let (here, there) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
            elements.append(
                .curve(
                    control1: point(here, 1, reach), control2: point(there, 1, -reach),
                    to: point(there)))
        }
    }

    /// An angle brought into one turn, in radians.
    private func fold(_ angle: CGFloat) -> CGFloat {
        let turn = 2 * CGFloat.pi
        return angle - turn * (angle / turn).rounded(.down)
    }

    /// The path with straight lines in the place of curves, sixteen for each.
    package func flattened() -> DrawnPath {
        var result = DrawnPath()
        for element in elements {
            let pen = result.pen ?? .zero
            switch element {
            case .move, .line, .close: result.elements.append(element)
            case .quadCurve(let control, let end):
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let u = 1 - t
                    result.elements.append(
                        .line(
                            CGPoint(
                                x: u * u * pen.x + 2 * u * t * control.x + t * t * end.x,
                                y: u * u * pen.y + 2 * u * t * control.y + t * t * end.y)))
                }
            case .curve(let first, let second, let end):
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let u = 1 - t
                    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let x = weights.0 * pen.x + weights.1 * first.x
                    let y = weights.0 * pen.y + weights.1 * first.y
                    result.elements.append(
                        .line(
                            CGPoint(
                                x: x + weights.2 * second.x + weights.3 * end.x,
                                y: y + weights.2 * second.y + weights.3 * end.y)))
                }
            }
        }
        return result
    }

    /// Whether a point is inside, each part taken as closed.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var (winding, crossings) = (0, 0)
        func cross(_ from: CGPoint, _ to: CGPoint) {
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { return }
            crossings += 1
            winding += to.y > from.y ? 1 : -1
        }
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        for element in flattened().elements {
            switch element {
            case .move(let next):
                cross(pen, start)
                (start, pen) = (next, next)
            case .close:
                cross(pen, start)
                pen = start
            default:
                guard let next = element.points.last else { continue }
                cross(pen, next)
                pen = next
            }
        }
        cross(pen, start)
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }
}
