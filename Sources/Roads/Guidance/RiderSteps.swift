/// Says less to riders who push their bicycles a few meters: where ways for walkers lead round corners.
///
/// Short bits that follow each other become one turn. A bit between two rides is still told of: who is not to
/// ride there must know it.
struct RiderSteps {
    /// Bits no longer than this are joined with what follows, in meters.
    private static let bit = 20.0
    /// The same where one turns to one side and then, more sharply, to the other: farther than this one would
    /// look for the way on the wrong side.
    private static let zigzag = 10.0
    let rules: CollapseRules

    /// Joins what belongs together.
    func join(_ steps: inout DraftSteps) {
        guard steps.contains(where: { $0.mode == .pushing }) else { return }
        var index = 1
        while index + 1 < steps.count {
            if !joins(index, &steps) { index += 1 }
        }
    }

    /// Whether a step was joined with the next one.
    private func joins(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        let (prior, step, next) = (steps[index - 1], steps[index], steps[index + 1])
        guard step.meters <= Self.bit, step.isPlainTurn, next.isPlainTurn,
            let mode = Self.mode(prior, step, next)
        else { return false }
        let turned = TurnAngle.between(step.bearingBefore, next.bearingAfter)
        let deviation = TurnAngle.fromStraight(turned)
        guard deviation <= TurnAngle.almostBack else { return false }
        let isStraight = deviation <= TurnAngle.almostStraight
        guard isStraight || !step.turnsAgainst(next) || step.meters <= Self.zigzag else {
            return false
        }
        if isStraight, prior.mode == mode, rules.areSameStreet(prior, next) {
            steps.join(index, into: index - 1)
            // What stood at `index` is gone: the next step has its place now.
            steps.join(index, into: index - 1)
            return true
        }
        steps[index].turn =
            !isStraight
            ? Turn(.turn, TurnModifier(angle: turned))
            : Turn(prior.mode == mode ? .newName : .notification, .straight)
        steps[index].bearingAfter = next.bearingAfter
        steps[index].mode = mode
        steps[index].adoptSigns(of: next)
        steps.join(index + 1, into: index)
        return true
    }

    /// How one travels on a bit joined with what follows; nil if either must be told by itself.
    ///
    /// One may get off a few meters early, where no street is named that one would ride on; and push as far as
    /// where one is to ride again.
    private static func mode(
        _ prior: DraftStep, _ step: DraftStep, _ next: DraftStep
    ) -> ArcMode? {
        switch (step.mode, next.mode) {
        case (.pushing, .pushing): .pushing
        case (.cycling, .pushing): step.text.isAnonymous ? .pushing : nil
        case (.pushing, .cycling): prior.mode == .pushing ? .cycling : nil
        default: nil
        }
    }
}
