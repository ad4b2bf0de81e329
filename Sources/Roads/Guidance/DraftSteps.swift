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

    /// The lanes before a step's manoeuvre.
    func lanes(_ index: Int) -> LaneChoice? { crossings[steps[index].passed.lowerBound].lanes }

    /// Says which lanes lead to a step's manoeuvre.
    mutating func setLanes(_ index: Int, _ lanes: LaneChoice?) {
        crossings[steps[index].passed.lowerBound].lanes = lanes
    }

    /// Takes a step up into one before it; `compact` drops what stood there.
    mutating func take(_ other: Int, into one: Int) {
        steps[one].extend(by: steps[other])
        steps[other].vanish()
    }

    /// Takes a step up into one before it, and drops it: the next step has its place then.
    mutating func join(_ other: Int, into one: Int) {
        take(other, into: one)
        remove(at: other)
    }

    mutating func remove(at index: Int) { steps.remove(at: index) }

    /// Drops the steps that were taken up.
    mutating func dropTaken() { steps.removeAll { $0.isGone } }

    /// Drops the steps that were taken up, and those that say nothing.
    mutating func compact() {
        steps.removeAll { $0.isGone || (!$0.isWaypoint && $0.turn == .none) }
    }
}
