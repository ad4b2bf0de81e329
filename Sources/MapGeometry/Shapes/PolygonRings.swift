#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// An area: the ring around it and the rings around its holes.
///
/// `Point` is `MKMapPoint` or `CLLocationCoordinate2D`. A ring may repeat its first point at its end or
/// not, both mean the same, and may run either way. Edges are straight on the plane of the points:
/// on the map for map points, in longitude and latitude as given (RFC 7946, 3.1.1) for coordinates, so
/// that an edge from 170° to -170° runs the long way round. Write 190° instead, or cut the area at the
/// 180th meridian. Rings are not checked; where they cross one another or themselves, a result is
/// finite and repeatable, and its meaning is stated at each function.
///
/// It is not called `Polygon`, so as not to meet the types of that name in apps and other packages.
public struct PolygonRings<Point> {
    /// The outer ring of the area.
    public var exterior: [Point]
    /// The rings of the holes, inside the outer ring.
    public var holes: [[Point]]

    /// Creates an area from its rings, stored unchanged.
    public init(exterior: [Point], holes: [[Point]] = []) {
        self.exterior = exterior
        self.holes = holes
    }

    /// The outer ring and then the holes.
    public var rings: [[Point]] { [exterior] + holes }
}

extension PolygonRings: Sendable where Point: Sendable {}
extension PolygonRings: Equatable where Point: Equatable {}
extension PolygonRings: Hashable where Point: Hashable {}

extension PolygonRings where Point == CLLocationCoordinate2D {
    /// The same rings on the map.
    ///
    /// Longitudes outside ±180, which `MKMapPoint` takes for invalid, go beyond the edge of the world.
    public var mapPoints: PolygonRings<MKMapPoint> {
        func project(_ ring: [CLLocationCoordinate2D]) -> [MKMapPoint] {
            ring.map { coordinate in
                let onMeridian = CLLocationCoordinate2D(latitude: coordinate.latitude, longitude: 0)
                guard CLLocationCoordinate2DIsValid(onMeridian) else {
                    return MKMapPoint(coordinate)
                }
                return MKMapPoint(
                    x: (coordinate.longitude + 180) / 360 * MKMapRect.world.size.width,
                    y: MKMapPoint(onMeridian).y)
            }
        }
        return PolygonRings<MKMapPoint>(exterior: project(exterior), holes: holes.map(project))
    }
}
