/// The base class of shapes: an annotation with a title and a subtitle.
open class MKShape: NSObject, MKAnnotation {
    /// The first line of its callout; without one there is no callout.
    open var title: String?
    /// The second line of its callout.
    open var subtitle: String?
    /// The coordinate of the shape; 0, 0 unless a subclass overrides it.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    /// Creates a shape whose title and subtitle are nil.
    public override init() {}
}

/// A shape or feature that ``MKGeoJSONDecoder`` returns.
public protocol MKGeoJSONObject: NSObjectProtocol {}

/// An annotation at a coordinate, with title and subtitle.
open class MKPointAnnotation: MKShape, MKGeoJSONObject, MKMovableAnnotation {
    /// The closures that are called after each change of the coordinate, by their owner.
    package final var moveHandlers: [ObjectIdentifier: () -> Void] = [:]

    private var place = CLLocationCoordinate2D()

    /// The coordinate.
    ///
    /// Maps the annotation is on follow it.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            for handler in moveHandlers.values { handler() }
        }
    }

    /// Creates an annotation at 0, 0.
    public override init() {}

    /// Creates an annotation at a coordinate with a title and a subtitle, by the name that Swift gave it at first.
    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil,
        subtitle: String? = nil
    ) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }

    /// Creates an annotation at a coordinate.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    /// Creates an annotation at a place, with a title and a subtitle.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
    ) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}
