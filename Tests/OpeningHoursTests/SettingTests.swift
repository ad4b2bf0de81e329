import CalendarDays
import OpeningHours
import Testing

/// Holidays and the sun of a place.
@Suite struct SettingTests {
    /// A country, a state, days that are holidays and days that are none.
    private static let holidays: [(String, String?, String, String)] = [
        ("DE", nil, "2026-10-03 2026-12-25 2026-04-03 2026-05-25", "2026-06-04 2026-12-24"),
        ("DE", "Bayern", "2026-06-04 2026-11-01 2026-12-25", "2026-10-31"),
        ("DE", "BY", "2026-06-04", "2026-10-31"),
        ("DE", "DE-SN", "2026-10-31 2026-11-18", "2026-06-04"),
        ("DE", "Baden-Württemberg", "2026-01-06", "2026-10-31"),
        ("DE", "Nowhere", "2026-10-03", "2026-10-31"),
        ("FI", nil, "2026-12-06 2026-06-20 2026-04-06", "2026-12-07"),
        ("US", nil, "2026-11-26 2026-07-04 2026-07-03 2026-10-12", "2026-11-27"),
        ("US", "Texas", "2026-11-26 2026-11-27", "2026-10-12"),
        ("GR", nil, "2026-04-13 2027-05-03", "2026-04-06"),
        ("AD", nil, "2026-03-14 2026-09-08", "2026-03-15"), ("mt", nil, "2026-02-10", "2026-02-11"),
        ("DE", nil, "2050-10-03 2050-04-08", "2050-10-04"),
    ]

    @Test(arguments: holidays)
    func publicHolidaysAreThoseOfTheCountry(
        _ country: String, _ state: String?, _ holidays: String, _ others: String
    ) throws {
        let calendar = try #require(HolidayCalendar.of(country: country, state: state))
        let hours = try OpeningHours("24/7; PH off")
        for (dates, isHoliday) in [(holidays, true), (others, false)] {
            for date in dates.split(separator: " ") {
                let time = try HoursNotation.time(String(date))
                #expect(calendar.isPublicHoliday(time) == isHoliday, "\(country) \(date)")
                let state = hours.state(at: time, in: HoursSetting(holidays: calendar))
                #expect((state.kind == .closed) == isHoliday)
            }
        }
    }

    @Test func unknownCountriesHaveNoHolidays() throws {
        #expect(HolidayCalendar.of(country: "XX") == nil)
        #expect(HolidayCalendar.of(country: "") == nil)
        let christmas = try HoursNotation.time("2026-12-25")
        #expect(try OpeningHours("24/7; PH off").state(at: christmas).kind == .open)
        #expect(try OpeningHours("PH off; 24/7").dependsOnPublicHolidays)
        #expect(try !OpeningHours("24/7").dependsOnPublicHolidays)
    }

    @Test func holidaysJoinOtherDays() throws {
        let calendar = HolidayCalendar(
            publicHolidays: [try HoursNotation.time("2026-11-25")],
            schoolHolidays: [
                (try HoursNotation.time("2026-11-26"), try HoursNotation.time("2026-11-27"))
            ])
        let setting = HoursSetting(holidays: calendar)
        let rows = [
            ("PH", "We"), ("SH", "Th-Fr"), ("PH,SH", "We-Fr"), ("Mo,PH", "Mo, We"),
            ("PH,Mo", "Mo, We"), ("PH Mo-Tu", ""), ("SH Fr-Su", "Fr"), ("PH -1 day", "Tu"),
            ("PH +2 days", "Fr"), ("Mo-Th; PH off", "Mo-Tu, Th"), ("Nov PH,Su", "We, Su"),
            ("PH, Nov 27", "We, Fr"),
        ]
        for (text, expected) in rows {
            let hours = try OpeningHours(text)
            #expect(
                try HoursNotation.spans(hours, from: "2026-11-23", in: setting) == expected,
                "\(text)")
        }
    }

    /// Places with minutes ahead of UTC, a day, and its dawn, sunrise, sunset and dusk by the clock, as almanacs have them.
    private static let suns: [(Double, Double, Int, String, [Int])] = [
        (60.17, 24.94, 120, "2026-11-23", [466, 518, 935, 987]),
        (60.17, 24.94, 180, "2026-06-21", [121, 233, 1369, 1481]),
        (35.9, 14.5, 60, "2026-03-20", [341, 366, 1092, 1118]),
        (-33.87, 151.21, 660, "2026-12-21", [311, 341, 1205, 1235]),
    ]

    @Test(arguments: suns)
    func sunRisesAndSets(
        _ latitude: Double, _ longitude: Double, _ ahead: Int, _ date: String, _ minutes: [Int]
    ) throws {
        let sun = SunClock(latitude: latitude, longitude: longitude) { _ in ahead }
        let setting = HoursSetting(sun: sun)
        let hours = try OpeningHours("dawn-sunrise,sunset-dusk")
        #expect(hours.dependsOnSun)
        let spans =
            hours.week(of: try HoursNotation.time(date), in: setting)
            .first { $0.date.iso8601().hasPrefix(date) }?.spans ?? []
        let found = spans.flatMap { [$0.minutes.lowerBound, $0.minutes.upperBound] }
        #expect(found.count == 4)
        for (one, other) in zip(found, minutes) {
            #expect(abs(one - other) <= 2, "\(found) for \(minutes)")
        }
    }

    @Test func midsummerHasNoNightAndMidwinterNoDay() throws {
        let sun = SunClock(latitude: 69.65, longitude: 18.96) { _ in 60 }
        let setting = HoursSetting(sun: sun)
        let days = try OpeningHours("sunrise-sunset")
        let nights = try OpeningHours("sunset-sunrise")
        #expect(try HoursNotation.spans(days, from: "2026-12-21", days: 3, in: setting) == "")
        #expect(
            try HoursNotation.spans(nights, from: "2026-12-21", days: 2, in: setting) == "Mo-Tu")
        #expect(try HoursNotation.spans(days, from: "2026-06-22", days: 2, in: setting) == "Mo-Tu")
        #expect(try HoursNotation.spans(nights, from: "2026-06-22", days: 2, in: setting) == "")
        // Until dusk, which comes before eight in winter.
        let evenings = try OpeningHours("20:00-dusk")
        let helsinki = HoursSetting(sun: SunClock(latitude: 60.17, longitude: 24.94) { _ in 120 })
        #expect(try HoursNotation.spans(evenings, from: "2026-12-21", in: helsinki) == "")
    }
}
