import SwiftSyntax

extension Rule {
    /// The labels of MapKit's own initializers; others belong to a type of the project.
    private static let labels: Set<String> = ["coordinate", "tint", "anchorPoint", "content"]

    static let deprecatedMapAnnotation = Rule(
        "deprecated_map_annotation", "MapPin, MapMarker, MapAnnotation", section: .deprecated,
        fixing: .partial,
        cost:
            "They work only with the deprecated Map initializer: no title, no selection, no clustering to come.",
        suggestion: "Use Marker or Annotation in the map content.",
        source: "MapKit guide, Part 5; MapKit reference, Part 3",
        triggering: [
            "let pin = ↓MapMarker(coordinate: cafe, tint: .brown)",
            "let v = Map(coordinateRegion: $r, annotationItems: items) { ↓MapPin(coordinate: $0.c) }",
            "let v = Map(coordinateRegion: $r, annotationItems: items) { i in ↓MapAnnotation(coordinate: i.c) { Dot() } }",
            Example("let pin = ↓MapMarker(coordinate: cafe)", target: .iOS(18)),
        ],
        nonTriggering: [
            "let pin = Marker(\"Café\", coordinate: cafe).tint(.brown)",
            "struct MapPin: Hashable { var coordinate: Int }\nlet p = MapPin(coordinate: 1)",
            "let type = MapAnnotation<Text>.self",
            "let dot = MapPin(coordinate: spot, isSelected: true)",
            Example("let pin = MapMarker(coordinate: cafe)", target: .iOS(15)),
            "func v() { guard #available(iOS 17, *) else { show(MapPin(coordinate: c)); return } }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "MapPin", "MapMarker", "MapAnnotation")
        where !call.isMember || call.base?.path == "MapKit" {
            guard let coordinate = call.node.argument("coordinate"),
                call.node.arguments.first?.label?.text == "coordinate",
                call.node.arguments.allSatisfy({ labels.contains($0.label?.text ?? "") }),
                inspection.target.isAtLeast(iOS: 17) != false,
                !inspection.isForOlderSystems(call.node)
            else { continue }
            // It is rewritten with its map; by itself it has no title to give.
            let fix = inspection.legacyMap(around: call.node).flatMap {
                inspection.rewrite(ofLegacyMap: $0)
            }
            inspection.report(
                call.node, "'\(call.name)' is deprecated since iOS 17",
                unless: inspection.unlessOwn(call), fix: fix)
        }
    }
}
