import Roads

extension RouteAnswer {
    /// Writes a distance as it is spoken, where units were requested.
    func tell(_ meters: Double, _ json: inout JSONText) {
        guard tellsDistances else { return }
        json.raw(",\"distanceText\":")
        json.string(writer.distance(meters: meters))
    }

    /// Writes a step.
    ///
    /// - Parameter line: The text of the leg's line.
    func write(
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
        json.seconds(step.expectedTravelTime)
        json.raw(",\"name\":")
        json.string(maneuver.name)
        json.raw(",\"ref\":")
        json.string(maneuver.ref)
        writeSigns(maneuver, &json)
        if !maneuver.beside.isEmpty {
            json.raw(",\"beside\":")
            json.string(maneuver.beside)
        }
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

    /// The junctions of a step, as given by `RouteStep.intersections`.
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
}
