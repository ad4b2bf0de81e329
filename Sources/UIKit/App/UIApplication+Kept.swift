// Services of a phone's system that a page does not have: stored, or without effect.

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// The number of the work.
    public let rawValue: Int
    /// Creates a name from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The availability of background refresh; programs here are never suspended.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

extension UIApplication {
    /// The minimum interval of background fetches.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// That an app never asks for news while it is not in front.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval
        .greatestFiniteMagnitude

    /// Begins a background task: all work continues in the background here.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Begins a background task: all work continues in the background here.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The time left for background work, in seconds: unlimited.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the app may work while it is not in front.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Sets the minimum interval of background fetches; there are none here.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Registers for remote notifications; none arrive here, and the delegate is not notified.
    public func registerForRemoteNotifications() {}
    /// Unregisters from remote notifications; has no effect here.
    public func unregisterForRemoteNotifications() {}
    /// Whether messages come: they do not.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Where a phone's status bar is: nowhere.
    public var statusBarFrame: CGRect { .zero }
    /// The style of a phone's status bar; there is none.
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }
    /// The orientation of the interface; always portrait here.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Whether a phone's status bar is hidden; there is none.
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }
    /// Ignores touches; they are not ignored here.
    public func beginIgnoringInteractionEvents() {}
    /// Stops ignoring touches; has no effect here.
    public func endIgnoringInteractionEvents() {}
    /// Whether the app may have another icon: it has none.
    public var supportsAlternateIcons: Bool { false }
    /// Sets another icon: there is none.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
    ) { completionHandler(CocoaError(.featureUnsupported)) }
    /// The direction in which the interface is read.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The size of text that the user prefers: the usual one, as the browser has its own.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// Calls a target's method, or that of the first responder in the chain that has it, from the key window.
    @discardableResult
    public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            action.perform(on: target as AnyObject, with: sender)
            return true
        }
        guard let view = sender as? UIResponder ?? keyWindow else { return false }
        action.performAlongChain(from: view)
        return true
    }
}
