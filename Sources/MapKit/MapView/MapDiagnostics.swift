import Logging

/// Mistakes that a map can detect, each reported once with its remedy.
@MainActor struct MapDiagnostics {
    /// The kind of mistake.
    enum Cause: String, CaseIterable {
        case positionLoop, regionLoop, cameraInCameraChange, invalidRegion, swappedCoordinate,
            invalidCoordinate
        case manyWithoutClustering, viewNotReused, unregisteredIdentifier, clusterViewMissing
        case rendererMissing, rendererInvisible, changedClusterMembers

        /// What to do about it.
        var text: String {
            switch self {
            case .positionLoop:
                "The camera's position was set again and again from within onMapCameraChange. The last value is "
                    + "kept and the loop is broken; set it only where it is not what the context tells."
            case .regionLoop:
                "The region was set again and again from within regionDidChange. The last value is kept and "
                    + "the loop is broken; compare with mapView.region before setting it."
            case .cameraInCameraChange:
                "The camera was moved from within regionWillChange. The map went to the last place asked for; "
                    + "move it from regionDidChange, or not from a change at all."
            case .invalidRegion:
                "A region that cannot be shown was set and is ignored: its center has to be a valid "
                    + "coordinate, its spans numbers of 0 or more."
            case .swappedCoordinate:
                "An annotation's latitude is beyond ±90 while its longitude could be one: are they swapped? "
                    + "It is CLLocationCoordinate2D(latitude:longitude:)."
            case .invalidCoordinate:
                "An annotation has a coordinate that is not valid and is not shown."
            case .manyWithoutClustering:
                "More than 500 annotation views are on the screen at once. Set clusteringIdentifier on "
                    + "the views, or add only what is in mapView.visibleMapRect."
            case .viewNotReused:
                "Annotation views are made anew though used ones wait. Return "
                    + "dequeueReusableAnnotationView(withIdentifier:for:) from mapView(_:viewFor:)."
            case .unregisteredIdentifier:
                "A view was dequeued with an identifier that no class is registered for; the standard marker "
                    + "is used. Call register(_:forAnnotationViewWithReuseIdentifier:) first."
            case .clusterViewMissing:
                "mapView(_:viewFor:) returned for a cluster a view that belongs to another annotation. "
                    + "Answer for MKClusterAnnotation, or return nil for the standard cluster."
            case .rendererMissing:
                "An overlay was added, but the delegate does not implement mapView(_:rendererFor:), so "
                    + "that nothing is drawn."
            case .rendererInvisible:
                "An overlay's renderer has neither strokeColor nor fillColor, so that nothing is drawn."
            case .changedClusterMembers:
                "mapView(_:clusterAnnotationForMemberAnnotations:) has to return a cluster with just the "
                    + "members given. The standard one is used."
            }
        }
    }

    private static let logger = Logger(label: "MapKit")
    private(set) var told: Set<Cause> = []

    /// Tells of a mistake, the first time it is made on this map.
    mutating func tell(_ cause: Cause, _ detail: @autoclosure () -> String = "") {
        guard told.insert(cause).inserted else { return }
        let detail = detail()
        Self.logger.warning(
            "\(cause.text)", metadata: detail.isEmpty ? nil : ["detail": .string(detail)])
    }
}

extension MKMapView {
    /// The names of the mistakes that were reported.
    package var advised: Set<String> { Set(advice.told.map(\.rawValue)) }
}
