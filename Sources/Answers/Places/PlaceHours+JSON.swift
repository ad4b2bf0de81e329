import Foundation
import OpeningHours
import Places

extension PlaceHours {
    /// The description in a line of text.
    var told: String {
        if let problem { return "\(problem)" }
        return sentence ?? "the time there is not known"
    }
}

// Members in the order of their names.
extension JSONText {
    /// Writes what opening hours say as an object.
    package mutating func hours(_ hours: PlaceHours) {
        var members = Members()
        if let verdict = hours.verdict {
            members.add("comment", verdict.state.comment)
        }
        members.add("knowsPublicHolidays", hours.knowsPublicHolidays)
        members.add("nextOpening", hours.verdict?.nextOpening?.iso8601())
        if hours.verdict?.state.hasOpenEnd == true { members.add("openEnd", true) }
        members.add("problem", hours.problem.map { "\($0)" })
        members.add("sentence", hours.sentence)
        members.add("state", hours.verdict?.state.kind.rawValue)
        members.add("text", hours.text)
        members.add("time", hours.verdict?.time.iso8601())
        members.add("timeZone", hours.timeZone?.identifier)
        members.add("until", hours.verdict?.until?.iso8601())
        if let week = hours.verdict?.week {
            members.begin("week")
            members.text.list(week) { $0.day($1) }
        }
        raw("{")
        raw(members.text.bytes)
        raw("}")
    }

    /// A day of the week's table; its spans begin on it and may end on the next.
    private mutating func day(_ day: OpeningHours.Day) {
        var members = Members()
        members.add("comment", day.comment)
        members.add("date", String(day.date.iso8601().prefix(10)))
        members.add("day", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day.date.weekday])
        members.add("publicHoliday", day.isPublicHoliday)
        members.begin("spans")
        members.text.list(day.spans) { text, span in
            var members = Members()
            members.add("comment", span.state.comment)
            members.add("from", Self.clock(span.minutes.lowerBound))
            if span.state.hasOpenEnd { members.add("openEnd", true) }
            members.add("state", span.state.kind.rawValue)
            members.add("to", Self.clock(span.minutes.upperBound))
            text.raw("{")
            text.raw(members.text.bytes)
            text.raw("}")
        }
        raw("{")
        raw(members.text.bytes)
        raw("}")
    }

    /// "08:00", "24:00", and after midnight "26:00".
    private static func clock(_ minutes: Int) -> String {
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        return padded(minutes / 60) + ":" + padded(minutes % 60)
    }
}

/// Members of an object, those without a value left out.
private struct Members {
    var text = JSONText()

    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        begin(name)
        text.string(value)
    }

    mutating func add(_ name: String, _ value: Bool?) {
        guard let value else { return }
        begin(name)
        text.raw(value ? "true" : "false")
    }

    mutating func begin(_ name: String) {
        if !text.bytes.isEmpty { text.comma() }
        text.string(name)
        text.raw(":")
    }
}
