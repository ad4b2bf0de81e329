import Roads

/// Bicycles and their like ride, are pushed, go by train, and follow tracks against the traffic.
extension WayRules {
    /// Returns whether the way is usable.
    func cycle(_ tags: Tags, _ road: inout Road) -> Bool {
        let access = access(tags)
        let common = accessValue(tags)
        if common.map(forbidden.contains) ?? false { return false }
        if access.allSatisfy({ $0.map(forbidden.contains) ?? false }) { return false }
        let canPush = setCyclingSpeeds(tags, common, &road)
        prefer(tags, &road)
        let isReverse = closeAgainstCycleOneway(tags, &road)
        openCycleTracks(tags, isReverse: isReverse, &road)
        push(tags, canPush: canPush, &road)
        limitCycling(tags, &road)
        limitAccess(tags, access, &road)
        guard !hasSeparateCycleway(tags) else { return false }
        cap(tags, &road)
        return true
    }

    /// Closes directions by access values, or leaves them to those whose way begins or ends there.
    private func limitAccess(_ tags: Tags, _ access: [String?], _ road: inout Road) {
        let highway = tags["highway"] ?? ""
        let leadsSomewhere =
            profile.speeds["highway"]?[highway] != nil
            || profile.pushing?["highway"]?[highway] != nil
        for index in road.directions.indices {
            guard let value = access[index] else { continue }
            if forbidden.contains(value) || destinationOnly.contains(value) && !leadsSomewhere {
                road.directions[index].mode = .closed
            } else if destinationOnly.contains(value) {
                road.directions[index].isDestinationOnly = true
            }
        }
    }

    /// Returns whether pushing is allowed where riding is not.
    private func setCyclingSpeeds(_ tags: Tags, _ access: String?, _ road: inout Road) -> Bool {
        func set(_ speed: Double?) {
            for index in road.directions.indices { road.directions[index].speed = speed }
        }
        if let bridge = tags["bridge"], let speed = profile.bridgeSpeeds[bridge] {
            road.seconds = tags["duration"].flatMap(Measure.seconds)
            set(speed)
            return true
        }
        if let route = tags["route"], profile.routeSpeeds[route] != nil {
            ride(tags, &road)
            return false
        }
        let isInvited = access.map(allowed.contains) ?? false
        for key in ["railway", "public_transport"] {
            if let value = tags[key], let speed = profile.speeds[key]?[value] {
                set(speed)
                return true
            }
        }
        if isInvited, let railway = tags["railway"], let speed = profile.railSpeeds?[railway] {
            set(speed)
            for index in road.directions.indices { road.directions[index].mode = .train }
            return false
        }
        if let speed = classSpeed(tags) {
            set(speed)
            return true
        }
        if isInvited {
            set(profile.defaultSpeed)
            return true
        }
        return false
    }

    private func isImpliedOneway(_ tags: Tags) -> Bool {
        ["roundabout", "circular"].contains(tags["junction"]) || tags["highway"] == "motorway"
    }

    /// Returns whether the way is one-way against its drawing.
    private func closeAgainstCycleOneway(_ tags: Tags, _ road: inout Road) -> Bool {
        for key in profile.restrictionKeys.map({ "oneway:" + $0 }) + ["oneway"] {
            switch tags[key] {
            case "yes", "1", "true":
                road.directions[1].mode = .closed
                return false
            case "no", "0", "false": return false
            case "-1":
                road.directions[0].mode = .closed
                return true
            default: continue
            }
        }
        if isImpliedOneway(tags) { road.directions[1].mode = .closed }
        return false
    }

    /// Lanes and tracks open directions and make them fast.
    private func openCycleTracks(_ tags: Tags, isReverse: Bool, _ road: inout Road) {
        let both = tags["cycleway"] ?? tags["cycleway:both"]
        let left = tags["cycleway:left"]
        let right = tags["cycleway:right"]
        func isTrack(_ value: String?) -> Bool { value.map(Self.tracks.contains) ?? false }
        func isOpposite(_ value: String?) -> Bool {
            value.map(Self.oppositeTracks.contains) ?? false
        }
        var has = [false, false]
        if road.directions.allSatisfy(\.isOpen) && !isImpliedOneway(tags) {
            has[0] = isTrack(both) || isTrack(right) || isOpposite(left)
            has[1] = isTrack(both) || isTrack(left) || isOpposite(right)
        } else if isOpposite(both) || isOpposite(right) || isOpposite(left) {
            has = [true, true]
        } else if isTrack(both) || isTrack(right) || isTrack(left) {
            has[isReverse ? 1 : 0] = true
        }
        for index in has.indices where has[index] {
            road.directions[index].mode = .cycling
            // With a cycle lane the road's traffic does not matter.
            road.directions[index].preference = 1
            road.directions[index].speed =
                profile.speeds["highway"]?["cycleway"] ?? profile.defaultSpeed
        }
    }

    private static let tracks: Set<String> = [
        "track", "lane", "share_busway", "sharrow", "shared", "shared_lane",
    ]
    private static let oppositeTracks: Set<String> = [
        "opposite", "opposite_lane", "opposite_track",
    ]

    /// Where walking is allowed and riding is not, the bicycle is pushed.
    private func push(_ tags: Tags, canPush: Bool, _ road: inout Road) {
        func isUnfit(_ direction: Direction) -> Bool {
            !direction.isOpen || (direction.speed == nil && road.seconds == nil)
        }
        if road.directions.contains(where: isUnfit), tags["foot"] != "no" {
            let speeds = pushingSpeeds(tags, canPush: canPush)
            for index in road.directions.indices where isUnfit(road.directions[index]) {
                guard let speed = speeds[index] else { continue }
                road.directions[index].mode = .pushing
                road.directions[index].speed = speed
            }
        }
        if own(tags) == "dismount" {
            for index in road.directions.indices {
                road.directions[index].mode = .pushing
                road.directions[index].speed = profile.pushingSpeed
            }
        }
    }

    private func pushingSpeeds(_ tags: Tags, canPush: Bool) -> [Double?] {
        for (key, values) in profile.pushing ?? [:] {
            if let value = tags[key], let speed = values[value] { return [speed, speed] }
        }
        let walk = profile.pushingSpeed
        let back = isImpliedOneway(tags) ? nil : walk
        if tags["foot"] == "yes" { return [walk, back] }
        if tags["foot:forward"] == "yes" { return [walk, nil] }
        if tags["foot:backward"] == "yes" { return [nil, walk] }
        return canPush ? [walk, back] : [nil, nil]
    }

    private func limitCycling(_ tags: Tags, _ road: inout Road) {
        guard profile.limits == .caps else { return }
        for index in road.directions.indices {
            guard let value = directed("maxspeed", tags, index),
                let limit = SpeedLimit.numeric(value)
            else { continue }
            road.directions[index].speed = road.directions[index].speed.map { min($0, limit) }
        }
    }

    private func hasSeparateCycleway(_ tags: Tags) -> Bool {
        guard profile.separateKeys.contains(where: { tags[$0] == "separate" }) else { return false }
        return !["yes", "permissive", "designated", "destination"].contains(own(tags))
    }

    /// What a way says of the mode by its own name.
    private func own(_ tags: Tags) -> String? {
        profile.restrictionKeys.lazy.compactMap { tags[$0] }.first
    }
}
