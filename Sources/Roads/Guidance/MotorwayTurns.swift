/// Exits, merges and forks of motorways.
extension GuidanceGraph {
    /// Nothing but motorways and their ramps, all leading ahead.
    func isOnMotorway(_ view: JunctionView) -> Bool {
        let isFromMotorway = view.via.kind.isMotorway
        var hasMotorway = false
        for arm in view.arms {
            if arm.isAllowed, TurnAngle.fromStraight(arm.angle) > 60 { return false }
            if arm.kind.isMotorway {
                hasMotorway = hasMotorway || arm.isAllowed
            } else if !isRamp(arm, isFromMotorway) {
                return false
            }
        }
        return hasMotorway || isFromMotorway
    }

    private func isRamp(_ arm: Arm, _ isFromMotorway: Bool = true) -> Bool {
        arm.kind.isRamp || isFromMotorway && arm.kind.isLink
    }

    func assignMotorwayTurns(_ view: inout JunctionView) {
        if view.via.kind.isMotorway {
            assignFromMotorway(&view)
            for index in view.arms.indices where view.arms[index].turn.kind == .onRamp {
                view.arms[index].turn.kind = .offRamp
            }
        } else {
            assignFromRamp(&view)
        }
    }

    /// The angle at which our motorway goes on: by its name, or the straightest.
    private func onwardAngle(_ view: JunctionView) -> Double {
        for arm in view.arms
        where arm.isAllowed && arm.angle != 0 && arm.kind.isMotorway && !view.via.text.isEmpty
            && !arm.text.isEmpty && !names.isChange(view.via.text, arm.text)
        { return arm.angle }
        let straightest = view.arms.filter { $0.kind.isMotorway && $0.angle != 0 }
            .min { TurnAngle.fromStraight($0.angle) < TurnAngle.fromStraight($1.angle) }
        return straightest?.angle ?? view.arms[0].angle
    }

    private func assignFromMotorway(_ view: inout JunctionView) {
        let onward = onwardAngle(view)
        if onward == view.arms[0].angle {
            assignMotorwayEnd(&view)
            return
        }
        let motorways = view.arms.indices.filter {
            view.arms[$0].isAllowed && view.arms[$0].kind.isMotorway
        }
        if motorways.isEmpty {
            for index in view.arms.indices where view.arms[index].isAllowed {
                view.arms[index].turn = Turn(
                    .suppressed, TurnModifier(angle: view.arms[index].angle))
            }
        } else if motorways.count == 1 || motorways.count != view.allowedCount {
            assignExits(&view, onward)
        } else if motorways.count == 2 {
            assignFork(&view, left: motorways[1], right: motorways[0])
        } else if motorways.count == 3 {
            assignFork(&view, left: motorways[2], middle: motorways[1], right: motorways[0])
        } else {
            assignAnyhow(&view)
        }
    }

    private func assignExits(_ view: inout JunctionView, _ onward: Double) {
        let isThrough = view.count > 1 && view.isThroughStreet(1, names)
        if view.count == 2 {
            view.arms[1].turn = obvious(view, 1, isThroughStreet: isThrough)
            return
        }
        for index in view.arms.indices where view.arms[index].isAllowed {
            let arm = view.arms[index]
            let kind: Turn.Kind = isRamp(arm) ? .offRamp : .turn
            if arm.angle == onward {
                view.arms[index].turn = obvious(view, index, isThroughStreet: isThrough)
            } else if arm.angle < onward {
                view.arms[index].turn = Turn(kind, arm.angle < 145 ? .right : .slightRight)
            } else {
                view.arms[index].turn = Turn(kind, arm.angle > 215 ? .left : .slightLeft)
            }
        }
    }

    /// The motorway ends in ramps.
    private func assignMotorwayEnd(_ view: inout JunctionView) {
        func pass(_ index: Int) {
            view.arms[index].turn = Turn(.none, TurnModifier(angle: view.arms[index].angle))
        }
        switch view.count {
        case 2: pass(1)
        case 3 where view.arms[1].isAllowed && view.arms[2].isAllowed:
            assignFork(&view, left: 2, right: 1)
        case 3: pass(view.arms[1].isAllowed ? 1 : 2)
        case 4
        where view.arms[1].kind == view.arms[2].kind && view.arms[2].kind == view.arms[3].kind:
            assignFork(&view, left: 3, middle: 2, right: 1)
        default: if view.allowedCount > 0 { assignAnyhow(&view) }
        }
    }

    private func assignFromRamp(_ view: inout JunctionView) {
        if view.count == 2, view.allowedCount == 1 {
            view.arms[1].turn = obvious(view, 1, isThroughStreet: view.isThroughStreet(1, names))
        } else if view.count == 3, view.allowedCount == 1 {
            assignMerge(&view, view.arms[1].isAllowed ? 1 : 2)
        } else if view.count == 3 {
            if view.arms[1].kind.isMotorway, !view.arms[2].kind.isMotorway {
                view.arms[1].turn = Turn(.turn, .slightRight)
                view.arms[2].turn = Turn(.onward, .slightLeft)
            } else {
                assignFork(&view, left: 2, right: 1)
            }
        } else if view.count == 4 {
            var hasPassed = false
            for index in view.arms.indices {
                let arm = view.arms[index]
                if arm.kind.isMotorway, !arm.isAllowed {
                    hasPassed = true
                } else if arm.kind.isMotorway {
                    view.arms[index].turn = Turn(.merge, hasPassed ? .slightRight : .slightLeft)
                } else {
                    view.arms[index].turn = Turn(.offRamp, TurnModifier(angle: arm.angle))
                }
            }
        } else {
            assignAnyhow(&view)
        }
    }

    /// A ramp joins a motorway that passes, or ends in another road.
    private func assignMerge(_ view: inout JunctionView, _ index: Int) {
        let arm = view.arms[index]
        guard arm.kind.isMotorway,
            names.isSameStreet(view.arms[2].text, view.arms[1].text)
                || isSameNumber(view.arms[2].text, view.arms[1].text)
        else {
            view.arms[index].turn = obvious(
                view, index, isThroughStreet: view.isThroughStreet(index, names))
            return
        }
        let isGentle = TurnAngle.fromStraight(arm.angle) < 2 * TurnAngle.narrow
        let side: TurnModifier = index == 1 ? .slightLeft : .slightRight
        view.arms[index].turn = Turn(.merge, isGentle ? side : TurnModifier(angle: arm.angle))
    }

    private func isSameNumber(_ one: RoadText, _ other: RoadText) -> Bool {
        one.name == 0 && other.name == 0 && one.ref != 0 && one.ref == other.ref
    }

    private func assignAnyhow(_ view: inout JunctionView) {
        for index in view.arms.indices where view.arms[index].isAllowed {
            let arm = view.arms[index]
            let isLeft = arm.angle > TurnAngle.straight
            if arm.kind.isMotorway {
                view.arms[index].turn = Turn(.merge, isLeft ? .slightRight : .slightLeft)
            } else if TurnAngle.fromStraight(arm.angle) < TurnAngle.fuzzy {
                view.arms[index].turn = Turn(.turn, .straight)
            } else {
                view.arms[index].turn = Turn(.turn, isLeft ? .slightLeft : .slightRight)
            }
        }
    }
}
