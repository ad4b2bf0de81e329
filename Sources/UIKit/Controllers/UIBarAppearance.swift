/// The looks of a bar: of them the background, the title's color and its font are shown.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// The color of the bar; nil for the system's.
    open var backgroundColor: UIColor?
    /// The color of the line at the bar's edge; stored, but not shown here.
    open var shadowColor: UIColor?
    /// The image of the line at the bar's edge; stored, but not shown here.
    open var shadowImage: UIImage?
    /// The image behind the bar; stored, but not shown here.
    open var backgroundImage: UIImage?
    /// The blur behind the bar; stored, but not shown here.
    open var backgroundEffect: UIBlurEffect?

    /// Creates the looks of the system.
    public override init() { super.init() }

    /// Sets the system's background.
    open func configureWithDefaultBackground() { backgroundColor = nil }
    /// Sets the system's background, opaque.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// Sets a background that what is below shows through.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title: its font and its color are shown.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title; titles are not large here.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of buttons; stored, but without effect here.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the back button; stored, but without effect here.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the button for the main action; stored, but without effect here.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Sets the image of the back button; here it is always an arrow.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {}
}

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of tabs with the title below the image; of them the usual color of the image is shown.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs with the title beside the image; stored, but without effect here.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs on a low screen; stored, but without effect here.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The background color of the selected tab; stored, but without effect here.
    open var selectionIndicatorTintColor: UIColor?
}

// One set of looks for all bars of a class, by which those that set none of their own look.
extension UINavigationBar {
    private static let shared = UINavigationBar(frame: .zero)

    /// Returns the bar whose looks all bars take that have none of their own.
    public class func appearance() -> UINavigationBar { shared }

    /// The looks that count: the bar's own, or those of all bars.
    var looks: (background: UIColor, title: [NSAttributedString.Key: Any]) {
        let common = Self.appearance()
        return (
            standardAppearance?.backgroundColor ?? barTintColor
                ?? common.standardAppearance?.backgroundColor ?? common.barTintColor
                ?? .systemBackground,
            standardAppearance?.titleTextAttributes ?? titleTextAttributes
                ?? common.standardAppearance?.titleTextAttributes ?? common.titleTextAttributes
                ?? [:]
        )
    }
}

extension UITabBar {
    private static let shared = UITabBar(frame: .zero)

    /// Returns the bar whose looks all bars take that have none of their own.
    public class func appearance() -> UITabBar { shared }

    /// The looks that count: the bar's own, or those of all bars.
    var looks: (background: UIColor, unselected: UIColor, isHidden: Bool) {
        let common = Self.appearance()
        return (
            standardAppearance?.backgroundColor ?? barTintColor
                ?? common.standardAppearance?.backgroundColor ?? common.barTintColor
                ?? .systemBackground,
            standardAppearance?.stackedLayoutAppearance.normal.iconColor ?? unselectedItemTintColor
                ?? common.standardAppearance?.stackedLayoutAppearance.normal.iconColor
                ?? common.unselectedItemTintColor ?? .systemGray,
            common.isHidden
        )
    }
}
