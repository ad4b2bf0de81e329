import Roads
import TestSupport
import Testing

/// Times at which restrictions hold.
@Suite struct RestrictionHoursTests {
    /// Columns: the hours, with underscores for spaces; moments when they hold; moments when not.
    ///
    /// 16 November 2026 is a Monday.
    private static let rows = TagRows(
        """
        24/7                       2026-11-16T00:00,2026-11-22T23:59  -
        Mo-Fr_07:00-09:00          2026-11-16T07:00,2026-11-20T08:59  2026-11-16T09:00,2026-11-21T08:00
        07:00-09:00,16:00-18:00    2026-11-16T16:30,2026-11-22T07:30  2026-11-16T12:00
        Fr_22:00-05:00             2026-11-20T23:00,2026-11-21T04:59  2026-11-20T04:00,2026-11-21T23:00
        Sa-Mo                      2026-11-16T12:00,2026-11-22T12:00  2026-11-17T12:00
        Mo,We                      2026-11-18T12:00                   2026-11-17T12:00
        Dec-Mar                    2026-12-01T12:00,2027-02-10T12:00  2026-11-30T12:00
        Nov_15-Mar_31              2026-11-15T00:00,2027-03-31T23:59  2026-11-14T12:00,2027-04-01T00:00
        May_08:00-20:00            2026-05-31T08:00                   2026-06-01T08:00,2026-05-02T21:00
        Mo-Fr_08:00-18:00;_We_off  2026-11-16T10:00                   2026-11-18T10:00
        Mo-Su_20:00+               2026-11-16T23:00                   2026-11-16T19:00
        PH_off;_Mo-Fr_08:00-10:00  2026-11-16T09:00                   2026-11-16T11:00
        sunset-sunrise             2026-11-16T03:00,2026-11-16T22:00  2026-11-16T12:00
        """)

    @Test(arguments: Self.rows.rows)
    func hoursHold(_ row: TagRows.Row) throws {
        let text = row.description.map { $0 == "_" ? " " : String($0) }.joined()
        let value = ConditionalValue("no @ (\(text))")
        for (column, isOpen) in [(0, true), (1, false)] where row.expected[column] != "-" {
            for moment in row.expected[column].split(separator: ",") {
                let time = try #require(LocalTime(iso8601: String(moment)))
                #expect((value.value(at: time) == "no") == isOpen, "\(text) at \(moment)")
            }
        }
    }

    @Test(arguments: [
        "", "Moo", "25 o'clock", "08:00", "08:00-", "Mo-", "Jan 45", "weight>7.5", "wet",
        "destination",
    ])
    func otherTextsAreNotUnderstood(_ text: String) {
        #expect(ConditionalValue("no @ (\(text))").clauses.isEmpty)
    }

    @Test func momentsAreReadAsWritten() throws {
        let time = try #require(LocalTime(iso8601: "2026-11-21T08:30:00+01:00"))
        #expect(time == LocalTime(year: 2026, month: 11, day: 21, minute: 510))
        #expect(time.weekday == 5)
        #expect(LocalTime(year: 2024, month: 2, day: 29, minute: 0).weekday == 3)
        #expect(LocalTime(year: 2000, month: 1, day: 1, minute: 0).weekday == 5)
        for text in [
            "", "now", "2026-13-01T00:00", "2026-11-21", "2026-11-21T25:00", "2026-02-30T08:00",
            "2025-02-29T08:00", "2026-04-31T08:00",
        ] {
            #expect(LocalTime(iso8601: text) == nil)
        }
    }

    @Test func conditionalValuesHaveClauses() throws {
        let value = ConditionalValue(
            "no @ (Mo-Fr 07:00-09:00; Sa off); destination @ (22:00-06:00); no @ (weight>7.5)")
        #expect(value.clauses.count == 2)
        let morning = try #require(LocalTime(iso8601: "2026-11-16T08:00"))
        let night = try #require(LocalTime(iso8601: "2026-11-16T23:00"))
        let noon = try #require(LocalTime(iso8601: "2026-11-16T12:00"))
        #expect(value.value(at: morning) == "no")
        #expect(value.value(at: night) == "destination")
        #expect(value.value(at: noon) == nil)
    }

    @Test func wildTextsAreNoTrap() {
        var random = SplitMix(seed: 31)
        let letters = Array("Mo-Fr 07:00,SaPH;off@()24/7JanDec+15 ")
        let time = LocalTime(year: 2026, month: 11, day: 21, minute: 510)
        for _ in 0..<5000 {
            let text = String((0..<20).map { _ in letters.randomElement(using: &random) ?? " " })
            _ = ConditionalValue(text).value(at: time)
            _ = LocalTime(iso8601: text)
        }
    }
}
