import Foundation

/// The table of public holidays that comes with the project, by country and state.
///
/// It knows those of 2018 to 2036 as they are or will be, and of other years what recurs in all of them. Its text is explained in
/// `Scripts/make-holidays`, which makes it.
struct HolidayTable: Sendable {
    static let shared = HolidayTable(Array(text.description.utf8))

    private let bytes: [UInt8]
    /// Where the lines of countries and states are, by code: "DE", "DE-BY".
    private var lines: [String: Range<Int>] = [:]
    /// The states of a country by folded name: "DE:bayern".
    private var states: [String: String] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for line in bytes.indices.split(whereSeparator: { bytes[$0] == UInt8(ascii: "\n") }) {
            guard let start = line.first, let end = line.last,
                let bar = line.first(where: { bytes[$0] == UInt8(ascii: "|") })
            else { continue }
            let head = String(decoding: bytes[start..<bar], as: UTF8.self)
            let parts = head.split(separator: ":", omittingEmptySubsequences: false)
            let code = String(parts[0])
            lines[code] = bar + 1..<end + 1
            guard parts.count == 2, let dash = code.firstIndex(of: "-") else { continue }
            for name in parts[1].split(separator: ",") {
                states["\(code[..<dash]):\(name)"] = code
            }
        }
    }

    /// The calendar of a country, or of a state by its code of ISO 3166-2 or its name; nil if the country is not known.
    func calendar(country: String, state: String?) -> HolidayCalendar? {
        let country = country.uppercased()
        guard let line = lines[country] else { return nil }
        var calendar = entry(line).calendar
        if let code = stateCode(country, state), let line = lines[code] {
            let (own, lacking) = entry(line)
            calendar.rules += own.rules
            calendar.days = Set(calendar.days).union(own.days).subtracting(lacking).sorted()
            calendar.exceptions =
                Set(calendar.exceptions).subtracting(own.days).union(own.exceptions)
                .union(lacking).sorted()
        }
        return calendar
    }

    private func stateCode(_ country: String, _ state: String?) -> String? {
        guard let state, !state.isEmpty else { return nil }
        let code = state.uppercased()
        for known in [code, "\(country)-\(code)"]
        where known.hasPrefix("\(country)-") && lines[known] != nil { return known }
        return states["\(country):\(Self.folded(state))"]
    }

    /// A name without accents, spaces and signs, as the table has it.
    private static func folded(_ name: String) -> String {
        let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        return plain.filter { $0.isLetter || $0.isNumber }
    }

    private func entry(_ line: Range<Int>) -> (calendar: HolidayCalendar, lacking: [Int]) {
        let text = String(decoding: bytes[line], as: UTF8.self)
        let sides = text.split(separator: "!", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = sides[0].split(separator: "|", omittingEmptySubsequences: false)
        guard fields.count == 3 else {
            return (HolidayCalendar(rules: [], days: [], exceptions: []), [])
        }
        let rules = fields[0].split(separator: ",").compactMap { HolidayRule($0) }
        let calendar = HolidayCalendar(
            rules: rules, days: Self.days(fields[2]), exceptions: Self.days(fields[1]))
        return (calendar, sides.count == 2 ? Self.days(sides[1]) : [])
    }

    /// Days as the days since the one before, in base 36; the first since the first of January 2000.
    private static func days(_ text: Substring) -> [Int] {
        var day = HoursDay.number(2000, 1, 1)
        return text.split(separator: ",").compactMap { part in
            guard let step = Int(part, radix: 36) else { return nil }
            day += step
            return day
        }
    }
}

extension HolidayRule {
    /// Reads "f1225", "e-2", "o49" or "w0509".
    fileprivate init?(_ text: Substring) {
        let rest = text.dropFirst()
        guard let kind = text.first, let number = Int(rest) else { return nil }
        switch kind {
        case "f": self = .date(month: number / 100, day: number % 100)
        case "e": self = .easter(number)
        case "o": self = .orthodoxEaster(number)
        case "w":
            let ordinal = number % 10
            self = .weekday(
                month: number / 100, weekday: number / 10 % 10, ordinal: ordinal == 9 ? -1 : ordinal
            )
        default: return nil
        }
    }
}

extension HolidayCalendar {
    /// The public holidays of a country, or of a state of it.
    ///
    /// Nothing is known of school holidays.
    ///
    /// - Parameters:
    ///   - country: The code of ISO 3166-1: "DE".
    ///   - state: A state by its code of ISO 3166-2 or its name: "DE-BY", "BY", "Bayern". One that is not known, and a state that
    ///     has the holidays of its country alone, have these.
    /// - Returns: Nil if the country is not known.
    public static func of(country: String, state: String? = nil) -> HolidayCalendar? {
        HolidayTable.shared.calendar(country: country, state: state)
    }
}
