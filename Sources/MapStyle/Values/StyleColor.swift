/// A color of the sRGB space with its opacity.
///
/// The components aren't multiplied by the opacity, so that a fully transparent color keeps its hue for interpolation.
public struct StyleColor: Hashable, Sendable {
    /// Red, green and blue, each 0 to 1.
    public var red, green, blue: Double
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Creates a color from components that aren't multiplied by the opacity.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from components that are multiplied by the opacity already.
    public init(premultipliedRed: Double, green: Double, blue: Double, alpha: Double) {
        let factor = alpha == 0 ? 0 : 1 / alpha
        self.init(
            red: premultipliedRed * factor, green: green * factor, blue: blue * factor, alpha: alpha
        )
    }

    /// Opaque black.
    public static let black = StyleColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = StyleColor(red: 1, green: 1, blue: 1)
    /// Fully transparent black.
    public static let clear = StyleColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Red, green and blue multiplied by the opacity, and the opacity.
    public var premultiplied: (red: Double, green: Double, blue: Double, alpha: Double) {
        (red * alpha, green * alpha, blue * alpha, alpha)
    }

    /// The components as a JSON object names them.
    var members: [(key: String, value: StyleValue)] {
        let components = premultiplied
        return [
            ("r", .number(components.red)), ("g", .number(components.green)),
            ("b", .number(components.blue)), ("a", .number(components.alpha)),
        ]
    }
}

extension StyleColor: CustomStringConvertible {
    /// The color in CSS notation, such as `rgba(255,0,0,0.5)`.
    public var description: String {
        let components = [red, green, blue].map { ($0 * 255).rounded().styleText }
        return "rgba(\(components.joined(separator: ",")),\(alpha.styleText))"
    }
}

/// The space in which colors are mixed.
public enum ColorSpace: String, Sendable {
    /// Interpolation of red, green and blue.
    case rgb
    /// Interpolation of hue, chroma and luminance.
    case hcl
    /// Lightness and the two axes of CIELAB.
    case lab
}

extension StyleColor {
    /// Mixes two colors.
    ///
    /// - Parameters:
    ///   - other: The color at `factor` 1.
    ///   - factor: How far from this color to the other, usually 0 to 1.
    ///   - space: Where the straight line between both runs.
    public func mixed(with other: StyleColor, factor: Double, in space: ColorSpace = .rgb)
        -> StyleColor
    {
        switch space {
        case .rgb:
            StyleColor(
                red: red + factor * (other.red - red),
                green: green + factor * (other.green - green),
                blue: blue + factor * (other.blue - blue),
                alpha: alpha + factor * (other.alpha - alpha))
        case .lab: LabColor(self).mixed(with: LabColor(other), factor: factor).color
        case .hcl: HCLColor(self).mixed(with: HCLColor(other), factor: factor).color
        }
    }
}
