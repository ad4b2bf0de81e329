import MapScene

/// A color, gradient, material or other style that fills shapes and text.
public protocol ShapeStyle: Sendable {}

/// A style as it is drawn.
struct ResolvedStyle {
    /// The color, or the middle one of several.
    var color: SceneColor
    /// Colors along a line, and from where to where.
    var gradient:
        (stops: [Drawing.Gradient.Stop], start: UnitPoint, end: UnitPoint, radii: [Double]?)?
    /// Colors around a point.
    var turn: Turn?
    /// Whether the radii of the gradient are shares of the room's longer side.
    var radiiAreShares = false
    /// Colors between points of a mesh.
    var mesh: ColorMesh?
    /// Whether what is behind it shows through, blurred.
    var isMaterial = false

    init(color: SceneColor) { self.color = color }

    /// The gradient in a rectangle; nil if it is one color.
    func drawing(in rect: CGRect, clip: DrawnPath? = nil) -> Drawing? {
        if let turn { return turn.drawing(in: rect, clip: clip) }
        if let mesh { return mesh.drawing(in: rect, clip: clip) }
        guard let gradient else { return nil }
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        let colors = Drawing.Gradient(stops: gradient.stops)
        let unit = radiiAreShares ? Double(max(rect.width, rect.height)) : 1
        let clips = [Drawing.Clip(path: clip ?? DrawnPath(rect), isEvenOdd: false)]
        let operation: Drawing.Operation =
            if let radii = gradient.radii {
                .radialGradient(
                    colors, from: point(gradient.start),
                    fromRadius: radii[0] * unit, to: point(gradient.start),
                    toRadius: radii[1] * unit)
            } else {
                .linearGradient(colors, from: point(gradient.start), to: point(gradient.end))
            }
        return Drawing([Drawing.Command(operation, clips: clips)])
    }
}

/// A style that can be told as it is drawn.
protocol ResolvableStyle {
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
    /// The style as it is drawn; one of an app's own kind is the accent.
    func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        (self as? any ResolvableStyle)?.resolved(in: environment)
            ?? ResolvedStyle(color: environment.tintColor)
    }

    /// The color of the style among others that are handed down.
    package func color(in environment: EnvironmentValues) -> SceneColor {
        resolve(in: environment).color
    }

    /// Returns the style with its opacity multiplied by a factor of 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: AnyShapeStyle(self), opacity: opacity)
    }
}

struct FadedStyle: ShapeStyle, ResolvableStyle {
    let base: AnyShapeStyle
    let opacity: Double

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        var style = base.resolved(in: environment)
        style.color.alpha *= opacity
        if let stops = style.turn?.stops {
            style.turn?.stops = stops.map { stop in
                var stop = stop
                stop.color.alpha *= opacity
                return stop
            }
        }
        style.mesh?.fade(by: opacity)
        guard let gradient = style.gradient else { return style }
        let stops = gradient.stops.map { stop in
            var stop = stop
            stop.color.alpha *= opacity
            return stop
        }
        style.gradient?.stops = stops
        return style
    }
}

/// A style that hides the type of another.
public struct AnyShapeStyle: ShapeStyle, ResolvableStyle {
    private let base: any ShapeStyle

    /// Creates a style that hides the type of another.
    public init<S: ShapeStyle>(_ style: S) { base = style }

    /// Whether it is a level of another style.
    var isLevel: Bool { (base as? AnyShapeStyle)?.isLevel ?? (base is HierarchicalShapeStyle) }

    /// The style as one inside another: a level is a level of what is around, unless that is one itself.
    func inside(_ outer: AnyShapeStyle?) -> AnyShapeStyle {
        switch base {
        case let inner as AnyShapeStyle: return inner.inside(outer)
        case let level as HierarchicalShapeStyle:
            guard let outer else { return self }
            if let around = outer.base as? LevelOfStyle {
                return AnyShapeStyle(LevelOfStyle(base: around.base, level: level))
            }
            return outer.isLevel ? self : AnyShapeStyle(LevelOfStyle(base: outer, level: level))
        default: return self
        }
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        base.resolve(in: environment)
    }
}

/// A level of a style.
private struct LevelOfStyle: ShapeStyle, ResolvableStyle {
    let base: AnyShapeStyle
    let level: HierarchicalShapeStyle

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        FadedStyle(base: base, opacity: level.opacity).resolved(in: environment)
    }
}

/// Levels of the foreground style, from full strength down.
public struct HierarchicalShapeStyle: ShapeStyle, ResolvableStyle {
    let level: Int

    /// The foreground style at full strength.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The foreground style at 60 % opacity.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The foreground style at 30 % opacity.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The foreground style at 18 % opacity.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The opacity, 0 to 1.
    var opacity: Double { [1, 0.6, 0.3, 0.18][level] }

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        // A foreground that is itself a level, this one as a rule, is one of the text's color: it must not ask for itself.
        var plain = environment
        plain.foreground = nil
        let isLevel = environment.foreground?.isLevel ?? true
        let text = environment.textColor
        var color = isLevel ? text : environment.foreground?.resolve(in: plain).color ?? text
        color.alpha *= opacity
        return ResolvedStyle(color: color)
    }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, ResolvableStyle {
    /// Creates the style.
    public init() {}

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(color: environment.tintColor)
    }
}

/// The background color of the system: white, or black in the dark appearance.
public struct BackgroundStyle: ShapeStyle, ResolvableStyle {
    /// Creates the style.
    public init() {}

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.systemBackground).resolved(in: environment)
    }
}

/// A translucent layer: what is behind it shows through, blurred.
public struct Material: ShapeStyle, ResolvableStyle {
    let alpha: Double

    /// A material of 55 % opacity, the most translucent.
    public static let ultraThin = Material(alpha: 0.55)
    /// A material of 65 % opacity.
    public static let thin = Material(alpha: 0.65)
    /// A material of 75 % opacity.
    public static let regular = Material(alpha: 0.75)
    /// A material of 85 % opacity.
    public static let thick = Material(alpha: 0.85)
    /// A material of 92 % opacity, the least translucent.
    public static let ultraThick = Material(alpha: 0.92)
    /// The material of toolbars, of 85 % opacity.
    public static let bar = Material(alpha: 0.85)

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let white = environment.colorScheme == .dark ? 0.11 : 1
        var style = ResolvedStyle(
            color: SceneColor(red: white, green: white, blue: white, alpha: alpha))
        style.isMaterial = true
        return style
    }
}

extension ShapeStyle where Self == Material {
    /// A material of 55 % opacity, the most translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material of 65 % opacity.
    public static var thinMaterial: Material { .thin }
    /// A material of 75 % opacity.
    public static var regularMaterial: Material { .regular }
    /// A material of 85 % opacity.
    public static var thickMaterial: Material { .thick }
    /// A material of 92 % opacity, the least translucent.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of toolbars, of 85 % opacity.
    public static var bar: Material { .bar }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style at full strength.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The foreground style at 60 % opacity.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The foreground style at 30 % opacity.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The foreground style at 18 % opacity.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background color of the system: white, or black in the dark appearance.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A sequence of colors with their places from start to end.
public struct Gradient: ShapeStyle, ResolvableStyle, Hashable {
    /// A color and its place in a gradient.
    public struct Stop: Hashable, Sendable {
        /// The color at the stop.
        public var color: Color
        /// The place of the stop, from 0 at the gradient's start to 1 at its end.
        public var location: CGFloat

        /// Creates a stop from a color and its place, from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, in ascending order of their places.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient from top to bottom.
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
            .resolved(in: environment)
    }

    func described(_ environment: EnvironmentValues) -> [Drawing.Gradient.Stop] {
        stops.map {
            Drawing.Gradient.Stop(
                location: Double($0.location),
                color: $0.color.value(in: environment) ?? environment.tintColor)
        }
    }
}

/// A gradient along the line from one point to another.
public struct LinearGradient: ShapeStyle, ResolvableStyle, View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// Creates a linear gradient between two points in units of the filled room.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of colors at equal distances.
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from stops, between two points in units of the filled room.
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let stops = gradient.described(environment)
        var style = ResolvedStyle(color: stops.first?.color ?? environment.tintColor)
        style.gradient = (stops, startPoint, endPoint, nil)
        return style
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [StyledFillItem(node, resolved(in: node.environment))]
    }
}

/// A gradient along the radius of a circle.
public struct RadialGradient: ShapeStyle, ResolvableStyle, View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let gradient: Gradient
    private let center: UnitPoint
    private let radii: [Double]

    /// Creates a gradient; the radii are in points.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        radii = [Double(startRadius), Double(endRadius)]
    }

    /// Creates a gradient of colors at equal distances; the radii are in points.
    public nonisolated init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    nonisolated func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let stops = gradient.described(environment)
        var style = ResolvedStyle(color: stops.first?.color ?? environment.tintColor)
        style.gradient = (stops, center, center, radii)
        return style
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [StyledFillItem(node, resolved(in: node.environment))]
    }
}
