extension Review.Part {
    static func summary(_ evidence: Evidence) -> Review.Part {
        let target =
            evidence.target.isKnown
            ? evidence.target.versions.sorted { $0.key < $1.key }.map {
                "\($0.key) \($0.value.plain)"
            }
            .joined(separator: ", ")
            : "unknown; set deployment_target in .maplint.yml"
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = evidence.findings.count { $0.severity == severity }
            return count > 0 ? "\(count) × \(severity)" : nil
        }
        return Review.Part(
            title: "Summary",
            paragraphs: [
                "\(evidence.fileCount) Swift \(evidence.fileCount == 1 ? "file" : "files"), \(evidence.candidateCount) of which \(evidence.candidateCount == 1 ? "concerns" : "concern") maps. Deployment target: \(target).",
                counts.isEmpty ? "No findings." : "Findings: \(counts.joined(separator: ", ")).",
            ], places: [])
    }

    /// The map views in use and the decision tree's answer.
    static func mapViews(_ evidence: Evidence) -> Review.Part {
        let swiftUI = evidence.places(.swiftUIMap)
        let legacy = evidence.places(.legacySwiftUIMap)
        let wrappers = evidence.places(.representable)
        let views = evidence.places(.mapView)
        var places = swiftUI.map { ("SwiftUI Map", $0) }
        places += legacy.map { ("SwiftUI Map, deprecated initializer", $0) }
        places += wrappers.map { ("MKMapView wrapped for SwiftUI", $0) }
        places += views.map { ("MKMapView", $0) }
        guard !places.isEmpty else {
            return Review.Part(
                title: "Map views", paragraphs: ["No map view is built."], places: [])
        }
        var reasons: [String] = []
        for (name, found) in [
            ("tile overlays", evidence.places(.tileOverlay)),
            ("clustering", evidence.places(.clusteringIdentifier, .clusterView)),
            ("draggable annotations", evidence.places(.draggable)),
        ] {
            guard let first = found.first else { continue }
            reasons.append(name)
            places.append(("needs MKMapView (\(name))", first))
        }
        let advice: String
        if !reasons.isEmpty {
            advice =
                "Recommended: MKMapView (wrapped for SwiftUI where needed), because of \(reasons.joined(separator: " and ")), which SwiftUI's Map does not have."
        } else if evidence.target.isAtLeast(iOS: 17) == false {
            advice =
                "Recommended: MKMapView for anything beyond pins, because the deployment target is below iOS 17, where SwiftUI's Map has no content builder."
        } else if evidence.target.isKnown, wrappers.isEmpty, views.isEmpty {
            advice =
                "Recommended: SwiftUI's Map, because nothing was seen that needs MKMapView and the deployment target has the content builder."
        } else if evidence.target.isKnown {
            advice =
                "Recommended for new screens: SwiftUI's Map, because the deployment target has the content builder. Of what only MKMapView has, neither tile overlays nor clustering nor draggable annotations were seen; each screen above says whether it can move."
        } else {
            advice =
                "Recommended: SwiftUI's Map if the deployment target is iOS 17 or later, because nothing was seen that needs MKMapView."
        }
        var paragraphs = [advice]
        if !legacy.isEmpty, evidence.target.isAtLeast(iOS: 17) != false {
            paragraphs.append(
                "Move the deprecated initializers to Map(position:) with a content builder.")
        }
        return Review.Part(title: "Map views", paragraphs: paragraphs, places: places)
    }

    static func annotations(_ evidence: Evidence) -> Review.Part {
        let added = evidence.places(.annotationsAdded)
        let loops = evidence.places(.mapForEach)
        let markers = evidence.places(.marker, .legacyMarker)
        var places = added.map { ("added to a map view (\($0.detail))", $0) }
        places += loops.map { ("collection in SwiftUI's Map (\($0.detail))", $0) }
        guard !places.isEmpty || !markers.isEmpty else {
            return Review.Part(
                title: "Annotations", paragraphs: ["No annotations were seen."], places: [])
        }
        let hasCollections = !loops.isEmpty || added.contains { $0.detail != "addAnnotation" }
        var paragraphs: [String] = []
        if !hasCollections {
            paragraphs.append(
                "Annotations are added one at a time or written out (\(markers.count) Marker or Annotation values): below about 100 no clustering is needed."
            )
        } else if evidence.has(.clusteringIdentifier) {
            paragraphs.append(
                "Collections of unknown size, clustered: right from about 100 annotations on.")
        } else if evidence.has(.visibleRegionFilter) {
            paragraphs.append(
                "Collections of unknown size, and the camera's changes are observed: with filtering by the visible region this carries to about 500 annotations. Cluster (MKMapView) beyond."
            )
        } else {
            paragraphs.append(
                "Collections of unknown size, neither clustered nor filtered by the visible region. Up to about 100 annotations that is fine; from there cluster (MKMapView) or filter in onMapCameraChange; above 1,000 load by region from a spatial index."
            )
        }
        if evidence.has(.annotationViewReuse) {
            paragraphs.append("Annotation views are dequeued.")
        }
        return Review.Part(title: "Annotations", paragraphs: paragraphs, places: places)
    }

    static func search(_ evidence: Evidence) -> Review.Part {
        var places = evidence.places(.search).map { ("search started", $0) }
        places += evidence.places(.completer).map { ("completer", $0) }
        places += evidence.places(.directions).map { ("directions", $0) }
        places += evidence.places(.eta).map { ("travel time", $0) }
        places += evidence.places(.geocoder).map { ("geocoding", $0) }
        places += evidence.places(.lookAround).map { ("Look Around", $0) }
        var paragraphs: [String] = []
        if evidence.has(.search), !evidence.has(.completer) {
            paragraphs.append(
                "Searches without a completer: for a search field, drive MKLocalSearchCompleter while typing and start MKLocalSearch for the chosen completion."
            )
        }
        if evidence.has(.search), !evidence.has(.searchResultTypes) {
            paragraphs.append("No resultTypes or pointOfInterestFilter is set anywhere.")
        }
        if evidence.has(.completer), !evidence.has(.completerDelegate) {
            paragraphs.append("No completer's failure is handled.")
        }
        if evidence.has(.directions), evidence.has(.geocoder) {
            paragraphs.append("Directions and geocoding share rate limits; cache both.")
        }
        if places.isEmpty { paragraphs = ["Neither search nor directions are used."] }
        return Review.Part(title: "Search and directions", paragraphs: paragraphs, places: places)
    }

    static func location(_ evidence: Evidence) -> Review.Part {
        var places = evidence.places(.userLocation).map { ("user location shown", $0) }
        places += evidence.places(.authorizationRequest).map { ("authorization requested", $0) }
        places += evidence.places(.serviceSession).map { ("service session", $0) }
        places += evidence.places(.authorizationStatus).map {
            ("changes of authorization handled", $0)
        }
        let text: String
        if places.isEmpty {
            text = "The user's location is not used."
        } else if evidence.facts.contains(.authorizes) {
            text =
                evidence.has(.authorizationStatus, .serviceSession)
                ? "Authorization is requested, and its changes are handled or held in a session."
                : "Authorization is requested; no code was seen that handles a change of it."
        } else {
            text =
                "The location is shown but never requested: the system asks by itself, at a moment nobody chose."
        }
        return Review.Part(title: "Authorization", paragraphs: [text], places: places)
    }
}

extension Double {
    /// The number without a fraction where it has none.
    fileprivate var plain: String { self == rounded() ? String(Int(self)) : String(self) }
}
