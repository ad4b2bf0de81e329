import Bytes

/// Legs on squares: lines, and no road.
extension Router {
    /// The leg between two places on one square, which never leaves it.
    func withinArea(_ departures: [Departure], _ snaps: [RoadSnap]) -> Arrival? {
        guard let areaPath = departures.first?.snap.areaPath, let other = snaps.first?.areaPath,
            areaPath.area == other.area, let from = departures.first?.snap.asked,
            let to = snaps.first?.asked
        else { return nil }
        let frame = AreaFrame(from)
        let shape = graph.areas.shape(of: areaPath.area, frame)
        guard
            let path = shape.paths(
                from: .init(x: 0, y: 0), to: [frame.point(to.latitude, to.longitude)],
                bends: graph.areas.bends(of: areaPath.area, shape))[0]
        else { return nil }
        let through = path.dropFirst().dropLast().map(frame.place)
        let meters = ([from] + through + [to]).meters
        let duration = graph.areas.duration(across: areaPath.area, meters: meters)
        let departure = departures[0]
        // The leg is described as one on the square itself, where that has a line of its own.
        var start = snapper.onArea(areaPath.area, asked: from) ?? departure.snap
        start.areaPath = RoadSnap.AreaPath(
            area: areaPath.area, meters: meters, duration: duration, through: through, isWhole: true
        )
        var end = start
        end.asked = to
        end.areaPath = areaPath
        let arc = start.arcs[0]
        return Arrival(
            arc: arc, snap: end,
            cost: departure.cost - Int(departure.snap.areaPathCost) + Int(duration),
            states: [graph.arcStates[Int(arc)]], start: start, origin: departure.origin)
    }

    /// The leg from one square to another, or to a road, with which it shares a corner.
    func meeting(_ departures: [Departure], _ snaps: [RoadSnap]) -> Arrival? {
        guard
            departures.contains(where: { $0.snap.areaPath != nil })
                || snaps.contains(where: { $0.areaPath != nil })
        else { return nil }
        var best: Arrival?
        for departure in departures {
            for snap in snaps where snap.isBeside(departure.snap) {
                let cost = departure.cost + Int(snap.areaPathCost)
                guard cost < best?.cost ?? .max else { continue }
                // Nothing is walked on the road itself.
                var end = departure.snap
                end.asked = snap.asked
                end.areaPath = snap.areaPath
                best = Arrival(
                    arc: departure.arc, snap: end, cost: cost, states: [departure.state],
                    start: departure.snap, origin: departure.origin)
            }
        }
        return best
    }
}
