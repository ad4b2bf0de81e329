/// The cached analysis of a junction for arrivals in a given state.
final class CachedJunction: Sendable {
    /// A road there; 16 bytes, as tens of thousands are kept.
    struct Arm: Sendable {
        /// Degrees clockwise from north.
        var bearing: Double
        var arc: UInt32
        var turn: Turn
        var isAllowed: Bool
    }

    let state: UInt32
    let junction: UInt32
    /// In order of their turn angles, the road one came on first.
    let arms: [Arm]
    /// The lanes that lead into some of the arms.
    let laneChoices: [(arm: Int, choice: LaneChoice)]

    init(_ state: UInt32, _ view: JunctionView) {
        self.state = state
        junction = view.junction
        arms = view.arms.map {
            Arm(
                bearing: $0.bearing, arc: $0.arc, turn: $0.turn, isAllowed: $0.isAllowed)
        }
        laneChoices = view.laneChoices
    }

    /// The junction where a leg begins or ends, or leaves a square: other roads do not count there.
    init(_ junction: UInt32, arms: [Arm]) {
        state = .max
        self.junction = junction
        self.arms = arms
        laneChoices = []
    }

    /// The turn angle into an arm.
    func angle(_ arm: Int) -> Double {
        TurnAngle.between(TurnAngle.reversed(arms[0].bearing), arms[arm].bearing)
    }

    var allowedCount: Int { arms.count { $0.isAllowed } }
}

extension CachedJunction.Arm {
    /// A road of which the bearing alone is known.
    init(bearing: Double, isAllowed: Bool = true) {
        self.init(bearing: bearing, arc: .max, turn: .unknown, isAllowed: isAllowed)
    }
}
