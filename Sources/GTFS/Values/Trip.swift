/// A vehicle's way along its stops, on all days of a service (`trips.txt`).
public struct Trip: Equatable, Sendable {
    /// The trip's id.
    public let id: String
    /// The number of the line.
    public let route: Int
    /// The number of the service.
    public let service: Int
    /// The text that the vehicle shows; may be empty.
    public let headsign: String
    /// The name for passengers, such as a train's number; may be empty.
    public let shortName: String
    /// The direction, 0 or 1; nil if the feed gives none.
    public let direction: UInt8?
    /// The id of the block, within which passengers may stay on board; empty if there is none.
    public let block: String
    /// The number of the shape; nil if there is none.
    public let shape: Int?
    /// Whether wheelchairs can be taken.
    public let wheelchairs: Stop.Accessibility
    /// Whether bicycles can be taken.
    public let bicycles: Stop.Accessibility
}
