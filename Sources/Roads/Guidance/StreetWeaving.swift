/// Merges the steps by which a path leaves a street for what runs beside it, and comes back.
///
/// A path along a street changes between its road, its sidewalks and its cycle track, and is on that street all the
/// time.
struct StreetWeaving {
    /// The length in meters up to which a path beside a street needs no announcement.
    private static let reach = 300.0
    /// The same for a bit that is not known to be beside the street.
    private static let strayed = 60.0

    let rules: CollapseRules
    let roads: GuidanceGraph
    let leg: RouteLeg

    /// Merges steps that are one maneuver.
    func join(_ steps: inout DraftSteps) {
        var index = 1
        while index < steps.count {
            if joinsBeside(index, &steps) || joinsReturn(index, &steps) {
                index = max(1, index - 1)
            } else {
                index += 1
            }
        }
    }

    /// Joins a change between a street and what runs beside it, where it leads straight on.
    private func joinsBeside(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        let (prior, step) = (steps[index - 1], steps[index])
        guard isPlain(step), prior.mode == step.mode, isRoad(prior), isRoad(step),
            [.straight, .slightLeft, .slightRight].contains(step.turn.modifier),
            prior.text.isAnonymous != step.text.isAnonymous, street(prior) != 0,
            street(prior) == street(step),
            step.meters <= Self.reach || !prior.text.isAnonymous
        else { return false }
        if prior.text.isAnonymous, step.meters >= prior.meters {
            steps[index - 1].adoptSigns(of: step)
        }
        steps.join(index, into: index - 1)
        return true
    }

    /// Joins a bit beside a street, or a short one away from it, with the street before and after it.
    private func joinsReturn(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        guard index + 1 < steps.count else { return false }
        let (prior, step, next) = (steps[index - 1], steps[index], steps[index + 1])
        guard isPlain(step), isPlain(next), prior.mode == step.mode, step.mode == next.mode,
            isRoad(prior), isRoad(step), isRoad(next), street(prior) != 0,
            street(prior) == street(next)
        else { return false }
        let isBeside = street(step) == street(prior) && step.text.isAnonymous
        guard isBeside || step.text.isAnonymous && street(step) == 0,
            step.meters <= (isBeside ? Self.reach : Self.strayed),
            TurnAngle.fromStraight(TurnAngle.between(step.bearingBefore, next.bearingAfter))
                <= TurnAngle.almostStraight
        else { return false }
        steps.join(index, into: index - 1)
        // What stood at `index` is gone: the next step has its place now.
        steps.join(index, into: index - 1)
        return true
    }

    private func isPlain(_ step: DraftStep) -> Bool { step.isPlainTurn && !step.isMappers }

    private func isRoad(_ step: DraftStep) -> Bool {
        !step.arcs.isEmpty && step.arcs.allSatisfy { roads.stairs(leg.arcs[$0]) == .road }
    }

    /// The string number of the name of the street on which or beside which a step is; 0 if there is none.
    private func street(_ step: DraftStep) -> UInt32 {
        step.text.name != 0 ? step.text.name : roads.streetBeside(step, leg)
    }
}
