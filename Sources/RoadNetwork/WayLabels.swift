import Roads

/// The labels of a way for guidance: names, destinations, lanes, limits.
struct WayLabels: Sendable {
    var name = ""
    var ref = ""
    var exit = ""
    var pronunciation = ""
    var lanes: UInt8 = 0
    /// Along the way and against it.
    var destination = BothWays("")
    var destinationRef = BothWays("")
    var destinationStreet = BothWays("")
    var turnLanes = BothWays("")
    var limit = BothWays<UInt8>(0)

    /// Reads the tags of a way that is one-way or not.
    init(_ tags: [String: String], isOneway: Bool) {
        name = Self.singleSpaced(tags["name"] ?? Self.streetBeside(tags) ?? "")
        // The number of a platform is no name of a way.
        let isPlatform = tags["railway"] == "platform" || tags["public_transport"] == "platform"
        ref = isPlatform ? "" : tags["ref"] ?? ""
        exit = tags["junction:ref"] ?? ""
        pronunciation = tags["name:pronunciation"] ?? ""
        lanes = Self.laneCount(tags)
        for direction in 0...1 {
            // An undirected tag on a two-way road may mean either direction: only one-way roads,
            // and roads that say which, have destinations.
            func directed(_ key: String) -> String {
                let own = tags[key + (direction == 0 ? ":forward" : ":backward")]
                return own ?? (isOneway || key == "turn:lanes" ? tags[key] : nil) ?? ""
            }
            destination[direction] = directed("destination")
            destinationRef[direction] = directed("destination:ref")
            destinationStreet[direction] = directed("destination:street")
            if destination[direction].isEmpty, destinationRef[direction].isEmpty {
                destination[direction] = destinationStreet[direction]
            }
            turnLanes[direction] = TurnLanes.open(directed("turn:lanes"), tags, direction)
            limit[direction] = Self.limit(tags, direction)
        }
    }

    /// A name as sentences have it, with one space where several were typed.
    private static func singleSpaced(_ name: String) -> String {
        guard name.contains("  ") else { return name }
        return name.split(separator: " ").joined(separator: " ")
    }

    /// The street that an unnamed sidewalk or cycle track belongs to.
    private static func streetBeside(_ tags: [String: String]) -> String? {
        guard ["footway", "cycleway", "path"].contains(tags["highway"]),
            tags["footway"] == "sidewalk" || tags["cycleway"] == "sidepath"
                || tags["is_sidepath"] == "yes"
        else { return nil }
        return tags["is_sidepath:of:name"] ?? tags["street:name"]
    }

    private static func laneCount(_ tags: [String: String]) -> UInt8 {
        func count(_ key: String) -> Int {
            tags[key].flatMap { Int($0) }.flatMap { 1...100 ~= $0 ? $0 : nil } ?? 0
        }
        let all = count("lanes")
        return UInt8(all > 0 ? all : count("lanes:forward") + count("lanes:backward"))
    }

    private static func limit(_ tags: [String: String], _ direction: Int) -> UInt8 {
        let own = tags[direction == 0 ? "maxspeed:forward" : "maxspeed:backward"]
        guard let value = own ?? tags["maxspeed"] else { return 0 }
        if value == "none" { return 255 }
        guard let limit = SpeedLimit.kilometersPerHour(value) else { return 0 }
        return UInt8(min(254, max(1, limit.rounded())))
    }
}
