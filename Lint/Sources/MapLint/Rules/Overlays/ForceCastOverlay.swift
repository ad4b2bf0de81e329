import SwiftSyntax

extension Rule {
    static let forceCastOverlay = Rule(
        "force_cast_overlay", "Overlay force-cast in the renderer callback", section: .overlays,
        scope: .function,
        cost: "The first overlay of another class, a tile overlay say, crashes the app.",
        suggestion: "Use as? or is and fall back to MKOverlayRenderer(overlay:).",
        source: "MapKit guide, Part 7; MapKit reference, Part 4",
        triggering: [
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              let r = MKPolylineRenderer(polyline: ↓overlay as! MKPolyline)
              r.strokeColor = .red
              return r
            }
            """,
            """
            func mapView(_ m: MKMapView, rendererFor o: MKOverlay) -> MKOverlayRenderer {
              let line = ↓o as! MKPolyline
              return renderer(line)
            }
            """,
            "func r(for overlay: any MKOverlay) -> MKPolylineRenderer { MKPolylineRenderer(polyline: (↓overlay as! MKPolyline)) }",
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              if isNight { return MKCircleRenderer(circle: ↓overlay as! MKCircle) }
              return MKOverlayRenderer(overlay: overlay)
            }
            """,
        ],
        nonTriggering: [
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
              return renderer(line)
            }
            """,
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              if overlay is MKPolyline { return MKPolylineRenderer(polyline: overlay as! MKPolyline) }
              return MKOverlayRenderer(overlay: overlay)
            }
            """,
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              switch overlay {
              case is MKCircle: return MKCircleRenderer(circle: overlay as! MKCircle)
              default: return MKOverlayRenderer(overlay: overlay)
              }
            }
            """,
            "func color(_ overlay: MKOverlay) -> UIColor { (overlay as! Route).color }",
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              guard overlay.isKind(of: MKPolyline.self) else { return MKOverlayRenderer(overlay: overlay) }
              return MKPolylineRenderer(polyline: overlay as! MKPolyline)
            }
            """,
        ]
    ) { inspection in
        for sequence in inspection.index.sequences {
            let elements = Array(sequence.elements)
            for (position, element) in elements.enumerated() {
                guard let cast = element.as(UnresolvedAsExprSyntax.self),
                    cast.questionOrExclamationMark?.text == "!", position > 0,
                    let name = elements[position - 1].path,
                    let function = sequence.enclosingFunction,
                    function.returnedType.hasSuffix("Renderer"),
                    function.signature.parameterClause.parameters.contains(where: {
                        ($0.secondName ?? $0.firstName).plainText == name
                            && $0.type.plainName == "MKOverlay"
                    })
                else { continue }
                guard !isTested(name, before: sequence) else { continue }
                inspection.report(
                    elements[position - 1], "another overlay class on the same map traps here")
            }
        }
    }

    private static func isTested(_ name: String, before node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node)
        for ancestor in node.ancestors {
            if let branch = ancestor.as(IfExprSyntax.self), branch.conditions.mentions(name) {
                return true
            }
            if let choice = ancestor.as(SwitchExprSyntax.self), choice.subject.mentions(name) {
                return true
            }
            if let ternary = ancestor.as(SequenceExprSyntax.self), ternary.id != child.id,
                ternary.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                ternary.elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) })
            {
                return true
            }
            if let list = ancestor.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == child.id { break }
                    if item.item.as(GuardStmtSyntax.self)?.conditions.mentions(name) == true
                        || item.branch.map({
                            $0.conditions.mentions(name) && $0.body.statements.alwaysExits
                        }) == true
                    {
                        return true
                    }
                }
            }
            if ancestor.is(FunctionDeclSyntax.self) { return false }
            child = ancestor
        }
        return false
    }
}
