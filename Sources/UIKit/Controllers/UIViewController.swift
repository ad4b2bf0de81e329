/// What keeps a view and lives as long as its screen.
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
    /// The controller it has put before itself.
    public private(set) final var presentedViewController: UIViewController?
    /// The controller it has been put before.
    public private(set) weak final var presentingViewController: UIViewController?
    /// Whether what it presents covers its view rather than the whole screen.
    open var definesPresentationContext = false
    /// How it is put before others.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the way there looks; all is there at once here.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether it cannot be dismissed but by the program.
    open var isModalInPresentation = false
    /// The size it would like to have as a popover or sheet; zero for no wish.
    open var preferredContentSize = CGSize.zero
    /// What a navigation bar shows while the view controller is on top.
    public final let navigationItem = UINavigationItem()

    private var popover: UIPopoverPresentationController?
    private var sheet: UISheetPresentationController?

    /// How it is shown as a popover; nil unless that is its style.
    open var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        let controller = popover ?? UIPopoverPresentationController()
        popover = controller
        return controller
    }

    /// How it is shown as a sheet; nil unless that is its style.
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

    /// Makes the view: an empty one as large as the screen unless overridden.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Makes the view if it has not been made.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called after the view was made.
    open func viewDidLoad() {}
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

    /// Takes a controller within this one.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Takes this controller out of the one it is within.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller is taken within another.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was taken within another.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts another controller before this one.
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

    /// Takes away the controller before this one, or this one from before another.
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
