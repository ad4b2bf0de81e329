/// The days on which trips run (`calendar.txt` and `calendar_dates.txt`).
public struct Service: Equatable, Sendable {
    /// The service's id.
    public let id: String
    /// The days, as days since 1970, ascending.
    public internal(set) var days: [Int32]
}

/// A trip that is repeated (`frequencies.txt`): the trip's own times are offsets, and do not run themselves.
public struct Frequency: Equatable, Sendable {
    /// The number of the trip.
    public let trip: Int
    /// The first departure from the trip's first stop, in seconds after noon minus 12 hours.
    public let start: Int32
    /// The end, before which the last departure is.
    public let end: Int32
    /// The headway: seconds between departures.
    public let headway: Int32
    /// Whether the departures are at these very times; otherwise only their distance is promised.
    public let isExact: Bool
}
