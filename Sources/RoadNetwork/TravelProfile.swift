import Foundation
import Roads

/// What ways a mode may use, how fast, and what turns cost: the contents of a profile's JSON file.
///
/// The built-in profiles are the files in `Profiles/`; a copy with other figures works as well. Speeds
/// are km/h, lengths meters, masses kilograms, times seconds. Tables by tag are written
/// `{"key": {"value": figure}}`. A field that may be absent is optional here.
public struct TravelProfile: Codable, Sendable, Equatable {
    /// Figures by key and value of a tag.
    public typealias TagTable = [String: [String: Double]]

    /// The way in which turns are penalized.
    public struct Turn: Codable, Sendable, Equatable {
        /// The curve of seconds over the angle.
        public enum Kind: String, Codable, Sendable {
            /// Turns cost nothing.
            case none
            /// OSRM's curve for cars: a logistic function, steepest near a right angle, where more than
            /// two roads meet.
            case sigmoid
            /// Growing with the square of the angle, everywhere; `seconds` at 90°.
            case square
        }

        /// The kind of curve.
        public var kind: Kind
        /// The cost of a sharp turn (sigmoid) or of a right angle (square).
        public var seconds: Double
        /// The factor between turns across oncoming traffic and the others; 1 for no difference.
        public var bias: Double
        /// The time that waiting for a gap in oncoming traffic adds to a turn across it (sigmoid).
        public var crossingSeconds: Double
    }

    /// Which tags make a way one-way.
    public enum OnewayRule: String, Codable, Sendable {
        /// `oneway`, or the mode's own `oneway:…`; motorways and roundabouts are one-way by themselves.
        case vehicles
        /// Only the mode's own `oneway:…`, as for walkers.
        case own
    }

    /// The effect of a tagged speed limit.
    public enum LimitRule: String, Codable, Sendable {
        /// The speed limit is ignored.
        case ignored
        /// It takes the place of the class's speed, times `limitFactor`.
        case replaces
        /// It is the greatest speed.
        case caps
    }

    /// The quantity that the best route minimizes.
    public enum Choice: String, Codable, Sendable {
        /// Travel time, weighted by `preferences`.
        case time
        /// Length in meters, whatever the travel time.
        case distance
    }

    /// The size of a vehicle, for tagged limits of the way.
    public struct Vehicle: Codable, Sendable, Equatable {
        /// The outer dimensions in meters.
        public var height, width, length: Double
        /// The mass in kilograms.
        public var mass: Double
        /// Kilograms on one axle; absent if limits of it do not matter.
        public var axleLoad: Double?

        /// The size as routes ask about it.
        var size: VehicleSize {
            VehicleSize(
                height: height, width: width, length: length, mass: mass, axleLoad: axleLoad ?? 0,
                carriesHazmat: false)
        }
    }

    /// The mode: its name, its kind, and its aliases.
    public var mode: TravelMode
    /// The quantity that the best route minimizes; time if absent.
    public var chooses: Choice?
    /// Keys that grant or refuse access, most specific first; the first one present decides.
    public var accessKeys: [String]
    /// Names under which turn restrictions and `oneway:…` mention the mode, most specific first.
    public var restrictionKeys: [String]
    /// Whether turn restrictions bind the mode.
    public var obeysTurnRestrictions: Bool
    /// Values of access keys.
    ///
    /// `allowed` also opens ways whose class is closed; `destinationOnly` closes a way to all whose route
    /// neither begins nor ends on it; `forbidden` closes it. What is in no list counts as allowed.
    public var allowed, destinationOnly, forbidden: [String]
    /// Access by value of `designation`, where no key more specific than `access` tells.
    public var designations: [String: String]?
    /// Access values with which a service road is no place to begin or end.
    public var noStartOnService: [String]
    /// Values of tags that close a way, whatever else is tagged.
    public var closed: [String: [String]]
    /// Values of `construction` with which a way is open; absent if the key does not matter.
    public var openConstruction: [String]?
    /// Which tags make a way one-way.
    public var oneway: OnewayRule
    /// Speed by class of way.
    public var speeds: TagTable
    /// Speed where only an access tag opens the way.
    public var defaultSpeed: Double
    /// The speed of pushing, by class of way where riding is not allowed.
    public var pushing: TagTable?
    /// The speed of pushing elsewhere, in km/h.
    public var pushingSpeed: Double?
    /// Speed of ferries and trains without a duration, by value of `route`.
    public var routeSpeeds: [String: Double]
    /// Speed by value of `bridge`, for those that move.
    public var bridgeSpeeds: [String: Double]
    /// Speed on railways that an access tag opens, by value of `railway`.
    public var railSpeeds: [String: Double]?
    /// The effect of a tagged speed limit.
    public var limits: LimitRule
    /// The share of a limit that is driven where it replaces the class's speed.
    public var limitFactor: Double
    /// Maximum speeds by tag.
    public var caps: TagTable
    /// Keys of `caps` that say nothing where one of some other keys is tagged, since that says it better.
    public var capsUnless: [String: [String]]?
    /// The maximum speed of all.
    public var topSpeed: Double?
    /// Steepest slope, in percent of `incline`, that is passed at all.
    public var steepestPercent: Double?
    /// Whether road numbers are announced with the direction in which they lead, `I 80 West`, where route relations
    /// have it; no if absent.
    public var tellsCardinalDirections: Bool?
    /// The size of the vehicle; absent if limits of size do not matter.
    public var vehicle: Vehicle?
    /// The smallest vehicle that a question may be about; the vehicle itself if absent.
    ///
    /// Roads that are too small for it are no roads of the mode.
    public var smallestVehicle: Vehicle?
    /// Factors on the speed by tag that count in the cost of a route, though not in its time.
    ///
    /// The least one counts.
    public var preferences: TagTable
    /// Whether narrow two-way roads are avoided likewise: by width, single lanes, missing markings.
    public var avoidsNarrowRoads: Bool
    /// The share for the direction that must wait where `priority` favors the other.
    public var waitingPreference: Double?
    /// Whether roads reserved for carpools are open only to routes that begin or end there.
    public var avoidsCarpoolLanes: Bool
    /// Values of `sidewalk…` or `cycleway…` keys that close a way, since a separate way is mapped beside it.
    public var separateKeys: [String]
    /// Barriers one passes when no access tag says otherwise; all others are closed.
    ///
    /// Absent if `closedBarriers` counts instead.
    public var openBarriers: [String]?
    /// Barriers that are closed when no access tag says otherwise.
    public var closedBarriers: [String]
    /// Time lost at barriers one passes, by value of `barrier`.
    public var barrierSeconds: [String: Double]
    /// Time lost at signals and signs, and for turning round.
    public var signalSeconds, stopSeconds, giveWaySeconds, uTurnSeconds: Double
    /// Time lost waiting for an elevator and going up or down in it; absent if elevators are not used.
    public var liftSeconds: Double?
    /// The effect of slopes on the speed; absent if there is none.
    public var slope: SlopeRule?
    /// The way in which turns are penalized.
    public var turn: Turn

    /// The profile in a file's bytes.
    ///
    /// - Throws: `DecodingError` if it is no profile; `InvalidProfile` if a figure is invalid.
    public init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(TravelProfile.self, from: Data(json))
        try check()
    }

    private func check() throws {
        if let fault = mode.fault { throw InvalidProfile(mode: fault) }
        var figures: [(String, Double)] = [
            ("defaultSpeed", defaultSpeed), ("pushingSpeed", pushingSpeed ?? 0),
            ("topSpeed", topSpeed ?? 0), ("signalSeconds", signalSeconds),
            ("stopSeconds", stopSeconds), ("giveWaySeconds", giveWaySeconds),
            ("uTurnSeconds", uTurnSeconds), ("turn.seconds", turn.seconds),
            ("turn.crossingSeconds", turn.crossingSeconds),
            ("steepestPercent", steepestPercent ?? 0), ("liftSeconds", liftSeconds ?? 0),
        ]
        for table in [speeds, caps, pushing ?? [:]] {
            for (key, values) in table { figures += values.map { ("\(key)=\($0)", $1) } }
        }
        for table in [routeSpeeds, bridgeSpeeds, railSpeeds ?? [:], barrierSeconds] {
            figures += table.map { ($0, $1) }
        }
        for (name, value) in figures.sorted(by: { $0.0 < $1.0 }) where !(0...1000 ~= value) {
            throw InvalidProfile(what: "\(name) \(value)")
        }
        for (name, vehicle) in [("vehicle", vehicle), ("smallestVehicle", smallestVehicle)] {
            guard let vehicle else { continue }
            for (side, value) in [
                ("height", vehicle.height), ("width", vehicle.width), ("length", vehicle.length),
                ("mass", vehicle.mass), ("axleLoad", vehicle.axleLoad ?? 0),
            ] where !(0...1_000_000 ~= value) {
                throw InvalidProfile(what: "\(name).\(side) \(value)")
            }
        }
        var shares: [(String, Double)] = [
            ("turn.bias", turn.bias), ("limitFactor", limitFactor),
            ("waitingPreference", waitingPreference ?? 1),
        ]
        for (key, values) in preferences { shares += values.map { ("\(key)=\($0)", $1) } }
        for (name, value) in shares.sorted(by: { $0.0 < $1.0 }) where !(0.01...100 ~= value) {
            throw InvalidProfile(what: "\(name) \(value)")
        }
    }

    /// A figure of a profile is out of range, or its mode cannot be used.
    public struct InvalidProfile: Error, Equatable, CustomStringConvertible {
        private let reason: String

        /// Creates an error about a figure: which one, and its value.
        public init(what: String) { reason = "\(what) is out of range" }

        /// Creates an error about a mode: what is wrong with it.
        public init(mode fault: String) { reason = fault }

        /// A one-sentence description of the error for people.
        public var description: String { "the profile is not usable: \(reason)" }
    }
}
