import SwiftSyntax

extension Rule {
    static let reuseIdentifierPerAnnotation = Rule(
        "reuse_identifier_per_annotation", "Reuse identifier of one annotation only",
        section: .annotations, scope: .function,
        cost: "No view is ever used again: each place keeps one of its own in the map's queue.",
        suggestion: "Use one identifier for each kind of view.",
        source: "MapKit guide, Part 1 row 3, checklist 13; MapKit diagnosis, Symptom 3 Q2",
        triggering: [
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let id = String(annotation.coordinate.latitude) + String(annotation.coordinate.longitude)
              var view = ↓mapView.dequeueReusableAnnotationView(withIdentifier: id)
              if view == nil { view = MKAnnotationView(annotation: annotation, reuseIdentifier: id) }
              view?.annotation = annotation
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let view = ↓mapView.dequeueReusableAnnotationView(withIdentifier: UUID().uuidString)
                ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
              view.annotation = annotation
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              ↓mapView.dequeueReusableAnnotationView(withIdentifier: "\\(annotation.coordinate)")
            }
            """,
            """
            extension Board: MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                let identifier = "stop-\\(a.coordinate.latitude)"
                return ↓map.dequeueReusableAnnotationView(withIdentifier: identifier)
              }
            }
            """,
        ],
        nonTriggering: [
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              mapView.dequeueReusableAnnotationView(withIdentifier: "stop", for: annotation)
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              guard let stop = annotation as? Stop else { return nil }
              return mapView.dequeueReusableAnnotationView(withIdentifier: stop.kind.rawValue, for: annotation)
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let id = String(describing: type(of: annotation))
              return mapView.dequeueReusableAnnotationView(withIdentifier: id, for: annotation)
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let isNorth = annotation.coordinate.latitude > 0
              return mapView.dequeueReusableAnnotationView(withIdentifier: isNorth ? "north" : "south", for: annotation)
            }
            """,
        ]
    ) { inspection in
        for function in inspection.index.functions where function.isViewForAnnotation {
            guard let body = function.body else { continue }
            for call in inspection.file.calls(in: body)
            where call.name == "dequeueReusableAnnotationView" {
                guard var identifier = call.node.argument("withIdentifier") else { continue }
                if let name = identifier.path,
                    let value = inspection.file.declaration(of: name, at: call.node)?.initialValue
                {
                    identifier = value
                }
                guard identifier.isOfOnePlace else { continue }
                inspection.report(
                    call.node, "no other annotation has this identifier, so no view is reused")
            }
        }
    }
}

extension ExprSyntax {
    /// Whether the text is made of a coordinate's numbers or of a new identifier.
    fileprivate var isOfOnePlace: Bool {
        if mentions("UUID") { return true }
        guard mentions("coordinate"),
            !containsNode(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        else { return false }
        if self.is(StringLiteralExprSyntax.self) { return true }
        return containsNode { node in
            node.as(FunctionCallExprSyntax.self)?.calledExpression.bareText == "String"
        }
    }
}
