import Roads

/// A step as services tell it, in rounded numbers that add up to the leg's.
struct DescribedStep {
    /// What to do and the way after it.
    var step: RouteStep
    /// The leg of the router's that it belongs to.
    let part: RouteLeg
    /// Its points on the line of the whole leg.
    let points: ClosedRange<Int>
    /// Decimeters, tenths of a second and what it weighs in tenths of a second.
    let decimeters, tenths, weight: Int
}

extension Router {
    /// The steps of a leg, from departure to arrival.
    func toldSteps(_ leg: DescribedLeg) -> [DescribedStep] {
        var told: [DescribedStep] = []
        var (meters, hundredths, weight) = (0.0, 0, 0)
        var before = (decimeters: 0, tenths: 0, weight: 0)
        var offset = 0
        for (number, part) in leg.parts.enumerated() {
            var steps = steps(for: part, tellsCircleExits: true)
            // Where one turns round at a place that is only passed, one neither arrives nor departs.
            if number + 1 < leg.parts.count { steps.removeLast() }
            for (index, var step) in steps.enumerated() {
                if index == 0, number > 0 {
                    step.maneuver.kind = .onward
                    step.maneuver.modifier = .uturn
                    step.maneuver.bearingBefore = (step.maneuver.bearingAfter + 180) % 360
                }
                meters += step.meters
                hundredths += step.hundredths
                weight += leg.weights[number][step.arcs].reduce(0, +)
                let isLast = number + 1 == leg.parts.count && index + 1 == steps.count
                let now =
                    isLast
                    ? (decimeters: leg.decimeters, tenths: leg.tenths, weight: leg.weight)
                    : (
                        decimeters: DescribedLeg.decimeters(meters), tenths: hundredths / 10,
                        weight: weight / 10
                    )
                told.append(
                    DescribedStep(
                        step: step, part: part,
                        points: step.points.lowerBound + offset...step.points.upperBound + offset,
                        decimeters: max(0, now.decimeters - before.decimeters),
                        tenths: max(0, now.tenths - before.tenths),
                        weight: max(0, now.weight - before.weight)))
                before = now
            }
            offset += part.latitudes.count - 1
        }
        return told
    }
}
