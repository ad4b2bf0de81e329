import MapScene

/// A shape made of lines and curves, which does not change.
///
/// SAFETY: a caller's pointer to a transform is read once, before the call returns.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked because `CGMutablePath` inherits; an immutable path's shape never changes.
    package final var shape: DrawnPath

    /// Creates a path of a shape.
    package init(_ shape: DrawnPath) { self.shape = shape }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(DrawnPath(rect).applying(transform?.pointee))
    }

    /// Creates the path of an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(DrawnPath(ellipseIn: rect).applying(transform?.pointee))
    }

    /// Creates the path of a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        unsafe self.init(
            DrawnPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
                .applying(transform?.pointee))
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { shape.elements.isEmpty }

    /// The smallest rectangle that holds every point, control points too; null for an empty path.
    public final var boundingBox: CGRect { shape.controlBounds }

    /// The smallest rectangle that holds the shape itself; null for an empty path.
    public final var boundingBoxOfPath: CGRect { shape.flattened().controlBounds }

    /// The end of the last element, where the next one starts; 0, 0 for an empty path.
    public final var currentPoint: CGPoint { shape.pen ?? .zero }

    /// Returns a path that does not change.
    public final func copy() -> CGPath? { CGPath(shape) }

    /// Returns a path that can be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

    /// Returns a copy of the path with a transform applied; unchanged for nil.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(shape.applying(transform?.pointee))
    }

    /// Returns whether a point is inside.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        shape.applying(transform).contains(point, isEvenOdd: rule == .evenOdd)
    }

    /// Returns whether two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

    /// Feeds the steps to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}

/// A shape made of lines and curves, which can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Unchecked as on Apple's systems: whoever changes it while others read it has to see to that.

    /// Creates a path without elements.
    public init() { super.init(DrawnPath()) }

    override package init(_ shape: DrawnPath) { super.init(shape) }

    /// Puts another shape in the place of the path's.
    package func change(_ change: (DrawnPath) -> DrawnPath) { shape = change(shape) }

    /// Starts a new subpath at a point, after a transform.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        shape.elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point to another.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        shape.addLine(to: point.applying(transform))
    }

    /// Adds a line through points, beginning a new part at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        shape.elements.append(
            .quadCurve(control: control.applying(transform), to: end.applying(transform)))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        shape.elements.append(
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                to: end.applying(transform)))
    }

    /// Adds a circular arc, with a line to its start.
    ///
    /// Angles are in radians from the x axis to the y axis; `clockwise` is told with y upward.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        shape.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isFalling: clockwise,
            transform: transform)
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        shape.elements += DrawnPath(rect).applying(transform).elements
    }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        shape.elements += DrawnPath(ellipseIn: rect).applying(transform).elements
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let path = DrawnPath(
            roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        shape.elements += path.applying(transform).elements
    }

    /// Appends the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        shape.elements += path.shape.applying(transform).elements
    }

    /// Closes the subpath with a line to its first point.
    public func closeSubpath() {
        if !shape.elements.isEmpty { shape.elements.append(.close) }
    }
}
