import Foundation

/// The kinds of notifications that an app asks permission for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Playing sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text on the screen.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Showing notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds though the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Notifications without a question, shown quietly.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Notifications that are read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Time-sensitive notifications.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Whether notifications may be shown.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, denied, authorized, provisional, ephemeral
}

/// Whether a way of showing notifications is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }

/// The presentation style of alerts.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }

/// The notification settings of the app: nothing is shown here.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether notifications may be shown: denied.
    public var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Whether there are sounds: no.
    public var soundSetting: UNNotificationSetting { .notSupported }
    /// Whether there is a number at the app's icon: no.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// Whether there are texts on the screen: no.
    public var alertSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are listed: no.
    public var notificationCenterSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are shown on a locked screen: no.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are shown in a car: no.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether there are sounds though the device is silent: no.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications that cannot wait are shown at once: no.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// The presentation style of alerts: none here.
    public var alertStyle: UNAlertStyle { .none }
}

/// The presentation of a notification while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With a number at the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Plays the sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// With a text on the screen, as before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Shows the notification in the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// With a text on the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The domain of errors about notifications.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification cannot be shown.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// The kinds of failure.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }
    /// The kind of failure.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { UNErrorDomain }
    /// The raw value of ``code``.
    public var errorCode: Int { code.rawValue }
}
