/// A view above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
    /// The identifier by which the view is reused; nil for none.
    public final let reuseIdentifier: String?
    /// The view that holds the labels.
    public final let contentView = UIView()
    private let title = UILabel(frame: .zero)
    /// The label of the text.
    open var textLabel: UILabel? { title }
    /// The label of the detail text; stored, but not shown here.
    open var detailTextLabel: UILabel?
    /// A view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Creates a view with the identifier by which it is reused, or nil.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        fill()
    }

    /// Restores a view from an archive, without identifier.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        fill()
    }

    private func fill() {
        title.font = .boldSystemFont(ofSize: 15)
        contentView.addSubview(title)
        addSubview(contentView)
    }

    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    /// Lays out the text 16 points from the edges.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        title.frame = CGRect(
            x: 16, y: 0, width: max(bounds.width - 32, 0), height: bounds.height)
    }
}
