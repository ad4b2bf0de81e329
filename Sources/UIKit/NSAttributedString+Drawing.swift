import MapScene

extension NSAttributedString.Key {
    /// A `UIFont`; that of 12 points where there is none.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` of the letters; black where there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the letters; kept, not drawn.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`; of it the alignment is looked at.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The distance of letters beyond that of the font, in points; kept, not drawn.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A `UIColor` of the letters' outline; kept, not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the letters' outline in percent of the font's size; kept, not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A line below the letters, an `NSUnderlineStyle`'s bits; labels show that of the first letter.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The `UIColor` of the line below the letters; kept, not drawn.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A line through the letters, an `NSUnderlineStyle`'s bits; labels show that of the first letter.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A shadow of the letters; kept, not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` that the letters lead to; kept, not followed.
    public static let link = NSAttributedString.Key("NSLink")
    /// The offset of the text above the baseline, in points; stored, but not drawn.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How lines are put together to paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var direction = NSTextAlignment.natural
    fileprivate var gap: CGFloat = 0
    fileprivate var breaking = NSLineBreakMode.byWordWrapping
    /// Where text that is too long is cut or broken; kept.
    open var lineBreakMode: NSLineBreakMode { breaking }

    /// The style of plain text.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Where lines stand in the room that they have.
    open var alignment: NSTextAlignment { direction }
    /// The distance of lines beyond that of the font, in points; kept, not drawn.
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
    /// Where text that is too long is cut or broken; kept.
    open override var lineBreakMode: NSLineBreakMode {
        get { breaking }
        set { breaking = newValue }
    }
    /// The distance of paragraphs, in points; kept.
    open var paragraphSpacing: CGFloat = 0
    /// The distance before paragraphs, in points; kept.
    open var paragraphSpacingBefore: CGFloat = 0
    /// The height of lines as a multiple of the font's, 0 for the font's; kept.
    open var lineHeightMultiple: CGFloat = 0
    /// The least height of lines, in points; kept.
    open var minimumLineHeight: CGFloat = 0
    /// The greatest height of lines, in points; kept.
    open var maximumLineHeight: CGFloat = 0
    /// How far the first line is moved in, in points; kept.
    open var firstLineHeadIndent: CGFloat = 0
    /// How far lines are moved in, in points; kept.
    open var headIndent: CGFloat = 0
    /// How far lines end before the edge, in points; kept.
    open var tailIndent: CGFloat = 0
    /// Where lines stand in the room that they have.
    open override var alignment: NSTextAlignment {
        get { direction }
        set { direction = newValue }
    }
    /// The distance of lines beyond that of the font, in points; kept, not drawn.
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

    /// Returns the size of the text in the look of its first letter.
    public func size() -> CGSize { look.font.size(of: string) }

    /// Draws the text into the current graphics context in the look of its first letter; the point is its upper left
    /// corner.
    public func draw(at point: CGPoint) {
        look.draw(string, in: CGRect(origin: point, size: size()))
    }

    /// Draws the text into the current graphics context in the look of its first letter, its lines from a rectangle's
    /// upper edge on; long lines are not broken.
    public func draw(in rect: CGRect) { look.draw(string, in: rect) }
}

/// A line below letters, or through them; kept, not drawn.
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

/// A shadow of letters; kept, not drawn.
open class NSShadow: NSObject {
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize.zero
    /// The radius of the shadow's edge, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, a `UIColor`; nil for none.
    open var shadowColor: Any?
}

/// An image in a text; kept, not drawn.
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
            attributes: [NSAttributedString.Key("NSAttachment"): attachment])
    }
}
