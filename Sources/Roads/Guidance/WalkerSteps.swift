/// Says less to walkers, whose ways bend every few meters: at crossings, round corners of sidewalks.
///
/// A bit of way too short to be worth a word becomes one turn with the turn after it, or nothing where both
/// together lead straight on along the same street.
struct WalkerSteps {
    /// Bits no longer than this are joined with what follows, in meters.
    private static let bit = 15.0
    /// Bits on which one only changes sides, right and then left or the other way round.
    private static let sidestep = 30.0
    /// The beginnings and ends that are left out.
    private static let stub = 8.0

    let rules: CollapseRules
    let roads: GuidanceGraph
    let leg: RouteLeg

    /// Merges steps that are one maneuver.
    func join(_ steps: inout DraftSteps) {
        joinCircles(&steps)
        var index = 1
        while index + 1 < steps.count {
            if joins(index, &steps) { continue }
            index += 1
        }
        let quiet = SilentStepMerger(rules: rules)
        quiet.dropShortNames(&steps)
        dropNameless(&steps)
        if leg.meters > 10 * Self.stub { quiet.trim(&steps, stub: Self.stub) }
    }

    /// Whether a step was joined with the next one.
    private func joins(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        let step = steps[index]
        let next = steps[index + 1]
        guard isPlain(step), isPlain(next), step.mode == next.mode else { return false }
        switch (stairs(step), stairs(next)) {
        case (.steps, .steps):
            steps.join(index + 1, into: index)
            return true
        case (.road, .road): break
        case (.road, .steps): return joinsStairs(index, &steps)
        default: return false
        }
        if takesNameBehindCircle(index, &steps) { return true }
        let turned = TurnAngle.between(step.bearingBefore, next.bearingAfter)
        let deviation = TurnAngle.fromStraight(turned)
        let isStraight = deviation <= TurnAngle.almostStraight
        guard step.meters <= (isStraight && step.turnsAgainst(next) ? Self.sidestep : Self.bit),
            CollapseRules.areOneTurn(step, next)
        else { return false }
        let isCircle = step.turn.isCircular || next.turn.isCircular
        let isSame =
            isCircle
            ? rules.haveSameName(steps[index - 1], next)
            : rules.areSameStreet(steps[index - 1], next)
        if isStraight, isSame, steps[index - 1].mode == next.mode,
            stairs(steps[index - 1]) == .road
        {
            steps.join(index, into: index - 1)
            // What stood at `index` is gone: the next step has its place now.
            steps.join(index, into: index - 1)
            return true
        }
        let direction = isStraight ? .straight : TurnModifier(angle: turned)
        steps[index].turn = Turn(
            isCircle ? .circle(.crossing, .enter) : isStraight ? .newName : .turn, direction)
        steps[index].bearingAfter = next.bearingAfter
        steps[index].adoptSigns(of: next)
        steps.join(index + 1, into: index)
        return true
    }

    /// Joins a bit of way with the stairs it leads to.
    private func joinsStairs(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        let next = steps[index + 1]
        let turned = TurnAngle.between(steps[index].bearingBefore, next.bearingAfter)
        let deviation = TurnAngle.fromStraight(turned)
        guard steps[index].meters <= Self.bit, CollapseRules.areOneTurn(steps[index], next) else {
            return false
        }
        steps[index].turn =
            deviation <= TurnAngle.almostStraight
            ? Turn(.notification, .straight) : Turn(.turn, TurnModifier(angle: turned))
        steps[index].bearingAfter = next.bearingAfter
        steps[index].stairsArc = next.arcs.lowerBound
        steps[index].adoptSigns(of: next)
        steps.join(index + 1, into: index)
        return true
    }

    /// Going straight on is announced only where a name says so.
    private func dropNameless(_ steps: inout DraftSteps) {
        for index in steps.indices.dropFirst().reversed() {
            let step = steps[index]
            if step.is(.newName), step.is(.straight), isPlain(step),
                step.text.isAnonymous || rules.haveSameName(steps[index - 1], step),
                steps[index - 1].mode == step.mode, stairs(step) == .road,
                stairs(steps[index - 1]) == .road
            {
                steps.join(index, into: index - 1)
            }
        }
    }

    func isPlain(_ step: DraftStep) -> Bool {
        guard step.role == .turn, step.mode == .walking else { return false }
        return step.isPlainTurn
            || step.is(.circle(.crossing, .enter)) && step.turn.modifier != .uturn
    }

    func stairs(_ step: DraftStep) -> Maneuver.Way {
        step.arcs.isEmpty || step.role != .turn
            ? .road : roads.stairs(leg.arcs[step.stairsArc ?? step.arcs.lowerBound])
    }
}
