/// Which points a path encloses.
public enum FillRule: Sendable {
    /// Those that the path winds around a number of times other than zero.
    case nonzero
    /// Those that it winds around an odd number of times.
    case evenOdd
}

/// Contours of straight edges in pixels, x to the right and y down; (0, 0) is the corner of the first pixel.
///
/// For filling, each contour is closed.
public struct PixelPath: Equatable, Sendable {
    /// Corners of all contours.
    public private(set) var points: [SIMD2<Double>] = []
    /// Where each contour but the last ends in `points`.
    private(set) var ends: [Int] = []

    /// Creates a path without contours.
    public init() {}

    /// Whether the path has no point.
    public var isEmpty: Bool { points.isEmpty }

    /// Begins a contour.
    public mutating func move(to point: SIMD2<Double>) {
        if points.count > ends.last ?? 0 { ends.append(points.count) }
        points.append(point)
    }

    /// Goes on to a point; without a contour begins one.
    public mutating func line(to point: SIMD2<Double>) { points.append(point) }

    /// Adds a contour of its corners.
    public mutating func add(contour: some Sequence<SIMD2<Double>>) {
        if points.count > ends.last ?? 0 { ends.append(points.count) }
        points.append(contentsOf: contour)
    }

    /// Adds all contours of another path.
    public mutating func add(_ other: PixelPath) {
        for contour in other.contours { add(contour: contour) }
    }

    /// The path with each of its points elsewhere.
    public func map(_ place: (SIMD2<Double>) -> SIMD2<Double>) -> PixelPath {
        var path = self
        for index in path.points.indices { path.points[index] = place(path.points[index]) }
        return path
    }

    /// Adds a circle as a polygon that is nowhere further than 1/50 pixel from it.
    public mutating func add(circleAt center: SIMD2<Double>, radius: Double) {
        guard radius > 0 else { return }
        let count = ArcSteps.count(angle: 2 * .pi, radius: radius)
        add(
            contour: (0..<count).map {
                center + radius * ArcSteps.direction(2 * .pi * Double($0) / Double(count))
            })
    }

    /// The corners of each contour.
    public var contours: [ArraySlice<SIMD2<Double>>] {
        var start = 0
        return (ends + (points.count > ends.last ?? 0 ? [points.count] : [])).map { end in
            defer { start = end }
            return points[start..<end]
        }
    }
}
