import MapScene

// Colors as numbers, and between others.

extension Color {
    /// The color as Core Graphics has it; the accent as the system's blue.
    public var cgColor: CGColor? { UIColor(self).cgColor }

    /// Creates a color from one of Core Graphics.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// Returns a color between this one and another, at a share of the way from 0 to 1.
    public func mix(with rhs: Color, by fraction: Double) -> Color {
        let share = min(max(fraction, 0), 1)
        let (one, other) = (appearances, rhs.appearances)
        return Color(
            light: one.light.mixed(with: other.light, by: share),
            dark: one.dark.mixed(with: other.dark, by: share))
    }

    /// The components of a color, as it is drawn in an environment.
    public struct Resolved: Hashable, Sendable {
        /// Red, 0 to 1 in sRGB.
        public var red: Float
        /// Green, 0 to 1 in sRGB.
        public var green: Float
        /// Blue, 0 to 1 in sRGB.
        public var blue: Float
        /// The opacity, 0 to 1.
        public var opacity: Float

        /// Creates a color from its components in sRGB, 0 to 1.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

        /// The color as Core Graphics has it.
        public var cgColor: CGColor {
            UIColor(
                red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
                alpha: CGFloat(opacity)
            ).cgColor
        }
    }

    /// Returns the components of the color, as it is drawn in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = color(in: environment)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
            opacity: Float(color.alpha))
    }

    /// Creates a color from its components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }
}
