import Bytes
import Roads

extension RouteAnswer {
    /// The answer as one JSON document, without line breaks.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"routes\":[")
        for (index, route) in routes.enumerated() {
            json.comma(unlessFirst: index)
            write(route, &json)
        }
        json.raw("],\"waypoints\":[")
        if let points {
            writePoints(points, &json)
        } else if let best = routes.first {
            writeWaypoints(best, &json)
        }
        json.raw("]}")
        return json.bytes
    }

    private func write(_ route: Route, _ json: inout JSONText) {
        let summary = RouteSummary(route, router.graph)
        json.raw("{\"name\":")
        json.string(summary.name)
        json.raw(",\"distance\":")
        json.meters(route.meters)
        tell(route.meters, &json)
        json.raw(",\"expectedTravelTime\":")
        json.seconds(route.expectedTravelTime)
        if let moments = moments(of: route) {
            json.raw(",\"departure\":")
            json.string(moments.departure.iso8601)
            json.raw(",\"arrival\":")
            json.string(moments.arrival.iso8601)
        }
        json.raw(",\"weight\":")
        json.seconds(max(.zero, route.weight))
        json.raw(",\"transportType\":")
        json.string(router.graph.mode.name)
        json.raw(",\"hasTolls\":")
        summary.hasTolls ? json.raw("true") : json.raw("false")
        json.raw(",\"hasHighways\":")
        summary.hasHighways ? json.raw("true") : json.raw("false")
        json.raw(",\"advisoryNotices\":[")
        for (index, notice) in writer.notices(summary.notices).enumerated() {
            json.comma(unlessFirst: index)
            json.string(notice)
        }
        json.raw("],\"geometry\":[")
        let lines = route.legs.map(LegGeometryText.init)
        json.line(of: lines)
        json.raw("]")
        writeAnnotations(route, &json)
        writeElevation(route, &json)
        json.raw(",\"steps\":[")
        var count = 0
        var stepCounts: [Int] = []
        for (index, leg) in route.legs.enumerated() {
            let first = count
            for step in router.steps(for: leg, tellsCircleExits: tellsCircleExits) {
                json.comma(unlessFirst: count)
                let isStop = index + 1 < route.legs.count
                write(step, leg, lines[index], isStop: isStop, &json)
                count += 1
            }
            stepCounts.append(count - first)
        }
        json.raw("]")
        writeLegs(route, stepCounts, &json)
        json.raw("}")
    }

    /// Writes what a route is from stop to stop; nothing for one without stops.
    private func writeLegs(_ route: Route, _ stepCounts: [Int], _ json: inout JSONText) {
        guard route.legs.count > 1 else { return }
        json.raw(",\"legs\":[")
        for (index, leg) in route.legs.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"name\":")
            json.string(RouteSummary(Route(legs: [leg], cost: 0), router.graph).name)
            json.raw(",\"distance\":")
            json.meters(leg.meters)
            json.raw(",\"expectedTravelTime\":")
            json.seconds(leg.expectedTravelTime)
            json.raw(",\"stepCount\":")
            json.integer(stepCounts[index])
            json.raw("}")
        }
        json.raw("]")
    }

    private func writeWaypoints(_ route: Route, _ json: inout JSONText) {
        let snaps = (route.legs.first.map { [$0.start] } ?? []) + route.legs.map(\.end)
        for (index, snap) in snaps.enumerated() {
            json.comma(unlessFirst: index)
            write(snap, &json)
            json.raw("}")
        }
    }

    private func writePoints(_ points: [RoadMatch.Point?], _ json: inout JSONText) {
        for (index, point) in points.enumerated() {
            json.comma(unlessFirst: index)
            guard let point else {
                json.raw("null")
                continue
            }
            write(point.snap, &json)
            json.raw(",\"route\":")
            json.integer(point.route)
            json.raw("}")
        }
    }

    /// Writes a place, but for the closing brace.
    private func write(_ snap: RoadSnap, _ json: inout JSONText) {
        json.raw("{")
        json.waypoint(snap, named: router.graph.name(ofSegment: snap.segment))
    }
}
