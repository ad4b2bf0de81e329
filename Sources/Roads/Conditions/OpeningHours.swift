/// Times at which something holds, in the grammar of OpenStreetMap's `opening_hours`.
///
/// Understood are rules parted by `;`, of which the last that speaks of a moment counts; in each, months
/// and days of the year (`Dec-Mar`, `Nov 15-Mar 31`, `May`), days of the week (`Mo-Fr,Su`), spans of time
/// (`07:00-09:00,16:00-18:00`, past midnight too, `sunset` as 18:00 and `sunrise` as 06:00), `24/7`, and
/// `off` or `closed`. Holidays (`PH`, `SH`) are passed over, as their dates are not known. Anything
/// else makes the whole text unusable.
public struct OpeningHours: Sendable, Equatable {
    private struct Rule: Equatable {
        /// Spans of `month * 32 + day`, both ends included; empty for the whole year.
        var dates: [CyclicRange] = []
        /// Days of the week; empty for all.
        var weekdays: Set<Int> = []
        /// Spans of minutes; empty for the whole day.
        var times: [CyclicRange] = []
        var isOpen = true
        var isOnlyHolidays = false
    }

    /// A range of a cycle, both ends included, that may wrap past its end.
    private struct CyclicRange: Equatable {
        let from: Int
        let to: Int

        func contains(_ value: Int) -> Bool {
            from <= to ? from <= value && value <= to : value >= from || value <= to
        }
    }

    private var rules: [Rule] = []

    /// Reads a text; nil if it is not understood.
    public init?(_ text: String) {
        for part in text.split(separator: ";") {
            guard let rule = Self.rule(part) else { return nil }
            rules.append(rule)
        }
        if rules.isEmpty { return nil }
    }

    /// Whether the times hold at a moment.
    public func contains(_ time: LocalTime) -> Bool {
        var result = false
        for rule in rules where !rule.isOnlyHolidays {
            guard let matches = Self.matches(rule, time) else { continue }
            result = rule.isOpen ? matches : (matches ? false : result)
        }
        return result
    }

    /// Whether a rule's times hold, or nil if it does not speak of the day.
    private static func matches(_ rule: Rule, _ time: LocalTime) -> Bool? {
        func isDay(_ weekday: Int, _ date: Int) -> Bool {
            (rule.weekdays.isEmpty || rule.weekdays.contains(weekday))
                && (rule.dates.isEmpty || rule.dates.contains { $0.contains(date) })
        }
        let today = isDay(time.weekday, time.month * 32 + time.day)
        if rule.times.isEmpty { return today ? true : nil }
        for span in rule.times {
            // What began yesterday may last until this morning.
            let isLate = span.from > span.to
            if today, isLate ? time.minute >= span.from : span.contains(time.minute) { return true }
            let yesterday = isDay((time.weekday + 6) % 7, time.month * 32 + time.day)
            if isLate, yesterday, time.minute <= span.to { return true }
        }
        return today ? false : nil
    }

    private static func rule(_ text: Substring) -> Rule? {
        var rule = Rule()
        var words = text.split(separator: " ").map(String.init)
        if words.isEmpty { return nil }
        if let last = words.last, ["off", "closed", "open"].contains(last) {
            rule.isOpen = last == "open"
            words.removeLast()
        }
        var position = 0
        while position < words.count {
            var word = words[position]
            position += 1
            if word == "24/7" { continue }
            // `Mo-Fr:` and `Mo-Fr 07:00 - 09:00` are common slips.
            if word.hasSuffix(":") || word.hasSuffix(",") { word.removeLast() }
            while position < words.count, word.hasSuffix("-") || words[position].hasPrefix("-") {
                word += words[position]
                position += 1
            }
            // `Nov 15-Mar 31`: days of the month stand in words of their own.
            if months[String(word.prefix(3))] != nil {
                while position < words.count, let digit = words[position].first, digit.isNumber,
                    !words[position].contains(":")
                {
                    word += " " + words[position]
                    position += 1
                }
            }
            guard add(word, to: &rule) else { return nil }
        }
        return rule
    }

    private static func add(_ word: String, to rule: inout Rule) -> Bool {
        for item in word.split(separator: ",") {
            if ["PH", "SH"].contains(item) {
                if word == item { rule.isOnlyHolidays = true }
            } else if let dates = dates(item) {
                rule.dates.append(dates)
            } else if let days = weekdays(item) {
                rule.weekdays.formUnion(days)
            } else if let times = times(item) {
                rule.times.append(times)
            } else {
                return false
            }
        }
        return true
    }

    private static let months: [String: Int] = [
        "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4, "May": 5, "Jun": 6, "Jul": 7, "Aug": 8, "Sep": 9,
        "Oct": 10, "Nov": 11, "Dec": 12,
    ]
    private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

    private static func dates(_ text: Substring) -> CyclicRange? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first, ends.count <= 2, let start = date(first) else { return nil }
        guard ends.count == 2 else {
            return .init(
                from: start.month * 32 + (start.day ?? 1), to: start.month * 32 + (start.day ?? 31))
        }
        if let day = Int(ends[1]), 1...31 ~= day, let from = start.day {
            return .init(from: start.month * 32 + from, to: start.month * 32 + day)
        }
        guard let end = date(ends[1]) else { return nil }
        return .init(
            from: start.month * 32 + (start.day ?? 1), to: end.month * 32 + (end.day ?? 31))
    }

    private static func date(_ text: Substring) -> (month: Int, day: Int?)? {
        let words = text.split(separator: " ")
        guard let name = words.first, let month = months[String(name)] else { return nil }
        guard words.count > 1 else { return (month, nil) }
        guard words.count == 2, let day = Int(words[1]), 1...31 ~= day else { return nil }
        return (month, day)
    }

    private static func weekdays(_ text: Substring) -> [Int]? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count <= 2, let first = ends.first,
            let from = names.firstIndex(of: String(first))
        else { return nil }
        guard ends.count == 2 else { return [from] }
        guard let to = names.firstIndex(of: String(ends[1])) else { return nil }
        return (0...((to - from + 7) % 7)).map { (from + $0) % 7 }
    }

    private static func times(_ text: Substring) -> CyclicRange? {
        let isOpenEnded = text.hasSuffix("+")
        let ends = (isOpenEnded ? text.dropLast() : text)
            .split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first, let from = minutes(first) else { return nil }
        if isOpenEnded, ends.count == 1 { return .init(from: from % 1440, to: 1439) }
        guard ends.count == 2, let to = minutes(ends[1]), to != from else { return nil }
        // The last minute is not part of the span.
        return .init(from: from % 1440, to: (to + 1439) % 1440)
    }

    private static func minutes(_ text: Substring) -> Int? {
        if text == "sunrise" || text == "dawn" { return 360 }
        if text == "sunset" || text == "dusk" { return 1080 }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), 0...48 ~= hour, 0...59 ~= minute
        else { return nil }
        return hour * 60 + minute
    }
}
