import MapScene

/// A path of lines and curves, in points.
public struct Path: Equatable, Sendable {
    package var shape: DrawnPath

    /// Creates a path without elements.
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

    /// Whether the path has no elements.
    public var isEmpty: Bool { shape.elements.isEmpty }
    /// The smallest rectangle that holds every point, control points too.
    public var boundingRect: CGRect { shape.controlBounds }
    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(shape) }

    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) { shape.elements.append(.move(end)) }
    /// Adds a straight line from the current point to another.
    public mutating func addLine(to end: CGPoint) { shape.elements.append(.line(end)) }
    /// Begins a new subpath at the first point and adds lines through the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        if let first = lines.first { move(to: first) }
        for point in lines.dropFirst() { addLine(to: point) }
    }
    /// Adds a quadratic Bézier curve to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        shape.elements.append(.quadCurve(control: control, to: end))
    }
    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        shape.elements.append(.curve(control1: control1, control2: control2, to: end))
    }
    /// Adds a closed rectangle as a subpath of its own.
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
    /// Appends the elements of another path.
    public mutating func addPath(_ path: Path) { shape.elements += path.shape.elements }
    /// Closes the subpath with a line to its first point.
    public mutating func closeSubpath() { shape.elements.append(.close) }
}

/// The shape of rounded corners: circular arcs, or Apple's continuous curve, drawn as arcs here.
@frozen public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// The rule by which a shape is filled, and whether its edges are smooth.
public struct FillStyle: Equatable, Sendable {
    /// Whether areas enclosed an even number of times are left out.
    public var isEOFilled: Bool
    /// Whether edges are smooth, which they always are.
    public var isAntialiased: Bool

    /// Creates a fill style; by default nonzero winding and smooth edges.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The width, caps, joins and dashes of a stroked line.
public struct StrokeStyle: Equatable, Sendable {
    /// Width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of a line's ends.
    public var lineCap: CGLineCap
    /// The shape of the corners between two segments.
    public var lineJoin: CGLineJoin
    /// The length in line widths beyond which a miter join becomes a bevel.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts.
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
