/// Finds the way on that needs no words.
extension JunctionAtlas {
    /// The arm that anybody would take without being told, or nil.
    func obviousTurn(_ view: JunctionView) -> Int? {
        if view.count == 1 { return nil }
        if view.count == 2 { return 1 }
        let via = view.via
        func usable(_ index: Int) -> Int? {
            let isSameSort =
                via.flags.contains(.roundabout) == view.arms[index].flags.contains(.roundabout)
            return isSameSort && index != 0 ? index : nil
        }
        let follows = view.nearest(to: TurnAngle.straight) { arm in
            arm.isAllowed && !(via.text.isEmpty && !via.kind.isMinor)
                && !(arm.text.isEmpty && !arm.kind.isMinor)
                && via.text.isEmpty == arm.text.isEmpty && !arm.kind.isLess(than: via.kind)
                && !arm.kind.isLink(to: via.kind) && !names.isNews(via.text, arm.text)
        }
        if let follows, isDistinct(follows, view) { return usable(follows) }
        let straightest = view.nearest(to: TurnAngle.straight) { arm in
            arm.isAllowed && !arm.kind.isLess(than: via.kind) && !arm.kind.isLink(to: via.kind)
        }
        if let straightest, isDistinct(straightest, view) { return usable(straightest) }
        guard let allowed = view.nearest(to: TurnAngle.straight, where: { $0.isAllowed }) else {
            return nil
        }
        let bend = TurnAngle.fromStraight(view.arms[allowed].angle)
        let ahead = view.arms.count { TurnAngle.fromStraight($0.angle) <= 90 }
        if allowed != straightest, bend <= TurnAngle.group || (bend <= 90 && ahead == 1),
            !view.arms[allowed].kind.isMinor, isDistinct(allowed, view)
        {
            return usable(allowed)
        }
        if view.arms[allowed].kind.isMotorway, bend <= TurnAngle.group, view.allowedCount == 1 {
            return usable(allowed)
        }
        let isOneStreet = view.arms.allSatisfy { !$0.text.isEmpty && $0.text == via.text }
        if view.count == 3, isOneStreet, view.allowedCount == 1,
            TurnAngle.deviation(view.arms[1].angle, 90) > TurnAngle.narrow
                || TurnAngle.deviation(view.arms[2].angle, 270) > TurnAngle.narrow
        {
            return usable(allowed)
        }
        return nil
    }

    /// Whether no other arm could be mistaken for the one at `candidate`.
    private func isDistinct(_ candidate: Int, _ view: JunctionView) -> Bool {
        let bend = TurnAngle.fromStraight(view.arms[candidate].angle)
        for other in view.arms.indices.dropFirst() where other != candidate {
            let isSimilar =
                bend < TurnAngle.group
                ? isSimilarAhead(other, candidate, view) : isSimilarTurn(other, candidate, view)
            if isSimilar { return false }
        }
        return true
    }

    /// Whether, for a candidate that leads more or less ahead, another arm may be meant as well.
    private func isSimilarAhead(_ other: Int, _ candidate: Int, _ view: JunctionView) -> Bool {
        !Rivalry(candidate, other, view, names).isDecided
    }

    /// Whether, for a candidate that turns, another arm may be meant as well.
    private func isSimilarTurn(_ index: Int, _ candidateIndex: Int, _ view: JunctionView) -> Bool {
        let candidate = view.arms[candidateIndex]
        let other = view.arms[index]
        if TurnModifier(angle: other.angle) != .straight,
            Rivalry.isFarBelow(other, view.via, candidate)
        {
            return false
        }
        if TurnAngle.fromStraight(other.angle) > 2 * TurnAngle.fromStraight(candidate.angle) {
            return false
        }
        let back = view.arms[0]
        if TurnAngle.deviation(back.initialBearing, back.bearing) > TurnAngle.fuzzy {
            let arriving = TurnAngle.reversed(back.initialBearing)
            let candidateBend = TurnAngle.fromStraight(
                TurnAngle.between(arriving, candidate.initialBearing))
            let otherBend = TurnAngle.fromStraight(
                TurnAngle.between(arriving, other.initialBearing))
            let across = TurnAngle.between(
                TurnAngle.reversed(other.initialBearing), candidate.initialBearing)
            if TurnModifier(angle: across) != .straight, otherBend > 2 * candidateBend {
                return false
            }
        }
        return true
    }
}
