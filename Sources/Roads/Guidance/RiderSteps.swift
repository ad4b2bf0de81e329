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
    /// How far from straight on, and how near to a U-turn, two turns together may lead.
    private static let almostStraight = 35.0
    private static let almostBack = 140.0

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
        guard step.meters <= Self.bit, isPlain(step), isPlain(next),
            let mode = Self.mode(prior, step, next)
        else { return false }
        let turned = TurnAngle.between(step.bearingBefore, next.bearingAfter)
        let deviation = TurnAngle.fromStraight(turned)
        guard deviation <= Self.almostBack else { return false }
        let isStraight = deviation <= Self.almostStraight
        let isZigzag =
            step.turn.modifier.isLeft && next.turn.modifier.isRight
            || step.turn.modifier.isRight && next.turn.modifier.isLeft
        guard isStraight || !isZigzag || step.meters <= Self.zigzag else { return false }
        if isStraight, prior.mode == mode, isSameStreet(prior, next) {
            take(index, into: index - 1, &steps)
            // What stood at `index` is gone: the next step has its place now.
            take(index, into: index - 1, &steps)
            return true
        }
        steps[index].turn =
            !isStraight
            ? Turn(.turn, TurnModifier(angle: turned))
            : Turn(prior.mode == mode ? .newName : .notification, .straight)
        steps[index].bearingAfter = next.bearingAfter
        steps[index].mode = mode
        steps[index].adoptSigns(of: next)
        take(index + 1, into: index, &steps)
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

    private func take(_ other: Int, into one: Int, _ steps: inout DraftSteps) {
        steps.take(other, into: one)
        steps.remove(at: other)
    }

    private func isPlain(_ step: DraftStep) -> Bool {
        guard step.role == .turn, step.turn.modifier != .uturn else { return false }
        switch step.turn.kind {
        case .turn, .onward, .endOfRoad, .newName, .fork, .notification: return true
        default: return false
        }
    }

    /// Whether going from one to the other is no news: the same name, or none on both.
    private func isSameStreet(_ one: DraftStep, _ other: DraftStep) -> Bool {
        one.text.isAnonymous && other.text.isAnonymous || rules.haveSameName(one, other)
    }
}
