import SwiftSyntax

extension Rule {
    private static let shapes: Set<String> = [
        "MKPolylineRenderer", "MKPolygonRenderer", "MKCircleRenderer", "MKMultiPolylineRenderer",
        "MKMultiPolygonRenderer", "MKGradientPolylineRenderer",
    ]
    private static let colors: Set<String> = ["strokeColor", "fillColor"]
    private static let plainSettings: Set<String> = ["setNeedsDisplay", "invalidatePath"]

    static let unstyledOverlayRenderer = Rule(
        "unstyled_overlay_renderer", "Renderer without colors", section: .overlays,
        scope: .function,
        cost: "The overlay is there, in no color: it looks as if it had never been added.",
        suggestion: "Set strokeColor and lineWidth, or fillColor.",
        source: "MapKit guide, Part 7; MapKit diagnosis, Symptom 5 Q3",
        triggering: [
            """
            func line(_ o: MKPolyline) -> MKOverlayRenderer {
              let r = ↓MKPolylineRenderer(polyline: o)
              r.lineWidth = 4
              return r
            }
            """,
            "func ring(_ o: MKCircle) -> MKOverlayRenderer { ↓MKCircleRenderer(circle: o) }",
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              if let area = overlay as? MKPolygon { return ↓MKPolygonRenderer(polygon: area) }
              return MKOverlayRenderer(overlay: overlay)
            }
            """,
            """
            func grad(_ o: MKPolyline) -> MKOverlayRenderer {
              let r = ↓MKGradientPolylineRenderer(polyline: o)
              r.alpha = 0.5
              return r
            }
            """,
        ],
        nonTriggering: [
            """
            func line(_ o: MKPolyline) -> MKOverlayRenderer {
              let r = MKPolylineRenderer(polyline: o)
              r.lineWidth = 4
              r.strokeColor = .systemBlue
              return r
            }
            """,
            """
            func area(_ o: MKPolygon) -> MKOverlayRenderer {
              let r = MKPolygonRenderer(polygon: o)
              if o.title == "park" { r.fillColor = .green }
              return r
            }
            """,
            """
            func helped(_ o: MKPolygon) -> MKOverlayRenderer {
              let r = MKPolygonRenderer(polygon: o)
              style.apply(to: r)
              return r
            }
            """,
            """
            func grad(_ o: MKPolyline) -> MKOverlayRenderer {
              let r = MKGradientPolylineRenderer(polyline: o)
              r.setColors([.red, .blue], locations: [0, 1])
              return r
            }
            """,
            // What is left over has to be given some renderer.
            """
            func mapView(_ m: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              if overlay is MKCircle {
                let ring = MKCircleRenderer(overlay: overlay)
                ring.fillColor = .purple
                return ring
              }
              return MKCircleRenderer(overlay: overlay)
            }
            """,
            "func own(_ o: MKPolyline) -> MKOverlayRenderer { RainbowRenderer(polyline: o) }",
            "final class Kept { lazy var renderer = MKPolylineRenderer(polyline: line) }",
        ]
    ) { inspection in
        let file = inspection.file
        for call in inspection.index.calls(named: shapes) {
            guard !call.node.arguments.isEmpty, let callable = call.node.enclosingCallable else {
                continue
            }
            if call.node.isDirectlyReturned {
                guard !isLeftOver(call, in: callable, of: file) else { continue }
                inspection.report(call.node, "the overlay is drawn in no color")
                continue
            }
            guard let name = call.node.boundName else { continue }
            let scope = block(of: call.node, declaring: name) ?? callable
            let last = name.split(separator: ".").last.map(String.init) ?? name
            let isReturned = scope.containsNode {
                $0.as(ReturnStmtSyntax.self)?.expression?.path == name
            }
            guard isReturned || scope.lastExpressionPath == name else { continue }
            let isStyled =
                file.assignments(in: scope).contains {
                    colors.contains(String($0.name))
                        && ($0.basePath.hasSuffix(last) || $0.basePath.isEmpty)
                }
                || file.calls(in: scope).contains { other in
                    (other.base?.path == name && !plainSettings.contains(other.name))
                        || other.node.arguments.contains { $0.expression.unwrapped.path == name }
                }
            guard !isStyled else { continue }
            inspection.report(call.node, "the overlay is drawn in no color")
        }
    }

    /// Whether the call is the function's last word, after a renderer of the same kind was returned for
    /// the overlays that there are.
    private static func isLeftOver(_ call: Call, in callable: Syntax, of file: SourceFile) -> Bool {
        guard
            let item = call.node.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == item.id,
            list.parent?.parent?.id == callable.id
        else { return false }
        return file.calls(in: callable).contains {
            $0.name == call.name && $0.node.position < call.node.position
                && !$0.node.isDirectlyReturned
        }
    }

    /// The innermost block that declares a name around a node: other branches may use the name again.
    private static func block(of node: some SyntaxProtocol, declaring name: String) -> Syntax? {
        for ancestor in node.ancestors {
            guard let list = ancestor.as(CodeBlockItemListSyntax.self) else { continue }
            if list.contains(where: {
                $0.item.as(VariableDeclSyntax.self)?.binding(of: name) != nil
            }) {
                return Syntax(list)
            }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether the expression is what a function or closure hands back as it is.
    var isDirectlyReturned: Bool {
        guard let parent else { return false }
        if parent.is(ReturnStmtSyntax.self) { return true }
        guard parent.is(CodeBlockItemSyntax.self),
            let list = parent.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let owner = list.parent
        else { return false }
        if let block = owner.as(CodeBlockSyntax.self),
            let function = block.parent?.as(FunctionDeclSyntax.self)
        {
            return function.signature.returnClause != nil
        }
        return owner.is(AccessorBlockSyntax.self)
    }

    /// The path that the last expression of a list of statements is.
    var lastExpressionPath: String? {
        let list = Syntax(self).as(CodeBlockItemListSyntax.self)
        return list?.last?.item.as(ExprSyntax.self)?.path
    }
}
