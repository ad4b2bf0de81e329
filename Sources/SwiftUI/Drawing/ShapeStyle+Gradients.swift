// Gradients and colors of the system, named where a style is wanted.

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along the line from one point to another.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colors at equal distances, along the line from one point to another.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of stops, along the line from one point to another.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient along the radius of a circle; radii are in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colors at equal distances, along the radius of a circle; radii are in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of stops, along the radius of a circle; radii are in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point, from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colors at equal distances around a point, from one angle to another.
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient all around a point, from an angle.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

    /// A gradient of colors at equal distances all around a point, from an angle.
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient from a point to the edges of the bounds.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, ResolvableStyle {
    /// Creates the style.
    public init() {}

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        HierarchicalShapeStyle.primary.resolved(in: environment)
    }
}

/// A color of the system that is named for its use.
public struct SystemShapeStyle: ShapeStyle, ResolvableStyle {
    private let make: @Sendable () -> UIColor

    init(_ make: @escaping @Sendable () -> UIColor) { self.make = make }

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(make()).resolved(in: environment)
    }
}

/// The style of lines between parts, as ``ShapeStyle/separator``.
public typealias SeparatorShapeStyle = SystemShapeStyle
/// The style of text that says what a field is for, as ``ShapeStyle/placeholder``.
public typealias PlaceholderTextShapeStyle = SystemShapeStyle
/// The style of links, as ``ShapeStyle/link``.
public typealias LinkShapeStyle = SystemShapeStyle
/// The style of fills behind content, as ``ShapeStyle/fill``.
public typealias FillShapeStyle = SystemShapeStyle
/// The style of windows' backgrounds, as ``ShapeStyle/windowBackground``.
public typealias WindowBackgroundShapeStyle = SystemShapeStyle

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
    /// The color of lines between parts.
    public static var separator: SystemShapeStyle { SystemShapeStyle { .separator } }
    /// The color of text that says what a field is for.
    public static var placeholder: SystemShapeStyle { SystemShapeStyle { .placeholderText } }
    /// The color of links.
    public static var link: SystemShapeStyle { SystemShapeStyle { .link } }
    /// The color of fills behind content.
    public static var fill: SystemShapeStyle { SystemShapeStyle { .systemFill } }
    /// The color of the window behind everything.
    public static var windowBackground: SystemShapeStyle { SystemShapeStyle { .systemBackground } }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The color of what is selected: the tint here.
    public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style at 18 % opacity, the weakest here.
    public static var quinary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle {
    /// The style as it is; a shadow of what it fills is not drawn here.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}

/// A shadow of what a style fills; not drawn here.
public struct ShadowStyle: Equatable, Sendable {
    /// A shadow behind, with a blur radius and an offset in points.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    /// A shadow inside, with a blur radius and an offset in points.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension View {
    /// Sets the styles of text and shapes, by how much they matter; the first is taken.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foregroundStyle(primary) }

    /// Fills a shape behind the view with the default background.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
        -> some View
    { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

    /// Sets what ``ShapeStyle/background`` is; white here.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Fills what is behind a container with a style.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style) }

    /// Shows a view behind a container.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }
}

/// A container that something is behind.
public struct ContainerBackgroundPlacement: Sendable {
    /// A screen of a stack.
    public static let navigation = ContainerBackgroundPlacement()
    /// The background of a tab view.
    public static let tabView = ContainerBackgroundPlacement()
    /// The background of a widget.
    public static let widget = ContainerBackgroundPlacement()
    /// The background of a window.
    public static let window = ContainerBackgroundPlacement()
}
