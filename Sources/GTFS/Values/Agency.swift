/// A company or authority that runs lines (`agency.txt`).
public struct Agency: Equatable, Sendable {
    /// The id; empty in a feed of one agency that gives none.
    public let id: String
    /// The name for passengers.
    public let name: String
    /// The page on the web.
    public let url: String
    /// The time zone of all times of the feed, by its IANA name.
    public let timeZone: String
    /// The language by its IETF tag; empty if unknown.
    public let language: String
    /// The telephone number; empty if unknown.
    public let phone: String
}
