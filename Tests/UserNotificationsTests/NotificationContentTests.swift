import CoreLocationValues
import Foundation
import Testing
import UserNotifications

/// Contents, sounds and actions of notifications keep what they are made of, with Apple's defaults.
struct NotificationContentTests {
    private func harbor() -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = ("Harbor", "Vaduz", "You are there")
        (content.badge, content.sound) = (3, .defaultRingtone)
        content.userInfo = ["place": 7]
        (content.categoryIdentifier, content.threadIdentifier) = ("arrival", "trip 1")
        (content.summaryArgument, content.targetContentIdentifier) = ("harbor", "map")
        (content.interruptionLevel, content.relevanceScore) = (.timeSensitive, 0.5)
        return content
    }

    private func words(_ content: UNNotificationContent) -> [String] {
        [
            content.title, content.subtitle, content.body, "\(content.badge ?? -1)",
            content.categoryIdentifier, content.threadIdentifier, content.summaryArgument,
            content.targetContentIdentifier ?? "any", "\(content.interruptionLevel)",
            "\(content.relevanceScore)", "\(content.userInfo["place"] ?? "nowhere")",
            "\(content.attachments.count)",
        ]
    }

    private let harborWords = [
        "Harbor", "Vaduz", "You are there", "3", "arrival", "trip 1", "harbor", "map",
        "timeSensitive", "0.5", "7", "0",
    ]

    @Test func contentIsEmptyAtFirst() {
        let empty = ["", "", "", "-1", "", "", "", "any", "active", "0.0", "nowhere", "0"]
        #expect(words(UNNotificationContent()) == empty)
        #expect(words(UNMutableNotificationContent()) == empty)
        #expect(UNNotificationContent().sound == nil)
    }

    @Test func copiesSayTheSameAndAreTheirOwn() throws {
        let content = harbor()
        let fixed = try #require(content.copy() as? UNNotificationContent)
        let other = try #require(fixed.mutableCopy() as? UNMutableNotificationContent)
        #expect(!(fixed is UNMutableNotificationContent))
        #expect(words(content) == harborWords && words(fixed) == harborWords)
        #expect(words(other) == harborWords && other.sound == .defaultRingtone)
        other.title = "Port"
        content.title = "Bay"
        #expect([content, fixed, other].map(\.title) == ["Bay", "Harbor", "Port"])
    }

    @Test func soundsAreEqualIfTheySoundTheSame() {
        let bell = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
        let again = UNNotificationSound(named: UNNotificationSoundName(rawValue: "bell.caf"))
        #expect(bell == again && bell.hash == again.hash)
        #expect(UNNotificationSound.default == .default && bell != .default)
        #expect(UNNotificationSound.default != .defaultCritical)
        #expect(UNNotificationSound.defaultRingtone != .defaultCritical)
        // A file that is named as the system's sound is called is another sound.
        #expect(UNNotificationSound(named: UNNotificationSoundName("standard")) != .default)
    }

    @Test func anAttachmentKeepsItsFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "NotificationContentTests.\(UUID().uuidString).png")
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let named = try UNNotificationAttachment(identifier: "map", url: file)
        let unnamed = try UNNotificationAttachment(identifier: "", url: file, options: [:])
        #expect(named.identifier == "map" && named.url == file && unnamed.url == file)
        #expect(UUID(uuidString: unnamed.identifier) != nil)
        let content = harbor()
        content.attachments = [named, unnamed]
        #expect(content.attachments == [named, unnamed])
    }

    @Test func errorsHaveApplesDomainAndNumbers() throws {
        let missing = URL(fileURLWithPath: "/no/such/file.png")
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "map", url: missing)
        }
        let error = UNError(.notificationsNotAllowed) as NSError
        #expect(error.domain == UNErrorDomain && error.code == 1)
        #expect(UNErrorDomain == "UNErrorDomain")
        #expect(UNError.Code(rawValue: 1400) == .notificationInvalidNoDate)
    }

    @Test func aRegionIsATrigger() {
        let center = CLLocationCoordinate2D(latitude: 47.14, longitude: 9.52)
        let region = CLCircularRegion(center: center, radius: 100, identifier: "harbor")
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        #expect(trigger.region === region && trigger.repeats)
    }

    @Test func aTriggerThatRepeatsIsDueAgain() throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1e-6, repeats: true)
        let now = Date()
        let due = try #require(trigger.nextTriggerDate())
        #expect(due.timeIntervalSince(now) > -0.001 && trigger.timeInterval == 1e-6)
        let past = DateComponents(year: 2001, month: 1, day: 1)
        let calendar = UNCalendarNotificationTrigger(dateMatching: past, repeats: false)
        #expect(calendar.nextTriggerDate() == nil && calendar.dateComponents == past)
    }

    @Test func actionsAndCategoriesKeepWhatTheyAreMadeOf() {
        let go = UNNotificationAction(identifier: "go", title: "Go", options: [.foreground])
        let skip = UNNotificationAction(identifier: "skip", title: "Skip")
        #expect(go.identifier == "go" && go.title == "Go" && go.options == .foreground)
        #expect(skip.options.isEmpty)
        let category = UNNotificationCategory(
            identifier: "arrival", actions: [go, skip], intentIdentifiers: ["trip"],
            options: .customDismissAction)
        #expect(category.identifier == "arrival" && category.actions == [go, skip])
        #expect(category.intentIdentifiers == ["trip"] && category.options == .customDismissAction)
    }

    @Test func aResponseTellsItsNotification() {
        let request = UNNotificationRequest(identifier: "a", content: harbor(), trigger: nil)
        let date = Date(timeIntervalSince1970: 0)
        let notification = UNNotification(date: date, request: request)
        let response = UNNotificationResponse(
            notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier)
        #expect(response.notification === notification && notification.date == date)
        #expect(notification.request === request && request.trigger == nil)
        #expect(response.actionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
    }

    @Test func optionsHaveApplesBits() {
        let permissions: [UNAuthorizationOptions] = [
            .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings,
            .provisional, .announcement, .timeSensitive,
        ]
        #expect(permissions.map(\.rawValue.trailingZeroBitCount) == Array(0..<9))
        let ways: [UNNotificationPresentationOptions] = [.badge, .sound, .alert, .list, .banner]
        #expect(ways.map(\.rawValue.trailingZeroBitCount) == Array(0..<5))
        let actions: [UNNotificationActionOptions] = [
            .authenticationRequired, .destructive, .foreground,
        ]
        #expect(actions.map(\.rawValue.trailingZeroBitCount) == Array(0..<3))
        #expect(UNNotificationCategoryOptions.allowInCarPlay.rawValue == 2)
        #expect(UNNotificationInterruptionLevel.critical.rawValue == 3)
    }
}
