/// Takes silent steps into those before them, and names that last too short to be worth saying.
struct QuietSteps {
    let rules: CollapseRules

    private func take(_ steps: inout [DraftStep], _ one: Int, _ other: Int) {
        var taken = steps[other]
        steps[one].extend(by: &taken)
        steps[other] = taken
    }

    private func compact(_ steps: inout [DraftStep]) {
        steps.removeAll { $0.isGone || (!$0.isWaypoint && $0.turn == .none) }
    }

    /// A beginning or an end no longer than a stub, in meters, beside a junction is left out.
    func trim(_ steps: inout [DraftStep], stub: Double = 1) {
        if steps.count > 2, steps[0].meters <= stub {
            let start = steps[0]
            steps[1].role = .depart
            steps[1].turn = .none
            steps[1].time += start.time
            steps[1].meters += start.meters
            steps[1].bearingBefore = 0
            steps[1].arcs = start.arcs.lowerBound..<steps[1].arcs.upperBound
            let out = steps[1].front.bearingOut
            steps[1].crossings[0].roads = [.init(bearing: out, isAllowed: true)]
            steps[1].crossings[0].incoming = -1
            steps[1].crossings[0].outgoing = 0
            steps[1].crossings[0].lanes = nil
            steps.removeFirst()
        }
        let last = steps.count - 2
        if steps.count > 2, steps[last].meters <= stub, steps[last].role == .turn {
            let back = steps[last].front.roads[steps[last].front.incoming]
            var end = steps[steps.count - 1]
            end.text = steps[last - 1].text
            end.mode = steps[last - 1].mode
            end.bearingBefore = steps[last].bearingBefore
            end.crossings[0].roads = [back]
            steps[last - 1].meters += steps[last].meters
            steps[last - 1].time += steps[last].time
            if !steps[last].arcs.isEmpty {
                steps[last - 1].arcs =
                    steps[last - 1].arcs.lowerBound..<steps[last].arcs.upperBound
            }
            steps.removeLast(2)
            steps.append(end)
        }
    }

    /// Takes up what is silent; the end of a road without junctions before it is a plain turn.
    func join(_ steps: inout [DraftStep]) {
        var last = 0
        for index in steps.indices {
            if steps[index].is(.suppressed) {
                take(&steps, last, index)
            } else if !steps[index].turn.isSilent || steps[index].role == .depart {
                if steps[index].is(.endOfRoad), steps[last].crossings.count < 2 {
                    steps[index].turn.kind =
                        rules.haveSameName(steps[last], steps[index]) ? .onward : .turn
                }
                last = index
            }
        }
        compact(&steps)
    }

    /// Names of less than this many meters are not worth a word.
    private static let shortestName = 105.0

    func dropShortNames(_ steps: inout [DraftStep]) {
        var previous = 0
        var index = 1
        while index < steps.count, !steps[index].isWaypoint {
            let step = steps[index]
            if step.is(.newName), step.front.lanes == nil, steps[previous].mode == step.mode {
                if rules.haveSameName(steps[previous], step) {
                    take(&steps, previous, index)
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
                        take(&steps, previous, index)
                    } else {
                        previous = place
                    }
                }
            } else {
                previous = index
            }
            index += 1
        }
        compact(&steps)
    }
}
