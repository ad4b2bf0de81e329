/// What a navigation bar shows while a view controller is on top.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// Called when the bar is to look different.
    final var observer: (() -> Void)?

    /// The title in the center of the bar; nil for the view controller's own.
    open var title: String? { didSet { observer?() } }
    /// A view that is shown instead of the title; nil for the title.
    open var titleView: UIView? { didSet { observer?() } }
    /// The search controller of the screen; nil for none.
    open var searchController: UISearchController?
    /// Whether the search bar is hidden while the screen is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// The buttons at the left of the bar, from left to right.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { observer?() } }
    /// The buttons at the right of the bar, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { observer?() } }
    /// The button that leads back to this screen, of which the title counts; nil for the screen's title.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to this screen; nil for the screen's title.
    open var backButtonTitle: String?
    /// How the button that leads back looks; it has its title here.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether there is no button that leads back from this screen; false by default.
    open var hidesBackButton = false { didSet { observer?() } }
    /// Whether left buttons are shown beside the back button; here they always are.
    open var leftItemsSupplementBackButton = false
    /// Whether the title is large; titles are not large here.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// A line above the title; stored, but not shown here.
    open var prompt: String?
    /// The appearance of the bar while the screen is on top, nil for the bar's own; stored, but without effect here.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance of the bar above the start of scrolled content; stored, but without effect here.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance of the bar on a low screen; stored, but without effect here.
    open var compactAppearance: UINavigationBarAppearance?

    /// Creates what a bar shows, with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// Creates what a bar shows, without a title.
    public override init() { super.init() }

    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    /// The appearance of a back button.
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

    /// Shows or hides the button that leads back; here without animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    /// Replaces the first button on the left; here without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    /// Replaces the first button on the right; here without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    /// Replaces the buttons on the left; here without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// Replaces the buttons on the right; here without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

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

/// A button in a navigation bar or toolbar.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
    /// The title of the button; nil for none.
    open var title: String?
    /// The image of the button; nil for none.
    open var image: UIImage?
    /// The action for a tap on the button; nil for none.
    open var primaryAction: UIAction?
    /// The menu that a tap shows if there is no action, and a long press otherwise; nil for none.
    open var menu: UIMenu?
    /// A view that is shown instead of the button; nil for the button itself.
    open var customView: UIView?
    /// Whether the button can be tapped; true by default.
    open var isEnabled = true
    /// The color of the button; nil for that of the bar.
    open var tintColor: UIColor?
    /// The width of a space in points; 0 for a flexible one.
    open var width: CGFloat = 0
    /// The weight of the title.
    open var style = Style.plain
    /// A number that the app gives the item.
    open var tag = 0
    /// The text that assistive technologies read; nil for the title.
    open var accessibilityLabel: String?
    /// The identifier by which interface tests find the item; nil for none.
    open var accessibilityIdentifier: String?
    /// The text that describes the result of a tap for assistive technologies; nil for none.
    open var accessibilityHint: String?
    /// Whether it is room between others.
    final var isSpace = false
    /// How far the image is from its place; stored, but without effect here.
    open var imageInsets = UIEdgeInsets.zero
    /// The image where the screen is low; stored, but not shown here.
    open var landscapeImagePhone: UIImage?
    /// Whether the item is not shown; stored, but without effect here.
    open var isHidden = false
    /// Whether the item is selected; stored, but without effect here.
    open var isSelected = false
    /// Titles that the item may get, of which the longest counts for its width; stored, but without effect here.
    open var possibleTitles: Set<String>?
    /// Sets the image behind the item for a state; items have none here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Sets the image behind the item that leads back; it has none here.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Sets how far the title of the item that leads back is from its place; it stays there here.
    open func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {}
    /// Sets how far the title is from its place; it stays there here.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Creates a button with an image, and one for low screens, that calls a target's method.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Sets the looks of the title for a state; those of the bar count here.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}

    /// Creates a button without title, image or action.
    public override init() { super.init() }

    /// Creates a button of the system with an action and a menu.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        if let primaryAction { self.primaryAction = primaryAction }
        self.menu = menu
    }

    /// Creates a button with an action; title and image are the action's unless given.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Creates a button with a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// The object that the action is called on; nil for the first in the chain of responders that has it.
    open weak var target: AnyObject? { didSet { followTarget() } }
    /// The method that a tap calls; nil for none.
    open var action: Selector? { didSet { followTarget() } }

    /// Creates a button that calls a target's method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        follow(target, action)
    }

    /// Creates a button with an image that calls a target's method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        follow(target, action)
    }

    /// Creates one of the system's buttons, which calls a target's method.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        show(systemItem)
        follow(target, action)
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

extension UIBarButtonItem {
    /// Shows a symbol; it changes at once.
    public func setSymbolImage(_ image: UIImage, contentTransition: NSSymbolContentTransition) {
        self.image = image
    }
}

/// The movement by which one symbol becomes another; here it changes at once.
public struct NSSymbolContentTransition: Sendable {
    /// One symbol in place of the other.
    public static let replace = NSSymbolContentTransition()
    /// The movement that suits the symbols.
    public static let automatic = NSSymbolContentTransition()
}
