extension OSRMFamily {
    private static let code = ("code", JSONSchema.string(["Ok"]))
    private static let waypoints = JSONSchema.array(of: .reference("OSRMWaypoint"))
    private static let cells = JSONSchema.array(
        of: .array(of: .nullable(.number(minimum: 0))))
    private static let measures: [(String, JSONSchema)] = [
        ("distance", .number(minimum: 0)), ("duration", .number(minimum: 0)),
        ("weight", .number(minimum: 0)),
    ]
    private static let position = JSONSchema.array(of: .number())

    static let schemas: [(name: String, schema: JSONSchema)] = [
        (
            "OSRMProblem",
            .object(
                [
                    ("code", .string(OSRMProblem.Code.allCases.map(\.rawValue))),
                    ("message", .string()),
                ], required: ["code", "message"])
        ),
        (
            "OSRMRoute",
            .object(
                [
                    code, ("routes", .array(of: .reference("OSRMPath"))), ("waypoints", waypoints),
                ], required: ["code", "routes"])
        ),
        (
            "OSRMTable",
            .object(
                [
                    code, ("durations", cells), ("distances", cells), ("sources", waypoints),
                    ("destinations", waypoints),
                    ("fallback_speed_cells", .array(of: .array(of: .integer(minimum: 0)))),
                ], required: ["code"])
        ),
        (
            "OSRMMatch",
            .object(
                [
                    code, ("matchings", .array(of: .reference("OSRMPath"))),
                    ("tracepoints", .array(of: .nullable(.reference("OSRMWaypoint")))),
                ], required: ["code", "matchings"])
        ),
        (
            "OSRMTrip",
            .object(
                [
                    code, ("trips", .array(of: .reference("OSRMPath"))), ("waypoints", waypoints),
                ], required: ["code", "trips"])
        ),
        ("OSRMNearest", .object([code, ("waypoints", waypoints)], required: ["code"])),
        (
            "OSRMWaypoint",
            .object(
                [
                    ("hint", .string()), ("location", position), ("name", .string()),
                    ("distance", .number(minimum: 0)), ("nodes", .array(of: .integer(minimum: 0))),
                    ("matchings_index", .integer(minimum: 0)),
                    ("trips_index", .integer(minimum: 0)),
                    ("waypoint_index", .nullable(.integer(minimum: 0))),
                    ("alternatives_count", .integer(minimum: 0)),
                ], required: ["location", "name", "distance"])
        ),
        (
            "OSRMPath",
            .object(
                measures + [
                    ("weight_name", .string()), ("geometry", .any),
                    ("confidence", .number(minimum: 0, maximum: 1)),
                    ("legs", .array(of: .reference("OSRMLeg"))),
                ], required: ["distance", "duration", "weight", "weight_name", "legs"])
        ),
        (
            "OSRMLeg",
            .object(
                measures + [
                    ("summary", .string()), ("steps", .array(of: .reference("OSRMStep"))),
                    ("annotation", .dictionary(of: .any)),
                ], required: ["distance", "duration", "weight", "summary", "steps"])
        ),
        (
            "OSRMStep",
            .object(
                measures + [
                    ("geometry", .any), ("name", .string()), ("ref", .string()),
                    ("pronunciation", .string()), ("destinations", .string()),
                    ("exits", .string()), ("rotary_name", .string()), ("mode", .string()),
                    ("driving_side", .string(["left", "right"])),
                    ("maneuver", .reference("OSRMManeuver")),
                    ("intersections", .array(of: .dictionary(of: .any))),
                ],
                required: [
                    "distance", "duration", "weight", "geometry", "name", "mode", "driving_side",
                    "maneuver", "intersections",
                ])
        ),
        (
            "OSRMManeuver",
            .object(
                [
                    ("type", .string()), ("modifier", .string()), ("location", position),
                    ("bearing_before", .integer(minimum: 0, maximum: 359)),
                    ("bearing_after", .integer(minimum: 0, maximum: 359)),
                    ("exit", .integer(minimum: 1)),
                ], required: ["type", "location", "bearing_before", "bearing_after"])
        ),
    ]
}
