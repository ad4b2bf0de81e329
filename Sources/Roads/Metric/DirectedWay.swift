/// A way of OpenStreetMap in one direction.
public struct DirectedWay: Sendable, Hashable {
    /// The way's id in OpenStreetMap.
    public let id: Int64
    /// Whether the direction is that in which the way is drawn.
    public let isForward: Bool

    /// Creates a direction of a way.
    public init(id: Int64, isForward: Bool) {
        self.id = id
        self.isForward = isForward
    }
}
