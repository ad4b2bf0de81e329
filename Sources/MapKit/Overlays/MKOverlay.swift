/// A shape or picture on the map's surface, drawn by an ``MKOverlayRenderer``.
public protocol MKOverlay: MKAnnotation {
    /// The center of the overlay, in degrees.
    var coordinate: CLLocationCoordinate2D { get }
    /// The smallest rectangle that holds it; may reach beyond the world's eastern or western edge.
    var boundingMapRect: MKMapRect { get }
    /// Returns whether some of it may be in a rectangle.
    ///
    /// Whether the two rectangles intersect, unless implemented.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the map below need not be drawn; false unless implemented.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    /// Returns whether the bounding rectangle and another intersect.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// Default implementation: false.
    public var canReplaceMapContent: Bool { false }
}

/// The layer of the map that an overlay is drawn directly above.
public enum MKOverlayLevel: Int, Sendable {
    /// The roads; labels are above it.
    case aboveRoads = 0
    /// The labels; annotations are above it.
    case aboveLabels = 1
}
