import Foundation

/// Writes how long ago or how far away a moment is: "3 hours ago", "in 2 days".
///
/// Words are in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Unchecked: like all formatters it is configured by one owner before it is shared.

    /// The notation of units.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`.
        case full
        /// `two months ago`.
        case spellOut
        /// `2 mo. ago`.
        case short
        /// `2mo ago`.
        case abbreviated
    }

    /// The wording of nearby days.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`.
        case numeric
        /// `yesterday`.
        case named
    }

    /// The notation of units.
    open var unitsStyle = UnitsStyle.full
    /// How near moments are written.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Where in a sentence the words stand.
    open var formattingContext = Formatter.Context.unknown
    /// What says how long months are.
    open var calendar: Calendar! = .current
    /// The language of numbers; words are in English.
    open var locale: Locale! = .current

    /// Creates a formatter.
    public override init() { super.init() }
    /// Archiving is not supported: returns nil.
    public required init?(coder: NSCoder) { nil }

    /// One of the units that differences are told in, the largest first.
    private struct Span {
        let component: Calendar.Component
        let word: String
        let short: String
        let abbreviated: String
        let names: (last: String, this: String, next: String)
    }

    private static let spans = [
        Span(
            component: .year, word: "year", short: "yr.", abbreviated: "y",
            names: ("last year", "this year", "next year")),
        Span(
            component: .month, word: "month", short: "mo.", abbreviated: "mo",
            names: ("last month", "this month", "next month")),
        Span(
            component: .weekOfMonth, word: "week", short: "wk.", abbreviated: "w",
            names: ("last week", "this week", "next week")),
        Span(
            component: .day, word: "day", short: "day", abbreviated: "d",
            names: ("yesterday", "today", "tomorrow")),
        Span(
            component: .hour, word: "hour", short: "hr.", abbreviated: "h",
            names: ("1 hour ago", "this hour", "in 1 hour")),
        Span(
            component: .minute, word: "minute", short: "min.", abbreviated: "m",
            names: ("1 minute ago", "this minute", "in 1 minute")),
        Span(
            component: .second, word: "second", short: "sec.", abbreviated: "s",
            names: ("1 second ago", "now", "in 1 second")),
    ]

    /// Writes how far a moment is from another one, in the largest unit of which there is one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Set(Self.spans.map(\.component))
        let parts = (calendar ?? .current).dateComponents(units, from: referenceDate, to: date)
        return localizedString(from: parts)
    }

    /// Writes a number of seconds from now; negative for what has been.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite, abs(timeInterval) < 1e11 else { return "" }
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// Writes the largest unit of which there is one.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for span in Self.spans {
            guard let count = dateComponents.value(for: span.component), count != 0 else {
                continue
            }
            return text(count, span)
        }
        guard let last = Self.spans.last else { return "" }
        return text(0, last)
    }

    private func text(_ count: Int, _ span: Span) -> String {
        if dateTimeStyle == .named, abs(count) <= 1 {
            return count == 0 ? span.names.this : count < 0 ? span.names.last : span.names.next
        }
        let number = written(abs(count))
        let amount: String
        switch unitsStyle {
        case .full, .spellOut:
            amount = "\(number) \(span.word)" + (abs(count) == 1 ? "" : "s")
        case .short:
            let isWord = span.short == span.word
            amount = "\(number) \(span.short)" + (isWord && abs(count) != 1 ? "s" : "")
        case .abbreviated: amount = "\(number)\(span.abbreviated)"
        }
        return count < 0 ? "\(amount) ago" : "in \(amount)"
    }

    private func written(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = unitsStyle == .spellOut ? .spellOut : .decimal
        return formatter.string(from: NSNumber(value: number)) ?? String(number)
    }

    /// Writes how far a moment is from now.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
