/// The roads a track followed.
public struct RoadMatch: Sendable {
    /// The position of a point of the track on the roads.
    public struct Point: Sendable {
        /// The place on a road.
        public let snap: RoadSnap
        /// Which of the routes it belongs to.
        public let route: Int
        /// The end of the route's legs that it is, 0 for the beginning of the first; nil in the middle of a leg.
        public let legEnd: Int?
        /// The place of its arc among those of the whole route, arcs at which a leg ends counted once.
        public let arcIndex: Int
        /// The number of other roads that are nearly as likely.
        public let alternatives: Int
    }

    /// The ways traveled, in order: more than one where the track has gaps.
    ///
    /// Each has one leg, or more where points are breaks.
    public let routes: [Route]
    /// The confidence in each route, above 0 to 1: the mean likelihood of its points beside that of points on their
    /// roads.
    public let confidences: [Double]
    /// For each point of the track its place, nil for a point that is near no road.
    public let points: [Point?]
}
