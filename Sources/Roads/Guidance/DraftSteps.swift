/// The steps of a leg while they are joined, and the junctions they pass.
struct DraftSteps: RandomAccessCollection, MutableCollection {
    private var steps: [DraftStep] = []
    /// The junctions of all steps in the order of travel; a step knows its own by their places.
    private(set) var crossings: [Crossing] = []

    var startIndex: Int { 0 }
    var endIndex: Int { steps.count }

    subscript(index: Int) -> DraftStep {
        get { steps[index] }
        _modify { yield &steps[index] }
    }

    /// Adds a step that begins at a junction.
    mutating func append(_ step: DraftStep, at crossing: Crossing) {
        steps.append(step)
        crossings.append(crossing)
    }

    /// The step's own junction.
    func crossing(_ step: DraftStep) -> Crossing { crossings[step.passed.lowerBound] }

    /// Changes what is known of a step's own junction.
    mutating func setCrossing(_ index: Int, _ change: (inout Crossing) -> Void) {
        change(&crossings[steps[index].passed.lowerBound])
        steps[index].front = DraftStep.Front(crossing(steps[index]))
    }

    /// The lanes before a step's maneuver.
    func lanes(_ index: Int) -> LaneChoice? { crossings[steps[index].passed.lowerBound].lanes }

    /// Sets which lanes lead to a step's maneuver.
    mutating func setLanes(_ index: Int, _ lanes: LaneChoice?) {
        crossings[steps[index].passed.lowerBound].lanes = lanes
    }

    /// Merges a step into one before it; `compact` removes the rest.
    mutating func take(_ other: Int, into one: Int) {
        steps[one].extend(by: steps[other])
        steps[other].vanish()
    }

    /// Merges a step into one before it and removes it: the next step has its index then.
    mutating func join(_ other: Int, into one: Int) {
        take(other, into: one)
        remove(at: other)
    }

    mutating func remove(at index: Int) { steps.remove(at: index) }

    /// Removes the steps that were merged into others.
    mutating func dropTaken() { steps.removeAll { $0.isGone } }

    /// Removes the steps that were merged into others, and those that are not announced.
    mutating func compact() {
        steps.removeAll { $0.isGone || (!$0.isWaypoint && $0.turn == .none) }
    }
}
