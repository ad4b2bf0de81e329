import MapScene

/// A path of lines and curves with the attributes it is drawn with.
open class UIBezierPath: NSObject, NSCopying {
    private let shape = CGMutablePath()
    /// The width of its line when it is stroked, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of stroked lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of stroked lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// The length in line widths beyond which a miter join becomes a bevel.
    open var miterLimit: CGFloat = 10
    /// Whether areas enclosed an even number of times are outside.
    open var usesEvenOddFillRule = false

    /// Creates a path without elements.
    public override init() {}

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        shape.addRect(rect)
    }

    /// Creates the path of an ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        shape.addEllipse(in: rect)
    }

    /// Creates the path of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        shape.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates the path of a rectangle of which some corners are round, as parts of ellipses.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let across = min(max(cornerRadii.width, 0), rect.width / 2)
        let down = min(max(cornerRadii.height, 0), rect.height / 2)
        // The share of a radius at which the control points of a quarter of an ellipse stand.
        let reach = 0.5522847498
        /// The corner, and where the curve leaves the edges before and after it, going clockwise on the screen.
        func corner(_ which: UIRectCorner, _ point: CGPoint, from: CGVector, to: CGVector) {
            guard corners.contains(which) else {
                return shape.isEmpty ? shape.move(to: point) : shape.addLine(to: point)
            }
            func along(_ way: CGVector, _ share: Double) -> CGPoint {
                CGPoint(
                    x: point.x + way.dx * across * share, y: point.y + way.dy * down * share)
            }
            shape.isEmpty ? shape.move(to: along(from, 1)) : shape.addLine(to: along(from, 1))
            shape.addCurve(
                to: along(to, 1), control1: along(from, 1 - reach), control2: along(to, 1 - reach))
        }
        corner(
            .topLeft, CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: 1),
            to: CGVector(dx: 1, dy: 0))
        corner(
            .topRight, CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0),
            to: CGVector(dx: 0, dy: 1))
        corner(
            .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1),
            to: CGVector(dx: -1, dy: 0))
        corner(
            .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0),
            to: CGVector(dx: 0, dy: -1))
        shape.closeSubpath()
    }

    /// Creates the path of a part of a circle; clockwise as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates a path from one of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        shape.addPath(cgPath)
    }

    /// The path as Core Graphics has it.
    open var cgPath: CGPath { shape.copy() ?? shape }
    /// The smallest rectangle that holds every point, control points too.
    open var bounds: CGRect { shape.boundingBox }
    /// Whether the path has no elements.
    open var isEmpty: Bool { shape.isEmpty }
    /// The end of the last element, where the next one starts.
    open var currentPoint: CGPoint { shape.currentPoint }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { shape.move(to: point) }
    /// Adds a straight line from the current point to another.
    open func addLine(to point: CGPoint) { shape.addLine(to: point) }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        shape.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a part of a circle; clockwise as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        shape.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }
    /// Closes the subpath with a line to its first point.
    open func close() { shape.closeSubpath() }
    /// Appends the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { shape.addPath(bezierPath.shape) }
    /// Returns whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Uses a transform on each point.
    open func apply(_ transform: CGAffineTransform) {
        shape.change { $0.applying(transform) }
    }

    /// Removes all elements.
    open func removeAllPoints() { shape.change { _ in DrawnPath() } }

    /// Sets the lengths that are drawn and left out in turn where the path is stroked.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        // SAFETY: the caller has that many numbers at the address.
        dashes =
            unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Fills the path in the current graphics context, blended with what is there.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }

    /// Strokes the path in the current graphics context, blended with what is there.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        stroke()
        context.restoreGState()
    }

    /// Fills the path in the current graphics context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(shape)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current graphics context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dashes.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashes) }
        context.addPath(shape)
        context.strokePath()
        context.restoreGState()
    }

    /// Clips the current graphics context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(shape)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Returns a path of the same shape.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: shape)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set of corners from the raw value, one bit a corner.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
