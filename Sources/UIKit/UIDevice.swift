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
