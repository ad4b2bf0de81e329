/// The options of OSRM's services, for the description of the paths.
enum OSRMParameters {
    private static let general = [
        APIParameter("bearings", "BEARING,RANGE of each coordinate, in degrees, divided by `;`."),
        APIParameter("radiuses", "Meters around each coordinate, or unlimited, divided by `;`."),
        APIParameter("hints", "A hint of an earlier answer for each coordinate; not needed."),
        APIParameter(
            "generate_hints", "Whether waypoints have hints.", .string(["true", "false"])),
        APIParameter(
            "approaches", "unrestricted, curb or opposite for each coordinate, divided by `;`."),
        APIParameter(
            "exclude",
            "Roads not to use: motorway, trunk, toll, ferry, restricted, tunnel, bridge, unpaved, steps, "
                + "low_emission_zone, divided by commas; or none."),
        APIParameter(
            "snapping", "any: also roads on which routes do not begin.",
            .string(["default", "any"])),
        APIParameter(
            "skip_waypoints", "Whether to leave out waypoints.", .string(["true", "false"])),
    ]

    private static let told = [
        APIParameter("steps", "Whether to tell the steps of legs.", .string(["true", "false"])),
        APIParameter(
            "geometries", "The form of geometries.", .string(["polyline", "polyline6", "geojson"])),
        APIParameter(
            "overview", "The geometry of routes.",
            .string(["simplified", "full", "by_legs", "false"])),
        APIParameter(
            "annotations",
            "true, false, or some of distance, duration, datasources, weight, speed and nodes; nodes are not known."
        ),
    ]

    private static let waypoints = APIParameter(
        "waypoints", "Indices of the coordinates that are stops, divided by `;`.")

    /// The parameters of `route`.
    static let route =
        general + told + [
            APIParameter("alternatives", "true, false, or the most alternatives, 3 at most."),
            APIParameter(
                "continue_straight", "Whether to go on in the same direction at waypoints.",
                .string(["default", "true", "false"])), waypoints,
        ]

    /// The parameters of `table`.
    static let table =
        general + [
            APIParameter("sources", "Indices of the coordinates to begin at, divided by `;`; all."),
            APIParameter("destinations", "Indices of those to end at, divided by `;`; all."),
            APIParameter("annotations", "duration, distance, or both divided by a comma."),
            APIParameter(
                "fallback_speed", "Meters a second on a straight line, where no road leads."),
            APIParameter(
                "fallback_coordinate", "What that line joins.", .string(["input", "snapped"])),
            APIParameter("scale_factor", "What times are multiplied by."),
        ]

    /// Of `match`; radiuses are the spread of positions.
    static let match =
        general + told + [
            APIParameter(
                "timestamps", "Seconds since 1970 of each coordinate, ascending, divided by `;`."),
            APIParameter(
                "gaps", "Whether a track is split where a minute passed.",
                .string(["split", "ignore"])),
            APIParameter(
                "tidy", "Whether points hardly later and farther are left out.",
                .string(["true", "false"])), waypoints,
        ]

    /// The parameters of `trip`.
    static let trip =
        general + told + [
            APIParameter(
                "roundtrip", "Whether the trip returns; if not, source or destination is told.",
                .string(["true", "false"])),
            APIParameter(
                "source", "first: the trip begins at the first coordinate.",
                .string(["any", "first"])),
            APIParameter(
                "destination", "last: the last coordinate is the last one visited.",
                .string(["any", "last"])),
        ]

    /// The parameters of `nearest`.
    static let nearest = general + [APIParameter("number", "How many roads, 1 to 100.")]
}
