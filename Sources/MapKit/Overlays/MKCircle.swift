/// An overlay that is a circle with a radius in meters.
open class MKCircle: MKShape, MKOverlay {
    private var middle = CLLocationCoordinate2D()
    /// The radius, in meters on the ground.
    public private(set) final var radius: CLLocationDistance = 0

    /// Creates a circle of no size at 0, 0.
    public override init() {}

    /// Creates a circle from its middle and its radius in meters.
    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        middle = coord
        self.radius = radius
    }

    /// Creates the circle about a rectangle's middle whose diameter is the longer side.
    public convenience init(mapRect: MKMapRect) {
        self.init()
        middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        radius =
            max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude)
    }

    /// The center of the circle.
    open override var coordinate: CLLocationCoordinate2D { middle }

    /// The square about the circle, by the length of a map point at its middle.
    open var boundingMapRect: MKMapRect {
        let center = MKMapPoint(middle)
        let side = 2 * radius / MKMetersPerMapPointAtLatitude(middle.latitude)
        return MKMapRect(
            x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}
