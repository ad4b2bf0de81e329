#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation
    import Geodesy

    /// Screen points for each map point: 1 draws a map point as one screen point.
    public typealias MKZoomScale = CGFloat

    /// Returns the length of one map point on the ground, in meters, at a latitude in degrees.
    ///
    /// As measured on Apple's systems: the length of a degree on the ellipsoid, divided by the map points
    /// between the parallels half a degree north and south. Beyond 84.5 degrees, where the projection is
    /// clamped, the numbers lose their meaning as they do there: first too large, then infinite.
    /// NaN and infinite latitudes give NaN.
    public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
        guard latitude.isFinite else { return .nan }
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: latitude + 0.5, longitude: 0)).y
        let south = MKMapPoint(CLLocationCoordinate2D(latitude: latitude - 0.5, longitude: 0)).y
        return DegreeLengths(seriesAtLatitude: latitude).latitude / abs(south - north)
    }

    /// Returns the number of map points in a meter on the ground at a latitude in degrees.
    ///
    /// The reciprocal of ``MKMetersPerMapPointAtLatitude(_:)``; 0 where that is infinite.
    public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
        1 / MKMetersPerMapPointAtLatitude(latitude)
    }
#endif
