import Roads

/// A step as services write it, in rounded numbers that add up to the leg's.
struct DescribedStep {
    /// What to do and the way after it.
    var step: RouteStep
    /// The leg of the router's that it belongs to.
    let part: RouteLeg
    /// Its points on the line of the whole leg.
    let points: ClosedRange<Int>
    /// The length in decimeters.
    let decimeters: Int
    /// How long it takes and what it weighs, in whole tenths of a second.
    let time, weight: Duration
}

extension Router {
    /// The steps of a leg, from departure to arrival.
    func toldSteps(_ leg: DescribedLeg) -> [DescribedStep] {
        var told: [DescribedStep] = []
        var (meters, time, weight) = (0.0, Duration.zero, Duration.zero)
        var before = (decimeters: 0, time: Duration.zero, weight: Duration.zero)
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
                time += step.expectedTravelTime
                weight += leg.weights[number][step.arcs].reduce(.zero, +)
                let isLast = number + 1 == leg.parts.count && index + 1 == steps.count
                let now =
                    isLast
                    ? (decimeters: leg.decimeters, time: leg.time, weight: leg.weight)
                    : (
                        decimeters: DescribedLeg.decimeters(meters), time: time.inWholeTenths,
                        weight: weight.inWholeTenths
                    )
                told.append(
                    DescribedStep(
                        step: step, part: part,
                        points: step.points.lowerBound + offset...step.points.upperBound + offset,
                        decimeters: max(0, now.decimeters - before.decimeters),
                        time: max(.zero, now.time - before.time),
                        weight: max(.zero, now.weight - before.weight)))
                before = now
            }
            offset += part.latitudes.count - 1
        }
        return told
    }
}
