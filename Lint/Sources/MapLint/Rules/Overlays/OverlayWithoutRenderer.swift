import SwiftSyntax

extension Rule {
    private static let selector = "mapView(_:rendererFor:)"

    static let overlayWithoutRenderer = Rule(
        "overlay_without_renderer", "Overlay added, no renderer provided",
        section: .overlays, scope: .type,
        cost: "The line or area never appears, and the console says nothing.",
        suggestion: "Implement mapView(_:rendererFor:).",
        source: "MapKit guide, Part 7; MapKit diagnosis, Symptom 5 Q1",
        triggering: [
            """
            final class Trail: UIViewController, MKMapViewDelegate {
              let map = MKMapView()
              func draw(_ path: [CLLocationCoordinate2D]) {
                map.delegate = self
                ↓map.addOverlay(MKPolyline(coordinates: path, count: path.count))
              }
            }
            """,
            """
            struct Line: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView {
                let map = MKMapView()
                map.delegate = context.coordinator
                ↓map.addOverlays(lines)
                return map
              }
              func updateUIView(_ map: MKMapView, context: Context) {}
              func makeCoordinator() -> Coordinator { Coordinator() }
              class Coordinator: NSObject, MKMapViewDelegate {}
            }
            """,
            "func ring(on mapView: MKMapView) { ↓mapView.addOverlay(MKCircle(center: c, radius: 9), level: .aboveRoads) }",
            """
            class Screen: UIViewController {
              @IBOutlet var mapView: MKMapView!
              override func viewDidLoad() { mapView.delegate = self; ↓mapView.insertOverlay(line, at: 0) }
            }
            extension Screen: MKMapViewDelegate { func mapView(_ m: MKMapView, didSelect v: MKAnnotationView) {} }
            """,
        ],
        nonTriggering: [
            """
            struct Lines: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView {
                let map = MKMapView()
                map.delegate = context.coordinator
                map.addOverlay(line)
                return map
              }
              func updateUIView(_ map: MKMapView, context: Context) {}
              func makeCoordinator() -> LineDelegate { LineDelegate() }
            }
            """,
            """
            final class Trail: UIViewController, MKMapViewDelegate {
              let map = MKMapView()
              func draw(_ path: [CLLocationCoordinate2D]) {
                map.delegate = self
                map.addOverlay(MKPolyline(coordinates: path, count: path.count))
              }
              func mapView(_ m: MKMapView, rendererFor o: MKOverlay) -> MKOverlayRenderer { renderer(o) }
            }
            """,
            Example(
                "func ring(on mapView: MKMapView) { mapView.addOverlay(circle) }",
                beside: [
                    "Delegate.swift": """
                    class D: NSObject, MKMapViewDelegate {
                      func mapView(_ m: MKMapView, rendererFor o: MKOverlay) -> MKOverlayRenderer { renderer(o) }
                    }
                    """
                ]),
            Example(
                """
                final class Trail: BaseScreen {
                  func draw() { mapView.delegate = self; mapView.addOverlay(line) }
                }
                """,
                beside: [
                    "Base.swift": """
                    class BaseScreen: UIViewController, MKMapViewDelegate {
                      func mapView(_ m: MKMapView, rendererFor o: MKOverlay) -> MKOverlayRenderer { renderer(o) }
                    }
                    """
                ]),
            "func other(_ layer: DrawingLayer) { layer.addOverlay(view) }",
            "func none(on mapView: MKMapView) { mapView.addAnnotation(pin) }",
        ]
    ) { inspection in
        let file = inspection.file
        for call in inspection.index.calls(named: "addOverlay", "addOverlays", "insertOverlay") {
            guard file.isMapView(call.base, at: call.node) else { continue }
            let delegates = delegates(near: call, file)
            var conditions = delegates.map { Condition.implemented(type: $0, selector: selector) }
            for name in delegates {
                conditions.append(.undeclared(name))
                // Where this file does not name the protocol, another one has the delegate's methods.
                if !file.inherited(byType: name).contains("MKMapViewDelegate") {
                    conditions.append(.seenAlone)
                }
            }
            if delegates.isEmpty { conditions = [.implementedAnywhere(selector), .seenAlone] }
            inspection.report(
                call.node, "overlays stay invisible until the delegate returns a renderer",
                unless: conditions)
        }
    }

    /// The names of the types that the enclosing type makes delegates of its map views.
    private static func delegates(near call: Call, _ file: SourceFile) -> [String] {
        guard let type = file.enclosingType(of: call.node) else { return [] }
        var names: Set<String> = []
        for assignment in file.index.assignments(to: "delegate") {
            guard let owner = file.enclosingType(of: assignment.node),
                owner.name == type.name || type.name.hasPrefix("\(owner.name)."),
                assignment.right.count == 1,
                let left = assignment.left.unwrapped.as(MemberAccessExprSyntax.self),
                file.isMapView(left.base, at: assignment.node), let value = assignment.right.first
            else { continue }
            if value.bareText == "self" {
                names.insert(owner.name)
            } else if value.path == "context.coordinator" {
                let known = file.coordinatorNames(of: owner.name).filter {
                    !file.declarations(ofType: $0).isEmpty
                }
                // A coordinator of another file is known by its name alone.
                names.formUnion(known.isEmpty ? ["Coordinator"] : known)
            } else {
                return []
            }
        }
        return names.sorted()
    }
}
