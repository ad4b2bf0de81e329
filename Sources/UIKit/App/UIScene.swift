/// A part of an app's interface that the system shows; here an app has one.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// The options with which a scene is connected; here there are none.
    @MainActor @preconcurrency open class ConnectionOptions: NSObject {
        /// The URLs that the scene is to open.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// What the user was doing on another device; nothing here.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The shortcut that the scene was begun by; there is none here.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// Whether a scene is shown.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2
    }

    /// The information about the scene that outlives it.
    public final let session: UISceneSession
    /// The delegate that is notified of the scene's life cycle.
    open var delegate: (any UISceneDelegate)?
    /// The title that the user sees when scenes are chosen.
    open var title: String! = ""
    /// Whether the scene is shown; it is in front once its window is.
    open internal(set) var activationState = ActivationState.unattached

    /// Creates a scene for a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// A URL that a scene is to open.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
    /// The URL to open.
    public final let url: URL

    init(url: URL) { self.url = url }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The windows of the scene, in the order in which they were made.
    open internal(set) var windows: [UIWindow] = []
    /// The window that is shown; nil before one is.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The points of the scene, which are those of the screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { .current }
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }
    /// The bar at the top of the screen, which a page has not.
    open var statusBarManager: UIStatusBarManager? { nil }
    /// How the scene is held: upright.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// The bar at the top of a screen.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
    /// Where the bar is, in points.
    open var statusBarFrame: CGRect { .zero }
    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { true }
    /// How the bar looks.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeRight = 3, landscapeLeft = 4

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The information about a scene that outlives it.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a role of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of an app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public final let role: Role
    /// What the scene was made with.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene; nil before it is connected.
    open internal(set) weak var scene: UIScene?
    /// An identifier that stays the same while the app runs.
    public final let persistentIdentifier = UUID().uuidString

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// The classes that a scene is made of.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
    /// The name of the configuration; nil for none.
    public final let name: String?
    /// The purpose of the scene.
    public final let role: UISceneSession.Role
    /// The class of the scene; nil for ``UIWindowScene``.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate; nil for the app's class `SceneDelegate`, if it has one.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// What an app does when a scene is connected, comes to the front and ends.
///
/// Every method has a default that does nothing, as Objective-C's optional methods have.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is added to the app: the place to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene was removed from the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has come to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to come from the background.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has gone to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asks the scene to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Default implementation: does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Default implementation: does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Default implementation: does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Default implementation: does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Default implementation: does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Default implementation: does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Default implementation: does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene; nil for none.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Default implementation: nil.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
