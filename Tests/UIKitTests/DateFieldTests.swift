import Testing
import UIKit

/// Moments as fields show them.
struct DateFieldTests {
    private func value(_ seconds: Double, date: Bool = true, time: Bool = true) -> DateFieldValue {
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt
        return DateFieldValue(
            date: Date(timeIntervalSince1970: seconds), showsDate: date, showsTime: time,
            calendar: calendar)
    }

    @Test func textsAreOfTheZoneAndTheCommonCalendar() {
        let moment: Double = 1_795_512_600  // 2026-11-24T09:30Z
        #expect(value(moment).text(value(moment).date) == "2026-11-24T15:15")
        #expect(value(moment, time: false).text(value(moment).date) == "2026-11-24")
        #expect(value(moment, date: false).text(value(moment).date) == "15:15")
    }

    @Test func whatIsNotShownStays() throws {
        let moment: Double = 1_795_512_637
        let day = try #require(value(moment, time: false).date(typed: "2026-11-25"))
        #expect(day.timeIntervalSince1970 == moment + 86_400)
        let time = try #require(value(moment, date: false).date(typed: "15:20"))
        #expect(time.timeIntervalSince1970 == moment - 37 + 300)
        #expect(value(moment).date(typed: "2026-11-24T15:15")?.timeIntervalSince1970 == moment - 37)
    }

    @Test(arguments: [
        "", "T", "2026-11-24", "2026-13-01T00:00", "2026-11-24T24:00", "2026-11-24T12",
        "2026-11-24T12:61", "x-y-zT1:2", "0-1-1T00:00", "2026-11-24T10:00T10:00",
        String(repeating: "9", count: 1_000),
    ])
    func otherTextsAreNone(_ text: String) { #expect(value(0).date(typed: text) == nil) }
}
