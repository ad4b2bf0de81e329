import Roads

extension WayRules {
    /// Whether a tag closes the way to all travelers of the mode.
    func isClosed(_ tags: Tags) -> Bool {
        for key in closedKeys {
            guard let value = tags[key] else { continue }
            if profile.closed[key]?.contains(value) ?? false { return true }
        }
        if let open = profile.openConstruction, let value = tags["construction"],
            !open.contains(value)
        {
            return true
        }
        if let steepest = profile.steepestPercent, let incline = tags["incline"],
            let percent = Measure.percent(incline), abs(percent) > steepest
        {
            return true
        }
        return false
    }

    /// The access values that count along the way and against it.
    func access(_ tags: Tags) -> [String?] {
        [0, 1].map { accessValue(tags, $0).map(decisive) }
    }

    /// The value of the most specific key of access, along the way (0), against it (1) or without a direction.
    ///
    /// A right of way given by `designation` is more specific than `access`, which applies to all.
    func accessValue(_ tags: Tags, _ direction: Int? = nil) -> String? {
        for key in profile.accessKeys {
            if key == "access",
                let right = tags["designation"].flatMap({ profile.designations?[$0] })
            {
                return right
            }
            let value = direction.map { directed(key, tags, $0) } ?? tags[key]
            if let value { return value }
        }
        return nil
    }

    /// The value of a list that opens the way most.
    func decisive(_ value: String) -> String {
        guard value.contains(";") else { return value }
        let parts = value.split(separator: ";").map { String($0.trimmed) }
        func rank(_ part: String) -> Int {
            allowed.contains(part)
                ? 3 : destinationOnly.contains(part) ? 2 : forbidden.contains(part) ? 1 : 0
        }
        var best: String?
        for part in parts where best.map({ rank(part) > rank($0) }) ?? true { best = part }
        return best ?? value
    }

    /// Closes or limits directions by access values; returns whether any is left.
    func admit(_ access: [String?], _ tags: Tags, _ road: inout Road) -> Bool {
        let highway = tags["highway"] ?? ""
        for (index, value) in access.enumerated() {
            guard let value else { continue }
            if destinationOnly.contains(value) {
                // Only roads made for the mode lead somewhere: other ways stay closed.
                if profile.speeds["highway"]?[highway] != nil {
                    road.directions[index].isDestinationOnly = true
                } else if value != "unknown" {
                    road.directions[index].mode = .closed
                }
            } else if forbidden.contains(value) {
                road.directions[index].mode = .closed
            }
        }
        return road.directions.contains(where: \.isOpen)
    }

    /// Closes ways beside which the mode has one of its own, unless a tag of access says otherwise.
    func isSeparate(_ tags: Tags, _ access: [String?], _ road: inout Road) -> Bool {
        guard profile.separateKeys.contains(where: { tags[$0] == "separate" }) else { return false }
        for (index, value) in access.enumerated() {
            let isInvited = value.map { !forbidden.contains($0) } ?? false
            if !isInvited { road.directions[index].mode = .closed }
        }
        return !road.directions.contains(where: \.isOpen)
    }

    /// Closes the direction that a one-way tag forbids.
    func closeAgainstOneway(_ tags: Tags, _ road: inout Road) {
        let own = profile.restrictionKeys.lazy.compactMap { tags["oneway:" + $0] }.first
        let value = own ?? (profile.oneway == .own ? nil : tags["oneway"])
        switch value {
        case "-1": road.directions[0].mode = .closed
        case "yes", "1", "true": road.directions[1].mode = .closed
        case "no" where profile.oneway != .own: break
        default:
            guard profile.oneway != .own else { return }
            if tags["highway"] == "motorway"
                || ["roundabout", "circular"].contains(tags["junction"])
            {
                road.directions[1].mode = .closed
            }
        }
    }

    /// Escalators and moving walkways go one way.
    func convey(_ tags: Tags, _ road: inout Road) {
        guard isPedestrian, ["steps", "footway"].contains(tags["highway"]),
            tags["oneway"] != "no"
        else { return }
        switch tags["conveying"] {
        case "forward": road.directions[1].mode = .closed
        case "backward": road.directions[0].mode = .closed
        default: break
        }
    }

    /// Avoids lanes for carpools alone.
    func avoidCarpoolLanes(_ tags: Tags, _ road: inout Road) {
        guard profile.avoidsCarpoolLanes else { return }
        for index in road.directions.indices {
            let isOneway = road.directions.filter(\.isOpen).count == 1
            let lanes =
                tags["hov:lanes" + (index == 0 ? ":forward" : ":backward")]
                ?? (isOneway && !road.directions[index].isOpen ? nil : tags["hov:lanes"])
            let areAll =
                lanes?.split(separator: "|", omittingEmptySubsequences: false)
                .allSatisfy { $0 == "designated" } ?? false
            if areAll || tags["hov"] == "designated" {
                road.directions[index].isDestinationOnly = true
            }
        }
    }
}
