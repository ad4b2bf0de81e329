import MapScene

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, ResolvableStyle, View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    /// Creates a gradient from one angle to another; angles run clockwise from the right.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle =
            endAngle == startAngle ? Angle(radians: startAngle.radians + 2 * .pi) : endAngle
    }

    /// Creates a gradient of colors at equal distances, from one angle to another.
    public nonisolated init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    /// Creates a gradient of stops, from one angle to another.
    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    /// Creates a gradient all around a point, from an angle.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }

    /// Creates a gradient of colors at equal distances all around a point, from an angle.
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of stops all around a point, from an angle.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    nonisolated func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let stops = gradient.described(environment)
        var style = ResolvedStyle(color: stops.first?.color ?? environment.tintColor)
        style.turn = ResolvedStyle.Turn(
            stops: stops, center: center, start: startAngle.radians, end: endAngle.radians)
        return style
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [StyledFillItem(node, resolved(in: node.environment))]
    }
}

extension ResolvedStyle {
    /// Colors around a point, with angles in radians.
    struct Turn {
        var stops: [Drawing.Gradient.Stop]
        var center: UnitPoint
        var start: Double
        var end: Double

        /// How many sectors a whole turn is drawn as.
        private static let sectors = 120

        /// The sectors of one color each, in a rectangle.
        func drawing(in rect: CGRect, clip: DrawnPath?) -> Drawing {
            let middle = CGPoint(
                x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
            // Farther than any corner, whose distance from a point in the rectangle is at most its diagonal.
            let reach =
                hypot(rect.width, rect.height) + hypot(middle.x - rect.midX, middle.y - rect.midY)
            let clips = [Drawing.Clip(path: clip ?? DrawnPath(rect), isEvenOdd: false)]
            let step = 2 * Double.pi / Double(Self.sectors)
            let commands = (0..<Self.sectors).map { index in
                let from = start + Double(index) * step
                // A little of the next one, so that no line is left between them.
                let to = from + step * 1.1
                func point(_ angle: Double) -> CGPoint {
                    CGPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
                }
                let sector = DrawnPath([
                    .move(middle), .line(point(from)), .line(point(to)), .close,
                ])
                let share = end == start ? 0 : (from + step / 2 - start) / (end - start)
                return Drawing.Command(
                    .fill(sector, color(at: share), isEvenOdd: false), clips: clips)
            }
            return Drawing(commands)
        }

        /// The color at a share of the way, beyond it that of the end.
        func color(at share: Double) -> SceneColor {
            guard let first = stops.first, let last = stops.last else { return .clear }
            if share <= first.location { return first.color }
            for (low, high) in zip(stops, stops.dropFirst()) where share <= high.location {
                let length = high.location - low.location
                let part = length > 0 ? (share - low.location) / length : 1
                return low.color.mixed(with: high.color, by: part)
            }
            return last.color
        }
    }
}

extension SceneColor {
    /// A color between this one and another, at a share of the way.
    package func mixed(with other: SceneColor, by share: Double) -> SceneColor {
        func between(_ first: Double, _ second: Double) -> Double {
            first + (second - first) * share
        }
        return SceneColor(
            red: between(red, other.red), green: between(green, other.green),
            blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
    }
}
