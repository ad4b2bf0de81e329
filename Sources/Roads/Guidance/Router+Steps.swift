import Bytes

extension Router {
    /// The steps of a leg: runs of ways of one name, with a departure and an arrival.
    public func steps(for leg: RouteLeg) -> [RouteStep] {
        var steps: [RouteStep] = []
        let mode =
            switch graph.mode {
            case .automobile: "driving"
            case .walking: "walking"
            case .cycling: "cycling"
            }
        for index in leg.arcs.indices {
            let way = Int(graph.segmentWays[Int(leg.arcs[index] / 2)])
            let name = graph.string(graph.wayNames[way])
            let ref = graph.string(graph.wayRefs[way])
            let points = leg.points(ofArc: index)
            if steps.last?.name != name || steps.last?.ref != ref {
                steps.append(
                    RouteStep(
                        type: steps.isEmpty ? "depart" : "new name", name: name, ref: ref,
                        mode: mode, points: points))
            }
            steps[steps.count - 1].meters += leg.arcMeters[index]
            steps[steps.count - 1].duration +=
                Int(leg.arcDurations[index]) + Int(leg.turnDurations[index])
            steps[steps.count - 1].points =
                steps[steps.count - 1].points.lowerBound...points.upperBound
        }
        let end = leg.latitudes.count - 1
        steps.append(
            RouteStep(
                type: "arrive", name: steps.last?.name ?? "", ref: steps.last?.ref ?? "",
                mode: mode, points: end...end))
        return steps
    }
}
