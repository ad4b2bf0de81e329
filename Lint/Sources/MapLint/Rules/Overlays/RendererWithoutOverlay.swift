import SwiftSyntax

extension Rule {
    static let rendererWithoutOverlay = Rule(
        "renderer_without_overlay", "MKOverlayRenderer() without its overlay", section: .overlays,
        fixing: .safe,
        cost: "The renderer traps or draws nothing as soon as anything asks for its overlay.",
        suggestion: "Pass the overlay.",
        source: "MapKit guide, Part 7; MapKit reference, Part 9",
        triggering: [
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              ↓MKOverlayRenderer()
            }
            """,
            """
            func mapView(_ m: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
              guard let line = overlay as? MKPolyline else { return ↓MKPolylineRenderer() }
              return renderer(line)
            }
            """,
            "func r(for o: MKOverlay) -> MKOverlayRenderer { return o is MKCircle ? circle(o) : ↓MKOverlayRenderer() }",
            "func r(for o: MKOverlay) -> MKOverlayRenderer { let r = ↓MKTileOverlayRenderer.init(); return r }",
        ],
        nonTriggering: [
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              MKOverlayRenderer(overlay: overlay)
            }
            """,
            "func r(for o: MKOverlay) -> MKOverlayRenderer { CustomRenderer() }",
            "func make() -> MKOverlayRenderer { MKOverlayRenderer() }",
            "func r(for o: MKOverlay) -> MKOverlayRenderer { MKPolylineRenderer(overlay: o) }",
        ]
    ) { inspection in
        let names = Array(MapKitNames.rendererShapes.keys) + ["MKOverlayRenderer"]
        for call in inspection.index.calls(named: names) {
            guard call.node.arguments.isEmpty, call.node.trailingClosure == nil,
                let parameter = call.node.enclosingFunction?.signature.parameterClause.parameters
                    .first(where: { $0.type.plainName == "MKOverlay" })
            else { continue }
            let name = (parameter.secondName ?? parameter.firstName).plainText
            inspection.report(
                call.node,
                "a renderer without an overlay has nothing to draw and breaks callers that read .overlay",
                fix: Fix(
                    [inspection.replacing(call.node, with: "\(call.name)(overlay: \(name))")],
                    isSafe: true))
        }
    }
}
