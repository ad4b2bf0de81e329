import Roads
import Transit

/// The sentences about rides in a language.
package struct TransitPhrases: Sendable {
    /// The boarding, "Take tram 9 toward Porta Genova": the kind of vehicle with its line, and the headsign.
    package let take: @Sendable (_ vehicle: String, _ headsign: String) -> String
    /// "6 stops, get off at Duomo": how many times it stops, the last time included, and where.
    package let leave: @Sendable (_ stops: Int, _ stop: String) -> String
    /// "Stay on board, the vehicle goes on as bus 5 toward Lambrate".
    package let stay: @Sendable (_ vehicle: String, _ headsign: String) -> String
    /// The walk to a stop, "Walk to Duomo".
    package let walk: @Sendable (_ place: String) -> String
    /// The walk to the end, "Walk to your destination".
    package let walkToEnd: String
    /// The ride by bicycle to a stop, "Cycle to Duomo".
    package let cycle: @Sendable (_ place: String) -> String
    /// The same where the bicycle is left, "Cycle to Duomo and leave the bicycle there".
    package let cycleAndLeave: @Sendable (_ place: String) -> String
    /// The ride by bicycle to the end, "Cycle to your destination".
    package let cycleToEnd: String
    /// The drive to where the car is left, "Drive to the car park and leave the car there".
    package let park: String
    /// The end of the journey, "You have arrived".
    package let arrive: String
    /// "every 10 minutes", of lines without times.
    package let every: @Sendable (_ minutes: Int) -> String
    /// "This is the last connection", which `next` may follow.
    package let last: String
    /// "; the next one leaves on 2014-10-22 at 05:55": the day if it is another one, and what clocks show.
    package let next: @Sendable (_ day: String?, _ clock: String) -> String
    /// "There is no timetable for 2026-11-25; times are those of 2014-10-22".
    package let otherDay: @Sendable (_ asked: String, _ taken: String) -> String
    /// "3 min late", or early where the minutes are below 0.
    package let delay: @Sendable (_ minutes: Int) -> String
    /// "arrives 08:24 instead of 08:20".
    package let arriving: @Sendable (_ time: String, _ planned: String) -> String
    /// "tram 9 at 08:00 is canceled".
    package let canceled: @Sendable (_ vehicle: String, _ time: String) -> String
    /// "stops at Duomo (2) instead of Duomo (1)".
    package let otherPlatform: @Sendable (_ stop: String, _ planned: String) -> String
    /// "Real-time data is 12 min old".
    package let outdated: @Sendable (_ minutes: Int) -> String
    /// "Call the operator to book this ride": a vehicle that stops only for those who have called.
    package let callBefore: String
    /// "Signal to the driver that you want to get on".
    package let signal: String
    /// "Tell the driver where you want to get off".
    package let tellDriver: String
    /// The word before a platform's number, on rails and elsewhere.
    package let platform: (rail: String, other: String)
    /// The kinds of vehicles, as they stand before the line's name in `take`.
    package let vehicles: [TransitMode: String]
    /// What a kind is called that `vehicles` does not name.
    package let line: String
    /// How long one waits, "2 min".
    package var minutes: @Sendable (_ minutes: Int) -> String = { "\($0) min" }
    /// The kind of vehicle with the line's name, "tram 9".
    package var naming: @Sendable (_ kind: String, _ name: String, _ mode: TransitMode) -> String =
        { kind, name, _ in "\(kind) \(name)" }

    /// The kind of vehicle and the line, such as "tram 9".
    package func vehicle(_ line: TransitLine) -> String {
        let kind = vehicles[line.mode] ?? self.line
        let name = line.name
        return name.isEmpty ? kind : naming(kind, name, line.mode)
    }

    /// The sentences of a language.
    package static func of(_ language: InstructionLanguage) -> TransitPhrases {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .italian: italian
        case .finnish: finnish
        case .swedish: swedish
        case .japanese: japanese
        case .chinese: chinese
        case .arabic: arabic
        }
    }
}
