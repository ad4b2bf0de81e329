/// Tells a roundabout or rotary in one step: by which exit one leaves it for which road.
enum WholeCircles {
    /// Joins the steps in which one leaves a circle with those in which one enters it.
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
