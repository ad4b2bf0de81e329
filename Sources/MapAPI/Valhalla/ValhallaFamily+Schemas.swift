extension ValhallaFamily {
    private static let places = JSONSchema.array(of: .reference("ValhallaLocation"))
    private static let summary = JSONSchema.object(
        [
            ("time", .number(minimum: 0)), ("length", .number(minimum: 0)),
            ("cost", .number(minimum: 0)), ("has_toll", .boolean), ("has_highway", .boolean),
            ("has_ferry", .boolean), ("has_time_restrictions", .boolean), ("min_lat", .number()),
            ("min_lon", .number()), ("max_lat", .number()), ("max_lon", .number()),
        ], required: ["time", "length"])

    static let schemas: [(name: String, schema: JSONSchema)] = [
        (
            "ValhallaProblem",
            .object(
                [
                    ("error_code", .integer()), ("error", .string()), ("status_code", .integer()),
                    ("status", .string()),
                ], required: ["error_code", "error", "status_code", "status"])
        ),
        (
            "ValhallaLocation",
            .object(
                [
                    ("lat", .number(minimum: -90, maximum: 90)),
                    ("lon", .number(minimum: -180, maximum: 180)),
                    ("type", .string(["break", "through", "via", "break_through"])),
                    ("heading", .number(minimum: 0, maximum: 360)),
                    ("heading_tolerance", .number(minimum: 0, maximum: 180)),
                    ("search_cutoff", .number(minimum: 0)),
                    ("preferred_side", .string(["same", "opposite", "either"])),
                    ("name", .string()),
                ], required: ["lat", "lon"])
        ),
        (
            "ValhallaQuestion",
            .object([
                ("locations", places), ("sources", places), ("targets", places),
                ("shape", places), ("encoded_polyline", .string()), ("costing", .string()),
                ("costing_options", .dictionary(of: .any)), ("exclude_polygons", .any),
                ("units", .string()), ("language", .string()),
                ("format", .string(["json", "osrm"])),
                ("directions_type", .string(["none", "maneuvers", "instructions"])),
                ("directions_options", .dictionary(of: .any)), ("narrative", .boolean),
                ("shape_format", .string(["polyline6", "polyline5", "geojson", "no_shape"])),
                ("alternates", .integer(minimum: 0, maximum: 3)),
                (
                    "date_time",
                    .object([
                        ("type", .integer(minimum: 0, maximum: 3)), ("value", .string()),
                    ])
                ),
                (
                    "contours",
                    .array(
                        of: .object([
                            ("time", .number(minimum: 0, maximum: 120)),
                            ("distance", .number(minimum: 0, maximum: 200)), ("color", .string()),
                        ]))
                ),
                ("polygons", .boolean), ("denoise", .number(minimum: 0, maximum: 1)),
                ("generalize", .number(minimum: 0)), ("show_locations", .boolean),
                ("verbose", .boolean), ("filters", .dictionary(of: .any)), ("id", .string()),
            ])
        ),
        (
            "ValhallaRoute",
            .object([
                ("trip", .reference("ValhallaTrip")),
                (
                    "alternates",
                    .array(of: .object([("trip", .reference("ValhallaTrip"))]))
                ), ("id", .string()),
                // As OSRM's service answers, with the format “osrm”.
                ("code", .string()), ("routes", .array(of: .any)),
                ("waypoints", .array(of: .any)),
            ])
        ),
        (
            "ValhallaTrip",
            .object(
                [
                    ("locations", .array(of: .dictionary(of: .any))),
                    (
                        "legs",
                        .array(
                            of: .object(
                                [
                                    ("maneuvers", .array(of: .dictionary(of: .any))),
                                    ("summary", summary), ("shape", .any),
                                ], required: ["summary"]))
                    ), ("summary", summary), ("status", .integer()),
                    ("status_message", .string()), ("units", .string(["kilometers", "miles"])),
                    ("language", .string()),
                ],
                required: ["locations", "legs", "summary", "status", "status_message", "units"])
        ),
        (
            "ValhallaContours",
            .object(
                [
                    ("type", .string(["FeatureCollection"])),
                    ("features", .array(of: .dictionary(of: .any))),
                ], required: ["type", "features"])
        ),
        (
            "ValhallaStatus",
            .object(
                [
                    ("version", .string()), ("available_actions", .array(of: .string())),
                ], required: ["version", "available_actions"])
        ),
    ]
}
