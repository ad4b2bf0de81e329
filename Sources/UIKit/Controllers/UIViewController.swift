/// A controller of a view and of its place in the app's interface.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    /// Creates a controller whose view is made when it is first asked for.
    public init(nibName: String?, bundle: Bundle?) { super.init() }

    /// Creates a controller whose view is made when it is first asked for.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Restores a controller from an archive, which holds nothing.
    public required init?(coder: NSCoder) { super.init() }

    private var loadedView: UIView?

    /// The view, made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The title that bars and tabs show for the view controller.
    open var title: String? { didSet { navigationItem.observer?() } }
    /// The view controllers that this one contains, in the order added.
    public private(set) final var children: [UIViewController] = []
    /// The view controller that contains this one; nil if none does.
    public private(set) weak final var parent: UIViewController?
    /// The view controller that this one presents; nil for none.
    public private(set) final var presentedViewController: UIViewController?
    /// The view controller that presents this one; nil for none.
    public private(set) weak final var presentingViewController: UIViewController?
    /// Whether what it presents covers its view rather than the whole screen.
    open var definesPresentationContext = false
    /// The style in which the view controller is presented; automatic by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The animation of the presentation; without effect here.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss the view controller; false by default.
    open var isModalInPresentation = false
    /// The preferred size as a popover or sheet, in points; zero for none.
    open var preferredContentSize = CGSize.zero
    /// What a navigation bar shows while the view controller is on top.
    public final let navigationItem = UINavigationItem()
    /// What a tab bar shows for the view controller.
    open var tabBarItem: UITabBarItem! = UITabBarItem() {
        didSet { tabBarItem.observer = oldValue?.observer }
    }

    private var popover: UIPopoverPresentationController?
    private var sheet: UISheetPresentationController?

    /// The popover's anchor; nil unless ``modalPresentationStyle`` is a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        let controller = popover ?? UIPopoverPresentationController()
        popover = controller
        return controller
    }

    /// The sheet's heights and appearance; nil unless ``modalPresentationStyle`` is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet else { return nil }
        let controller = sheet ?? UISheetPresentationController()
        sheet = controller
        return controller
    }

    /// The stack of screens that it is in.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// Shows a controller: on top of the stack it is in, or before it.
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }

    /// The scene of a storyboard that the controller was made from; nil for none.
    public final var storyboardScene: StoryboardScene?
    private var hasLoadedScene = false

    /// Creates the view; unless overridden the one of its storyboard, or else an empty one of the screen's size.
    open func loadView() {
        loadScene()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// Creates the view if there is none yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        loadScene()
        viewDidLoad()
    }

    private func loadScene() {
        guard let storyboardScene, !hasLoadedScene else { return }
        hasLoadedScene = true
        storyboardScene.load()
    }

    /// Returns whether a segue that a control starts is performed; true unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed: the place to hand data to its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Called after the view was made.
    open func viewDidLoad() {}
    /// Called when the system runs out of memory; never here.
    open func didReceiveMemoryWarning() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view was shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is hidden.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was hidden.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view arranges what is in it.
    open func viewWillLayoutSubviews() {}
    /// Called after the view arranged what is in it.
    open func viewDidLayoutSubviews() {}

    /// Adds a view controller as a child.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Removes the view controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller is taken within another.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was taken within another.
    open func didMove(toParent parent: UIViewController?) {}

    /// Presents another view controller, modally.
    ///
    /// Nothing happens while there is one already, as on Apple's systems.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent !== self else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        viewControllerToPresent.viewWillAppear(flag)
        viewControllerToPresent.viewDidAppear(flag)
        completion?()
    }

    /// Dismisses the view controller that this one presents, or else this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let below = presentedViewController == nil ? presentingViewController : self
        // A controller within another stands for the outermost.
        if below == nil, let parent {
            return parent.dismiss(animated: flag, completion: completion)
        }
        if let gone = below?.presentedViewController {
            gone.viewWillDisappear(flag)
            below?.presentedViewController = nil
            gone.presentingViewController = nil
            gone.viewDidDisappear(flag)
        }
        completion?()
    }
}
