#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
    import Foundation
#endif

extension ShapeMeasure {
    /// Returns the mean of points on the map; nil for none.
    public static func centroid(ofPoints points: [MKMapPoint]) -> MKMapPoint? {
        meanPoint(points)
    }

    /// Returns the mean of coordinates in longitude and latitude as given; nil for none.
    public static func centroid(
        ofPoints points: [CLLocationCoordinate2D]
    ) -> CLLocationCoordinate2D? {
        meanPoint(points)
    }

    /// Returns the center of mass of a line on the map: the mean of its edges' middles, weighted by length.
    ///
    /// For a line without length the mean of its points; nil for no points.
    public static func centroid(ofLine line: [MKMapPoint]) -> MKMapPoint? {
        middle(ofLines: [line])
    }

    /// Returns the center of mass of a line in the plane of longitude and latitude as given.
    ///
    /// For a line without length the mean of its points; nil for no points.
    public static func centroid(
        ofLine line: [CLLocationCoordinate2D]
    ) -> CLLocationCoordinate2D? {
        middle(ofLines: [line])
    }

    fileprivate static func meanPoint<Point: PlanarPoint>(_ points: [Point]) -> Point? {
        guard let origin = points.first?.planar else { return nil }
        let sum = points.reduce(SIMD2.zero) { $0 + ($1.planar - origin) }
        return Point(origin + sum / Double(points.count))
    }

    fileprivate static func middle<Point: PlanarPoint>(ofLines lines: [[Point]]) -> Point? {
        guard let origin = lines.lazy.compactMap(\.first).first?.planar else { return nil }
        var (sum, length) = (SIMD2<Double>.zero, 0.0)
        for line in lines {
            for (from, to) in zip(line, line.dropFirst()) {
                let (a, b) = (from.planar - origin, to.planar - origin)
                let edge = hypot(b.x - a.x, b.y - a.y)
                sum += (a + b) / 2 * edge
                length += edge
            }
        }
        return length > 0 ? Point(origin + sum / length) : meanPoint(lines.flatMap(\.self))
    }
}

extension PolygonRings where Point: PlanarPoint {
    /// The center of mass, holes taken out.
    fileprivate var planarCentroid: Point? {
        guard let origin = exterior.first?.planar else { return nil }
        var (sum, area) = (SIMD2<Double>.zero, 0.0)
        for (index, ring) in rings.enumerated() {
            var (ringSum, ringArea) = (SIMD2<Double>.zero, 0.0)
            guard var a = ring.last.map({ $0.planar - origin }) else { continue }
            for point in ring {
                let b = point.planar - origin
                let cross = a.x * b.y - b.x * a.y
                ringSum += (a + b) * cross
                ringArea += cross
                a = b
            }
            // Outer rings add and holes subtract, whichever way they run.
            let sign = (ringArea < 0) == (index == 0) ? -1.0 : 1.0
            sum += ringSum * sign
            area += ringArea * sign
        }
        guard area > 0 else { return ShapeMeasure.middle(ofLines: [exterior]) }
        return Point(origin + sum / (3 * area))
    }
}

extension PolygonRings where Point == MKMapPoint {
    /// The center of mass on the map, holes taken out.
    ///
    /// It can lie outside of a concave area. For an area of 0 it is that of the outer ring as a line; nil if
    /// that has no points.
    public var centroid: MKMapPoint? { planarCentroid }
}

extension PolygonRings where Point == CLLocationCoordinate2D {
    /// The center of mass in the plane of longitude and latitude as given, holes taken out.
    ///
    /// It can lie outside of a concave area. For an area of 0 it is that of the outer ring as a line; nil if
    /// that has no points.
    public var centroid: CLLocationCoordinate2D? { planarCentroid }
}
