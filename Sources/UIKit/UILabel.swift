import MapScene

/// Where text stands in its width.
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

/// What stays in its place when text is set smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// A view that shows text.
open class UILabel: UIView {
    /// The text.
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// How it is set.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Its color.
    open var textColor: UIColor! = .label
    /// Where it stands in the width.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines it may take; 0 for any number.
    open var numberOfLines = 1
    /// Whether it is set smaller to fit.
    open var adjustsFontSizeToFitWidth = false
    /// What stays in its place then.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// How much smaller at most.
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

/// A view that shows a picture.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The picture while highlighted.
    open var highlightedImage: UIImage?
    /// Whether it is highlighted.
    open var isHighlighted = false

    /// Creates a view as large as a picture.
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

    /// The size of the picture.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// The size of the picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
