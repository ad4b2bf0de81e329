/// What a cell shows, as a value of which a view is made.
@MainActor @preconcurrency public protocol UIContentConfiguration {
    /// Returns a new view that shows the value.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the value for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// Default implementation: returns the value as it is.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a ``UIContentConfiguration``.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// The configuration that is shown.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell that its content may depend on.
@MainActor @preconcurrency public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is edited.
    public var isEditing = false
    /// Whether the cell takes events.
    public var isDisabled = false
    /// Whether the cell has the focus; never here.
    public var isFocused = false
    /// Whether what is below the item in a list is shown.
    public var isExpanded = false
}

/// An image and one or two lines of text, as lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The maximum number of lines; 0 for as many as it takes.
        public var numberOfLines = 0
        /// The alignment.
        public var alignment = NSTextAlignment.natural
    }

    /// The look of an image.
    public struct ImageProperties {
        /// The color of a template; that of the view around it for nil.
        public var tintColor: UIColor?
        /// The most that it takes; its own size for zero.
        public var maximumSize = CGSize.zero
        /// The radius of its corners in points.
        public var cornerRadius: CGFloat = 0
    }

    /// The image at the leading end; nil for none.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The main text; nil for none.
    public var text: String?
    /// The look of the main text.
    public var textProperties: TextProperties
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties
    /// Whether both texts are beside each other if there is space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance from the image to the text.
    public var imageToTextPadding: CGFloat = 16
    /// The vertical space between the texts if one is below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    /// The distances that the content keeps from the cell's edges.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)

    private init(_ size: CGFloat, _ color: UIColor, _ second: CGFloat, _ secondColor: UIColor) {
        textProperties = TextProperties(font: .systemFont(ofSize: size), color: color)
        secondaryTextProperties = TextProperties(
            font: .systemFont(ofSize: second), color: secondColor)
    }

    /// Returns the content of a list's cell, whose second text is below the first.
    public static func cell() -> Self { Self(17, .label, 12, .label) }

    /// Returns the content of a cell with a gray text below the first.
    public static func subtitleCell() -> Self { Self(17, .label, 12, .secondaryLabel) }

    /// Returns the content of a cell with a gray text at the trailing end.
    public static func valueCell() -> Self {
        var value = Self(17, .label, 17, .secondaryLabel)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    /// Returns the content of a header.
    public static func plainHeader() -> Self { Self(17, .label, 15, .secondaryLabel) }

    /// Returns the content of a header of groups.
    public static func groupedHeader() -> Self { Self(13, .secondaryLabel, 13, .secondaryLabel) }

    /// Returns the content of a footer of groups.
    public static func groupedFooter() -> Self { Self(13, .secondaryLabel, 13, .secondaryLabel) }

    /// Returns a view that shows the content.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}

/// A view of an image and one or two lines of text.
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)

    /// Creates a view that shows a content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [picture, title, detail] as [UIView] { addSubview(view) }
        show()
    }

    /// Restores an empty view from an archive.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        for view in [picture, title, detail] as [UIView] { addSubview(view) }
    }

    /// What it shows; a content of another kind is not taken over.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let value = newValue as? UIListContentConfiguration else { return }
            content = value
            show()
        }
    }

    private func show() {
        picture.image = content.image
        picture.tintColor = content.imageProperties.tintColor ?? tintColor
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        for (label, text, look) in [
            (title, content.text, content.textProperties),
            (detail, content.secondaryText, content.secondaryTextProperties),
        ] {
            label.text = text
            label.font = look.font
            label.textColor = look.color
            label.numberOfLines = look.numberOfLines
            label.textAlignment = look.alignment
            label.isHidden = text?.isEmpty ?? true
        }
        setNeedsLayout()
    }

    /// Returns the height of the content for a width, and that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(arrange(size.width).height, 44))
    }

    /// Arranges the image before the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = arrange(bounds.width)
        let down = max((bounds.height - places.height) / 2, 0)
        picture.frame = places.picture.offsetBy(dx: 0, dy: down)
        title.frame = places.title.offsetBy(dx: 0, dy: down)
        detail.frame = places.detail.offsetBy(dx: 0, dy: down)
    }

    /// Where everything is in a width, from the top, and how high it is with its margins.
    private func arrange(_ width: CGFloat) -> (
        picture: CGRect, title: CGRect, detail: CGRect, height: CGFloat
    ) {
        let margins = content.directionalLayoutMargins
        var size = content.image?.size ?? .zero
        let most = content.imageProperties.maximumSize
        if most.width > 0, size.width > most.width {
            size = CGSize(width: most.width, height: size.height * most.width / size.width)
        }
        if most.height > 0, size.height > most.height {
            size = CGSize(width: size.width * most.height / size.height, height: most.height)
        }
        let left = margins.leading + (size.width > 0 ? size.width + content.imageToTextPadding : 0)
        let room = max(width - left - margins.trailing, 0)
        func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden
                ? .zero
                : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        var first = fitting(title, room)
        var second = fitting(detail, room)
        let isBeside =
            content.prefersSideBySideTextAndSecondaryText && first.width + second.width + 8 <= room
        let text: CGFloat
        var titleFrame: CGRect
        var detailFrame: CGRect
        if isBeside {
            text = max(first.height, second.height)
            titleFrame = CGRect(
                x: left, y: 0, width: room - second.width - 8, height: text)
            detailFrame = CGRect(
                x: left + room - second.width, y: 0, width: second.width, height: text)
        } else {
            (first.width, second.width) = (room, room)
            let between =
                first.height > 0 && second.height > 0
                ? content.textToSecondaryTextVerticalPadding : 0
            text = first.height + between + second.height
            titleFrame = CGRect(origin: CGPoint(x: left, y: 0), size: first)
            detailFrame = CGRect(
                origin: CGPoint(x: left, y: first.height + between), size: second)
        }
        let inner = max(text, size.height)
        titleFrame.origin.y += margins.top + (inner - text) / 2
        detailFrame.origin.y += margins.top + (inner - text) / 2
        return (
            CGRect(
                x: margins.leading, y: margins.top + (inner - size.height) / 2, width: size.width,
                height: size.height),
            titleFrame, detailFrame, margins.top + inner + margins.bottom
        )
    }
}
