/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light, dark }

/// Whether there is little room along an axis, as on a phone, or more.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact, regular }

/// The direction in which an environment is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}

/// Whether colors are to be stronger.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The traits of an interface's environment: light or dark, its room, and the display's scale.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// Whether the interface is light or dark.
    public final let userInterfaceStyle: UIUserInterfaceStyle
    /// The number of pixels for each point; 0 if it is not specified.
    public final let displayScale: CGFloat
    /// Whether there is little room from left to right: less than 600 points.
    public final let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is little room from top to bottom: less than 480 points.
    public final let verticalSizeClass: UIUserInterfaceSizeClass

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
            traitCollections.last { $0.displayScale > 0 }?.displayScale ?? 0,
            width: traitCollections.last { $0.horizontalSizeClass != .unspecified }?
                .horizontalSizeClass ?? .unspecified,
            height: traitCollections.last { $0.verticalSizeClass != .unspecified }?
                .verticalSizeClass ?? .unspecified)
    }

    /// Creates traits that say how much room there is from left to right.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, 0, width: horizontalSizeClass)
    }

    /// Creates traits that say how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, 0, height: verticalSizeClass)
    }

    private init(
        _ userInterfaceStyle: UIUserInterfaceStyle, _ displayScale: CGFloat,
        width: UIUserInterfaceSizeClass = .unspecified,
        height: UIUserInterfaceSizeClass = .unspecified
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        horizontalSizeClass = width
        verticalSizeClass = height
    }

    /// The kind of device: a page's.
    public final var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The direction in which the interface is read: left to right here.
    public final var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// The size of text that the user prefers: the usual one, as the browser has its own.
    public final var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// Whether colors are to be stronger: not known here.
    public final var accessibilityContrast: UIAccessibilityContrast { .normal }

    /// Runs a closure that draws or asks for colors with the traits' appearance.
    public final func performAsCurrent(_ actions: () -> Void) {
        guard userInterfaceStyle != .unspecified else { return actions() }
        SystemAppearance.$isDark.withValue(userInterfaceStyle == .dark) { actions() }
    }

    /// The traits of what is being drawn or handled; light outside of that.
    public static var current: UITraitCollection {
        let style: UIUserInterfaceStyle = SystemAppearance.isDark ? .dark : .light
        guard MainThread.isCurrent else { return UITraitCollection(userInterfaceStyle: style) }
        let (scale, room) = MainActor.assumeIsolated {
            (UIScreen.main.scale, UIScreen.main.bounds.size)
        }
        return UITraitCollection(
            style, scale, width: room.width < 600 ? .compact : .regular,
            height: room.height < 480 ? .compact : .regular)
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
            && other.horizontalSizeClass == horizontalSizeClass
            && other.verticalSizeClass == verticalSizeClass
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
