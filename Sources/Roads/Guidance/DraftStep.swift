/// A step before steps are joined.
///
/// A leg has hundreds, which are read many times: all of it is plain numbers, so that a copy is cheap.
struct DraftStep {
    enum Role { case depart, turn, arrive }

    /// What matters of the step's own junction.
    struct Front {
        /// The direction of travel on arrival.
        var bearingIn: Double
        var bearingOut: Double
        var roadCount: Int
        /// The number of roads that may be entered.
        var allowedCount: Int

        init(_ crossing: Crossing) {
            bearingIn = crossing.bearingIn
            bearingOut = crossing.bearingOut
            roadCount = crossing.roads.count
            allowedCount = crossing.sight.allowedCount
        }

        /// The turn angle taken.
        var angle: Double { TurnAngle.between(bearingIn, bearingOut) }
    }

    var role = Role.turn
    var turn: Turn
    /// The number of the exit at a roundabout.
    var exit = 0
    var text: RoadText
    var circleName: UInt32 = 0
    var circlePronunciation: UInt32 = 0
    var meters = 0.0
    /// The duration in hundredths of a second.
    var time = 0
    var mode: ArcMode
    var bearingBefore: Double
    var bearingAfter: Double
    var front: Front
    /// The junctions passed by their places in the leg's list, its own first.
    var passed: Range<Int>
    /// The number of roads that may be entered at the last junction passed.
    var lastAllowedCount: Int
    /// Whether all junctions passed after its own are mere ends of ways, without a choice of roads.
    var isClear = true
    /// Leads across the middle of a junction of divided roads.
    var isInternal = false
    var drivesLeft: Bool
    /// Its arcs, by their places in the leg's path; empty for the arrival.
    var arcs: Range<Int>
    /// Where on the leg's line it begins, if that is a square's corner and not the beginning of its first arc.
    var corner: Int?
    /// The arc that determines whether the step is one of stairs, if that is not its first.
    var stairsArc: Int?
    /// Whether a mapped relation overrides the announcement.
    var isMappers = false
    /// Whether it is a fork whose branches both continue the current road.
    var isOneOfBothSides = false
    /// Whether another step contains it now.
    var isGone = false

    var isWaypoint: Bool { role != .turn }
    /// Whether there is a maneuver here, announced or not.
    var hasTurn: Bool { turn.kind != .none }
    /// Whether an instruction to stay on the road is possible; ramps often bear the number of the road they leave.
    var mayStay: Bool {
        switch turn.kind {
        case .newName, .onward, .turn, .fork, .endOfRoad, .notification, .sliproad: role == .turn
        case .circle: turn.entersCircle
        default: false
        }
    }

    /// Whether it is a turn that may be joined with others, and none around a circle or on to a ramp.
    var isPlainTurn: Bool {
        guard role == .turn, turn.modifier != .uturn else { return false }
        switch turn.kind {
        case .turn, .onward, .endOfRoad, .newName, .fork, .notification: return true
        default: return false
        }
    }

    /// Whether one turns to one side here and to the other at the next step.
    func turnsAgainst(_ next: DraftStep) -> Bool {
        turn.modifier.isLeft && next.turn.modifier.isRight
            || turn.modifier.isRight && next.turn.modifier.isLeft
    }

    func `is`(_ kind: Turn.Kind) -> Bool { turn.kind == kind }
    func `is`(_ modifier: TurnModifier) -> Bool { turn.modifier == modifier }

    /// Appends the step after it.
    mutating func extend(by next: DraftStep) {
        meters += next.meters
        time += next.time
        if !next.arcs.isEmpty {
            arcs = arcs.isEmpty ? next.arcs : arcs.lowerBound..<next.arcs.upperBound
        }
        passed = passed.lowerBound..<next.passed.upperBound
        lastAllowedCount = next.lastAllowedCount
        isClear = isClear && next.isClear && next.front.roadCount == 2
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
