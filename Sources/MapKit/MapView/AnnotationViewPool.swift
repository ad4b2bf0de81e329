/// Used annotation views that wait for another annotation, and what makes new ones.
@MainActor final class AnnotationViewPool {
    /// Makes a view for an annotation, with its reuse identifier.
    typealias Maker = @MainActor ((any MKAnnotation)?, String) -> MKAnnotationView

    private var makers: [String: Maker] = [
        MKMapViewDefaultAnnotationViewReuseIdentifier: MKMarkerAnnotationView.init,
        MKMapViewDefaultClusterAnnotationViewReuseIdentifier: MKMarkerAnnotationView.init,
    ]
    private var waiting: [String: [MKAnnotationView]] = [:]
    /// The views that were handed out by ``dequeue(_:annotation:)``.
    private var known: Set<ObjectIdentifier> = []

    /// How many views of a kind wait at most: more than are made at once to learn what they are like.
    static let capacity = 512

    /// Registers the class of an identifier; nil to forget it.
    func register(
        _ viewClass: AnyClass?, for identifier: String
    ) throws(AnnotationViewClassError) {
        if let viewClass {
            let viewClass = try AnnotationViewClass(viewClass)
            register(for: identifier) { annotation, identifier in
                viewClass.makeView(annotation: annotation, reuseIdentifier: identifier)
            }
        } else {
            makers[identifier] = nil
            waiting[identifier] = nil
        }
    }

    /// Registers what makes the views of an identifier.
    func register(for identifier: String, maker: @escaping Maker) {
        makers[identifier] = maker
        waiting[identifier] = nil
    }

    /// Returns a used view, or a new one if a class is registered.
    func dequeue(_ identifier: String, annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let maker = makers[identifier] else { return nil }
        return adopt(maker(annotation, identifier))
    }

    /// Remembers a view as one that was handed out here.
    func adopt(_ view: MKAnnotationView) -> MKAnnotationView {
        known.insert(ObjectIdentifier(view))
        return view
    }

    /// Whether a view was made by an app though used ones of its kind wait.
    func isWasteful(_ view: MKAnnotationView) -> Bool {
        guard let identifier = view.reuseIdentifier, !known.contains(ObjectIdentifier(view)) else {
            return false
        }
        return waiting[identifier]?.isEmpty == false
    }

    /// Keeps a view that is not needed any more; one without identifier is let go.
    func recycle(_ view: MKAnnotationView) {
        guard let identifier = view.reuseIdentifier,
            waiting[identifier, default: []].count < Self.capacity
        else {
            known.remove(ObjectIdentifier(view))
            return
        }
        known.insert(ObjectIdentifier(view))
        waiting[identifier, default: []].append(view)
    }
}
