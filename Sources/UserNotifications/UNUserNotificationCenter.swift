@_exported import Foundation
import Synchronization

/// The notifications that an app wants to have shown.
///
/// Nothing shows notifications for a program on Linux: permission is not granted, and settings say denied, as on a phone
/// whose owner has said no. Requests are kept and listed as pending; none is ever delivered, which is said once on standard
/// error.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked: what is kept is behind the lock; the delegate is set and read by the app where it may.
    private static let shared = UNUserNotificationCenter()
    private let kept = Mutex(Kept())

    private struct Kept {
        var requests: [UNNotificationRequest] = []
        var categories: Set<UNNotificationCategory> = []
        var isTold = false
    }

    /// The delegate; never called here.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether content of the app's own would be shown; it would not.
    public let supportsContentExtensions = false

    private override init() { super.init() }

    /// Returns the center of the program.
    public class func current() -> UNUserNotificationCenter { shared }

    // MARK: Permission

    /// Asks whether notifications may be shown: they may not, and there is no error.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, nil) }
    }

    /// Asks whether notifications may be shown; returns false.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }

    /// Tells what may be shown: nothing.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }

    /// Returns what may be shown: nothing.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    // MARK: Requests

    /// Keeps a request, in the place of an earlier one of its identifier; it is not delivered.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }

    /// Keeps a request, in the place of an earlier one of its identifier; it is not delivered.
    public func add(_ request: UNNotificationRequest) async throws { keep(request) }

    private func keep(_ request: UNNotificationRequest) {
        let isNews = kept.withLock { kept in
            kept.requests.removeAll { $0.identifier == request.identifier }
            kept.requests.append(request)
            defer { kept.isTold = true }
            return !kept.isTold
        }
        guard isNews else { return }
        let text = "UserNotifications: notifications are kept and not delivered on this system\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// Calls a handler with the pending requests, in the order in which they were made.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = kept.withLock(\.requests)
        DispatchQueue.global().async { completionHandler(requests) }
    }

    /// Returns the pending requests, in the order in which they were made.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        kept.withLock(\.requests)
    }

    /// Forgets requests by their identifiers.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        kept.withLock { $0.requests.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Removes all pending requests.
    public func removeAllPendingNotificationRequests() { kept.withLock { $0.requests = [] } }

    /// Tells the notifications that were delivered: none.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Returns the notifications that were delivered: none.
    public func deliveredNotifications() async -> [UNNotification] { [] }

    /// Has no effect: none was delivered.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Has no effect: none was delivered.
    public func removeAllDeliveredNotifications() {}

    /// Has no effect: programs have no badge here.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }

    /// Has no effect: programs have no badge here.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    // MARK: Categories

    /// Keeps the kinds of notifications with the actions that they offer.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        kept.withLock { $0.categories = categories }
    }

    /// Tells the kinds of notifications that were set.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = kept.withLock(\.categories)
        DispatchQueue.global().async { completionHandler(categories) }
    }

    /// Returns the kinds of notifications that were set.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        kept.withLock(\.categories)
    }
}

/// The methods that a notification center calls on its delegate; nothing is delivered here, so none is called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification comes while the app is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)

    /// Called when the user has responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Called when a notification comes while the app is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Called when the user has responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Called when the app's settings of notifications are to be shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Default implementation: shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    /// Default implementation: calls the completion handler.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Default implementation: shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Default implementation: does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    /// Default implementation: does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
