/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light, dark }

/// The traits of an interface's environment: light or dark, and the display's scale.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// Whether the interface is light or dark.
    public final let userInterfaceStyle: UIUserInterfaceStyle
    /// The number of pixels for each point; 0 if it is not specified.
    public final let displayScale: CGFloat

    /// Creates traits in which nothing is specified.
    public override convenience init() { self.init(.unspecified, 0) }

    /// Creates traits that say whether the interface is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, 0)
    }

    /// Creates traits that say how many pixels a point has.
    public convenience init(displayScale: CGFloat) { self.init(.unspecified, displayScale) }

    /// Creates traits that say what any of some say; the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
                ?? .unspecified,
            traitCollections.last { $0.displayScale > 0 }?.displayScale ?? 0)
    }

    private init(_ userInterfaceStyle: UIUserInterfaceStyle, _ displayScale: CGFloat) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }

    /// The traits of what is being drawn or handled; light outside of that.
    public static var current: UITraitCollection {
        let style: UIUserInterfaceStyle = SystemAppearance.isDark ? .dark : .light
        guard MainThread.isCurrent else { return UITraitCollection(userInterfaceStyle: style) }
        return UITraitCollection(style, MainActor.assumeIsolated { UIScreen.main.scale })
    }

    /// Returns whether colors that follow the appearance are others than with other traits.
    public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?)
        -> Bool
    { traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true }

    /// Returns traits that say the same.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other has the same traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.userInterfaceStyle == userInterfaceStyle && other.displayScale == displayScale
    }

    /// A hash of the traits, equal for equal collections.
    open override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
}

extension UIView {
    /// The traits of the environment, which are those of what is being drawn or handled.
    public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
    /// The traits of the environment, which are those of what is being drawn or handled.
    public var traitCollection: UITraitCollection { .current }
}
