import Roads

/// What a mode makes of the tags of ways and nodes.
struct WayRules {
    let profile: TravelProfile

    /// A usable way.
    struct Road {
        /// Speeds along the way and against it, km/h; nil for a closed direction.
        var forward: Double?
        var backward: Double?
        /// The time the whole way takes, for ferries that say so.
        var seconds: Double?
        /// Factor on the cost that chooses.
        var weightFactor = 1.0
        var flags: RoadFlags = []
        var kind = RoadClass.other
        /// How one moves along the way and against it.
        var modes: [ArcMode] = [.closed, .closed]
        var labels = WayLabels([:], isOneway: false)
    }

    /// What a node does to those who pass it.
    struct Passage: Equatable {
        var isClosed = false
        var seconds = 0.0
    }

    /// The road a way is for the mode, or nil.
    func road(_ tags: [String: String]) -> Road? {
        var road = Road()
        guard var speed = baseSpeed(tags, &road) else { return nil }
        let access = access(tags)
        if access == .forbidden { return nil }
        if access == .destination { road.flags.insert(.destinationOnly) }
        for (tag, cap) in profile.caps.sorted(by: { $0.key < $1.key }) where Self.has(tag, tags) {
            speed = min(speed, cap)
        }
        for (tag, factor) in profile.factors where Self.has(tag, tags) { speed *= factor }
        guard speed > 0 else { return nil }
        let (isForward, isBackward) = directions(tags)
        guard isForward || isBackward else { return nil }
        if isForward { road.forward = limited(speed, tags, "maxspeed:forward") }
        if isBackward { road.backward = limited(speed, tags, "maxspeed:backward") }
        if !isForward || !isBackward { road.flags.insert(.oneway) }
        let isRide = !road.flags.isDisjoint(with: [.ferry, .pushing])
        let mode: ArcMode =
            road.flags.contains(.pushing)
            ? .pushing
            : isRide
                ? (tags["route"] == "shuttle_train" ? .train : .ferry)
                : profile.mode == "walking"
                    ? .walking : profile.mode == "cycling" ? .cycling : .driving
        road.modes = [isForward ? mode : .closed, isBackward ? mode : .closed]
        road.kind = isRide ? .ferry : RoadClass(highway: tags["highway"] ?? "")
        if road.flags.contains(.ferry) { road.flags.insert(.noStart) }
        road.labels = WayLabels(tags, isOneway: !isForward || !isBackward)
        return road
    }

    /// The speed by class, and the flags that go with it.
    private func baseSpeed(_ tags: [String: String], _ road: inout Road) -> Double? {
        if let kind = tags["route"], kind == "ferry" || kind == "shuttle_train" {
            road.flags.insert(.ferry)
            road.seconds = tags["duration"].flatMap(Self.seconds)
            return profile.ferrySpeed
        }
        guard let highway = tags["highway"], tags["area"] != "yes" || profile.mode == "walking",
            !["construction", "proposed", "abandoned", "razed", "platform"].contains(highway)
        else { return nil }
        let kind = highway.hasSuffix("_link") ? String(highway.dropLast(5)) : highway
        if kind != highway { road.flags.insert(.link) }
        if kind == "motorway" { road.flags.insert(.motorway) }
        if kind == "motorway" || kind == "trunk" { road.flags.insert(.highway) }
        if highway == "steps" { road.flags.insert(.steps) }
        if ["service", "path", "track", "footway", "steps"].contains(highway) {
            road.flags.insert(.minor)
        }
        if ["roundabout", "circular"].contains(tags["junction"]) { road.flags.insert(.roundabout) }
        if tags["toll"] == "yes" { road.flags.insert(.toll) }
        if let bridge = tags["bridge"], bridge != "no" { road.flags.insert(.bridge) }
        if tags["junction"] == "circular" { road.flags.insert(.circular) }
        if let tunnel = tags["tunnel"], tunnel != "no" { road.flags.insert(.tunnel) }
        road.weightFactor = profile.weightFactors[highway] ?? 1
        if let speed = profile.speeds[highway] { return speed }
        // Closed by its class: only the mode's own tag opens it.
        if let own = profile.accessKeys.first, let value = tags[own],
            profile.allowed.contains(value), let speed = profile.accessSpeed
        {
            return speed
        }
        guard let speed = profile.pushing?[highway] else { return nil }
        road.flags.insert(.pushing)
        return speed
    }

    private enum Access { case open, destination, forbidden }

    private func access(_ tags: [String: String]) -> Access? {
        for key in profile.accessKeys {
            guard let value = tags[key] else { continue }
            if profile.forbidden.contains(value) { return .forbidden }
            if profile.destinationOnly.contains(value) { return .destination }
            if profile.allowed.contains(value) { return .open }
        }
        return nil
    }

    private func directions(_ tags: [String: String]) -> (forward: Bool, backward: Bool) {
        for key in profile.onewayKeys {
            switch tags[key] {
            case "yes", "1", "true":
                // A cycle lane against the traffic opens the other direction.
                let hasLane = ["cycleway", "cycleway:left", "cycleway:right"].contains {
                    tags[$0]?.hasPrefix("opposite") ?? false
                }
                return (true, key == "oneway" && profile.mode == "cycling" && hasLane)
            case "-1", "reverse": return (false, true)
            case "no", "0", "false": return (true, true)
            default: continue
            }
        }
        let isImplied =
            ["roundabout", "circular"].contains(tags["junction"]) || tags["highway"] == "motorway"
        return (true, !(profile.obeysOneway && isImplied))
    }

    private func limited(_ speed: Double, _ tags: [String: String], _ key: String) -> Double {
        guard let factor = profile.maxspeedFactor,
            let limit = (tags[key] ?? tags["maxspeed"]).flatMap(SpeedLimit.kilometersPerHour)
        else { return speed }
        let caps = profile.caps.filter { Self.has($0.key, tags) }.values
        return min(limit * factor, caps.min() ?? .infinity)
    }

    private static func has(_ tag: String, _ tags: [String: String]) -> Bool {
        guard let sign = tag.firstIndex(of: "=") else { return false }
        return tags[String(tag[..<sign])].map { $0 == tag[tag.index(after: sign)...] } ?? false
    }

    /// Seconds of `90` (minutes), `1:30`, `1:30:00`; nil for anything else.
    static func seconds(_ value: String) -> Double? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...3).contains(parts.count),
            parts.allSatisfy({ $0.map { 0...10000 ~= $0 } ?? false })
        else { return nil }
        let numbers = parts.compactMap { $0 }
        let result =
            numbers.count == 1
            ? numbers[0] * 60
            : numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
        return result > 0 ? result : nil
    }

    /// What passing a node with these tags means.
    func passage(_ tags: [String: String]) -> Passage {
        var result = Passage()
        switch tags["highway"] {
        case "traffic_signals": result.seconds += profile.signalSeconds
        case "stop": result.seconds += profile.stopSeconds
        case "give_way": result.seconds += profile.giveWaySeconds
        default: break
        }
        guard let barrier = tags["barrier"] else {
            result.isClosed = access(tags) == .forbidden
            return result
        }
        if ["gate", "lift_gate", "swing_gate"].contains(barrier) {
            result.seconds += profile.gateSeconds
        }
        switch access(tags) {
        case .forbidden: result.isClosed = true
        case .open, .destination: break
        case nil:
            result.isClosed =
                profile.closesUnknownBarriers && !profile.openBarriers.contains(barrier)
        }
        return result
    }
}
