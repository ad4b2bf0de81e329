import Answers
import Geodesy
import Roads

/// The attributes of edges to write.
struct ValhallaEdgeFilter {
    private let names: Set<String>
    private let isIncluding: Bool

    /// Reads `filters`: `attributes`, and an `action` that says whether these are the ones told or the ones left out.
    init(_ value: JSONInput?) {
        names = Set((value?["attributes"]?.list ?? []).compactMap(\.string))
        isIncluding = value?["action"]?.string != "exclude"
    }

    /// Whether an attribute such as `edge.names` is written; `matched` stands for all attributes of matched points.
    func takes(_ name: String) -> Bool {
        if names.isEmpty { return true }
        let isNamed = names.contains(name) || names.contains { $0.hasPrefix(name + ".") }
        return isNamed == isIncluding
    }
}

/// Writes the edges of a matched leg as Valhalla does.
struct ValhallaEdgeText {
    let leg: RouteLeg
    let graph: RoadGraph
    let units: ValhallaUnits
    let filter: ValhallaEdgeFilter
    /// Where the leg's line begins in the whole shape.
    let firstPoint: Int

    /// Writes the edge of an arc of the leg.
    func write(_ index: Int, _ json: inout JSONText) {
        let arc = leg.arcs[index]
        let edge = graph.edge(ofArc: arc)
        let points = leg.points(ofArc: index)
        var members = Members(filter: filter)
        let names = [edge.name] + edge.ref.split(separator: ";").map(String.init)
        members.add("names", if: names.contains { !$0.isEmpty }, &json) { json in
            json.list(names.filter { !$0.isEmpty }) { $1.string($0) }
        }
        members.add("length", &json) {
            $0.thousandths(
                units.thousandths(decimeters: DescribedLeg.decimeters(leg.arcMeters[index])))
        }
        members.add("speed", if: edge.expectedTravelTime > .zero, &json) {
            $0.integer(speed(edge.meters / (edge.expectedTravelTime / .seconds(1)) * 3.6))
        }
        members.add("speed_limit", if: 1...254 ~= edge.speedLimit, &json) {
            $0.integer(speed(Double(edge.speedLimit)))
        }
        members.add("road_class", &json) { $0.string(Self.roadClass(edge)) }
        members.add("use", &json) { $0.string(Self.use(edge)) }
        // Where sidewalks are is not kept in an atlas.
        members.add("sidewalk", &json) { $0.raw("\"\"") }
        members.add("traversability", &json) {
            $0.string(edge.isOpenBackward ? "both" : arc % 2 == 0 ? "forward" : "backward")
        }
        members.add("begin_heading", &json) { $0.integer(heading(points, atEnd: false)) }
        members.add("end_heading", &json) { $0.integer(heading(points, atEnd: true)) }
        members.add("begin_shape_index", &json) { $0.integer(firstPoint + points.lowerBound) }
        members.add("end_shape_index", &json) { $0.integer(firstPoint + points.upperBound) }
        let flags: [(StaticString, RoadFlags)] = [
            ("toll", .toll), ("tunnel", .tunnel), ("bridge", .bridge),
            ("roundabout", .roundabout), ("unpaved", .unpaved),
        ]
        for (name, flag) in flags {
            members.add(name, &json) { $0.boolean(edge.flags.contains(flag)) }
        }
        members.add("drive_on_right", &json) { $0.boolean(!edge.drivesLeft) }
        members.add("lane_count", if: edge.lanes > 0, &json) { $0.integer(edge.lanes) }
        members.add("id", &json) { $0.integer(Int(arc)) }
        members.add("way_id", &json) { $0.integer(Int(edge.wayID)) }
        if index == 0 {
            members.add("source_percent_along", &json) { share(leg.start.share(of: arc), &$0) }
        }
        if index + 1 == leg.arcs.count {
            members.add("target_percent_along", &json) { share(leg.end.share(of: arc), &$0) }
        }
        members.finish(&json)
    }

    /// Writes members, those of them that the filter takes.
    private struct Members {
        let filter: ValhallaEdgeFilter
        private var count = 0

        init(filter: ValhallaEdgeFilter) { self.filter = filter }

        mutating func add(
            _ name: StaticString, if isKnown: Bool = true, _ json: inout JSONText,
            _ write: (inout JSONText) -> Void
        ) {
            guard isKnown, filter.takes("edge.\(name)") else { return }
            json.raw(count == 0 ? "{\"" : ",\"")
            count += 1
            json.raw(name)
            json.raw("\":")
            write(&json)
        }

        func finish(_ json: inout JSONText) { json.raw(count == 0 ? "{}" : "}") }
    }

    private func share(_ value: Double, _ json: inout JSONText) {
        json.thousandths(Int((value * 1000).rounded()))
    }

    /// km/h in the units asked for.
    private func speed(_ value: Double) -> Int {
        let told = units == .miles ? value / 1.609344 : value
        return Int(min(max(told.rounded(), 0), 1000))
    }

    private func heading(_ points: ClosedRange<Int>, atEnd: Bool) -> Int {
        guard points.count > 1 else { return 0 }
        let from = atEnd ? points.upperBound - 1 : points.lowerBound
        let degrees = LocalPlane(PackedCoordinate(leg.latitudes[from], leg.longitudes[from]))
            .bearing(to: PackedCoordinate(leg.latitudes[from + 1], leg.longitudes[from + 1]))
        return (Int(degrees.rounded()) + 360) % 360
    }

    private static func roadClass(_ edge: RoadEdge) -> String {
        switch edge.roadClass {
        case .motorway: "motorway"
        case .trunk: "trunk"
        case .primary: "primary"
        case .secondary: "secondary"
        case .tertiary: "tertiary"
        case .unclassified: "unclassified"
        case .residential, .livingStreet: "residential"
        default: "service_other"
        }
    }

    private static func use(_ edge: RoadEdge) -> String {
        if edge.flags.contains(.link) { return "ramp" }
        switch edge.roadClass {
        case .ferry: return "ferry"
        case .train: return "rail-ferry"
        case .steps: return "steps"
        case .track: return "track"
        case .cycleway: return "cycleway"
        case .pedestrian, .footway, .path, .corridor: return "footway"
        case .bridleway, .other: return "other"
        default: return "road"
        }
    }
}
