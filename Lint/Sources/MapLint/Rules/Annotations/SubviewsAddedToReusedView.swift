import SwiftSyntax

extension Rule {
    static let subviewsAddedToReusedView = Rule(
        "subviews_added_to_reused_view", "Subviews pile up on a reused view",
        section: .annotations, scope: .function,
        cost: "A view that comes back shows the last place's picture beneath, and memory grows.",
        suggestion:
            "Add subviews once, where the view is made, and only change them in mapView(_:viewFor:).",
        source: "MapKit reference, MKMapView.dequeueReusableAnnotationView(withIdentifier:)",
        triggering: [
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              var view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
              if view == nil { view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p") }
              ↓view!.addSubview(UIImageView(image: picture(annotation)))
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p", for: annotation)
              load(annotation) { picture in ↓view.insertSubview(UIImageView(image: picture), at: 0) }
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
                ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
              ↓view.addSubview(label)
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              guard let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p") as? Badge else { return nil }
              ↓view.addSubview(Dot())
              return view
            }
            """,
        ],
        nonTriggering: [
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              var view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
              if view == nil {
                view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view!.addSubview(label)
              }
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p", for: annotation)
              view.subviews.forEach { $0.removeFromSuperview() }
              view.addSubview(label)
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p") { return view }
              let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
              view.addSubview(label)
              return view
            }
            """,
            """
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
              let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
              view.addSubview(label)
              return view
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in inspection.index.functions where function.isViewForAnnotation {
            guard let body = function.body,
                !body.mentions("removeFromSuperview", "subviews", "viewWithTag")
            else { continue }
            let calls = file.calls(in: body)
            for dequeue in calls where dequeue.name.hasPrefix("dequeueReusableAnnotationView") {
                guard let name = dequeue.node.boundName,
                    let list = scope(of: dequeue.node), file.overwrite(of: dequeue) == nil
                else { continue }
                for call in calls where ["addSubview", "insertSubview"].contains(call.name) {
                    guard call.base?.path == name, call.node.position > dequeue.node.position,
                        call.node.isInside(list), !isForNewView(call.node, name, within: list)
                    else { continue }
                    inspection.report(
                        call.node, "each time the view is used again it gets another subview")
                    break
                }
            }
        }
    }

    /// Where the name that a dequeued view is bound to holds.
    private static func scope(of dequeue: FunctionCallExprSyntax) -> Syntax? {
        for node in dequeue.ancestors {
            if let branch = node.as(IfExprSyntax.self) { return Syntax(branch.body) }
            if node.is(CodeBlockItemListSyntax.self) { return node }
        }
        return nil
    }

    /// Whether a condition leaves the place to a view that the queue did not give.
    private static func isForNewView(
        _ node: some SyntaxProtocol, _ name: String, within list: Syntax
    ) -> Bool {
        for ancestor in node.ancestors {
            if let branch = ancestor.as(IfExprSyntax.self), branch.conditions.mentions([name]) {
                return true
            }
            if ancestor.id == list.id { return false }
        }
        return false
    }
}
