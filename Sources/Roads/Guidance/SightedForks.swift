/// Forks at which one stays on the road are said only where the other branch leads elsewhere.
///
/// A road of which the sides part, or whose middle begins, is no fork to those on foot and bicycles. Vehicles have to
/// know their side, and that they stay on the road is no reason.
struct SightedForks {
    /// Roads that deviate more from straight on are no branches of a fork.
    private static let widest = 60.0

    let rules: CollapseRules
    let roads: GuidanceGraph

    /// Joins or rewords the forks of a leg.
    func apply(_ steps: inout DraftSteps) {
        for index in steps.indices.dropFirst().reversed() {
            let (prior, step) = (steps[index - 1], steps[index])
            guard step.is(.fork), step.role == .turn, !step.isMappers, prior.mode == step.mode,
                rules.names.isSameRoad(prior.text, step.text),
                areOneStreet(steps.crossing(step), step)
            else { continue }
            if roads.graph.mode.kind == .vehicle {
                steps[index].isOneOfBothSides = true
            } else {
                steps.join(index, into: index - 1)
            }
        }
    }

    /// Whether all branches are the street one stays on.
    private func areOneStreet(_ crossing: Crossing, _ step: DraftStep) -> Bool {
        guard crossing.incoming >= 0, crossing.outgoing >= 0 else { return false }
        let others = crossing.roads.indices.filter { road in
            road != crossing.incoming && road != crossing.outgoing
                && crossing.roads[road].isAllowed && crossing.roads[road].arc != .max
                && TurnAngle.fromStraight(
                    TurnAngle.between(crossing.bearingIn, crossing.roads[road].bearing))
                    <= Self.widest
        }
        return others.allSatisfy {
            rules.names.isSameRoad(roads.text(crossing.roads[$0].arc), step.text)
        }
    }
}
