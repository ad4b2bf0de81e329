/// Finds the obvious way on, which is not announced.
extension GuidanceGraph {
    /// The arm of the obvious way on; nil if there is none.
    ///
    /// Candidates are arms of the same street, then those of roads no less important, then any arm ahead: the
    /// first that no other arm competes with is taken. Where there is one way only, it may be a turn.
    func obviousTurn(_ view: JunctionView) -> Int? {
        guard view.count > 2 else { return view.count == 2 ? 1 : nil }
        let choice = candidates(view).first { isDistinct($0, view) } ?? onlyWay(view)
        guard let choice, choice != 0 else { return nil }
        // Entering or leaving a roundabout is always announced.
        let isCircling = view.arms[choice].flags.contains(.roundabout)
        return isCircling == view.via.flags.contains(.roundabout) ? choice : nil
    }

    // MARK: Candidates

    private func candidates(_ view: JunctionView) -> [Int] {
        func straightest(_ passes: (Arm) -> Bool) -> Int? {
            view.nearest(to: TurnAngle.straight) { view.isWayOn($0) && passes($0) }
        }
        let ranked = straightest { keepsRank($0, view) }
        let any = straightest { _ in true }
        var found = [straightest { keepsRank($0, view) && keepsStreet($0, view) }, ranked]
        if let any, any != ranked, leadsAhead(any, view), !view.arms[any].kind.isMinor {
            found.append(any)
        }
        return found.compactMap { $0 }
    }

    /// Whether an arm is neither a lesser road than ours nor a link of it.
    private func keepsRank(_ arm: Arm, _ view: JunctionView) -> Bool {
        !arm.kind.isLess(than: view.via.kind) && !arm.kind.isLink(to: view.via.kind)
    }

    /// Whether an arm bears our signs; small ways need none.
    private func keepsStreet(_ arm: Arm, _ view: JunctionView) -> Bool {
        let isKnown = [view.via, arm].allSatisfy { !$0.text.isEmpty || $0.kind.isMinor }
        return isKnown && view.via.text.isEmpty == arm.text.isEmpty
            && !names.isChange(view.via.text, arm.text)
    }

    /// Whether an arm leads ahead, or is at least the only one that does not lead back.
    private func leadsAhead(_ index: Int, _ view: JunctionView) -> Bool {
        let bend = TurnAngle.fromStraight(view.arms[index].angle)
        if bend <= TurnAngle.group { return true }
        return bend <= 90 && view.arms.count { TurnAngle.fromStraight($0.angle) <= 90 } == 1
    }

    /// The one way open, if it is a motorway ahead or the bend of a street.
    private func onlyWay(_ view: JunctionView) -> Int? {
        guard view.allowedCount == 1, let only = view.arms.firstIndex(where: { $0.isAllowed })
        else { return nil }
        let arm = view.arms[only]
        if arm.kind.isMotorway, TurnAngle.fromStraight(arm.angle) <= TurnAngle.group {
            return only
        }
        guard view.count == 3,
            view.arms.allSatisfy({ !$0.text.isEmpty && $0.text == view.via.text })
        else { return nil }
        // At a right angle to both sides it would be the end of the road.
        let isSquare =
            TurnAngle.deviation(view.arms[1].angle, 90) <= TurnAngle.narrow
            && TurnAngle.deviation(view.arms[2].angle, 270) <= TurnAngle.narrow
        return isSquare ? nil : only
    }

    // MARK: Competitors

    /// Whether no other arm could be mistaken for a candidate.
    private func isDistinct(_ candidate: Int, _ view: JunctionView) -> Bool {
        let leadsAside = TurnAngle.fromStraight(view.arms[candidate].angle) >= TurnAngle.group
        return view.arms.indices.dropFirst().allSatisfy { competitor in
            if competitor == candidate { return true }
            if view.arms[competitor].isAllowed, !view.isWayOn(view.arms[competitor]) { return true }
            return leadsAside
                ? isBeside(competitor, candidate, view)
                : CompetingRoad(candidate, competitor, view, names).isDecided
        }
    }

    /// Whether a competitor does not count beside a candidate that is a turn itself.
    private func isBeside(_ competitorIndex: Int, _ index: Int, _ view: JunctionView) -> Bool {
        let (arm, competitor) = (view.arms[index], view.arms[competitorIndex])
        if TurnAngle.fromStraight(competitor.angle) > 2 * TurnAngle.fromStraight(arm.angle) {
            return true
        }
        let isAhead = TurnModifier(angle: competitor.angle) == .straight
        if !isAhead, CompetingRoad.isFarBelow(competitor, view.via, arm) { return true }
        return isBesideAtFirst(competitor, arm, view)
    }

    /// The same by the very first meters, where the road one comes on bends only before the junction.
    private func isBesideAtFirst(_ competitor: Arm, _ arm: Arm, _ view: JunctionView) -> Bool {
        let back = view.arms[0]
        guard TurnAngle.deviation(back.initialBearing, back.bearing) > TurnAngle.fuzzy else {
            return false
        }
        func bend(from: Double, to: Arm) -> Double { TurnAngle.between(from, to.initialBearing) }
        let arriving = TurnAngle.reversed(back.initialBearing)
        let acrossCompetitor = bend(from: TurnAngle.reversed(competitor.initialBearing), to: arm)
        return TurnModifier(angle: acrossCompetitor) != .straight
            && TurnAngle.fromStraight(bend(from: arriving, to: competitor))
                > 2 * TurnAngle.fromStraight(bend(from: arriving, to: arm))
    }
}
