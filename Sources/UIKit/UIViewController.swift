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
        set { loadedView = newValue }
    }

    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }
    /// What the screen is called.
    open var title: String?
    /// The controllers within it.
    public private(set) final var children: [UIViewController] = []
    /// The controller it is within.
    public private(set) weak final var parent: UIViewController?
    /// The controller it has put before itself.
    public private(set) final var presentedViewController: UIViewController?
    /// The controller it has been put before.
    public private(set) weak final var presentingViewController: UIViewController?
    /// Whether what it presents covers its view rather than the whole screen.
    open var definesPresentationContext = false
    /// What bars say of it.
    public final let navigationItem = UINavigationItem()

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
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
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

/// What a bar says of a screen.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// The title.
    open var title: String?
    /// A view in the place of the title.
    open var titleView: UIView?
    /// The search that belongs to the screen.
    open var searchController: UISearchController?
    /// Whether the search bar goes away while the screen is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The first button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// A button on a bar.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// What is done when it is tapped.
    open var primaryAction: UIAction?
    /// A view in its place.
    open var customView: UIView?
    /// Whether it can be used.
    open var isEnabled = true

    /// Creates a button without title.
    public override init() { super.init() }

    /// Creates a button that does something.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

/// The outermost view.
open class UIWindow: UIView {
    /// The controller whose view fills it.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }

    /// Shows the window.
    open func makeKeyAndVisible() {
        isHidden = false
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }
}

/// A screen.
@MainActor @preconcurrency open class UIScreen: NSObject {
    /// The screen there is: none, of a common size.
    public static let main = UIScreen()

    /// Its size, in points: that of a common phone unless the program that shows maps says otherwise.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels for each point.
    open var scale: CGFloat = 2
}
