/// The properties of a road for guidance and notices.
public struct RoadFlags: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Part of a roundabout.
    public static let roundabout = Self(rawValue: 1 << 0)
    /// A motorway or trunk road or a link of one.
    public static let highway = Self(rawValue: 1 << 1)
    /// A link: a slip road or ramp.
    public static let link = Self(rawValue: 1 << 2)
    /// A ferry or a shuttle train.
    public static let ferry = Self(rawValue: 1 << 3)
    /// A toll is charged.
    public static let toll = Self(rawValue: 1 << 4)
    /// Only for those whose way begins or ends on it.
    public static let destinationOnly = Self(rawValue: 1 << 5)
    /// A flight of steps.
    public static let steps = Self(rawValue: 1 << 6)
    /// One pushes what one rides.
    public static let pushing = Self(rawValue: 1 << 7)
    /// A tunnel.
    public static let tunnel = Self(rawValue: 1 << 8)
    /// A road open to traffic in one direction.
    public static let oneway = Self(rawValue: 1 << 9)
    /// The surface is unpaved.
    public static let unpaved = Self(rawValue: 1 << 10)
    /// A motorway proper or a link of one.
    public static let motorway = Self(rawValue: 1 << 11)
    /// A way of little importance: a service road, path or track.
    public static let minor = Self(rawValue: 1 << 12)
    /// No place to begin or end a route: a ferry, a private service road.
    public static let noStart = Self(rawValue: 1 << 13)
    /// A bridge.
    public static let bridge = Self(rawValue: 1 << 14)
    /// Circular, but without a roundabout's right of way (`junction=circular`).
    public static let circular = Self(rawValue: 1 << 15)
    /// An elevator or an escalator.
    public static let lifted = Self(rawValue: 1 << 16)
    /// Inside a low emission zone.
    public static let lowEmissionZone = Self(rawValue: 1 << 17)
    /// Open, closed or limited at certain times, which the tags tell.
    public static let timed = Self(rawValue: 1 << 18)
    /// A private road.
    public static let isPrivate = Self(rawValue: 1 << 19)
    /// Made by `mapwright` across an area, not drawn as a way.
    public static let acrossArea = Self(rawValue: 1 << 20)
    /// In a tunnel, and not a passage through a building or under a gallery: not where one stands above.
    public static let underground = Self(rawValue: 1 << 21)
    /// A sidewalk beside a street.
    public static let sidewalk = Self(rawValue: 1 << 22)
    /// Steps that lead up along the way.
    public static let risesAlong = Self(rawValue: 1 << 23)
    /// Steps that lead down along the way.
    public static let fallsAlong = Self(rawValue: 1 << 24)
    /// The name is that of the street which the way, nameless itself, runs beside.
    public static let namedBeside = Self(rawValue: 1 << 25)

    /// A crossing of a street for those on foot or bicycles.
    public static let crossing = Self(rawValue: 1 << 26)
    /// A service road that leads to a house or a yard.
    public static let driveway = Self(rawValue: 1 << 27)
    /// A service road between the rows of a car park.
    public static let parkingAisle = Self(rawValue: 1 << 28)
    /// A service road behind or between houses.
    public static let alley = Self(rawValue: 1 << 29)

    /// What only words depend on.
    package static let ofWords: Self = [
        .sidewalk, .risesAlong, .fallsAlong, .namedBeside, .crossing, .driveway, .parkingAisle,
        .alley,
    ]
}
