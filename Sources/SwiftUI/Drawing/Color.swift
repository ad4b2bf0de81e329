import MapScene

/// A color: a style, and a view that fills its room.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// The color as scenes have it; nil for the accent of what is around.
    package let value: SceneColor?

    package init(_ value: SceneColor?) { self.value = value }

    /// How components are to be understood.
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
    public init(uiColor: UIColor) { self.init(uiColor.value) }

    /// Creates a color from one of UIKit's.
    public init(_ color: UIColor) { self.init(color.value) }

    /// Returns the color, covering that much less.
    public func opacity(_ opacity: Double) -> Color {
        var value = value ?? UIColor.systemBlue.value
        value.alpha *= opacity
        return Color(value)
    }

    /// Returns a gentle gradient of the color; here the color itself.
    public var gradient: Color { self }

    /// The components, for people.
    public var description: String {
        value.map { "Color(\($0.red), \($0.green), \($0.blue), \($0.alpha))" }
            ?? "Color.accentColor"
    }

    /// Red.
    public static let red = Color(UIColor.systemRed)
    /// Orange.
    public static let orange = Color(UIColor.systemOrange)
    /// Yellow.
    public static let yellow = Color(UIColor.systemYellow)
    /// Green.
    public static let green = Color(UIColor.systemGreen)
    /// Mint.
    public static let mint = Color(UIColor.systemMint)
    /// Teal.
    public static let teal = Color(UIColor.systemTeal)
    /// Cyan.
    public static let cyan = Color(UIColor.systemCyan)
    /// Blue.
    public static let blue = Color(UIColor.systemBlue)
    /// Indigo.
    public static let indigo = Color(UIColor.systemIndigo)
    /// Purple.
    public static let purple = Color(UIColor.systemPurple)
    /// Pink.
    public static let pink = Color(UIColor.systemPink)
    /// Brown.
    public static let brown = Color(UIColor.systemBrown)
    /// White.
    public static let white = Color(white: 1)
    /// Gray.
    public static let gray = Color(UIColor.systemGray)
    /// Black.
    public static let black = Color(white: 0)
    /// A fully transparent color.
    public static let clear = Color(.clear)
    /// The color of text.
    public static let primary = Color(white: 0)
    /// The color of text that matters less.
    public static let secondary = Color(UIColor.secondaryLabel)
    /// The color of what reacts to taps: that of the tint around it.
    public static let accentColor = Color(nil as SceneColor?)
}

extension Color: ShapeStyle, ResolvableStyle {
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(color: value ?? environment.tintColor)
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
    public convenience init(_ color: Color) { self.init(color.value ?? UIColor.systemBlue.value) }
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
