/// Something laid over the map.
public protocol MKOverlay: MKAnnotation {
    /// The middle of it.
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
    /// False.
    public var canReplaceMapContent: Bool { false }
}

/// What an overlay lies above.
public enum MKOverlayLevel: Int, Sendable {
    /// The roads; labels are above it.
    case aboveRoads = 0
    /// The labels; annotations are above it.
    case aboveLabels = 1
}
