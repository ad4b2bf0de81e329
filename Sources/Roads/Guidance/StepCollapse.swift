/// Joins steps that are one maneuver: junctions of divided roads, offsets, sliproads, U-turns.
struct StepCollapse {
    let rules: CollapseRules

    init(_ names: NameChanges) { rules = CollapseRules(names: names) }

    // MARK: Steps and their neighbors

    private func previous(_ steps: DraftSteps, _ index: Int) -> Int {
        var place = index - 1
        while place > 0, !steps[place].hasTurn, !steps[place].isWaypoint { place -= 1 }
        return place
    }

    private func next(_ steps: DraftSteps, _ index: Int) -> Int {
        var place = index + 1
        while place + 1 < steps.count, !steps[place].hasTurn, !steps[place].isWaypoint {
            place += 1
        }
        return place
    }

    private func join(_ steps: inout DraftSteps, _ one: Int, _ other: Int, signs: Bool) {
        if signs { steps[one].adoptSigns(of: steps[other]) }
        steps.take(other, into: one)
    }

    // MARK: Divided roads

    /// Joins the steps across the middle of a junction of divided roads with the turn before them.
    func joinInternal(_ steps: inout DraftSteps) {
        guard steps.count > 2 else { return }
        var current = 1
        var following = 2
        while following < steps.count - 1 {
            let prior = previous(steps, current)
            if steps[current].isInternal, steps[following].isInternal {
                if steps[current].is(.endOfRoad) || steps[following].is(.endOfRoad) {
                    steps[current].turn.kind = .endOfRoad
                }
                steps.setLanes(current, steps.lanes(following))
                join(&steps, current, following, signs: true)
            } else if steps[current].isInternal, !steps[current].turn.isCircular,
                !steps[following].turn.isCircular
            {
                let isBack = rules.areReversed(
                    steps[current].front.bearingIn, steps[following].front.bearingOut)
                if isBack {
                    steps[current].turn = Turn(.onward, .uturn)
                } else {
                    crossDivided(&steps, prior, current, following)
                }
                join(&steps, current, following, signs: true)
                steps[current].isInternal = false
            } else {
                current = following
            }
            following += 1
        }
        steps.compact()
    }

    private func crossDivided(
        _ steps: inout DraftSteps, _ prior: Int, _ current: Int, _ following: Int
    ) {
        let at = steps[current]
        let after = steps[following]
        let angle = TurnAngle.between(at.bearingBefore, after.bearingAfter)
        let direction = TurnModifier(angle: angle)
        let onward: Turn.Kind = rules.haveSameName(steps[prior], after) ? .suppressed : .newName
        func isTurn(_ step: DraftStep) -> Bool {
            step.is(.turn) || step.is(.onward) || step.is(.newName) || step.is(.suppressed)
        }
        let isGentle =
            after.is(.straight) || after.is(.slightLeft) || after.is(.slightRight)
        if at.is(.endOfRoad) || after.is(.endOfRoad) {
            steps[current].turn.kind = .endOfRoad
        } else if at.is(.fork) {
            return
        } else if direction == .straight, isTurn(after), isGentle {
            steps[current].turn.kind = onward
        } else if Self.isWideStraight(angle), at.passed.count == 1,
            goesStraightest(steps.crossing(at)), goesStraightest(steps.crossing(after))
        {
            steps[current].turn = Turn(onward, .straight)
            return
        } else if direction != .straight, isTurn(after) {
            steps[current].turn.kind = .turn
        } else {
            steps[current].turn.kind = after.turn.kind
        }
        steps[current].turn.modifier = direction
    }

    private static func isWideStraight(_ angle: Double) -> Bool { angle >= 125 && angle <= 235 }

    private func goesStraightest(_ crossing: Crossing) -> Bool {
        let angle = TurnAngle.between(crossing.bearingIn, crossing.bearingOut)
        guard Self.isWideStraight(angle) else { return false }
        var other = 360.0
        var best = 360.0
        for index in crossing.roads.indices
        where index != crossing.incoming && index != crossing.outgoing
            && crossing.roads[index].isAllowed
        {
            let turn = TurnAngle.between(crossing.bearingIn, crossing.roads[index].bearing)
            if TurnAngle.fromStraight(turn) < best {
                best = TurnAngle.fromStraight(turn)
                other = turn
            }
        }
        return TurnAngle.deviation(angle, other) <= 10
            || TurnAngle.fromStraight(angle) <= TurnAngle.fromStraight(other)
    }

    // MARK: Everything else

    func collapse(_ steps: inout DraftSteps) {
        guard steps.count > 2 else { return }
        var current = 1
        while current + 1 < steps.count {
            defer { current += 1 }
            let step = steps[current]
            if step.turn.entersCircle || step.turn.passesExit || !step.hasTurn { continue }
            if step.is(.sliproad) {
                takeSliproad(&steps, current)
                continue
            }
            let leaving = next(steps, current)
            if steps[leaving].isWaypoint { break }
            if step.mode != steps[leaving].mode { continue }
            joinPair(&steps, previous(steps, current), current, leaving)
            joinAround(&steps, current)
        }
    }

    private func joinPair(_ steps: inout DraftSteps, _ prior: Int, _ current: Int, _ leaving: Int) {
        let (before, entering, after) = (steps[prior], steps[current], steps[leaving])
        switch StepPair(before, entering, after, rules).outcome {
        case .straightOn:
            steps[current].turn = Turn(
                rules.haveSameName(before, after) ? .suppressed : .newName, .straight)
            join(&steps, current, leaving, signs: true)
        case .turnBack:
            steps[current].turn = Turn(.onward, .uturn)
            join(&steps, current, leaving, signs: true)
        case .nothing:
            join(&steps, current, leaving, signs: false)
            join(&steps, prior, current, signs: false)
        case .second:
            steps[leaving].turn = combined(after, entering, after: before)
            join(&steps, prior, current, signs: false)
        case .first:
            steps[current].turn = combined(entering, after, after: before)
            join(&steps, current, leaving, signs: true)
        case .both where !before.isWaypoint:
            let first = previous(steps, prior)
            join(&steps, prior, current, signs: false)
            steps[prior].turn = combined(steps[prior], after, after: steps[first])
            join(&steps, prior, leaving, signs: true)
        case .both, nil: break
        }
    }

    private func joinAround(_ steps: inout DraftSteps, _ current: Int) {
        if !steps[current].isGone {
            let leaving = next(steps, current)
            let prior = previous(steps, current)
            if leaving < steps.count,
                StepPair(steps[prior], steps[current], steps[leaving], rules).isWithoutChoice
            {
                steps[current].turn = combined(
                    steps[current], steps[leaving], after: steps[prior])
                join(&steps, current, leaving, signs: true)
            }
        }
        let prior = previous(steps, current)
        guard !steps[current].isGone, !steps[prior].isWaypoint else { return }
        let first = previous(steps, prior)
        if StepPair(steps[first], steps[prior], steps[current], rules).isUTurn {
            steps[prior].turn = Turn(.onward, .uturn)
            join(&steps, prior, current, signs: true)
        }
    }

    /// The turn two steps make together.
    private func combined(_ at: DraftStep, _ other: DraftStep, after prior: DraftStep) -> Turn {
        let modifier: TurnModifier
        if at.is(.fork) || at.is(.merge) {
            modifier = at.turn.modifier
        } else if at.is(.uturn) || other.is(.uturn) {
            // Whoever turns round where the street changes its name turns round, whatever the bearings say.
            modifier = .uturn
        } else {
            modifier = TurnModifier(angle: rules.feltAngle(at, other))
        }
        func isNoTurn(_ step: DraftStep) -> Bool {
            step.is(.newName) || (step.is(.turn) || step.is(.onward)) && step.is(.straight)
        }
        let isSame = rules.haveSameName(prior, other)
        var kind = at.turn.kind
        if isNoTurn(other) || isNoTurn(at) || at.is(.suppressed) {
            if at.is(.suppressed) {
                kind = modifier == .straight ? .newName : isSame ? .onward : .turn
            } else if at.is(.newName), other.is(.suppressed), modifier != .straight {
                kind = .turn
            } else if at.is(.onward), !isSame {
                kind = .turn
            } else if at.is(.turn), !other.is(.suppressed), isSame {
                kind = .onward
            }
        } else if other.is(.onRamp) {
            kind = .onRamp
        } else if at.is(.turn), other.is(.turn), isSame {
            kind = .onward
        } else if at.is(.onward), other.is(.turn), !isSame {
            kind = .turn
        }
        return Turn(kind, modifier)
    }

    private func takeSliproad(_ steps: inout DraftSteps, _ current: Int) {
        var leaving = next(steps, current)
        while !steps[leaving].isWaypoint, steps[leaving].is(.suppressed),
            steps[leaving].front.roadCount == 2, steps[leaving].front.allowedCount == 1
        {
            join(&steps, current, leaving, signs: false)
            leaving = next(steps, leaving)
        }
        guard !steps[leaving].isWaypoint else {
            steps[current].turn.kind = .turn
            return
        }
        let isSame = rules.haveSameName(steps[previous(steps, current)], steps[leaving])
        steps[current].turn = Turn(
            isSame ? .onward : .turn,
            TurnModifier(angle: rules.feltAngle(steps[current], steps[leaving])))
        steps.setLanes(current, steps.lanes(leaving))
        join(&steps, current, leaving, signs: true)
    }
}
