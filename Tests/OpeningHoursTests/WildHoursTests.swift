import CalendarDays
import OpeningHours
import TestSupport
import Testing

/// Texts of any kind: read or refused, in bounded time.
@Suite struct WildHoursTests {
    private static let values = [
        "Mo-Fr 08:00-12:00,13:00-17:30; Sa 08:00-12:00; PH off",
        "Mar Su[-1]-Oct Su[-1] -1 day (sunrise+01:30)-(sunset-00:30); week 1-53/2 Th[1,-1] +2 days 10:00-16:00/90",
        "2026 Dec 24-2027 Jan 6 off \"holidays\"; easter -2 days-easter +1 day 10:00+ || \"ask\" || unknown",
        "2013,2015,2050-2053,2055/2,2060+ Jan 1,15-20; SH,PH Mo-Fr 9am-5pm, Sa 22:00-26:00",
    ]

    @Test func damagedTextsAreNoTrap() {
        var random = SplitMix(seed: 23)
        let time = LocalTime(year: 2026, month: 11, day: 23, minute: 600)
        func evaluate(_ text: String) {
            // Most of them cannot be read.
            guard let hours = try? OpeningHours(text) else { return }
            _ = hours.state(at: time)
            _ = hours.week(of: time)
            _ = hours.points(of: time)
        }
        for value in Self.values {
            let scalars = Array(value.unicodeScalars)
            for end in scalars.indices {
                evaluate(String(String.UnicodeScalarView(scalars[..<end])))
            }
            for _ in 0..<1500 {
                var damaged = scalars
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let at = Int.random(in: 0..<damaged.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: damaged.remove(at: at)
                    case 1: damaged[at] = scalars.randomElement(using: &random) ?? "-"
                    default: damaged.insert(scalars.randomElement(using: &random) ?? ",", at: at)
                    }
                }
                evaluate(String(String.UnicodeScalarView(damaged)))
            }
        }
    }

    @Test func tokensInAnyOrderAreNoTrap() {
        var random = SplitMix(seed: 5)
        let pieces = [
            "Mo", "-", "Fr", ",", ";", " ", " ", "10:00", "-12:00", "Dec", "24", "2026", "week",
            "PH", "[1]", "easter", "||", "off", "\"a\"", "sunset", "(", ")", "+", "/", "1 day", ":",
        ]
        let time = LocalTime(year: 2026, month: 11, day: 23, minute: 600)
        var count = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...12, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? " " }.joined()
            // Most of them cannot be read.
            guard let hours = try? OpeningHours(text) else { continue }
            count += 1
            _ = hours.state(at: time)
        }
        #expect(count > 1_000)
    }

    @Test func longestTextsAnswerInBoundedTime() throws {
        let texts = [
            String(repeating: "1-2,", count: 250) + "1-2", String(repeating: "Feb 29;", count: 140),
            String(repeating: "2099 Su[5] 1-2,", count: 60) + "2099 Mo 1-2",
            String(repeating: "off;", count: 250), String(repeating: "SH||", count: 250) + "SH",
        ]
        let time = LocalTime(year: 2026, month: 11, day: 23, minute: 600)
        let clock = ContinuousClock()
        for text in texts {
            let hours = try OpeningHours(text)
            let taken = clock.measure {
                _ = hours.stateAndChange(at: time)
                _ = hours.nextOpening(after: time)
            }
            // Some tens of milliseconds; the bound is for a busy machine and a build without optimization.
            #expect(taken < .seconds(20), "\(text.prefix(20)): \(taken)")
        }
    }
}
