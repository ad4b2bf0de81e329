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

    /// What of a timetable may be used: `avoid` and `exclude` name kinds of vehicles, lines or agencies, `step-free` closes stairs.
    ///
    /// The two do the same: what is to be avoided is never boarded.
    func transitFilter(_ timetable: Timetable) throws(OptionError) -> TransitFilter {
        var filter = TransitFilter()
        if try flag(.stepFree) ?? false { filter.wheelchair = .notInaccessible }
        for option in [QuestionOption.avoid, .exclude] {
            for word in words(option) { try filter.close(word, timetable, option) }
        }
        return filter
    }
}

extension TransitFilter {
    /// Closes the kind of vehicles, the lines and the agencies that a word names.
    ///
    /// - Parameter option: The option that the word is of.
    fileprivate mutating func close(
        _ word: String, _ timetable: Timetable, _ option: QuestionOption
    ) throws(OptionError) {
        if let mode = TransitMode(rawValue: word) {
            avoidedModes.insert(mode)
            return
        }
        let lines = timetable.lines(named: word)
        let agencies = timetable.agencies(named: word)
        if lines.isEmpty, agencies.isEmpty {
            throw OptionError(
                option, word, allowed: TransitMode.allCases.map(\.rawValue),
                "“\(word.prefix(80))” is no kind of vehicle, line or agency of the timetable")
        }
        avoidedRoutes.formUnion(lines)
        avoidedAgencies.formUnion(agencies)
    }
}
