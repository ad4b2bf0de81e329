import OpenStreetMap
import Transit

/// What vehicles run on: the ways of an extract that lines without shapes are drawn along.
enum TrackKind: Hashable, CaseIterable {
    case rail, tram, metro, monorail, funicular, aerialway, ferry, road

    /// What a kind of vehicle runs on; nil for those that follow nothing.
    init?(_ mode: TransitMode) {
        switch mode {
        case .rail: self = .rail
        case .tram, .cableTram: self = .tram
        case .metro: self = .metro
        case .monorail: self = .monorail
        case .funicular: self = .funicular
        case .aerialLift: self = .aerialway
        case .ferry: self = .ferry
        case .bus, .coach, .trolleybus, .taxi: self = .road
        case .air, .other: return nil
        }
    }

    /// The farthest that a stop is from what its vehicles run on, in meters.
    var farthestStop: Double {
        switch self {
        case .ferry: 500
        case .rail, .metro: 300
        default: 100
        }
    }

    /// How much longer a way counts than it is; nil for what vehicles of this kind do not run on.
    ///
    /// - Parameter value: The value of a key of a way; nil where it has none.
    func weight(_ value: (String) -> String?) -> Double? {
        switch self {
        case .rail: railway(["rail": 1, "narrow_gauge": 1, "light_rail": 1.2], value)
        case .tram: railway(["tram": 1, "light_rail": 1.1], value)
        case .metro: railway(["subway": 1, "light_rail": 1.1, "rail": 1.5], value)
        case .monorail: railway(["monorail": 1], value)
        case .funicular: railway(["funicular": 1], value)
        case .aerialway:
            value("aerialway").flatMap { ["pylon", "station"].contains($0) ? nil : 1 }
        case .ferry: value("route") == "ferry" ? 1 : nil
        case .road: value("highway").flatMap { Self.roads[$0] }
        }
    }

    private func railway(_ weights: [String: Double], _ value: (String) -> String?) -> Double? {
        // Sidings and yards are for trains without people.
        value("railway").flatMap { weights[$0] }.map { value("service") == nil ? $0 : $0 * 2 }
    }

    /// Buses keep to the larger roads.
    private static let roads: [String: Double] = [
        "motorway": 1, "motorway_link": 1, "trunk": 1, "trunk_link": 1, "primary": 1,
        "primary_link": 1, "secondary": 1, "secondary_link": 1, "tertiary": 1, "tertiary_link": 1,
        "unclassified": 1.2, "residential": 1.3, "living_street": 1.5, "busway": 0.9,
        "bus_guideway": 0.9, "service": 2, "pedestrian": 2.5,
    ]

    /// The direction in which alone vehicles run: 1 along the way, -1 against it, 0 for both.
    func direction(_ value: (String) -> String?) -> Int {
        guard self == .road else { return 0 }
        for key in ["oneway:bus", "oneway:psv"] where value(key) == "no" { return 0 }
        if let lane = value("busway"), lane.hasPrefix("opposite") { return 0 }
        switch value("oneway") {
        case "yes", "true", "1": return 1
        case "-1", "reverse": return -1
        default: return value("junction") == "roundabout" ? 1 : 0
        }
    }
}
