/// A view that arranges views in a row or a column.
open class UIStackView: UIView {
    /// The distribution of the length along the axis among the views.
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        /// The top edge of a horizontal stack.
        public static var top: Alignment { .leading }
        /// The bottom edge of a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// A value for the stack's own ``spacing``.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// A value for the system's spacing, 8 points.
    public static let spacingUseSystem: CGFloat = -.greatestFiniteMagnitude

    /// The views in the row, in their order.
    public private(set) final var arrangedSubviews: [UIView] = []
    /// Whether it is a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
    /// How the length along the axis is distributed among the views.
    open var distribution = Distribution.fill { didSet { constraintsChanged() } }
    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill { didSet { constraintsChanged() } }
    /// The distance between two views, in points.
    open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
    /// Whether views keep the distance of the margins from the edges; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a horizontal stack without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIView.hasConstraints = true
    }

    /// Creates a horizontal stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Restores an empty row from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        UIView.hasConstraints = true
    }

    /// Adds a view at the end of the arranged ones.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view among the arranged ones at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        constraintsChanged()
    }

    /// Removes a view from the arranged ones; it remains a subview of the stack.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        constraintsChanged()
    }

    /// A view that leaves is in the row no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance behind a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        constraintsChanged()
    }

    /// Returns the distance behind a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    func spacing(after view: UIView) -> CGFloat {
        let own = customSpacing[ObjectIdentifier(view)] ?? spacing
        return own == UIStackView.spacingUseSystem ? 8 : own
    }

    /// The size by the views in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
