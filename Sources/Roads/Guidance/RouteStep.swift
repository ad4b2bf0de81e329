/// A step of a route: a maneuver and the way up to the next one.
public struct RouteStep: Sendable {
    /// The maneuver at the start of the step.
    public var maneuver: Maneuver
    /// Meters up to the next step.
    public var meters: Double
    /// Hundredths of a second up to the next step.
    package var hundredths: Int
    /// The expected travel time to the next step.
    public var expectedTravelTime: Duration { Duration(hundredths: hundredths) }
    /// The mode of travel to the next step.
    public var mode: ArcMode
    /// The step's part of the leg's line; the first is where the maneuver takes place.
    public var points: ClosedRange<Int>
    /// The notices for the way to the next step.
    public var notices: StepNotices
    /// The ways of the step by their number in the graph's tables, in the order of travel.
    public var arcs: Range<Int>
    /// The junctions passed, that of the maneuver first.
    var crossings: ArraySlice<Crossing>
}

/// A maneuver in OSRM's terms, and the content of the signs there.
public struct Maneuver: Sendable, Equatable {
    /// OSRM's kinds of maneuvers.
    public enum Kind: String, Sendable, CaseIterable {
        case depart, arrive, turn, merge, fork, notification, roundabout, rotary
        case newName = "new name"
        case onward = "continue"
        case onRamp = "on ramp"
        case offRamp = "off ramp"
        case endOfRoad = "end of road"
        case exitRoundabout = "exit roundabout"
        case exitRotary = "exit rotary"
        case roundaboutTurn = "roundabout turn"
    }

    /// A lane before a maneuver.
    public struct Lane: Sendable, Equatable {
        /// Where it leads, in OSRM's words: none, straight, left, slight right, uturn, ….
        public var indications: [String]
        /// Whether the lane can be used for the maneuver.
        public var isValid: Bool

        /// Creates a lane.
        public init(indications: [String], isValid: Bool) {
            self.indications = indications
            self.isValid = isValid
        }
    }

    /// The kind of maneuver.
    public var kind: Kind
    /// Its direction; nil for departures, and for arrivals straight at the place.
    public var modifier: TurnModifier?
    /// The number of the exit of a roundabout; 0 where there is none.
    public var exit = 0
    /// The name of the road that follows.
    public var name = ""
    /// Its number, such as "N 13"; several are parted by ";".
    public var ref = ""
    /// The pronunciation of the name, in IPA.
    public var pronunciation = ""
    /// The destinations on the signs: "A 1: Roma, Napoli".
    public var destinations = ""
    /// The exit's own number on a motorway, such as "12" or "12;12A".
    public var exits = ""
    /// The name of a rotary.
    public var rotaryName = ""
    /// The lanes before the maneuver from left to right; empty where nothing is known.
    public var lanes: [Lane] = []
    /// The bearing of arrival, in whole degrees clockwise from north, 0 to 359.
    public var bearingBefore = 0
    /// The bearing of departure, in whole degrees clockwise from north, 0 to 359.
    public var bearingAfter = 0
    /// The modes of travel before and after.
    public var modes: (before: ArcMode, after: ArcMode) = (.driving, .driving)
    /// Whether one drives on the left there.
    public var drivesLeft = false
    /// Whether the way on is a flight of steps or an elevator.
    public var way = Way.road
    /// The kind of way that follows, where it has no name and is no ordinary road.
    public var unnamedWay: UnnamedWay?
    /// The street that a way without a name runs beside; empty if there is none.
    public var beside = ""
    /// Whether a flight of steps leads up; nil if nothing tells.
    public var stairsLeadUp: Bool?
    /// Whether the road that follows is, by its name or number, the one that the step before was on, and the
    /// instruction is to say so.
    package var staysOnRoad = false
    /// Whether one enters a circle and leaves it at the same junction.
    package var passesCircle = false

    /// Ways on that are no roads.
    public enum Way: Sendable { case road, steps, elevator }

    /// The kinds of ways without a name.
    public enum UnnamedWay: UInt8, Sendable, CaseIterable {
        case path, sidewalk, cyclePath, track, crossing, serviceRoad, driveway, parkingAisle, alley

        /// Whether going straight on from this way to another needs no announcement of the next one's kind.
        func leadsQuietly(to next: Self?) -> Bool {
            // Crossings belong to the way on either side of them.
            self == next || next == .crossing || self == .crossing && next == .path
        }
    }

    /// Creates a maneuver.
    public init(_ kind: Kind, _ modifier: TurnModifier? = nil) {
        self.kind = kind
        self.modifier = modifier
    }

    /// Whether two maneuvers are equal.
    public static func == (one: Maneuver, other: Maneuver) -> Bool {
        one.kind == other.kind && one.modifier == other.modifier && one.exit == other.exit
            && one.name == other.name && one.ref == other.ref
            && one.pronunciation == other.pronunciation
            && one.destinations == other.destinations && one.exits == other.exits
            && one.rotaryName == other.rotaryName && one.lanes == other.lanes
            && one.bearingBefore == other.bearingBefore && one.bearingAfter == other.bearingAfter
            && one.modes == other.modes && one.way == other.way
            && one.drivesLeft == other.drivesLeft && one.staysOnRoad == other.staysOnRoad
            && one.passesCircle == other.passesCircle && one.unnamedWay == other.unnamedWay
            && one.beside == other.beside && one.stairsLeadUp == other.stairsLeadUp
    }
}

/// Advisory notices of a part of a route.
public struct StepNotices: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt8

    /// Creates notices from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A toll is charged.
    public static let toll = Self(rawValue: 1 << 0)
    /// A ferry or a shuttle train.
    public static let ferry = Self(rawValue: 1 << 1)
    /// The surface is unpaved.
    public static let unpaved = Self(rawValue: 1 << 2)
    /// Open, closed or limited at certain times.
    public static let timed = Self(rawValue: 1 << 3)
    /// For residents and their visitors only.
    public static let restricted = Self(rawValue: 1 << 4)
    /// Inside a low emission zone.
    public static let lowEmission = Self(rawValue: 1 << 5)

    /// The notices that a road's flags ask for.
    init(_ flags: RoadFlags) {
        self = []
        for (flag, notice) in Self.noticeOfFlag where flags.contains(flag) { formUnion(notice) }
    }

    private static let noticeOfFlag: [(RoadFlags, StepNotices)] = [
        (.toll, .toll), (.ferry, .ferry), (.unpaved, .unpaved), (.timed, .timed),
        (.destinationOnly, .restricted), (.isPrivate, .restricted),
        (.lowEmissionZone, .lowEmission),
    ]
}
