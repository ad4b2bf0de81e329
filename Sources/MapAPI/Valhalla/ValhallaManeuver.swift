import Roads

/// The numbers that Valhalla has for maneuvers.
enum ValhallaManeuver {
    /// The number of a maneuver.
    static func type(_ maneuver: Maneuver) -> Int {
        switch maneuver.kind {
        case .depart: side(maneuver, none: 1, right: 2, left: 3)
        case .arrive: side(maneuver, none: 4, right: 5, left: 6)
        default: onTheWay(maneuver)
        }
    }

    private static func onTheWay(_ maneuver: Maneuver) -> Int {
        switch maneuver.way {
        case .elevator: return 39
        case .steps: return 40
        case .road: break
        }
        if maneuver.modes.before != maneuver.modes.after {
            if maneuver.modes.after == .ferry { return 28 }
            if maneuver.modes.before == .ferry { return 29 }
        }
        switch maneuver.kind {
        case .depart, .arrive, .turn, .endOfRoad, .roundaboutTurn, .onward, .notification:
            return turn(maneuver, straight: 8)
        case .newName: return turn(maneuver, straight: 7)
        case .merge: return side(maneuver, none: 25, right: 37, left: 38)
        case .fork: return side(maneuver, none: 22, right: 23, left: 24)
        case .onRamp: return side(maneuver, none: 17, right: 18, left: 19)
        case .offRamp: return side(maneuver, none: 17, right: 20, left: 21)
        case .roundabout, .rotary: return 26
        case .exitRoundabout, .exitRotary: return 27
        }
    }

    private static func turn(_ maneuver: Maneuver, straight: Int) -> Int {
        switch maneuver.modifier {
        case .straight?, nil: straight
        case .slightRight?: 9
        case .right?: 10
        case .sharpRight?: 11
        // Where one drives on the right one turns round to the left.
        case .uturn?: maneuver.drivesLeft ? 12 : 13
        case .sharpLeft?: 14
        case .left?: 15
        case .slightLeft?: 16
        }
    }

    private static func side(_ maneuver: Maneuver, none: Int, right: Int, left: Int) -> Int {
        switch maneuver.modifier {
        case .slightRight?, .right?, .sharpRight?: right
        case .slightLeft?, .left?, .sharpLeft?: left
        default: none
        }
    }

    /// Returns Valhalla's name of the means of travel after a maneuver.
    static func travel(_ mode: ArcMode, _ kind: TravelMode.Kind) -> (mode: String, type: String) {
        switch (mode, kind) {
        case (.walking, _), (.pushing, _), (_, .pedestrian): ("pedestrian", "foot")
        case (_, .bicycle): ("bicycle", "hybrid")
        case (_, .vehicle): ("drive", "car")
        }
    }
}
