import MapScene

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0, center, right, justified, natural

    var described: SceneView.Alignment {
        switch self {
        case .center: .center
        case .right: .right
        default: .left
        }
    }
}

/// Where text that is too long is cut or broken.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
}

/// The line that stays in place when the font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// A view that shows text that the user cannot edit.
open class UILabel: UIView {
    /// The text of the label; nil for none.
    open var text: String? {
        didSet {
            attributed = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The text as it was set with attributes; nil for plain text.
    private var attributed: NSAttributedString? {
        didSet { (hasOwnFont, hasOwnColor) = (false, false) }
    }
    /// Whether the label's font was set after the text with attributes, and is that of all of it.
    private var hasOwnFont = false
    /// The same for its color.
    private var hasOwnColor = false
    /// The text with attributes, each part in its look; the first letter's font, color and alignment are the label's then.
    open var attributedText: NSAttributedString? {
        get {
            attributed
                ?? text.map {
                    NSAttributedString(
                        string: $0,
                        attributes: [.font: font as Any, .foregroundColor: textColor as Any])
                }
        }
        set {
            text = newValue?.string
            guard let newValue, let attributes = newValue.firstAttributes else { return }
            if let font = attributes[.font] as? UIFont { self.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                textAlignment = style.alignment
            }
            attributed = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The font of the text; 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            hasOwnFont = attributed != nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the text.
    open var textColor: UIColor! = .label {
        didSet { hasOwnColor = attributed != nil }
    }
    /// The horizontal alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the font shrinks to fit the label's width; false by default.
    open var adjustsFontSizeToFitWidth = false
    /// The line that stays in place when the font shrinks to fit.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Where text that is too long is cut or broken; lines are broken at words, and the last ends in “…” here.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The width at which lines are broken, in points; 0 for that of the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The color of the text while it is highlighted; nil for the usual one.
    open var highlightedTextColor: UIColor?
    /// Whether the text is highlighted; false by default.
    open var isHighlighted = false
    /// Whether the text is usable; false shows it in gray.
    open var isEnabled = true
    /// The color of the text's shadow; stored, but without effect here.
    open var shadowColor: UIColor?
    /// The offset of the text's shadow; stored, but without effect here.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether text that is too long may be tightened; stored, but without effect here.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the user prefers; stored, but without effect here.
    open var adjustsFontForContentSizeCategory = false
    /// The smallest scale to which the font may shrink; 0 for the default.
    open var minimumScaleFactor: CGFloat = 0

    /// Creates a label at a place in the view around it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Restores a label from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var lineLimit: Int? { numberOfLines > 0 ? numberOfLines : nil }

    /// The text with its runs in the fonts that are set; nil for none.
    private var wholeText: SceneText? {
        guard let text, !text.isEmpty else { return nil }
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let whole = SceneText(
            text, font, color: isEnabled ? color : .secondaryLabel,
            alignment: textAlignment.described, numberOfLines: numberOfLines)
        guard var runs = attributed?.runs(font: font, color: color) else { return whole }
        for index in runs.indices {
            if !isEnabled || hasOwnColor { runs[index].color = whole.color }
            if hasOwnFont { runs[index].takeFont(of: whole) }
        }
        return whole.with(runs: runs)
    }

    /// The size of the text with lines of a width; nil for the width of the text.
    private func textSize(width: CGFloat?) -> CGSize {
        wholeText.map {
            ScreenTexts.size($0, width: numberOfLines == 1 ? nil : width, lineLimit: lineLimit)
        } ?? .zero
    }

    /// Returns where the text is drawn in a rectangle; the label's size is that of what a subclass returns.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    {
        let size = wholeText.map {
            ScreenTexts.size(
                $0, width: numberOfLines == 1 ? nil : bounds.width,
                lineLimit: numberOfLines > 0 ? numberOfLines : nil)
        }
        return CGRect(origin: bounds.origin, size: size ?? .zero)
    }

    /// Draws the text into a rectangle; a page shows the text by itself and does not ask for it.
    open func drawText(in rect: CGRect) {
        text?.draw(
            in: rect,
            withAttributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }

    /// The size of the text: of one line, or of lines as wide as is preferred.
    open override var intrinsicContentSize: CGSize {
        textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    /// Returns the size of the text; with several lines, of lines as wide as a size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 && size.width.isFinite ? size.width : nil)
    }

    /// What is shown: the text in its font, smaller where it shrinks to fit.
    final var describedText: SceneText? {
        guard var shown = wholeText else { return nil }
        if adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 {
            let share = Double(bounds.width / max(textSize(width: nil).width, 1))
            let least = minimumScaleFactor > 0 ? Double(minimumScaleFactor) : 0.1
            if share < 1 { shown = shown.scaled(max(share, least)) }
        }
        return shown
    }
}

extension UILabel: WidthDependentContent {
    /// Whether the label has several lines and no preferred width.
    final var dependsOnWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && text?.isEmpty == false
    }

    final func contentSize(forWidth width: CGFloat) -> CGSize { textSize(width: width) }
}

/// A view that shows an image.
open class UIImageView: UIView {
    /// The image that is shown; nil for none.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image that is shown while highlighted; nil for the normal one.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted; false by default.
    open var isHighlighted = false

    /// Images that are shown one after the other, of which the first is shown here; nil for none.
    open var animationImages: [UIImage]? {
        didSet { if image == nil { image = animationImages?.first } }
    }
    /// The duration of one cycle of the images, in seconds; stored, but without effect here.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles, 0 for no limit; stored, but without effect here.
    open var animationRepeatCount = 0
    /// Whether images are shown one after the other.
    open private(set) var isAnimating = false
    /// The size in which symbols are shown; nil for their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Begins to show images one after the other; the first stays here.
    open func startAnimating() { isAnimating = true }
    /// Stops showing images one after the other.
    open func stopAnimating() { isAnimating = false }

    /// Creates a view of an image, and another for while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Creates a view of the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    /// Creates a view at a place in the view around it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Restores a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the image; that of a plain view without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Returns the size of the image; that of the view without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
