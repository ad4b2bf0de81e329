extension Review.Item {
    /// The guide's checklist before release, in its order.
    static func all(_ evidence: Evidence) -> [Review.Item] {
        return [
            unseen("The map loads and is usable on a slow network", "only a running app shows it"),
            checked(
                "Coordinates are latitude first and in range",
                [
                    "swapped_coordinate_literals", "geojson_coordinate_order",
                    "mismatched_coordinate_arguments", "null_island_fallback",
                ],
                evidence, at: [.swiftUIMap, .legacySwiftUIMap, .mapView, .representable]),
            clustering(evidence),
            checked(
                "Searches say which results and where",
                [
                    "search_missing_result_types", "search_missing_region",
                    "completion_searched_as_text",
                ],
                evidence, at: [.search]),
            checked(
                "The camera is bound to state",
                ["constant_camera_position", "unbound_camera_state"],
                evidence, at: [.swiftUIMap, .legacySwiftUIMap]),
            unseen("Memory stays flat while the map is used", "measure it with Instruments"),
            checked(
                "The user's location is asked for before it is shown",
                ["user_location_without_authorization", "missing_location_usage_description"],
                evidence, at: [.userLocation]),
            checked(
                "Overlays have renderers with colors",
                [
                    "overlay_without_renderer", "unstyled_overlay_renderer",
                    "renderer_type_mismatch", "renderer_without_overlay", "unstyled_map_shape",
                ],
                evidence, at: [.overlay, .mapShape]),
            unseen("Colors and images suit the dark appearance", "look at the app in both"),
            voiceOver(evidence),
            checked(
                "updateUIView moves the map only when something changed",
                ["unguarded_region_update", "exact_region_comparison"],
                evidence, at: [.representable]),
            checked(
                "One completer serves all keystrokes",
                ["completer_per_keystroke", "search_per_keystroke"],
                evidence, at: [.completer, .search]),
            checked(
                "Annotation views are reused",
                [
                    "annotation_view_not_reused", "reused_annotation_not_updated",
                    "dequeue_without_register", "reuse_identifier_per_annotation",
                    "subviews_added_to_reused_view",
                ],
                evidence, at: [.annotationViewReuse, .mapView]),
            checked(
                "Look Around is shown only where there is a scene",
                ["look_around_unchecked"],
                evidence, at: [.lookAround]),
        ]
    }

    private static func unseen(_ title: String, _ reason: String) -> Review.Item {
        Review.Item(title: title, verdict: .unseen, reason: reason, places: [])
    }

    /// An item that rules look for, at places that the source shows.
    ///
    /// It is passed only where all of the rules ran and there was something to look at.
    private static func checked(
        _ title: String, _ rules: [String], _ evidence: Evidence, at kinds: [Occurrence.Kind]
    ) -> Review.Item {
        let found = rules.flatMap { evidence.found($0) }
        guard found.isEmpty else {
            return Review.Item(
                title: title, verdict: .failed, reason: counted(found), places: found)
        }
        let seen = kinds.flatMap { evidence.places($0) }
        guard !seen.isEmpty else {
            return Review.Item(title: title, verdict: .absent, reason: "not used", places: [])
        }
        let doubts = rules.flatMap { evidence.noted($0) }
        guard doubts.isEmpty else {
            return Review.Item(
                title: title, verdict: .unseen, reason: "hangs on facts that are not in the source",
                places: doubts)
        }
        let off = rules.filter { !evidence.rules.contains($0) }
        guard off.isEmpty else {
            return Review.Item(
                title: title, verdict: .unseen,
                reason: "not looked for: \(off.joined(separator: ", ")) did not run", places: [])
        }
        return Review.Item(
            title: title, verdict: .passed,
            reason:
                "looked for in \(seen.count == 1 ? "1 place" : "\(seen.count) places"), nothing found",
            places: [])
    }

    private static func counted(_ places: [Review.Place]) -> String {
        places.count == 1 ? "1 finding" : "\(places.count) findings"
    }

    private static func voiceOver(_ evidence: Evidence) -> Review.Item {
        let item = checked(
            "VoiceOver can read every annotation", ["annotation_without_title"], evidence,
            at: [.marker, .legacyMarker])
        let old = evidence.places(.legacyMarker)
        guard item.verdict == .passed, !old.isEmpty else { return item }
        return Review.Item(
            title: item.title, verdict: .unseen,
            reason: "annotations of the deprecated initializer take no title; listen to them",
            places: old)
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
                title: title, verdict: .unseen,
                reason:
                    "a clustering identifier is set; whether each large set has it is not in the source",
                places: evidence.places(.clusteringIdentifier))
        }
        return Review.Item(
            title: title, verdict: .unseen, reason: "how many there are is not in the source",
            places: sets)
    }
}
