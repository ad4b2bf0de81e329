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

    /// Whether a road is so small beside the two that it does not count.
    private func isFarBelow(_ other: Arm, _ via: Arm, _ candidate: Arm) -> Bool {
        let hasFewerLanes = other.lanes > 0 && other.lanes + 1 < via.lanes
        if other.kind.isLess(than: via.kind), other.kind.isLess(than: candidate.kind), hasFewerLanes
        {
            return true
        }
        return other.kind.isLink(to: via.kind) && other.kind.isLink(to: candidate.kind)
    }

    /// Whether, for a candidate that leads more or less ahead, another arm may be meant as well.
    private func isSimilarAhead(_ index: Int, _ candidateIndex: Int, _ view: JunctionView) -> Bool {
        let via = view.via
        let candidate = view.arms[candidateIndex]
        let other = view.arms[index]
        let bend = TurnAngle.fromStraight(candidate.angle)
        if bend < TurnAngle.narrow, !other.isAllowed { return false }
        let otherBend = TurnAngle.fromStraight(other.angle)
        let isLaneFork =
            other.lanes > 0 && candidate.lanes == other.lanes
            && via.lanes == candidate.lanes + other.lanes
            && TurnAngle.deviation(candidate.angle, other.angle) < TurnAngle.group
        let isClear = otherBend > 2 * bend && abs(otherBend - bend) > TurnAngle.fuzzy / 2
        let isAlmostClear = otherBend > 1.4 * bend
        func isCircular(_ arm: Arm) -> Bool { arm.flags.contains(.roundabout) }
        func isRestricted(_ arm: Arm) -> Bool { arm.flags.contains(.destinationOnly) }
        if isClear, !isRestricted(via), !isRestricted(candidate), isRestricted(other) {
            return false
        }
        if isCircular(via) == isCircular(candidate), isCircular(via) != isCircular(other),
            bend < otherBend
        {
            return false
        }
        let keepsName = !names.isNews(via.text, candidate.text)
        let changesName = names.isNews(via.text, other.text)
        if keepsName || changesName, !isLaneFork, isClear { return false }
        if isCrossed(
            other, view, keepsName: keepsName, changesName: changesName, isClear: isClear,
            isAlmostClear: isAlmostClear, isLaneFork: isLaneFork)
        {
            return false
        }
        if via.kind.rank > 6, isClear { return false }
        if candidate.lanes > 0, candidate.lanes == via.lanes, bend < TurnAngle.fuzzy, isClear {
            return false
        }
        let keepsRank = via.kind.rank == candidate.kind.rank
        if keepsRank, keepsName, isAlmostClear,
            candidate.kind.rank < other.kind.rank || candidate.kind.rank > other.kind.rank + 4
        {
            return false
        }
        if isFarBelow(other, via, candidate) { return false }
        if keepsRank, via.kind.group < other.kind.group, changesName,
            names.isNews(candidate.text, other.text)
        {
            return false
        }
        return !(keepsRank && other.kind.isLink)
    }

    /// Whether another arm belongs to a road that crosses ours, and so is no way ahead.
    private func isCrossed(
        _ other: Arm, _ view: JunctionView, keepsName: Bool, changesName: Bool, isClear: Bool,
        isAlmostClear: Bool, isLaneFork: Bool
    ) -> Bool {
        let opposite = view.arms[view.nearest(toBearing: TurnAngle.reversed(other.bearing))]
        let isSameRoad = !names.isNews(opposite.text, other.text)
        let angle = TurnAngle.deviation(other.angle, opposite.angle)
        if view.count >= 4 {
            if isClear, isSameRoad || angle > TurnAngle.straight - TurnAngle.narrow { return true }
            return keepsName && changesName && isAlmostClear && isSameRoad
                && angle > TurnAngle.straight - TurnAngle.fuzzy
        }
        return keepsName && changesName && isClear && !isLaneFork
            && angle > TurnAngle.straight - TurnAngle.group
    }

    /// Whether, for a candidate that turns, another arm may be meant as well.
    private func isSimilarTurn(_ index: Int, _ candidateIndex: Int, _ view: JunctionView) -> Bool {
        let candidate = view.arms[candidateIndex]
        let other = view.arms[index]
        if TurnModifier(angle: other.angle) != .straight, isFarBelow(other, view.via, candidate) {
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
