/// A cell of a collection that is a list.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories at the ends of the cell.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
    /// How far the content is moved in, in levels.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a level in points; 11 by default.
    open var indentationWidth: CGFloat = 11
    private var shown: [UIView] = []

    /// Returns the content that suits the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private func showAccessories() {
        shown.forEach { $0.removeFromSuperview() }
        shown = accessories.compactMap(\.view)
        shown.forEach(addSubview)
        setNeedsLayout()
    }

    /// Lets the content fill what the accessories leave.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var right = bounds.width
        for view in shown.reversed() {
            let size = view.intrinsicContentSize
            right -= size.width + 16
            view.frame = CGRect(
                x: right, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        let left = CGFloat(indentationLevel) * indentationWidth
        contentView.frame = CGRect(
            x: left, y: 0, width: max(right - left, 0), height: bounds.height)
        contentView.subviews.first?.frame = contentView.bounds
    }
}

/// The accessory at the end of a list's cell.
@MainActor @preconcurrency public struct UICellAccessory {
    let view: UIView?

    private init(symbol: String, color: UIColor?) {
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.tintColor = color
        view = image
    }

    private init(view: UIView?) { self.view = view }

    /// Returns an angle that says that more follows.
    public static func disclosureIndicator() -> Self {
        Self(symbol: "chevron.right", color: .tertiaryLabel)
    }

    /// Returns a check mark.
    public static func checkmark() -> Self { Self(symbol: "checkmark", color: nil) }

    /// When an accessory is shown; each always is here.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    /// Returns a sign that the item can be deleted.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> Self {
        button("minus.circle.fill", .systemRed, isShown: displayed != .whenEditing, actionHandler)
    }

    /// Returns a sign that an item can be inserted.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> Self {
        button("plus.circle.fill", .systemGreen, isShown: displayed != .whenEditing, actionHandler)
    }

    /// Returns a button with more about the item.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> Self { button("info.circle", nil, isShown: displayed != .whenEditing, actionHandler) }

    /// Returns a handle for reordering, which is not possible here: nothing is shown.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> Self { Self(view: nil) }

    /// Returns a sign for several items that are chosen; cells show that themselves.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
        Self(view: nil)
    }

    /// The appearance of an outline's disclosure control.
    public struct OutlineDisclosureOptions: Sendable {
        /// The style of the disclosure control: an arrow, the whole cell, or automatic.
        public enum Style: Sendable { case automatic, header, cell }
        /// The style of the disclosure.
        public var style: Style
        /// The color of the arrow; nil for that of the cell.
        public var tintColor: UIColor?
        /// Creates options.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            self.style = style
            self.tintColor = tintColor
        }
    }

    /// Returns an arrow that says that items are below; all that are expanded are shown.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> Self {
        button("chevron.down", options.tintColor ?? .tertiaryLabel, isShown: true, actionHandler)
    }

    private static func button(
        _ symbol: String, _ color: UIColor?, isShown: Bool, _ action: (() -> Void)?
    ) -> Self {
        guard isShown else { return Self(view: nil) }
        guard let action else { return Self(symbol: symbol, color: color) }
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.tintColor = color
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return Self(view: button)
    }

    /// Returns a text in gray.
    public static func label(text: String) -> Self {
        let label = UILabel(frame: .zero)
        label.text = text
        label.textColor = .secondaryLabel
        return Self(view: label)
    }

    /// Returns a view of an app's own.
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        Self(view: configuration.customView)
    }

    /// A view at the end of a cell.
    @MainActor @preconcurrency public struct CustomViewConfiguration {
        /// The sides at which a view is; here all are at the trailing end.
        public enum Placement: Sendable { case leading, trailing }
        /// The view.
        public let customView: UIView

        /// Creates a configuration.
        public init(customView: UIView, placement: Placement) { self.customView = customView }
    }
}
