#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation
    import Geodesy

    /// A point on the flat map: spherical Web Mercator on a square of 2²⁸ units.
    ///
    /// The origin is the north-west corner (85.0511° north, 180° west); x grows eastward, y southward.
    /// Apple's type is not `Equatable`; this one is, memberwise.
    public struct MKMapPoint: Equatable, Hashable, Sendable {
        /// Map points east of the 180th meridian; the world spans 0 to 2²⁸.
        public var x: Double
        /// Map points south of the northern edge of the world.
        public var y: Double

        /// Creates the point 0, 0, the north-west corner of the map.
        @inlinable
        public init() {
            self.init(x: 0, y: 0)
        }

        /// Creates a point from its two numbers, stored unchanged.
        @inlinable
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }

        /// Creates the point at which a coordinate is drawn.
        ///
        /// Latitudes beyond ±85 are drawn at ±85 (85 exactly, as measured on Apple's systems, not the
        /// 85.0511 at which the square ends). Longitude 180 gives the eastern edge. An invalid coordinate
        /// gives (-1, -1).
        @inlinable
        public init(_ coordinate: CLLocationCoordinate2D) {
            guard CLLocationCoordinate2DIsValid(coordinate) else {
                self.init(x: -1, y: -1)
                return
            }
            self.init(
                x: (coordinate.longitude + 180) / 360 * MKMapSize.world.width,
                y: MKMapPoint.y(atLatitude: coordinate.latitude))
        }

        /// Returns the y of a latitude within ±90, in map points.
        @inlinable
        static func y(atLatitude latitude: CLLocationDegrees) -> Double {
            let clamped = Swift.min(Swift.max(latitude, -85), 85)
            let sine = sin(clamped * (.pi / 180))
            return MKMapSize.world.height * (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
        }

        /// The coordinate drawn at this point.
        ///
        /// A point beyond the eastern or western edge is wrapped into ±180; the eastern edge itself stays
        /// 180. The latitude is not clamped, so y = 0 gives 85.0511.
        @inlinable
        public var coordinate: CLLocationCoordinate2D {
            let height = MKMapSize.world.height
            let latitude = atan(sinh(.pi * (1 - 2 * y / height))) * (180 / .pi)
            var longitude = x / MKMapSize.world.width * 360 - 180
            if longitude < -180 || longitude > 180 {
                longitude -= 360 * ((longitude + 180) / 360).rounded(.down)
            }
            return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }

        /// Returns the distance to another point over the ground, in meters.
        ///
        /// The great circle between the two coordinates, on a sphere with the Earth's radius at their
        /// mean latitude. Apple's formula is not published; this one agrees with the two values
        /// measured there to 0.1 %. For distances over the ground prefer ``Geodesic``: this one differs
        /// from it by up to 0.7 %.
        ///
        /// - Returns: Meters, never negative; NaN if a point has a NaN.
        public func distance(to point: MKMapPoint) -> CLLocationDistance {
            let (from, to) = (coordinate, point.coordinate)
            let (phi1, phi2) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
            let angle = GreatCircle.angle(
                fromLatitude: phi1, toLatitude: phi2,
                turn: (to.longitude - from.longitude) * .pi / 180)
            return angle * WGS84.geocentricRadius(atLatitude: (phi1 + phi2) / 2)
        }
    }

    /// Returns whether two points have the same x and y.
    @inlinable
    public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
        point1 == point2
    }
#endif
