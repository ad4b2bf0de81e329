// The room that text takes in lines of a width, by the letters' estimated widths.

/// How text is set for its size.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
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

/// What text was drawn with; nothing is told here.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale that letters may have; kept.
    open var minimumScaleFactor: CGFloat = 0
}

extension StringProtocol {
    /// Returns the rectangle that the text takes, its lines broken between words where they would be longer than a width.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        func measure(_ text: String) -> CGSize { text.size(withAttributes: attributes) }
        guard options.contains(.usesLineFragmentOrigin), size.width > 0, size.width.isFinite else {
            return CGRect(origin: .zero, size: measure(String(self)))
        }
        var (widest, lines) = (CGFloat(0), 0)
        for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : "\(line) \(word)"
                if !line.isEmpty, measure(longer).width > size.width {
                    (widest, lines) = (Swift.max(widest, measure(line).width), lines + 1)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            (widest, lines) = (Swift.max(widest, measure(line).width), lines + 1)
        }
        let height = measure("x").height * CGFloat(lines)
        return CGRect(x: 0, y: 0, width: Swift.min(widest, size.width), height: height)
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
    /// Returns the rectangle that the text takes, in the look of its first letter.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        // SAFETY: no range is asked for, so that nothing is written.
        let look = length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : [:]
        return string.boundingRect(
            with: size, options: options, attributes: look, context: context)
    }
}
