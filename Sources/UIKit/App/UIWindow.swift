/// The root of a tree of views, which shows a view controller's view.
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

    /// The scene that the window belongs to; nil for none.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.windows.removeAll { $0 === self }
            guard let windowScene, !windowScene.windows.contains(where: { $0 === self }) else {
                return
            }
            windowScene.windows.append(self)
        }
    }
    /// The level of the window; stored, but without effect here.
    open var windowLevel = Level.normal
    /// The screen of the window.
    open var screen: UIScreen { .main }
    /// Whether the window is the one that takes input.
    open private(set) var isKeyWindow = false

    /// Creates a window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        // Observers are not called while an initializer runs.
        windowScene.windows.append(self)
    }

    /// Called after the window has become the one that takes input.
    open func becomeKey() {
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }
    /// Called after another window has become the one that takes input.
    open func resignKey() {
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }
    /// Posted after a window has become the one that takes input.
    public static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    /// Posted after a window has stopped being the one that takes input.
    public static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
    /// Posted after a window was shown; never here.
    public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; never here.
    public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")

    /// Makes the window the one that takes input.
    open func makeKey() {
        guard !isKeyWindow else { return UIApplication.shared.add(self) }
        for window in UIApplication.shared.windows where window.isKeyWindow {
            window.isKeyWindow = false
            window.resignKey()
        }
        isKeyWindow = true
        UIApplication.shared.add(self)
        becomeKey()
    }

    /// Shows the window and tells the root view controller that its view appears.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }
}

/// The properties of a display.
@MainActor @preconcurrency open class UIScreen: NSObject {
    /// The main screen; as there is no display, one of a common size.
    public static let main = UIScreen()

    /// The size in points: a common phone's, unless the program that shows maps sets another.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// The number of pixels for each point.
    open var scale: CGFloat = 2
}

extension UIScreen {
    /// The rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels for each point.
    public var nativeScale: CGFloat { scale }
    /// The brightness of the screen, from 0 to 1; setting it has no effect.
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    /// Whether somebody records the screen: not known here.
    public var isCaptured: Bool { false }
    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }
    /// The points of the screen, however it is held.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The points of the screen.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// All screens: the main one.
    public static var screens: [UIScreen] { [main] }
    /// The traits of the screen.
    public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
}

/// A plane of points, with its own rectangle.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the plane in its own points.
    var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}

extension UIWindow {
    /// The level of a window in front of others; there is one here.
    public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
        /// The height of the level.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Returns whether the left level is behind the right one.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// Returns a level that is higher by a difference.
        public static func + (level: Level, difference: CGFloat) -> Level {
            Level(rawValue: level.rawValue + difference)
        }
        /// Returns a level that is lower by a difference.
        public static func - (level: Level, difference: CGFloat) -> Level {
            Level(rawValue: level.rawValue - difference)
        }
        /// The default level.
        public static let normal = Level(rawValue: 0)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
        /// The level of a phone's status bar.
        public static let statusBar = Level(rawValue: 1000)
    }
}
