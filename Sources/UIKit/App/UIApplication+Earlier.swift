// More of what a phone's system does for apps and a page does not: stored, or without effect.

extension UIApplication {
    /// The actions of the app's icon, nil for none; a page has no icon that offers any.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { nil }
        set {}
    }
    /// Whether files are open to the app: always here.
    public var isProtectedDataAvailable: Bool { true }
    /// Ends a scene; there is one here, which stays.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    /// Asks for notifications by their kinds: the delegate's answer of later systems counts.
    public func registerUserNotificationSettings(
        _ notificationSettings: UIUserNotificationSettings
    ) {}
    /// Removes all notifications of the earlier kind; there are none.
    public func cancelAllLocalNotifications() {}
    /// Begins to take remote controls of music; there are none here.
    public func beginReceivingRemoteControlEvents() {}
    /// Takes no remote controls of music any more.
    public func endReceivingRemoteControlEvents() {}

    /// Posted after the user has taken a picture of the screen; never here.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted after midnight and other changes of time; never here.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted after the app has started.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when files are open to the app; never here.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailableNotification")
    /// Posted before files are closed to the app; never here.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
    /// Posted after the app may work in the background, or may not; never here.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification =
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

/// What becomes of a scene when it ends.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options that say nothing.
    public override init() { super.init() }
}

/// The kinds of notifications that an app asked for before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The notifications that an app asked for before iOS 10.
@MainActor @preconcurrency open class UIUserNotificationSettings: NSObject {
    /// The kinds of notifications.
    public final let types: UIUserNotificationType

    /// Creates settings of kinds; there are no categories here.
    public init(types: UIUserNotificationType, categories: Set<NSObject>?) { self.types = types }
}

extension UIScene {
    /// Posted before a scene comes from the background; never here.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after a scene has gone to the background; never here.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted after a scene has come to the front; never here.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    /// Posted before a scene leaves the front; never here.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted before a scene is shown for the first time; never here.
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    /// Posted after a scene has ended; never here.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
}

extension UIDevice {
    /// Whether the device tells when something is near; there is no sensor here.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near: not known here.
    public var proximityState: Bool { false }
    /// Whether several apps run at once; they do here.
    public var isMultitaskingSupported: Bool { true }
    /// Plays the sound of a key; there is none here.
    public func playInputClick() {}
    /// Posted when something is near or is not any more; never here.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    /// Sets a property by its name: that of the orientation, which a page does not have, and others are passed over.
    public func setValue(_ value: Any?, forKey key: String) {}
}
