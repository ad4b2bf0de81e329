/// Describes a roundabout or rotary in one step: the exit, and the road that it leads to.
enum WholeCircles {
    /// Joins the steps that leave a circle with those that enter it.
    static func join(_ steps: inout DraftSteps) {
        for index in steps.indices.dropFirst().dropLast().reversed() {
            let (enters, leaves) = (steps[index], steps[index + 1])
            guard enters.role == .turn, leaves.role == .turn, enters.turn.entersCircle,
                !enters.turn.leavesCircle, leaves.turn.leavesCircle, !leaves.turn.entersCircle,
                enters.exit > 0, enters.exit == leaves.exit, enters.mode == leaves.mode,
                !enters.isMappers, !leaves.isMappers
            else { continue }
            steps[index].text = leaves.text
            steps.join(index + 1, into: index)
        }
    }
}
