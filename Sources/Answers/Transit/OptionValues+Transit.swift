import Journeys
import Transit

extension OptionValues {
    /// The preferred kind of journey by public transport; nil if none is given.
    func preference() throws(OptionError) -> TransitPreference? {
        try word(.prefer, of: TransitPreference.allCases.map(\.rawValue))
            .flatMap { TransitPreference(rawValue: $0) }
    }

    /// The means of travel to the first stop; walking by default.
    func approach() throws(OptionError) -> StopApproach {
        try word(.access, of: StopApproach.allCases.map(\.rawValue))
            .flatMap { StopApproach(rawValue: $0) } ?? .walking
    }

    /// What of a timetable may be used: `avoid` names kinds of vehicles, lines or agencies, `step-free` closes stairs.
    func transitFilter(_ timetable: Timetable) throws(OptionError) -> TransitFilter {
        var filter = TransitFilter()
        if try flag(.stepFree) ?? false { filter.wheelchair = .notInaccessible }
        for word in words(.avoid) {
            if let mode = TransitMode(rawValue: word) {
                filter.avoidedModes.insert(mode)
                continue
            }
            let folded = word.lowercased()
            let lines = (0..<timetable.routeCount).filter { route in
                let line = timetable.line(route)
                return [line.id, line.shortName, line.longName].contains {
                    $0.lowercased() == folded
                }
            }
            let agencies = timetable.agencies(named: word)
            if lines.isEmpty, agencies.isEmpty {
                throw OptionError(
                    .avoid, word, allowed: TransitMode.allCases.map(\.rawValue),
                    "“\(word.prefix(80))” is no kind of vehicle, line or agency of the timetable")
            }
            filter.avoidedRoutes.formUnion(lines)
            filter.avoidedAgencies.formUnion(agencies)
        }
        return filter
    }
}
