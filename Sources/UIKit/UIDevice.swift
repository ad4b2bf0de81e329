/// The kinds of devices that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0, pad, tv, carPlay
    case mac = 5
}

/// Facts about the machine that the program runs on.
@MainActor @preconcurrency open class UIDevice: NSObject {
    /// The machine that the program runs on.
    public static let current = UIDevice()
    /// The kind of device: always a Mac, as interfaces are shown in windows here.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The host name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The name of the operating system: "Linux".
    open var systemName: String { "Linux" }
    /// The version of the operating system, as Foundation reports it.
    open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
}

/// Haptic feedback; machines that show maps here give none, so that nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    /// Creates a generator, which does nothing here.
    public override init() { super.init() }
    /// Prepares the hardware for feedback; does nothing here.
    open func prepare() {}
}

/// Haptic feedback for a collision; nothing happens here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and stiffness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    /// Creates a generator, which does nothing here, whatever the style.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Gives the feedback; does nothing here.
    open func impactOccurred() {}
}

/// Haptic feedback for a changed selection; nothing happens here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback for a changed selection; does nothing here.
    open func selectionChanged() {}
}

/// Haptic feedback for success, warning or failure; nothing happens here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The type of haptic feedback.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
    /// Gives the feedback; does nothing here.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether it is held in a way that interfaces are made for.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
    /// Whether a battery is charged.
    public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }
    /// The kind of device: "Mac", as interfaces are shown in windows here.
    public var model: String { "Mac" }
    /// The kind of device in the user's words.
    public var localizedModel: String { model }
    /// An identifier of the machine for apps of one vendor: none here.
    public var identifierForVendor: UUID? { nil }
    /// The orientation of the device; always portrait here.
    public var orientation: UIDeviceOrientation { .portrait }
    /// The charge of the battery, from 0 to 1; -1 where unknown, as here.
    public var batteryLevel: Float { -1 }
    /// Whether the battery is charged: that is not known.
    public var batteryState: BatteryState { .unknown }
    /// Whether the battery is watched; it is not.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Begins to tell how the device is held: it never says.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Tells no longer how the device is held.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Posted when the device is held in another way; never here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery is fuller or emptier; never here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
}

extension UIImpactFeedbackGenerator {
    /// Gives the feedback in a strength; does nothing here.
    public func impactOccurred(intensity: CGFloat) {}
}
