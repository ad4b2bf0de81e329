import Transit

/// The preference of a query for journeys by public transport, beside an early arrival.
package enum TransitPreference: String, CaseIterable {
    /// As little on foot as possible.
    case lessWalking = "less-walking"
    /// As few changes as possible.
    case fewerChanges = "fewer-changes"

    /// What a journey costs beside its time, in seconds: a change is worth five minutes, and time on foot counts twice, unless
    /// more of either is worth avoiding.
    package static func effort(of journey: Journey, for preference: TransitPreference?) -> Int {
        journey.changeCount * (preference == .fewerChanges ? 2400 : 300)
            + journey.walkSeconds * walkFactor(preference)
    }

    /// What a second on foot costs beside its time, in seconds.
    package static func walkFactor(_ preference: TransitPreference?) -> Int {
        preference == .lessWalking ? 6 : 1
    }
}
