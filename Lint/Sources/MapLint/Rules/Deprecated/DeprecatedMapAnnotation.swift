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
            // In a map of the old kind it is rewritten with the map; a value that has a type keeps it.
            var fix: Fix?
            if let map = inspection.legacyMap(around: call.node) {
                fix = inspection.rewrite(ofLegacyMap: map)
            } else if call.name != "MapAnnotation",
                let binding = call.node.parent?.parent?.as(PatternBindingSyntax.self),
                binding.typeAnnotation == nil, let text = LegacyMap.marker(of: call.node)
            {
                fix = Fix([inspection.replacing(call.node, with: text)], isSafe: false)
            }
            inspection.report(
                call.node, "'\(call.name)' is deprecated since iOS 17",
                unless: inspection.unlessOwn(call), fix: fix)
        }
    }
}
