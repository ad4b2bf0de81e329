import MapScene

/// A color in sRGB, or two: one of the light and one of the dark appearance.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The color in the light appearance and in the dark one.
    package final let light, dark: SceneColor
    /// The color as scenes have it, in the appearance of what is being described.
    package final var value: SceneColor { SystemAppearance.isDark ? dark : light }

    /// Creates a color from one of a scene, for any appearance.
    package convenience init(_ value: SceneColor) { self.init(light: value, dark: value) }

    /// Creates a color from those of both appearances.
    package init(light: SceneColor, dark: SceneColor) {
        self.light = light
        self.dark = dark
    }

    /// Creates a color from components of 0 to 1; those outside are brought there.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func unit(_ number: CGFloat) -> Double { min(max(Double(number), 0), 1) }
        self.init(
            SceneColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    /// Creates a color from components of 0 to 1, taken for sRGB.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color of a literal in the sources, `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a gray, 0 to 1 from black to white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from its hue around the circle, its saturation and its brightness, each 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        func component(_ n: Double) -> CGFloat {
            let k = (n + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
            let fall = max(0, min(k, 4 - k, 1))
            return CGFloat(Double(brightness) * (1 - Double(saturation) * fall))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a color from one of an asset catalog in the main bundle's resources; nil where no catalog has it.
    ///
    /// Read as Xcode writes it, `Assets.xcassets/NAME.colorset/Contents.json`, from catalogs that a package copies to
    /// its resources; a variant for the dark appearance is that of the color.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from one of an asset catalog in a bundle's resources; nil where no catalog has it.
    ///
    /// Traits are not looked at.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalogs.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(light: color.light, dark: color.dark)
    }

    /// Creates a color from one of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

    /// Restores a color from an archive.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.init(
            red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
            green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
            blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
            alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
    }

    /// Encodes the components, from 0 to 1 each.
    open func encode(with coder: NSCoder) {
        coder.encode(value.red, forKey: "UIRed")
        coder.encode(value.green, forKey: "UIGreen")
        coder.encode(value.blue, forKey: "UIBlue")
        coder.encode(value.alpha, forKey: "UIAlpha")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The color as a Core Graphics color.
    open var cgColor: CGColor { CGColor(value) }

    /// Returns the color with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var (light, dark) = (light, dark)
        light.alpha = min(max(Double(alpha), 0), 1)
        dark.alpha = light.alpha
        return UIColor(light: light, dark: dark)
    }

    /// Writes the components where the pointers point; true.
    ///
    /// SAFETY: the caller's pointers lead to a number each, or are nil.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        unsafe red?.pointee = CGFloat(value.red)
        unsafe green?.pointee = CGFloat(value.green)
        unsafe blue?.pointee = CGFloat(value.blue)
        unsafe alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Sets the fill and the stroke color of the current graphics context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current graphics context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke color of the current graphics context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Whether the other is a color with the same components in both appearances.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other.light == light && other.dark == dark
    }

    /// A hash of the components, equal for equal colors.
    open override var hash: Int { light.hashValue }

    /// The components from 0 to 1, for logs.
    open override var description: String {
        "UIColor(red: \(value.red), green: \(value.green), blue: \(value.blue), alpha: \(value.alpha))"
    }
}

extension SceneColor {
    /// Opaque white.
    fileprivate static let white = SceneColor(red: 1, green: 1, blue: 1)

    /// A color from components of 0 to 255.
    fileprivate init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            alpha: alpha)
    }
}

// The fixed colors, and the published values of the system's in both appearances.
extension UIColor {
    /// Opaque black: sRGB 0, 0, 0.
    public class var black: UIColor { UIColor(SceneColor(0, 0, 0)) }
    /// A gray of one third of white: sRGB 85, 85, 85.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// A gray of two thirds of white: sRGB 170, 170, 170.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// Opaque white: sRGB 255, 255, 255.
    public class var white: UIColor { UIColor(SceneColor(255, 255, 255)) }
    /// A gray of half of white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// A fixed red: sRGB 255, 0, 0.
    public class var red: UIColor { UIColor(SceneColor(255, 0, 0)) }
    /// A fixed green: sRGB 0, 255, 0.
    public class var green: UIColor { UIColor(SceneColor(0, 255, 0)) }
    /// A fixed blue: sRGB 0, 0, 255.
    public class var blue: UIColor { UIColor(SceneColor(0, 0, 255)) }
    /// A fixed cyan: sRGB 0, 255, 255.
    public class var cyan: UIColor { UIColor(SceneColor(0, 255, 255)) }
    /// A fixed yellow: sRGB 255, 255, 0.
    public class var yellow: UIColor { UIColor(SceneColor(255, 255, 0)) }
    /// A fixed magenta: sRGB 255, 0, 255.
    public class var magenta: UIColor { UIColor(SceneColor(255, 0, 255)) }
    /// A fixed orange: red 1, green 0.5, blue 0.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// A fixed purple: red 0.5, green 0, blue 0.5.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// A fixed brown: red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// A color of no opacity, which draws nothing.
    public class var clear: UIColor { UIColor(.clear) }

    /// The system's red in the light appearance: sRGB 255, 59, 48.
    public class var systemRed: UIColor {
        UIColor(light: SceneColor(255, 59, 48), dark: SceneColor(255, 69, 58))
    }
    /// The system's orange in the light appearance: sRGB 255, 149, 0.
    public class var systemOrange: UIColor {
        UIColor(light: SceneColor(255, 149, 0), dark: SceneColor(255, 159, 10))
    }
    /// The system's yellow in the light appearance: sRGB 255, 204, 0.
    public class var systemYellow: UIColor {
        UIColor(light: SceneColor(255, 204, 0), dark: SceneColor(255, 214, 10))
    }
    /// The system's green in the light appearance: sRGB 52, 199, 89.
    public class var systemGreen: UIColor {
        UIColor(light: SceneColor(52, 199, 89), dark: SceneColor(48, 209, 88))
    }
    /// The system's mint in the light appearance: sRGB 0, 199, 190.
    public class var systemMint: UIColor {
        UIColor(light: SceneColor(0, 199, 190), dark: SceneColor(99, 230, 226))
    }
    /// The system's teal in the light appearance: sRGB 48, 176, 199.
    public class var systemTeal: UIColor {
        UIColor(light: SceneColor(48, 176, 199), dark: SceneColor(64, 200, 224))
    }
    /// The system's cyan in the light appearance: sRGB 50, 173, 230.
    public class var systemCyan: UIColor {
        UIColor(light: SceneColor(50, 173, 230), dark: SceneColor(100, 210, 255))
    }
    /// The system's blue in the light appearance: sRGB 0, 122, 255.
    public class var systemBlue: UIColor {
        UIColor(light: SceneColor(0, 122, 255), dark: SceneColor(10, 132, 255))
    }
    /// The system's indigo in the light appearance: sRGB 88, 86, 214.
    public class var systemIndigo: UIColor {
        UIColor(light: SceneColor(88, 86, 214), dark: SceneColor(94, 92, 230))
    }
    /// The system's purple in the light appearance: sRGB 175, 82, 222.
    public class var systemPurple: UIColor {
        UIColor(light: SceneColor(175, 82, 222), dark: SceneColor(191, 90, 242))
    }
    /// The system's pink in the light appearance: sRGB 255, 45, 85.
    public class var systemPink: UIColor {
        UIColor(light: SceneColor(255, 45, 85), dark: SceneColor(255, 55, 95))
    }
    /// The system's brown in the light appearance: sRGB 162, 132, 94.
    public class var systemBrown: UIColor {
        UIColor(light: SceneColor(162, 132, 94), dark: SceneColor(172, 142, 104))
    }
    /// The system's gray in the light appearance: sRGB 142, 142, 147.
    public class var systemGray: UIColor {
        UIColor(light: SceneColor(142, 142, 147), dark: SceneColor(142, 142, 147))
    }
    /// The system's gray 2 of 6 in the light appearance: sRGB 174, 174, 178.
    public class var systemGray2: UIColor {
        UIColor(light: SceneColor(174, 174, 178), dark: SceneColor(99, 99, 102))
    }
    /// The system's gray 3 of 6 in the light appearance: sRGB 199, 199, 204.
    public class var systemGray3: UIColor {
        UIColor(light: SceneColor(199, 199, 204), dark: SceneColor(72, 72, 74))
    }
    /// The system's gray 4 of 6 in the light appearance: sRGB 209, 209, 214.
    public class var systemGray4: UIColor {
        UIColor(light: SceneColor(209, 209, 214), dark: SceneColor(58, 58, 60))
    }
    /// The system's gray 5 of 6 in the light appearance: sRGB 229, 229, 234.
    public class var systemGray5: UIColor {
        UIColor(light: SceneColor(229, 229, 234), dark: SceneColor(44, 44, 46))
    }
    /// The system's gray 6 of 6 in the light appearance: sRGB 242, 242, 247.
    public class var systemGray6: UIColor {
        UIColor(light: SceneColor(242, 242, 247), dark: SceneColor(28, 28, 30))
    }
    /// The color of primary text in the light appearance: black.
    public class var label: UIColor {
        UIColor(light: .black, dark: .white)
    }
    /// The color of secondary text in the light appearance: sRGB 60, 60, 67 of 60 % opacity.
    public class var secondaryLabel: UIColor {
        UIColor(light: SceneColor(60, 60, 67, 0.6), dark: SceneColor(235, 235, 245, 0.6))
    }
    /// The color of tertiary text in the light appearance: sRGB 60, 60, 67 of 30 % opacity.
    public class var tertiaryLabel: UIColor {
        UIColor(light: SceneColor(60, 60, 67, 0.3), dark: SceneColor(235, 235, 245, 0.3))
    }
    /// The color of thin lines in the light appearance: sRGB 60, 60, 67 of 29 % opacity.
    public class var separator: UIColor {
        UIColor(light: SceneColor(60, 60, 67, 0.29), dark: SceneColor(84, 84, 88, 0.6))
    }
    /// The color of links: ``systemBlue``.
    public class var link: UIColor { systemBlue }
    /// The default tint of controls: ``systemBlue``.
    public class var tintColor: UIColor { systemBlue }
    /// The color of main backgrounds in the light appearance: white.
    public class var systemBackground: UIColor {
        UIColor(light: .white, dark: .black)
    }
    /// The color of grouped content on the main background: ``systemGray6``.
    public class var secondarySystemBackground: UIColor { systemGray6 }
    /// The color of content on a grouped background in the light appearance: white.
    public class var tertiarySystemBackground: UIColor {
        UIColor(light: .white, dark: SceneColor(44, 44, 46))
    }
    /// The color behind groups of a list in the light appearance: ``systemGray6``.
    public class var systemGroupedBackground: UIColor {
        UIColor(light: systemGray6.light, dark: .black)
    }
    /// The color of groups of a list in the light appearance: white.
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(light: .white, dark: SceneColor(28, 28, 30))
    }
    /// The color of groups within groups in the light appearance: ``systemGray6``.
    public class var tertiarySystemGroupedBackground: UIColor {
        UIColor(light: systemGray6.light, dark: SceneColor(44, 44, 46))
    }
    /// The fixed color of text on light backgrounds: black.
    public class var darkText: UIColor { .black }
    /// The fixed color of text on dark backgrounds: white of 60 % opacity.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// The color of placeholder text.
    public class var placeholderText: UIColor {
        UIColor(light: SceneColor(60, 60, 67, 0.3), dark: SceneColor(235, 235, 245, 0.3))
    }
    /// The color of lines that hide what is below, in the light appearance: sRGB 198, 198, 200.
    public class var opaqueSeparator: UIColor {
        UIColor(light: SceneColor(198, 198, 200), dark: SceneColor(56, 56, 58))
    }
    /// The color that fills medium shapes in the light appearance: sRGB 120, 120, 128 of 20 % opacity.
    public class var systemFill: UIColor {
        UIColor(light: SceneColor(120, 120, 128, 0.2), dark: SceneColor(120, 120, 128, 0.36))
    }
    /// Text of the least weight.
    public class var quaternaryLabel: UIColor {
        UIColor(light: SceneColor(60, 60, 67, 0.18), dark: SceneColor(235, 235, 245, 0.16))
    }
    /// A shape of medium size.
    public class var secondarySystemFill: UIColor {
        UIColor(light: SceneColor(120, 120, 128, 0.16), dark: SceneColor(120, 120, 128, 0.32))
    }
    /// A large shape.
    public class var tertiarySystemFill: UIColor {
        UIColor(light: SceneColor(118, 118, 128, 0.12), dark: SceneColor(118, 118, 128, 0.24))
    }
    /// A large shape with much in it.
    public class var quaternarySystemFill: UIColor {
        UIColor(light: SceneColor(116, 116, 128, 0.08), dark: SceneColor(118, 118, 128, 0.18))
    }
    /// The background of grouped tables on old systems.
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

extension UIColor: _ExpressibleByColorLiteral {}
// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// What a color literal in the sources is, `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
