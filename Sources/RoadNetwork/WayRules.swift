import Roads

/// The rules by which a mode reads the tags of ways, after the conventions of OSRM's default profiles.
struct WayRules {
    typealias Tags = [String: String]

    /// One direction of a usable way.
    struct Direction: Equatable, Sendable {
        var mode: ArcMode
        /// Speed in km/h; nil until something says it.
        var speed: Double?
        /// The share of the speed that the cost which chooses counts with.
        var preference = 1.0
        var isDestinationOnly = false
        /// Whether it is closed save at the times its conditions tell.
        var isUsuallyShut = false
        /// What it is at certain times, as `ConditionalValue` reads it.
        var conditions: [String] = []
        /// The limits of size and load that matter to some vehicle of the mode.
        var limits: [VehicleLimit] = []

        var isOpen: Bool { mode != .closed }
    }

    /// A usable way.
    struct Road: Sendable {
        /// Along the way and against it.
        var directions: BothWays<Direction>
        /// The time the whole way takes, for ferries and bridges that say so.
        var seconds: Double?
        var flags: RoadFlags = []
        var kind = RoadClass.other
        var labels = WayLabels([:], isOneway: false)
        /// Whether the way is a square or the like, which one crosses anywhere.
        var isArea = false
        /// The slope along the way, 0.1 for 10 % upwards, if it is tagged and matters.
        var incline: Double?
        /// The driving side that the way itself tells: true for left.
        var drivesLeft: Bool?
    }

    let profile: TravelProfile
    /// How the mode moves on ordinary ways.
    let usual: ArcMode
    let allowed, destinationOnly, forbidden: Set<String>
    let speedKeys: [String]
    let capKeys: [String]
    let closedKeys: [String]
    /// What holds in the country of the way where its tags do not tell.
    var country: CountryRules?

    init(profile: TravelProfile) {
        self.profile = profile
        usual = profile.mode.kind.arcMode
        speedKeys = profile.speeds.keys.sorted()
        capKeys = profile.caps.keys.sorted()
        closedKeys = profile.closed.keys.sorted()
        allowed = Set(profile.allowed)
        destinationOnly = Set(profile.destinationOnly)
        forbidden = Set(profile.forbidden)
    }

    var isBicycle: Bool { profile.mode.kind == .bicycle }
    var isPedestrian: Bool { profile.mode.kind == .pedestrian }

    /// The keys of which a way must have one to be looked at.
    static let telling = [
        "highway", "route", "bridge", "man_made", "railway", "amenity", "public_transport",
        "indoor",
    ]

    /// The road a way is for the mode, or nil.
    func road(_ tags: Tags) -> Road? {
        isTimed(tags) ? timedRoad(tags) : untimedRoad(tags)
    }

    /// The properties of the way while no time is given.
    func untimedRoad(_ tags: Tags) -> Road? {
        guard !isClosed(tags) else { return nil }
        var road = Road(directions: BothWays(Direction(mode: usual)))
        guard isBicycle ? cycle(tags, &road) : drive(tags, &road) else { return nil }
        for index in road.directions.indices {
            let speed = road.directions[index].speed ?? 0
            if speed <= 0, road.seconds == nil { road.directions[index].mode = .closed }
        }
        guard road.directions.contains(where: \.isOpen) else { return nil }
        describe(tags, &road)
        return road
    }

    /// The rules for vehicles and pedestrians; returns whether the way is usable.
    private func drive(_ tags: Tags, _ road: inout Road) -> Bool {
        if profile.mode.kind == .vehicle, tags["highway"] == nil, tags["route"] == nil {
            return false
        }
        limitSize(tags, &road)
        let access = access(tags)
        guard admit(access, tags, &road) else { return false }
        guard !isSeparate(tags, access, &road) else { return false }
        closeAgainstOneway(tags, &road)
        ride(tags, &road)
        crossMovableBridge(tags, &road)
        avoidCarpoolLanes(tags, &road)
        if tags["highway"] == "elevator", tags["area"] != "yes" {
            road.seconds = profile.liftSeconds
        }
        guard setSpeeds(tags, access, &road) else { return false }
        if profile.limits == .replaces {
            limitByCountry(tags, &road)
            replaceByLimits(tags, &road)
        }
        cap(tags, &road)
        convey(tags, &road)
        prefer(tags, &road)
        return road.directions.contains(where: \.isOpen)
    }

    /// The value of a tag along the way (0) or against it (1).
    func directed(_ key: String, _ tags: Tags, _ direction: Int) -> String? {
        tags[key + (direction == 0 ? ":forward" : ":backward")] ?? tags[key]
    }

    /// Ferries and trains that carry the mode.
    func ride(_ tags: Tags, _ road: inout Road) {
        guard let route = tags["route"], let speed = profile.routeSpeeds[route], speed > 0 else {
            return
        }
        road.seconds = tags["duration"].flatMap(Measure.seconds).map { max(1, $0) }
        road.flags.insert(.ferry)
        for index in road.directions.indices {
            road.directions[index].mode = route == "shuttle_train" ? .train : .ferry
            road.directions[index].speed = speed
        }
    }

    private func crossMovableBridge(_ tags: Tags, _ road: inout Road) {
        guard let bridge = tags["bridge"], let speed = profile.bridgeSpeeds[bridge], speed > 0
        else { return }
        let seconds = tags["duration"].flatMap(Measure.seconds)
        road.seconds = seconds.map { max(1, $0) }
        for index in road.directions.indices {
            road.directions[index].mode = usual
            road.directions[index].speed = speed
        }
    }

    /// Sets the flags, the class and the labels.
    private func describe(_ tags: Tags, _ road: inout Road) {
        let highway = tags["highway"] ?? ""
        road.kind = RoadClass(highway: highway)
        if road.directions.contains(where: { $0.mode == .ferry }) { road.kind = .ferry }
        if road.directions.contains(where: { $0.mode == .train }) { road.kind = .train }
        if highway.hasSuffix("_link") { road.flags.insert(.link) }
        if road.kind == .motorway { road.flags.insert(.motorway) }
        if road.kind == .motorway || road.kind == .trunk { road.flags.insert(.highway) }
        if highway == "steps" {
            road.flags.insert(.steps)
            switch tags["incline"] {
            case "up": road.flags.insert(.risesAlong)
            case "down": road.flags.insert(.fallsAlong)
            case let slope?:
                if Measure.percent(slope).map({ $0 > 0 }) ?? false {
                    road.flags.insert(slope.hasPrefix("-") ? .fallsAlong : .risesAlong)
                }
            case nil: break
            }
        }
        describeSort(tags, &road)
        if highway == "elevator" || tags["conveying"].map({ $0 != "no" }) ?? false {
            road.flags.insert(.lifted)
        }
        if [.service, .path, .track, .footway, .steps].contains(road.kind) {
            road.flags.insert(.minor)
        }
        if tags["junction"] == "roundabout" { road.flags.insert(.roundabout) }
        if tags["junction"] == "circular" { road.flags.insert([.roundabout, .circular]) }
        if tags["toll"] == "yes" { road.flags.insert(.toll) }
        if let tunnel = tags["tunnel"], tunnel != "no" {
            road.flags.insert(.tunnel)
            let isOpenToTheStreet = ["building_passage", "avalanche_protector"].contains(tunnel)
            if !isOpenToTheStreet { road.flags.insert(.underground) }
        }
        if let bridge = tags["bridge"], bridge != "no" { road.flags.insert(.bridge) }
        if Self.unpaved.contains(tags["surface"] ?? "") { road.flags.insert(.unpaved) }
        if accessValue(tags) == "private" { road.flags.insert(.isPrivate) }
        if road.directions.contains(where: { $0.mode == .pushing }) { road.flags.insert(.pushing) }
        let open = road.directions.filter(\.isOpen)
        if open.allSatisfy(\.isDestinationOnly) { road.flags.insert(.destinationOnly) }
        if open.count == 1 { road.flags.insert(.oneway) }
        let canStart = open.contains { $0.mode == usual || $0.mode == .pushing }
        let isShutService =
            highway == "service"
            && access(tags)[0].map(Set(profile.noStartOnService).contains) ?? false
        if !canStart || isShutService { road.flags.insert(.noStart) }
        road.labels = WayLabels(tags, isOneway: open.count == 1)
        if let side = tags["driving_side"] { road.drivesLeft = side == "left" }
        road.isArea = isPedestrian && isArea(tags)
        if profile.slope != nil, let incline = tags["incline"], highway != "steps",
            let percent = Measure.percent(incline), percent <= 100
        {
            road.incline = (incline.hasPrefix("-") ? -percent : percent) / 100
        }
    }

    /// What a way is called where it has no name.
    private func describeSort(_ tags: Tags, _ road: inout Road) {
        if tags["footway"] == "sidewalk" { road.flags.insert(.sidewalk) }
        switch road.kind {
        case .footway, .path, .cycleway, .bridleway, .pedestrian:
            let isCrossing = ["footway", "cycleway", "path"].contains { tags[$0] == "crossing" }
            if isCrossing || tags["crossing"].map({ $0 != "no" }) ?? false {
                road.flags.insert(.crossing)
            }
        case .service:
            switch tags["service"] {
            case "driveway": road.flags.insert(.driveway)
            case "parking_aisle": road.flags.insert(.parkingAisle)
            case "alley": road.flags.insert(.alley)
            default: break
            }
        default: break
        }
    }

    /// Whether a closed way is an area to walk on.
    ///
    /// The edge of a car park is a way, its middle is none.
    private func isArea(_ tags: Tags) -> Bool {
        guard tags["amenity"] == nil, tags["building"] == nil else { return false }
        return tags["area"] == "yes" || tags["railway"] == "platform"
            || tags["public_transport"] == "platform"
            || ["area", "corridor", "room"].contains(tags["indoor"])
    }

    private static let unpaved: Set<String> = [
        "unpaved", "compacted", "fine_gravel", "gravel", "pebblestone", "ground", "dirt", "earth",
        "grass", "mud", "sand", "clay", "rock", "rocky", "woodchips", "snow", "ice", "laterite",
    ]
}
