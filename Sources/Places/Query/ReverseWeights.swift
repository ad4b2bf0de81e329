/// The tuned numbers of looking up a position: how far away what it is told by may be.
package struct ReverseWeights: Sendable {
    /// Creates the numbers that looking up uses.
    package init() {}

    // MARK: How far something may be, in meters

    /// An address that is the position's own: the depth of a lot, and the width of the street before it.
    package var addressReach = 60.0
    /// The street that the position is told by.
    package var streetReach = 300.0
    /// Any other place.
    package var placeReach = 120.0

    // MARK: What counts as farther than it is, in meters

    /// A street without a name: at a crossing people say the named one.
    package var namelessPenalty = 12.0
    /// An address of another street than the one that the position lies on.
    package var otherStreetPenalty = 8.0
    /// How far an address of another street than the one that the position lies on may be: who stands on a street is not told
    /// a house behind those along it.
    package var otherStreetReach = 25.0
    /// Up to this distance from a street a position lies on it.
    package var onStreet = 8.0
    /// Up to this distance an address is the position's own, whatever its street.
    package var atAddress = 12.0

    // MARK: What is told at all

    /// The importance that a place must have more than: benches and waste baskets have no more.
    package var leastImportance: Float = 0.06

    // MARK: The work

    /// The half side of the first box in which streets are looked for, in meters.
    package var firstBox = 40.0
    /// How many times as large each further box is.
    package var growth = 2.5
    /// The most places that are looked at around a position.
    package var mostPlaces = 2_000
}
