import MapScene

/// A color: a style, and a view that fills its room.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    // The colors of both appearances; nil for the accent of what is around.
    private let light, dark: SceneColor?

    /// The color as scenes have it, in the appearance of what is being described; nil for the accent of what is around.
    package var value: SceneColor? { SystemAppearance.isDark ? dark : light }

    package init(_ value: SceneColor?) { self.init(light: value, dark: value) }

    init(light: SceneColor?, dark: SceneColor?) {
        self.light = light
        self.dark = dark
    }

    /// The color in the appearance of an environment; nil for its accent.
    package func value(in environment: EnvironmentValues) -> SceneColor? {
        environment.colorScheme == .dark ? dark : light
    }

    /// The colors of both appearances, the accent taken for the system's blue.
    var appearances: (light: SceneColor, dark: SceneColor) {
        (light ?? UIColor.systemBlue.light, dark ?? UIColor.systemBlue.dark)
    }

    /// The color space of components.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Creates a color from its components, 0 to 1.
    ///
    /// All are taken for sRGB.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(SceneColor(red: red, green: green, blue: blue, alpha: opacity))
    }

    /// Creates a gray, 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(SceneColor(red: white, green: white, blue: white, alpha: opacity))
    }

    /// Creates a color from hue, saturation and brightness, 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ shift: Double) -> Double {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a color from one of UIKit's.
    public init(uiColor: UIColor) { self.init(uiColor) }

    /// Creates a color from one of UIKit's.
    public init(_ color: UIColor) { self.init(light: color.light, dark: color.dark) }

    /// Creates a color from one of an asset catalog in a bundle's resources; see `UIColor(named:)`.
    ///
    /// `AccentColor` is the accent where no catalog has it; any other that no catalog has is clear.
    public init(_ name: String, bundle: Bundle? = nil) {
        if let found = UIColor(named: name, in: bundle, compatibleWith: nil) {
            self.init(found)
        } else {
            self.init(name == "AccentColor" ? nil : .clear)
        }
    }

    /// Returns the color with its opacity multiplied by a factor of 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var (light, dark) = appearances
        light.alpha *= opacity
        dark.alpha *= opacity
        return Color(light: light, dark: dark)
    }

    /// Returns a gentle gradient of the color; here the color itself.
    public var gradient: Color { self }

    /// The components from 0 to 1, for logs; "Color.accentColor" for the accent.
    public var description: String {
        value.map { "Color(\($0.red), \($0.green), \($0.blue), \($0.alpha))" }
            ?? "Color.accentColor"
    }

    /// The system's red in the light appearance: sRGB 255, 59, 48.
    public static let red = Color(UIColor.systemRed)
    /// The system's orange in the light appearance: sRGB 255, 149, 0.
    public static let orange = Color(UIColor.systemOrange)
    /// The system's yellow in the light appearance: sRGB 255, 204, 0.
    public static let yellow = Color(UIColor.systemYellow)
    /// The system's green in the light appearance: sRGB 52, 199, 89.
    public static let green = Color(UIColor.systemGreen)
    /// The system's mint in the light appearance: sRGB 0, 199, 190.
    public static let mint = Color(UIColor.systemMint)
    /// The system's teal in the light appearance: sRGB 48, 176, 199.
    public static let teal = Color(UIColor.systemTeal)
    /// The system's cyan in the light appearance: sRGB 50, 173, 230.
    public static let cyan = Color(UIColor.systemCyan)
    /// The system's blue in the light appearance: sRGB 0, 122, 255.
    public static let blue = Color(UIColor.systemBlue)
    /// The system's indigo in the light appearance: sRGB 88, 86, 214.
    public static let indigo = Color(UIColor.systemIndigo)
    /// The system's purple in the light appearance: sRGB 175, 82, 222.
    public static let purple = Color(UIColor.systemPurple)
    /// The system's pink in the light appearance: sRGB 255, 45, 85.
    public static let pink = Color(UIColor.systemPink)
    /// The system's brown in the light appearance: sRGB 162, 132, 94.
    public static let brown = Color(UIColor.systemBrown)
    /// Opaque white: sRGB 255, 255, 255.
    public static let white = Color(white: 1)
    /// The system's gray in the light appearance: sRGB 142, 142, 147.
    public static let gray = Color(UIColor.systemGray)
    /// Opaque black: sRGB 0, 0, 0.
    public static let black = Color(white: 0)
    /// A fully transparent color.
    public static let clear = Color(.clear)
    /// The color of primary text: black, or white in the dark appearance.
    public static let primary = Color(UIColor.label)
    /// The color of secondary text: a dark gray of 60 % opacity.
    public static let secondary = Color(UIColor.secondaryLabel)
    /// The color of controls: the tint of the environment, or the system's blue.
    public static let accentColor = Color(nil as SceneColor?)
}

extension Color: ShapeStyle, ResolvableStyle {
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(color: value(in: environment) ?? environment.tintColor)
    }
}

extension Color: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [StyledFillItem(node, resolved(in: node.environment))]
    }
}

extension UIColor {
    /// Creates a color from one of SwiftUI's.
    public convenience init(_ color: Color) {
        self.init(light: color.appearances.light, dark: color.appearances.dark)
    }
}

/// Something that fills its room with a style.
final class StyledFillItem: FillItem {
    private let style: ResolvedStyle

    init(_ node: ViewNode, _ style: ResolvedStyle) {
        self.style = style
        super.init(node)
    }

    override func elements() -> [InterfaceElement] {
        var element: InterfaceElement
        if let gradient = style.drawing(in: CGRect(origin: .zero, size: frame.size)) {
            element = self.element(.drawing(gradient))
        } else {
            element = self.element(.group)
            element.style.background = style.color
        }
        element.style.isMaterial = style.isMaterial
        return [element]
    }
}
