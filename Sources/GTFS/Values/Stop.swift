/// A place where vehicles stop, or a part of a station (`stops.txt`).
public struct Stop: Equatable, Sendable {
    /// The kinds of places.
    public enum Kind: UInt8, Sendable {
        /// A stop, or a platform of a station.
        case platform = 0
        /// A station, which has platforms.
        case station = 1
        /// A place where one enters a station from the street.
        case entrance = 2
        /// A place within a station where pathways meet.
        case node = 3
        /// A part of a platform.
        case boardingArea = 4
    }

    /// Whether wheelchairs can be used.
    public enum Accessibility: UInt8, Sendable {
        /// Nothing is known, or the parent tells.
        case unknown = 0
        /// At least some vehicles or paths are accessible by wheelchair.
        case accessible = 1
        /// Not accessible by wheelchair.
        case inaccessible = 2
    }

    /// The stop's id.
    public let id: String
    /// The number or short text that passengers see at the place; empty if there is none.
    public let code: String
    /// The name; empty for most nodes.
    public let name: String
    /// Degrees north of the equator; for nodes and boarding areas without a position, the parent's.
    public internal(set) var latitude: Double
    /// Degrees east of the prime meridian.
    public internal(set) var longitude: Double
    /// The kind of place.
    public let kind: Kind
    /// The number of the station, or of a boarding area's platform; nil if there is none.
    public internal(set) var parent: Int?
    /// Whether wheelchairs can be used; where the place does not tell, the parent's.
    public internal(set) var accessibility: Accessibility
    /// The platform, such as "3" or "B", without a word for platform; empty if unknown.
    public let platformCode: String
    /// The id of the level in a station; empty if unknown.
    public let level: String
    /// The id of the fare zone; empty if there is none.
    public let zone: String
    /// Whether the platform is reached through entrances and pathways alone, not straight from the street.
    public let isReachedThroughStation: Bool
}
