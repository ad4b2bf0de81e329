import Roads

/// What stands on the signs of a road, and what kind of road it is: where both stay the same, one stays on it.
struct RoadSigns: Hashable {
    private let name, ref, exit, pronunciation: String
    private let destination, destinationRef: BothWays<String>
    private let flags: RoadFlags.RawValue
    private let kind: RoadClass

    private init(_ road: WayRules.Road) {
        let labels = road.labels
        (name, ref, exit) = (labels.name, labels.ref, labels.exit)
        pronunciation = labels.pronunciation
        (destination, destinationRef) = (labels.destination, labels.destinationRef)
        flags = road.flags.subtracting(.ofWords).rawValue
        kind = road.kind
    }

    /// A number for each road, shared by roads of the same signs, flags and class.
    static func numbers(of roads: [(way: UInt32, road: WayRules.Road)]) -> [UInt32] {
        var numbers: [RoadSigns: UInt32] = [:]
        return roads.map { road in
            let signs = RoadSigns(road.road)
            if let known = numbers[signs] { return known }
            numbers[signs] = UInt32(numbers.count)
            return UInt32(numbers.count - 1)
        }
    }
}
