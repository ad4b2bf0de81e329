import Transit

/// What a question for journeys by public transport wishes for beside an early arrival.
package enum TransitPreference: String, CaseIterable {
    /// As little on foot as possible.
    case lessWalking = "less-walking"
    /// As few changes as possible.
    case fewerChanges = "fewer-changes"

    /// What a journey costs beside its time, in seconds: a change is worth five minutes, and time on foot counts twice, unless
    /// more of either is worth avoiding.
    package static func effort(of journey: Journey, for preference: TransitPreference?) -> Int {
        switch preference {
        case nil: journey.changeCount * 300 + journey.walkSeconds
        case .lessWalking: journey.changeCount * 300 + journey.walkSeconds * 6
        case .fewerChanges: journey.changeCount * 2400 + journey.walkSeconds
        }
    }
}
