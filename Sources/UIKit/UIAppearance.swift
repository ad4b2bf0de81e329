/// A class whose views may all look alike.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with one object that says how all its views look.
///
/// Bars look as theirs says. What is set on the objects of other classes is kept, and changes nothing here.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}

/// The objects that say how views of a class look.
@MainActor private enum AppearanceProxies {
    static var views: [ObjectIdentifier: UIView] = [:]
    static let button = UIBarButtonItem()
    static let tab = UITabBarItem()
}

extension UIAppearance where Self: UIView {
    /// Returns the appearance proxy of the class; it has no effect here, except for bars.
    public static func appearance() -> Self {
        let key = ObjectIdentifier(Self.self)
        if let known = AppearanceProxies.views[key] as? Self { return known }
        let made = RegisteredViews.view(Self.self, size: .zero)
        AppearanceProxies.views[key] = made
        return made
    }

    /// Returns the appearance proxy for views within others; it has no effect here, except for bars.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { RegisteredViews.view(Self.self, size: .zero) }

    /// Returns the appearance proxy for some traits; it has no effect here, except for bars.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem {
    /// Returns the appearance proxy of bar buttons; it has no effect here.
    public class func appearance() -> UIBarButtonItem { AppearanceProxies.button }
    /// Returns the appearance proxy of buttons within some bars; it has no effect here.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
    /// Returns the appearance proxy of tab bar items; it has no effect here.
    public class func appearance() -> UITabBarItem { AppearanceProxies.tab }
    /// Sets the looks of the title for a state; those of the bar count here.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

/// The appearance of a bar button in one of its states; stored, but without effect here.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    /// The looks of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of bar buttons; stored, but without effect here.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state.
    public final let normal = UIBarButtonItemStateAppearance()
    /// The looks of a button that is pressed.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// The looks of a button that cannot be pressed.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// Creates the looks of a weight.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// Creates the default appearance.
    public override init() { super.init() }
}

/// How a tab looks in one of its states; of those of the usual one the color of the image is shown.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title; stored, but without effect here.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the image; nil for the system's.
    open var iconColor: UIColor?
    /// The color of the badge; stored, but without effect here.
    open var badgeBackgroundColor: UIColor?
}

/// The appearance of tabs.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
    /// The appearance in the normal state.
    public final let normal = UITabBarItemStateAppearance()
    /// The looks of the tab that is shown.
    public final let selected = UITabBarItemStateAppearance()
    /// The looks of a tab that cannot be chosen.
    public final let disabled = UITabBarItemStateAppearance()
    /// The looks of a tab that has the focus.
    public final let focused = UITabBarItemStateAppearance()
    /// Creates the default appearance.
    public override init() { super.init() }
}
