/// Turns the steps along a circular junction into entering and leaving it.
enum CircleSteps {
    /// Counts exits and joins the steps between entering and leaving.
    static func join(_ steps: inout DraftSteps) {
        guard let first = steps.firstIndex(where: { $0.turn.isCircular }) else { return }
        var isInside = !steps[first].turn.entersCircle
        var start: Int?
        for index in steps.indices {
            let turn = steps[index].turn
            var belongs = isInside
            if isInside {
                if turn.leavesCircle { isInside = false }
            } else if turn.entersCircle {
                belongs = true
                isInside = !turn.leavesCircle
            }
            if belongs {
                if start == nil { start = index }
                if turn.leavesCircle, let begin = start {
                    finish(&steps, begin...index)
                    start = nil
                }
            } else {
                if let begin = start { finish(&steps, begin...(index - 1)) }
                start = nil
            }
        }
        if let begin = start { finish(&steps, begin...(steps.count - 1)) }
        steps.compact()
    }

    private static func finish(_ steps: inout DraftSteps, _ range: ClosedRange<Int>) {
        let first = range.lowerBound
        let last = range.upperBound
        let turn = steps[first].turn
        if turn.enters(.rotary) {
            steps[first].circleName = steps[first].text.name
            steps[first].circlePronunciation = steps[first].text.pronunciation
        }
        guard steps[last].turn.leavesCircle else {
            if turn.enters(.crossing) { steps[first].turn.kind = .circle(.roundabout, .enter) }
            takeUp(&steps, first, through: last)
            return
        }
        let exit = steps[range].count { $0.turn.passesExit || $0.turn.leavesCircle }
        steps[last].exit = exit
        let isSmall = turn.enters(.crossing)
        if turn.entersCircle {
            steps[first].exit = exit
            if isSmall {
                steps[first].turn.modifier = TurnModifier(
                    angle: TurnAngle.between(
                        steps[first].front.bearingIn, steps[last].front.bearingOut))
            }
            steps[first].text = steps[last].text
        }
        let isWhole = isSmall && steps[first].mode == steps[last].mode
        takeUp(&steps, first, through: isWhole ? last : last - 1)
    }

    private static func takeUp(_ steps: inout DraftSteps, _ first: Int, through last: Int) {
        guard first < last else { return }
        for index in first + 1...last where !steps[index].isWaypoint {
            steps.take(index, into: first)
        }
    }
}
