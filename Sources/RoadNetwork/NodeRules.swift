import Roads

/// The rules by which a mode reads the tags of nodes.
struct NodeRules {
    /// The direction of travel that a sign or signal applies to.
    enum Facing: Equatable { case unsaid, forward, backward, both }

    /// A delay at a node.
    struct Delay: Equatable {
        enum Kind: Equatable { case signal, stop, minorStop, giveWay, barrier, elevator }
        var kind: Kind
        var seconds: Double
        var facing = Facing.unsaid
    }

    /// The effect of a node on traffic that passes it.
    struct Passage: Equatable {
        var isClosed = false
        /// Whether it may be passed only by those whose way begins or ends behind it.
        var isDestinationOnly = false
        /// Whether it is a place made for turning around.
        var isTurningPlace = false
        /// When it is closed, or open although it is closed otherwise, as `ConditionalValue` reads it.
        var conditions: [String] = []
        /// The limits of size and load that matter to some vehicle of the mode.
        var limits: [VehicleLimit] = []
        /// Whether the profile's own vehicle exceeds one of them.
        var isTooSmall = false
        var delays: [Delay] = []
    }

    private let rules: WayRules
    private var profile: TravelProfile { rules.profile }

    /// Keys of access that count at nodes.
    var accessKeys: [String] { profile.accessKeys }

    init(_ rules: WayRules) { self.rules = rules }

    /// What passing a node with these tags means.
    func passage(_ tags: [String: String]) -> Passage {
        var result = Passage()
        let highway = tags["highway"]
        result.isTurningPlace = ["turning_circle", "turning_loop", "mini_roundabout"]
            .contains(highway)
        let access = rules.accessValue(tags).map(rules.decisive)
        if let access {
            // On a crossing, such tags are about the traffic that crosses.
            let isAboutOthers = highway == "crossing" && rules.isBicycle
            result.isClosed = rules.forbidden.contains(access) && !isAboutOthers
            result.isDestinationOnly = rules.destinationOnly.contains(access) && !isAboutOthers
            // The barrier has to be opened even by those with access.
            if result.isDestinationOnly, let barrier = tags["barrier"],
                let seconds = profile.barrierSeconds[barrier]
            {
                result.delays.append(Delay(kind: .barrier, seconds: seconds, facing: .both))
            }
        } else if let barrier = tags["barrier"] {
            result.isClosed = isClosed(barrier, tags)
            if !result.isClosed, let seconds = profile.barrierSeconds[barrier] {
                result.delays.append(Delay(kind: .barrier, seconds: seconds, facing: .both))
            }
        }
        limitSize(tags, &result)
        if let kerb = tags["kerb"], profile.closed["kerb"]?.contains(kerb) ?? false {
            result.isClosed = true
        }
        if tags["barrier"] != nil || result.isClosed {
            result.conditions = rules.passingTimes(tags)
        }
        if let delay = sign(tags), delay.seconds > 0 { result.delays.append(delay) }
        return result
    }

    private func sign(_ tags: [String: String]) -> Delay? {
        let facing = Self.facing(tags["direction"])
        switch tags["highway"] {
        case "traffic_signals":
            guard !rules.isPedestrian else {
                return Delay(kind: .signal, seconds: profile.signalSeconds)
            }
            let own = tags["traffic_signals:direction"].map { Self.facing($0) }
            return Delay(
                kind: .signal, seconds: profile.signalSeconds, facing: own ?? facing)
        case "stop":
            return Delay(
                kind: tags["stop"] == "minor" ? .minorStop : .stop, seconds: profile.stopSeconds,
                facing: facing)
        case "give_way":
            return Delay(kind: .giveWay, seconds: profile.giveWaySeconds, facing: facing)
        case "elevator":
            return Delay(kind: .elevator, seconds: profile.liftSeconds ?? 0, facing: .both)
        default: return nil
        }
    }

    private static func facing(_ value: String?) -> Facing {
        switch value {
        case "forward": .forward
        case "backward": .backward
        case "both": .both
        default: .unsaid
        }
    }

    /// Notes the limits of barriers, and closes those that no vehicle of the mode passes.
    private func limitSize(_ tags: [String: String], _ passage: inout Passage) {
        guard profile.vehicle != nil, tags["barrier"] != nil else { return }
        // The width of a bollard is not that of the gap beside it.
        let limits = rules.sizeLimits { $0.hasPrefix("max") || $0 == "hazmat" ? tags[$0] : nil }
        passage.limits = limits.filter(rules.concernsQuestions)
        passage.isTooSmall = !rules.admitsVehicle(limits)
        if limits.contains(where: rules.isTooSmall) { passage.isClosed = true }
    }

    private func isClosed(_ barrier: String, _ tags: [String: String]) -> Bool {
        // Rising bollards, lowered kerbs and audible fences are no barriers.
        if tags["bollard"] == "rising", !rules.isBicycle { return false }
        if ["audible", "audio"].contains(tags["sensory"]), barrier == "fence" { return false }
        guard let open = profile.openBarriers else {
            return profile.closedBarriers.contains(barrier)
        }
        if ["lowered", "flush"].contains(tags["kerb"]) { return false }
        if barrier == "kerb", tags["highway"] == "crossing" { return false }
        return !open.contains(barrier) && profile.barrierSeconds[barrier] == nil
    }
}
