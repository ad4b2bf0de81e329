/// An object with a coordinate and texts that a map shows as an annotation.
///
/// Adopted by classes that derive from `NSObject`. Title and subtitle need not be there: on Apple's systems they
/// are optional requirements, so that through the protocol they read as `String??`, and so they do here.
public protocol MKAnnotation: NSObjectProtocol {
    /// The coordinate.
    ///
    /// Where it changes, the map follows: at once for an ``MKPointAnnotation``, when the map is next arranged for
    /// other classes, as there is no key-value observing here.
    var coordinate: CLLocationCoordinate2D { get }

    /// The first line of the callout; nil unless implemented.
    @_disfavoredOverload var title: String? { get }

    /// The second line of the callout; nil unless implemented.
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation where Self: NSObject {
    /// `nil` unless the annotation provides one.
    public var title: String? { nil }
    /// `nil` unless the annotation provides one.
    public var subtitle: String? { nil }
}

extension MKAnnotation {
    /// The first line of the callout, as it reads on Apple's systems.
    public var title: String?? { .some(titleText) }
    /// The second line of the callout, as it reads on Apple's systems.
    public var subtitle: String?? { .some(subtitleText) }

    /// The first line of the callout.
    package var titleText: String? {
        let title: String? = self.title
        return title
    }

    /// The second line of the callout.
    package var subtitleText: String? {
        let subtitle: String? = self.subtitle
        return subtitle
    }
}

/// An annotation that the user may drag.
///
/// Apple's map sets a dragged annotation's place through Objective-C. Here a class says with this protocol that
/// its place may be set; ``MKPointAnnotation`` does.
public protocol MKMovableAnnotation: MKAnnotation {
    /// The annotation's place in degrees; the map sets it while the user drags the view.
    var coordinate: CLLocationCoordinate2D { get set }
}

extension NSNotification.Name {
    /// Posted by a program when an annotation's title or subtitle has changed.
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
        "MKAnnotationCalloutInfoDidChangeNotification")
}

/// Posted by a program when an annotation's title or subtitle has changed.
public let MKAnnotationCalloutInfoDidChangeNotification =
    NSNotification.Name.MKAnnotationCalloutInfoDidChange.rawValue
