/// A container that shows one of several view controllers, chosen by tabs at the bottom.
open class UITabBarController: UIViewController {
    /// The view controllers of the tabs, from left to right; nil for none.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { replace(newValue ?? []) }
    }
    /// The bar with the tabs.
    public final let tabBar = UITabBar(frame: .zero)
    /// The delegate that is asked about selections and notified of them; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private var tabs: [UIViewController] = []
    private var selected = 0
    private var hasAppeared = false

    /// The index of the tab that is shown; `NSNotFound` if there is none.
    ///
    /// Numbers of no tab are ignored.
    open var selectedIndex: Int {
        get { tabs.isEmpty ? NSNotFound : selected }
        set { select(newValue) }
    }

    /// The view controller that is shown; nil if there is none.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selected) ? tabs[selected] : nil }
        set {
            if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) }
        }
    }

    /// Replaces the view controllers; here without animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    private func replace(_ new: [UIViewController]) {
        let old = selectedViewController
        for controller in tabs where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.tabBarItem.observer = { [weak self] in
                self?.viewIfLoaded?.setNeedsLayout()
            }
            controller.didMove(toParent: self)
        }
        selected = old.flatMap { old in new.firstIndex { $0 === old } } ?? 0
        if isViewLoaded { show(instead: old) }
    }

    private func select(_ index: Int) {
        guard tabs.indices.contains(index), index != selected else { return }
        let old = selectedViewController
        selected = index
        if isViewLoaded { show(instead: old) }
    }

    /// Does what a tap on a tab does.
    private func tap(_ index: Int) {
        guard tabs.indices.contains(index),
            delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true
        else { return }
        if index == selected, let stack = tabs[index] as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        select(index)
        tabBar(tabBar, didSelect: tabs[index].tabBarItem)
        delegate?.tabBarController(self, didSelect: tabs[index])
    }

    /// Called when the user has selected an item of the bar; does nothing unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func show(instead old: UIViewController?) {
        defer { view.setNeedsLayout() }
        guard old !== selectedViewController || selectedViewController?.view.superview !== view
        else { return }
        if hasAppeared { old?.viewWillDisappear(false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if hasAppeared { old?.viewDidDisappear(false) }
        guard let new = selectedViewController, let screen = new.view else { return }
        if hasAppeared { new.viewWillAppear(false) }
        view.insertSubview(screen, at: 0)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if hasAppeared { new.viewDidAppear(false) }
    }

    /// Adds the bar and the view of the tab that is shown.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        show(instead: nil)
    }

    /// Tells the view controller that is shown that its view will appear.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasAppeared = true
        selectedViewController?.viewWillAppear(animated)
    }

    /// Tells the view controller that is shown that its view has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        selectedViewController?.viewDidAppear(animated)
    }

    /// Lays out the bar below the view of the tab that is shown.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let height = tabBar.isHidden ? 0 : min(UITabBar.height, bounds.height)
        tabBar.frame = CGRect(
            x: 0, y: bounds.height - UITabBar.height, width: bounds.width, height: UITabBar.height)
        tabBar.show(tabs.map(\.tabBarItem), titles: tabs.map(\.title), selected: selected) {
            [weak self] in self?.tap($0)
        }
        selectedViewController?.view.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    }
}

/// The methods by which a tab bar controller asks and tells about selections; all have defaults.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tap may select a tab.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called when the user has selected a tab.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Default implementation: returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Default implementation: does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

extension UIViewController {
    /// The nearest tab bar controller around the view controller; nil if there is none.
    public var tabBarController: UITabBarController? {
        var next = parent
        while let controller = next {
            if let tabs = controller as? UITabBarController { return tabs }
            next = controller.parent
        }
        return nil
    }
}
