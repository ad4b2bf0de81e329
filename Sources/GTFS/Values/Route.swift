/// A line (`routes.txt`).
public struct Route: Equatable, Sendable {
    /// The line's id.
    public let id: String
    /// The number of the agency.
    public let agency: Int
    /// The name that vehicles show, such as "9" or "M2"; may be empty.
    public let shortName: String
    /// The full name; may be empty.
    public let longName: String
    /// The type by GTFS's numbers or the extended ones: 0 for trams, 109 for suburban trains.
    public let type: Int
    /// The color as 0xRRGGBB; nil if the feed gives none.
    public let color: UInt32?
    /// The color of text on it as 0xRRGGBB; nil if the feed gives none.
    public let textColor: UInt32?
    /// The place in lists; lower numbers come first.
    public let sortOrder: Int
}
