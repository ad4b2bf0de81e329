import Answers
import Roads

/// Writes trips as Valhalla does.
struct ValhallaTripText {
    /// The encoding of shapes.
    enum ShapeFormat: String {
        case polyline6, polyline5, geojson
        case none = "no_shape"
    }

    /// The level of detail of maneuvers.
    enum Narrative { case none, maneuvers, instructions }

    let router: Router
    let units: ValhallaUnits
    let narrative: Narrative
    let shapes: ShapeFormat
    let writer: InstructionWriter
    /// The tag of the instructions' language.
    let language: String

    init(_ question: ValhallaQuestion, _ router: Router) throws(APIProblem) {
        self.router = router
        units = question.units
        let format = question["shape_format"]?.string ?? "polyline6"
        guard let shapes = ShapeFormat(rawValue: format) else {
            throw .valhalla(.badShapeFormat, "Invalid shape format “\(format.prefix(40))”")
        }
        self.shapes = shapes
        switch (question["directions_type"]?.string, question["narrative"]?.boolean) {
        case ("none", _), (_, false): narrative = .none
        case ("maneuvers", _): narrative = .maneuvers
        default: narrative = .instructions
        }
        let tag = question["language"]?.string ?? "en-US"
        let known = InstructionLanguage(tag: tag)
        language = known == nil ? "en-US" : tag
        writer = InstructionWriter(
            language: known ?? .english, units: units == .miles ? .imperial : .metric
        ).adapted(to: router.graph.mode)
    }

    /// Writes a trip.
    ///
    /// - Parameter locations: Writes the description of the places.
    func write(_ route: DescribedRoute, _ json: inout JSONText, locations: (inout JSONText) -> Void)
    {
        json.raw("{\"locations\":")
        locations(&json)
        json.raw(",\"legs\":[")
        var whole = Bounds()
        var thousandths = 0
        for (index, leg) in route.legs.enumerated() {
            json.comma(unlessFirst: index)
            let line = leg.line(.six)
            let bounds = Bounds(line)
            whole.form(bounds)
            let length = units.thousandths(decimeters: leg.decimeters)
            thousandths += length
            json.raw("{")
            if narrative != .none {
                writeManeuvers(leg, isStop: index + 1 < route.legs.count, &json)
                json.comma()
            }
            json.raw("\"summary\":")
            write(leg.parts, bounds, length, leg.time, leg.weight, &json)
            writeShape(leg, line, &json)
            json.raw("}")
        }
        json.raw("],\"summary\":")
        write(route.legs.flatMap(\.parts), whole, thousandths, route.time, route.weight, &json)
        json.raw(",\"status_message\":\"Found route between points\",\"status\":0,\"units\":")
        json.string(units.rawValue)
        json.raw(",\"language\":")
        json.string(language)
        json.raw("}")
    }

    private func writeShape(_ leg: DescribedLeg, _ line: RoundedLine, _ json: inout JSONText) {
        switch shapes {
        case .none: return
        case .polyline6:
            json.raw(",\"shape\":")
            json.polyline(line, 0...line.count - 1)
        case .polyline5:
            json.raw(",\"shape\":")
            json.polyline(leg.line(.five), 0...line.count - 1)
        case .geojson:
            json.raw(",\"shape\":{\"type\":\"LineString\",\"coordinates\":")
            json.positions(line, 0...line.count - 1)
            json.raw("}")
        }
    }

    private func write(
        _ parts: [RouteLeg], _ bounds: Bounds, _ length: Int, _ time: Duration, _ weight: Duration,
        _ json: inout JSONText
    ) {
        let summary = RouteSummary(Route(legs: parts, cost: 0), router.graph)
        json.raw("{\"has_time_restrictions\":")
        json.boolean(summary.notices.contains(.timed))
        json.raw(",\"has_toll\":")
        json.boolean(summary.hasTolls)
        json.raw(",\"has_highway\":")
        json.boolean(summary.hasHighways)
        json.raw(",\"has_ferry\":")
        json.boolean(summary.notices.contains(.ferry))
        json.raw(",\"min_lat\":")
        json.degrees(bounds.south * 10)
        json.raw(",\"min_lon\":")
        json.degrees(bounds.west * 10)
        json.raw(",\"max_lat\":")
        json.degrees(bounds.north * 10)
        json.raw(",\"max_lon\":")
        json.degrees(bounds.east * 10)
        json.raw(",\"time\":")
        json.seconds(time)
        json.raw(",\"length\":")
        json.thousandths(length)
        json.raw(",\"cost\":")
        json.seconds(weight)
        json.raw("}")
    }

    /// The box around a line, in 1e-6 degrees.
    private struct Bounds {
        var south = Int32.max / 10
        var west = Int32.max / 10
        var north = Int32.min / 10
        var east = Int32.min / 10

        init() {}

        init(_ line: RoundedLine) {
            for point in 0..<line.count {
                south = min(south, line.latitudes[point])
                north = max(north, line.latitudes[point])
                west = min(west, line.longitudes[point])
                east = max(east, line.longitudes[point])
            }
        }

        mutating func form(_ other: Bounds) {
            south = min(south, other.south)
            north = max(north, other.north)
            west = min(west, other.west)
            east = max(east, other.east)
        }
    }
}
