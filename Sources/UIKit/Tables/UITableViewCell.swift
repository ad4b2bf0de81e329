/// The view of one row in a table view.
open class UITableViewCell: UIView {
    /// The arrangement of the cell's labels and image.
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    /// The control at the trailing end of the cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The style of the lines between cells.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    /// The kind of editing of a cell.
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    /// The appearance of the cell while it is selected.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

    /// The arrangement of the cell's labels and image.
    public final let style: CellStyle
    /// The identifier by which the cell is reused; nil for none.
    public internal(set) final var reuseIdentifier: String?
    /// The view that holds the labels and the image.
    public final let contentView = UIView()
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    /// The label of the main text.
    open var textLabel: UILabel? { title }
    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : detail }
    /// The view of the image at the leading end.
    open var imageView: UIImageView? { picture }
    /// The control at the trailing end of the cell; none by default.
    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { showAccessories() } }
    }
    /// A view at the trailing end instead of the ``accessoryType``; nil for none.
    open var accessoryView: UIView? { didSet { showAccessories() } }
    private var accessories: [UIView] = []
    /// Called when the button at the trailing end is tapped.
    final var detailAction: (() -> Void)?
    /// The segues of this cell alone.
    final var segues = CellSegues()
    /// Whether the cell stays in its row, and is never used for another.
    final var isStatic = false
    /// The control at the trailing end while the table is edited; stored, but without effect here.
    open var editingAccessoryType = AccessoryType.none
    /// A view at the trailing end while the table is edited; stored, but without effect here.
    open var editingAccessoryView: UIView?
    /// Whether a handle for moving is shown; no row is moved here.
    open var showsReorderControl = false
    /// Whether the content is indented while the table is edited; stored, but without effect here.
    open var shouldIndentWhileEditing = true
    /// How far a level moves the content in, in points: 10 here.
    open var indentationWidth: CGFloat = 10
    /// A view behind the content while several rows can be selected; stored, but without effect here.
    open var multipleSelectionBackgroundView: UIView?
    /// The appearance of the cell while it is selected.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell is selected.
    open var isSelected = false
    /// Whether the cell is highlighted.
    open var isHighlighted = false
    /// The insets of the line below it; stored, but the table's apply here.
    open var separatorInset = UIEdgeInsets.zero
    /// How far the content is moved in, in levels of 10 points.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Whether the cell shows its editing controls; stored, but without effect here.
    open var isEditing = false
    /// A view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }
    /// A view behind the content of a selected cell; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView)
            selectedBackgroundView?.isHidden = !isSelected
        }
    }
    /// What the cell shows, as a value; nil for its labels and what an app has put into the ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    /// What is behind the content, as a value; nil for the cell's own color.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { UIBackgroundConfiguration.apply(backgroundConfiguration, to: self) }
    }
    /// The state that the content may depend on.
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    /// Called with the state when the cell is to look otherwise; nil for nothing.
    open var configurationUpdateHandler:
        ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
    { didSet { setNeedsUpdateConfiguration() } }
    /// Lets the cell look as its state says, at once.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
    }
    /// Called when the cell is to look as a state says; calls the handler unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
    private lazy var shown = ConfiguredContent(in: contentView)

    /// Creates a cell of the default style without identifier.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell of a style, with the identifier by which it is reused, or nil.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        fill()
    }

    /// Restores a cell from an archive, without identifier: of the style that a storyboard says, else of the default one.
    public required init?(coder: NSCoder) {
        style = (coder as? StoryboardCoder)?.cellStyle ?? .default
        reuseIdentifier = nil
        super.init(coder: coder)
        fill()
    }

    private func fill() {
        for view in [picture, title, detail] as [UIView] { contentView.addSubview(view) }
        if style == .subtitle { detail.font = .systemFont(ofSize: 12) }
        addSubview(contentView)
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    /// Selects or deselects the cell; here without animation.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
        selectedBackgroundView?.isHidden = !selected
        setNeedsUpdateConfiguration()
    }

    /// Highlights the cell or no longer; here without animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
        setNeedsUpdateConfiguration()
    }

    /// Shows or hides what can be done with the cell, which the table does beside it.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Returns the content that suits the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .subtitle: style == .default ? .cell() : .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    private func showAccessories() {
        accessories.forEach { $0.removeFromSuperview() }
        accessories =
            accessoryView.map { [$0] }
            ?? accessoryType.accessories { [weak self] in self?.detailAction?() }
        accessories.forEach(addSubview)
        setNeedsLayout()
    }

    private func showContent() {
        shown.show(contentConfiguration)
        for view in [title, detail, picture] as [UIView] { view.isHidden = shown.view != nil }
        setNeedsLayout()
    }

    /// The height that the content asks for in a width; nil if it asks for none.
    final func fittingHeight(width: CGFloat) -> CGFloat? {
        layoutIfNeeded()
        return shown.fittingHeight(width: contentView.bounds.width)
    }

    /// Lays out the image before the labels, which are below each other in the subtitle style only.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var right = bounds.width
        for view in accessories.reversed() {
            // An app's own view is as large as it was made.
            let size = view === accessoryView ? view.bounds.size : view.intrinsicContentSize
            right -= size.width + 16
            view.bounds.size = size
            view.center = CGPoint(x: right + size.width / 2, y: bounds.midY)
        }
        contentView.frame = CGRect(x: 0, y: 0, width: max(right, 0), height: bounds.height)
        shown.view?.frame = contentView.bounds
        for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
        var left: CGFloat = 16 + 10 * CGFloat(max(indentationLevel, 0))
        if let image = picture.image {
            picture.frame = CGRect(
                x: left, y: (bounds.height - image.size.height) / 2, width: image.size.width,
                height: image.size.height)
            left += image.size.width + 12
        }
        let space = CGRect(x: left, y: 0, width: max(right - left - 16, 0), height: bounds.height)
        switch style {
        case .default: title.frame = space
        case .subtitle:
            let upper =
                detail.text?.isEmpty == false ? (space.height * 0.55).rounded() : space.height
            title.frame = CGRect(
                origin: space.origin, size: CGSize(width: space.width, height: upper))
            detail.frame = CGRect(
                x: left, y: upper, width: space.width, height: space.height - upper)
        case .value1, .value2:
            // Where both do not fit, each has half of the room, and what the other leaves.
            let wanted = detail.intrinsicContentSize.width
            let own = title.intrinsicContentSize.width + 8
            let value =
                style == .value2
                ? space.width / 2 : min(wanted, max(space.width - own, space.width / 2))
            title.frame = CGRect(
                x: left, y: 0, width: space.width - value, height: space.height)
            detail.frame = CGRect(
                x: left + space.width - value, y: 0, width: value, height: space.height)
            detail.textAlignment = style == .value1 ? .right : .left
        }
    }
}
