import MapScene

// The room that text takes in lines of a width.

/// Options for laying out and measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Whether the text has several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Whether the distance of lines is that of the font.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Whether the letters' own shapes count.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// Whether the last line is cut.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context in which text was drawn; it holds no results here.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale of the text; stored, but without effect here.
    open var minimumScaleFactor: CGFloat = 0
}

extension StringProtocol {
    /// Returns the rectangle that the text takes, its lines broken between words where they would be longer than a width.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let isLined = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let own = TextLook(attributes).font.size(
            of: String(self), width: isLined && size.width.isFinite ? size.width : nil)
        return CGRect(origin: .zero, size: own)
    }
}

extension NSString {
    /// Returns the rectangle that the text takes, its lines broken between words where they would be longer than a width.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// Returns the rectangle that the text takes, each part in its font.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isLined = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let own = room(width: isLined && size.width.isFinite ? size.width : nil)
        return CGRect(origin: .zero, size: own)
    }

    /// The size of the text with lines no wider than a width; nil for no limit.
    func room(width: CGFloat?) -> CGSize {
        let look = look
        let text = SceneText(
            string, look.font, color: .label, alignment: .left, numberOfLines: 0)
        return ScreenTexts.size(
            text.with(runs: runs(font: look.font, color: .label)), width: width)
    }
}
