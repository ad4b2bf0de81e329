import MapScene

extension Drawing.Transform {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
            d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
    }
}

extension CGContext {
    // MARK: The path

    /// Discards the current path and starts an empty one.
    public func beginPath() { shape = DrawnPath() }

    /// Starts a new subpath at a point.
    public func move(to point: CGPoint) {
        shape.elements.append(.move(point.applying(state.transform)))
    }

    /// Adds a straight line to the path.
    public func addLine(to point: CGPoint) { shape.addLine(to: point.applying(state.transform)) }

    /// Adds a line through points to the path, beginning a new part at the first.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with one control point to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        shape.elements.append(
            .quadCurve(
                control: control.applying(state.transform), to: end.applying(state.transform)))
    }

    /// Adds a curve with two control points to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        shape.elements.append(
            .curve(
                control1: control1.applying(state.transform),
                control2: control2.applying(state.transform), to: end.applying(state.transform)))
    }

    /// Adds a circular arc to the path, with a line to its start.
    ///
    /// Angles are in radians from the x axis to the y axis; `clockwise` is told with y upward.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        shape.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isFalling: clockwise,
            transform: state.transform)
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) {
        shape.elements += DrawnPath(rect).applying(state.transform).elements
    }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds an ellipse in a rectangle to the path.
    public func addEllipse(in rect: CGRect) {
        shape.elements += DrawnPath(ellipseIn: rect).applying(state.transform).elements
    }

    /// Adds another path to the path.
    public func addPath(_ path: CGPath) {
        shape.elements += path.shape.applying(state.transform).elements
    }

    /// Closes the subpath with a line to its first point.
    public func closePath() {
        if !shape.elements.isEmpty { shape.elements.append(.close) }
    }

    /// The current path in user space; nil if it is empty.
    public var path: CGPath? { shape.elements.isEmpty ? nil : CGPath(localShape) }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { shape.elements.isEmpty }

    private var localShape: DrawnPath { shape.applying(state.transform.inverted()) }

    // MARK: Drawing the path

    /// Fills the current path with the fill color, and starts an empty one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the current path with the stroke color, and starts an empty one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or strokes the current path, and starts an empty one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = localShape
        shape = DrawnPath()
        guard !path.elements.isEmpty else { return }
        if mode != .stroke {
            record(
                .fill(path, state.fill, isEvenOdd: mode == .eoFill || mode == .eoFillStroke))
        }
        if mode != .fill && mode != .eoFill {
            record(.stroke(path, state.stroke, state.line))
        }
    }

    /// Fills a rectangle with the fill color; the current path stays.
    public func fill(_ rect: CGRect) {
        record(.fill(DrawnPath(rect), state.fill, isEvenOdd: false))
    }

    /// Fills rectangles with the fill color; the current path stays.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Strokes a rectangle with the stroke color and the line width.
    public func stroke(_ rect: CGRect) {
        record(.stroke(DrawnPath(rect), state.stroke, state.line))
    }

    /// Draws the outline of a rectangle with a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = max(Double(width), 0)
        record(.stroke(DrawnPath(rect), state.stroke, line))
    }

    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        record(.fill(DrawnPath(ellipseIn: rect), state.fill, isEvenOdd: false))
    }

    /// Draws the outline of an ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        record(.stroke(DrawnPath(ellipseIn: rect), state.stroke, state.line))
    }

    /// Draws a line from each even point to the one after it.
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            record(
                .stroke(
                    DrawnPath([.move(points[index]), .line(points[index + 1])]), state.stroke,
                    state.line))
        }
    }

    /// Erases a rectangle to transparency.
    public func clear(_ rect: CGRect) { record(.clear(rect)) }

    // MARK: Gradients and pictures

    /// Draws a gradient along a line, across the whole clip area.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        record(
            .linearGradient(Drawing.Gradient(gradient, options), from: start, to: end))
    }

    /// Draws a gradient from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        record(
            .radialGradient(
                Drawing.Gradient(gradient, options), from: startCenter,
                fromRadius: Double(startRadius), to: endCenter, toRadius: Double(endRadius)))
    }

    /// Draws an image into a rectangle.
    package func draw(_ image: SceneImage, in rect: CGRect, alpha: Double = 1) {
        let before = state.alpha
        state.alpha *= alpha
        record(.image(image, rect))
        state.alpha = before
    }

    /// Draws a line of text; the point is the upper left corner of its box.
    package func draw(
        _ text: String, at point: CGPoint, size: Double, isBold: Bool, color: SceneColor
    ) {
        record(.text(text, at: point, size: size, isBold: isBold, color))
    }
}

extension Drawing.Gradient {
    init(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        self.init(
            stops: gradient.stops,
            extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
            extendsAfterEnd: options.contains(.drawsAfterEndLocation))
    }
}
