/// Forks: roads that divide so evenly that neither branch is the obvious way on.
extension GuidanceGraph {
    /// The arms of a fork, right to left, two or three.
    func fork(_ view: JunctionView) -> ClosedRange<Int>? {
        guard let arms = forkByAngle(view) else { return nil }
        let (right, left) = (arms.lowerBound, arms.upperBound)
        let next = left + 1 == view.count ? 0 : left + 1
        guard
            TurnAngle.deviation(view.arms[left].angle, view.arms[next].angle) >= TurnAngle.group,
            TurnAngle.deviation(view.arms[right].angle, view.arms[right - 1].angle)
                >= TurnAngle.group,
            view.arms[arms].allSatisfy({ $0.isAllowed && $0.mode == view.via.mode }),
            view.arms[arms].allSatisfy({ $0.kind.isLink == view.arms[right].kind.isLink })
        else { return nil }
        for index in arms.dropLast()
        where isObvious(index, beside: index + 1, view) || isObvious(index + 1, beside: index, view)
        { return nil }
        let incoming = view.arms[0].kind
        for one in arms {
            for other in arms
            where one != other
                && view.arms[one].kind.isObvious(from: incoming, beside: view.arms[other].kind)
            { return nil }
        }
        return arms
    }

    private func forkByAngle(_ view: JunctionView) -> ClosedRange<Int>? {
        guard view.count >= 3, let straightest = view.nearest(to: TurnAngle.straight),
            TurnAngle.fromStraight(view.arms[straightest].angle) <= TurnAngle.narrow
        else { return nil }
        var right = straightest
        while right > 0, !isOutermost(view.arms[right], view.arms[right - 1]) { right -= 1 }
        var left = straightest
        while left + 1 < view.count, !isOutermost(view.arms[left], view.arms[left + 1]) {
            left += 1
        }
        guard right < left, left - right < 3, right > 0 else { return nil }
        return right...left
    }

    private func isOutermost(_ arm: Arm, _ next: Arm) -> Bool {
        TurnAngle.fromStraight(next.angle) > TurnAngle.narrow
            && (TurnAngle.deviation(arm.angle, next.angle) > TurnAngle.narrow
                || TurnAngle.fromStraight(arm.angle) > TurnAngle.group)
    }

    private func isObvious(_ index: Int, beside otherIndex: Int, _ view: JunctionView) -> Bool {
        let via = view.via
        let arm = view.arms[index]
        let other = view.arms[otherIndex]
        if arm.kind.isObvious(from: via.kind, beside: other.kind) { return true }
        if other.kind.isObvious(from: via.kind, beside: arm.kind) { return false }
        let bend = TurnAngle.fromStraight(arm.angle)
        if via.text.name != 0, bend < 1e-9, !names.isChange(via.text, arm.text) { return true }
        let otherBend = TurnAngle.fromStraight(other.angle)
        return otherBend > 1.4 * bend && abs(otherBend - bend) > TurnAngle.fuzzy
    }

    /// Whether the road differs enough from the road of arrival that going straight on is announced.
    private func isOther(_ via: Arm, _ arm: Arm) -> Bool {
        via.text != arm.text || via.kind != arm.kind || via.mode != arm.mode
            || via.isOpen != arm.isOpen
            || via.flags.intersection([.roundabout, .circular, .destinationOnly])
                != arm.flags.intersection([.roundabout, .circular, .destinationOnly])
    }

    func assignFork(_ view: inout JunctionView, left: Int, right: Int) {
        let via = view.via
        let one = view.arms[left]
        let other = view.arms[right]
        func quiet(_ arm: Arm) -> Turn.Kind { via.mode == arm.mode ? .suppressed : .notification }
        if one.kind.isMinor == other.kind.isMinor {
            view.arms[left].turn = Turn(.fork, .slightLeft)
            view.arms[right].turn = Turn(.fork, .slightRight)
        } else if other.kind.isMinor {
            view.arms[left].turn = Turn(quiet(one), .slightLeft)
            view.arms[right].turn = Turn(.turn, .slightRight)
        } else {
            view.arms[left].turn = Turn(.turn, .slightLeft)
            view.arms[right].turn = Turn(quiet(other), .slightRight)
        }
    }

    func assignFork(_ view: inout JunctionView, left: Int, middle: Int, right: Int) {
        let via = view.via
        let (one, center, other) = (view.arms[left], view.arms[middle], view.arms[right])
        switch (one.isAllowed, center.isAllowed, other.isAllowed) {
        case (true, true, true):
            view.arms[left].turn = Turn(.fork, .slightLeft)
            view.arms[right].turn = Turn(.fork, .slightRight)
            let isPlain =
                TurnAngle.fromStraight(center.angle) < TurnAngle.unnoticeable
                && !isOther(via, center)
            view.arms[middle].turn = Turn(
                isPlain ? (via.mode == center.mode ? .suppressed : .notification) : .fork, .straight
            )
        case (true, _, true): assignFork(&view, left: left, right: right)
        case (true, true, false): assignFork(&view, left: left, right: middle)
        case (false, true, true): assignFork(&view, left: middle, right: right)
        default:
            for index in [left, middle, right] where view.arms[index].isAllowed {
                view.arms[index].turn = basicTurn(via, view.arms[index])
            }
        }
    }
}
