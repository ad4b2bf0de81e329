#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
    import Foundation
#endif

extension ShapeMeasure {
    /// Returns the length of a line over the ground, in meters.
    ///
    /// The sum of the shortest paths between neighbors on the WGS 84 ellipsoid (``Geodesic``), exact
    /// to nanometers for each. NaN if a coordinate is not valid; 0 for fewer than two.
    public static func length(ofLine line: [CLLocationCoordinate2D]) -> CLLocationDistance {
        zip(line, line.dropFirst()).reduce(0) { $0 + Geodesic.distance(from: $1.0, to: $1.1) }
    }

    /// Returns the area of a ring on the ground, in square meters on the WGS 84 ellipsoid.
    ///
    /// Edges are the shortest paths over the ground, so that an edge from 170° to -170° crosses the 180th
    /// meridian. A ring round a pole is understood as the area that contains that pole.
    ///
    /// Latitudes are turned into those of the sphere of equal area (Snyder, *Map Projections: A Working
    /// Manual*, 1987, 3-11 to 3-13), where the area between an edge and the equator has a closed
    /// form. An edge that is longer than 5 km is divided along its true path first. Error, measured against
    /// Karney's exact method (GeographicLib): below 1e-7 of the area, or 3 m² where that is more, for
    /// areas from a building to a continent.
    ///
    /// - Parameter ring: Closed or not, in degrees. Parts that it goes round twice count twice.
    /// - Returns: Positive if the ring runs counterclockwise as seen on the map (north up), negative if
    ///   clockwise; 0 for fewer than three coordinates; NaN if a latitude is outside ±90 or a number is
    ///   not finite.
    public static func signedSquareMeters(ofRing ring: [CLLocationCoordinate2D]) -> Double {
        guard ring.count >= 3, var from = ring.last else { return 0 }
        // Kahan's sum: areas to the equator are huge beside the ring of a building.
        var (sum, lost, turned) = (0.0, 0.0, 0.0)
        for to in ring {
            guard abs(to.latitude) <= 90, to.longitude.isFinite else { return .nan }
            for (a, b) in pieces(from, to) {
                let step = remainder(b.longitude - a.longitude, 360)
                turned += step
                let term = AuthalicSphere.area(under: a, b, step: step) - lost
                let next = sum + term
                lost = (next - sum) - term
                sum = next
            }
            from = to
        }
        let sphere = 4 * Double.pi
        var steradians = -sum
        if abs(turned) > 180 { steradians += sphere / 2 }
        if steradians > sphere / 2 { steradians -= sphere }
        return steradians * AuthalicSphere.radius * AuthalicSphere.radius
    }

    /// An edge in pieces of at most 5 km.
    private static func pieces(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
    ) -> [(CLLocationCoordinate2D, CLLocationCoordinate2D)] {
        // Less than 0.03 degrees each way is less than 5 km; along a meridian or the equator the sphere's
        // and the ellipsoid's paths agree.
        let step = abs(remainder(to.longitude - from.longitude, 360))
        if abs(to.latitude - from.latitude) < 0.03 && step < 0.03 || step == 0
            || (from.latitude == 0 && to.latitude == 0)
        {
            return [(from, to)]
        }
        let path = Geodesic(from: from, to: to).coordinates(maximumSpacing: 5_000)
        return Array(zip(path, path.dropFirst()))
    }
}

extension PolygonRings where Point == CLLocationCoordinate2D {
    /// The area on the ground without the holes, in square meters; never negative for valid rings.
    ///
    /// See ``ShapeMeasure/signedSquareMeters(ofRing:)`` for the method and its error.
    public var squareMeters: Double {
        holes.reduce(abs(ShapeMeasure.signedSquareMeters(ofRing: exterior))) {
            $0 - abs(ShapeMeasure.signedSquareMeters(ofRing: $1))
        }
    }
}
