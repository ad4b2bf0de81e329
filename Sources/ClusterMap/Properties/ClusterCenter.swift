import MapGeometry

/// The mean place of points, each with a weight: a value for ``ClusterTotals``.
///
/// Sums are integers, so that centers are the same to the bit whatever order points came in. The mean is that on the map,
/// in the Mercator projection; clusters on the 180th meridian are like others.
///
/// ```swift
/// let centers = ClusterTotals(index, values: shops.map { ClusterCenter($0.coordinate, weight: $0.visitors) }) {
///     $0.add($1)
/// }
/// centers.value(of: cluster.id, zoom: 9)?.coordinate
/// ```
///
/// A client that moves a point also has to set its value: `ClusterTotals.setValue(_:of:)`.
public struct ClusterCenter: Sendable, Equatable {
    /// The sum of the weights.
    public private(set) var weight: Int64
    /// One of the places, which the sums are taken from.
    private let x: UInt32
    private let y: UInt32
    private var east: Int64 = 0
    private var south: Int64 = 0

    /// Creates the center of one point.
    ///
    /// - Parameters:
    ///   - coordinate: Where it is. What cannot be placed, not finite or with a latitude beyond ±90, has no weight.
    ///   - weight: Its weight, 0 to 2³¹; all weights of an index together are less than 2³¹.
    public init(_ coordinate: CLLocationCoordinate2D, weight: Int = 1) {
        let isPlaced = Mercator.canPlace(coordinate)
        self.weight = isPlaced ? Int64(min(max(weight, 0), 1 << 31)) : 0
        x = isPlaced ? Mercator.x(longitude: coordinate.longitude) : 0
        y = isPlaced ? Mercator.y(latitude: coordinate.latitude) : 0
    }

    /// Adds the points of another center.
    public mutating func add(_ other: ClusterCenter) {
        // A place without weight is no place to count from.
        guard weight > 0 else {
            self = other
            return
        }
        guard other.weight > 0 else { return }
        let dx = Int64(Int32(bitPattern: other.x &- x))
        let dy = Int64(other.y) - Int64(y)
        east &+= other.east &+ other.weight &* dx
        south &+= other.south &+ other.weight &* dy
        weight &+= other.weight
    }

    /// Where the mean is; nil if all weights are 0.
    public var coordinate: CLLocationCoordinate2D? {
        guard weight > 0 else { return nil }
        let mean = SeedForest.mean(x: x, y: y, east, south, weight)
        return Mercator.coordinate(x: mean.x + 0.5, y: mean.y + 0.5)
    }
}
