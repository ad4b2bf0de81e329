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

/// The line that stays in place when the font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// A view that shows text that the user cannot edit.
open class UILabel: UIView {
    /// The text of the label; nil for none.
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// The text with attributes; shown in the look of its first letter, which it sets.
    open var attributedText: NSAttributedString? {
        get {
            text.map {
                NSAttributedString(
                    string: $0,
                    attributes: [.font: font as Any, .foregroundColor: textColor as Any])
            }
        }
        set {
            text = newValue?.string
            guard let attributes = newValue?.firstAttributes else { return }
            if let font = attributes[.font] as? UIFont { self.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                textAlignment = style.alignment
            }
        }
    }
    /// The font of the text; 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The color of the text.
    open var textColor: UIColor! = .label
    /// The horizontal alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1
    /// Whether the font shrinks to fit the label's width; false by default.
    open var adjustsFontSizeToFitWidth = false
    /// The line that stays in place when the font shrinks to fit.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// The smallest scale to which the font may shrink; 0 for the default.
    open var minimumScaleFactor: CGFloat = 0

    /// Creates a label at a place in the view around it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Restores a label from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the text, estimated.
    open override var intrinsicContentSize: CGSize { font.estimatedSize(of: text ?? "") }

    /// The size of the text, estimated.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A view that shows an image.
open class UIImageView: UIView {
    /// The image that is shown; nil for none.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image that is shown while highlighted; nil for the normal one.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted; false by default.
    open var isHighlighted = false

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
