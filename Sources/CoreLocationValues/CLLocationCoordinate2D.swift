/// A place on the WGS 84 ellipsoid, in degrees.
///
/// A plain holder of two numbers: the initializer neither clamps nor wraps nor validates, so a value
/// out of range is kept as it is and ``CLLocationCoordinate2DIsValid(_:)`` tells. Apple's type is not
/// `Equatable`; this one is, memberwise, because much app code needs and adds it.
public struct CLLocationCoordinate2D: Equatable, Hashable, Sendable {
    /// Degrees north of the equator; valid from -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of the prime meridian; valid from -180 to 180.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate 0° north, 0° east.
    @inlinable
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a coordinate from degrees, stored unchanged.
    @inlinable
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is never valid: -180, -180.
@inlinable
public var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: -180, longitude: -180)
}

/// Returns whether the latitude is within ±90 and the longitude within ±180, ends included.
///
/// False for any NaN.
@inlinable
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    coord.latitude >= -90 && coord.latitude <= 90
        && coord.longitude >= -180 && coord.longitude <= 180
}

/// Returns a coordinate made of two numbers in degrees, stored unchanged.
@inlinable
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
