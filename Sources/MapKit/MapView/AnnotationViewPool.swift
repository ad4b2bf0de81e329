/// Used annotation views that wait for another annotation, and the classes new ones are made of.
@MainActor final class AnnotationViewPool {
    private var classes: [String: MKAnnotationView.Type] = [
        MKMapViewDefaultAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self,
        MKMapViewDefaultClusterAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self,
    ]
    private var waiting: [String: [MKAnnotationView]] = [:]
    /// The views that were handed out by ``dequeue(_:annotation:)``.
    private var known: Set<ObjectIdentifier> = []

    /// How many views of a kind wait at most: more than are made at once to learn what they are like.
    static let capacity = 512
    /// How many views were made here.
    private(set) var madeCount = 0

    /// Registers the class of an identifier.
    func register(_ viewClass: MKAnnotationView.Type?, for identifier: String) {
        classes[identifier] = viewClass
        waiting[identifier] = nil
    }

    /// Returns a used view, or a new one if a class is registered.
    func dequeue(_ identifier: String, annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let viewClass = classes[identifier] else { return nil }
        madeCount += 1
        let view = AnnotationViewClass(viewClass: viewClass)
            .makeView(annotation: annotation, reuseIdentifier: identifier)
        return adopt(
            view ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier))
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

    /// Number of views that wait.
    var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
