/// Two arms ahead of whoever arrives: the one that may be the way on, and a rival.
///
/// The way on wins by any of three things: the rival is out of the question, the rival's road is a lesser one,
/// or the way on is straighter, and something besides the angle speaks for it. The straighter it is, the
/// less else it takes.
struct CompetingRoad {
    /// How much straighter the way on is.
    private enum Lead: Comparable { case none, some, clear }

    private let via: Arm
    private let favorite: Arm
    private let rival: Arm
    private let lead: Lead
    private let bend: Double
    private let rivalBend: Double
    /// Whether the way on keeps the name of the road one is on, and whether the rival would change it.
    private let keepsName: Bool
    private let rivalChangesName: Bool
    private let areNamesApart: Bool
    private let crossing: RoadBeyond

    /// What becomes of the rival's road on the other side of the junction.
    private struct RoadBeyond {
        var isSameRoad: Bool
        /// 0 to 180.
        var angle: Double
        var hasFourArms: Bool
    }

    init(_ favorite: Int, _ rival: Int, _ view: JunctionView, _ names: NameChanges) {
        via = view.via
        self.favorite = view.arms[favorite]
        self.rival = view.arms[rival]
        bend = TurnAngle.fromStraight(view.arms[favorite].angle)
        rivalBend = TurnAngle.fromStraight(view.arms[rival].angle)
        let isFar = abs(rivalBend - bend) > TurnAngle.fuzzy / 2
        lead = rivalBend > 2 * bend && isFar ? .clear : rivalBend > 1.4 * bend ? .some : .none
        keepsName = !names.isChange(via.text, view.arms[favorite].text)
        rivalChangesName = names.isChange(via.text, view.arms[rival].text)
        areNamesApart = names.isChange(view.arms[favorite].text, view.arms[rival].text)
        let beyond = view.arms[
            view.nearest(toBearing: TurnAngle.reversed(view.arms[rival].bearing))]
        crossing = RoadBeyond(
            isSameRoad: !names.isChange(beyond.text, view.arms[rival].text),
            angle: TurnAngle.deviation(view.arms[rival].angle, beyond.angle),
            hasFourArms: view.count >= 4)
    }

    /// Whether nobody would take the rival for the way on.
    var isDecided: Bool {
        isOutOfTheQuestion || isLesser
            || lead == .clear && (isNamed || isShaped || isShunned || isCrossedClearly)
            || lead >= .some && (isRanked || isCrossedByName)
    }

    // MARK: Whatever the angle

    private var isOutOfTheQuestion: Bool {
        let isShut = bend < TurnAngle.narrow && !rival.isAllowed
        // Into a roundabout, or out of it, is another sort of way.
        func isCircular(_ arm: Arm) -> Bool { arm.flags.contains(.roundabout) }
        let isOtherSort =
            isCircular(via) == isCircular(favorite) && isCircular(via) != isCircular(rival)
        return isShut || isOtherSort && bend < rivalBend
    }

    private var isLesser: Bool {
        if Self.isFarBelow(rival, via, favorite) { return true }
        guard keepsRank else { return false }
        let isOfOtherStreet =
            via.kind.group < rival.kind.group && rivalChangesName && areNamesApart
        return isOfOtherStreet || rival.kind.isLink
    }

    /// Whether a road is so small beside two others that it does not count.
    static func isFarBelow(_ small: Arm, _ via: Arm, _ favorite: Arm) -> Bool {
        func isBelow(_ arm: Arm) -> Bool { small.kind.isLess(than: arm.kind) }
        func isLink(_ arm: Arm) -> Bool { small.kind.isLink(to: arm.kind) }
        let hasFewerLanes = small.lanes > 0 && small.lanes + 1 < via.lanes
        return isBelow(via) && isBelow(favorite) && hasFewerLanes
            || isLink(via) && isLink(favorite)
    }

    private var keepsRank: Bool { via.kind.rank == favorite.kind.rank }

    // MARK: Where the way on is straighter

    /// The name tells the two apart, unless the lanes of one road part here.
    private var isNamed: Bool { (keepsName || rivalChangesName) && !isLaneFork }

    private var isLaneFork: Bool {
        rival.lanes > 0 && favorite.lanes == rival.lanes
            && via.lanes == favorite.lanes + rival.lanes
            && TurnAngle.deviation(favorite.angle, rival.angle) < TurnAngle.group
    }

    /// On small roads the shape is all there is; on others it counts where the lanes go on as they are.
    private var isShaped: Bool {
        let keepsLanes = favorite.lanes > 0 && favorite.lanes == via.lanes
        return via.kind.rank > 6 || keepsLanes && bend < TurnAngle.fuzzy
    }

    private var isShunned: Bool {
        func isRestricted(_ arm: Arm) -> Bool { arm.flags.contains(.destinationOnly) }
        return isRestricted(rival) && !isRestricted(via) && !isRestricted(favorite)
    }

    private var isRanked: Bool {
        let difference = Int(rival.kind.rank) - Int(favorite.kind.rank)
        return keepsRank && keepsName && (difference > 0 || difference < -4)
    }

    /// The rival is part of a road that crosses ours.
    private var isCrossedClearly: Bool {
        if crossing.hasFourArms {
            return crossing.isSameRoad
                || crossing.angle > TurnAngle.straight - TurnAngle.narrow
        }
        return keepsName && rivalChangesName && !isLaneFork
            && crossing.angle > TurnAngle.straight - TurnAngle.group
    }

    private var isCrossedByName: Bool {
        crossing.hasFourArms && crossing.isSameRoad && keepsName && rivalChangesName
            && crossing.angle > TurnAngle.straight - TurnAngle.fuzzy
    }
}
