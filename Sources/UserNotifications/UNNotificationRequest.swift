import CoreLocationValues
import Foundation

/// When a notification is to be delivered; none is here.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// Whether it is delivered again and again.
    public final let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger by a span of time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked as the class above; nothing changes.
    /// The span in seconds.
    public let timeInterval: TimeInterval
    private let start = Date()

    /// Creates a trigger; one that repeats needs at least 60 seconds on Apple's systems.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns when the span is over, counted from when the trigger was made; nil if that is past.
    public func nextTriggerDate() -> Date? {
        let date = start.addingTimeInterval(timeInterval)
        guard date < Date() else { return date }
        guard repeats, timeInterval > 0 else { return nil }
        let spans = (Date().timeIntervalSince(start) / timeInterval).rounded(.up)
        return start.addingTimeInterval(spans * timeInterval)
    }
}

/// A trigger by a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked as the class above; nothing changes.
    /// The parts of the date that have to be so.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date of which the parts are so; nil for none.
    public func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A trigger by the border of a region.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked as the class above; nothing changes.
    /// The region.
    public let region: CLRegion

    /// Creates a trigger.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

/// A trigger by a message from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked as the class above; nothing changes.
}

/// A notification that is to be shown.
public final class UNNotificationRequest: NSObject, Sendable {
    /// The name of the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// When it is to be delivered; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request; later changes of the content do not count.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that was delivered; there is none here.
public final class UNNotification: NSObject, Sendable {
    /// The time of delivery.
    public let date: Date
    /// The request that the notification comes from.
    public let request: UNNotificationRequest

    package init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// The user's response to a notification; never made here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The notification.
    public final let notification: UNNotification
    /// The identifier of the action that the user chose.
    public final let actionIdentifier: String

    package init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The action of opening the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notification offers to do.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The name of the action.
    public final let identifier: String
    /// The title of the action.
    public final let title: String
    /// The behavior of the action.
    public final let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// The behavior of a notification's action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device has to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action is destructive.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The action opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notifications, with the actions that they offer.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The name of the kind.
    public let identifier: String
    /// The actions of the category.
    public let actions: [UNNotificationAction]
    /// The intents of the app's assistant; stored, but without effect here.
    public let intentIdentifiers: [String]
    /// The behavior of the category.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }
}

/// The behavior of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified when one is dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// They are shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}
