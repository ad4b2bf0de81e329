import MapPainter
import TextLayout

/// A size, a weight and a shape of letters; which family they are of is for the page to say.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The weight of a font, from -1 to 1; 0 for regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: CGFloat
        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest weight, 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// 200 in CSS: thinner than light.
        public static let thin = Weight(-0.6)
        /// 300 in CSS: thinner than regular.
        public static let light = Weight(-0.4)
        /// The default weight of text, 400 in CSS.
        public static let regular = Weight(0)
        /// 500 in CSS: slightly stronger than regular.
        public static let medium = Weight(0.23)
        /// 600 in CSS: between medium and bold.
        public static let semibold = Weight(0.3)
        /// The weight 700 of CSS, used for strong emphasis.
        public static let bold = Weight(0.4)
        /// 800 in CSS: stronger than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest weight, 900 in CSS.
        public static let black = Weight(0.62)

        /// The nearest weight of CSS, 100 to 900.
        package var number: Int {
            let known: [(weight: Weight, number: Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
                (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            let nearest = known.min {
                abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
            }
            return nearest?.number ?? 400
        }
    }

    /// The purpose of a text, from which its size and weight follow.
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2
    }

    /// The size in points.
    public final let pointSize: CGFloat
    package final let weight: Weight
    package final let isItalic: Bool
    package final let isMonospaced: Bool

    init(size: CGFloat, weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false) {
        pointSize = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// The font as texts are measured in it.
    final var measured: TextFont {
        TextFont(
            size: Double(pointSize),
            face: TextFace(
                weight: weight.number, isItalic: isItalic, isMonospaced: isMonospaced))
    }

    /// Returns the size of a text in the font, in the page's letters once it has told them.
    ///
    /// - Parameters:
    ///   - width: Where lines are broken, in points; nil for no limit.
    ///   - lineLimit: The maximum number of lines that count; nil for no limit.
    package final func size(of text: String, width: CGFloat? = nil, lineLimit: Int? = nil) -> CGSize
    {
        ScreenTexts.size(text, measured, width: width, lineLimit: lineLimit)
    }

    /// Creates the system's font in the size that it has for itself, 12 points.
    public convenience override init() { self.init(size: 12, weight: .regular) }

    /// Whether it is half bold or heavier.
    package final var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

    /// Returns the system's font in a size.
    open class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, weight: .regular)
    }

    /// Returns the system's font in a size and a weight.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    /// Returns the system's font in a size, a weight and a width; letters are as wide as they are here.
    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    /// The width of letters; as they are here.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: CGFloat
        /// Creates a width from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// Narrower.
        public static let compressed = Width(rawValue: -0.4)
        /// As usual.
        public static let standard = Width(rawValue: 0)
        /// Wide.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns a font in a size; nil for an empty name.
    ///
    /// What fonts there are is for the browser to say: it is the system's font, with the weight and the slant that the name
    /// tells, and of one width where the name is that of a family of such fonts.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        let name = fontName.lowercased()
        let weights: [(word: String, weight: Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
            ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
            ("light", .light), ("bold", .bold),
        ]
        self.init(
            size: fontSize > 0 ? fontSize : 12,
            weight: weights.first { name.contains($0.word) }?.weight ?? .regular,
            isItalic: name.contains("italic") || name.contains("oblique"),
            isMonospaced: ["mono", "menlo", "courier", "consolas"].contains { name.contains($0) })
    }

    /// Returns the system's font in a size and a weight; its digits are as wide as they are.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    /// Returns the system's italic font in a size.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, weight: .regular, isItalic: true)
    }

    /// Returns the font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
    }

    /// The name of the font: the system's.
    open var fontName: String { isBold ? ".SFUI-Semibold" : ".SFUI-Regular" }
    /// The name of the font's family: the system's.
    open var familyName: String { ".AppleSystemUIFont" }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { ScreenTexts.lineHeight(measured) }

    /// Returns the system's bold font in a size.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, weight: .bold)
    }

    /// Returns the system's font for a purpose, in its size of standard text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: UIFont(size: 34, weight: .regular)
        case .title1: UIFont(size: 28, weight: .regular)
        case .title2: UIFont(size: 22, weight: .regular)
        case .title3: UIFont(size: 20, weight: .regular)
        case .headline: UIFont(size: 17, weight: .semibold)
        case .body: UIFont(size: 17, weight: .regular)
        case .callout: UIFont(size: 16, weight: .regular)
        case .subheadline: UIFont(size: 15, weight: .regular)
        case .footnote: UIFont(size: 13, weight: .regular)
        case .caption1: UIFont(size: 12, weight: .regular)
        case .caption2: UIFont(size: 11, weight: .regular)
        }
    }

    /// The font size of buttons in points: 18.
    open class var buttonFontSize: CGFloat { 18 }
    /// The font size of labels in points: 17.
    open class var labelFontSize: CGFloat { 17 }
    /// The font size of standard text in points: 14.
    open class var systemFontSize: CGFloat { 14 }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
