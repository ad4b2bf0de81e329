/// The feed's description of itself (`feed_info.txt`).
public struct FeedInfo: Equatable, Sendable {
    /// The name of the publisher.
    public let publisher: String
    /// The publisher's website.
    public let url: String
    /// The language of its texts by its IETF tag; "mul" for several.
    public let language: String
    /// The first day for which it is complete, in days since 1970; nil if it does not say.
    public let firstDay: Int32?
    /// The last day for which it is complete.
    public let lastDay: Int32?
    /// The version; may be empty.
    public let version: String
}

/// An organization that the data is attributed to (`attributions.txt`).
public struct Attribution: Equatable, Sendable {
    /// The name.
    public let organization: String
    /// The page on the web; may be empty.
    public let url: String
    /// The number of the agency that it is about; nil if not of one.
    public let agency: Int?
    /// The number of the line that it is about.
    public let route: Int?
    /// The number of the trip that it is about.
    public let trip: Int?
    /// Whether the organization produced the data.
    public let isProducer: Bool
    /// Whether the organization runs the vehicles.
    public let isOperator: Bool
    /// Whether the organization is the authority.
    public let isAuthority: Bool
}
