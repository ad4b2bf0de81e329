/// A step of a route: a manoeuvre and the way up to the next one.
public struct RouteStep: Sendable {
    /// What to do, in a person's language.
    public var instructions: String
    /// The name of the way that follows.
    public var name: String
    /// Its number, such as "N 13".
    public var ref: String
    /// OSRM's word for the manoeuvre.
    public var type: String
    /// OSRM's word for its direction; empty where there is none.
    public var modifier: String
    /// Which exit of a roundabout; 0 where there is none.
    public var exit: Int
    /// Whole degrees clockwise from north in which one comes, 0 to 359.
    public var bearingBefore: Int
    /// Whole degrees clockwise from north in which one goes on.
    public var bearingAfter: Int
    /// OSRM's word for how one travels: driving, walking, cycling, ferry, ….
    public var mode: String
    /// Meters up to the next step.
    public var meters: Double
    /// Hundredths of a second up to the next step.
    public var duration: Int
    /// The step's part of the leg's line; the first is where the manoeuvre takes place.
    public var points: ClosedRange<Int>

    /// Creates a step without a manoeuvre.
    public init(
        type: String, name: String = "", ref: String = "", mode: String, meters: Double = 0,
        duration: Int = 0, points: ClosedRange<Int>
    ) {
        instructions = ""
        self.name = name
        self.ref = ref
        self.type = type
        modifier = ""
        exit = 0
        bearingBefore = 0
        bearingAfter = 0
        self.mode = mode
        self.meters = meters
        self.duration = duration
        self.points = points
    }
}
