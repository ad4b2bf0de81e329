/// Joins the short steps in which cyclists push their bicycles a few meters, such as along footways around corners.
///
/// Short steps that follow each other become one turn. One between two rides is still announced: cyclists must
/// know that they may not ride there.
struct RiderSteps {
    /// Bits no longer than this are joined with what follows, in meters.
    private static let bit = 20.0
    /// The same where the first turn is to one side and the next, sharper one to the other.
    private static let zigzag = 10.0
    let rules: CollapseRules

    /// Merges steps that are one maneuver.
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
        guard CollapseRules.areOneTurn(step, next) else { return false }
        let isStraight = deviation <= TurnAngle.almostStraight
        guard isStraight || !step.turnsAgainst(next) || step.meters <= Self.zigzag else {
            return false
        }
        if isStraight, prior.mode == mode, rules.areSameStreet(prior, next) {
            steps.join(index, into: index - 1)
            // The step at `index` is gone: the next one has its index now.
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

    /// How one travels on a short step joined with the next one; nil if either must be announced by itself.
    ///
    /// Getting off a few meters early is fine where the street to ride on has no name, as is pushing up to where
    /// riding begins again.
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
