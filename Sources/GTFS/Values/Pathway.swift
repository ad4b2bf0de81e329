/// A way between two places of a station (`pathways.txt`).
public struct Pathway: Equatable, Sendable {
    /// The kinds of pathways.
    public enum Kind: UInt8, Sendable {
        /// A corridor or a path.
        case walkway = 1
        /// Stairs.
        case stairs = 2
        /// A moving walk.
        case movingWalk = 3
        /// An escalator.
        case escalator = 4
        /// An elevator.
        case elevator = 5
        /// A gate where fares are checked.
        case fareGate = 6
        /// A gate that is passed outward alone.
        case exitGate = 7
    }

    /// The number of the stop where it begins.
    public let from: Int
    /// The number of the stop where it ends.
    public let to: Int
    /// The kind of pathway.
    public let kind: Kind
    /// Whether it can be passed both ways.
    public let isBidirectional: Bool
    /// The length in meters; nil if unknown.
    public let length: Double?
    /// Seconds that one takes; nil if unknown.
    public let seconds: Int32?
    /// The number of steps, upward from `from` to `to`, downward if negative; nil if unknown.
    public let steps: Int?
    /// The text of signs toward `to`; empty if there is none.
    public let sign: String
    /// The text of signs toward `from`; empty if there is none.
    public let reverseSign: String
}

/// A level of stations (`levels.txt`).
public struct Level: Equatable, Sendable {
    /// The level's id.
    public let id: String
    /// The height in floors; 0 is the ground.
    public let index: Double
    /// The name for passengers; may be empty.
    public let name: String
}
