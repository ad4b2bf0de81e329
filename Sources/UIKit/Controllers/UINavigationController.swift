/// A container that shows the top of a stack of view controllers below a navigation bar.
open class UINavigationController: UIViewController {
    /// The stack of view controllers, from the root to the top.
    open var viewControllers: [UIViewController] = [] {
        didSet { replace(oldValue) }
    }
    /// The bar with the title and the buttons of the top view controller.
    public final let navigationBar = UINavigationBar(
        frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    /// Whether the navigation bar is hidden; false by default.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The bar at the lower edge with what the top view controller says, unless it is hidden.
    public final let toolbar: UIToolbar! = UIToolbar(
        frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The delegate that is notified of the view controller shown; not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether the bar is hidden while the user scrolls; it is always shown here.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bar; it stays here.
    open var hidesBarsOnTap = false
    /// Whether the bar is hidden while there is a keyboard; it is always shown here.
    open var hidesBarsWhenKeyboardAppears = false
    /// The recognizer of swipes that lead back, which never finds one here.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    /// Creates a controller whose stack has a root view controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        replace([])
    }

    /// The view controller at the top of the stack; nil if the stack is empty.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The view controller that is visible: the top one, or the one it presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedViewController ?? topViewController
    }

    /// Pushes a view controller onto the stack; one that is in it is ignored.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(where: { $0 === viewController }) else { return }
        viewControllers.append(viewController)
    }

    /// Pops the top view controller, unless it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }

    /// Pops all view controllers but the root, and returns those.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        if !gone.isEmpty { viewControllers = Array(viewControllers.prefix(1)) }
        return gone
    }

    /// Pops all view controllers above one of the stack, and returns those; nil if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            return nil
        }
        let gone = Array(viewControllers[(index + 1)...])
        if !gone.isEmpty { viewControllers = Array(viewControllers[...index]) }
        return gone
    }

    /// Replaces the stack; here without animation.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Shows or hides the navigation bar; here without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    private func replace(_ old: [UIViewController]) {
        let gone = old.filter { one in !viewControllers.contains { $0 === one } }
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.isMovingFromParent = true
            controller.removeFromParent()
        }
        defer { for controller in gone { controller.isMovingFromParent = false } }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.navigationItem.observer = { [weak self] in
                self?.viewIfLoaded?.setNeedsLayout()
            }
            controller.didMove(toParent: self)
        }
        if isViewLoaded, old.last !== topViewController { showTop(instead: old.last) }
    }

    private func showTop(instead old: UIViewController?) {
        let isShown = view.superview != nil || hasAppeared
        if isShown { old?.viewWillDisappear(true) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isShown { old?.viewDidDisappear(true) }
        navigationBar.fill(from: self)
        guard let top = topViewController, let screen = top.view else { return }
        if isShown { top.viewWillAppear(true) }
        delegate?.navigationController(self, willShow: top, animated: isShown)
        view.insertSubview(screen, at: 0)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if isShown { top.viewDidAppear(true) }
        delegate?.navigationController(self, didShow: top, animated: isShown)
    }

    private var hasAppeared = false

    /// Adds the navigation bar and the top view controller's view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        showTop(instead: nil)
    }

    /// Tells the top view controller that its view will appear.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasAppeared = true
        topViewController?.viewWillAppear(animated)
    }

    /// Tells the top view controller that its view has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.viewDidAppear(animated)
    }

    /// Lays out the navigation bar above the top view controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let height = isNavigationBarHidden ? 0 : navigationBar.bounds.height
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
        navigationBar.fill(from: self)
        let below: CGFloat = isToolbarHidden ? 0 : 44
        toolbar.isHidden = isToolbarHidden
        toolbar.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: 44)
        toolbar.items = topViewController?.toolbarItems
        topViewController?.view.frame = CGRect(
            x: 0, y: height, width: bounds.width, height: max(bounds.height - height - below, 0))
    }
}

/// The methods of an object that a stack of view controllers tells what it shows.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a view controller is shown.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)
    /// Called after a view controller was shown.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Default implementation: does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Default implementation: does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// The bar above a stack of view controllers: back button, title and bar buttons.
open class UINavigationBar: UIView {
    /// Whether titles are large; they are not here.
    open var prefersLargeTitles = false
    /// Whether the bar is light or dark; it follows its color here.
    open var barStyle = UIBarStyle.default
    /// The image of the line below the bar; stored, but without effect here.
    open var shadowImage: UIImage?
    /// The image of the button that leads back; an arrow here.
    open var backIndicatorImage: UIImage?
    /// The mask of the back button's image; stored, but without effect here.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The item of the screen on top.
    open var topItem: UINavigationItem? { stack?.topViewController?.navigationItem }
    /// The item of the screen below the one on top; nil for the root.
    open var backItem: UINavigationItem? {
        stack.flatMap { stack in
            stack.viewControllers.count > 1
                ? stack.viewControllers[stack.viewControllers.count - 2].navigationItem : nil
        }
    }
    /// The items of the screens, from the root to the top.
    open var items: [UINavigationItem]? { stack?.viewControllers.map(\.navigationItem) }
    /// Sets the image behind the bar; the color counts here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    /// The color of the bar; nil for the system's.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent; without effect here.
    open var isTranslucent = true
    /// The attributes of the title: its font and its color are shown; nil for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of a large title; titles are not large here.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The looks of the bar; nil for those that ``appearance()`` has, or the system's.
    open var standardAppearance: UINavigationBarAppearance!
    /// The looks of the bar above the start of what is scrolled; here it keeps its standard ones.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The looks of the bar in a low screen; here it keeps its standard ones.
    open var compactAppearance: UINavigationBarAppearance?
    /// The looks of the bar on a low screen above the start of what is scrolled; stored, but without effect here.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private weak var stack: UINavigationController?

    /// Shows what the topmost screen says.
    func fill(from stack: UINavigationController) {
        self.stack = stack
        backgroundColor = looks.background
        for subview in subviews { subview.removeFromSuperview() }
        guard let top = stack.topViewController else { return }
        var left: CGFloat = 8
        if stack.viewControllers.count > 1, !top.navigationItem.hidesBackButton {
            let below = stack.viewControllers[stack.viewControllers.count - 2]
            let back = UIButton(type: .system)
            back.setTitle(
                "‹ "
                    + (below.navigationItem.backBarButtonItem?.title
                        ?? below.navigationItem.backButtonTitle ?? below.navigationItem.title
                        ?? below.title ?? "Back"),
                for: .normal)
            back.addAction(
                UIAction { [weak stack] _ in stack?.popViewController(animated: true) },
                for: .touchUpInside)
            left = put(back, at: left)
        }
        for item in top.navigationItem.leftBarButtonItems ?? [] {
            left = put(item.makeView(), at: left)
        }
        var right = bounds.width - 8
        for item in top.navigationItem.rightBarButtonItems ?? [] {
            let button = item.makeView()
            right -= put(button, at: 0)
            button.frame.origin.x = right
        }
        let title = top.navigationItem.titleView ?? label(top.navigationItem.title ?? top.title)
        title.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height)
        addSubview(title)
    }

    private func label(_ text: String?) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = looks.title[.font] as? UIFont ?? .boldSystemFont(ofSize: 17)
        if let color = looks.title[.foregroundColor] as? UIColor { label.textColor = color }
        label.textAlignment = .center
        return label
    }

    /// Puts a view at a place from the left, and returns where the next one may be.
    private func put(_ view: UIView, at left: CGFloat) -> CGFloat {
        let size = view.sizeThatFits(bounds.size)
        view.frame = CGRect(x: left, y: 0, width: size.width, height: bounds.height)
        addSubview(view)
        return left + size.width + 12
    }
}
