import MapScene

/// A gradient from a point to the edges of its bounds; here along the radius of a circle as large as the longer side.
public struct EllipticalGradient: ShapeStyle, ResolvableStyle, View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let gradient: Gradient
    private let center: UnitPoint
    private let fractions: [Double]

    /// Creates a gradient; the radii are fractions of the longer side of its bounds.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        fractions = [Double(startRadiusFraction), Double(endRadiusFraction)]
    }

    /// Creates a gradient of colors at equal distances; the radii are fractions of the longer side of its bounds.
    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of stops; the radii are fractions of the longer side of its bounds.
    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    nonisolated func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let stops = gradient.described(environment)
        var style = ResolvedStyle(color: stops.first?.color ?? environment.tintColor)
        style.gradient = (stops, center, center, fractions)
        style.radiiAreShares = true
        return style
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [StyledFillItem(node, resolved(in: node.environment))]
    }
}
