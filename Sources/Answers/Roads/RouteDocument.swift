import Bytes
import Roads

/// Routes as the JSON document of DESIGN.md.
struct RouteDocument {
    let router: Router
    let routes: [Route]
    let writer: InstructionWriter
    /// The places of a track's points, where the routes are those a track followed.
    var points: [RoadMatch.Point?]?
    /// Whether distances are also told as people say them, because somebody asked for units.
    var tellsDistances = false
    /// When one sets out, if that was told; else when one wants to be there, if that was.
    var departure: LocalTime?
    var arrival: LocalTime?

    /// The document's bytes.
    var bytes: [UInt8] {
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
        json.seconds(route.duration)
        tellMoments(Route.wholeSeconds(route.duration), &json)
        json.raw(",\"weight\":")
        json.seconds(max(0, route.weight))
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
        json.raw("],\"steps\":[")
        var count = 0
        for (index, leg) in route.legs.enumerated() {
            for step in router.steps(for: leg) {
                json.comma(unlessFirst: count)
                write(step, leg, lines[index], isStop: index + 1 < route.legs.count, &json)
                count += 1
            }
        }
        json.raw("]}")
    }

    /// When one sets out and arrives, where either was told.
    private func tellMoments(_ seconds: Int, _ json: inout JSONText) {
        guard let told = departure ?? arrival else { return }
        json.raw(",\"departure\":")
        json.string(told.iso8601(after: departure == nil ? -seconds : 0))
        json.raw(",\"arrival\":")
        json.string(told.iso8601(after: departure == nil ? 0 : seconds))
    }

    private func tell(_ meters: Double, _ json: inout JSONText) {
        guard tellsDistances else { return }
        json.raw(",\"distanceText\":")
        json.string(writer.distance(meters: meters))
    }

    private func write(
        _ step: RouteStep, _ leg: RouteLeg, _ line: LegGeometryText, isStop: Bool,
        _ json: inout JSONText
    ) {
        let maneuver = step.maneuver
        json.raw("{\"instructions\":")
        json.string(writer.instruction(for: maneuver, isStop: isStop))
        json.raw(",\"distance\":")
        json.meters(step.meters)
        tell(step.meters, &json)
        json.raw(",\"expectedTravelTime\":")
        json.seconds(step.duration)
        json.raw(",\"name\":")
        json.string(maneuver.name)
        json.raw(",\"ref\":")
        json.string(maneuver.ref)
        writeSigns(maneuver, &json)
        let notices = writer.notices(step.notices)
        if !notices.isEmpty {
            json.raw(",\"notice\":")
            json.string(notices.joined(separator: "; "))
        }
        json.raw(",\"maneuver\":{\"type\":")
        json.string(maneuver.kind.rawValue)
        if let modifier = maneuver.modifier {
            json.raw(",\"modifier\":")
            json.string(modifier.name)
        }
        if maneuver.exit > 0 {
            json.raw(",\"exit\":")
            json.integer(maneuver.exit)
        }
        json.raw(",\"bearingBefore\":")
        json.integer(maneuver.bearingBefore)
        json.raw(",\"bearingAfter\":")
        json.integer(maneuver.bearingAfter)
        json.raw(",\"location\":")
        let first = step.points.lowerBound
        json.position(leg.latitudes[first], leg.longitudes[first])
        json.raw("},\"mode\":")
        json.string(step.mode.name)
        json.raw(",\"drivingSide\":")
        json.raw(maneuver.drivesLeft ? "\"left\"" : "\"right\"")
        write(step.intersections, &json)
        json.raw(",\"geometry\":[")
        json.raw(line[step.points])
        // A line has two points, even that of the arrival.
        if step.points.count == 1 {
            json.raw(",")
            json.position(leg.latitudes[first], leg.longitudes[first])
        }
        json.raw("]}")
    }

    /// What the signs say, where they say something.
    private func writeSigns(_ maneuver: Maneuver, _ json: inout JSONText) {
        if !maneuver.destinations.isEmpty {
            json.raw(",\"destinations\":")
            json.string(maneuver.destinations)
        }
        if !maneuver.exits.isEmpty {
            json.raw(",\"exits\":")
            json.string(maneuver.exits)
        }
        if !maneuver.rotaryName.isEmpty {
            json.raw(",\"rotaryName\":")
            json.string(maneuver.rotaryName)
        }
        if !maneuver.pronunciation.isEmpty {
            json.raw(",\"pronunciation\":")
            json.string(maneuver.pronunciation)
        }
        if !maneuver.lanes.isEmpty { write(maneuver.lanes, &json) }
    }

    private func write(_ lanes: [Maneuver.Lane], _ json: inout JSONText) {
        json.raw(",\"lanes\":[")
        for (index, lane) in lanes.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"valid\":")
            lane.isValid ? json.raw("true") : json.raw("false")
            json.raw(",\"indications\":[")
            for (place, indication) in lane.indications.enumerated() {
                json.comma(unlessFirst: place)
                json.string(indication)
            }
            json.raw("]}")
        }
        json.raw("]")
    }

    /// The junctions of a step, as `RouteStep.intersections` tells them.
    private func write(_ intersections: [RouteIntersection], _ json: inout JSONText) {
        json.raw(",\"intersections\":[")
        for (index, intersection) in intersections.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"location\":")
            json.position(intersection.latitude, intersection.longitude)
            json.raw(",\"bearings\":[")
            for (place, bearing) in intersection.bearings.enumerated() {
                json.comma(unlessFirst: place)
                json.integer(bearing)
            }
            json.raw("],\"entry\":[")
            for (place, isAllowed) in intersection.entry.enumerated() {
                json.comma(unlessFirst: place)
                isAllowed ? json.raw("true") : json.raw("false")
            }
            json.raw("]")
            if let place = intersection.incoming {
                json.raw(",\"in\":")
                json.integer(place)
            }
            if let place = intersection.outgoing {
                json.raw(",\"out\":")
                json.integer(place)
            }
            if !intersection.lanes.isEmpty { write(intersection.lanes, &json) }
            if !intersection.classes.isEmpty {
                json.raw(",\"classes\":[")
                for (place, name) in intersection.classes.enumerated() {
                    json.comma(unlessFirst: place)
                    json.string(name)
                }
                json.raw("]")
            }
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
        json.raw("{\"location\":")
        let place = snap.place
        json.position(place.latitude, place.longitude)
        json.raw(",\"distance\":")
        json.meters(snap.meters)
        json.raw(",\"name\":")
        let way = Int(router.graph.segmentWays[Int(snap.segment)])
        json.string(router.graph.string(router.graph.wayNames[way]))
    }
}
