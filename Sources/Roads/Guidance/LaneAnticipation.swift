/// Turns that follow each other quickly: which lanes of the first lead to those of the next.
enum LaneAnticipation {
    /// Meters needed for a change of lanes.
    private static let meters = 200.0

    static func apply(_ steps: inout DraftSteps) {
        var start = 0
        while start < steps.count {
            guard isQuick(start, steps) else {
                start += 1
                continue
            }
            var end = start
            // A step's lanes last to its end where no junction on it is another choice.
            while end + 1 < steps.count, steps[end].isClear, isQuick(end + 1, steps) { end += 1 }
            if end > start { constrain(&steps, start...end) }
            start = end + 1
        }
        steps.dropTaken()
    }

    private static func isQuick(_ index: Int, _ steps: DraftSteps) -> Bool {
        let step = steps[index]
        guard !step.isGone, let lanes = steps.lanes(index), lanes.count > 0 else { return false }
        let toCross = max(lanes.countToRight, lanes.countToLeft)
        let limit = Double(1 + toCross) * meters
        // Without a lane to cross, the limit itself is enough.
        return toCross == 0 ? told(step.meters) < limit : step.meters <= limit
    }

    /// Meters as they are written in answers, to one decimal.
    private static func told(_ meters: Double) -> Double { (meters * 10).rounded() / 10 }

    private static func isLeft(_ turn: Turn) -> Bool {
        turn.kind == .merge ? turn.modifier.isRight : turn.modifier.isLeft
    }

    private static func isRight(_ turn: Turn) -> Bool {
        turn.kind == .merge ? turn.modifier.isLeft : turn.modifier.isRight
    }

    private static func constrain(_ steps: inout DraftSteps, _ range: ClosedRange<Int>) {
        var goesLeft: Set<Int> = []
        var goesRight: Set<Int> = []
        var constrainedMeters = 0.0
        for current in range.dropFirst().reversed() {
            let previous = current - 1
            guard let next = steps.lanes(current), var lanes = steps.lanes(previous)
            else { continue }
            constrainedMeters =
                steps[previous].is(.suppressed)
                ? constrainedMeters + told(steps[previous].meters) : 0
            let delta = lanes.count - next.count
            if lanes.count <= 1 || delta <= 0 || constrainedMeters >= Double(delta) * meters {
                continue
            }
            let turn = steps[current].turn
            let toLeft = isLeft(turn) || !isRight(turn) && goesLeft.contains(current)
            if !isLeft(steps[previous].turn), !isRight(steps[previous].turn) {
                if isLeft(turn) || goesLeft.contains(current) {
                    goesLeft.insert(previous)
                } else if isRight(turn) || goesRight.contains(current) {
                    goesRight.insert(previous)
                }
            }
            if toLeft {
                lanes.first += delta - min(next.countToLeft, next.count)
            } else {
                lanes.first += min(next.countToRight, next.count)
            }
            lanes.count = next.count
            lanes.first = max(0, min(lanes.first, lanes.lanes.count - lanes.count))
            steps.setLanes(previous, lanes)
            if steps[previous].is(.suppressed), turn.kind == .suppressed,
                steps[previous].mode == steps[current].mode, next == lanes
            {
                steps.take(current, into: previous)
            }
        }
    }
}
