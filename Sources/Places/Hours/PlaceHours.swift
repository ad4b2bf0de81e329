import Foundation
import MapGeometry
import OpeningHours

/// The opening hours of a place, evaluated at a moment.
public struct PlaceHours: Sendable {
    /// The state that the opening hours give for a question.
    public struct Verdict: Sendable {
        /// The moment by the clock of the place.
        public let time: LocalTime
        /// The state at that time.
        public let state: OpeningHours.State
        /// When that changes; nil if it does not in the years ahead.
        public let until: LocalTime?
        /// When it opens next after the moment; nil if it does not in the years ahead.
        public let nextOpening: LocalTime?
        /// The days from Monday to Sunday of the moment's week.
        public let week: [OpeningHours.Day]
    }

    /// The hours as the map has them.
    public let text: String
    /// The time zone of the place; nil if it is not known.
    public let timeZone: TimeZone?
    /// Whether the public holidays of the place are known; otherwise no day counts as one.
    public let knowsPublicHolidays: Bool
    /// The result of the evaluation; nil if the hours cannot be read or the local time is unknown.
    public let verdict: Verdict?
    /// Why the hours cannot be read; nil if they can.
    public let problem: OpeningHoursError?
    /// The result as a sentence, "Open until 18:00"; nil without a verdict.
    public let sentence: String?

    init(
        _ text: String, _ clock: PlaceClock, at moment: HoursMoment, languages: [String]
    ) {
        self.text = text
        timeZone = clock.timeZone
        knowsPublicHolidays = clock.setting.holidays != nil
        do throws(OpeningHoursError) {
            let hours = try OpeningHours(text)
            problem = nil
            let verdict = clock.time(moment).map { time in
                let (state, until) = hours.stateAndChange(at: time, in: clock.setting)
                return Verdict(
                    time: time, state: state, until: until,
                    nextOpening: hours.nextOpening(after: time, in: clock.setting),
                    week: hours.week(of: time, in: clock.setting))
            }
            self.verdict = verdict
            sentence = verdict.map {
                OpeningWords(languages: languages).sentence(
                    $0.state, until: $0.until, nextOpening: $0.nextOpening, at: $0.time)
            }
        } catch {
            problem = error
            verdict = nil
            sentence = nil
        }
    }
}

extension PlaceHours {
    /// What hours of a place say at a moment, by its country's holidays and the sun there.
    package init(
        _ text: String, at moment: HoursMoment, _ coordinate: CLLocationCoordinate2D,
        countryCode: String, state: String, languages: [String]
    ) {
        let clock = PlaceClock(coordinate, countryCode: countryCode, state: state)
        self.init(text, clock, at: moment, languages: languages)
    }
}

extension FoundPlace {
    /// Returns what its opening hours say at a moment; nil if the map has none of it.
    ///
    /// - Parameters:
    ///   - moment: The moment.
    ///   - languages: Those of the sentence, best first; English if none of them is known.
    public func hours(at moment: HoursMoment, languages: [String] = []) -> PlaceHours? {
        guard let text = details?.attribute("opening_hours") else { return nil }
        return PlaceHours(
            text, at: moment, coordinate, countryCode: address.countryCode, state: address.state,
            languages: languages)
    }
}
