/// Says of every arm of a junction what taking it is called.
///
/// After OSRM's rules of guidance, whose figures are used throughout.
extension GuidanceGraph {
    /// The junction at the end of an arc, each arm with its turn.
    func analyzed(from arc: UInt32, state: UInt32? = nil) -> JunctionView? {
        guard var view = view(from: arc, state: state) else { return nil }
        let via = view.via
        if via.mode == .ferry || via.mode == .train, view.arms.allSatisfy({ $0.mode == via.mode }) {
            for index in view.arms.indices { view.arms[index].turn = .none }
            return view
        }
        if touchesCircle(view) {
            assignCircularTurns(&view)
        } else {
            for index in view.arms.indices where view.arms[index].isAllowed {
                view.arms[index].turn =
                    view.arms[index].arc == arc ^ 1
                    ? Turn(.onward, .uturn)
                    : Turn(.turn, TurnModifier(angle: view.arms[index].angle))
            }
            if passesDriveways(view) {
                assignDriveways(&view)
            } else if isOnMotorway(view) {
                assignMotorwayTurns(&view)
            } else {
                assignOrdinaryTurns(&view)
            }
        }
        findSliproads(&view)
        if via.kind.isMotorway {
            for index in view.arms.indices where view.arms[index].turn.kind == .onRamp {
                view.arms[index].turn.kind = .offRamp
            }
        }
        return view
    }

    /// The plain sort of a turn, whatever its angle.
    func basicKind(_ via: Arm, _ arm: Arm) -> Turn.Kind {
        if !via.kind.isRamp, arm.kind.isRamp { return .onRamp }
        return names.isSameStreet(via.text, arm.text) ? .onward : .turn
    }

    /// The turn into an arm by its angle alone.
    func basicTurn(_ via: Arm, _ arm: Arm, _ modifier: TurnModifier? = nil) -> Turn {
        Turn(basicKind(via, arm), modifier ?? TurnModifier(angle: arm.angle))
    }

    /// What is said, if anything, where the way on is obvious.
    func obvious(
        _ view: JunctionView, _ index: Int, roads: Int? = nil, isThroughStreet: Bool = false
    ) -> Turn {
        let via = view.via
        let arm = view.arms[index]
        let roads = roads ?? view.count
        let direction = TurnModifier(angle: arm.angle)
        let kind = basicKind(via, arm)
        if kind == .onRamp { return Turn(.onRamp, direction) }
        if TurnAngle.deviation(arm.angle, 0) < 0.01 { return Turn(.onward, .uturn) }
        let changesMode = via.mode != arm.mode
        let silent = Turn(
            changesMode
                ? .notification
                : roads == 2 && hasSameAccess(via, arm) ? .none : .suppressed, direction)
        guard kind == .turn, names.isChange(via.text, arm.text) else { return silent }
        guard isThroughStreet else {
            return Turn(changesMode ? .notification : .newName, direction)
        }
        if arm.kind.isMotorway {
            return Turn(.merge, arm.angle > TurnAngle.straight ? .slightRight : .slightLeft)
        }
        if via.kind.isRamp, arm.kind.isRamp {
            return Turn(changesMode ? .notification : .suppressed, direction)
        }
        let isGentle = TurnAngle.fromStraight(arm.angle) < TurnAngle.narrow
        let isLong = meters(view.junction, head(end(arm.arc))) > 60
        return Turn(.turn, isGentle && isLong ? .straight : direction)
    }

    /// Whether two roads are alike in what travelers may want to avoid: tolls, tunnels and such.
    private func hasSameAccess(_ via: Arm, _ arm: Arm) -> Bool {
        let classes: RoadFlags = [.toll, .highway, .ferry, .tunnel]
        return via.flags.intersection(classes).subtracting(.highway)
            == arm.flags.intersection(classes).subtracting(.highway)
            && via.kind.isMotorway == arm.kind.isMotorway
    }

    // MARK: Driveways

    /// One road among driveways.
    private func passesDriveways(_ view: JunctionView) -> Bool {
        view.count > 2 && !view.arms[0].kind.isMinor
            && view.arms.count { $0.kind.isMinor } + 2 == view.count
    }

    private func assignDriveways(_ view: inout JunctionView) {
        guard
            let road = view.arms.indices.dropFirst().first(where: { !view.arms[$0].kind.isMinor }),
            view.arms[road].turn != .unknown
        else { return }
        view.arms[road].turn.kind =
            names.isSameStreet(view.via.text, view.arms[road].text) ? .none : .newName
        guard view.arms[road].turn.modifier == .straight else { return }
        for index in view.arms.indices.dropFirst()
        where index != road && view.arms[index].turn.modifier == .straight {
            view.arms[index].turn.modifier = index < road ? .slightRight : .slightLeft
        }
    }
}
