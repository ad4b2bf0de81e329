import CalendarDays
import Foundation
import Journeys
import MapGeometry
import Places
import Roads
import Transit

/// A question for the lines of a timetable, or for the trips of one on a day, answered by ``LineTimetable``.
public struct LineQuestion: Sendable {
    /// The options it takes, its argument first.
    public static let options: [QuestionOption] = [
        .line, .at, .day, .sameWeekday, .instructionLanguage,
    ]

    /// The stop, or the place near one, that lines have to stop at; nil if any will do.
    public let at: PlaceReference?
    private let name: String?
    private let day: LocalTime?
    private let usesSameWeekday: Bool
    private let language: InstructionLanguage
    private let now: Int

    /// Reads the values of its options.
    ///
    /// - Parameters:
    ///   - environment: Variables that name the language where the question does not; those the process was started with if nil.
    ///   - now: The moment whose day counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ values: OptionValues, environment: [String: String]? = nil,
        now: Int = Int(Date().timeIntervalSince1970)
    ) throws(OptionError) {
        name = values.text(.line).flatMap { $0.isEmpty ? nil : $0 }
        at = if let text = values.text(.at) { try PlaceReference(text, .at) } else { nil }
        usesSameWeekday = try values.flag(.sameWeekday) ?? false
        language = try values.instructionWriter(environment: environment).language
        if let text = values.text(.day) {
            guard text.utf8.count == 10, let day = LocalTime(iso8601: text + "T00:00") else {
                throw OptionError(
                    .day, text, allowed: ["YYYY-MM-DD"],
                    "“\(text.prefix(80))” is no day such as 2026-11-21")
            }
            self.day = day
        } else {
            day = nil
        }
        self.now = now
    }

    /// Answers the question.
    ///
    /// - Throws: `OptionError` if there is no line of the name; `TransitError` for a day that the timetable does not have; what `find`
    ///   throws.
    public func answer(planner: TransitPlanner, place find: PlaceFinder) throws -> LineTimetable {
        let timetable = planner.timetable
        var routes = Array(0..<timetable.routeCount)
        if let name {
            routes = timetable.lines(named: name)
            guard !routes.isEmpty else {
                throw OptionError(
                    .line, name, allowed: ["a line of the timetable"],
                    "“\(name.prefix(80))” is no line of the timetable")
            }
        }
        if let place = try at.map({ try [$0].positions(find) })?.first {
            let stops = timetable.stops(near: place)
            guard !stops.isEmpty else { throw TransitError(.noStopsInRange) }
            let here = try Set(stops.flatMap { try planner.lines(atStop: $0) })
            routes.removeAll { !here.contains($0) }
        }
        var answer = LineTimetable(planner: planner, language: language)
        let lines = routes.map { timetable.line($0) }.sorted(by: LineTimetable.precedes)
        guard name != nil else {
            answer.lines = lines.map { .init(line: $0, directions: []) }
            return answer
        }
        guard !lines.isEmpty else {
            throw OptionError(
                .line, name ?? "", allowed: ["a line that stops there"],
                "“\((name ?? "").prefix(80))” does not stop there")
        }
        guard timetable.tripCount > 0 else { throw TransitError(.empty) }
        let (day, asked) = try serviceDay(timetable)
        answer.day = day
        if day != asked { answer.asked = asked }
        for line in lines {
            answer.lines.append(
                .init(
                    line: line,
                    directions: try LineTimetable.directions(
                        of: line, onDay: day, planner, language: language.rawValue)))
        }
        return answer
    }

    /// The day of the timetable that is told, and the one that was asked for, in days since 1970.
    private func serviceDay(
        _ timetable: Timetable
    ) throws(TransitError) -> (told: Int, asked: Int) {
        let asked =
            day.map { CivilDate(year: $0.year, month: $0.month, day: $0.day).daysSince1970 }
            ?? today(timetable)
        let days = timetable.firstServiceDay..<(timetable.firstServiceDay + timetable.dayCount)
        if days.contains(asked) { return (asked, asked) }
        guard usesSameWeekday, let other = timetable.serviceDay(sameWeekdayAs: asked) else {
            let (first, last) = timetable.serviceDays
            throw TransitError(.outsideServiceDays(first: first, last: last))
        }
        return (other, asked)
    }

    private func today(_ timetable: Timetable) -> Int {
        guard timetable.stopCount > 0 else { return now / 86_400 }
        let local = now + timetable.secondsFromGMT(atStop: 0, moment: now)
        return Int((Double(local) / 86_400).rounded(.down))
    }
}
