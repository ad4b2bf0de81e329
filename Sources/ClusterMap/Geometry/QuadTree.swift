import MapGeometry

/// Annotations inside a rectangle, found by rectangle.
///
/// The name and the calls are those that tests written for the open-source ClusterMap know; the manager does
/// not use it.
final class QuadTree<Annotation: CoordinateIdentifiable & Identifiable & Hashable> {
    private let rect: MKMapRect
    private var annotations: [Annotation.ID: Annotation] = [:]

    init(rect: MKMapRect) {
        self.rect = rect
    }

    /// Keeps an annotation if it lies inside; returns whether it does.
    @discardableResult
    func add(_ annotation: Annotation) -> Bool {
        guard rect.contains(MKMapPoint(annotation.coordinate)) else { return false }
        annotations[annotation.id] = annotation
        return true
    }

    /// Removes the annotation with the same id and returns it, or nil if there is none.
    @discardableResult
    func remove(_ annotation: Annotation) -> Annotation? {
        annotations.removeValue(forKey: annotation.id)
    }

    /// Returns the annotations inside a rectangle, in no particular order.
    func findAnnotations(in rect: MKMapRect) -> [Annotation] {
        annotations.values.filter { rect.contains(MKMapPoint($0.coordinate)) }
    }
}
