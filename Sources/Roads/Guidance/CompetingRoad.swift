/// Two arms at a junction: a candidate for the way on, and a competitor.
///
/// The candidate is taken for any of three reasons: the competitor is excluded, its road is a lesser one,
/// or the candidate is straighter, and something besides the angle supports it. The straighter it is, the
/// less else it takes.
struct CompetingRoad {
    /// How much straighter the candidate is.
    private enum Margin: Comparable { case none, some, clear }

    private let via: Arm
    private let candidate: Arm
    private let competitor: Arm
    private let margin: Margin
    private let bend: Double
    private let competitorBend: Double
    /// Whether the candidate keeps the name of the current road, and whether the competitor would change it.
    private let keepsName: Bool
    private let competitorChangesName: Bool
    private let areNamesApart: Bool
    private let crossing: OppositeRoad

    /// The arm opposite the competitor: whether its road goes on across the junction.
    private struct OppositeRoad {
        var isSameRoad: Bool
        /// The angle between the two arms, 0 to 180 degrees.
        var angle: Double
        var hasFourArms: Bool
    }

    init(_ candidate: Int, _ competitor: Int, _ view: JunctionView, _ names: NameChanges) {
        via = view.via
        self.candidate = view.arms[candidate]
        self.competitor = view.arms[competitor]
        bend = TurnAngle.fromStraight(view.arms[candidate].angle)
        competitorBend = TurnAngle.fromStraight(view.arms[competitor].angle)
        let isFar = abs(competitorBend - bend) > TurnAngle.fuzzy / 2
        margin =
            competitorBend > 2 * bend && isFar
            ? .clear : competitorBend > 1.4 * bend ? .some : .none
        keepsName = !names.isChange(via.text, view.arms[candidate].text)
        competitorChangesName = names.isChange(via.text, view.arms[competitor].text)
        areNamesApart = names.isChange(view.arms[candidate].text, view.arms[competitor].text)
        let beyond = view.arms[
            view.nearest(toBearing: TurnAngle.reversed(view.arms[competitor].bearing))]
        crossing = OppositeRoad(
            isSameRoad: !names.isChange(beyond.text, view.arms[competitor].text),
            angle: TurnAngle.deviation(view.arms[competitor].angle, beyond.angle),
            hasFourArms: view.count >= 4)
    }

    /// Whether the candidate is clearly the way on.
    var isDecided: Bool {
        isExcluded || isLesser
            || margin == .clear && (isNamed || isShaped || isAvoided || isCrossedClearly)
            || margin >= .some && (isRanked || isCrossedByName)
    }

    // MARK: Whatever the angle

    private var isExcluded: Bool {
        let isShut = bend < TurnAngle.narrow && !competitor.isAllowed
        // Into a roundabout, or out of it, is another sort of way.
        func isCircular(_ arm: Arm) -> Bool { arm.flags.contains(.roundabout) }
        let isOtherSort =
            isCircular(via) == isCircular(candidate) && isCircular(via) != isCircular(competitor)
        return isShut || isOtherSort && bend < competitorBend
    }

    private var isLesser: Bool {
        if Self.isFarBelow(competitor, via, candidate) { return true }
        guard keepsRank else { return false }
        let isOfOtherStreet =
            via.kind.group < competitor.kind.group && competitorChangesName && areNamesApart
        return isOfOtherStreet || competitor.kind.isLink
    }

    /// Whether a road is so small beside two others that it does not count.
    static func isFarBelow(_ small: Arm, _ via: Arm, _ candidate: Arm) -> Bool {
        func isBelow(_ arm: Arm) -> Bool { small.kind.isLess(than: arm.kind) }
        func isLink(_ arm: Arm) -> Bool { small.kind.isLink(to: arm.kind) }
        let hasFewerLanes = small.lanes > 0 && small.lanes + 1 < via.lanes
        return isBelow(via) && isBelow(candidate) && hasFewerLanes
            || isLink(via) && isLink(candidate)
    }

    private var keepsRank: Bool { via.kind.rank == candidate.kind.rank }

    // MARK: Where the candidate is straighter

    /// The name distinguishes the two, unless the lanes of one road part here.
    private var isNamed: Bool { (keepsName || competitorChangesName) && !isLaneFork }

    private var isLaneFork: Bool {
        competitor.lanes > 0 && candidate.lanes == competitor.lanes
            && via.lanes == candidate.lanes + competitor.lanes
            && TurnAngle.deviation(candidate.angle, competitor.angle) < TurnAngle.group
    }

    /// On minor roads the shape decides; on others it counts where the number of lanes stays the same.
    private var isShaped: Bool {
        let keepsLanes = candidate.lanes > 0 && candidate.lanes == via.lanes
        return via.kind.rank > 6 || keepsLanes && bend < TurnAngle.fuzzy
    }

    private var isAvoided: Bool {
        func isRestricted(_ arm: Arm) -> Bool { arm.flags.contains(.destinationOnly) }
        return isRestricted(competitor) && !isRestricted(via) && !isRestricted(candidate)
    }

    private var isRanked: Bool {
        let difference = Int(competitor.kind.rank) - Int(candidate.kind.rank)
        return keepsRank && keepsName && (difference > 0 || difference < -4)
    }

    /// The competitor is part of a road that crosses ours.
    private var isCrossedClearly: Bool {
        if crossing.hasFourArms {
            return crossing.isSameRoad
                || crossing.angle > TurnAngle.straight - TurnAngle.narrow
        }
        return keepsName && competitorChangesName && !isLaneFork
            && crossing.angle > TurnAngle.straight - TurnAngle.group
    }

    private var isCrossedByName: Bool {
        crossing.hasFourArms && crossing.isSameRoad && keepsName && competitorChangesName
            && crossing.angle > TurnAngle.straight - TurnAngle.fuzzy
    }
}
