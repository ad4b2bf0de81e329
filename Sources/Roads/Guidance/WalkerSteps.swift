/// Says less to walkers, whose ways bend every few meters: at crossings, round corners of pavements.
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
    /// How far from straight on, and how near to a U-turn, two turns together may lead.
    static let almostStraight = 35.0
    private static let almostBack = 140.0

    let rules: CollapseRules
    let atlas: JunctionAtlas
    let leg: RouteLeg

    /// Joins what belongs together.
    func join(_ steps: inout DraftSteps) {
        joinCircles(&steps)
        var index = 1
        while index + 1 < steps.count {
            if joins(index, &steps) { continue }
            index += 1
        }
        let quiet = QuietSteps(rules: rules)
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
            take(index + 1, into: index, &steps)
            return true
        case (.road, .road): break
        case (.road, .steps): return joinsStairs(index, &steps)
        default: return false
        }
        if takesNameBehindCircle(index, &steps) { return true }
        let turned = TurnAngle.between(step.bearingBefore, next.bearingAfter)
        let deviation = TurnAngle.fromStraight(turned)
        let isSidestep =
            step.turn.modifier.isLeft && next.turn.modifier.isRight
            || step.turn.modifier.isRight && next.turn.modifier.isLeft
        let isStraight = deviation <= Self.almostStraight
        guard step.meters <= (isSidestep && isStraight ? Self.sidestep : Self.bit),
            deviation <= Self.almostBack
        else { return false }
        let isCircle = step.turn.isCircular || next.turn.isCircular
        let isSame =
            isCircle
            ? rules.haveSameName(steps[index - 1], next) : isSameStreet(steps[index - 1], next)
        if isStraight, isSame, steps[index - 1].mode == next.mode,
            stairs(steps[index - 1]) == .road
        {
            take(index, into: index - 1, &steps)
            // What stood at `index` is gone: the next step has its place now.
            take(index, into: index - 1, &steps)
            return true
        }
        let direction = isStraight ? .straight : TurnModifier(angle: turned)
        steps[index].turn = Turn(
            isCircle ? .circle(.crossing, .enter) : isStraight ? .newName : .turn, direction)
        steps[index].bearingAfter = next.bearingAfter
        steps[index].adoptSigns(of: next)
        take(index + 1, into: index, &steps)
        return true
    }

    /// Joins a bit of way with the stairs it leads to.
    private func joinsStairs(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        let next = steps[index + 1]
        let turned = TurnAngle.between(steps[index].bearingBefore, next.bearingAfter)
        let deviation = TurnAngle.fromStraight(turned)
        guard steps[index].meters <= Self.bit, deviation <= Self.almostBack else { return false }
        steps[index].turn =
            deviation <= Self.almostStraight
            ? Turn(.notification, .straight) : Turn(.turn, TurnModifier(angle: turned))
        steps[index].bearingAfter = next.bearingAfter
        steps[index].stairsArc = next.arcs.lowerBound
        steps[index].adoptSigns(of: next)
        take(index + 1, into: index, &steps)
        return true
    }

    /// Going straight on is news only where a name says so.
    private func dropNameless(_ steps: inout DraftSteps) {
        for index in steps.indices.dropFirst().reversed() {
            let step = steps[index]
            if step.is(.newName), step.is(.straight), isPlain(step),
                step.text.isAnonymous || rules.haveSameName(steps[index - 1], step),
                steps[index - 1].mode == step.mode, stairs(step) == .road,
                stairs(steps[index - 1]) == .road
            {
                take(index, into: index - 1, &steps)
            }
        }
    }

    func take(_ other: Int, into one: Int, _ steps: inout DraftSteps) {
        steps.take(other, into: one)
        steps.remove(at: other)
    }

    func isPlain(_ step: DraftStep) -> Bool {
        guard step.role == .turn, step.mode == .walking else { return false }
        switch step.turn.kind {
        case .turn, .onward, .endOfRoad, .newName, .fork, .notification: break
        case .circle(.crossing, .enter): break
        default: return false
        }
        return step.turn.modifier != .uturn
    }

    /// Whether going from one to the other is no news: the same name, or none on both.
    private func isSameStreet(_ one: DraftStep, _ other: DraftStep) -> Bool {
        one.text.isAnonymous && other.text.isAnonymous || rules.haveSameName(one, other)
    }

    func stairs(_ step: DraftStep) -> Maneuver.Way {
        step.arcs.isEmpty || step.role != .turn
            ? .road : atlas.stairs(leg.arcs[step.stairsArc ?? step.arcs.lowerBound])
    }
}
