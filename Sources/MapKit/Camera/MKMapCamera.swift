/// The camera: center, distance, heading and pitch.
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle of the view.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance from the eye to the center along the line of sight, in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The direction that points up on the screen, in degrees clockwise from north.
    open var heading: CLLocationDirection = 0
    /// The angle of the line of sight from straight down, in degrees.
    open var pitch: CGFloat = 0

    /// The height of the eye above the ground, in meters.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set {
            let lean = cos(Double(pitch) * .pi / 180)
            centerCoordinateDistance = lean > 0 ? newValue / lean : newValue
        }
    }

    /// Creates a camera with every number 0.
    public override init() {}

    /// Creates a camera that looks at a place from above another.
    ///
    /// Its heading is the direction from the eye to the place over the ground, its pitch what the two distances
    /// make it.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        let ground = Geodesic(from: eyeCoordinate, to: centerCoordinate)
        centerCoordinateDistance = hypot(ground.distance, eyeAltitude)
        guard ground.distance > 1e-6 else { return }
        heading = ground.initialBearing
        pitch = CGFloat(atan2(ground.distance, eyeAltitude) * 180 / .pi)
    }

    /// Creates a camera that looks at a place from a distance in meters.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// Returns a camera with the same numbers.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance,
            pitch: pitch, heading: heading)
    }

    /// Whether the other is a camera with the same numbers.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return other.centerCoordinate == centerCoordinate
            && other.centerCoordinateDistance == centerCoordinateDistance
            && other.heading == heading && other.pitch == pitch
    }

    /// A hash of the center and the distance, equal for equal cameras.
    open override var hash: Int { centerCoordinate.hashValue ^ centerCoordinateDistance.hashValue }
}
