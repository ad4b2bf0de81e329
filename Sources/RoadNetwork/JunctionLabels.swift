import Roads

/// The labels of a junction, from its node's tags.
struct JunctionLabels: Equatable {
    var flags: JunctionFlags = []
    var ref = ""
    var name = ""

    init() {}

    init(_ tags: [String: String]) {
        switch tags["highway"] {
        case "traffic_signals": flags.insert(.signals)
        case "crossing": flags.insert(.crossing)
        case "stop": flags.insert(.stop)
        case "give_way": flags.insert(.giveWay)
        case "motorway_junction": flags.insert(.motorwayExit)
        case "turning_circle", "turning_loop": flags.insert(.turningCircle)
        case "mini_roundabout": flags.insert(.miniRoundabout)
        case "elevator": flags.insert(.elevator)
        default: break
        }
        if tags["crossing"] == "traffic_signals" { flags.insert(.signals) }
        if tags["railway"] == "level_crossing" { flags.insert(.levelCrossing) }
        switch tags["barrier"] {
        case "toll_booth": flags.insert(.tollBooth)
        case "border_control": flags.insert(.borderControl)
        case .some: flags.insert(.barrier)
        case nil: break
        }
        ref = tags["ref"] ?? ""
        name = tags["name"] ?? ""
    }
}
