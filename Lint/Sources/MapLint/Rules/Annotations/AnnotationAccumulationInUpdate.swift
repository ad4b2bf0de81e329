import SwiftSyntax

extension Rule {
    static let annotationAccumulationInUpdate = Rule(
        "annotation_accumulation_in_update", "updateUIView only ever adds",
        section: .annotations, scope: .type,
        cost: "Each state change stacks another copy on the map until memory and frames run out.",
        suggestion: "Diff, or add once in makeUIView.",
        source: "MapKit reference, Part 4; MapKit guide, Part 1 row 7",
        triggering: [
            """
            struct Flag: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                ↓map.addAnnotation(MKPlacemark(coordinate: spot))
              }
            }
            """,
            """
            struct Line: UIViewRepresentable {
              func updateUIView(_ uiView: MKMapView, context: Context) {
                let line = MKPolyline(coordinates: path, count: path.count)
                ↓uiView.addOverlay(line)
              }
            }
            """,
            """
            struct Helped: UIViewRepresentable {
              func updateUIView(_ view: MKMapView, context: Context) { fill(view) }
              func fill(_ view: MKMapView) { ↓view.addAnnotations(pins) }
            }
            """,
            """
            struct Desk: NSViewRepresentable {
              func updateNSView(_ map: MKMapView, context: Context) {
                if let pin { ↓map.addAnnotation(pin) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Flag: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView {
                let map = MKMapView()
                map.addAnnotation(MKPlacemark(coordinate: spot))
                return map
              }
              func updateUIView(_ map: MKMapView, context: Context) {}
            }
            """,
            """
            struct Empty: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) {
                if map.annotations.isEmpty { map.addAnnotations(pins) }
              }
            }
            """,
            """
            struct Removes: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) { clear(map); map.addAnnotations(pins) }
              func clear(_ map: MKMapView) { map.removeAnnotations(old) }
            }
            """,
            """
            struct Differs: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) {
                let known = Set(map.annotations.map(\\.hash))
                map.addAnnotations(pins.filter { !known.contains($0.hash) })
              }
            }
            """,
            """
            final class Screen: UIViewController { func show() { map.addAnnotations(pins) } }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in file.representableFunctions(MapKitNames.updateFunctions) {
            let type = file.enclosingType(of: function)
            let parts =
                type.map { file.declarations(ofType: $0.name).map { Syntax($0.node) } } ?? []
            for (body, isGuarded) in file.reach(of: function) where !isGuarded {
                for call in file.calls(in: body) {
                    let removals: Set<String>
                    let list: String
                    switch call.name {
                    case "addAnnotation", "addAnnotations":
                        removals = ["removeAnnotation", "removeAnnotations"]
                        list = "annotations"
                    case "addOverlay", "addOverlays":
                        removals = ["removeOverlay", "removeOverlays"]
                        list = "overlays"
                    default: continue
                    }
                    guard call.isMember, !call.node.isGuarded(),
                        !parts.contains(where: { $0.mentions(removals) }),
                        !comparesExisting(list, in: body, file)
                    else { continue }
                    inspection.report(call.node, "each update adds another copy")
                }
            }
        }
    }

    /// Whether the code looks at what is on the map already.
    private static func comparesExisting(_ list: String, in body: Syntax, _ file: SourceFile)
        -> Bool
    {
        (file.index.references[list] ?? []).contains { token in
            guard token.isInside(body),
                let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                let base = member.base
            else { return false }
            return file.isMapView(base, at: member)
        }
    }
}
