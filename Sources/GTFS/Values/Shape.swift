/// The line that vehicles follow (`shapes.txt`).
public struct Shape: Equatable, Sendable {
    /// A point of the line.
    public struct Point: Equatable, Sendable {
        /// Degrees north of the equator.
        public var latitude: Double
        /// Degrees east of the prime meridian.
        public var longitude: Double
        /// The distance from the line's start, in units of the feed; nil if it gives none.
        public var distance: Double?
    }

    /// The shape's id.
    public let id: String
    /// The points in their order.
    public internal(set) var points: [Point]
}
