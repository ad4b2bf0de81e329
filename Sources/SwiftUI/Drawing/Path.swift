import MapScene

/// The outline of a shape.
public struct Path: Equatable, Sendable {
    package var shape: DrawnPath

    /// Creates an empty path.
    public init() { shape = DrawnPath() }

    init(_ shape: DrawnPath) { self.shape = shape }

    /// Creates the path of a rectangle.
    public init(_ rect: CGRect) { shape = DrawnPath(rect) }

    /// Creates the path of one of Core Graphics.
    public init(_ path: CGPath) { shape = path.shape }

    /// Creates the path of an ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        // SAFETY: there is no transform to read.
        shape = unsafe CGPath(ellipseIn: rect, transform: nil).shape
    }

    /// Creates the path of a rectangle with round corners.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        let radius = max(min(cornerRadius, min(rect.width, rect.height) / 2), 0)
        // SAFETY: as above.
        let path = unsafe CGPath(
            roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        shape = path.shape
    }

    /// Creates a path by drawing it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether it is empty.
    public var isEmpty: Bool { shape.elements.isEmpty }
    /// The smallest rectangle that holds every point, control points too.
    public var boundingRect: CGRect { shape.controlBounds }
    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(shape) }

    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) { shape.elements.append(.move(end)) }
    /// Draws a straight line.
    public mutating func addLine(to end: CGPoint) { shape.elements.append(.line(end)) }
    /// Draws straight lines from the first to the last.
    public mutating func addLines(_ lines: [CGPoint]) {
        if let first = lines.first { move(to: first) }
        for point in lines.dropFirst() { addLine(to: point) }
    }
    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        shape.elements.append(.quadCurve(control: control, to: end))
    }
    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        shape.elements.append(.curve(control1: control1, control2: control2, to: end))
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { shape.elements += DrawnPath(rect).elements }
    /// Adds an ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        shape.elements += Path(ellipseIn: rect).shape.elements
    }
    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        shape.elements += Path(roundedRect: rect, cornerRadius: cornerSize.width).shape.elements
    }
    /// Adds an arc; angles run clockwise from the right, as y runs down.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let path = CGMutablePath(shape)
        path.addArc(
            center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
            endAngle: CGFloat(endAngle.radians), clockwise: clockwise)
        shape = path.shape
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path) { shape.elements += path.shape.elements }
    /// Draws a straight line back to where the part began.
    public mutating func closeSubpath() { shape.elements.append(.close) }
}

/// How round corners are.
@frozen public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether areas enclosed an even number of times are left out.
    public var isEOFilled: Bool
    /// Whether edges are smooth, which they always are.
    public var isAntialiased: Bool

    /// Creates a way of filling.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How lines are drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// Width of the line, in points.
    public var lineWidth: CGFloat
    /// How a line ends.
    public var lineCap: CGLineCap
    /// How two lines meet.
    public var lineJoin: CGLineJoin
    /// How far a mitre may reach, in line widths.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// Creates a way of drawing lines.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The style as scenes have it.
    package var described: Drawing.Stroke {
        Drawing.Stroke(
            width: Double(lineWidth),
            cap: Drawing.Stroke.Cap(rawValue: Int(lineCap.rawValue)) ?? .butt,
            join: Drawing.Stroke.Join(rawValue: Int(lineJoin.rawValue)) ?? .miter,
            miterLimit: Double(miterLimit), dashes: dash.map { Double($0) },
            dashPhase: Double(dashPhase))
    }
}
