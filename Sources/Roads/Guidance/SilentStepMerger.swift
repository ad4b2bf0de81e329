/// Merges steps that are not announced into those before them, and names that last too short.
struct SilentStepMerger {
    let rules: CollapseRules

    /// A beginning or an end no longer than a stub, in meters, beside a junction is left out.
    func trim(_ steps: inout DraftSteps, stub: Double = 1) {
        if steps.count > 2, steps[0].meters <= stub {
            let start = steps[0]
            steps[1].role = .depart
            steps[1].turn = .none
            steps[1].time += start.time
            steps[1].meters += start.meters
            steps[1].bearingBefore = 0
            steps[1].arcs = start.arcs.lowerBound..<steps[1].arcs.upperBound
            let out = CachedJunction.Arm(bearing: steps[1].front.bearingOut)
            steps.setCrossing(1) { $0.show(only: out, leaves: true) }
            steps.remove(at: 0)
        }
        let last = steps.count - 2
        if steps.count > 2, steps[last].meters <= stub, steps[last].role == .turn {
            let crossing = steps.crossing(steps[last])
            let back = crossing.roads[crossing.incoming]
            let end = steps.count - 1
            steps[end].text = steps[last - 1].text
            steps[end].mode = steps[last - 1].mode
            steps[end].bearingBefore = steps[last].bearingBefore
            steps.setCrossing(end) { $0.show(only: back, leaves: false) }
            steps[last - 1].meters += steps[last].meters
            steps[last - 1].time += steps[last].time
            if !steps[last].arcs.isEmpty {
                steps[last - 1].arcs =
                    steps[last - 1].arcs.lowerBound..<steps[last].arcs.upperBound
            }
            steps.remove(at: last)
        }
    }

    /// Merges what is not announced; the end of a road without junctions before it is an ordinary turn.
    func join(_ steps: inout DraftSteps) {
        var last = 0
        for index in steps.indices {
            if steps[index].is(.suppressed) {
                steps.take(index, into: last)
            } else if !steps[index].turn.isSilent || steps[index].role == .depart {
                if steps[index].is(.endOfRoad), steps[last].passed.count < 2 {
                    steps[index].turn.kind =
                        rules.haveSameName(steps[last], steps[index]) ? .onward : .turn
                }
                last = index
            }
        }
        steps.compact()
    }

    /// Names that last less than this many meters are not announced.
    private static let shortestName = 105.0

    func dropShortNames(_ steps: inout DraftSteps) {
        var previous = 0
        var index = 1
        while index < steps.count, !steps[index].isWaypoint {
            let step = steps[index]
            if step.is(.newName), steps.lanes(index) == nil, steps[previous].mode == step.mode {
                if rules.haveSameName(steps[previous], step) {
                    steps.take(index, into: previous)
                } else {
                    let place = index
                    var meters = step.meters
                    while index + 1 < steps.count, !steps[index + 1].isWaypoint,
                        !steps[index + 1].hasTurn || steps[index + 1].is(.suppressed),
                        meters < Self.shortestName
                    {
                        index += 1
                        meters += steps[index].meters
                    }
                    if meters < Self.shortestName {
                        steps.take(index, into: previous)
                    } else {
                        previous = place
                    }
                }
            } else {
                previous = index
            }
            index += 1
        }
        steps.compact()
    }

    /// How much of a turn going on along a road may be where no other road may be taken.
    private static let straight = 20.0

    /// Merges what goes straight on along the same road where no other road may be taken.
    func dropForcedStraights(_ steps: inout DraftSteps) {
        for index in steps.indices.dropFirst().reversed() {
            let (prior, step) = (steps[index - 1], steps[index])
            guard step.role == .turn, !step.isMappers, step.is(.straight),
                step.is(.turn) || step.is(.onward), step.front.allowedCount == 1,
                TurnAngle.fromStraight(step.front.angle) <= Self.straight,
                prior.mode == step.mode, rules.haveSameName(prior, step), steps.lanes(index) == nil
            else { continue }
            steps.join(index, into: index - 1)
        }
    }
}
