#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// Lines and rings with fewer points.
///
/// Every point of a result is a point of the input, in the same order. A line keeps its two ends. A ring
/// that repeats its first point at its end does so in the result too, and no ring is left with fewer than
/// three different points unless it had fewer. Simplified shapes can come to cross themselves or
/// their neighbors; neither method looks at that. Points have to be finite.
///
/// For coordinates, edges are straight in longitude and latitude as given (RFC 7946, 3.1.1), and
/// lengths are those of a flat map that is true to scale at the point in question: distances below some
/// hundred kilometers are off by less than a percent.
public enum Simplification {
    /// Simplifies a line or ring so that no point of it is farther than a tolerance from the result.
    ///
    /// - Parameters:
    ///   - line: Points on the map.
    ///   - tolerance: Greatest distance of a dropped point from the edge that replaces it, in map points.
    ///   - isRing: Whether the last point is joined to the first. A ring's first point is always kept.
    /// - Complexity: O(n log n) as a rule, O(n²) at worst; never recursive.
    /// - Note: Douglas and Peucker, 1973.
    public static func douglasPeucker(
        _ line: [MKMapPoint], tolerance: Double, isRing: Bool = false
    ) -> [MKMapPoint] {
        picked(line, isRing) { DouglasPeucker.kept($0, tolerance, isRing: isRing) }
    }

    /// Simplifies a line or ring so that no point of it is farther than some meters from the result.
    ///
    /// - Parameters:
    ///   - line: Coordinates.
    ///   - toleranceMeters: Greatest distance of a dropped point from the edge that replaces it.
    ///   - isRing: Whether the last point is joined to the first. A ring's first point is always kept.
    /// - Complexity: O(n log n) as a rule, O(n²) at worst; never recursive.
    public static func douglasPeucker(
        _ line: [CLLocationCoordinate2D], toleranceMeters: CLLocationDistance, isRing: Bool = false
    ) -> [CLLocationCoordinate2D] {
        picked(line, isRing) { DouglasPeucker.kept($0, toleranceMeters, isRing: isRing) }
    }

    /// Simplifies a line or ring by taking out, again and again, the point that matters least.
    ///
    /// What a point matters is the area of the triangle with its two neighbors at the time, or that of
    /// a point taken out before if that was greater. Of equal ones the first in the line goes first.
    ///
    /// - Parameters:
    ///   - line: Points on the map.
    ///   - areaThreshold: Points that matter as much or more stay, in square map points.
    ///   - targetCount: Nothing more is taken out once so many points are left, the repeated one of a closed
    ///     ring not counted. Whichever of the two limits is met first ends the work.
    ///   - isRing: Whether the last point is joined to the first. A ring may lose its first point; it then
    ///     begins with the next one kept.
    /// - Complexity: O(n log n).
    /// - Note: Visvalingam and Whyatt, *Line generalization by repeated elimination of points*, 1993.
    public static func visvalingam(
        _ line: [MKMapPoint], areaThreshold: Double = .infinity, targetCount: Int = 0,
        isRing: Bool = false
    ) -> [MKMapPoint] {
        picked(line, isRing) {
            Visvalingam.kept(
                $0, below: areaThreshold, downTo: targetCount, isRing: isRing)
        }
    }

    /// Simplifies a line or ring by taking out, again and again, the point that matters least.
    ///
    /// As ``visvalingam(_:areaThreshold:targetCount:isRing:)``, with areas on the ground.
    ///
    /// - Parameters:
    ///   - line: Coordinates.
    ///   - areaThresholdSquareMeters: Points that matter as much or more stay.
    ///   - targetCount: Nothing more is taken out once so many points are left.
    ///   - isRing: Whether the last point is joined to the first.
    /// - Complexity: O(n log n).
    public static func visvalingam(
        _ line: [CLLocationCoordinate2D], areaThresholdSquareMeters: Double = .infinity,
        targetCount: Int = 0, isRing: Bool = false
    ) -> [CLLocationCoordinate2D] {
        picked(line, isRing) {
            Visvalingam.kept(
                $0, below: areaThresholdSquareMeters, downTo: targetCount, isRing: isRing)
        }
    }

    /// The points that `choose` marks, the ring's closing point added again if there was one.
    private static func picked<Point: ScaledPoint>(
        _ line: [Point], _ isRing: Bool, choose: (PathPlane) -> [Bool]
    ) -> [Point] {
        let open = isRing ? line.opened : line[...]
        let marks = choose(PathPlane(open))
        var result = zip(open, marks).filter(\.1).map(\.0)
        if open.count < line.count, let first = result.first { result.append(first) }
        return result
    }
}
