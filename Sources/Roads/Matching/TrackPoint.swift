import MapGeometry

/// A point of a track, with what is known of it.
public struct TrackPoint: Sendable, Equatable {
    /// The position, and the direction of movement; the radius is ignored.
    public var place: RouteWaypoint
    /// The spread of positions around the road, meters (one standard deviation); nil if it is not known.
    public var spreadMeters: Double?
    /// When it was recorded, in seconds of any clock; nil if that is not known.
    public var seconds: Double?
    /// Whether a leg of the match ends here and the next begins.
    public var isBreak: Bool

    /// Creates a point.
    public init(
        _ place: RouteWaypoint, spreadMeters: Double? = nil, seconds: Double? = nil,
        isBreak: Bool = false
    ) {
        self.place = place
        self.spreadMeters = spreadMeters
        self.seconds = seconds
        self.isBreak = isBreak
    }

    /// The spread that is reckoned with: 1 m at least.
    var reckonedSpread: Double { max(spreadMeters ?? 6, 1) }

    /// How far off roads are considered, in meters: nearly all of the points spread so are nearer.
    var searchRadius: Double { spreadMeters.map { min(max(3.3 * $0, 15), 1000) } ?? 60 }
}

/// The options for matching a track.
public struct TrackOptions: Sendable, Equatable {
    /// A new match begins where the next point is more than so many seconds later; nil for never.
    public var longestGapSeconds: Double?
    /// A new match begins where the next point is more than so many meters away, in a straight line; nil for never.
    ///
    /// Roads are searched up to about twice as far: it bounds the time.
    public var longestGapMeters: Double?
    /// Whether points are left out that are hardly later and farther than the one before.
    public var isTidied: Bool

    /// Creates options.
    public init(
        longestGapSeconds: Double? = nil, longestGapMeters: Double? = nil, isTidied: Bool = false
    ) {
        self.longestGapSeconds = longestGapSeconds
        self.longestGapMeters = longestGapMeters
        self.isTidied = isTidied
    }
}
