/// A cell of a collection that is a list.
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands at the ends of the cell.
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

/// What stands at the end of a list's cell.
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
