import SwiftSyntax

extension Rule {
    static let annotationViewDiscarded = Rule(
        "annotation_view_discarded", "Annotation view built and never shown",
        section: .annotations, scope: .function,
        cost:
            "The look that was set is not on the map: the annotation appears as the default marker.",
        suggestion: "Add the annotation alone, and return the view from mapView(_:viewFor:).",
        source: "MapKit reference, MKMapViewDelegate.mapView(_:viewFor:)",
        triggering: [
            """
            func drop(_ point: MKPointAnnotation, on map: MKMapView) {
              let pin = ↓MKPinAnnotationView(annotation: point, reuseIdentifier: nil)
              map.addAnnotation(pin.annotation!)
            }
            """,
            """
            func drop(_ point: MKPointAnnotation, on map: MKMapView) {
              let view = ↓MKMarkerAnnotationView(annotation: point, reuseIdentifier: "p")
              map.addAnnotation(point)
            }
            """,
            """
            func drop(_ points: [MKPointAnnotation], on map: MKMapView) {
              for point in points {
                let view = ↓MKMarkerAnnotationView(annotation: point, reuseIdentifier: "p")
                view.markerTintColor = .green
                view.glyphText = "A"
                map.addAnnotation(point)
              }
            }
            """,
            """
            final class Screen: UIViewController {
              func show(_ place: MKPlacemark) {
                search { _ in
                  let view = ↓MKAnnotationView(annotation: place, reuseIdentifier: "x")
                  view.image = UIImage(named: "flag")
                  if let shown = view.annotation { self.map.addAnnotation(shown) }
                }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            func view(for a: MKAnnotation) -> MKAnnotationView {
              let view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "p")
              view.glyphText = "A"
              return view
            }
            """,
            """
            func legend(_ a: MKAnnotation) {
              let view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: nil)
              stack.addArrangedSubview(view)
            }
            """,
            """
            func draw(_ a: MKAnnotation, at point: CGPoint) {
              let pin = MKPinAnnotationView(annotation: a, reuseIdentifier: nil)
              pin.drawHierarchy(in: pin.bounds, afterScreenUpdates: true)
            }
            """,
            """
            func picture(_ a: MKAnnotation) -> UIImage? {
              let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
              let picture = pin.image
              return picture
            }
            """,
            """
            func keep(_ a: MKAnnotation) {
              let view = StopView(annotation: a, reuseIdentifier: nil)
              view.show()
            }
            """,
        ]
    ) { inspection in
        for call in inspection.index.calls(named: MapKitNames.annotationViews)
        where call.node.argument("annotation")?.isNil == false {
            guard
                let binding = call.node.parent?.parent?.as(PatternBindingSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let item = binding.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }),
                let list = item.parent?.as(CodeBlockItemListSyntax.self),
                !isShown(name, declaredBy: item, in: list)
            else { continue }
            inspection.report(
                call.node,
                "only what mapView(_:viewFor:) returns is shown; this view is thrown away"
            )
        }
    }

    /// Whether anything but the view's own properties is used of a local: handed on, returned, asked, called.
    private static func isShown(
        _ name: String, declaredBy item: Syntax, in list: CodeBlockItemListSyntax
    ) -> Bool {
        for token in list.tokens(viewMode: .sourceAccurate)
        where token.plainText == name && !token.isInside(item) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                return true
            }
            var base = Syntax(reference)
            while let parent = base.parent,
                parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
            {
                base = parent
            }
            guard let member = base.parent?.as(MemberAccessExprSyntax.self),
                member.base?.id == base.id,
                member.declName.baseName.text == "annotation" || member.isAssigned
            else { return true }
        }
        return false
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is what an assignment gives a value.
    fileprivate var isAssigned: Bool {
        guard let list = parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(self).id
        else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
}
