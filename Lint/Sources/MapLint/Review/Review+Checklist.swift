extension Review.Item {
    /// The guide's checklist before release, in its order.
    static func all(_ evidence: Evidence) -> [Review.Item] {
        let usesMap = evidence.has(.swiftUIMap, .legacySwiftUIMap, .mapView, .representable)
        return [
            unseen("The map loads and is usable on a slow network", "only a running app shows it"),
            checked(
                "Coordinates are latitude first and in range",
                evidence.found(
                    "swapped_coordinate_literals", "geojson_coordinate_order",
                    "mismatched_coordinate_arguments", "null_island_fallback"), applies: usesMap),
            clustering(evidence),
            checked(
                "Searches say which results and where",
                evidence.found("search_missing_result_types", "search_missing_region"),
                applies: evidence.has(.search)),
            checked(
                "The camera is bound to state",
                evidence.found("constant_camera_position", "unbound_camera_state"),
                applies: evidence.has(.swiftUIMap, .legacySwiftUIMap)),
            unseen("Memory stays flat while the map is used", "measure it with Instruments"),
            checked(
                "The user's location is asked for before it is shown",
                evidence.found(
                    "user_location_without_authorization", "missing_location_usage_description"),
                applies: evidence.has(.userLocation)),
            checked(
                "Overlays have renderers with colors",
                evidence.found(
                    "overlay_without_renderer", "unstyled_overlay_renderer",
                    "renderer_type_mismatch",
                    "renderer_without_overlay", "unstyled_map_shape"),
                applies: evidence.has(.overlay, .mapShape)),
            unseen("Colors and images suit the dark appearance", "look at the app in both"),
            checked(
                "VoiceOver can read every annotation", evidence.found("annotation_without_title"),
                applies: evidence.has(.marker)),
            checked(
                "updateUIView moves the map only when something changed",
                evidence.found("unguarded_region_update", "exact_region_comparison"),
                applies: evidence.has(.representable)),
            checked(
                "One completer serves all keystrokes",
                evidence.found("completer_per_keystroke", "search_per_keystroke"),
                applies: evidence.has(.completer, .search)),
            checked(
                "Annotation views are reused",
                evidence.found(
                    "annotation_view_not_reused", "reused_annotation_not_updated",
                    "dequeue_without_register"),
                applies: evidence.has(.annotationViewReuse, .mapView)),
            checked(
                "Look Around is shown only where there is a scene",
                evidence.found("look_around_unchecked"), applies: evidence.has(.lookAround)),
        ]
    }

    private static func unseen(_ title: String, _ reason: String) -> Review.Item {
        Review.Item(title: title, verdict: .unseen, reason: reason, places: [])
    }

    private static func checked(_ title: String, _ places: [Review.Place], applies: Bool)
        -> Review.Item
    {
        guard places.isEmpty else {
            return Review.Item(
                title: title, verdict: .failed, reason: counted(places), places: places)
        }
        return applies
            ? Review.Item(title: title, verdict: .passed, reason: "nothing found", places: [])
            : Review.Item(title: title, verdict: .absent, reason: "not used", places: [])
    }

    private static func counted(_ places: [Review.Place]) -> String {
        places.count == 1 ? "1 finding" : "\(places.count) findings"
    }

    private static func clustering(_ evidence: Evidence) -> Review.Item {
        let title = "Large sets of annotations are clustered"
        let bad = evidence.found("cluster_not_handled", "inconsistent_clustering_identifier")
        if !bad.isEmpty {
            return Review.Item(
                title: title, verdict: .failed, reason: counted(bad), places: bad)
        }
        let sets = evidence.places(.annotationsAdded, .mapForEach)
        if sets.isEmpty {
            return Review.Item(title: title, verdict: .absent, reason: "no collections", places: [])
        }
        if evidence.has(.clusteringIdentifier) {
            return Review.Item(
                title: title, verdict: .passed, reason: "a clustering identifier is set",
                places: evidence.places(.clusteringIdentifier))
        }
        return Review.Item(
            title: title, verdict: .unseen, reason: "how many there are is not in the source",
            places: sets)
    }
}
