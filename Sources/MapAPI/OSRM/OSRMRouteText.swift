import Answers
import Roads

/// Writes routes as OSRM does.
struct OSRMRouteText {
    let router: Router
    let options: OSRMRouteOptions

    /// Writes the beginning of an answer: that it is one, and its routes.
    func writeAnswer(_ routes: [DescribedRoute], _ json: inout JSONText) {
        json.raw("{\"code\":\"Ok\",\"routes\":")
        json.list(routes) { route, json in
            json.raw("{")
            write(route, &json)
            json.raw("}")
        }
    }

    /// Writes the members of a route, without the braces.
    func write(_ route: DescribedRoute, _ json: inout JSONText) {
        let lines = route.legs.map { $0.line(options.geometries.precision) }
        if options.overview == .simplified || options.overview == .full {
            var overview = RoundedLine(options.geometries.precision)
            for (leg, line) in zip(route.legs, lines) {
                if options.overview == .full {
                    overview.join(line)
                } else {
                    let tolerance = max(Double(route.decimeters) / 20_000, 1)
                    for part in leg.parts {
                        overview.join(part.simplified(toleranceMeters: tolerance, line.precision))
                    }
                }
            }
            json.raw("\"geometry\":")
            write(overview, 0...max(0, overview.count - 1), &json)
            json.comma()
        }
        json.raw("\"legs\":")
        json.list(zip(route.legs, lines).map { $0 }) { write($0.0, $0.1, &$1) }
        json.raw(",\"distance\":")
        json.tenths(route.decimeters)
        json.raw(",\"duration\":")
        json.seconds(route.time)
        json.raw(",\"weight_name\":\"routability\",\"weight\":")
        json.seconds(route.weight)
    }

    private func write(_ leg: DescribedLeg, _ line: RoundedLine, _ json: inout JSONText) {
        json.raw("{\"steps\":")
        if options.tellsSteps {
            json.list(router.toldSteps(leg)) { write($0, line, &$1) }
            json.raw(",\"summary\":")
            json.string(RouteSummary(Route(legs: leg.parts, cost: 0), router.graph).name)
        } else {
            json.raw("[],\"summary\":\"\"")
        }
        if options.overview == .byLegs {
            json.raw(",\"geometry\":")
            write(line, 0...max(0, line.count - 1), &json)
        }
        json.raw(",\"distance\":")
        json.tenths(leg.decimeters)
        json.raw(",\"duration\":")
        json.seconds(leg.time)
        json.raw(",\"weight\":")
        json.seconds(leg.weight)
        if !options.annotations.isEmpty {
            json.raw(",\"annotation\":")
            OSRMAnnotation(leg, router.graph).write(options.annotations, &json)
        }
        json.raw("}")
    }

    private func write(_ line: RoundedLine, _ points: ClosedRange<Int>, _ json: inout JSONText) {
        if options.geometries == .geojson {
            json.raw("{\"type\":\"LineString\",\"coordinates\":")
            json.positions(line, points)
            json.raw("}")
        } else {
            json.polyline(line, points)
        }
    }

    // MARK: Steps

    private func write(_ told: DescribedStep, _ line: RoundedLine, _ json: inout JSONText) {
        let step = told.step
        let maneuver = step.maneuver
        json.raw("{\"geometry\":")
        write(line, told.points, &json)
        json.raw(",\"maneuver\":{\"type\":")
        json.string(maneuver.kind.rawValue)
        json.member("modifier", nonempty: modifier(maneuver)?.name ?? "")
        if maneuver.exit > 0 {
            json.raw(",\"exit\":")
            json.integer(maneuver.exit)
        }
        json.raw(",\"bearing_before\":")
        json.integer(maneuver.bearingBefore)
        json.raw(",\"bearing_after\":")
        json.integer(maneuver.bearingAfter)
        json.raw(",\"location\":")
        let first = step.points.lowerBound
        json.roundedPosition(told.part.latitudes[first], told.part.longitudes[first])
        json.raw("},\"mode\":")
        json.string(step.mode.name)
        json.raw(",\"driving_side\":")
        json.raw(maneuver.drivesLeft ? "\"left\"" : "\"right\"")
        json.raw(",\"name\":")
        json.string(maneuver.name)
        json.member("ref", nonempty: maneuver.ref)
        json.member("pronunciation", nonempty: maneuver.pronunciation)
        json.member("destinations", nonempty: maneuver.destinations)
        json.member("exits", nonempty: maneuver.exits)
        json.member("rotary_name", nonempty: maneuver.rotaryName)
        json.raw(",\"intersections\":")
        json.list(step.intersections) { write($0, &$1) }
        json.raw(",\"distance\":")
        json.tenths(told.decimeters)
        json.raw(",\"duration\":")
        json.seconds(told.time)
        json.raw(",\"weight\":")
        json.seconds(told.weight)
        json.raw("}")
    }

    /// The direction of a maneuver; clients that tell instructions need one of all but departure and arrival.
    private func modifier(_ maneuver: Maneuver) -> TurnModifier? {
        switch maneuver.kind {
        case .depart, .arrive: maneuver.modifier
        default: maneuver.modifier ?? .straight
        }
    }

    private func write(_ intersection: RouteIntersection, _ json: inout JSONText) {
        json.raw("{\"location\":")
        json.roundedPosition(intersection.latitude, intersection.longitude)
        json.raw(",\"bearings\":")
        json.list(intersection.bearings) { $1.integer($0) }
        json.raw(",\"entry\":")
        json.list(intersection.entry) { $1.boolean($0) }
        if let place = intersection.incoming {
            json.raw(",\"in\":")
            json.integer(place)
        }
        if let place = intersection.outgoing {
            json.raw(",\"out\":")
            json.integer(place)
        }
        if !intersection.lanes.isEmpty {
            json.raw(",\"lanes\":")
            json.list(intersection.lanes) { lane, json in
                json.raw("{\"indications\":")
                json.list(lane.indications) { $1.string($0) }
                json.raw(",\"valid\":")
                json.boolean(lane.isValid)
                json.raw("}")
            }
        }
        if !intersection.classes.isEmpty {
            json.raw(",\"classes\":")
            json.list(intersection.classes) { $1.string($0) }
        }
        json.raw("}")
    }
}
