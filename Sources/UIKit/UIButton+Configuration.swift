extension UIButton {
    /// The appearance and content of a button, as a value.
    public struct Configuration: Sendable {
        /// The size of a button.
        public enum Size: Sendable { case mini, small, medium, large }
        /// The radius of a button's corners.
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        /// Where lines of text begin.
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        /// Whether a button looks as on a Mac; it does not here.
        public enum MacIdiomStyle: Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }
        /// The indicator of a button's menu; not shown here.
        public enum Indicator: Sendable { case automatic, none, popup }

        enum Kind { case plain, tinted, gray, filled }

        let kind: Kind
        /// The title of the button; nil for none.
        public var title: String?
        /// The title with its looks: the font and the color of its first letter count; nil for none.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } ?? title }
        }
        /// A second line, which is not shown here.
        public var subtitle: String?
        /// A second line with its looks, which is not shown here.
        public var attributedSubtitle: AttributedString?
        /// Changes the looks of the title; called with none, and its font and color count.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the looks of the second line, which is not shown here.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The alignment of title and subtitle; stored, but without effect here.
        public var titleAlignment = TitleAlignment.automatic
        /// The wrapping or truncation of a title that is too long; stored, but without effect here.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The space between title and subtitle, in points; stored, but without effect here.
        public var titlePadding: CGFloat = 1
        /// The image of the button; nil for none.
        public var image: UIImage?
        /// The size of a symbol; nil for that of the text.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title that the image is on; always the leading one here.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Whether an activity indicator takes the place of the image; never shown here.
        public var showsActivityIndicator = false
        /// The indicator of the button's menu; not shown here.
        public var indicator = Indicator.automatic
        /// The distances of title and image from the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The background behind title and image.
        public var background = UIBackgroundConfiguration.clear()
        /// The color of title and image; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// The size of the button; medium by default.
        public var buttonSize = Size.medium
        /// The radius of the button's corners; dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// Whether a button looks as on a Mac; it does not here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether the look follows the selection; it stays here.
        public var automaticallyUpdateForSelection = true

        private init(_ kind: Kind) {
            self.kind = kind
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        /// Returns a configuration without background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a background in a light tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a background in the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns the configuration of a button without a border: text in the tint.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns the configuration of a button with a border: gray here, as on a phone.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns the configuration of a button with a border in a light tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns the configuration of the button that matters most: in the tint.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Returns the configuration of a button of glass: gray here.
        public static func glass() -> Configuration { Configuration(.gray) }
        /// Returns the configuration of the button of glass that matters most: in the tint.
        public static func prominentGlass() -> Configuration { Configuration(.filled) }

        /// Returns the configuration for the state of a button: the same one here.
        @MainActor public func updated(for button: UIButton) -> Configuration { self }

        /// Sets the insets to those that a new configuration has.
        public mutating func setDefaultContentInsets() {
            contentInsets = Configuration(kind).contentInsets
        }

        /// The looks of the title.
        var titleLooks: AttributeContainer {
            var looks = AttributeContainer()
            if let run = attributedTitle?.runs.first { looks = run.attributes }
            return titleTextAttributesTransformer?(looks) ?? looks
        }
    }

    /// Creates a button with a configuration and an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // Observers are not called while an initializer runs.
        applyConfiguration()
    }

    /// Calls the handler that changes the configuration, and shows it, at once.
    public final func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
        applyConfiguration()
    }

    /// Takes the look of the configuration.
    func applyConfiguration() {
        guard let configuration else { return }
        if let title = configuration.title { setTitle(title, for: .normal) }
        if let image = configuration.image {
            let symbol = configuration.preferredSymbolConfigurationForImage
            setImage(symbol.map { image.withConfiguration($0) } ?? image, for: .normal)
        }
        let tint: UIColor = configuration.baseBackgroundColor ?? tintColor
        switch configuration.kind {
        case .plain: backgroundColor = configuration.baseBackgroundColor
        case .tinted: backgroundColor = tint.withAlphaComponent(0.18)
        case .gray: backgroundColor = configuration.baseBackgroundColor ?? .systemGray5
        case .filled: backgroundColor = tint
        }
        let onField: UIColor? = configuration.kind == .filled ? .white : nil
        if let color = configuration.baseForegroundColor ?? onField { tintColor = color }
        let looks = configuration.titleLooks
        if let font = looks.uiKit.font { titleLabel?.font = font }
        if let color = looks.uiKit.foregroundColor { setTitleColor(color, for: .normal) }
        let (insets, gap) = (configuration.contentInsets, configuration.imagePadding)
        let isPair = configuration.title != nil && configuration.image != nil
        contentEdgeInsets = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom,
            right: insets.trailing + (isPair ? gap : 0))
        let background = configuration.background
        if let color = background.backgroundColor { backgroundColor = color }
        layer.borderWidth = background.strokeWidth
        layer.borderColor = background.strokeColor?.cgColor
        layer.cornerRadius =
            switch configuration.cornerStyle {
            case .capsule: intrinsicContentSize.height / 2
            case .fixed: background.cornerRadius
            default: background.cornerRadius > 0 ? background.cornerRadius : 6
            }
    }
}

/// The background of a button or a cell.
public struct UIBackgroundConfiguration: Sendable {
    /// The color; nil for that of the view.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around it; nil for none.
    public var strokeColor: UIColor?
    /// The width of the line around it, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the border outside the edge, in points; has no effect here.
    public var strokeOutset: CGFloat = 0
    /// The insets of the background in the view, in points; have no effect here.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// An image behind the content; it is not shown here.
    public var image: UIImage?

    /// Returns a background without color.
    public static func clear() -> Self { Self() }
    /// Returns the background of a list's cell.
    public static func listCell() -> Self { Self(backgroundColor: .systemBackground) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> Self { listCell() }
    /// Returns the background of a cell in a list of groups.
    public static func listGroupedCell() -> Self {
        Self(backgroundColor: .secondarySystemGroupedBackground)
    }
    /// Returns the background of a cell in the list beside other screens.
    public static func listSidebarCell() -> Self { Self() }
    /// Returns the background of a cell in a list that is a menu.
    public static func listAccompaniedSidebarCell() -> Self { Self() }
    /// Returns the background of a footer in a list.
    public static func listFooter() -> Self { Self() }
    /// Returns the background of a header in a list of groups.
    public static func listGroupedHeaderFooter() -> Self { Self() }
    /// Returns the background of a header in a plain list.
    public static func listPlainHeaderFooter() -> Self { Self() }
    /// Returns the background of a header in a list.
    public static func listHeader() -> Self { Self() }

    init(backgroundColor: UIColor? = nil) { self.backgroundColor = backgroundColor }

    /// Gives a cell the looks; it has none of its own for nil.
    @MainActor static func apply(_ configuration: Self?, to cell: UIView) {
        cell.backgroundColor = configuration?.backgroundColor
        cell.layer.cornerRadius = configuration?.cornerRadius ?? 0
        cell.layer.borderColor = configuration?.strokeColor?.cgColor
        cell.layer.borderWidth = configuration?.strokeWidth ?? 0
    }
}

/// Changes the looks of a text that a configuration shows.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private let change: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a change of looks.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        change = transform
    }

    /// Returns the changed looks.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { change(input) }
}
