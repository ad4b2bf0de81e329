/// When two steps near each other are one manoeuvre to a person.
///
/// `prior` is the step before, `entering` the step that enters a junction, `leaving` the one that leaves it.
struct CollapseRules {
    let names: NameChanges
    /// Meters within which steps are joined.
    var reach = 30.0

    /// Whether nothing but ends of ways lies on a step.
    private func isUndisturbed(_ step: DraftStep) -> Bool {
        step.crossings.dropFirst().allSatisfy { $0.roads.count == 2 }
    }

    private func isShort(_ step: DraftStep) -> Bool {
        step.meters <= reach && isUndisturbed(step)
    }

    func haveSameName(_ one: DraftStep, _ other: DraftStep) -> Bool {
        !one.text.isAnonymous && !other.text.isAnonymous && !names.isNews(one.text, other.text)
    }

    private func isGoodPair(_ one: DraftStep, _ other: DraftStep) -> Bool {
        guard one.is(.uturn) || other.is(.uturn) else { return true }
        return one.is(.newName) && other.is(.uturn) || other.is(.newName) && one.is(.uturn)
    }

    private func mayJoin(_ one: DraftStep, _ other: DraftStep) -> Bool {
        !one.turn.isCircular && !other.turn.isCircular && !one.isWaypoint && !other.isWaypoint
            && one.mode == other.mode && isGoodPair(one, other)
    }

    private func mayJoin(_ one: DraftStep, _ two: DraftStep, _ three: DraftStep) -> Bool {
        !one.turn.isCircular && !two.turn.isCircular && !three.turn.isCircular
            && one.mode == two.mode && two.mode == three.mode
            && (isGoodPair(one, two) || isGoodPair(two, three))
    }

    private func isManeuver(_ step: DraftStep) -> Bool { step.hasTurn && !step.is(.suppressed) }

    private func isNameChange(_ step: DraftStep) -> Bool {
        step.is(.newName) || isStraightTurn(step)
    }

    private func isStraightTurn(_ step: DraftStep) -> Bool {
        (step.is(.turn) || step.is(.onward)) && step.is(.straight)
    }

    private func areSameSide(_ one: DraftStep, _ other: DraftStep) -> Bool {
        func isLeft(_ step: DraftStep) -> Bool { step.is(.straight) || step.turn.modifier.isLeft }
        func isRight(_ step: DraftStep) -> Bool { step.is(.straight) || step.turn.modifier.isRight }
        return isLeft(one) && isLeft(other) || isRight(one) && isRight(other)
    }

    /// Left and at once right again, or the other way: straight on, to a person.
    func isStaggered(_ prior: DraftStep, _ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        guard !entering.turn.entersCircle, !leaving.turn.entersCircle, entering.meters < 3,
            isUndisturbed(entering), prior.mode == entering.mode,
            !(prior.mode == leaving.mode && entering.mode != leaving.mode)
        else { return false }
        func isRight(_ angle: Double) -> Bool { angle > 45 && angle < 135 }
        func isLeft(_ angle: Double) -> Bool { angle > 225 && angle < 315 }
        let first = entering.front.angle
        let second = leaving.front.angle
        return isLeft(first) && isRight(second) || isRight(first) && isLeft(second)
    }

    /// Over to the other side of a divided road and back.
    func isUTurn(_ prior: DraftStep, _ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        guard mayJoin(prior, entering, leaving),
            entering.is(.turn) || entering.is(.onward) || entering.is(.endOfRoad),
            areReversed(entering.front.bearingIn, leaving.front.bearingOut),
            haveSameName(prior, leaving)
        else { return false }
        let isLink =
            entering.meters <= 2 * reach && entering.text.name == 0 && prior.text.name != 0
            && leaving.text.name != 0 && isUndisturbed(entering)
        return isShort(entering) || isLink
            || leaving.front.allowedCount == 1 && isUndisturbed(entering)
    }

    func areReversed(_ incoming: Double, _ outgoing: Double) -> Bool {
        let turn =
            outgoing >= 0 && outgoing <= incoming ? incoming - outgoing : incoming + 360 - outgoing
        return TurnAngle.deviation(turn, 180) <= 35
    }

    /// The name changes and changes back.
    func isNameOscillation(_ prior: DraftStep, _ entering: DraftStep, _ leaving: DraftStep) -> Bool
    {
        guard mayJoin(prior, entering, leaving) else { return false }
        let changes = entering.is(.newName) || entering.is(.turn) && entering.is(.straight)
        let changesBack =
            leaving.is(.newName) || leaving.is(.suppressed) && leaving.text.isEmpty
            || leaving.is(.turn) && leaving.is(.straight)
        return changes && changesBack
            && (prior.text == leaving.text || haveSameName(prior, leaving))
    }

    func isManeuverAfterNameChange(
        _ prior: DraftStep, _ entering: DraftStep, _ leaving: DraftStep
    ) -> Bool {
        mayJoin(prior, entering, leaving) && isShort(entering) && isNameChange(entering)
            && isManeuver(leaving)
    }

    func isManeuverAfterSilentBend(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        mayJoin(entering, leaving) && isShort(entering) && entering.front.allowedCount > 1
            && entering.is(.suppressed) && !entering.is(.straight) && isManeuver(leaving)
            && areSameSide(entering, leaving)
    }

    func isManeuverBeforeNameChange(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        guard mayJoin(entering, leaving), isNameChange(leaving), isManeuver(entering) else {
            return false
        }
        let isNear = entering.meters <= 1.5 * reach && leaving.is(.newName)
        return isShort(entering)
            || isNear && (leaving.is(.straight) || leaving.front.allowedCount == 1)
    }

    func isManeuverBeforeSilentBend(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        mayJoin(entering, leaving) && isShort(entering) && leaving.is(.suppressed)
            && !leaving.is(.straight) && isManeuver(entering) && areSameSide(entering, leaving)
    }

    func isNameChangeAfterSilence(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        mayJoin(entering, leaving) && entering.meters < 0.25 * reach && entering.is(.suppressed)
            && leaving.is(.newName)
    }

    func isTurnThenNoChoice(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        mayJoin(entering, leaving) && isShort(entering) && !entering.is(.straight)
            && leaving.front.allowedCount == 1 && !leaving.is(.suppressed)
    }

    func isStraightThenNoChoice(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        mayJoin(entering, leaving) && entering.meters <= 2 * reach && isStraightTurn(entering)
            && leaving.front.allowedCount == 1 && isUndisturbed(entering)
    }

    func isWithoutChoices(_ entering: DraftStep, _ leaving: DraftStep) -> Bool {
        mayJoin(entering, leaving) && leaving.front.allowedCount == 1
            && entering.crossings.count == 2 && entering.crossings[1].allowedCount == 1
            && entering.meters < 1.5 * reach
    }

    /// Two turns with a silent junction between them, all close together: one crossing of divided roads.
    func isSilenceBetweenTurns(_ first: DraftStep, _ middle: DraftStep, _ last: DraftStep) -> Bool {
        guard mayJoin(first, middle, last), first.meters < 0.8 * reach, middle.meters < 0.8 * reach,
            middle.is(.suppressed), middle.is(.straight), first.is(.turn) || first.is(.onward),
            last.is(.turn) || last.is(.onward) || last.is(.onRamp)
        else { return false }
        let shorter = min(first.meters, middle.meters)
        let longer = max(first.meters, middle.meters)
        guard longer < 5 || shorter / longer > 0.75 else { return false }
        let angle = totalAngle(first, last)
        return angle > TurnAngle.narrow && angle < 360 - TurnAngle.narrow
    }

    /// The turn angle from before one step to after another.
    func totalAngle(_ entry: DraftStep, _ exit: DraftStep) -> Double {
        let (first, last) =
            entry.arcs.lowerBound <= exit.arcs.lowerBound ? (entry, exit) : (exit, entry)
        return TurnAngle.between(first.front.bearingIn, last.front.bearingOut)
    }

    /// The angle by which two joined steps are felt to turn.
    func feltAngle(_ one: DraftStep, _ other: DraftStep) -> Double {
        let (entry, exit) =
            one.arcs.lowerBound <= other.arcs.lowerBound ? (one, other) : (other, one)
        let total = TurnAngle.between(entry.front.bearingIn, exit.front.bearingOut)
        let first = entry.front.angle
        let second = exit.front.angle
        if TurnAngle.fromStraight(total) < TurnAngle.narrow / 2 { return first }
        if entry.meters < reach { return total }
        if first <= 185 && second <= 185 || first >= 175 && second >= 175 { return total }
        return first
    }
}
