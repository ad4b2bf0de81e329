import Foundation
import Testing
import UserNotifications

/// Notifications are kept and never delivered, and whoever asks is told so.
@Suite(.serialized) struct NotificationTests {
    private let center = UNUserNotificationCenter.current()

    private func request(_ name: String, title: String) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        content.userInfo = ["place": 7]
        defer { content.title = "changed later" }
        return UNNotificationRequest(
            identifier: name, content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    }

    @Test func permissionIsNotGiven() async throws {
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .denied)
        #expect(settings.alertSetting == .notSupported)
        await withCheckedContinuation { done in
            center.requestAuthorization(options: [.badge]) { isGranted, error in
                #expect(!isGranted && error == nil)
                done.resume()
            }
        }
    }

    @Test func requestsAreKeptByTheirNames() async throws {
        center.removeAllPendingNotificationRequests()
        try await center.add(request("a", title: "first"))
        try await center.add(request("b", title: "second"))
        try await center.add(request("a", title: "third"))
        let pending = await center.pendingNotificationRequests()
        // What is changed after a request was made does not count.
        #expect(pending.map(\.identifier) == ["b", "a"])
        #expect(pending.map(\.content.title) == ["second", "third"])
        #expect(pending.first?.content.userInfo["place"] as? Int == 7)
        center.removePendingNotificationRequests(withIdentifiers: ["b", "c"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        #expect(await center.deliveredNotifications().isEmpty)
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    /// What a method gives to its completion handler.
    private func given<Value: Sendable>(
        _ ask: (@escaping @Sendable (Value) -> Void) -> Void
    ) async -> Value {
        await withCheckedContinuation { done in ask { done.resume(returning: $0) } }
    }

    @Test func completionHandlersAreTold() async {
        center.removeAllPendingNotificationRequests()
        let requests = [request("a", title: "first"), request("b", title: "second")]
        for request in requests {
            #expect(await given { done in center.add(request) { done($0 == nil) } })
        }
        let pending = await given(center.getPendingNotificationRequests)
        #expect(pending == requests)
        let delivered = await given(center.getDeliveredNotifications)
        #expect(delivered.isEmpty)
        #expect(await given { done in center.setBadgeCount(3) { done($0 == nil) } })
        let settings = await given(center.getNotificationSettings)
        #expect(settings.authorizationStatus == .denied)
        center.removeAllPendingNotificationRequests()
    }

    @Test func deliveredOnesAreNotPending() async throws {
        center.removeAllPendingNotificationRequests()
        try await center.add(request("a", title: "first"))
        center.removeDeliveredNotifications(withIdentifiers: ["a"])
        center.removeAllDeliveredNotifications()
        try await center.setBadgeCount(0)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        center.removeAllPendingNotificationRequests()
    }

    @Test func categoriesReplaceEarlierOnes() async {
        let (walk, ride) = (category("walk"), category("ride"))
        center.setNotificationCategories([category("earlier")])
        center.setNotificationCategories([walk, ride])
        #expect(await center.notificationCategories() == [walk, ride])
        let told = await given(center.getNotificationCategories)
        #expect(told == [walk, ride])
        center.setNotificationCategories([])
        #expect(await center.notificationCategories().isEmpty)
    }

    private func category(_ name: String) -> UNNotificationCategory {
        UNNotificationCategory(identifier: name, actions: [], intentIdentifiers: [])
    }

    @Test func nothingIsShown() async {
        let settings = await center.notificationSettings()
        let ways = [
            settings.soundSetting, settings.badgeSetting, settings.notificationCenterSetting,
            settings.lockScreenSetting, settings.carPlaySetting, settings.criticalAlertSetting,
            settings.timeSensitiveSetting,
        ]
        #expect(ways.allSatisfy { $0 == .notSupported } && settings.alertStyle == .none)
        #expect(!center.supportsContentExtensions && center === UNUserNotificationCenter.current())
    }

    private final class Silent: NSObject, UNUserNotificationCenterDelegate {}

    @Test func aDelegateHasToImplementNothing() async {
        let silent = Silent()
        let notification = UNNotification(date: .now, request: request("a", title: "first"))
        let response = UNNotificationResponse(
            notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
        center.delegate = silent
        var told: [UNNotificationPresentationOptions] = []
        silent.userNotificationCenter(center, willPresent: notification) { told.append($0) }
        var ends = 0
        silent.userNotificationCenter(center, didReceive: response) { ends += 1 }
        silent.userNotificationCenter(center, openSettingsFor: nil)
        await silent.userNotificationCenter(center, didReceive: response)
        #expect(told == [[]] && ends == 1 && center.delegate === silent)
        #expect(await silent.userNotificationCenter(center, willPresent: notification).isEmpty)
    }

    @Test func triggersKnowWhenTheyAreDue() throws {
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        #expect(try #require(soon.nextTriggerDate()) > Date())
        let past = UNTimeIntervalNotificationTrigger(timeInterval: -5, repeats: false)
        #expect(past.nextTriggerDate() == nil)
        var noon = DateComponents()
        noon.hour = 12
        let daily = UNCalendarNotificationTrigger(dateMatching: noon, repeats: true)
        let next = try #require(daily.nextTriggerDate())
        #expect(Calendar.current.component(.hour, from: next) == 12)
    }

    @Test func attachmentsAreFiles() {
        #expect(throws: UNError.self) {
            try UNNotificationAttachment(
                identifier: "", url: URL(fileURLWithPath: "/no/such/file.png"))
        }
    }
}
