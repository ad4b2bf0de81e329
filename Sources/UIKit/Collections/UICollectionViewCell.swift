/// A view that a collection shows, and uses again for another item when it is out of sight.
open class UICollectionReusableView: UIView {
    /// The identifier by which the view is reused; nil for one that no collection has made.
    public internal(set) final var reuseIdentifier: String?

    /// Called before the view is used for another item.
    open func prepareForReuse() {}

    /// Takes over a place and a look that a layout gives; does nothing beyond unless overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the place that suits the view: for a size that is an estimate, the one that its constraints ask for.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The view of one item in a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds what the cell shows.
    public final let contentView = UIView()
    /// Whether the cell is selected.
    open var isSelected = false {
        didSet {
            selectedBackgroundView?.isHidden = !isSelected
            setNeedsUpdateConfiguration()
        }
    }
    /// Whether the cell is highlighted.
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
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
    /// What the cell shows, as a value; nil for what an app has put into the ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            shown.show(contentConfiguration)
            setNeedsLayout()
        }
    }
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
        ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
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

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Restores an empty cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Returns the place with the size that the content asks for in the direction that a layout leaves open.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        contentView.frame = CGRect(origin: .zero, size: layoutAttributes.size)
        if let height = shown.fittingHeight(width: layoutAttributes.frame.width) {
            layoutAttributes.frame.size.height = height
        }
        return layoutAttributes
    }

    /// Lets the content and the backgrounds fill the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView, contentView] { view?.frame = bounds }
        shown.view?.frame = contentView.bounds
    }
}
