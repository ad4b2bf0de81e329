import MapScene

/// A shape that fits any rectangle; as a view it is filled with the foreground style.
@MainActor @preconcurrency public protocol Shape: View, Sendable {
    /// Returns its outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape, filled with the foreground style.
    public var body: some View { DrawnShape(shape: self, fill: nil, stroke: nil) }

    /// Fills the shape with a color, gradient or other style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
        -> some ShapeView<Self>
    {
        DrawnShape(
            shape: self, fill: AnyShapeStyle(content), stroke: nil, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        DrawnShape(shape: self, fill: nil, stroke: nil, isEvenOdd: style.isEOFilled)
    }

    /// Strokes the shape's outline with a style, with a line width in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
        -> some ShapeView<Self>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape's outline with a style and with line width, caps, joins and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some ShapeView<Self> {
        DrawnShape(shape: self, fill: AnyShapeStyle(content), stroke: style)
    }

    /// The line along the shape's outline, a shape itself.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the shape's outline, a shape itself; dashes show where it is drawn as it is, not where it is filled or
    /// stroked again.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }

    /// The radius of its corners, as far as it is a rectangle with round ones.
    func cornerRadius(in size: CGSize) -> Double {
        switch self {
        case let rounded as RoundedRectangle:
            Double(min(rounded.cornerSize.width, min(size.width, size.height) / 2))
        case let other as AnyShape: other.base.cornerRadius(in: size)
        case is Circle, is Capsule: Double(min(size.width, size.height) / 2)
        default: 0
        }
    }
}

/// A shape whose outline can be drawn inside its room.
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// Draws the shape's outline inside its room.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth).padding(lineWidth / 2)
    }

    /// Draws the shape's outline inside its room.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        stroke(content, style: style).padding(style.lineWidth / 2)
    }
}

/// The line along a shape's outline.
struct StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    /// The line in the foreground style.
    var body: some View { DrawnShape(shape: shape, fill: nil, stroke: style) }

    nonisolated func path(in rect: CGRect) -> Path {
        Path(
            shape.path(in: rect).cgPath.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap,
                lineJoin: style.lineJoin, miterLimit: style.miterLimit))
    }
}

/// A shape with how it is drawn.
struct DrawnShape<S: Shape>: ShapeView, PrimitiveView {
    typealias Body = Never

    let shape: S
    let fill: AnyShapeStyle?
    let stroke: StrokeStyle?
    var isEvenOdd = false

    func items(_ node: ViewNode) -> [LayoutItem] {
        let style = (fill ?? node.environment.foreground ?? AnyShapeStyle(Color.primary))
            .resolve(in: node.environment)
        let isSquare = shape is Circle
        let glass: (any Shape)? = style.isMaterial ? shape : nil
        return [
            ShapeItem(node, isSquare: isSquare, glass: glass) { rect in
                let path = shape.path(in: rect).shape
                if let stroke {
                    return Drawing([
                        Drawing.Command(.stroke(path, style.color, stroke.described))
                    ])
                }
                if let gradient = style.drawing(in: rect, clip: path) { return gradient }
                return Drawing([
                    Drawing.Command(.fill(path, style.color, isEvenOdd: isEvenOdd))
                ])
            }
        ]
    }
}

final class ShapeItem: FillItem {
    private let isSquare: Bool
    /// The shape of what is on glass; nil for what is not.
    private let glass: (any Shape)?
    private let draw: @MainActor (CGRect) -> Drawing

    init(
        _ node: ViewNode, isSquare: Bool, glass: (any Shape)?,
        _ draw: @escaping @MainActor (CGRect) -> Drawing
    ) {
        self.isSquare = isSquare
        self.glass = glass
        self.draw = draw
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.measure(proposal)
        guard isSquare else { return size }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override func elements() -> [InterfaceElement] {
        var element = element(.drawing(draw(CGRect(origin: .zero, size: frame.size))))
        if let glass {
            element.style.isMaterial = true
            element.style.isClipped = true
            element.style.cornerRadius = glass.cornerRadius(in: frame.size)
        }
        return [element]
    }
}

/// A rectangle that fills the size offered.
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public nonisolated init() {}
    /// Returns the rectangle as a path.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle in the middle of its room.
public struct Circle: InsettableShape {
    /// Creates a circle.
    public nonisolated init() {}
    /// Returns the largest circle in a rectangle, about its center.
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// An ellipse that touches all sides of the size offered.
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}
    /// Returns the ellipse in a rectangle as a path.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    /// Creates a capsule; both corner styles are drawn as arcs.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
    /// Returns the capsule in a rectangle as a path.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// Width and height of a corner, in points.
    public var cornerSize: CGSize

    /// Creates the shape from the radius of its corners, in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    /// Creates the shape from the size of its corners, in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }

    /// Returns the rounded rectangle as a path; the corners' width is their radius.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: cornerSize.width)
    }
}

extension Path: Shape {
    /// Returns the path as it is.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills the size offered.
    public static var rect: Rectangle { Rectangle() }
    /// A rectangle with rounded corners of a radius in points.
    public static func rect(cornerRadius: CGFloat) -> RoundedRectangle
    where Self == Rectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Circle {
    /// The largest circle in the size offered.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }
}
