/// A button of a tab bar: a title and an image.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
    /// The items that the system has words and images for.
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed

        fileprivate var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }

    /// Called when the bar is to look different.
    final var observer: (() -> Void)?
    /// The title of the item; nil for the view controller's own.
    open var title: String? { didSet { observer?() } }
    /// The image of the item; nil for none.
    open var image: UIImage? { didSet { observer?() } }
    /// The image of the item while it is selected; nil for the same.
    open var selectedImage: UIImage? { didSet { observer?() } }
    /// The text of the badge; nil for none.
    open var badgeValue: String? { didSet { observer?() } }
    /// The color of the badge; nil for the system's red.
    open var badgeColor: UIColor? { didSet { observer?() } }
    /// How far the image is from its place; stored, but without effect here.
    open var imageInsets = UIEdgeInsets.zero
    /// How far the title is from its place; stored, but without effect here.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image of the item where the screen is low; stored, but not shown here.
    open var landscapeImagePhone: UIImage?
    private var badgeLooks: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the looks of the badge's text for a state; stored, but without effect here.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeLooks[state.rawValue] = textAttributes }
    /// Returns the looks of the badge's text for a state; nil for none.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeLooks[state.rawValue]
    }
    /// Whether the item can be selected; true by default.
    open var isEnabled = true { didSet { observer?() } }
    /// A number that the app gives the item.
    open var tag = 0

    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Creates an item from a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item from a title, an image and the image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates an item with the system's words and image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(
            title: systemItem.look.title, image: UIImage(systemName: systemItem.look.symbol),
            tag: tag)
    }
}
