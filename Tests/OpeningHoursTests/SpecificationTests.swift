import OpeningHours
import Testing

/// What each part of the specification says, on a week drawn for it; bars of the hours are written ¦.
///
/// Seven days are looked at where no other number stands behind the date.
/// 23 November 2026 is a Monday.
@Suite struct SpecificationTests {
    private static let times = HoursRow.table(
        """
        24/7                               | 2026-11-23 | Mo-Su
        Mo-Fr 08:00-18:00                  | 2026-11-26 | Th 08:00-18:00, Fr 08:00-18:00, Mo 08:00-18:00, Tu 08:00-18:00, We 08:00-18:00
        Mo,We 08:00-12:00,14:00-18:00      | 2026-11-23 | Mo 08:00-12:00, Mo 14:00-18:00, We 08:00-12:00, We 14:00-18:00
        Sa-Mo 10:00-11:00                  | 2026-11-23 | Mo 10:00-11:00, Sa 10:00-11:00, Su 10:00-11:00
        Fr 22:00-05:00                     | 2026-11-23 | Fr 22:00-05:00
        Fr 20:00-26:00                     | 2026-11-23 | Fr 20:00-02:00
        Fr 20:00-48:00                     | 2026-11-23 | Fr 20:00-00:00
        Mo 18:00+                          | 2026-11-23 | Mo 18:00-00:00+, Tu 00:00-04:00 unknown
        Mo 10:00+                          | 2026-11-23 | Mo 10:00-00:00+
        Mo 10:00-14:00+                    | 2026-11-23 | Mo 10:00-14:00, Mo 14:00-00:00 unknown
        Mo 10:00-14:00+,16:00-18:00        | 2026-11-23 | Mo 10:00-14:00, Mo 14:00-16:00 unknown, Mo 16:00-18:00
        Mo 10:00-16:00/90                  | 2026-11-23 | Mo 10:00-16:00
        Mo 10:00-16:00/01:30               | 2026-11-23 | Mo 10:00-16:00
        Mo sunrise-sunset                  | 2026-11-23 | Mo 06:00-18:00
        Mo dawn-dusk                       | 2026-11-23 | Mo 05:30-18:30
        Mo sunset-sunrise                  | 2026-11-23 | Mo 18:00-06:00
        Mo (sunrise+02:00)-(sunset-01:30)  | 2026-11-23 | Mo 08:00-16:30
        Mo 20:00-dusk                      | 2026-11-23 |
        Mo                                 | 2026-11-23 | Mo
        """)

    private static let days = HoursRow.table(
        """
        2026 10:00-11:00                   | 2026-12-29 | Tu 10:00-11:00, We 10:00-11:00, Th 10:00-11:00
        2020-2030/3                        | 2026-11-23 | Mo-Su
        2020-2030/4                        | 2026-11-23 |
        2030+                              | 2026-11-23 |
        2013,2026                          | 2026-11-23 | Mo-Su
        2020/2                             | 2026-11-23 | Mo-Su
        2013,2015,2050-2053,2055/2,2020-2029/3,2060+ Jan 1 | 2025-12-30 | Th
        2026 Nov 24                        | 2026-11-23 | Tu
        2026 Dec 30-2027 Jan 1             | 2026-12-29 | We-Fr
        Dec 30-Jan 1                       | 2026-12-29 | We-Fr
        Dec 30-2027 Jan 1                  | 2026-12-29 | We-Fr
        Dec 30-2026 Jan 1                  | 2026-12-29 |
        Nov                                | 2026-11-29 | Su-Mo
        Nov-Feb                            | 2026-11-23 | Mo-Su
        Mar-Oct                            | 2026-11-23 |
        Nov 24,26-27                       | 2026-11-23 | Tu, Th-Fr
        2026 Nov 25+                       | 2026-11-23 | We-Su
        Dec 30+                            | 2026-12-28 | We-Th
        Feb 29                             | 2026-02-26 |
        Feb 29                             | 2028-02-26 | Tu
        Feb 1-29                           | 2026-02-26 | Th-Sa
        easter                             | 2026-04-01 | Su
        easter -2 days-easter +1 day       | 2026-04-01 | Fr-Mo
        2027 easter                        | 2026-04-01 |
        Nov 24 +Sa                         | 2026-11-23 | Sa
        Nov 27 -Tu                         | 2026-11-23 | Tu
        Nov Su[-1]-Dec Tu[1]               | 2026-11-26 | Su-Tu
        Mar Su[-1]-Oct Su[-1] -1 day       | 2026-10-22 | Th-Sa
        week 48                            | 2026-11-23 | Mo-Su
        week 47,49                         | 2026-11-23 |
        week 46-50/2 Mo                    | 2026-11-23 | Mo
        week 52-2 Mo                       | 2027-01-01 | Mo
        week 53                            | 2026-12-28 | Mo-Su
        Mo[4]                              | 2026-11-23 | Mo
        Mo[-2]                             | 2026-11-23 | Mo
        Mo[1,3,5],Tu[1-4]                  | 2026-11-23 | Tu
        Su[-1] -1 day                      | 2026-11-23 | Sa
        Sa[1] +1 day                       | 2026-12-01 | Su
        """)

    private static let rules = HoursRow.table(
        """
        Mo-Fr 08:00-12:00; We 14:00-18:00    | 2026-11-24 | Tu 08:00-12:00, We 14:00-18:00, Th 08:00-12:00, Fr 08:00-12:00, Mo 08:00-12:00
        Mo-We 08:00-12:00, We 14:00-18:00    | 2026-11-24 | Tu 08:00-12:00, We 08:00-12:00, We 14:00-18:00, Mo 08:00-12:00
        Mo-We 08:00-18:00; Tu off            | 2026-11-23 | Mo 08:00-18:00, We 08:00-18:00
        Tu 08:00-18:00; Tu 12:00-13:00 off   | 2026-11-23 | Tu 08:00-12:00, Tu 13:00-18:00
        Tu 08:00-18:00, Tu 12:00-13:00 off   | 2026-11-23 | Tu 08:00-12:00, Tu 13:00-18:00
        Tu 08:00-18:00 ¦¦ unknown            | 2026-11-24 1 | Tu 00:00-08:00 unknown, Tu 08:00-18:00, Tu 18:00-00:00 unknown
        Tu 08:00-12:00 ¦¦ Tu-We 10:00-14:00 unknown "call us" ¦¦ Tu 11:00-15:00 | 2026-11-23 | Tu 08:00-12:00, Tu 12:00-14:00 unknown (call us), Tu 14:00-15:00, We 10:00-14:00 unknown (call us)
        10:00-11:00, 2026 Tu 14:00-15:00     | 2026-11-24 1 | Tu 10:00-11:00, Tu 14:00-15:00
        Tu 08:00-18:00; Tu off ¦¦ Tu 09:00-10:00 | 2026-11-23 | Tu 09:00-10:00
        Mo-Th 18:00-02:00; We off            | 2026-11-23 | Mo 18:00-02:00, Tu 18:00-02:00, Th 18:00-02:00
        Fr 22:00-04:00; Sa 10:00-12:00       | 2026-11-23 | Fr 22:00-04:00, Sa 10:00-12:00
        Mo 22:00-04:00; Tu 01:00-02:00 off   | 2026-11-23 | Mo 22:00-01:00, Tu 02:00-04:00
        24/7; Tu 22:00-03:00 off             | 2026-11-24 2 | Tu 00:00-22:00, We 03:00-00:00
        Mo 22:00-04:00 ¦¦ "ask"              | 2026-11-24 1 | Tu 00:00-04:00, Tu 04:00-00:00 unknown (ask)
        off                                  | 2026-11-23 |
        open                                 | 2026-11-23 | Mo-Su
        closed "renovation"                  | 2026-11-23 |
        "by appointment"                     | 2026-11-23 | Mo-Su unknown (by appointment)
        Tu "by appointment"                  | 2026-11-23 | Tu unknown (by appointment)
        Tu 10:00-12:00 open "kitchen"        | 2026-11-23 | Tu 10:00-12:00 (kitchen)
        Tu 10:00-12:00 unknown "kitchen"     | 2026-11-23 | Tu 10:00-12:00 unknown (kitchen)
        "winter": Nov-Feb: Tu 10:00-12:00    | 2026-11-23 | Tu 10:00-12:00 (winter)
        """)

    @Test(arguments: times + days)
    func selectorsHold(_ row: HoursRow) throws { try check(row) }

    @Test(arguments: rules)
    func rulesReplaceAddAndStepIn(_ row: HoursRow) throws { try check(row) }

    private func check(_ row: HoursRow) throws {
        let hours = try OpeningHours(row.text)
        let spans = try HoursNotation.spans(hours, from: row.date, days: row.days)
        #expect(spans == row.spans, "\(row.text)")
        #expect(hours.warnings.isEmpty, "\(hours.warnings)")
    }
}
