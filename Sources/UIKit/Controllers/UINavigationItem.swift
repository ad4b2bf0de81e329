/// What a bar says of a screen.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// Called when the bar is to look different.
    final var observer: (() -> Void)?

    /// The title.
    open var title: String? { didSet { observer?() } }
    /// A view in the place of the title.
    open var titleView: UIView? { didSet { observer?() } }
    /// The search that belongs to the screen.
    open var searchController: UISearchController?
    /// Whether the search bar goes away while the screen is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { observer?() } }
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { observer?() } }
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
