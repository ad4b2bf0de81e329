import Foundation
import Roads

/// What ways a mode may use, how fast, and what turns cost: the contents of a profile's JSON file.
///
/// The built-in profiles are the files in `Profiles/`; a copy with other figures works as well. Speeds
/// are km/h. Tags in `caps` and `factors` are written `key=value`.
public struct TravelProfile: Codable, Sendable, Equatable {
    /// How turning is charged.
    public struct Turn: Codable, Sendable, Equatable {
        /// The curve of seconds over the angle.
        public enum Kind: String, Codable, Sendable {
            /// Nothing.
            case none
            /// OSRM's curve for cars: a logistic function, steepest near a right angle.
            case sigmoid
            /// Growing with the square of the angle; `seconds` at 90°.
            case square
        }

        /// The curve.
        public var kind: Kind
        /// The cost of a sharp turn (sigmoid) or of a right angle (square).
        public var seconds: Double
        /// How much dearer it is to cross the other side's traffic; 1 for no difference.
        public var bias: Double
    }

    /// A name of `TravelMode`.
    public var mode: String
    /// Keys that grant or refuse access, most specific first.
    public var accessKeys: [String]
    /// Names under which turn restrictions mention the mode, in `restriction:…` and `except`.
    public var restrictionKeys: [String]
    /// Values of access keys.
    ///
    /// What is in no list leaves the decision to the next key.
    public var allowed, destinationOnly, forbidden: [String]
    /// Whether roundabouts and motorways are one-way without saying so.
    public var obeysOneway: Bool
    /// Keys for one-way streets, most specific first.
    public var onewayKeys: [String]
    /// Speed by value of `highway`.
    public var speeds: [String: Double]
    /// Speed where only an access tag opens the road; none means that it stays closed.
    public var accessSpeed: Double?
    /// Speed by value of `highway` where one gets off and pushes.
    public var pushing: [String: Double]?
    /// Speed of ferries without a duration.
    public var ferrySpeed: Double
    /// What share of a tagged speed limit is driven; none means that limits do not matter.
    public var maxspeedFactor: Double?
    /// Greatest speeds by tag.
    public var caps: [String: Double]
    /// Factors on the speed by tag.
    public var factors: [String: Double]
    /// Factors on the cost that chooses, but not on time, by value of `highway`.
    public var weightFactors: [String: Double]
    /// Barriers one passes, when no access tag says otherwise.
    public var openBarriers: [String]
    /// Whether all other barriers are closed.
    public var closesUnknownBarriers: Bool
    /// Time lost at gates, signals and signs, and for turning round.
    public var gateSeconds, signalSeconds, stopSeconds, giveWaySeconds, uTurnSeconds: Double
    /// How turning is charged.
    public var turn: Turn

    /// The profile in a file's bytes.
    ///
    /// - Throws: `DecodingError` if it is no profile; `InvalidProfile` if a figure makes no sense.
    public init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(TravelProfile.self, from: Data(json))
        guard TravelMode(name: mode) != nil else { throw InvalidProfile(what: "mode \"\(mode)\"") }
        let figures: [(String, Double)] =
            speeds.map { ($0, $1) } + caps.map { ($0, $1) } + (pushing ?? [:]).map { ($0, $1) }
            + [
                ("ferrySpeed", ferrySpeed), ("accessSpeed", accessSpeed ?? 0),
                ("gateSeconds", gateSeconds), ("signalSeconds", signalSeconds),
                ("stopSeconds", stopSeconds), ("giveWaySeconds", giveWaySeconds),
                ("uTurnSeconds", uTurnSeconds), ("turn.seconds", turn.seconds),
            ]
        for (name, value) in figures.sorted(by: { $0.0 < $1.0 }) where !(0...1000 ~= value) {
            throw InvalidProfile(what: "\(name) \(value)")
        }
        let ratios =
            factors.map { ($0, $1) } + weightFactors.map { ($0, $1) }
            + [("turn.bias", turn.bias), ("maxspeedFactor", maxspeedFactor ?? 1)]
        for (name, value) in ratios.sorted(by: { $0.0 < $1.0 }) where !(0.01...100 ~= value) {
            throw InvalidProfile(what: "\(name) \(value)")
        }
    }

    /// The built-in profile of a mode.
    public static func builtIn(_ mode: TravelMode) throws -> TravelProfile {
        switch mode {
        case .automobile: try TravelProfile(json: PackageResources.automobile_json)
        case .walking: try TravelProfile(json: PackageResources.walking_json)
        case .cycling: try TravelProfile(json: PackageResources.cycling_json)
        }
    }

    /// A figure of a profile is out of range.
    public struct InvalidProfile: Error, Equatable, CustomStringConvertible {
        /// Which figure, and its value.
        public let what: String

        /// Creates an error.
        public init(what: String) { self.what = what }

        /// One sentence for a person.
        public var description: String { "the profile is not usable: \(what) is out of range" }
    }
}
