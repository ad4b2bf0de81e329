import Bytes
import Geodesy

extension GuidanceGraph {
    /// The steps of a path, one for each junction at which something may be said, before any are joined.
    func draftSteps(_ leg: RouteLeg) -> DraftSteps {
        let states = leg.states
        var steps = DraftSteps()
        var (current, crossing) = beginning(leg, &steps)
        for index in states.indices {
            let arc = leg.arcs[index]
            current.meters += leg.arcMeters[index]
            current.time += Int(leg.arcDurations[index]) + Int(leg.turnDurations[index])
            current.mode = mode(arc)
            current.arcs = current.arcs.lowerBound..<index + 1
            guard index + 1 < states.count else { break }
            let next = leg.arcs[index + 1]
            if continuation(arc) == next, stairs(next) == stairs(arc) { continue }
            guard let view = junction(after: states[index]),
                let taken = view.arms.firstIndex(where: { $0.arc == next })
            else { continue }
            var turn = turn(into: taken, of: view, from: arc)
            if turn.kind == .none {
                if flags(next).ofClasses == flags(arc).ofClasses { continue }
                turn.kind = .suppressed
            }
            steps.append(current, at: crossing)
            crossing = self.crossing(at: view, taken)
            current = step(
                along: next, at: crossing, turn, place: steps.count, arcs: index + 1..<index + 1)
            current.isInternal = isInternal(next)
        }
        append(current, at: crossing, beforeArrivalOf: leg, to: &steps)
        return steps
    }

    /// What is said at a junction: to walkers also where stairs or squares begin or end and nothing else is announced.
    private func turn(into taken: Int, of view: CachedJunction, from arc: UInt32) -> Turn {
        let (turn, next) = (view.arms[taken].turn, view.arms[taken].arc)
        guard graph.mode.kind == .pedestrian, turn.isSilent || turn.kind == .newName else {
            return turn
        }
        let modifier = TurnModifier(angle: view.angle(taken))
        // However short stairs and elevators are, and whatever their names.
        if stairs(next) != .road, stairs(next) != stairs(arc) {
            return Turn(.notification, modifier)
        }
        return isSquareTurn(view.angle(taken), from: arc, to: next) ? Turn(.turn, modifier) : turn
    }

    /// The step along a leg's first arc; from a square, the way to its corner is a step before it.
    private func beginning(_ leg: RouteLeg, _ steps: inout DraftSteps) -> (DraftStep, Crossing) {
        var (start, crossing) = departure(leg)
        guard let corner = cornerAfterDeparture(leg) else { return (start, crossing) }
        start.text = corner.text
        start.meters = corner.meters
        start.time = corner.time
        steps.append(start, at: crossing)
        crossing = corner.crossing
        var road = step(along: leg.arcs[0], at: crossing, corner.turn, place: 1, arcs: 0..<0)
        road.corner = corner.point
        // The way across the square is counted with the first arc.
        road.meters = -corner.meters
        road.time = -corner.time
        return (road, crossing)
    }

    /// Adds the step along a leg's last arc and the arrival; on a square, the way from its corner between them.
    private func append(
        _ road: DraftStep, at crossing: Crossing, beforeArrivalOf leg: RouteLeg,
        to steps: inout DraftSteps
    ) {
        guard let corner = cornerBeforeArrival(leg) else {
            steps.append(road, at: crossing)
            let (end, last) = arrival(leg, place: steps.count)
            return steps.append(end, at: last)
        }
        var road = road
        // The way across the square is counted with the last arc.
        road.meters -= corner.meters
        road.time -= corner.time
        steps.append(road, at: crossing)
        let count = leg.arcs.count
        var across = step(
            along: leg.arcs[count - 1], at: corner.crossing, corner.turn, place: steps.count,
            arcs: count..<count)
        across.text = corner.text
        across.corner = corner.point
        across.meters = corner.meters
        across.time = corner.time
        steps.append(across, at: corner.crossing)
        var (end, last) = arrival(leg, place: steps.count)
        end.text = corner.text
        steps.append(end, at: last)
    }

    private func departure(_ leg: RouteLeg) -> (DraftStep, Crossing) {
        let arc = leg.arcs[0]
        let bearing =
            leg.start.areaPath == nil
            ? bearing(along: arc, at: leg.start.share(of: arc)) : bearing(leg, at: 0)
        let crossing = Crossing(
            sight: CachedJunction(tail(arc), arms: [.init(bearing: bearing)]),
            latitude: leg.latitudes[0], longitude: leg.longitudes[0], incoming: -1, outgoing: 0,
            flags: flags(arc).ofClasses)
        var step = step(along: arc, at: crossing, .none, place: 0, arcs: 0..<0)
        step.role = .depart
        step.bearingBefore = 0
        step.bearingAfter = bearing
        return (step, crossing)
    }

    private func arrival(_ leg: RouteLeg, place: Int) -> (DraftStep, Crossing) {
        let arc = leg.arcs[leg.arcs.count - 1]
        let last = leg.latitudes.count - 1
        let bearing =
            leg.end.areaPath == nil
            ? bearing(along: arc, at: leg.end.share(of: arc)) : bearing(leg, at: last - 1)
        let crossing = Crossing(
            sight: CachedJunction(head(arc), arms: [.init(bearing: TurnAngle.reversed(bearing))]),
            latitude: leg.latitudes[last], longitude: leg.longitudes[last], incoming: 0,
            outgoing: -1)
        var step = step(
            along: arc, at: crossing, .none, place: place, arcs: leg.arcs.count..<leg.arcs.count)
        step.role = .arrive
        step.bearingBefore = bearing
        step.bearingAfter = 0
        return (step, crossing)
    }

    /// A junction passed into one of its arms.
    private func crossing(at view: CachedJunction, _ taken: Int) -> Crossing {
        let arc = view.arms[taken].arc
        let place = start(arc)
        return Crossing(
            sight: view, latitude: place.latitude, longitude: place.longitude, incoming: 0,
            outgoing: taken, lanes: view.laneChoices.first { $0.arm == taken }?.choice,
            flags: flags(arc).ofClasses)
    }

    /// The step that begins at a junction, so far without a length.
    private func step(
        along arc: UInt32, at crossing: Crossing, _ turn: Turn, place: Int, arcs: Range<Int>
    ) -> DraftStep {
        let front = DraftStep.Front(crossing)
        return DraftStep(
            turn: turn, text: text(arc), mode: mode(arc), bearingBefore: front.bearingIn,
            bearingAfter: front.bearingOut, front: front, passed: place..<place + 1,
            lastAllowedCount: front.allowedCount, drivesLeft: drivesLeft(arc), arcs: arcs)
    }

    /// The bearing of a leg's line from one of its points to the next.
    func bearing(_ leg: RouteLeg, at point: Int) -> Double {
        TurnAngle.positive(
            LocalPlane(PackedCoordinate(leg.latitudes[point], leg.longitudes[point])).bearing(
                to: PackedCoordinate(leg.latitudes[point + 1], leg.longitudes[point + 1])))
    }

    /// The bearing of an arc at a fraction of its length.
    func bearing(along arc: UInt32, at fraction: Double) -> Double {
        let place = start(arc)
        let frame = LocalFrame(place.latitude, place.longitude)
        let segment = Int(arc / 2)
        let range = Int(graph.shapeStarts[segment])..<Int(graph.shapeStarts[segment + 1])
        var points = range.map { frame.point(graph.shapeLatitudes[$0], graph.shapeLongitudes[$0]) }
        if arc % 2 == 1 { points.reverse() }
        var rest = meters(arc) * fraction
        for index in points.indices.dropFirst() {
            let length = points[index - 1].meters(to: points[index])
            if rest < length - 1e-3 || (index == points.count - 1 && length > 0) {
                return points[index - 1].bearing(to: points[index])
            }
            rest -= length
        }
        return points.first.map { $0.bearing(to: points[points.count - 1]) } ?? 0
    }
}
