import SwiftSyntax

extension Rule {
    private static let styles: Set<String> = [
        "stroke", "foregroundStyle", "tint", "strokeStyle", "fill", "foregroundColor",
    ]
    /// Modifiers that leave the colors alone.
    private static let neutral: Set<String> = [
        "mapOverlayLevel", "annotationTitles", "annotationSubtitles", "tag", "id", "zIndex",
    ]
    private static let labels: Set<String> = [
        "center", "mapRect", "coordinates", "points", "contourStyle", "polygon", "polyline",
    ]

    static let unstyledMapShape = Rule(
        "unstyled_map_shape", "MapCircle, MapPolygon or MapPolyline without style",
        section: .overlays,
        cost: "The shape is filled in the default color, or cannot be seen against the map.",
        suggestion: "Add .stroke(...) or .foregroundStyle(...).",
        source: "MapKit diagnosis, Symptom 5 Q5; MapKit reference, Part 3",
        triggering: [
            "let content = ↓MapCircle(center: depot, radius: 300)",
            "let view = Map { ↓MapPolyline(coordinates: path) }",
            "let view = Map { ↓MapPolygon(coordinates: park).mapOverlayLevel(level: .aboveRoads) }",
            "let view = Map { if let route { ↓MapPolyline(route.polyline) } }",
        ],
        nonTriggering: [
            "let content = MapCircle(center: depot, radius: 300).foregroundStyle(.teal.opacity(0.2))",
            "let view = Map { MapPolyline(coordinates: path).mapOverlayLevel(level: .aboveLabels).stroke(.blue, lineWidth: 3) }",
            "let view = Map { ForEach(rings) { MapCircle(center: $0.c, radius: 9) }.foregroundStyle(.red) }",
            """
            struct MapPolygon { let coordinates: [Int] }
            let model = MapPolygon(coordinates: [1])
            """,
            "let view = Map { MapCircle(center: depot, radius: 5).brandStyle() }",
            "func keep() { state.ring = MapCircle(center: depot, radius: 5) }",
            "let area = MapPolygon(name: \"park\", area: 5)",
            "let line = MapPolyline(polyline: path, level: nil, strokeColor: .red, lineWidth: 2)",
            "let view = Map { MapCircle(center: depot, radius: 5) }.tint(.red)",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: MapKitNames.mapContentShapes)
        where !call.isMember || call.base?.path == "MapKit" {
            guard let first = call.node.arguments.first,
                // A shape that takes its style as an argument is the project's own.
                !call.node.arguments.contains(where: {
                    ["strokeColor", "fillColor", "lineWidth", "level"].contains($0.label?.text)
                })
            else { continue }
            let isShape =
                first.label.map { labels.contains($0.text) } ?? inspection.isInMapContent(call.node)
            guard isShape, !hasStyle(call.node.modifiers.map(\.name)),
                !isStyledFromOutside(call.node), !isKeptForLater(call.node.wholeChain)
            else { continue }
            inspection.report(
                call.node, "the shape may be drawn without any visible style",
                unless: inspection.unlessOwn(call))
        }
    }

    /// Whether a modifier gives colors, or is one that this file does not know.
    private static func hasStyle(_ names: [String]) -> Bool {
        names.contains { styles.contains($0) || !neutral.contains($0) }
    }

    /// Whether the shape is assigned to something, so that its style may be given where it is shown.
    private static func isKeptForLater(_ node: some SyntaxProtocol) -> Bool {
        guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }

    private static func isStyledFromOutside(_ node: some SyntaxProtocol) -> Bool {
        for ancestor in node.ancestors {
            if let call = ancestor.as(ClosureExprSyntax.self)?.receivingCall {
                if call.modifiers.contains(where: { styles.contains($0.name) }) { return true }
            }
            if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(VariableDeclSyntax.self),
                ancestor.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return false
            }
        }
        return false
    }
}
