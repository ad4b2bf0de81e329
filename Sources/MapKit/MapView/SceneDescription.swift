import MapScene

extension SceneAnnotation {
    /// What an annotation and its view look like.
    @MainActor init(_ view: MKAnnotationView, id: Int) {
        let annotation = view.annotation
        self.init(
            id: id, coordinate: annotation?.coordinate ?? kCLLocationCoordinate2DInvalid,
            look: Look(view), size: view.bounds.size, offset: view.placeOffset,
            title: annotation?.titleText, subtitle: annotation?.subtitleText,
            count: (annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1,
            zPriority: Double(
                (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue),
            isEnabled: view.isEnabled, isSelected: view.isSelected,
            isDraggable: view.isDraggable && annotation is any MKMovableAnnotation)
        alpha = Double(view.alpha)
    }
}

extension SceneAnnotation.Look {
    /// What a view looks like: one of the standard ones, a picture, or whatever is in it.
    @MainActor init(_ view: MKAnnotationView) {
        switch view {
        case is MKUserLocationView where view.image == nil: self = .userLocation
        case let marker as MKMarkerAnnotationView where view.image == nil:
            self = .marker(SceneAnnotation.Marker(marker))
        case let content as ContentAnnotationView: self = .view(content.content)
        case let pin as MKPinAnnotationView: self = .pin(pin.pinTintColor.value)
        default:
            var described = view.described
            described.frame.origin = .zero
            if let image = view.image {
                let picture = image.tinted(view.tintColor)
                if described.isBlank, described.alpha == 1 {
                    self = .image(picture)
                    return
                }
                described.content = .image(picture)
            }
            self = .view(described)
        }
    }
}

extension SceneAnnotation.Marker {
    /// What a balloon looks like.
    @MainActor fileprivate init(_ view: MKMarkerAnnotationView) {
        self.init(
            tint: view.markerTintColor?.value, glyphTint: view.glyphTintColor?.value,
            glyphText: view.glyphText.flatMap { $0.isEmpty ? nil : $0 },
            glyphImage: view.glyphImage?.value, selectedGlyphImage: view.selectedGlyphImage?.value,
            titleVisibility: Visibility(view.titleVisibility),
            subtitleVisibility: Visibility(view.subtitleVisibility))
    }
}

extension SceneAnnotation.Marker.Visibility {
    fileprivate init(_ visibility: MKFeatureVisibility) {
        self =
            switch visibility {
            case .adaptive: .adaptive
            case .hidden: .hidden
            case .visible: .visible
            }
    }
}

extension SceneCallout {
    /// The bubble over a selected view; nil if it shows none: that needs leave and a title.
    @MainActor init?(_ view: MKAnnotationView, id: Int) {
        guard view.isSelected,
            view.canShowCallout || view.itemCallout != nil || view is MKUserLocationView,
            let title = view.annotation?.titleText, !title.isEmpty
        else { return nil }
        self.init(
            annotation: id, offset: view.calloutOffset, title: title,
            subtitle: view.itemCallout.flatMap { $0.item?.calloutText($0.style) }
                ?? view.annotation?.subtitleText,
            left: view.leftCalloutAccessoryView.map(Self.described),
            right: view.rightCalloutAccessoryView.map(Self.described),
            detail: view.detailCalloutAccessoryView.map(Self.described))
    }

    /// An accessory; one that constraints arrange, or that has no size, takes the one it wants.
    @MainActor private static func described(_ accessory: UIView) -> SceneView {
        let isArranged =
            !accessory.constraints.isEmpty || accessory is UIStackView
            || !accessory.translatesAutoresizingMaskIntoConstraints
        if isArranged || accessory.bounds.isEmpty {
            let size = accessory.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if size.width > 0, size.height > 0 { accessory.bounds.size = size }
        }
        return accessory.described
    }
}

extension SceneStyle {
    /// What a configuration looks like.
    init(_ configuration: MKMapConfiguration, showsBuildings: Bool) {
        self.init(showsBuildings: showsBuildings)
        isRealistic = configuration.elevationStyle == .realistic
        switch configuration {
        case let standard as MKStandardMapConfiguration:
            isMuted = standard.emphasisStyle == .muted
            showsTraffic = standard.showsTraffic
            pointsOfInterest = PointsOfInterest(standard.pointOfInterestFilter)
        case let hybrid as MKHybridMapConfiguration:
            base = .hybrid
            showsTraffic = hybrid.showsTraffic
            pointsOfInterest = PointsOfInterest(hybrid.pointOfInterestFilter)
        default: base = .imagery
        }
    }
}

extension SceneStyle.PointsOfInterest {
    init(_ filter: MKPointOfInterestFilter?) {
        guard let named = filter?.named else {
            self = .all
            return
        }
        let names = named.categories.map(\.rawValue).sorted()
        self =
            named.isExcluding ? (names.isEmpty ? .all : .excluding(names)) : .including(names)
    }
}
