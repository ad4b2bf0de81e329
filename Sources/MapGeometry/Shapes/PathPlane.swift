import Geodesy

#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// A planar point that knows the scale of the plane around itself.
protocol ScaledPoint: PlanarPoint {
    /// Units of length for one unit of x and of y.
    var planarScale: SIMD2<Double> { get }
}

extension MKMapPoint: ScaledPoint {
    var planarScale: SIMD2<Double> { SIMD2(1, 1) }
}

extension CLLocationCoordinate2D: ScaledPoint {
    /// Meters in a degree of longitude and of latitude.
    var planarScale: SIMD2<Double> {
        let degree = DegreeLengths(seriesAtLatitude: latitude)
        return SIMD2(degree.longitude, degree.latitude)
    }
}

/// The points of a line on their plane, with the scale at each.
struct PathPlane {
    let points: [SIMD2<Double>]
    let scales: [SIMD2<Double>]

    init<Point: ScaledPoint>(_ line: ArraySlice<Point>) {
        points = line.map(\.planar)
        scales = line.map(\.planarScale)
    }

    var count: Int { points.count }

    /// The squared distance of a point from an edge, measured with the scale at the point.
    func squaredDistance(_ point: Int, from: Int, to: Int) -> Double {
        let scale = scales[point]
        let edge = (points[to] - points[from]) * scale
        let offset = (points[point] - points[from]) * scale
        let length = edge.x * edge.x + edge.y * edge.y
        guard length > 0 else { return offset.x * offset.x + offset.y * offset.y }
        let along = (offset.x * edge.x + offset.y * edge.y) / length
        let nearest = offset - min(max(along, 0), 1) * edge
        return nearest.x * nearest.x + nearest.y * nearest.y
    }

    /// The area of a triangle, measured with the scale at its middle point.
    func triangle(_ previous: Int, _ middle: Int, _ next: Int) -> Double {
        let a = (points[previous] - points[middle]) * scales[middle]
        let b = (points[next] - points[middle]) * scales[middle]
        return abs(a.x * b.y - b.x * a.y) / 2
    }
}
