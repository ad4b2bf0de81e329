/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the upper left corner.
    public var topLeading: CGFloat
    /// The radius of the lower left corner.
    public var bottomLeading: CGFloat
    /// The radius of the lower right corner.
    public var bottomTrailing: CGFloat
    /// The radius of the upper right corner.
    public var topTrailing: CGFloat

    /// Creates radii; 0 unless given.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle of which each corner has a radius of its own.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners; here all are parts of circles.
    public var style: RoundedCornerStyle

    /// Creates a rectangle from the radii of its corners.
    public nonisolated init(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle from the radii of its corners; 0 unless given.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// Its outline: no radius is larger than half of the shorter side.
    public nonisolated func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        func limited(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), most) }
        let first = limited(cornerRadii.topLeading)
        let second = limited(cornerRadii.topTrailing)
        let third = limited(cornerRadii.bottomTrailing)
        let fourth = limited(cornerRadii.bottomLeading)
        // The control points of a quarter circle.
        let k: CGFloat = 1 - 0.5522847498
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + first, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - second, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + second),
            control1: CGPoint(x: rect.maxX - second * k, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + second * k))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - third))
        path.addCurve(
            to: CGPoint(x: rect.maxX - third, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - third * k),
            control2: CGPoint(x: rect.maxX - third * k, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + fourth, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - fourth),
            control1: CGPoint(x: rect.minX + fourth * k, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - fourth * k))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + first))
        path.addCurve(
            to: CGPoint(x: rect.minX + first, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + first * k),
            control2: CGPoint(x: rect.minX + first * k, y: rect.minY))
        path.closeSubpath()
        return path
    }
}

/// A shape whose type is erased.
public struct AnyShape: Shape {
    let base: any Shape
    private let outline: @Sendable (CGRect) -> Path

    /// Creates a shape from any other.
    public nonisolated init<S: Shape>(_ shape: S) {
        base = shape
        outline = { shape.path(in: $0) }
    }

    /// The outline of the other.
    public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

/// The shape of what is around it: a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public nonisolated init() {}

    /// A rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle of which each corner has a radius of its own.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
}
