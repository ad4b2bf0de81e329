/// An option of a question, defined once for flags of the command line and keys of `--batch`.
public struct QuestionOption: Sendable, Hashable {
    /// What its values are.
    public enum Form: Sendable {
        /// One text; a list of numbers or texts stands for them with commas between.
        case text
        /// Several texts; one alone is a list of one.
        case list
        /// True or false.
        case flag
        /// A whole number.
        case count
        /// A JSON document, as text or as it is.
        case document
    }

    /// `--NAME` on the command line, the key `"NAME"` in JSON.
    public let name: String
    /// One sentence for a person.
    public let help: String
    /// What its values are.
    public let form: Form

    init(_ name: String, _ help: String) { self.init(name, .text, help) }

    init(_ name: String, _ form: Form, _ help: String) {
        self.name = name
        self.form = form
        self.help = help
    }
}

/// What places are asked for.
extension QuestionOption {
    /// What to search for.
    public static let query = Self("query", "What to look for.")
    /// What to complete.
    public static let prefix = Self("prefix", "What was typed so far.")
    /// What to geocode.
    public static let address = Self("address", "The address.")
    /// Where to look what is there.
    public static let position = Self("location", "Latitude and longitude in degrees.")
    /// Where the person is.
    public static let near = Self(
        "near", "Where you are: nearer answers come first among equals.")
    /// What the person sees.
    public static let region = Self(
        "region", "What you look at: south,west,north,east in degrees.")
    /// Whether answers keep to the region.
    public static let regionRequired = Self(
        "region-required", .flag, "Leave out what is outside the region.")
    /// Sorts of answers.
    public static let types = Self("types", "Sorts of answers: poi, address, feature.")
    /// Categories wanted.
    public static let categories = Self(
        "categories", "Categories of points of interest: cafe,hotel,evCharger.")
    /// Categories not wanted.
    public static let excludedCategories = Self("exclude-categories", "Categories to leave out.")
    /// Parts of addresses wanted.
    public static let addressParts = Self(
        "address-parts",
        "Parts of addresses to find: country, administrativeArea, locality, postalCode, street, address, …"
    )
    /// Languages of names.
    public static let languages = Self("language", "Languages to show names in, best first: fi,sv.")
    /// The most answers.
    public static let limit = Self("limit", .count, "The most answers.")
}

/// What roads are asked for.
extension QuestionOption {
    /// Where a route begins.
    public static let from = Self("from", "Where to begin.")
    /// Where a route ends.
    public static let to = Self("to", "Where to end.")
    /// Where a route passes.
    public static let via = Self("via", .list, "Where to stop on the way; repeatable.")
    /// Whether places between are passed without a stop.
    public static let passThrough = Self(
        "pass-through", .flag, "Pass the places of --via without a stop.")
    /// How to travel.
    public static let mode = Self(
        "mode",
        """
        How to travel: a mode of the atlas, such as automobile, walking or cycling; automobile if left \
        out.
        """)
    /// What roads to stay off.
    public static let avoid = Self(
        "avoid",
        "What to stay off where another road leads on: tolls, highways, motorways, ferries, "
            + "low-emission-zones, tunnels, bridges, unpaved, restricted, steps, divided by commas."
    )
    /// What roads not to use at all.
    public static let exclude = Self(
        "exclude", "What not to use at all: the same words as of avoid, divided by commas.")
    /// Areas not to enter.
    public static let avoidArea = Self(
        "avoid-area", .document, "Areas not to enter: GeoJSON with polygons.")
    /// What to tell of each piece of a route.
    public static let annotations = Self(
        "annotations",
        "What to tell of each piece of the line: distance, duration, speed, maxspeed, ways, by commas."
    )
    /// How far places may be from a road.
    public static let radius = Self(
        "radius",
        "How far places may be from a road, in meters: what is farther is refused. (default: 10000)"
    )
    /// Whether other routes are wanted as well.
    public static let alternates = Self(
        "alternates", .flag, "Also show other ways that are about as good.")
    /// When one sets out.
    public static let depart = Self(
        "depart", "When to set out, such as 2026-11-21T08:30: what is closed then is not used.")
    /// When one wants to be there.
    public static let arrive = Self(
        "arrive", "When to be there: tells when to leave; what is closed then is not used.")
    /// Directions of travel at the places.
    public static let bearings = Self(
        "bearings",
        "Directions of travel, DEGREES,TOLERANCE for each place, divided by semicolons.")
    /// Sides of the road at the places.
    public static let approaches = Self(
        "approaches",
        "Sides of the road: curb, opposite or unrestricted for each place, by semicolons.")
    /// The language of instructions.
    public static let instructionLanguage = Self(
        "language",
        """
        The language of instructions: en, de, fr, es, it, fi, sv, ja, zh, ar. \
        (default: that of LANG, or en)
        """)
    /// What distances are told in.
    public static let units = Self(
        "units", "What instructions tell distances in: metric or imperial.")
    /// Whether one goes on straight at places between.
    public static let continueStraight = Self(
        "continue-straight", .flag,
        "Go on straight at places on the way; cars do, others may turn round.")
    /// Whether leaving a roundabout is a step.
    public static let roundaboutExits = Self(
        "roundabout-exits", .flag,
        "Tell where one leaves a roundabout in a step of its own, as OSRM does.")
    /// Where the routes of a matrix begin.
    public static let sources = Self("from", .list, "Where routes begin.")
    /// Where the routes of a matrix end.
    public static let targets = Self("to", .list, "Where routes end; repeatable.")
    /// The middle of an isochrone.
    public static let center = Self("location", "Where to begin.")
    /// Times of an isochrone.
    public static let minutes = Self("minutes", "Minutes, several divided by commas.")
    /// The points of a track.
    public static let track = Self("track", .list, "The track.")
}
