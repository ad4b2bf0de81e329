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
