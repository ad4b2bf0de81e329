import Foundation

/// Writes spans of time, as long as a way takes.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: like all formatters it is configured by one owner before it is shared.

    /// The notation of units.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:00`.
        case positional
        /// `1h 10m`.
        case abbreviated
        /// `1 hr, 10 min`.
        case short
        /// `1 hour, 10 minutes`.
        case full
        /// `one hour, ten minutes`.
        case spellOut
        /// `1hr 10min`.
        case brief
    }

    /// The treatment of units whose value is 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// They are left out; in the positional style only in front.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those in front are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those at the end are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All of them are left out.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// They are written, with a zero before numbers of one digit.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// The units that may be used.
    open var allowedUnits: NSCalendar.Unit = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    /// The notation of units.
    open var unitsStyle = UnitsStyle.positional
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 for any number.
    open var maximumUnitCount = 0
    /// Whether a single unit stays the next smaller one while there is little of it; not done here.
    open var collapsesLargestUnit = false
    /// Whether `About` is written before it.
    open var includesApproximationPhrase = false
    /// Whether `remaining` is written after it.
    open var includesTimeRemainingPhrase = false
    /// Whether parts of units are written; not done here.
    open var allowsFractionalUnits = false
    /// What says how long months are.
    open var calendar: Calendar? = .current
    /// From when spans of time are counted.
    open var referenceDate: Date?

    /// Creates a formatter.
    public override init() { super.init() }
    /// Archiving is not supported: returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Writes a number of seconds; nil for none that is finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        // Days of 24 hours, so that a span is the same on all days.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti.rounded(), calendar)
    }

    /// Writes the time from one moment to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, calendar ?? .current)
    }

    /// Writes units that are told.
    open func string(from components: DateComponents) -> String? {
        var counts = kinds.map { components.value(for: $0.component) ?? 0 }
        var kinds = kinds
        limit(&kinds, &counts, unit: nil)
        return written(kinds, counts)
    }

    /// Writes units in a style.
    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
        -> String?
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes a number of seconds, or units.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var kinds: [TimeUnit] { TimeUnit.all.filter { allowedUnits.contains($0.flag) } }

    private func string(from start: Date, to end: Date, _ calendar: Calendar) -> String? {
        var kinds = kinds
        guard !kinds.isEmpty else { return nil }
        let isBackward = end < start
        let (first, last) = isBackward ? (end, start) : (start, end)
        func counts(_ kinds: [TimeUnit], _ last: Date) -> [Int] {
            let parts = calendar.dateComponents(Set(kinds.map(\.component)), from: first, to: last)
            return kinds.map { parts.value(for: $0.component) ?? 0 }
        }
        var found = counts(kinds, last)
        // What is left of the last unit is rounded into it.
        if let length = kinds.last?.seconds, length > 1 {
            found = counts(kinds, last.addingTimeInterval(length / 2))
        }
        limit(&kinds, &found) { kept in
            counts(kept, last.addingTimeInterval((kept.last?.seconds ?? 1) / 2))
        }
        guard let text = written(kinds, found) else { return nil }
        return isBackward ? "-" + text : text
    }

    /// Keeps the largest units only, if there are too many.
    private func limit(
        _ kinds: inout [TimeUnit], _ counts: inout [Int], unit again: (([TimeUnit]) -> [Int])?
    ) {
        guard maximumUnitCount > 0, let start = counts.firstIndex(where: { $0 != 0 }),
            kinds.count - start > maximumUnitCount
        else { return }
        let kept = Array(kinds.prefix(start + maximumUnitCount))
        counts = again?(kept) ?? Array(counts.prefix(kept.count))
        kinds = kept
    }

    private func written(_ kinds: [TimeUnit], _ counts: [Int]) -> String? {
        var parts = Array(zip(kinds, counts))
        guard !parts.isEmpty else { return nil }
        var drop = zeroFormattingBehavior
        if drop.contains(.default) {
            drop = unitsStyle == .positional ? .dropLeading : .dropAll
        }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let first = parts.firstIndex { $0.1 != 0 }
        let last = parts.lastIndex { $0.1 != 0 }
        let smallest = parts[parts.count - 1]
        parts = parts.enumerated().filter { index, part in
            guard part.1 == 0 else { return true }
            guard let first, let last else { return drop.isEmpty || isPadded }
            if index < first { return !drop.contains(.dropLeading) }
            if index > last { return !drop.contains(.dropTrailing) }
            return !drop.contains(.dropMiddle)
        }.map(\.element)
        if parts.isEmpty { parts = [smallest] }
        if let most = maximumUnitCount > 0 ? maximumUnitCount : nil {
            parts = Array(parts.prefix(most))
        }
        let text = joined(parts, isPadded: isPadded)
        return (includesApproximationPhrase ? "About " : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func joined(_ parts: [(TimeUnit, Int)], isPadded: Bool) -> String {
        switch unitsStyle {
        case .positional:
            // A single number tells nothing without its unit.
            return parts.enumerated().map { index, part in
                let digits = String(part.1)
                let wants = (index > 0 || isPadded) && digits.count < 2
                return wants ? "0" + digits : digits
            }.joined(separator: ":")
        case .abbreviated: return parts.map { "\($0.1)\($0.0.letter)" }.joined(separator: " ")
        case .brief: return parts.map { "\($0.1)\($0.0.brief($0.1))" }.joined(separator: " ")
        case .short: return parts.map { "\($0.1) \($0.0.short($0.1))" }.joined(separator: ", ")
        case .full: return parts.map { "\($0.1) \($0.0.word($0.1))" }.joined(separator: ", ")
        case .spellOut:
            let speller = NumberFormatter()
            speller.numberStyle = .spellOut
            speller.locale = Locale(identifier: "en_US")
            return parts.map {
                "\(speller.string(from: NSNumber(value: $0.1)) ?? "\($0.1)") \($0.0.word($0.1))"
            }.joined(separator: ", ")
        }
    }
}

/// A unit of time, and what it is called.
private struct TimeUnit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    /// How long it is; nil where that depends.
    let seconds: TimeInterval?
    let letter: String
    private let name: String
    private let shortName: (one: String, more: String)

    func word(_ count: Int) -> String { abs(count) == 1 ? name : name + "s" }
    func short(_ count: Int) -> String { abs(count) == 1 ? shortName.one : shortName.more }
    func brief(_ count: Int) -> String { short(count) }

    static let all = [
        TimeUnit(
            flag: .year, component: .year, seconds: nil, letter: "y", name: "year",
            shortName: ("yr", "yrs")),
        TimeUnit(
            flag: .month, component: .month, seconds: nil, letter: "mo", name: "month",
            shortName: ("mth", "mths")),
        TimeUnit(
            flag: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, letter: "w",
            name: "week", shortName: ("wk", "wks")),
        TimeUnit(
            flag: .day, component: .day, seconds: 86400, letter: "d", name: "day",
            shortName: ("day", "days")),
        TimeUnit(
            flag: .hour, component: .hour, seconds: 3600, letter: "h", name: "hour",
            shortName: ("hr", "hr")),
        TimeUnit(
            flag: .minute, component: .minute, seconds: 60, letter: "m", name: "minute",
            shortName: ("min", "min")),
        TimeUnit(
            flag: .second, component: .second, seconds: 1, letter: "s", name: "second",
            shortName: ("sec", "sec")),
    ]
}
