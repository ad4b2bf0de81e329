import Foundation

/// A layer that shows text in one look.
open class CATextLayer: CALayer {
    /// The text: a string or an attributed one; nil for none.
    open var string: Any?
    /// The font: a `UIFont`, or the name of one; nil for the system's.
    open var font: Any?
    /// The size of letters, in points, where the text itself does not say it; 36 by default.
    open var fontSize: CGFloat = 36
    /// The color of letters, where the text itself does not say it; white if nil.
    open var foregroundColor: CGColor?
    /// The alignment of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// What becomes of text that is too long; it is not cut here.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Whether long lines are broken; they are not here.
    open var isWrapped = false
    /// Whether glyphs may be placed at fractions of a pixel; stored, but without effect here.
    open var allowsFontSubpixelQuantization = false

    override func draw(into context: CGContext) {
        guard let text = attributed, text.length > 0 else { return }
        let size = text.size()
        let x: CGFloat =
            switch alignmentMode {
            case .center: (bounds.width - size.width) / 2
            case .right: bounds.width - size.width
            default: 0
            }
        UIGraphicsPushContext(context)
        text.draw(in: CGRect(x: x, y: 0, width: max(size.width, 0), height: bounds.height))
        UIGraphicsPopContext()
    }

    private var attributed: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
        return (string as? String).map {
            NSAttributedString(
                string: $0, attributes: [.font: usedFont, .foregroundColor: color])
        }
    }

    private var usedFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
            ?? .systemFont(ofSize: fontSize)
    }
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The natural alignment of the language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned to the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned to the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges; at the left one here.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of text that is too long for its layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text is not truncated.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is left out.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The middle is left out.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// The end is left out.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}
