import Bytes

extension JunctionAtlas {
    /// The steps of a path, one for each junction at which something may be said, before any are joined.
    func draftSteps(_ leg: RouteLeg) -> [DraftStep] {
        let states = leg.states
        var steps: [DraftStep] = []
        var current = departure(leg)
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
            var turn = view.arms[taken].turn
            // However short stairs and lifts are, and whatever their names.
            if turn.isSilent || turn.kind == .newName, graph.mode == .walking,
                stairs(next) != .road, stairs(next) != stairs(arc)
            {
                turn = Turn(.notification, TurnModifier(angle: view.arms[taken].angle))
            }
            if turn.kind == .none {
                if flags(next).ofClasses == flags(arc).ofClasses { continue }
                turn.kind = .suppressed
            }
            steps.append(current)
            current = step(at: view, taken, turn, index: index + 1)
        }
        steps.append(current)
        steps.append(arrival(leg))
        return steps
    }

    private func departure(_ leg: RouteLeg) -> DraftStep {
        let arc = leg.arcs[0]
        let bearing =
            leg.start.lead == nil
            ? bearing(along: arc, at: leg.start.share(of: arc)) : bearing(leg, at: 0)
        return DraftStep(
            role: .depart, turn: .none, text: text(arc), meters: 0, time: 0, mode: mode(arc),
            bearingBefore: 0, bearingAfter: bearing,
            crossings: [
                Crossing(
                    junction: tail(arc), latitude: leg.latitudes[0], longitude: leg.longitudes[0],
                    roads: [.init(bearing: bearing, isAllowed: true)], incoming: -1, outgoing: 0,
                    flags: flags(arc).ofClasses)
            ], isInternal: false, drivesLeft: drivesLeft(arc), arcs: 0..<0)
    }

    private func arrival(_ leg: RouteLeg) -> DraftStep {
        let arc = leg.arcs[leg.arcs.count - 1]
        let bearing =
            leg.end.lead == nil
            ? bearing(along: arc, at: leg.end.share(of: arc))
            : bearing(leg, at: leg.latitudes.count - 2)
        return DraftStep(
            role: .arrive, turn: .none, text: text(arc), meters: 0, time: 0, mode: mode(arc),
            bearingBefore: bearing, bearingAfter: 0,
            crossings: [
                Crossing(
                    junction: head(arc), latitude: leg.latitudes[leg.latitudes.count - 1],
                    longitude: leg.longitudes[leg.longitudes.count - 1],
                    roads: [.init(bearing: TurnAngle.reversed(bearing), isAllowed: true)],
                    incoming: 0, outgoing: -1)
            ], isInternal: false, drivesLeft: drivesLeft(arc),
            arcs: leg.arcs.count..<leg.arcs.count)
    }

    private func step(at view: SeenJunction, _ taken: Int, _ turn: Turn, index: Int) -> DraftStep {
        let arm = view.arms[taken]
        let place = start(arm.arc)
        let crossing = Crossing(
            junction: view.junction, latitude: place.latitude, longitude: place.longitude,
            roads: view.arms.map { .init(bearing: $0.bearing, isAllowed: $0.isAllowed) },
            incoming: 0, outgoing: taken,
            lanes: view.laneChoices.first { $0.arm == taken }?.choice,
            flags: flags(arm.arc).ofClasses)
        return DraftStep(
            turn: turn, text: text(arm.arc), meters: 0, time: 0, mode: mode(arm.arc),
            bearingBefore: crossing.bearingIn, bearingAfter: arm.bearing, crossings: [crossing],
            isInternal: isInternal(arm.arc), drivesLeft: drivesLeft(arm.arc), arcs: index..<index)
    }

    /// The bearing of a leg's line from one of its points to the next.
    private func bearing(_ leg: RouteLeg, at point: Int) -> Double {
        TurnAngle.positive(
            Ellipsoid.bearing(
                leg.latitudes[point], leg.longitudes[point], leg.latitudes[point + 1],
                leg.longitudes[point + 1]))
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
