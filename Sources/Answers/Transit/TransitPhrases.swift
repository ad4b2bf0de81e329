import Roads
import Transit

/// The sentences about rides in a language.
struct TransitPhrases: Sendable {
    /// The boarding, "Take tram 9 toward Porta Genova": the kind of vehicle with its line, and the headsign.
    let take: @Sendable (_ vehicle: String, _ headsign: String) -> String
    /// "6 stops, get off at Duomo": how many times it stops, the last time included, and where.
    let leave: @Sendable (_ stops: Int, _ stop: String) -> String
    /// "Stay on board, the vehicle goes on as bus 5 toward Lambrate".
    let stay: @Sendable (_ vehicle: String, _ headsign: String) -> String
    /// The walk to a stop, "Walk to Duomo".
    let walk: @Sendable (_ place: String) -> String
    /// The walk to the end, "Walk to your destination".
    let walkToEnd: String
    /// The end of the journey, "You have arrived".
    let arrive: String
    /// "every 10 minutes", of lines without times.
    let every: @Sendable (_ minutes: Int) -> String
    /// "This is the last connection; the next one leaves at 5:55": when, or nothing if there is none.
    let last: @Sendable (_ next: String?) -> String
    /// "There is no timetable for 2026-11-25; times are those of 2014-10-22".
    let otherDay: @Sendable (_ asked: String, _ taken: String) -> String
    /// The word before a platform's number, on rails and elsewhere.
    let platform: (rail: String, other: String)
    /// The kinds of vehicles, as they stand before the line's name in `take`.
    let vehicles: [TransitMode: String]
    /// What a kind is called that `vehicles` does not name.
    let line: String
    /// Whether the line's name stands before the kind.
    var namesFirst = false

    /// The kind of vehicle and the line, such as "tram 9".
    func vehicle(_ line: TransitLine) -> String {
        let kind = vehicles[line.mode] ?? self.line
        let name = line.name
        if name.isEmpty { return kind }
        return namesFirst ? name + kind : "\(kind) \(name)"
    }

    /// The sentences of a language.
    static func of(_ language: InstructionLanguage) -> TransitPhrases {
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
