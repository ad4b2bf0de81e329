import Bytes

/// Routes as the JSON document of DESIGN.md.
struct RouteDocument {
    let router: Router
    let routes: [Route]

    /// The document's bytes.
    var bytes: [UInt8] {
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"routes\":[")
        for (index, route) in routes.enumerated() {
            json.comma(unlessFirst: index)
            write(route, &json)
        }
        json.raw("],\"waypoints\":[")
        if let best = routes.first { writeWaypoints(best, &json) }
        json.raw("]}")
        return json.bytes
    }

    private func write(_ route: Route, _ json: inout JSONText) {
        let summary = RouteSummary(route, router.graph)
        json.raw("{\"name\":")
        json.string(summary.name)
        json.raw(",\"distance\":")
        json.meters(route.meters)
        json.raw(",\"expectedTravelTime\":")
        json.seconds(route.duration)
        json.raw(",\"transportType\":")
        json.string(router.graph.mode.name)
        json.raw(",\"hasTolls\":")
        summary.hasTolls ? json.raw("true") : json.raw("false")
        json.raw(",\"hasHighways\":")
        summary.hasHighways ? json.raw("true") : json.raw("false")
        json.raw(",\"advisoryNotices\":[")
        for (index, notice) in summary.notices.enumerated() {
            json.comma(unlessFirst: index)
            json.string(notice)
        }
        json.raw("],\"geometry\":[")
        writeGeometry(route, &json)
        json.raw("],\"steps\":[")
        var count = 0
        for leg in route.legs {
            for step in router.steps(for: leg) {
                json.comma(unlessFirst: count)
                write(step, leg, &json)
                count += 1
            }
        }
        json.raw("]}")
    }

    private func writeGeometry(_ route: Route, _ json: inout JSONText) {
        for (index, leg) in route.legs.enumerated() {
            // A leg begins where the one before ended.
            for point in (index == 0 ? 0 : 1)..<leg.latitudes.count {
                json.comma(unlessFirst: index + point)
                json.position(leg.latitudes[point], leg.longitudes[point])
            }
        }
    }

    private func write(_ step: RouteStep, _ leg: RouteLeg, _ json: inout JSONText) {
        json.raw("{\"instructions\":")
        json.string(step.instructions)
        json.raw(",\"distance\":")
        json.meters(step.meters)
        json.raw(",\"expectedTravelTime\":")
        json.seconds(step.duration)
        json.raw(",\"name\":")
        json.string(step.name)
        json.raw(",\"ref\":")
        json.string(step.ref)
        json.raw(",\"maneuver\":{\"type\":")
        json.string(step.type)
        if !step.modifier.isEmpty {
            json.raw(",\"modifier\":")
            json.string(step.modifier)
        }
        if step.exit > 0 {
            json.raw(",\"exit\":")
            json.integer(step.exit)
        }
        json.raw(",\"bearingBefore\":")
        json.integer(step.bearingBefore)
        json.raw(",\"bearingAfter\":")
        json.integer(step.bearingAfter)
        json.raw(",\"location\":")
        let first = step.points.lowerBound
        json.position(leg.latitudes[first], leg.longitudes[first])
        json.raw("},\"mode\":")
        json.string(step.mode)
        json.raw(",\"geometry\":[")
        for point in step.points {
            json.comma(unlessFirst: point - first)
            json.position(leg.latitudes[point], leg.longitudes[point])
        }
        // A line has two points, even that of the arrival.
        if step.points.count == 1 {
            json.raw(",")
            json.position(leg.latitudes[first], leg.longitudes[first])
        }
        json.raw("]}")
    }

    private func writeWaypoints(_ route: Route, _ json: inout JSONText) {
        let snaps = (route.legs.first.map { [$0.start] } ?? []) + route.legs.map(\.end)
        for (index, snap) in snaps.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"location\":")
            json.position(snap.latitude, snap.longitude)
            json.raw(",\"distance\":")
            json.meters(snap.meters)
            json.raw(",\"name\":")
            let way = Int(router.graph.segmentWays[Int(snap.segment)])
            json.string(router.graph.string(router.graph.wayNames[way]))
            json.raw("}")
        }
    }
}
