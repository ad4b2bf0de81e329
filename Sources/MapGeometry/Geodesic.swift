import Geodesy

#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// The shortest path over the ground between two coordinates, on the WGS 84 ellipsoid.
///
/// Solved by the method of C. F. F. Karney, *Algorithms for geodesics*, J. Geodesy 87 (2013), with series of
/// the sixth order. The error is about 15 nm, for any two coordinates: it converges between antipodes
/// too. Between exact antipodes many paths are equally short; one of them is returned.
///
/// Longitudes may have any number of turns. If a latitude is outside ±90 or any number is not finite,
/// every answer is NaN (and every coordinate invalid).
///
/// Solving takes a microsecond or two. For nearest-neighbor work on a small area the projection is
/// faster: compare map points and multiply by `MKMetersPerMapPointAtLatitude`.
public struct Geodesic: Sendable {
    /// The coordinate at which the path starts.
    public let start: CLLocationCoordinate2D
    /// The coordinate at which the path ends.
    public let end: CLLocationCoordinate2D
    private let path: InverseGeodesic

    /// Finds the shortest path between two coordinates.
    public init(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) {
        self.start = start
        self.end = end
        path = InverseGeodesic(
            fromLatitude: start.latitude, longitude: start.longitude,
            toLatitude: end.latitude, longitude: end.longitude)
    }

    /// Length of the path, in meters; 0 between equal coordinates.
    public var distance: CLLocationDistance { path.distance }

    /// Direction in which the path leaves its start, in degrees clockwise from north, from 0 up to 360.
    ///
    /// Between equal coordinates it has no meaning and is 0 or 180.
    public var initialBearing: CLLocationDirection { bearing(path.initialAzimuth) }

    /// Direction in which one is heading on arrival at the end, in degrees clockwise from north.
    ///
    /// From 0 up to 360. Differs from ``initialBearing`` because the meridians converge.
    public var finalBearing: CLLocationDirection { bearing(path.finalAzimuth) }

    /// Returns the coordinate on the path at a distance in meters from its start.
    ///
    /// The path may be left at both ends: a negative distance lies before the start, one above
    /// ``distance`` beyond the end.
    public func coordinate(atDistance distance: CLLocationDistance) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(path.line.position(atDistance: distance))
    }

    /// Returns the coordinate at a fraction of the path's length: 0 at the start, 1 at the end.
    public func coordinate(atFraction fraction: Double) -> CLLocationCoordinate2D {
        coordinate(atDistance: distance * fraction)
    }

    /// Returns evenly spaced coordinates along the path, both ends included exactly as given.
    ///
    /// - Parameter maximumSpacing: Greatest distance between neighbors, in meters; at least 1.
    /// - Returns: At least two coordinates; the two ends alone if the distance is NaN.
    public func coordinates(
        maximumSpacing: CLLocationDistance
    ) -> [CLLocationCoordinate2D] {
        precondition(maximumSpacing >= 1, "a spacing below one meter")
        guard distance > maximumSpacing else { return [start, end] }
        let count = Int((distance / maximumSpacing).rounded(.up))
        return (0...count).map { index in
            switch index {
            case 0: start
            case count: end
            default: coordinate(atFraction: Double(index) / Double(count))
            }
        }
    }

    /// Returns the length of the shortest path between two coordinates, in meters.
    public static func distance(
        from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
    ) -> CLLocationDistance {
        Geodesic(from: start, to: end).distance
    }

    /// Returns the coordinate reached by going straight on from a start.
    ///
    /// - Parameters:
    ///   - start: Where to begin.
    ///   - bearing: Direction at the start, in degrees clockwise from north.
    ///   - distance: How far to go, in meters; backwards if negative.
    /// - Returns: A coordinate whose longitude is within ±180; NaN if any number is not finite.
    public static func destination(
        from start: CLLocationCoordinate2D, bearing: CLLocationDirection,
        distance: CLLocationDistance
    ) -> CLLocationCoordinate2D {
        let line = GeodesicLine(
            latitude: start.latitude, longitude: start.longitude, azimuth: bearing)
        return CLLocationCoordinate2D(line.position(atDistance: distance))
    }

    private func bearing(_ azimuth: Double) -> CLLocationDirection {
        // -0 becomes 0 here, and NaN stays NaN.
        guard azimuth < 0 else { return abs(azimuth) }
        let turned = azimuth + 360
        // A hair west of north rounds to the full turn.
        return turned < 360 ? turned : 0
    }
}

extension CLLocationCoordinate2D {
    fileprivate init(_ position: GeodesicLine.Position) {
        self.init(latitude: position.latitude, longitude: position.longitude)
    }
}
