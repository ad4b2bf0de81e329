import CalendarDays
import Foundation
import Testing

@Suite struct CivilDateTests {
    @Test func daysAreCountedFrom1970() {
        #expect(CivilDate(year: 1970, month: 1, day: 1).daysSince1970 == 0)
        #expect(CivilDate(year: 1969, month: 12, day: 31).daysSince1970 == -1)
        #expect(CivilDate(year: 2000, month: 2, day: 29).daysSince1970 == 11_016)
        #expect(CivilDate(daysSince1970: 11_017) == CivilDate(year: 2000, month: 3, day: 1))
    }

    @Test func iso8601HasFourDigitsOfTheYear() {
        #expect(CivilDate(daysSince1970: 16_362).iso8601 == "2014-10-19")
        #expect(CivilDate(year: 33, month: 4, day: 3).iso8601 == "0033-04-03")
        #expect(7.padded() == "07")
        #expect(123.padded() == "123")
    }

    @Test func centuriesThat400DoesNotDivideHaveNoLeapDay() {
        let february = CivilDate(year: 1900, month: 2, day: 28)
        #expect(
            CivilDate(daysSince1970: february.daysSince1970 + 1)
                == CivilDate(year: 1900, month: 3, day: 1))
    }

    /// Foundation's calendar counts in another way, from tables of its library.
    @Test func theyAreThoseOfFoundation() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
        for days in stride(from: -130_000, through: 300_000, by: 97) {
            let date = CivilDate(daysSince1970: days)
            let expected = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
            #expect(date.year == expected.year)
            #expect(date.month == expected.month)
            #expect(date.day == expected.day)
            #expect(date.daysSince1970 == days)
        }
    }

    @Test func yearsBeforeTheYear0AreCounted() {
        for days in stride(from: -1_600_000, through: -700_000, by: 1_237) {
            #expect(CivilDate(daysSince1970: days).daysSince1970 == days)
        }
        // The year 0 is a leap year, and its February lies between.
        #expect(CivilDate(year: -1, month: 3, day: 1).daysSince1970 == -719_468 - 366)
    }
}
