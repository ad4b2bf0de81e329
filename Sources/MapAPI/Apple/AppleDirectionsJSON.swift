import Answers
import MapGeometry
import Roads

/// Writes routes in the form of Apple's Maps Server API.
///
/// All steps of all routes stand in one list, and the line of each in another at the same index. A route begins with a step
/// of no length at its start; after it the line of a step leads up to the maneuver that its instructions name. Lengths and
/// times are whole, and those of a route's steps add up to the route's.
struct AppleDirectionsJSON {
    let origin: JSONValue?
    let destination: JSONValue?

    /// Writes the document.
    ///
    /// - Parameter type: The API's name of the means of transport.
    func bytes(
        _ routes: [Route], _ router: Router?, _ writer: InstructionWriter, _ type: String
    ) -> [UInt8] {
        var all = Steps()
        var heads: [JSONValue] = []
        for route in routes {
            guard let router else { break }
            let mode = router.graph.mode
            let first = all.count
            all.add(route, router, writer.adapted(to: mode), type)
            let summary = RouteSummary(route, router.graph)
            heads.append([
                "name": .string(summary.name),
                "distanceMeters": .integer(Self.whole(route.meters)),
                "durationSeconds": .integer(Self.seconds(route.expectedTravelTime)),
                "transportType": .string(type),
                "stepIndexes": .array((first..<all.count).map(JSONValue.integer)),
                "hasTolls": .boolean(summary.hasTolls),
            ])
        }
        return JSONValue.object([
            "origin": origin, "destination": destination, "routes": .array(heads),
            "steps": .raw(all.steps.closed), "stepPaths": .raw(all.paths.closed),
        ]).bytes
    }

    /// Meters as a whole number.
    static func whole(_ meters: Double) -> Int {
        meters.isFinite ? Int(min(max(meters, 0), 1e9).rounded()) : 0
    }

    /// A time as whole seconds, halves rounded up.
    static func seconds(_ time: Duration) -> Int {
        Int((time + .milliseconds(500)).components.seconds)
    }
}

/// The elements of a list of JSON.
private struct ListText {
    private(set) var count = 0
    private var json = JSONText(capacity: 4096)

    mutating func add(_ write: (inout JSONText) -> Void) {
        json.comma(unlessFirst: count)
        write(&json)
        count += 1
    }

    /// The list with its brackets.
    var closed: [UInt8] { [UInt8(ascii: "[")] + json.bytes + [UInt8(ascii: "]")] }
}

/// The steps of routes and their lines.
private struct Steps {
    var steps = ListText()
    var paths = ListText()

    var count: Int { steps.count }

    mutating func add(_ route: Route, _ router: Router, _ writer: InstructionWriter, _ type: String)
    {
        // Whole numbers of what lies behind: their differences add up.
        var meters = 0.0
        var time = Duration.zero
        for (index, leg) in route.legs.enumerated() {
            var before: RouteStep?
            for step in router.steps(for: leg) {
                let told = (
                    AppleDirectionsJSON.whole(meters), AppleDirectionsJSON.seconds(time)
                )
                if let before {
                    meters += before.meters
                    time += before.expectedTravelTime
                }
                let way = before.map { AppleJourney.word($0.mode.transportType(router.graph.mode)) }
                add(
                    meters: AppleDirectionsJSON.whole(meters) - told.0,
                    seconds: AppleDirectionsJSON.seconds(time) - told.1,
                    // The engine's step begins with its maneuver, Apple's leads up to it.
                    instructions: before == nil
                        ? nil
                        : writer.instruction(
                            for: step.maneuver, isStop: index + 1 < route.legs.count),
                    type: way == type ? nil : way)
                addPath(leg, before?.points ?? 0...0)
                before = step
            }
        }
    }

    private mutating func add(meters: Int, seconds: Int, instructions: String?, type: String?) {
        let index = steps.count
        steps.add { json in
            JSONValue.object([
                "stepPathIndex": .integer(index), "distanceMeters": .integer(meters),
                "durationSeconds": .integer(seconds),
                "instructions": instructions.map(JSONValue.string),
                "transportType": type.map(JSONValue.string),
            ]).write(to: &json)
        }
    }

    private mutating func addPath(_ leg: RouteLeg, _ points: ClosedRange<Int>) {
        paths.add { json in
            json.raw("[")
            for point in points {
                json.comma(unlessFirst: point - points.lowerBound)
                json.raw("{\"latitude\":")
                json.degrees(leg.latitudes[point].sixDigits)
                json.raw(",\"longitude\":")
                json.degrees(leg.longitudes[point].sixDigits)
                json.raw("}")
            }
            json.raw("]")
        }
    }
}

extension Int32 {
    /// 1e-7 degrees rounded to 1e-6.
    fileprivate var sixDigits: Int32 { (self + (self < 0 ? -5 : 5)) / 10 * 10 }
}
