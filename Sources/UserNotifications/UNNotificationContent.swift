import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked: only the mutable subclass changes, and its owner synchronizes that.
    fileprivate var words = Words()

    struct Words {
        var (title, subtitle, body) = ("", "", "")
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var (category, thread, summary, target) = ("", "", "", String?.none)
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
    }

    /// The title: the first line.
    open var title: String { words.title }
    /// The subtitle: the second line.
    open var subtitle: String { words.subtitle }
    /// The body text.
    open var body: String { words.body }
    /// The number at the app's icon; nil to leave it.
    open var badge: NSNumber? { words.badge }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { words.sound }
    /// What the app keeps with it.
    open var userInfo: [AnyHashable: Any] { words.userInfo }
    /// The kind that decides which actions are offered.
    open var categoryIdentifier: String { words.category }
    /// What it is grouped by.
    open var threadIdentifier: String { words.thread }
    /// The text that represents it in a group's summary.
    open var summaryArgument: String { words.summary }
    /// The scene that it opens; nil for any.
    open var targetContentIdentifier: String? { words.target }
    /// The attached images and other files.
    open var attachments: [UNNotificationAttachment] { words.attachments }
    /// The urgency of the notification.
    open var interruptionLevel: UNNotificationInterruptionLevel { words.level }
    /// How much it matters, from 0 to 1.
    open var relevanceScore: Double { words.relevance }

    /// Returns content that says the same and can be changed.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.words = words
        return copy
    }

    /// Returns content that says the same and cannot be changed.
    open override func copy() -> Any {
        let copy = UNNotificationContent()
        copy.words = words
        return copy
    }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // Unchecked: the owner synchronizes changes.
    /// The first line.
    open override var title: String {
        get { words.title }
        set { words.title = newValue }
    }
    /// The subtitle: the second line.
    open override var subtitle: String {
        get { words.subtitle }
        set { words.subtitle = newValue }
    }
    /// The body text.
    open override var body: String {
        get { words.body }
        set { words.body = newValue }
    }
    /// The number at the app's icon; nil to leave it.
    open override var badge: NSNumber? {
        get { words.badge }
        set { words.badge = newValue }
    }
    /// The sound; nil for none.
    open override var sound: UNNotificationSound? {
        get { words.sound }
        set { words.sound = newValue }
    }
    /// What the app keeps with it.
    open override var userInfo: [AnyHashable: Any] {
        get { words.userInfo }
        set { words.userInfo = newValue }
    }
    /// The kind that decides which actions are offered.
    open override var categoryIdentifier: String {
        get { words.category }
        set { words.category = newValue }
    }
    /// What it is grouped by.
    open override var threadIdentifier: String {
        get { words.thread }
        set { words.thread = newValue }
    }
    /// The text that represents it in a group's summary.
    open override var summaryArgument: String {
        get { words.summary }
        set { words.summary = newValue }
    }
    /// The scene that it opens; nil for any.
    open override var targetContentIdentifier: String? {
        get { words.target }
        set { words.target = newValue }
    }
    /// The attached images and other files.
    open override var attachments: [UNNotificationAttachment] {
        get { words.attachments }
        set { words.attachments = newValue }
    }
    /// The urgency of the notification.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { words.level }
        set { words.level = newValue }
    }
    /// How much it matters, from 0 to 1.
    open override var relevanceScore: Double {
        get { words.relevance }
        set { words.relevance = newValue }
    }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0, active, timeSensitive, critical
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name of the sound file.
    public let rawValue: String
    /// Creates a name of a file.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name of a file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound of a notification; none is heard here.
public final class UNNotificationSound: NSObject, Sendable {
    private enum Kind: Hashable { case standard, critical, ringtone, file(UNNotificationSoundName) }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a sound of a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(.file(name)) }

    /// The default sound.
    public class var `default`: UNNotificationSound { UNNotificationSound(.standard) }
    /// The system's sound that is heard though the device is silent.
    public class var defaultCritical: UNNotificationSound { UNNotificationSound(.critical) }
    /// The system's sound of a call.
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound(.ringtone) }

    /// Whether the other is the same sound.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationSound)?.kind == kind
    }

    /// A hash that is equal for equal sounds.
    public override var hash: Int { kind.hashValue }
}

/// A file that a notification shows.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The name of the attachment.
    public let identifier: String
    /// The URL of the file.
    public let url: URL

    /// Creates an attachment of a file.
    ///
    /// - Throws: ``UNError`` if there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
    }
}
