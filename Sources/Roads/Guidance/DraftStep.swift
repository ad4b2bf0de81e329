/// A junction on the way, with what one sees there.
struct Crossing: Sendable {
    struct Road: Sendable {
        /// Degrees from north, seen from the junction.
        var bearing: Double
        var isAllowed: Bool
    }

    var junction: UInt32
    /// Where it lies, 1e-7 degrees.
    var latitude: Int32
    var longitude: Int32
    /// In order of their turn angles.
    var roads: [Road]
    /// Where among `roads` one comes from, -1 at the beginning of a leg.
    ///
    /// The bearing of that road points back.
    var incoming: Int
    /// Where one goes; -1 at the end of a leg.
    var outgoing: Int
    var lanes: LaneChoice?
    /// The flags of the road after it that make a class; none at the end of a leg.
    var flags: RoadFlags = []

    /// The bearing of a road as answers tell it: in steps of 15°, but where a leg begins or ends.
    func told(_ road: Int) -> Int {
        let bearing = roads[road].bearing
        return incoming < 0 || outgoing < 0
            ? JunctionAtlas.whole(bearing) : Int((bearing / 15).rounded()) * 15 % 360
    }

    /// The places of the roads in `roads`, in the order of their told bearings.
    var order: [Int] {
        // Roads stand in the order of turn angles, so that few have to move.
        var order = Array(roads.indices)
        for index in order.indices.dropFirst() {
            var place = index
            while place > 0, told(order[place]) < told(order[place - 1]) {
                order.swapAt(place, place - 1)
                place -= 1
            }
        }
        return order
    }

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
    /// The arc that tells whether the step is one of stairs, if that is not its first.
    var stairsArc: Int?
    /// Taken up by another step.
    var isGone = false

    var isWaypoint: Bool { role != .turn }
    /// Whether anything happens here, said or not.
    var hasTurn: Bool { turn.kind != .none }
    var front: Crossing { crossings[0] }
    /// Whether one could be told to stay on the road; ramps often bear the number of the road they leave.
    var mayStay: Bool {
        switch turn.kind {
        case .newName, .onward, .turn, .fork, .endOfRoad, .notification, .sliproad: role == .turn
        case .circle: turn.entersCircle
        default: false
        }
    }

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
