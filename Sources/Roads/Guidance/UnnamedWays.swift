import Bytes
import Columns

/// Descriptions of ways without a name: their kind, and the street they run beside.
extension GuidanceGraph {
    /// The share of a step that has to be beside a street for the step to be described by it.
    private static let besideShare = 0.6

    /// What an arc is, if it is no ordinary road.
    private func unnamedWay(_ arc: UInt32) -> Maneuver.UnnamedWay? {
        let flags = flags(arc)
        guard flags.isDisjoint(with: [.acrossArea, .steps, .lifted]) else { return nil }
        if flags.contains(.crossing) { return .crossing }
        switch RoadClass(rawValue: graph.wayClasses[way(arc)]) ?? .other {
        case .footway, .path, .bridleway, .pedestrian:
            return flags.contains(.sidewalk) ? .sidewalk : .path
        case .cycleway: return .cyclePath
        case .service:
            return flags.contains(.driveway)
                ? .driveway
                : flags.contains(.parkingAisle)
                    ? .parkingAisle : flags.contains(.alley) ? .alley : .serviceRoad
        case .track: return .track
        default: return nil
        }
    }

    /// The string number of the name of the street that an arc is or runs beside; 0 if there is none.
    private func street(_ arc: UInt32) -> UInt32 { graph.wayNames[way(arc)] }

    /// The street that most of a step without a name runs beside, as a string number; 0 if there is none.
    func streetBeside(_ step: DraftStep, _ leg: RouteLeg) -> UInt32 {
        guard step.text.isAnonymous else { return 0 }
        return longest(of: step.arcs.map { (street(leg.arcs[$0]), leg.arcMeters[$0]) }, none: 0) {
            own, _ in own
        }
    }

    /// What most of a step without a name is: of several sorts of ways the one that is longest.
    func unnamedWay(_ step: DraftStep, _ leg: RouteLeg) -> Maneuver.UnnamedWay? {
        guard step.text.isAnonymous else { return nil }
        let parts = step.arcs.map { (unnamedWay(leg.arcs[$0])?.rawValue, leg.arcMeters[$0]) }
        return longest(of: parts, none: nil) { _, told in told }
            .flatMap(Maneuver.UnnamedWay.init(rawValue:))
    }

    /// The value that the longest part of a step has, or none.
    ///
    /// - Parameter counted: What has to be most of the step, of the meters of that value and those of any value.
    private func longest<Value: Hashable>(
        of parts: [(value: Value, meters: Double)], none: Value,
        counted: (_ own: Double, _ told: Double) -> Double
    ) -> Value {
        var meters: [Value: Double] = [:]
        for part in parts where part.value != none { meters[part.value, default: 0] += part.meters }
        let length = parts.reduce(0) { $0 + $1.meters }
        // Of equal ones the first on the way.
        var best = none
        for part in parts where part.value != none {
            if best == none || (meters[part.value] ?? 0) > (meters[best] ?? 0) { best = part.value }
        }
        let told = meters.values.reduce(0, +)
        return counted(meters[best] ?? 0, told) >= Self.besideShare * length ? best : none
    }

    /// Whether the stairs of a step lead up; nil where nothing tells, or some do and others do not.
    func leadsUp(_ step: DraftStep, _ leg: RouteLeg) -> Bool? {
        var result: Bool?
        for arc in step.arcs.map({ leg.arcs[$0] }) {
            let flags = flags(arc)
            guard flags.contains(.steps), !flags.isDisjoint(with: [.risesAlong, .fallsAlong]) else {
                continue
            }
            let isUp = flags.contains(.risesAlong) == (arc % 2 == 0)
            if result == !isUp { return nil }
            result = isUp
        }
        return result
    }
}
