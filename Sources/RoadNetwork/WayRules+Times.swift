import OpeningHours
import Roads

/// Roads that are closed, open or slow at certain times.
///
/// Read are `opening_hours` and, of each key that has one, its `…:conditional` form, also by direction.
/// What depends on anything but the time is left out.
extension WayRules {
    /// Whether any tag speaks of times.
    func isTimed(_ tags: Tags) -> Bool {
        tags["opening_hours"] != nil || tags.keys.contains { $0.hasSuffix(":conditional") }
    }

    /// The road with what it is at certain times.
    func timedRoad(_ tags: Tags) -> Road? {
        let usual = untimedRoad(tags)
        let opened = opened(tags)
        guard var road = opened == tags ? usual : untimedRoad(opened) ?? usual else { return nil }
        for index in road.directions.indices {
            if let usual {
                if usual.directions[index].isOpen {
                    road.directions[index] = usual.directions[index]
                } else if road.directions[index].isOpen {
                    road.directions[index].isUsuallyShut = true
                }
            } else {
                road.directions[index].isUsuallyShut = true
            }
        }
        if let usual {
            // Routes at other times use the flags and labels of the usual state.
            road.flags = usual.flags
            road.labels = usual.labels
        }
        for index in road.directions.indices where road.directions[index].isOpen {
            let access = accessTimes(tags, index)
            // Lanes, parking and speeds that change at times close nothing.
            if !access.isEmpty { road.flags.insert(.timed) }
            road.directions[index].conditions =
                access + [speedTimes(tags, index)].filter { !$0.isEmpty }
        }
        return road
    }

    /// The tags as they would be at all times if every clause held that opens the way.
    private func opened(_ tags: Tags) -> Tags {
        var result = tags
        for key in accessKeys(of: tags) {
            for suffix in ["", ":forward", ":backward"] {
                guard let text = tags[key + suffix + ":conditional"] else { continue }
                let clause = ConditionalValue(text).clauses.last { !forbidden.contains($0.value) }
                if let clause, tags[key + suffix].map(forbidden.contains) ?? true {
                    result[key + suffix] = clause.value
                }
            }
        }
        for key in onewayKeys {
            guard let text = tags[key + ":conditional"], tags[key] != nil else { continue }
            let clauses = ConditionalValue(text).clauses
            if clauses.contains(where: { $0.value == "no" }) { result[key] = "no" }
        }
        return result
    }

    /// The keys whose conditions count: those of a key no more general than the one that decides.
    private func accessKeys(of tags: Tags) -> ArraySlice<String> {
        let all = profile.accessKeys
        let deciding = all.firstIndex { key in
            ["", ":forward", ":backward"].contains { tags[key + $0] != nil }
        }
        return all[...(deciding ?? all.count - 1)]
    }

    private var onewayKeys: [String] {
        let own = profile.restrictionKeys.map { "oneway:" + $0 }
        return profile.oneway == .own ? own : own + ["oneway"]
    }

    /// When a direction is closed (`no`), open although it is usually shut (`yes`), or as usual.
    func accessTimes(_ tags: Tags, _ direction: Int) -> [String] {
        var texts: [String] = []
        // Hours that cannot be read say nothing.
        if let hours = tags["opening_hours"], (try? OpeningHours(hours)) != nil {
            texts.append("no @ (24/7); usual @ (\(hours))")
        }
        let side = direction == 0 ? ":forward" : ":backward"
        let access = accessKeys(of: tags).lazy.compactMap {
            tags[$0 + side + ":conditional"] ?? tags[$0 + ":conditional"]
        }.first
        if let access {
            texts.append(
                ConditionalValue(access).described { forbidden.contains($0.value) ? "no" : "yes" })
        }
        let oneway = onewayKeys.lazy.compactMap { tags[$0 + ":conditional"] }.first
        if let oneway {
            texts.append(
                ConditionalValue(oneway).described { clause in
                    switch clause.value {
                    case "yes", "1", "true": direction == 1 ? "no" : "usual"
                    case "-1": direction == 0 ? "no" : "usual"
                    default: "yes"
                    }
                })
        }
        return texts.filter { !$0.isEmpty }
    }

    /// How fast a direction is at certain times, km/h; empty if that never changes.
    private func speedTimes(_ tags: Tags, _ direction: Int) -> String {
        guard profile.limits != .ignored else { return "" }
        let side = direction == 0 ? ":forward" : ":backward"
        guard
            let text = tags["maxspeed" + side + ":conditional"] ?? tags["maxspeed:conditional"]
        else { return "" }
        var speeds: [String] = []
        for clause in ConditionalValue(text).clauses {
            var limited = tags
            limited["maxspeed" + side] = clause.value
            guard SpeedLimit.kilometersPerHour(clause.value) != nil,
                let direction = untimedRoad(limited)?.directions[direction], direction.isOpen,
                let speed = direction.speed, speed >= 1
            else { continue }
            speeds.append("\(speed) @ (\(clause.text))")
        }
        return speeds.joined(separator: "; ")
    }

    /// When a node is closed or open, as for a direction of a way.
    func passingTimes(_ tags: Tags) -> [String] {
        isTimed(tags) ? accessTimes(tags.filter { !$0.key.hasPrefix("oneway") }, 0) : []
    }
}
