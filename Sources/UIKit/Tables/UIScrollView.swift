/// A view that shows a part of a larger content.
///
/// It is scrolled by the program and by the user of the live page. Views in it are moved with its content.
open class UIScrollView: UIView {
    /// The size of what it shows a part of, in points.
    open var contentSize = CGSize.zero
    /// Which point of the content is at its upper left.
    open var contentOffset = CGPoint.zero {
        didSet {
            guard contentOffset != oldValue else { return }
            setNeedsLayout()
            reporting?.scrollViewDidScroll(self)
        }
    }
    /// The rectangle of the content, as high as what is pinned to it needs to be at the view's width.
    ///
    /// What is pinned to it says how large the content is: ``contentSize`` follows.
    public final var contentLayoutGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide(self) { ($0 as? UIScrollView)?.contentMargins ?? .zero }
        contentGuide = guide
        return guide
    }
    private var contentGuide: UILayoutGuide?

    /// The rectangle of the view, whatever its content's is.
    public final var frameLayoutGuide: UILayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = UILayoutGuide(self) { _ in .zero }
        frameGuide = guide
        return guide
    }
    private var frameGuide: UILayoutGuide?

    /// The distances of the content's edges from the view's: negative where it reaches beyond.
    private var contentMargins: UIEdgeInsets {
        let target = CGSize(width: bounds.width, height: 0)
        let arranged = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        let height = arranged.map {
            $0.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }.max()
        guard let height else { return .zero }
        contentSize = CGSize(width: bounds.width, height: height)
        return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - height, right: 0)
    }
    /// The delegate of a view that is no table, collection or text.
    fileprivate weak var plainDelegate: (any UIScrollViewDelegate)?
    /// The delegate that scrolling is reported to.
    package var reporting: (any UIScrollViewDelegate)? { plainDelegate }
    /// Whether what is in it moves with the content by itself; a table moves its rows.
    package var movesContent: Bool { true }
    /// The distances between the content and the view's edges, in points.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the user can scroll the view; true by default.
    open var isScrollEnabled = true
    /// Whether the vertical scroll indicator is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is shown.
    open var showsHorizontalScrollIndicator = true
    /// Whether scrolling stops at multiples of the view's size; here it stops anywhere.
    open var isPagingEnabled = false
    /// Whether the content bounces at its edges; here it stops at them.
    open var bounces = true
    /// Whether content that is not higher than the view bounces; here none does.
    open var alwaysBounceVertical = false
    /// Whether content that is not wider than the view bounces; here none does.
    open var alwaysBounceHorizontal = false
    /// How dragging hides the keyboard, of which there is none here.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How bars change the insets; nothing covers a view here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The insets with those of bars, of which there are none here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Whether a finger holds the content; scrolling comes in steps here.
    open var isDragging: Bool { false }
    /// Whether the content moves on after the finger has left it; never here.
    open var isDecelerating: Bool { false }
    /// Whether a finger is on the content; never here.
    open var isTracking: Bool { false }

    /// Whether two fingers are scaling the content; never here.
    open var isZooming: Bool { false }
    /// The scale of the content; 1 here.
    open var zoomScale: CGFloat = 1
    /// The minimum scale of pinching; stored, but without effect here.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum scale of pinching; stored, but without effect here.
    open var maximumZoomScale: CGFloat = 1
    /// Whether the scale bounces at its limits; stored, but without effect here.
    open var bouncesZoom = true
    /// Whether a touch is withheld from the content until it is no scroll gesture; stored, but without effect here.
    open var delaysContentTouches = true
    /// Whether scrolling cancels a touch in the content; stored, but without effect here.
    open var canCancelContentTouches = true
    /// Whether scrolling is locked to one direction; stored, but without effect here.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on a phone's status bar scrolls to the start; stored, but without effect here.
    open var scrollsToTop = true
    /// The deceleration of scrolling; stored, but without effect here.
    open var decelerationRate = DecelerationRate.normal
    /// The color of the scroll indicators; stored, but without effect here.
    open var indicatorStyle = IndicatorStyle.default
    /// The insets of the vertical scroll indicator; stored, but without effect here.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal scroll indicator; stored, but without effect here.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of both scroll indicators; stored, but without effect here.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The recognizer of scrolling, which finds nothing here: the page scrolls by itself.
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// The recognizer of scaling; nil, as the content keeps its scale.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

    /// Sets the scale of the content; here without animation.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Scales to a rectangle: scrolls to it here.
    open func zoom(to rect: CGRect, animated: Bool) {
        scrollRectToVisible(rect, animated: animated)
    }

    /// The rate at which scrolling decelerates.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The part of the speed that is left after a millisecond.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The standard rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// The color of scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

    /// The ways in which dragging hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none = 0, onDrag, interactive }
    /// The ways in which bars change a view's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes, never, always
    }

    /// The control that loads the content again when it is pulled beyond its start.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let refreshControl else { return }
            refreshControl.isHidden = !refreshControl.isRefreshing
            addSubview(refreshControl)
        }
    }

    /// Keeps the control of loading again over the start of what is seen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = movesContent ? contentOffset : .zero
        refreshControl?.frame = CGRect(origin: start, size: CGSize(width: bounds.width, height: 40))
    }

    /// Scrolls to a point of the content, without animation here.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls as little as is needed to see a rectangle of the content, without animation here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func offset(_ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat) -> CGFloat {
            min(max(now, high - room), low)
        }
        contentOffset = CGPoint(
            x: offset(contentOffset.x, rect.minX, rect.maxX, bounds.width),
            y: offset(contentOffset.y, rect.minY, rect.maxY, bounds.height))
    }

    /// Shows the scroll indicators for a moment; the browser shows them while the user scrolls.
    open func flashScrollIndicators() {}

    /// Scrolls the content by an offset as a finger would, within its bounds.
    package func scroll(by way: CGPoint) {
        guard isScrollEnabled, way.x.isFinite, way.y.isFinite else { return }
        layoutIfNeeded()
        let inset = contentInset
        refreshControl?.pull(contentOffset.y <= -inset.top ? way.y : 0)
        func moved(_ offset: CGFloat, _ way: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(offset + way, low), max(high, low))
        }
        let before = contentOffset
        contentOffset = CGPoint(
            x: moved(
                contentOffset.x, way.x, -inset.left,
                contentSize.width + inset.right - bounds.width),
            y: moved(
                contentOffset.y, way.y, -inset.top,
                contentSize.height + inset.bottom - bounds.height))
        if contentOffset != before { reporting?.scrollViewDidEndDecelerating(self) }
    }
}

/// Gives a scroll view its delegate.
///
/// Tables, collections and texts have delegates of their own types; a property of an extension leaves them the name.
@MainActor @preconcurrency public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating {
    /// The delegate that is notified of scrolling; not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { plainDelegate }
        set { plainDelegate = newValue }
    }
}

/// The methods by which a scroll view reports scrolling; the base of a table's delegate.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after the content was moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to drag the content; never called here, where scrolling comes in steps.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger leaves the content; never called here.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called after a step of scrolling, when the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animation, of which there are none here.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Default implementation: does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Default implementation: does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Default implementation: does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Default implementation: does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Default implementation: does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
