/// A row of dots, one for each page, in which the current page is highlighted.
open class UIPageControl: UIControl {
    /// The visibility of the background; there is none here.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// The visibility of the background; stored, but without effect here.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether dragging along the dots changes the page; stored, but without effect here.
    open var allowsContinuousInteraction = true
    /// The image of all dots, nil for dots; stored, but without effect here.
    open var preferredIndicatorImage: UIImage?
    private var indicatorImages: [Int: UIImage] = [:]
    /// Sets the image of a page's dot, nil for that of all; stored, but without effect here.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
    }
    /// Returns the image of a page's dot; nil for that of all.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
            showDots()
        }
    }
    /// The present page, from 0, limited to those there are.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            showDots()
        }
    }
    /// Whether the dots are hidden while there is one page; false by default.
    open var hidesForSinglePage = false { didSet { showDots() } }
    /// The color of the dots; a light gray by default.
    open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }
    /// The color of the present page's dot; a dark gray by default.
    open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }

    // Points from one dot to the next, and across a dot.
    private static let pitch: CGFloat = 16
    private static let dot: CGFloat = 7
    private var dots: [UIView] = []

    /// Returns the size that the dots of some pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * Self.pitch, height: 26)
    }

    /// The room of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Arranges the dots in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - CGFloat(dots.count) * Self.pitch / 2
        for (index, view) in dots.enumerated() {
            view.frame = CGRect(
                x: start + CGFloat(index) * Self.pitch + (Self.pitch - Self.dot) / 2,
                y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
        }
    }

    /// Turns the page as a tap at a point does: back left of the middle, on right of it.
    package func turn(at point: CGPoint) {
        let page = currentPage + (point.x < bounds.midX ? -1 : 1)
        guard isEnabled, (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func showDots() {
        let wanted = hidesForSinglePage && numberOfPages < 2 ? 0 : numberOfPages
        while dots.count > wanted { dots.removeLast().removeFromSuperview() }
        while dots.count < wanted {
            let view = UIView()
            view.layer.cornerRadius = Self.dot / 2
            addSubview(view)
            dots.append(view)
        }
        for (index, view) in dots.enumerated() {
            view.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .darkGray : pageIndicatorTintColor ?? .lightGray
        }
        accessibilityLabel = "page \(currentPage + 1) of \(numberOfPages)"
        setNeedsLayout()
    }
}
