#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
    import Foundation
#endif

/// The area between two parallels and two meridians, in degrees.
///
/// As in RFC 7946, `west` is greater than `east` where the area lies over the 180th meridian.
public struct GeographicBounds: Equatable, Hashable, Sendable {
    /// The latitude of the southern edge, in degrees.
    public var south: CLLocationDegrees
    /// The longitude of the western edge in degrees, from -180 to 180.
    public var west: CLLocationDegrees
    /// The latitude of the northern edge, in degrees.
    public var north: CLLocationDegrees
    /// The longitude of the eastern edge in degrees, from -180 to 180; less than `west` across the
    /// 180th meridian.
    public var east: CLLocationDegrees

    /// Creates bounds from their edges, stored unchanged.
    public init(
        south: CLLocationDegrees, west: CLLocationDegrees, north: CLLocationDegrees,
        east: CLLocationDegrees
    ) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// Finds the bounds of coordinates with the smallest extent from west to east.
    ///
    /// Places at 179° and -179° thus give 2 degrees over the 180th meridian. Of several smallest ones,
    /// that without the 180th meridian is taken, then the westernmost. A coordinate that is not
    /// finite is not looked at; longitudes beyond ±180 are wrapped.
    ///
    /// - Returns: nil if there is no coordinate.
    /// - Complexity: O(n log n).
    public init?(enclosing coordinates: [CLLocationCoordinate2D]) {
        let finite = coordinates.filter { $0.latitude.isFinite && $0.longitude.isFinite }
        let longitudes = finite.map { Self.wrapped($0.longitude) }.sorted()
        guard let first = longitudes.first, let last = longitudes.last,
            let south = finite.map(\.latitude).min(), let north = finite.map(\.latitude).max()
        else { return nil }
        self.init(south: south, west: first, north: north, east: last)
        // The widest gap between neighbors is what the bounds leave out.
        var widest = 360 - (last - first)
        for (west, east) in zip(longitudes, longitudes.dropFirst()) where east - west > widest {
            widest = east - west
            (self.west, self.east) = (east, west)
        }
    }

    /// Whether the area lies over the 180th meridian.
    public var spans180thMeridian: Bool { west > east }

    /// The extent from west to east, in degrees, from 0 to 360.
    public var longitudeDelta: CLLocationDegrees { west > east ? east - west + 360 : east - west }

    /// Returns whether a coordinate is inside or on an edge; longitudes beyond ±180 are wrapped.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        guard coordinate.latitude >= south, coordinate.latitude <= north,
            coordinate.longitude.isFinite
        else { return false }
        let longitude = Self.wrapped(coordinate.longitude)
        let isWithin = { (value: Double) in
            west > east ? value >= west || value <= east : value >= west && value <= east
        }
        // ±180 are the same meridian.
        return isWithin(longitude) || (abs(longitude) == 180 && isWithin(-longitude))
    }

    /// The same area on the map.
    ///
    /// It reaches beyond the eastern edge of the world if it lies over the 180th meridian. Latitudes beyond ±85 are drawn at ±85.
    public var mapRect: MKMapRect {
        let northWest = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: west))
        let southWest = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: west))
        return MKMapRect(
            x: northWest.x, y: northWest.y,
            width: longitudeDelta / 360 * MKMapRect.world.size.width,
            height: southWest.y - northWest.y)
    }

    /// The center and extent; the center's longitude is within ±180.
    public var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(
                latitude: (south + north) / 2, longitude: Self.wrapped(west + longitudeDelta / 2)),
            span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: longitudeDelta))
    }

    private static func wrapped(_ longitude: Double) -> Double {
        abs(longitude) <= 180 ? longitude : remainder(longitude, 360)
    }
}
