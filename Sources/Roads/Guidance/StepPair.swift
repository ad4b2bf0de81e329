/// Two turns that follow each other, and the road before them, which may be one maneuver.
///
/// Whether they are depends on how either turn is announced, and on how far apart they are. The
/// distances are those of OSRM's guidance.
struct StepPair {
    /// Which maneuver the two become.
    enum Outcome {
        /// To one side and back again: going straight.
        case straightOn
        /// Onto the opposite carriageway of a divided road: a U-turn.
        case turnBack
        /// None: the name changes only briefly.
        case nothing
        /// The second turn.
        case second
        /// The first turn.
        case first
        /// Both, joined with the unannounced step between.
        case both
    }

    /// How a turn would be announced by itself.
    private enum Announcement {
        /// Not at all: it goes straight.
        case silent
        /// Not at all, though the road bends.
        case bend
        /// Announced as a change of name.
        case rename
        /// Announced as going straight.
        case straight
        /// Announced as a turn.
        case turn

        init(_ step: DraftStep) {
            switch step.turn.kind {
            case .none: self = .silent
            case .suppressed: self = step.is(.straight) ? .silent : .bend
            case .newName: self = .rename
            case .turn where step.is(.straight), .onward where step.is(.straight): self = .straight
            default: self = .turn
            }
        }

        var isAnnounced: Bool { self != .silent && self != .bend }
        var goesOn: Bool { self == .rename || self == .straight }
    }

    private let before: DraftStep
    private let first: DraftStep
    private let second: DraftStep
    private let rules: CollapseRules
    private let announcements: (first: Announcement, second: Announcement)

    init(_ before: DraftStep, _ first: DraftStep, _ second: DraftStep, _ rules: CollapseRules) {
        self.before = before
        self.first = first
        self.second = second
        self.rules = rules
        announcements = (Announcement(first), Announcement(second))
    }

    var outcome: Outcome? {
        if isSidestep { return .straightOn }
        if turnsBack { return .turnBack }
        if changesNameForAMoment { return .nothing }
        if isFirstPartOfSecond { return .second }
        if isSecondPartOfFirst { return .first }
        return isUnannouncedBetweenTurns ? .both : nil
    }

    // MARK: The way between them

    private var meters: Double { first.meters }

    /// Whether nothing but ends of ways lies between the two.
    private var isClear: Bool { first.isClear }

    private var isNear: Bool { meters <= CollapseRules.reach && isClear }

    /// Whether the second turn cannot be missed.
    private var isForced: Bool { second.front.allowedCount == 1 }

    // MARK: What may be joined at all

    /// A U-turn is announced by itself, unless only a name changes beside it.
    private static func goTogether(_ one: DraftStep, _ other: DraftStep) -> Bool {
        guard one.is(.uturn) || other.is(.uturn) else { return true }
        return one.is(.newName) && other.is(.uturn) || one.is(.uturn) && other.is(.newName)
    }

    private var mayJoinBoth: Bool {
        !first.isWaypoint && !second.isWaypoint && first.mode == second.mode
            && !first.turn.isCircular && !second.turn.isCircular && Self.goTogether(first, second)
    }

    private var mayJoinAll: Bool {
        before.mode == first.mode && first.mode == second.mode && !before.turn.isCircular
            && !first.turn.isCircular && !second.turn.isCircular
            && (Self.goTogether(before, first) || Self.goTogether(first, second))
    }

    private var areOnOneSide: Bool {
        let (one, other) = (first.turn.modifier, second.turn.modifier)
        return (one == .straight || one.isLeft) && (other == .straight || other.isLeft)
            || (one == .straight || one.isRight) && (other == .straight || other.isRight)
    }

    // MARK: Straight on, and back

    /// A square turn and its opposite within three meters.
    private var isSidestep: Bool {
        guard meters < 3, isClear, before.mode == first.mode,
            !first.turn.entersCircle, !second.turn.entersCircle
        else { return false }
        func isSquare(_ step: DraftStep, _ angle: Double) -> Bool {
            TurnAngle.deviation(step.front.angle, angle) < 45
        }
        return isSquare(first, 90) && isSquare(second, 270)
            || isSquare(first, 270) && isSquare(second, 90)
    }

    /// On foot one crosses the street.
    private var turnsBack: Bool {
        switch first.turn.kind {
        case .turn, .onward, .endOfRoad: break
        default: return false
        }
        guard isClear, first.mode != .walking,
            rules.areReversed(first.front.bearingIn, second.front.bearingOut), mayJoinAll,
            rules.haveSameName(before, second)
        else { return false }
        let isNamelessLink =
            meters <= 2 * CollapseRules.reach && first.text.name == 0 && before.text.name != 0
            && second.text.name != 0
        return isNear || isNamelessLink || isForced
    }

    private var changesNameForAMoment: Bool {
        func goesStraightByTurn(_ step: DraftStep) -> Bool {
            step.is(.turn) && step.is(.straight)
        }
        guard first.is(.newName) || goesStraightByTurn(first), mayJoinAll else { return false }
        let isBack =
            second.is(.newName) || goesStraightByTurn(second)
            || second.is(.suppressed) && second.text.isEmpty
        return isBack && (before.text == second.text || rules.haveSameName(before, second))
    }

    // MARK: One of the two

    private var isFirstPartOfSecond: Bool {
        guard isNear, announcements.second.isAnnounced else { return false }
        if announcements.first.goesOn { return mayJoinAll }
        return announcements.first == .bend && mayJoinBoth && areOnOneSide
            && first.front.allowedCount > 1
    }

    private var isSecondPartOfFirst: Bool {
        mayJoinBoth
            && (meters <= reachOfFirst.anyway || isClear && meters <= reachOfFirst.whereClear)
    }

    /// How far behind the first turn the second may be, whatever lies between or where nothing does; below 0
    /// where it may not at all.
    private var reachOfFirst: (anyway: Double, whereClear: Double) {
        let reach = CollapseRules.reach
        var (anyway, whereClear) = (-1.0, -1.0)
        switch announcements {
        case (.silent, .rename), (.bend, .rename): anyway = (reach / 4).nextDown
        case (_, .rename) where second.is(.straight) || isForced:
            (anyway, whereClear) = (1.5 * reach, reach)
        case (.rename, _), (.straight, _), (.turn, _):
            if announcements.second.goesOn || announcements.second == .bend && areOnOneSide {
                whereClear = reach
            }
        default: break
        }
        if isForced {
            if announcements.second.isAnnounced, !first.is(.straight) {
                whereClear = max(whereClear, reach)
            }
            if announcements.first == .straight { whereClear = 2 * reach }
        }
        return (anyway, whereClear)
    }

    // MARK: Both

    /// Two turns with a silent junction right between them, all close together: one crossing of divided roads.
    ///
    /// Here `before` is the first of the turns, and `first` the silent junction.
    private var isUnannouncedBetweenTurns: Bool {
        let limit = 0.8 * CollapseRules.reach
        guard before.meters < limit, meters < limit, first.is(.suppressed), first.is(.straight),
            before.is(.turn) || before.is(.onward),
            second.is(.turn) || second.is(.onward) || second.is(.onRamp), mayJoinAll
        else { return false }
        let (shorter, longer) = (min(before.meters, meters), max(before.meters, meters))
        let isCentral = longer < 5 || shorter > 0.75 * longer
        return isCentral
            && TurnAngle.deviation(rules.totalAngle(before, second), 0) > TurnAngle.narrow
    }
}

extension StepPair {
    /// Whether the two lead over to the other side of a divided road.
    var isUTurn: Bool { turnsBack }

    /// Whether the second turn is the only way there, after another junction that had but one.
    var isWithoutChoice: Bool {
        isForced && meters < 1.5 * CollapseRules.reach && first.passed.count == 2
            && first.lastAllowedCount == 1 && mayJoinBoth
    }
}
