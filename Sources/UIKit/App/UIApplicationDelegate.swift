/// What an app does when it starts, comes to the front and ends.
///
/// Every method has a default that does nothing, as Objective-C's optional methods have.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes; nil where scenes have their own.
    var window: UIWindow? { get set }

    /// Called before the app's state is restored; false if the options cannot be handled.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has started; false if the options cannot be handled.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when an app that takes no options has started.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app has come to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the app is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has gone to the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app is about to come from the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when the system runs out of memory; never here.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Asks the app to open a URL; whether it did.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The configuration for a new scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes; never here.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The orientations for a window; those of its screen do not change here.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called when the app is registered for remote notifications; never here.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app cannot be registered for remote notifications.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// Default implementation: nil, as the app's scenes have windows of their own.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Default implementation: returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Default implementation: returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Default implementation: does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Default implementation: does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Default implementation: does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Default implementation: does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Default implementation: does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Default implementation: does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Default implementation: does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Default implementation: returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    /// Default implementation: returns the session's own configuration.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Default implementation: does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    /// Default implementation: returns all orientations.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// Default implementation: does nothing.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Default implementation: does nothing.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

extension UIApplication {
    /// Keys of the launch options of an app; here there are none.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that the app is to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The event of Core Location that the app was started for.
        public static let location = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The remote notification that the app was started for.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The app that asked for the start.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }

    /// Keys of the options with which an app opens a URL.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that sent the request.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list that the app gave along.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the document has to be copied before it is used.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

/// The orientations that a screen supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The corresponding raw value, one bit an orientation.
    public let rawValue: UInt
    /// Creates a set of orientations from the raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The portrait orientation.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// The portrait orientation, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// With the top at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// With the top at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// A launch option's key, by the name that it had before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
