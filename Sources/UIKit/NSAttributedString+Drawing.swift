import MapScene

extension NSAttributedString.Key {
    /// A `UIFont`; that of 12 points where there is none.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` of the letters; black where there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` for the background; stored, but not drawn here.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`; of it the alignment is looked at.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The kerning, in points; stored, but not drawn here.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A `UIColor` for the outline; stored, but not drawn here.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline in percent of the font's size; stored, but not drawn here.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A line below the letters, an `NSUnderlineStyle`'s bits; labels and buttons show it.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The `UIColor` of the underline; stored, but not drawn here.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A line through the letters, an `NSUnderlineStyle`'s bits; labels and buttons show it.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The shadow of the text; stored, but not drawn here.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// How much letters lean; not drawn here.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// An image in the place of a letter.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// How much letters are wider, as a logarithm; not drawn here.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Letters that are joined; as the font has them here.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// An effect of letters; not drawn here.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An address that letters lead to.
    public static let link = NSAttributedString.Key("NSLink")
    /// The offset of the text above the baseline, in points; stored, but not drawn here.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How lines are put together to paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var direction = NSTextAlignment.natural
    fileprivate var gap: CGFloat = 0
    fileprivate var breaking = NSLineBreakMode.byWordWrapping
    /// The wrapping or truncation of text that is too long; stored, but without effect here.
    open var lineBreakMode: NSLineBreakMode { breaking }

    /// The style of plain text.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// The alignment of the lines.
    open var alignment: NSTextAlignment { direction }
    /// The space between lines beyond that of the font, in points; stored, but not drawn here.
    open var lineSpacing: CGFloat { gap }

    /// Returns a style of the same values.
    open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

    /// Returns a style of the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        (copy.direction, copy.gap, copy.breaking) = (direction, gap, breaking)
        return copy
    }
}

/// How lines are put together to paragraphs, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The wrapping or truncation of text that is too long; stored, but without effect here.
    open override var lineBreakMode: NSLineBreakMode {
        get { breaking }
        set { breaking = newValue }
    }
    /// The space between paragraphs, in points; stored, but without effect here.
    open var paragraphSpacing: CGFloat = 0
    /// The space before paragraphs, in points; stored, but without effect here.
    open var paragraphSpacingBefore: CGFloat = 0
    /// The height of lines as a multiple of the font's, 0 for the font's; stored, but without effect here.
    open var lineHeightMultiple: CGFloat = 0
    /// The minimum height of lines, in points; stored, but without effect here.
    open var minimumLineHeight: CGFloat = 0
    /// The maximum height of lines, in points; stored, but without effect here.
    open var maximumLineHeight: CGFloat = 0
    /// The indent of the first line, in points; stored, but without effect here.
    open var firstLineHeadIndent: CGFloat = 0
    /// The indent of the lines, in points; stored, but without effect here.
    open var headIndent: CGFloat = 0
    /// The indent at the end of lines, in points; stored, but without effect here.
    open var tailIndent: CGFloat = 0
    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { direction }
        set { direction = newValue }
    }
    /// The space between lines beyond that of the font, in points; stored, but not drawn here.
    open override var lineSpacing: CGFloat {
        get { gap }
        set { gap = newValue }
    }
}

/// What attributes say of the look of a text, which is drawn in one look.
struct TextLook {
    let font: UIFont
    let color: UIColor?
    let alignment: NSTextAlignment

    init(_ attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        color = attributes?[.foregroundColor] as? UIColor
        alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }

    func draw(_ text: String, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var top = rect.minY
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let free = rect.width - font.size(of: line).width
            let left =
                switch alignment {
                case .center: rect.minX + free / 2
                case .right: rect.minX + free
                default: rect.minX
                }
            context.draw(
                line, at: CGPoint(x: left, y: top), size: Double(font.pointSize),
                isBold: font.isBold, color: (color ?? .black).value)
            top += font.lineHeight
        }
    }
}

extension StringProtocol {
    /// Returns the size of the text with attributes.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextLook(attrs).font.size(of: String(self))
    }

    /// Draws the text with attributes into the current graphics context; the point is its upper left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    {
        TextLook(attrs).draw(
            String(self), in: CGRect(origin: point, size: size(withAttributes: attrs)))
    }

    /// Draws the text with attributes into the current graphics context, its lines from a rectangle's upper edge on;
    /// long lines are not broken.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextLook(attrs).draw(String(self), in: rect)
    }
}

extension NSString {
    /// Returns the size of the text with attributes.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text with attributes into the current graphics context; the point is its upper left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text with attributes into the current graphics context, its lines from a rectangle's upper edge on;
    /// long lines are not broken.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}

extension NSAttributedString {
    /// What the first letter says of the look, in which all are drawn.
    var look: TextLook { TextLook(firstAttributes) }

    /// The attributes of the first letter; nil if there is none.
    var firstAttributes: [NSAttributedString.Key: Any]? {
        // SAFETY: nil stands for a range that is not requested.
        unsafe length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
    }

    /// Returns the size of the text, each part in its font.
    public func size() -> CGSize { room(width: nil) }

    /// Draws the text into the current graphics context in the look of its first letter; the point is its upper left
    /// corner.
    public func draw(at point: CGPoint) {
        look.draw(string, in: CGRect(origin: point, size: size()))
    }

    /// Draws the text into the current graphics context in the look of its first letter, its lines from a rectangle's
    /// upper edge on; long lines are not broken.
    public func draw(in rect: CGRect) { look.draw(string, in: rect) }
}

/// A line below or through text; stored, but not drawn here.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)

    /// Whether the value of an attribute is a line.
    static func isLine(_ value: Any?) -> Bool {
        let number = (value as? Int) ?? (value as? NSNumber)?.intValue ?? 0
        return number & 0xFF != 0
    }
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line below words but not below spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text; stored, but not drawn here.
open class NSShadow: NSObject {
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize.zero
    /// The radius of the shadow's edge, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, a `UIColor`; nil for none.
    open var shadowColor: Any?
}

/// An image in a text; stored, but not drawn here.
open class NSTextAttachment: NSObject {
    /// The image.
    open var image: UIImage?
    /// The place of the image, in points from the line.
    open var bounds = CGRect.zero
    /// Creates an empty attachment.
    public override init() { super.init() }
    /// Creates an attachment of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates a text of an image: a character that stands for it.
    public convenience init(attachment: NSTextAttachment) {
        self.init(
            string: "\u{FFFC}",
            attributes: [.attachment: attachment])
    }
}
