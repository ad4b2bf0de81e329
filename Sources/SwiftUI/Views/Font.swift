import MapPainter
import TextLayout

/// A font by size, weight and design; letters come from the fonts of the renderer.
public struct Font: Hashable, Sendable {
    var size: CGFloat
    var heaviness: Weight
    var isItalic = false
    var isMonospaced = false

    /// The font as texts are measured in it.
    var textFont: TextFont {
        TextFont(
            size: Double(size),
            face: TextFace(
                weight: heaviness.number, isItalic: isItalic, isMonospaced: isMonospaced))
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let number: Int

        private init(number: Int) { self.number = number }

        /// The weight that is nearest to one of UIKit's.
        init(_ weight: UIFont.Weight) { self.init(number: weight.number) }

        /// The thinnest weight, 100 in CSS.
        public static let ultraLight = Weight(number: 100)
        /// 200 in CSS: thinner than light.
        public static let thin = Weight(number: 200)
        /// 300 in CSS: thinner than regular.
        public static let light = Weight(number: 300)
        /// The default weight of text, 400 in CSS.
        public static let regular = Weight(number: 400)
        /// 500 in CSS: slightly stronger than regular.
        public static let medium = Weight(number: 500)
        /// 600 in CSS: between medium and bold.
        public static let semibold = Weight(number: 600)
        /// The weight 700 of CSS, used for strong emphasis.
        public static let bold = Weight(number: 700)
        /// 800 in CSS: stronger than bold.
        public static let heavy = Weight(number: 800)
        /// The heaviest weight, 900 in CSS.
        public static let black = Weight(number: 900)
    }

    /// The design of letters: the default, with serifs, rounded, or monospaced.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The purpose of a text, from which its size and weight follow.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2

        var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    private init(_ size: CGFloat, _ weight: Weight = .regular) {
        self.size = size
        heaviness = weight
    }

    /// The text style for large titles: 34 points.
    public static let largeTitle = Font(34)
    /// The text style for first-level titles: 28 points.
    public static let title = Font(28)
    /// The text style for second-level titles: 22 points.
    public static let title2 = Font(22)
    /// The text style for third-level titles: 20 points.
    public static let title3 = Font(20)
    /// The text style for headings: 17 points, semibold.
    public static let headline = Font(17, .semibold)
    /// The text style for subheadings: 15 points.
    public static let subheadline = Font(15)
    /// The text style for body text: 17 points.
    public static let body = Font(17)
    /// The text style for callouts: 16 points.
    public static let callout = Font(16)
    /// The text style for footnotes: 13 points.
    public static let footnote = Font(13)
    /// The text style for captions: 12 points.
    public static let caption = Font(12)
    /// The text style for secondary captions: 11 points.
    public static let caption2 = Font(11)

    /// Returns the system's font in a size.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        var font = Font(size, weight ?? .regular)
        font.isMonospaced = design == .monospaced
        return font
    }

    /// Returns the system's font for a purpose.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        var font = style.font
        if let weight { font.heaviness = weight }
        font.isMonospaced = design == .monospaced
        return font
    }

    /// Creates a font from one of UIKit's: its size and weight.
    public init(_ font: UIFont) {
        self.init(font.pointSize, Weight(font.weight))
        isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
        isMonospaced = font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
    }

    /// Returns a font by its name: here the system's in that size.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size) }

    /// Returns a font by its name whose size follows a text style: here the system's in that size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
        -> Font
    { Font(size) }

    /// Returns a font by its name in a size that stays: here the system's.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(fixedSize) }

    /// The width of letters; always the font's own here.
    public struct Width: Hashable, Sendable {
        /// The width: 0 for the standard one, less for narrower letters.
        public var value: CGFloat
        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }
        /// The narrowest width.
        public static let compressed = Width(-0.4)
        /// A width between compressed and standard.
        public static let condensed = Width(-0.2)
        /// The font's own width.
        public static let standard = Width(0)
        /// A width wider than standard.
        public static let expanded = Width(0.2)
    }

    /// The distance of lines; that of the font here.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// Returns the font with letters of a width; as those of the font here.
    public func width(_ width: Width) -> Font { self }
    /// Returns the font with a distance of lines; that of the font here.
    public func leading(_ leading: Leading) -> Font { self }
    /// Returns the font with small letters as small capitals; as those of the font here.
    public func smallCaps() -> Font { self }
    /// Returns the font with small letters as small capitals; as those of the font here.
    public func lowercaseSmallCaps() -> Font { self }
    /// Returns the font with capitals as small ones; as those of the font here.
    public func uppercaseSmallCaps() -> Font { self }

    /// Returns the font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.heaviness = weight
        return font
    }

    /// Returns the font with a bold weight.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// Returns the monospaced variant of the font.
    public func monospaced() -> Font {
        var font = self
        font.isMonospaced = true
        return font
    }

    /// Returns the font with digits of one width, which those of the system are.
    public func monospacedDigit() -> Font { self }
}

/// The horizontal alignment of lines of text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
