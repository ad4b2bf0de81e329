import FoundationFormatters
import Testing

@Suite struct RelativeDateTests {
    private func formatter() -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        formatter.calendar = calendar
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }

    // The words are those of Apple's documentation of the class and its styles.
    @Test(arguments: [
        (-10_800.0, "3 hours ago"), (172_800.0, "in 2 days"), (-60.0, "1 minute ago"),
        (0.0, "in 0 seconds"), (-34_560_000.0, "1 year ago"), (691_200.0, "in 1 week"),
    ])
    func differencesAreInTheLargestUnit(seconds: Double, text: String) {
        #expect(formatter().localizedString(fromTimeInterval: seconds) == text)
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
        (.full, "2 months ago"), (.spellOut, "two months ago"),
    ])
    func stylesWriteUnitsOtherwise(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
        let formatter = formatter()
        formatter.unitsStyle = style
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test(arguments: [(-1, "yesterday"), (0, "now"), (1, "tomorrow"), (2, "in 2 days")])
    func nearDaysHaveNames(days: Int, text: String) {
        let formatter = formatter()
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: days)) == text)
    }

    @Test func whatIsNoSpanIsNotWritten() {
        #expect(formatter().localizedString(fromTimeInterval: .nan) == "")
        #expect(formatter().string(for: "text") == nil)
    }

    @Test func listsAreJoined() {
        let lists = ListFormatter()
        lists.locale = Locale(identifier: "en_US")
        #expect(lists.string(from: ["a", "b", 3]) == "a, b, and 3")
        #expect(lists.string(for: 7) == nil)
    }

    @Test func notificationsAreWaitedFor() async {
        let (center, name) = (NotificationCenter(), Notification.Name("arrived"))
        let waiting = center.notifications(named: name).makeAsyncIterator()
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["stop": 1])
        center.post(name: name, object: nil, userInfo: ["stop": 2])
        #expect(await waiting.next()?.userInfo?["stop"] as? Int == 1)
        #expect(await waiting.next()?.userInfo?["stop"] as? Int == 2)
    }

    @Test func foldersAreTheUsers() {
        #expect(URL.documentsDirectory.isFileURL)
        #expect(URL.cachesDirectory != URL.documentsDirectory)
    }
}
