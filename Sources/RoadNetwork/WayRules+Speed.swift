import Roads

extension WayRules {
    /// Gives each direction the speed of its class, or the default where an access tag opens the way.
    ///
    /// Returns whether any speed is known.
    func setSpeeds(_ tags: Tags, _ access: [String?], _ road: inout Road) -> Bool {
        if road.directions[0].speed != nil { return true }
        if let speed = classSpeed(tags) {
            for index in road.directions.indices { road.directions[index].speed = speed }
            return true
        }
        for index in road.directions.indices {
            if let value = access[index], !forbidden.contains(value) {
                road.directions[index].speed = profile.defaultSpeed
            } else if access[1 - index] != nil {
                road.directions[index].mode = .closed
            }
        }
        return road.seconds != nil || road.directions.contains { $0.speed != nil }
    }

    /// The speed of the way's class.
    func classSpeed(_ tags: Tags) -> Double? {
        for key in speedKeys {
            if let value = tags[key], let speed = profile.speeds[key]?[value] { return speed }
        }
        guard let highway = tags["highway"], let mode = modeOfCountries,
            country?.open[mode]?.contains(highway) ?? false, let alike = Self.alike[highway]
        else { return nil }
        return profile.speeds["highway"]?[alike]
    }

    /// The name by which rules of countries mention the mode; nil if they do not.
    private var modeOfCountries: String? {
        isPedestrian ? "foot" : isBicycle ? "bicycle" : nil
    }

    /// What ways that only some countries open are as fast as.
    private static let alike = [
        "bridleway": "path", "cycleway": "path", "footway": "path", "pedestrian": "path",
        "trunk": "primary", "trunk_link": "primary_link",
    ]

    /// Whether the country that a way is in may matter.
    func asksForCountry(_ highway: String) -> Bool {
        profile.limits == .replaces
            ? profile.speeds["highway"]?[highway] != nil : Self.alike[highway] != nil
    }

    /// Keeps the speeds of classes within the limits of the country; motorways, of which none is in a town, go by it.
    func limitByCountry(_ tags: Tags, _ road: inout Road) {
        guard let country, let highway = tags["highway"], tags["route"] == nil else { return }
        let sort =
            switch highway {
            case "motorway": "motorway"
            case "trunk": "trunk"
            case "living_street": "living_street"
            case "residential": "urban"
            default: "rural"
            }
        let limit = country.limit(sort) ?? (sort == "trunk" ? country.limit("rural") : nil)
        guard let most = limit.map({ $0 * profile.limitFactor }) else { return }
        for index in road.directions.indices {
            guard let speed = road.directions[index].speed else { continue }
            road.directions[index].speed = sort == "motorway" ? most : min(speed, most)
        }
    }

    /// A tagged limit, or advice, takes the place of the class's speed.
    func replaceByLimits(_ tags: Tags, _ road: inout Road) {
        for index in road.directions.indices {
            let limit = Self.limitKeys.lazy
                .compactMap { directed($0, tags, index).flatMap(SpeedLimit.kilometersPerHour) }
                .first
            guard let limit else { continue }
            road.directions[index].speed = limit * profile.limitFactor
        }
    }

    /// Keys that tell a limit, or the sort of road whose limit holds, the most exact first.
    private static let limitKeys = [
        "maxspeed:advisory", "maxspeed", "source:maxspeed", "maxspeed:type", "zone:maxspeed",
        "zone:traffic",
    ]

    /// Lowers speeds to what the ground allows and the mode can do.
    func cap(_ tags: Tags, _ road: inout Road) {
        var most = profile.topSpeed ?? .infinity
        for key in capKeys {
            guard let value = tags[key], let cap = profile.caps[key]?[value] else { continue }
            let isOverruled = profile.capsUnless?[key]?.contains { tags[$0] != nil } ?? false
            if !isOverruled { most = min(most, cap) }
        }
        guard most < .infinity else { return }
        for index in road.directions.indices {
            road.directions[index].speed = road.directions[index].speed.map { min($0, most) }
        }
    }

    /// What makes a way less welcome than its speed says.
    func prefer(_ tags: Tags, _ road: inout Road) {
        var least = 1.0
        for (key, values) in profile.preferences {
            if let value = tags[key], let share = values[value] { least = min(least, share) }
        }
        if profile.avoidsNarrowRoads, road.directions.allSatisfy(\.isOpen) {
            least = min(least, Self.narrowness(tags))
        }
        for index in road.directions.indices {
            var share = least
            // `priority` names the direction that goes first.
            if let waiting = profile.waitingPreference,
                tags["priority"] == (index == 0 ? "backward" : "forward")
            {
                share = min(share, waiting)
            }
            road.directions[index].preference = share
        }
    }

    /// The share that stays on a two-way road of little width.
    private static func narrowness(_ tags: Tags) -> Double {
        var share = tags["lane_markings"] == "no" ? 0.75 : 1
        if let width = tags["width"].flatMap(Measure.meters) {
            switch width {
            case ...3: share = 0.5
            case ..<4: share = 0.6
            case ..<5: share = 0.75
            case ..<6: share = 0.8
            default: break
            }
        }
        let lanes = tags["lanes"].flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
        if let lanes, lanes <= 1 { share = 0.5 }
        return share
    }
}
