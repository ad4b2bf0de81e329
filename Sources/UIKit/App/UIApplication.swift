/// The running program: its state, and a way to open URLs.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// The only instance, which represents this program.
    public static let shared = UIApplication()

    /// Whether the program is active, inactive or in the background.
    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// Keys of the options of ``open(_:options:completionHandler:)``.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The option that a URL is opened only by an app that has claimed it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "universalLinksOnly")
    }

    /// A closure that opens URLs and returns whether it could; nil if nothing opens them.
    public var opener: (@MainActor (URL) -> Bool)?

    /// Active: a program that is shown is in front.
    open var applicationState: State { .active }
    /// The delegate of the app; nil for a program without one.
    open var delegate: (any UIApplicationDelegate)?
    /// The windows of the app that were shown, and those of its scenes.
    open var windows: [UIWindow] {
        var windows = shownWindows.compactMap(\.window)
        for case let scene as UIWindowScene in connectedScenes {
            for window in scene.windows where !windows.contains(where: { $0 === window }) {
                windows.append(window)
            }
        }
        return windows
    }
    /// The window that takes input; nil before one does.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The scenes of the app.
    open internal(set) var connectedScenes: Set<UIScene> = []
    /// The sessions of the app's scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether the app may have several scenes: no.
    open var supportsMultipleScenes: Bool { false }
    /// Whether interaction is ignored: it never is here.
    open var isIgnoringInteractionEvents: Bool { false }

    private struct ShownWindow {
        weak var window: UIWindow?
    }
    private var shownWindows: [ShownWindow] = []

    /// Notes a window that is shown.
    final func add(_ window: UIWindow) {
        shownWindows.removeAll { $0.window == nil || $0.window === window }
        shownWindows.append(ShownWindow(window: window))
    }
    /// The number on the app's icon; stored, but there is no icon here.
    open var applicationIconBadgeNumber = 0
    /// Whether the network indicator of a phone is shown; stored, but without effect here.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether the screen stays on without input; stored, but without effect here.
    open var isIdleTimerDisabled = false

    /// Returns whether a URL can be opened: whether the host has set an opener.
    open func canOpenURL(_ url: URL) -> Bool { opener != nil }

    /// Opens a URL by the host's opener, and tells the closure whether it could.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isDone = opener?(url) ?? false
        completion?(isDone)
    }

    /// The URL of the app's settings; nothing opens it here.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Posted when the program comes to the front.
    public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
    /// Posted when the program is about to leave the front.
    public nonisolated static let willResignActiveNotification = named("WillResignActive")
    /// Posted when the program has gone to the background.
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
    /// Posted when the program is about to come from the background.
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    /// Posted when the program is about to end.
    public nonisolated static let willTerminateNotification = named("WillTerminate")
    /// Posted when the system runs out of memory; never here.
    public nonisolated static let didReceiveMemoryWarningNotification = named(
        "DidReceiveMemoryWarning")

    private nonisolated static func named(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication\(event)Notification")
    }
}
