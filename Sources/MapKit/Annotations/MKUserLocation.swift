/// The annotation of the user's location, which the map creates and moves.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Whether the place is being looked for.
    public internal(set) final var isUpdating = false
    /// The place with all that is known of it; nil until it is found.
    public internal(set) final var location: CLLocation?
    /// The direction that the device points in; nil unless the map follows it.
    public internal(set) final var heading: CLHeading?
    /// The first line of the callout; "Current Location" unless set.
    open var title: String? = "Current Location"
    /// The second line of the callout; nil unless set.
    open var subtitle: String?

    /// The place; an invalid one until it is found.
    open var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    /// Creates the place of a user that is not known.
    public override init() {}
}
