import CalendarDays
import OpeningHours
import Testing

/// What is asked of hours: state, change, next opening, week.
@Suite struct AnswerTests {
    /// Hours, a moment, the state with when it changes, and the next opening; a dash for none.
    private static let rows: [(String, String, String, String)] = [
        ("Mo-Fr 08:00-18:00", "2026-11-23T12:00", "open 2026-11-23T18:00", "2026-11-24T08:00"),
        ("Mo-Fr 08:00-18:00", "2026-11-23T18:00", "closed 2026-11-24T08:00", "2026-11-24T08:00"),
        ("Mo-Fr 08:00-18:00", "2026-11-23T08:00", "open 2026-11-23T18:00", "2026-11-24T08:00"),
        ("Mo-Fr 08:00-18:00", "2026-11-20T19:00", "closed 2026-11-23T08:00", "2026-11-23T08:00"),
        ("Fr 22:00-04:00", "2026-11-28T01:00", "open 2026-11-28T04:00", "2026-12-04T22:00"),
        ("24/7", "2026-11-23T12:00", "open -", "-"),
        ("off", "2026-11-23T12:00", "closed -", "-"),
        (
            "Mo-Su 00:00-24:00; Dec 25 off", "2026-11-23T12:00", "open 2026-12-25T00:00",
            "2026-12-26T00:00"
        ),
        ("Mo 20:00+", "2026-11-23T21:00", "open 2026-11-24T00:00", "2026-11-30T20:00"),
        ("Feb 29", "2026-11-23T21:00", "closed 2028-02-29T00:00", "2028-02-29T00:00"),
        ("2030 Jan 1", "2026-11-23T21:00", "closed 2030-01-01T00:00", "2030-01-01T00:00"),
        ("2013", "2026-11-23T21:00", "closed -", "-"),
        (
            "Mo 10:00-12:00 || \"ask\"", "2026-11-23T12:30", "unknown 2026-11-30T10:00",
            "2026-11-30T10:00"
        ),
        ("Mo-Fr 10:00-12:00", "1969-12-29T11:00", "open 1969-12-29T12:00", "1969-12-30T10:00"),
    ]

    @Test(arguments: rows)
    func changesAndOpeningsAreFound(
        _ text: String, _ moment: String, _ state: String, _ opening: String
    ) throws {
        let hours = try OpeningHours(text)
        let time = try HoursNotation.time(moment)
        let (found, until) = hours.stateAndChange(at: time)
        #expect("\(found.kind) \(name(until))" == state)
        #expect(hours.state(at: time) == found)
        #expect(name(hours.nextOpening(after: time)) == opening)
    }

    private func name(_ time: LocalTime?) -> String {
        time.map { String($0.iso8601().prefix(16)) } ?? "-"
    }

    @Test func weeksAreTables() throws {
        let hours = try OpeningHours(
            "Mo-Fr 08:00-12:00,14:00-18:00; Fr 20:00-02:00; Sa \"by appointment\"; Su off \"rest\"")
        let week = hours.week(of: try HoursNotation.time("2026-11-26T23:00"))
        #expect(week.map { $0.date.day } == [23, 24, 25, 26, 27, 28, 29])
        #expect(week[0].spans.map(\.minutes) == [480..<720, 840..<1080])
        #expect(week[4].spans.map(\.minutes) == [1200..<1560])
        #expect(week[5].spans.map(\.state) == [.init(.unknown, comment: "by appointment")])
        #expect(week[6].spans.isEmpty)
        #expect(week[6].comment == "rest")
        #expect(week.allSatisfy { $0.isPublicHoliday == nil })
    }

    @Test func periodsArePointsInTime() throws {
        let hours = try OpeningHours("Mo 10:00-16:00/90; Tu 09:00-10:00")
        #expect(
            hours.points(of: try HoursNotation.time("2026-11-23")) == [600, 690, 780, 870, 960])
        #expect(hours.points(of: try HoursNotation.time("2026-11-24")).isEmpty)
    }

    @Test func alwaysOpenIsKnown() throws {
        for (text, isAlways) in [
            ("24/7", true), ("00:00-24:00", true), ("open", true), ("Mo-Su 00:00-24:00", false),
            ("24/7; PH off", false), ("24/7 \"ask\"", false),
        ] {
            #expect(try OpeningHours(text).isAlwaysOpen == isAlways, "\(text)")
        }
    }
}
