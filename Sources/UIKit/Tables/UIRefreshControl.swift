/// A control that loads a scroll view's content again when it is pulled beyond its start.
open class UIRefreshControl: UIControl {
    /// Whether the content is being loaded.
    public private(set) final var isRefreshing = false
    /// The text below the indicator; stored, but not shown here.
    open var attributedTitle: NSAttributedString?
    private let indicator = UIActivityIndicatorView(style: .medium)

    /// How far beyond the start one pulls, in points.
    private static let way: CGFloat = 100
    private var pulled: CGFloat = 0

    /// Shows that the content is being loaded, without reporting it.
    open func beginRefreshing() {
        isRefreshing = true
        if indicator.superview == nil { addSubview(indicator) }
        indicator.startAnimating()
        isHidden = false
    }

    /// Says that the content is there.
    open func endRefreshing() {
        isRefreshing = false
        pulled = 0
        indicator.stopAnimating()
        isHidden = true
    }

    /// Puts the indicator into the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
    }

    /// Counts how far a scroll view is pulled beyond its start; beyond enough, the control begins and reports it.
    ///
    /// - Parameter way: How far the finger went on; what leads away from the start begins the count anew.
    func pull(_ way: CGFloat) {
        guard isEnabled, !isRefreshing else { return }
        pulled = way < 0 ? pulled - way : 0
        guard pulled >= Self.way else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
