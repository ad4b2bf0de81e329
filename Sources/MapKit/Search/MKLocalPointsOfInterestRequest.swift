import Places

/// The greatest radius of a request for points of interest, in meters.
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 2000

/// A request for all points of interest in a circle or a region.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    /// The greatest radius, in meters; a larger one is taken for this.
    open class var maxRadius: CLLocationDistance { MKPointsOfInterestRequestMaxRadius }

    /// The center of the circle or the region that is searched.
    public final let coordinate: CLLocationCoordinate2D
    /// The radius about the center, in meters, as it was given; at most ``maxRadius`` counts.
    public final let radius: CLLocationDistance
    /// The region that holds the circle, or that was given instead.
    public final let region: MKCoordinateRegion
    /// Points of interest wanted; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The source of the answer; ``MapProvider/current`` if nil.
    public final var provider: MapProvider?

    private let isRegion: Bool

    /// Creates a request for what is in a circle.
    ///
    /// - Parameters:
    ///   - coordinate: The middle.
    ///   - radius: Meters; at most ``maxRadius`` of them count.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        isRegion = false
    }

    /// Creates a request for what is in a region.
    ///
    /// The radius is that of the circle that holds it.
    public init(coordinateRegion region: MKCoordinateRegion) {
        coordinate = region.center
        self.region = region
        let corner = CLLocation(
            latitude: region.center.latitude + region.span.latitudeDelta / 2,
            longitude: region.center.longitude + region.span.longitudeDelta / 2)
        let middle = CLLocation(
            latitude: region.center.latitude, longitude: region.center.longitude)
        let meters = corner.distance(from: middle)
        radius = meters.isFinite ? meters : 0
        isRegion = true
    }

    /// Returns a request for the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            isRegion
            ? MKLocalPointsOfInterestRequest(coordinateRegion: region)
            : MKLocalPointsOfInterestRequest(center: coordinate, radius: radius)
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.provider = provider
        return copy
    }

    struct Question: Sendable {
        var request: SearchRequest
        var center: CLLocationCoordinate2D
        var radius: CLLocationDistance
        var region: GeographicBounds?
    }

    final var question: Question {
        var request = SearchRequest("")
        request.apply(pointOfInterestFilter)
        request.languages = SpokenLanguages.preferred()
        request.limit = 100
        return Question(
            request: request, center: coordinate,
            radius: min(radius, Self.maxRadius),
            region: isRegion ? GeographicBounds(hint: region) : nil)
    }
}
