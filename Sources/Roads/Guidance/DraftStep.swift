/// A junction on the way, with what one sees there.
struct Crossing {
    struct Road {
        /// Degrees from north, seen from the junction.
        var bearing: Double
        var isAllowed: Bool
    }

    var junction: UInt32
    var roads: [Road]
    /// Where among `roads` one comes from, -1 at the beginning of a leg.
    ///
    /// The bearing of that road points back.
    var incoming: Int
    /// Where one goes; -1 at the end of a leg.
    var outgoing: Int
    var lanes: LaneChoice?

    var allowedCount: Int { roads.count { $0.isAllowed } }
    /// The direction of travel on arrival.
    var bearingIn: Double { TurnAngle.reversed(roads[incoming].bearing) }
    var bearingOut: Double { roads[outgoing].bearing }
    /// The turn angle taken.
    var angle: Double { TurnAngle.between(bearingIn, bearingOut) }
}

/// A step while it is still joined with others.
struct DraftStep {
    enum Role { case depart, turn, arrive }

    var role = Role.turn
    var turn: Turn
    /// The number of the exit at a roundabout.
    var exit = 0
    var text: RoadText
    var circleName: UInt32 = 0
    var circlePronunciation: UInt32 = 0
    var meters: Double
    /// Hundredths of a second.
    var time: Int
    var mode: ArcMode
    var bearingBefore: Double
    var bearingAfter: Double
    /// The junctions passed, its own first.
    var crossings: [Crossing]
    /// Leads across the middle of a junction of divided roads.
    var isInternal = false
    var drivesLeft: Bool
    /// Its arcs, by their places in the leg's path; empty for the arrival.
    var arcs: Range<Int>
    /// Taken up by another step.
    var isGone = false

    var isWaypoint: Bool { role != .turn }
    /// Whether anything happens here, said or not.
    var hasTurn: Bool { turn.kind != .none }
    var front: Crossing { crossings[0] }

    func `is`(_ kind: Turn.Kind) -> Bool { turn.kind == kind }
    func `is`(_ modifier: TurnModifier) -> Bool { turn.modifier == modifier }

    /// Takes up the step after it.
    mutating func extend(by next: inout DraftStep) {
        meters += next.meters
        time += next.time
        if !next.arcs.isEmpty {
            arcs = arcs.isEmpty ? next.arcs : arcs.lowerBound..<next.arcs.upperBound
        }
        crossings += next.crossings
        next.vanish()
    }

    mutating func vanish() {
        isGone = true
        turn = .none
        role = .turn
        meters = 0
        time = 0
    }

    mutating func adoptSigns(of other: DraftStep) {
        text = other.text
        circleName = other.circleName
        circlePronunciation = other.circlePronunciation
    }
}
