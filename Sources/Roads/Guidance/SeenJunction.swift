/// What is kept of a junction once it has been analysed for those who arrive in a state.
final class SeenJunction {
    struct Arm {
        var arc: UInt32
        var turn: Turn
        var isAllowed: Bool
        /// Degrees from north.
        var bearing: Double
        /// The turn angle.
        var angle: Double
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
                arc: $0.arc, turn: $0.turn, isAllowed: $0.isAllowed, bearing: $0.bearing,
                angle: $0.angle)
        }
        laneChoices = view.laneChoices
    }
}
