import Bytes
import Columns

/// What a search may do.
struct SearchSettings {
    /// The maximum number of rides.
    var mostRides: Int
    /// Seconds added to every change whose time the feed does not give.
    var changeSeconds: Int32
    var filter: TransitFilter
    /// The stops on the way, in the order of time.
    var vias: [TransitVia]

    /// Whether ways with stairs are closed.
    var isStepFree: Bool { filter.wheelchair != .notAsked }

    /// Creates the settings of a question; more than 29 changes are as good as 29.
    init(_ query: TransitQuery) {
        mostRides = min(max(query.mostChanges, 0), 29) + 1
        changeSeconds = max(query.changeSeconds, 0)
        filter = query.filter
        vias = query.vias
    }

    /// Whether each pattern may be used; empty if all may.
    func allowedPatterns(_ timetable: Timetable, _ window: ServiceWindow) -> [Bool] {
        if filter.isOpen { return [] }
        let lines = (0..<timetable.routeCount).map { route in
            !filter.avoidedRoutes.contains(route)
                && !filter.avoidedAgencies.contains(Int(timetable.routeAgencies[route]))
                && !filter.avoidedModes.contains(
                    TransitMode(routeType: Int(timetable.routeTypes[route])))
        }
        var allowed = (0..<timetable.patternCount).map { pattern in
            lines[Int(timetable.patternRoutes[pattern])]
                && carries(timetable.flags(ofPattern: pattern))
        }
        for run in window.updates?.runs ?? [] {
            if let trip = run.trip {
                allowed.append(allowed[timetable.pattern(ofTrip: trip)])
            } else {
                let isLineAllowed = run.route.map { lines[$0] } ?? true
                allowed.append(isLineAllowed && filter.wheelchair != .accessible)
            }
        }
        return allowed
    }

    private func carries(_ flags: PatternFlags) -> Bool {
        if filter.bicycle, flags.contains(.noBicycles) { return false }
        return switch filter.wheelchair {
        case .notAsked: true
        case .notInaccessible: !flags.contains(.noWheelchairs)
        case .accessible: flags.contains(.wheelchairs)
        }
    }

    /// Whether each stop is closed; empty if none is.
    func closedStops(_ timetable: Timetable) -> [Bool] {
        if filter.wheelchair == .notAsked { return [] }
        return (0..<timetable.stopCount).map { stop in
            let flags = timetable.flags(ofStop: stop)
            return filter.wheelchair == .accessible
                ? !flags.contains(.accessible) : flags.contains(.inaccessible)
        }
    }
}
