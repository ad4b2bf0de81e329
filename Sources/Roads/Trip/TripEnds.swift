/// Where a trip through places begins and ends.
public struct TripEnds: Sendable, Hashable {
    /// Whether it begins at the first of the places.
    public var startsAtFirst: Bool
    /// Whether the last of the places is the last one visited.
    public var endsAtLast: Bool
    /// Whether it returns to where it began.
    public var returns: Bool

    /// Creates ends.
    public init(startsAtFirst: Bool, endsAtLast: Bool, returns: Bool) {
        self.startsAtFirst = startsAtFirst
        self.endsAtLast = endsAtLast
        self.returns = returns
    }
}
