/// A rule for changes (`transfers.txt`), between stops, lines or trips.
public struct Transfer: Equatable, Sendable {
    /// The kinds of rules.
    public enum Kind: UInt8, Sendable {
        /// A good place to change.
        case recommended = 0
        /// The vehicle that leaves waits.
        case guaranteed = 1
        /// A change takes a time.
        case timed = 2
        /// No change is possible.
        case forbidden = 3
        /// Passengers stay on board.
        case inSeat = 4
        /// Passengers get off and on again, though the vehicle is the same.
        case reboarding = 5
    }

    /// The number of the stop or station where the change begins; nil for trips alone.
    public let fromStop: Int?
    /// The number of the stop or station where it ends.
    public let toStop: Int?
    /// The number of the line that is left; nil for any.
    public let fromRoute: Int?
    /// The number of the line that is taken.
    public let toRoute: Int?
    /// The number of the trip that is left; nil for any.
    public let fromTrip: Int?
    /// The number of the trip that is taken.
    public let toTrip: Int?
    /// The kind of rule.
    public let kind: Kind
    /// Seconds that the change takes at least; 0 where the rule gives none.
    public let seconds: Int32
}
