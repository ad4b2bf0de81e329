import MapScene

/// A color in sRGB.
///
/// Colors that change with the appearance have the value they have in the light one.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The color as scenes have it.
    package final let value: SceneColor

    /// Creates a color.
    package init(_ value: SceneColor) { self.value = value }

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

    /// Archives the color.
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

    /// The color as Core Graphics has it.
    open var cgColor: CGColor { CGColor(value) }

    /// Returns the color with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(value.red), green: CGFloat(value.green), blue: CGFloat(value.blue),
            alpha: alpha)
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

    /// Sets the color of areas and lines where is drawn now.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of areas where is drawn now.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the color of lines where is drawn now.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Whether the other is a color with the same components.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }

    /// A hash of the components.
    open override var hash: Int { value.hashValue }

    /// The components, for people.
    open override var description: String {
        "UIColor(red: \(value.red), green: \(value.green), blue: \(value.blue), alpha: \(value.alpha))"
    }
}

extension SceneColor {
    /// A color from components of 0 to 255.
    fileprivate init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            alpha: alpha)
    }
}

// The fixed colors, and the published values of the system's in the light appearance.
extension UIColor {
    /// The color "black".
    public class var black: UIColor { UIColor(SceneColor(0, 0, 0)) }
    /// The color "dark gray".
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// The color "light gray".
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// The color "white".
    public class var white: UIColor { UIColor(SceneColor(255, 255, 255)) }
    /// The color "gray".
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// The color "red".
    public class var red: UIColor { UIColor(SceneColor(255, 0, 0)) }
    /// The color "green".
    public class var green: UIColor { UIColor(SceneColor(0, 255, 0)) }
    /// The color "blue".
    public class var blue: UIColor { UIColor(SceneColor(0, 0, 255)) }
    /// The color "cyan".
    public class var cyan: UIColor { UIColor(SceneColor(0, 255, 255)) }
    /// The color "yellow".
    public class var yellow: UIColor { UIColor(SceneColor(255, 255, 0)) }
    /// The color "magenta".
    public class var magenta: UIColor { UIColor(SceneColor(255, 0, 255)) }
    /// The color "orange".
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// The color "purple".
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// The color "brown".
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The color "clear".
    public class var clear: UIColor { UIColor(.clear) }

    /// The color "system red".
    public class var systemRed: UIColor { UIColor(SceneColor(255, 59, 48)) }
    /// The color "system orange".
    public class var systemOrange: UIColor { UIColor(SceneColor(255, 149, 0)) }
    /// The color "system yellow".
    public class var systemYellow: UIColor { UIColor(SceneColor(255, 204, 0)) }
    /// The color "system green".
    public class var systemGreen: UIColor { UIColor(SceneColor(52, 199, 89)) }
    /// The color "system mint".
    public class var systemMint: UIColor { UIColor(SceneColor(0, 199, 190)) }
    /// The color "system teal".
    public class var systemTeal: UIColor { UIColor(SceneColor(48, 176, 199)) }
    /// The color "system cyan".
    public class var systemCyan: UIColor { UIColor(SceneColor(50, 173, 230)) }
    /// The color "system blue".
    public class var systemBlue: UIColor { UIColor(SceneColor(0, 122, 255)) }
    /// The color "system indigo".
    public class var systemIndigo: UIColor { UIColor(SceneColor(88, 86, 214)) }
    /// The color "system purple".
    public class var systemPurple: UIColor { UIColor(SceneColor(175, 82, 222)) }
    /// The color "system pink".
    public class var systemPink: UIColor { UIColor(SceneColor(255, 45, 85)) }
    /// The color "system brown".
    public class var systemBrown: UIColor { UIColor(SceneColor(162, 132, 94)) }
    /// The color "system gray".
    public class var systemGray: UIColor { UIColor(SceneColor(142, 142, 147)) }
    /// The color "system gray 2".
    public class var systemGray2: UIColor { UIColor(SceneColor(174, 174, 178)) }
    /// The color "system gray 3".
    public class var systemGray3: UIColor { UIColor(SceneColor(199, 199, 204)) }
    /// The color "system gray 4".
    public class var systemGray4: UIColor { UIColor(SceneColor(209, 209, 214)) }
    /// The color "system gray 5".
    public class var systemGray5: UIColor { UIColor(SceneColor(229, 229, 234)) }
    /// The color "system gray 6".
    public class var systemGray6: UIColor { UIColor(SceneColor(242, 242, 247)) }
    /// The color "label".
    public class var label: UIColor { UIColor(.black) }
    /// The color "secondary label".
    public class var secondaryLabel: UIColor { UIColor(SceneColor(60, 60, 67, 0.6)) }
    /// The color "tertiary label".
    public class var tertiaryLabel: UIColor { UIColor(SceneColor(60, 60, 67, 0.3)) }
    /// The color "separator".
    public class var separator: UIColor { UIColor(SceneColor(60, 60, 67, 0.29)) }
    /// The color "link".
    public class var link: UIColor { systemBlue }
    /// The color "tint color".
    public class var tintColor: UIColor { systemBlue }
    /// The color "system background".
    public class var systemBackground: UIColor { .white }
    /// The color "secondary system background".
    public class var secondarySystemBackground: UIColor { systemGray6 }
    /// The color "system fill".
    public class var systemFill: UIColor { UIColor(SceneColor(120, 120, 128, 0.2)) }
}
