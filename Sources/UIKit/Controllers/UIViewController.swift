/// A controller of a view and of its place in the app's interface.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    /// Creates a controller whose view is made when it is first asked for: by the file of that name, or one called as its class
    /// is, with or without "Controller", if the module has such a file; see ``UINib``.
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        super.init()
    }

    /// Creates a controller whose view is made when it is first asked for.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Restores a controller from an archive, which holds nothing.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// The name of the file that the view is made by, as it was given; nil for none.
    public final let nibName: String?
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
    /// The content of a navigation bar while the view controller is on top.
    public final let navigationItem = UINavigationItem()
    /// What a tab bar shows for the view controller.
    open var tabBarItem: UITabBarItem! = UITabBarItem() {
        didSet { tabBarItem.observer = oldValue?.observer }
    }

    /// What the toolbar of a stack shows for the view controller; nil for nothing.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationItem.observer?() } }
    /// Whether the tab bar is hidden while the view controller is on a stack; false by default.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view extends below bars; stored, but no view does here.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view extends below opaque bars; stored, but without effect here.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether scrolled content is inset by bars; stored, but nothing is below them here.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Additional insets of the safe area; stored, but without effect here.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Whether the interface is to be light or dark; unspecified to follow the page.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The object that gives movements of a presentation, which is not asked; not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the controller edits what it shows.
    open var isEditing = false
    /// The style of a phone's status bar; there is no such bar here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether a phone's status bar is hidden; there is none here.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which a phone's status bar appears and disappears.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the line at a phone's lower edge is hidden; there is none here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The ways to hold a phone that the interface is made for; the page has one.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// The way to hold a phone in which the interface is shown first; the page has one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The controller that says how the status bar looks; there is none here.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller that says whether there is a status bar; there is none here.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether it determines the status bar's style while it is presented; stored, but without effect here.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The identifier for state restoration; stored, but without effect here.
    open var restorationIdentifier: String?
    /// Tells a controller in this one that its view is about to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
        comes = isAppearing
    }
    /// Tells a controller in this one that its view has come or gone.
    open func endAppearanceTransition() {
        guard let comes else { return }
        self.comes = nil
        comes ? viewDidAppear(false) : viewDidDisappear(false)
    }
    private var comes: Bool?
    /// Asks for whether the line at the bottom is hidden; there is none here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Overrides the traits of a child controller; without effect here.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    /// Whether the interface turns with the phone.
    open var shouldAutorotate: Bool { true }

    /// Says that the status bar is to look different; there is none here.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Begins or ends editing; here without animation.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// A button that begins and ends editing.
    open private(set) lazy var editButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        item.primaryAction = UIAction { [weak self, weak item] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
            item?.show(isEditing ? .done : .edit)
            navigationItem.observer?()
        }
        return item
    }()

    private var popover: UIPopoverPresentationController?
    private var sheet: UISheetPresentationController?
    private var presentation: UIPresentationController?

    /// The controller of the presentation.
    open var presentationController: UIPresentationController? {
        if let special = popoverPresentationController ?? sheetPresentationController {
            return special
        }
        let controller =
            presentation
            ?? UIPresentationController(
                presentedViewController: self, presenting: presentingViewController)
        presentation = controller
        return controller
    }

    /// The popover's anchor; nil unless ``modalPresentationStyle`` is a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        let controller =
            popover
            ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        popover = controller
        return controller
    }

    /// The sheet's heights and appearance; nil unless ``modalPresentationStyle`` is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet else { return nil }
        let controller =
            sheet ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
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

    /// Shows a controller as the details of this one: in the last column, or as ``show(_:sender:)`` does.
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        if let columns = splitViewController {
            columns.showDetailViewController(controller, sender: sender)
        } else {
            show(controller, sender: sender)
        }
    }

    /// The scene of a storyboard that the controller was made from; nil for none.
    public final var storyboardScene: StoryboardScene?
    private var hasLoadedScene = false

    /// Creates the view; unless overridden the one of its storyboard, or else an empty one of the screen's size.
    open func loadView() {
        loadScene()
        if loadedView == nil { loadNib() }
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// Creates the view if there is none yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        loadScene()
        viewDidLoad()
    }

    private func loadNib() {
        let path = String(reflecting: type(of: self)).split(separator: ".").map(String.init)
        guard let module = path.first, let name = path.last else { return }
        let suffix = "Controller"
        let short = name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []
        for name in nibName.map({ [$0] }) ?? short + [name]
        where UINib.objects(name, of: module, owner: self) != nil { return }
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
    /// Called while the view is being shown, after it was arranged; never called here.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called before the size of the view changes; never called here, where it is arranged anew at once.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called before the traits change; never called here.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called after the interface has become dark or light.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called after the safe area insets have changed; never called here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the margins have changed; never called here.
    open func viewLayoutMarginsDidChange() {}
    /// Brings constraints up to date: those of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Whether the controller is being presented; presentations are over at once here.
    open var isBeingPresented: Bool { false }
    /// Whether the controller is being dismissed: true while its disappearance is reported.
    open internal(set) var isBeingDismissed = false
    /// Whether the controller is being taken into another; that is over at once here.
    open var isMovingToParent: Bool { false }
    /// Whether the controller is being removed from its parent: true while its disappearance is reported.
    open internal(set) var isMovingFromParent = false

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
            gone.isBeingDismissed = true
            gone.viewWillDisappear(flag)
            below?.presentedViewController = nil
            gone.presentingViewController = nil
            gone.viewDidDisappear(flag)
            gone.isBeingDismissed = false
        }
        completion?()
    }
}
