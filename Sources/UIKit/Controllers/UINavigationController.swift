/// Shows the topmost of a stack of screens below a bar with its title.
open class UINavigationController: UIViewController {
    /// The screens, the topmost last.
    open var viewControllers: [UIViewController] = [] {
        didSet { replace(oldValue) }
    }
    /// The bar.
    public final let navigationBar = UINavigationBar(
        frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    /// Whether there is no bar.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Creates a stack of one screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        replace([])
    }

    /// The screen that is shown.
    open var topViewController: UIViewController? { viewControllers.last }
    /// What is shown: the topmost screen, or what it has put before itself.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedViewController ?? topViewController
    }

    /// Puts a screen on the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(where: { $0 === viewController }) else { return }
        viewControllers.append(viewController)
    }

    /// Takes the topmost screen away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }

    /// Takes all screens away but the lowest.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        if !gone.isEmpty { viewControllers = Array(viewControllers.prefix(1)) }
        return gone
    }

    /// Takes other screens.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    private func replace(_ old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
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
        view.insertSubview(screen, at: 0)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if isShown { top.viewDidAppear(true) }
    }

    private var hasAppeared = false

    /// Puts the bar and the topmost screen into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop(instead: nil)
    }

    /// The topmost screen appears, too.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasAppeared = true
        topViewController?.viewWillAppear(animated)
    }

    /// The topmost screen has appeared, too.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.viewDidAppear(animated)
    }

    /// Puts the bar above the topmost screen.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let height = isNavigationBarHidden ? 0 : navigationBar.bounds.height
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
        navigationBar.fill(from: self)
        topViewController?.view.frame = CGRect(
            x: 0, y: height, width: bounds.width, height: max(bounds.height - height, 0))
    }
}

/// The bar of a stack of screens: a way back, a title and buttons.
open class UINavigationBar: UIView {
    /// Whether titles are large; they are not here.
    open var prefersLargeTitles = false
    private weak var stack: UINavigationController?

    /// Shows what the topmost screen says.
    func fill(from stack: UINavigationController) {
        self.stack = stack
        backgroundColor = .systemBackground
        for subview in subviews { subview.removeFromSuperview() }
        guard let top = stack.topViewController else { return }
        var left: CGFloat = 8
        if stack.viewControllers.count > 1 {
            let below = stack.viewControllers[stack.viewControllers.count - 2]
            let back = UIButton(type: .system)
            back.setTitle(
                "‹ " + (below.navigationItem.title ?? below.title ?? "Back"), for: .normal)
            back.addAction(
                UIAction { [weak stack] _ in stack?.popViewController(animated: true) },
                for: .touchUpInside)
            left = put(back, at: left)
        }
        for item in top.navigationItem.leftBarButtonItems ?? [] { left = put(view(item), at: left) }
        var right = bounds.width - 8
        for item in top.navigationItem.rightBarButtonItems ?? [] {
            let button = view(item)
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
        label.font = .boldSystemFont(ofSize: 17)
        label.textAlignment = .center
        return label
    }

    private func view(_ item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        if let image = item.image { button.setImage(image, for: .normal) }
        button.isEnabled = item.isEnabled
        if let action = item.primaryAction { button.addAction(action, for: .touchUpInside) }
        return button
    }

    /// Puts a view at a place from the left, and returns where the next one may be.
    private func put(_ view: UIView, at left: CGFloat) -> CGFloat {
        let size = view.sizeThatFits(bounds.size)
        view.frame = CGRect(x: left, y: 0, width: size.width, height: bounds.height)
        addSubview(view)
        return left + size.width + 12
    }
}
