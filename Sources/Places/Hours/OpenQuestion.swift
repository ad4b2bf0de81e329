import MapGeometry
import OpeningHours

/// A condition that places be open: now, at a time, on a day.
public struct OpenQuestion: Sendable, Equatable {
    /// When a place has to be open.
    public enum Span: Sendable, Equatable {
        /// At the moment itself.
        case moment
        /// At some time of a day, counted from that of the moment: 0 for today.
        case day(Int)
        /// At some time of the next such day of the week, 0 for Monday; today counts.
        case weekday(Int)
        /// At eleven in the evening of the moment's day.
        case late
        /// At any time of any day.
        case always
    }

    /// The moment that answers tell about, and that days are counted from.
    public var moment: HoursMoment
    /// When a place has to be open to be found by its kind.
    public var span: Span

    /// Creates a question.
    public init(_ moment: HoursMoment, _ span: Span = .moment) {
        self.moment = moment
        self.span = span
    }

    private static let lateMinute = 23 * 60

    /// Whether hours are open when it is asked for.
    func accepts(_ hours: OpeningHours, _ time: LocalTime, _ setting: HoursSetting) -> Bool {
        let midnight = time.advanced(by: .seconds(-60 * time.minute))
        switch span {
        case .moment: return hours.state(at: time, in: setting).kind == .open
        case .late:
            let late = midnight.advanced(by: .seconds(60 * Self.lateMinute))
            return hours.state(at: late, in: setting).kind == .open
        case .always:
            if hours.isAlwaysOpen { return true }
            let week = midnight.advanced(by: .seconds(7 * 86_400))
            let open = hours.intervals(from: midnight, to: week, in: setting)
                .filter { $0.state.kind == .open }
            return open.first?.start == midnight && open.last?.end == week
                && zip(open, open.dropFirst()).allSatisfy { $0.end == $1.start }
        case .day(let days): return isOpen(hours, days, midnight, setting)
        case .weekday(let day):
            return isOpen(hours, (day - time.weekday + 7) % 7, midnight, setting)
        }
    }

    private func isOpen(
        _ hours: OpeningHours, _ days: Int, _ midnight: LocalTime, _ setting: HoursSetting
    ) -> Bool {
        let day = midnight.advanced(by: .seconds(days * 86_400))
        // What is left of the night before is not meant.
        let week = hours.week(of: day, in: setting)
        return week[day.weekday].spans.contains { $0.state.kind == .open }
    }
}

extension PlaceSearch {
    /// Whether a place is open as the question wants it; true if nothing is asked.
    func isOpen(_ place: UInt32) -> Bool {
        guard let question = request.open else { return true }
        let details = PlaceDetails(file: file, place: place, hasAttributes: true)
        guard let text = details.attribute("opening_hours"), let hours = clocks.hours(text) else {
            return false
        }
        let clock = clocks.clock(
            NearPlaces(file: file).point(place).coordinate,
            countryCode: details.attribute("addr:country_code") ?? "",
            state: details.attribute("addr:state") ?? "")
        guard let time = clock.time(question.moment) else { return false }
        return question.accepts(hours, time, clock.setting)
    }

    /// The same search without the condition that places be open.
    var ofAnyHours: PlaceSearch {
        var request = request
        request.open = nil
        return PlaceSearch(file, request, isCompletion: isCompletion)
    }
}

extension Places {
    /// Answers with what their hours say; of places of one name, those that are open come first.
    static func told(
        _ found: [FoundPlace], _ question: OpenQuestion, languages: [String]
    ) -> [FoundPlace] {
        let clocks = PlaceClocks()
        let answers = found.map { place in
            var place = place
            guard let text = place.details?.attribute("opening_hours") else { return place }
            let clock = clocks.clock(
                place.coordinate, countryCode: place.address.countryCode,
                state: place.address.state)
            place.hours = PlaceHours(text, clock, at: question.moment, languages: languages)
            return place
        }
        guard let first = answers.first else { return [] }
        func isOpen(_ place: FoundPlace) -> Bool { place.hours?.verdict?.state.kind == .open }
        let name = TextFolding.folded(first.name)
        let isAlike = answers.map { TextFolding.folded($0.name) == name }
        let alike = zip(answers, isAlike).filter(\.1).map(\.0)
        var ordered = (alike.filter(isOpen) + alike.filter { !isOpen($0) }).makeIterator()
        return zip(answers, isAlike).map { $1 ? ordered.next() ?? $0 : $0 }
    }
}
