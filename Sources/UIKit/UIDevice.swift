/// What kind of machine an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0, pad, tv, carPlay
    case mac = 5
}

/// The machine that the program runs on.
@MainActor @preconcurrency open class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()
    /// What kind it is: one with large windows.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// What it is called.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// What its system is called.
    open var systemName: String { "Linux" }
    /// The version of its system.
    open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
}

/// Lets people feel that something has happened, on machines that can; there is none here, and nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Gets it ready.
    open func prepare() {}
}

/// Lets people feel a knock; nothing happens here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it knocks.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    /// Creates a generator.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Knocks.
    open func impactOccurred() {}
}

/// Lets people feel that a choice has changed; nothing happens here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Says that it has changed.
    open func selectionChanged() {}
}
