#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
    import Foundation
#endif

/// Lengths, areas, centroids and bounds of points, lines and rings.
public enum ShapeMeasure {
    /// Returns the length of a line on the map, in map points.
    public static func length(ofLine line: [MKMapPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// Returns the area of a ring on the map, in square map points.
    ///
    /// - Parameter ring: Closed or not. Where it crosses itself, parts it goes round twice count twice
    ///   and parts it goes round clockwise count negative.
    /// - Returns: Positive if the ring runs counterclockwise as seen on the map (north up), which is the
    ///   sense of RFC 7946 for outer rings; negative if clockwise; 0 for fewer than three points.
    public static func signedArea(ofRing ring: [MKMapPoint]) -> Double {
        doubleArea(ring.map(\.planar)) / 2
    }

    /// Returns the smallest rectangle that contains points; null for no points.
    ///
    /// Points with a NaN are not looked at. Two or more points on a horizontal or vertical line give a
    /// rectangle with one side of length 0.
    public static func boundingRect(of points: [MKMapPoint]) -> MKMapRect {
        var low = SIMD2(repeating: Double.infinity)
        var high = SIMD2(repeating: -Double.infinity)
        for point in points where !point.x.isNaN && !point.y.isNaN {
            let place = SIMD2(point.x, point.y)
            low = pointwiseMin(low, place)
            high = pointwiseMax(high, place)
        }
        guard low.x <= high.x else { return .null }
        return MKMapRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Twice the signed area of a ring, closed or not.
    ///
    /// Measured from the ring's first point, so that the large numbers of map points cancel before they are
    /// multiplied.
    static func doubleArea(_ ring: [SIMD2<Double>]) -> Double {
        guard ring.count >= 3 else { return 0 }
        let origin = ring[0]
        var sum = 0.0
        var previous = SIMD2<Double>.zero
        for point in ring.dropFirst() {
            let current = point - origin
            sum += previous.x * current.y - current.x * previous.y
            previous = current
        }
        return sum
    }
}

extension PolygonRings where Point == MKMapPoint {
    /// The area on the map without the holes, in square map points; never negative for valid rings.
    public var area: Double {
        holes.reduce(abs(ShapeMeasure.signedArea(ofRing: exterior))) {
            $0 - abs(ShapeMeasure.signedArea(ofRing: $1))
        }
    }

    /// The smallest rectangle around the outer ring; null if there are no points.
    public var boundingRect: MKMapRect { ShapeMeasure.boundingRect(of: exterior) }
}
