/// The roads a track followed.
public struct RoadMatch: Sendable {
    /// Where a point of the track lies on the roads.
    public struct Point: Sendable {
        /// The place on a road.
        public let snap: RoadSnap
        /// Which of the routes it belongs to.
        public let route: Int
    }

    /// The ways traveled, in order: more than one where the track has gaps.
    ///
    /// Each has one leg.
    public let routes: [Route]
    /// For each point of the track its place, nil for a point that is near no road.
    public let points: [Point?]
}
