import MapAPI
import Testing

/// What holds of every answer of OSRM's services.
struct OSRMChecks {
    static let asked = Asked(.osrm)
    /// Places of the sample city: a station, a square, a harbor, a park.
    static let places = [
        "24.9370,60.1690", "24.9500,60.1725", "24.9510,60.1665", "24.9390,60.1660",
    ]
    static let two = places[0] + ";" + places[1]
    static let three = places[...2].joined(separator: ";")

    /// The answer of a service, which has to have one.
    static func ok(_ target: String) throws -> JSON {
        let answer = try asked.json(target)
        #expect(answer.status == 200, "\(target): \(answer.value.message.string ?? "")")
        #expect(answer.value.code.string == "Ok")
        return answer.value
    }

    /// The code of a question without an answer.
    static func code(_ target: String) throws -> String? {
        let answer = try asked.json(target)
        #expect(answer.status == 400, "\(target)")
        #expect(answer.value.message.string?.isEmpty == false, "\(target)")
        return answer.value.code.string
    }

    static func sum(_ values: [JSON], _ name: String) -> Double {
        values.reduce(0) { $0 + ($1[name].number ?? .nan) }
    }

    static func close(_ one: Double?, _ other: Double?, within tolerance: Double = 1e-6) -> Bool {
        guard let one, let other else { return false }
        return abs(one - other) <= tolerance
    }

    /// The points of a geometry in degrees, longitude first.
    static func points(_ geometry: JSON, _ form: String) -> [[Double]] {
        if form == "geojson" {
            #expect(geometry.type.string == "LineString")
            return geometry.coordinates.list.map(\.numbers)
        }
        return PolylineText.decoded(geometry.string ?? "", decimals: form == "polyline" ? 5 : 6)
            .map { [$0.longitude, $0.latitude] }
    }

    /// Legs add up to the route, steps to their leg, lines join, and texts can be told.
    static func check(_ route: JSON, _ form: String, hasSteps: Bool) {
        let legs = route.legs.list
        #expect(!legs.isEmpty)
        #expect(route.weight_name.string == "routability")
        for name in ["distance", "duration", "weight"] {
            #expect(close(sum(legs, name), route[name].number, within: 1e-5), "\(name) of legs")
            guard hasSteps else { continue }
            for leg in legs {
                #expect(
                    close(sum(leg.steps.list, name), leg[name].number, within: 1e-5),
                    "\(name) of steps")
            }
        }
        for leg in legs {
            #expect(leg.summary.string != nil)
            if hasSteps { checkSteps(leg, form) } else { #expect(leg.steps.list.isEmpty) }
        }
    }

    private static func checkSteps(_ leg: JSON, _ form: String) {
        let steps = leg.steps.list
        #expect(steps.count >= 2)
        #expect(steps.first?.maneuver.type.string == "depart")
        #expect(steps.last?.maneuver.type.string == "arrive")
        var end: [Double]?
        for (index, step) in steps.enumerated() {
            let line = points(step.geometry, form)
            #expect(line.count >= 2)
            if let end { #expect(end == line[0], "steps join") }
            end = line.last
            let maneuver = step.maneuver
            let location = maneuver.location.numbers
            let tolerance = form == "polyline" ? 0.50001e-5 : 0
            #expect(zip(location, line[0]).allSatisfy { abs($0 - $1) <= tolerance })
            if index > 0, index + 1 < steps.count {
                #expect(maneuver.modifier.exists, "texts need a modifier")
            }
            for name in ["bearing_before", "bearing_after"] {
                #expect((0...359).contains(maneuver[name].integer ?? -1))
            }
            #expect(step.name.exists && step.mode.exists)
            #expect(["left", "right"].contains(step.driving_side.string))
            let intersections = step.intersections.list
            #expect(!intersections.isEmpty)
            for (place, intersection) in intersections.enumerated() {
                let count = intersection.bearings.list.count
                #expect(intersection.entry.list.count == count)
                #expect(intersection["in"].exists != (index == 0 && place == 0))
                #expect(intersection.out.exists == (index + 1 < steps.count))
                for way in ["in", "out"] {
                    if let number = intersection[way].integer { #expect(number < count) }
                }
            }
        }
    }
}
