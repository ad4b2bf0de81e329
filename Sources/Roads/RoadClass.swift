/// What kind of road a way is, the most important first.
///
/// Links (slip roads, ramps) have the class of their road and `RoadFlags.link`.
public enum RoadClass: UInt8, Sendable, CaseIterable, Comparable {
    case motorway, trunk, primary, secondary, tertiary
    case unclassified, residential, livingStreet, service
    case track, busway, pedestrian, cycleway, bridleway, path, footway, steps, corridor
    case ferry, train
    /// A platform, a pier, a car park's edge, or an unknown class.
    case other

    /// The class of a value of `highway`, with or without `_link`.
    public init(highway: some StringProtocol) {
        let base = highway.hasSuffix("_link") ? String(highway.dropLast(5)) : String(highway)
        self = Self.classes[base] ?? .other
    }

    private static let classes: [String: RoadClass] = [
        "motorway": .motorway, "trunk": .trunk, "primary": .primary, "secondary": .secondary,
        "tertiary": .tertiary, "unclassified": .unclassified, "road": .unclassified,
        "residential": .residential, "living_street": .livingStreet, "service": .service,
        "services": .service, "rest_area": .service, "track": .track, "busway": .busway,
        "bus_guideway": .busway, "pedestrian": .pedestrian, "cycleway": .cycleway,
        "bridleway": .bridleway, "path": .path, "footway": .footway, "steps": .steps,
        "corridor": .corridor, "elevator": .corridor,
    ]

    /// Whether `lhs` is the more important road.
    public static func < (lhs: RoadClass, rhs: RoadClass) -> Bool { lhs.rawValue < rhs.rawValue }
}
