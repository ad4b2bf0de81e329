/// A container that shows one page of many, which arrows at its sides and the dots below turn.
///
/// A phone turns pages by swipes. The page has none; the arrows do the same and are drawn where there is a page to turn to.
open class UIPageViewController: UIViewController {
    /// The transition between pages: at once here.
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    /// The direction of the pages.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    /// Whether pages follow or precede.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    /// Where the spine of two pages is; there is one page here.
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }

    /// The name of a container's option; stored, but without effect here.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        /// The position of the spine.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    /// The way in which pages are turned.
    public final let transitionStyle: TransitionStyle
    /// The direction of the pages.
    public final let navigationOrientation: NavigationOrientation
    /// The object that gives the pages before and after; not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showControls() } }
    /// The delegate that is notified of page changes; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages have two sides; they have one here.
    open var isDoubleSided = false
    /// The page that is shown, alone in the list; empty before the first.
    public private(set) final var viewControllers: [UIViewController]? = []

    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private let dots = UIPageControl(frame: .zero)

    /// Creates a container without pages.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Restores a container without pages, which scroll sideways.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Shows a page: the first of the list.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers?.first)
        completion?(true)
    }

    private func show(_ page: UIViewController?) {
        let old = viewControllers?.first
        viewControllers = page.map { [$0] } ?? []
        guard old !== page else { return showControls() }
        old?.willMove(toParent: nil)
        old?.viewWillDisappear(false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
        old?.viewDidDisappear(false)
        if let page {
            addChild(page)
            if isViewLoaded { place(page) }
            page.didMove(toParent: self)
        }
        showControls()
    }

    private func place(_ page: UIViewController) {
        page.viewWillAppear(false)
        view.insertSubview(page.view, at: 0)
        view.setNeedsLayout()
        page.viewDidAppear(false)
    }

    /// Adds the page, the arrows and the dots.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let isHorizontal = navigationOrientation == .horizontal
        back.setTitle(isHorizontal ? "‹" : "⌃", for: .normal)
        forth.setTitle(isHorizontal ? "›" : "⌄", for: .normal)
        back.accessibilityLabel = "Previous page"
        forth.accessibilityLabel = "Next page"
        back.addAction(UIAction { [weak self] _ in self?.turn(.reverse) }, for: .touchUpInside)
        forth.addAction(UIAction { [weak self] _ in self?.turn(.forward) }, for: .touchUpInside)
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self, let index = dataSource?.presentationIndex(for: self) else { return }
                turn(dots.currentPage < index ? .reverse : .forward)
            }, for: .valueChanged)
        for control in [back, forth, dots] { view.addSubview(control) }
        if let page = viewControllers?.first { place(page) }
        showControls()
    }

    /// Turns to the page before or after, if there is one, as a swipe does.
    package func turn(_ direction: NavigationDirection) {
        guard let old = viewControllers?.first, let next = neighbor(of: old, direction) else {
            return
        }
        delegate?.pageViewController(self, willTransitionTo: [next])
        show(next)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old],
            transitionCompleted: true)
        showControls()
    }

    private func neighbor(of page: UIViewController, _ direction: NavigationDirection)
        -> UIViewController?
    {
        direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    private func showControls() {
        guard isViewLoaded else { return }
        let page = viewControllers?.first
        back.isHidden = page.flatMap { neighbor(of: $0, .reverse) } == nil
        forth.isHidden = page.flatMap { neighbor(of: $0, .forward) } == nil
        dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        dots.isHidden = dots.numberOfPages == 0
        view.setNeedsLayout()
    }

    /// The page fills the view above the dots; the arrows are at its sides.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let below: CGFloat = dots.isHidden ? 0 : 37
        viewControllers?.first?.view.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: max(bounds.height - below, 0))
        dots.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
        let (near, far) =
            navigationOrientation == .horizontal
            ? (
                CGPoint(x: 0, y: bounds.midY - 22),
                CGPoint(x: bounds.width - 44, y: bounds.midY - 22)
            )
            : (
                CGPoint(x: bounds.midX - 22, y: 0),
                CGPoint(x: bounds.midX - 22, y: bounds.height - below - 44)
            )
        back.frame = CGRect(origin: near, size: CGSize(width: 44, height: 44))
        forth.frame = CGRect(origin: far, size: CGSize(width: 44, height: 44))
    }
}

/// The methods of an object that gives pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns how many dots are shown; 0, for none, unless given.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the dot of the page that is shown.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Default implementation: returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Default implementation: returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods of an object that is told of turned pages.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before the user turns to a page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after the user has turned to a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Default implementation: does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Default implementation: does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
