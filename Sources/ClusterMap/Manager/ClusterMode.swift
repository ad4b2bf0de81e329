/// The way in which annotations are grouped: by distance, or by cell.
public struct ClusterMode: Sendable {
    /// The radius by zoom, in points; nil for grid mode.
    let radius: (@Sendable (Int) -> Double)?

    /// Whether this is grid mode.
    public var isGrid: Bool { radius == nil }

    /// Every cluster has a seed, one of its members, where it is shown; no two are nearer than 40 points.
    ///
    /// The distance holds at the integer zooms, at which zoom 0 shows the world in 256 points.
    public static let distance = ClusterMode.distance(radius: 40)

    /// Every cluster has a seed; no two are nearer than a radius.
    ///
    /// - Parameter radius: In points, the same at all zooms.
    public static func distance(radius: Double) -> ClusterMode {
        ClusterMode(radius: { _ in radius })
    }

    /// Every cluster has a seed; no two are nearer than the radius of their zoom.
    ///
    /// - Parameter radius: In points, for an integer zoom. On the ground it may not grow from one zoom to
    ///   the next; where it would, the one before is taken.
    public static func distance(radius: @Sendable @escaping (Int) -> Double) -> ClusterMode {
        ClusterMode(radius: radius)
    }

    /// Annotations in one cell of a fixed grid are a cluster; the cells are those of
    /// `cellSizeForZoomLevel`.
    ///
    /// Fastest to fill. A small change is worked in at the next reload, in time that grows with the
    /// number of annotations; for points that move choose ``distance``.
    public static let grid = ClusterMode(radius: nil)
}
