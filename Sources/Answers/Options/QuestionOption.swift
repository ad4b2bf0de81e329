/// An option of a question, defined once for flags of the command line and keys of `--batch`.
public struct QuestionOption: Sendable, Hashable {
    /// The form of an option's values.
    public enum Form: Sendable {
        /// One text; a JSON list of numbers or texts counts as these with commas between.
        case text
        /// Several texts; one alone is a list of one.
        case list
        /// A truth value: `true` or `false`, or the flag alone on the command line.
        case flag
        /// An integer.
        case count
        /// A JSON document, as text or as it is.
        case document
    }

    /// `--NAME` on the command line, the key `"NAME"` in JSON.
    public let name: String
    /// The description in the help, one sentence.
    public let help: String
    /// The form of the option's values.
    public let form: Form

    init(_ name: String, _ help: String) { self.init(name, .text, help) }

    init(_ name: String, _ form: Form, _ help: String) {
        self.name = name
        self.form = form
        self.help = help
    }
}

/// Options of questions about places.
extension QuestionOption {
    /// The text of a search.
    public static let query = Self("query", "What to look for.")
    /// The text typed so far, to be completed.
    public static let prefix = Self("prefix", "What was typed so far.")
    /// The address to geocode.
    public static let address = Self("address", "The address.")
    /// The position of a reverse geocoding, `LAT,LON` in degrees.
    public static let position = Self("location", "Latitude and longitude in degrees.")
    /// The position of the user, by which equal answers are ordered.
    public static let near = Self(
        "near", "Where you are: nearer answers come first among equals.")
    /// The region that the user looks at, its edges in degrees.
    public static let region = Self(
        "region", "What you look at: south,west,north,east in degrees.")
    /// Whether answers outside the region are left out.
    public static let regionRequired = Self(
        "region-required", .flag, "Leave out what is outside the region.")
    /// The kinds of answers, such as points of interest; all if left out.
    public static let types = Self("types", "Sorts of answers: poi, address, feature.")
    /// The categories of points of interest to find; all if left out.
    public static let categories = Self(
        "categories", "Categories of points of interest: cafe,hotel,evCharger.")
    /// The categories of points of interest to leave out.
    public static let excludedCategories = Self("exclude-categories", "Categories to leave out.")
    /// The parts of addresses to find; all if left out.
    public static let addressParts = Self(
        "address-parts",
        "Parts of addresses to find: country, administrativeArea, locality, postalCode, street, address, …"
    )
    /// A line along which to look.
    public static let along = Self(
        "along", "A line along which to look, such as a route: lat,lon;lat,lon;… in degrees.")
    /// The maximum distance of answers from that line.
    public static let alongReach = Self(
        "along-reach", .count, "How far from that line answers may be, in meters; 1000 if left out."
    )
    /// When places have to be open.
    public static let open = Self(
        "open",
        "When to be open: now, or a time there such as 2026-11-23T21:00. Kinds that are closed are left out; answers tell their hours."
    )
    /// The languages of names in answers, best first.
    public static let languages = Self("language", "Languages to show names in, best first: fi,sv.")
    /// The maximum number of answers.
    public static let limit = Self("limit", .count, "The most answers.")
}

/// Options of questions about roads.
extension QuestionOption {
    /// The place where a route begins.
    public static let from = Self("from", "Where to begin.")
    /// The place where a route ends.
    public static let to = Self("to", "Where to end.")
    /// The places at which a route stops between its ends, in their order.
    public static let via = Self("via", .list, "Where to stop on the way; repeatable.")
    /// The time a journey by public transport stays at the stops of `via`.
    public static let stay = Self(
        "stay", .count,
        "By public transport: minutes to stay at the stops of --via at least; one may also pass them on board if left out."
    )
    /// Whether days beyond a timetable are taken for the nearest ones in it.
    public static let sameWeekday = Self(
        "same-weekday", .flag,
        "By public transport: take the nearest same day of the week for a day that the timetable does not have."
    )
    /// The preferred kind of journey by public transport.
    public static let prefer = Self(
        "prefer", "By public transport: less-walking or fewer-changes, even if one arrives later.")
    /// Whether stairs and what wheelchairs cannot use are avoided.
    public static let stepFree = Self(
        "step-free", .flag,
        "Without stairs; by public transport also without stairs in stations, and without stops and vehicles that wheelchairs "
            + "cannot use.")
    /// How one gets to the first stop, and from the last one.
    public static let access = Self(
        "access",
        "By public transport: how to get to the first stop, walking, bicycle (left there), bicycle-aboard or car (left "
            + "at a parking lot near); walking if left out.")
    /// Whether routes pass the places of `via` without a stop.
    public static let passThrough = Self(
        "pass-through", .flag, "Pass the places of --via without a stop.")
    /// The travel mode, by name or alias; automobile if left out.
    public static let mode = Self(
        "mode",
        """
        How to travel: a mode of the atlas, such as automobile, walking or cycling; route, matrix and isochrone \
        also take transit where feeds were imported; automobile if left out.
        """)
    /// The kinds of roads to avoid where there is another way.
    public static let avoid = Self(
        "avoid",
        "What to stay off where another road leads on: tolls, highways, motorways, ferries, "
            + "low-emission-zones, tunnels, bridges, unpaved, restricted, steps, divided by commas. By public "
            + "transport: kinds of vehicles such as metro or bus, lines and agencies by their names, never to use."
    )
    /// The kinds of roads not to use at all.
    public static let exclude = Self(
        "exclude",
        "What not to use at all: the same words as of avoid, divided by commas; by public transport avoid says the same."
    )
    /// The areas not to enter, as GeoJSON polygons.
    public static let avoidArea = Self(
        "avoid-area", .document, "Areas not to enter: GeoJSON with polygons.")
    /// The values to write for each segment of a route's line.
    public static let annotations = Self(
        "annotations",
        "What to tell of each piece of the line: distance, duration, speed, maxspeed, ways, by commas."
    )
    /// The vehicle's height.
    public static let vehicleHeight = Self(
        "vehicle-height", "Meters that the vehicle is high: what is lower is not used.")
    /// The vehicle's width.
    public static let vehicleWidth = Self("vehicle-width", "Meters that the vehicle is wide.")
    /// The vehicle's length.
    public static let vehicleLength = Self("vehicle-length", "Meters that the vehicle is long.")
    /// The vehicle's actual mass.
    public static let vehicleWeight = Self(
        "vehicle-weight", "Tons that the vehicle weighs with its load.")
    /// The vehicle's load on one axle.
    public static let vehicleAxleLoad = Self(
        "vehicle-axle-load", "Tons on the heaviest axle.")
    /// Whether the vehicle carries hazardous materials.
    public static let hazmat = Self(
        "hazmat", .flag, "The load is hazardous: roads that forbid such are not used.")
    /// The options that describe a vehicle.
    public static let vehicle = [
        vehicleHeight, vehicleWidth, vehicleLength, vehicleWeight, vehicleAxleLoad, hazmat,
    ]
    /// The maximum distance of a place from a road, in meters.
    public static let radius = Self(
        "radius",
        "How far places may be from a road, in meters: what is farther is refused. (default: 10000)"
    )
    /// The roads on which a route may begin and end.
    public static let snapping = Self(
        "snapping",
        "Roads to begin and end on: default, or any for those too where routes do not begin, such as ferries."
    )
    /// The speed at which cells without a road are estimated.
    public static let fallbackSpeed = Self(
        "fallback-speed",
        "Kilometers an hour in a straight line, to estimate the cells that no road leads to.")
    /// Whether alternative routes are returned as well.
    public static let alternates = Self(
        "alternates", .flag, "Also show other ways that are about as good.")
    /// The local time of departure.
    public static let depart = Self(
        "depart",
        "When to set out, such as 2026-11-21T08:30: what is closed then is not used. matrix and isochrone: by public transport alone."
    )
    /// The local time of arrival.
    public static let arrive = Self(
        "arrive", "When to be there: tells when to leave; what is closed then is not used.")
    /// The minutes of departures of which all good ones are told.
    public static let window = Self(
        "window", .count,
        "By public transport: every good departure in so many minutes from the time of --depart on."
    )
    /// The stop whose departures are told, by its position or in words.
    public static let stop = Self("location", "A stop, or a place near it: LAT,LON or words.")
    /// The line whose timetable is told.
    public static let line = Self(
        "line", "The line's name, such as 9 or M1, or its id in the feed; all lines if left out.")
    /// The place that lines have to stop at.
    public static let at = Self(
        "at", "Only lines that stop here: a stop, or a place near it, LAT,LON or words.")
    /// The day of a timetable.
    public static let day = Self(
        "day", "The day of the timetable, such as 2026-11-21; today if left out.")
    /// The directions of travel at the places, in degrees with a tolerance.
    public static let bearings = Self(
        "bearings",
        "Directions of travel, DEGREES,TOLERANCE for each place, divided by semicolons.")
    /// The sides of the road on which to reach the places.
    public static let approaches = Self(
        "approaches",
        "Sides of the road: curb, opposite or unrestricted for each place, by semicolons.")
    /// The language of instructions; that of the environment if left out.
    public static let instructionLanguage = Self(
        "language",
        """
        The language of instructions: en, de, fr, es, it, fi, sv, ja, zh, ar. \
        (default: that of LANG, or en)
        """)
    /// The units of distances in instructions: metric or imperial.
    public static let units = Self(
        "units", "What instructions tell distances in: metric or imperial.")
    /// Whether routes continue straight at places between their ends.
    public static let continueStraight = Self(
        "continue-straight", .flag,
        "Go on straight at places on the way; cars do, others may turn round.")
    /// Whether the exit of a roundabout is a step of its own.
    public static let roundaboutExits = Self(
        "roundabout-exits", .flag,
        "Tell where one leaves a roundabout in a step of its own, as OSRM does.")
    /// The places where the routes of a matrix begin.
    public static let sources = Self("from", .list, "Where routes begin.")
    /// The places where the routes of a matrix end.
    public static let targets = Self("to", .list, "Where routes end; repeatable.")
    /// The places of a trip.
    public static let places = Self("place", .list, "What to visit, first where to begin.")
    /// Whether a trip ends at the last place it visits.
    public static let openTrip = Self(
        "open", .flag, "End at the last place that is visited, instead of returning.")
    /// Whether the last place of a trip is visited last.
    public static let lastPlace = Self(
        "end-at-last", .flag, "Visit the place that is told last at the end.")
    /// The place from which an isochrone is computed.
    public static let center = Self("location", "Where to begin.")
    /// The travel times of an isochrone, in minutes.
    public static let minutes = Self("minutes", "Minutes, several divided by commas.")
    /// Distances of an isochrone.
    public static let kilometers = Self(
        "kilometers", "Kilometers along the road instead of minutes, several divided by commas.")
    /// The points of the track to match to roads.
    public static let track = Self("track", .list, "The track.")
    /// When the points of a track were recorded.
    public static let timestamps = Self(
        "timestamps", "When each point was recorded: seconds of any clock, divided by commas.")
    /// The accuracies of the points of a track.
    public static let accuracies = Self(
        "accuracies",
        "How far points stand off the road, in meters: for each one, or one for all; by commas.")
    /// The treatment of gaps in time.
    public static let gaps = Self(
        "gaps",
        "Where the next point is over a minute later: split, to begin a new route; ignore. (default: ignore)"
    )
    /// Whether points are left out.
    public static let tidy = Self(
        "tidy", .flag, "Leave out points that are hardly later and farther than the one before.")
}
