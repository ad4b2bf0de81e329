import CalendarDays
import OpeningHours
import TestSupport
import Testing

/// A second evaluator of a small grammar, which looks at every minute by itself and shares nothing with the first.
///
/// A rule has days of the week, months and one span; rules replace, add or take away. For a minute, the spans of its day and of
/// the day before are looked at, the last rule first.
@Suite struct MinuteByMinuteTests {
    private struct Rule {
        var weekdays: Set<Int>
        var months: Set<Int>
        var from: Int
        var to: Int
        var isOpen: Bool
        var replaces: Bool

        func isOn(_ day: LocalTime) -> Bool {
            (weekdays.isEmpty || weekdays.contains(day.weekday))
                && (months.isEmpty || months.contains(day.month))
        }

        var text: String {
            func name(_ minute: Int) -> String {
                let (hour, rest) = (minute / 60, minute % 60)
                return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
            }
            let months = [
                "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
            ]
            let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
            let parts = [
                self.months.sorted().map { months[$0 - 1] }.joined(separator: ","),
                weekdays.sorted().map { days[$0] }.joined(separator: ","),
                "\(name(from))-\(name(to))", isOpen ? "" : "off",
            ]
            return parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Whether it is open at a minute: what begins that day, else what is left of the day before.
    private func isOpen(_ rules: [Rule], _ time: LocalTime) -> Bool {
        let before = time.advanced(by: .seconds(-86_400))
        let today = verdict(rules, day: time, minute: time.minute)
        let yesterday = verdict(rules, day: before, minute: time.minute + 1440)
        switch (today, yesterday) {
        case (nil, nil): return false
        case (let verdict?, nil), (nil, let verdict?): return verdict.isOpen
        case (let today?, let yesterday?):
            if !yesterday.isOpen, yesterday.rule >= today.rule { return false }
            if !yesterday.isOpen || today.isOpen { return today.isOpen }
            return today.rule < yesterday.rule
        }
    }

    /// What the rules of a day say of a minute after its midnight.
    private func verdict(
        _ rules: [Rule], day: LocalTime, minute: Int
    ) -> (isOpen: Bool, rule: Int)? {
        for number in rules.indices.reversed() where rules[number].isOn(day) {
            let rule = rules[number]
            let end = rule.to > rule.from ? rule.to : rule.to + 1440
            if rule.from <= minute, minute < end { return (rule.isOpen, number) }
            if rule.isOpen, rule.replaces { return nil }
        }
        return nil
    }

    @Test(arguments: 0..<200)
    func everyMinuteIsThatOfTheSecondEvaluator(_ seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        var rules: [Rule] = []
        var text = ""
        for number in 0..<Int.random(in: 1...4, using: &random) {
            var rule = Rule(
                weekdays: [], months: [], from: Int.random(in: 0..<48, using: &random) * 30,
                to: Int.random(in: 0...47, using: &random) * 30,
                isOpen: number == 0 || Bool.random(using: &random),
                replaces: Bool.random(using: &random))
            if rule.to == rule.from { rule.to = (rule.from + 30) % 1440 }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                rule.weekdays.insert(Int.random(in: 0..<7, using: &random))
            }
            if Bool.random(using: &random) {
                rule.months = [11, Int.random(in: 1...12, using: &random)]
                if Bool.random(using: &random) { rule.months.remove(11) }
            }
            // Times behind a comma would be those of the rule before.
            if !rule.replaces, rule.weekdays.isEmpty, rule.months.isEmpty { rule.weekdays = [2] }
            if number > 0 { text += rule.replaces ? "; " : ", " }
            text += rule.text
            rules.append(rule)
        }
        let hours = try OpeningHours(text)
        let start = try HoursNotation.time("2026-11-24")
        var minutes = Set<Int>()
        for interval in hours.intervals(from: start, to: start.advanced(by: .seconds(14 * 86_400)))
        {
            var time = interval.start
            while time != interval.end {
                minutes.insert(time.day * 10_000 + time.month * 1_000_000 + time.minute)
                time = time.advanced(by: .seconds(60))
            }
        }
        var time = start
        for _ in 0..<(14 * 1440) {
            let key = time.day * 10_000 + time.month * 1_000_000 + time.minute
            let expected = isOpen(rules, time)
            if minutes.contains(key) != expected {
                Issue.record("\(text) at \(time.iso8601()): should be \(expected)")
                return
            }
            if time.minute % 720 == 30 {
                #expect((hours.state(at: time).kind == .open) == expected)
            }
            time = time.advanced(by: .seconds(60))
        }
    }
}
