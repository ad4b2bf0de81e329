import MapScene
import SwiftUI

// What is on the map: annotations and shapes of the content, and views within annotations.
extension MapCoordinator {
    func place(_ list: [MapEntry]) {
        var next: [Int: MapEntry] = [:]
        next.reserveCapacity(list.count)
        var showsUser = settings.showsUserLocation
        var added: [EntryAnnotation] = []
        var moved: [(EntryAnnotation, MapEntry)] = []
        let environment = node?.environment ?? EnvironmentValues()
        for entry in list {
            next[entry.id] = entry
            switch entry.look {
            case .user: showsUser = true
            case .shape: break
            case .marker, .view:
                if let annotation = annotations[entry.id] {
                    moved.append((annotation, entry))
                } else {
                    let annotation = EntryAnnotation(entry, environment)
                    annotation.subtitle = subtitle(of: entry)
                    annotations[entry.id] = annotation
                    added.append(annotation)
                }
            }
        }
        let gone = annotations.filter { next[$0.key]?.isAnnotation != true }
        for id in gone.keys { annotations[id] = nil }
        if !gone.isEmpty { map.removeAnnotations(Array(gone.values)) }
        for (annotation, entry) in moved { update(annotation, entry, environment) }
        if !added.isEmpty { map.addAnnotations(added) }
        entries = next
        shapes.update(list, on: map, environment)
        if map.showsUserLocation != showsUser { map.showsUserLocation = showsUser }
    }

    func update(
        _ annotation: EntryAnnotation, _ entry: MapEntry, _ environment: EnvironmentValues
    ) {
        let old = annotation.style
        let subtitle = subtitle(of: entry)
        if annotation.subtitle != subtitle {
            annotation.subtitle = subtitle
            host.contentChanged()
        }
        annotation.entry = entry
        annotation.style = EntryStyle(entry, environment)
        if annotation.coordinate != entry.coordinate { annotation.coordinate = entry.coordinate }
        guard old != annotation.style else { return }
        annotation.title = entry.title
        if old.clusteringIdentifier != annotation.style.clusteringIdentifier
            || old.isMarker != annotation.style.isMarker
        {
            // The map has learned what its view is like: it has to learn anew.
            map.removeAnnotation(annotation)
            map.addAnnotation(annotation)
        } else if let view = map.view(for: annotation) {
            configure(view, annotation)
        }
        host.contentChanged()
    }

    func configure(_ view: MKAnnotationView, _ annotation: EntryAnnotation) {
        let style = annotation.style
        view.clusteringIdentifier = style.clusteringIdentifier
        view.displayPriority = .required
        if case .callout = accessory(of: annotation.entry) {
            view.canShowCallout = true
        } else {
            view.canShowCallout = false
        }
        view.isEnabled = isSelectable(annotation.entry)
        if let marker = view as? MKMarkerAnnotationView {
            marker.markerTintColor = style.tint.map { UIColor($0) }
            marker.glyphText = style.marker?.glyphText
            marker.glyphImage = style.marker?.glyphImage.map { UIImage($0) }
            marker.titleVisibility = style.titles
            marker.subtitleVisibility = style.subtitles
        } else if let content = view as? ContentAnnotationView {
            fit(content, annotation)
        }
    }

    // MARK: Views within annotations

    /// The items of what an annotation shows.
    func contentItem(_ annotation: EntryAnnotation) -> LayoutItem? {
        guard let node = node?.child(.id(AnyHashable(annotation.entry.id))) else { return nil }
        return annotation.item(of: node)
    }

    func fit(_ view: ContentAnnotationView, _ annotation: EntryAnnotation) {
        guard case .view(_, let anchor) = annotation.entry.look else { return }
        let size = contentItem(annotation)?.size(.unspecified) ?? .zero
        view.bounds.size = size
        view.centerOffset = CGPoint(
            x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
    }

    /// Describes what annotations show that are on the screen.
    func describeContent() {
        for case let view as ContentAnnotationView in map.stageViews {
            guard let annotation = view.annotation as? EntryAnnotation,
                let item = contentItem(annotation)
            else { continue }
            item.place(CGRect(origin: .zero, size: view.bounds.size))
            let elements = item.elements()
            view.content = SceneView(elements, size: view.bounds.size)
            // A tap on an annotation is a tap on the first thing in it that takes one.
            let tappable = elements.flatMap(\.allElements).first {
                guard $0.isEnabled else { return false }
                if case .button = $0.content { return true }
                return $0.isTappable
            }
            annotation.tappable = tappable?.id
            if tappable != nil { view.isEnabled = true }
        }
    }

    /// What is arranged: the map, in all the room it is offered.
    var items: [LayoutItem] {
        guard let node else { return [] }
        // Something within an annotation may have another size.
        for case let view as ContentAnnotationView in map.stageViews {
            if let annotation = view.annotation as? EntryAnnotation { fit(view, annotation) }
        }
        return [
            HostedItem(
                node, resize: { [weak self] size in self?.resize(to: size) },
                content: { [weak self] in
                    self?.describeContent()
                    return .map(
                        self?.map.scene
                            ?? MapScene(
                                viewport: Viewport(size: .zero, center: MKMapPoint(), scale: 1)))
                },
                handler: { [weak self] event in
                    if case .map(_, let happened) = event { self?.handle(happened) }
                })
        ]
    }

    func resize(to size: CGSize) {
        guard map.frame.size != size else { return }
        map.frame.size = size
        // A camera framed for another shape is framed again, unless the map has been moved since.
        if position.kind == .automatic { frameContent(animated: false) }
    }
}
