import SwiftSyntax

extension Rule {
    static let rendererTypeMismatch = Rule(
        "renderer_type_mismatch", "Renderer of another shape", section: .overlays,
        severity: .error, scope: .function,
        cost: "The overlay is not drawn, or the app traps in the renderer.",
        suggestion: "Use the renderer that belongs to the overlay class.",
        source: "MapKit guide, Part 7; MapKit diagnosis, Symptom 5 Q2",
        triggering: [
            """
            func ring(_ o: MKOverlay) -> MKOverlayRenderer {
              if o is MKCircle { return ↓MKPolylineRenderer(overlay: o) }
              return MKOverlayRenderer(overlay: o)
            }
            """,
            """
            func area(_ overlay: MKOverlay) -> MKOverlayRenderer {
              guard let shape = overlay as? MKPolygon else { return MKOverlayRenderer(overlay: overlay) }
              let r = ↓MKCircleRenderer(overlay: shape)
              r.fillColor = .red
              return r
            }
            """,
            """
            func pick(_ overlay: MKOverlay) -> MKOverlayRenderer {
              switch overlay {
              case let line as MKPolyline: return ↓MKPolygonRenderer(overlay: line)
              case is MKTileOverlay: return ↓MKCircleRenderer(overlay: overlay)
              default: return MKOverlayRenderer(overlay: overlay)
              }
            }
            """,
            """
            final class Ring: MKCircle {}
            func kind(_ overlay: MKOverlay) -> MKOverlayRenderer {
              if overlay.isKind(of: Ring.self) { return ↓MKPolygonRenderer(overlay: overlay) }
              return MKOverlayRenderer(overlay: overlay)
            }
            """,
        ],
        nonTriggering: [
            """
            func ring(_ o: MKOverlay) -> MKOverlayRenderer {
              if let c = o as? MKCircle { return MKCircleRenderer(circle: c) }
              return MKOverlayRenderer(overlay: o)
            }
            """,
            """
            func line(_ o: MKOverlay) -> MKOverlayRenderer {
              if o is MKGeodesicPolyline { return MKPolylineRenderer(overlay: o) }
              return MKPolylineRenderer(overlay: o)
            }
            """,
            """
            func rest(_ o: MKOverlay) -> MKOverlayRenderer {
              if o is MKCircle { return MKCircleRenderer(overlay: o) } else { return MKPolylineRenderer(overlay: o) }
            }
            """,
            """
            func own(_ o: MKOverlay) -> MKOverlayRenderer {
              if o is Route { return MKPolylineRenderer(overlay: o) }
              return MKOverlayRenderer(overlay: o)
            }
            """,
            """
            func tile(_ o: MKOverlay) -> MKOverlayRenderer {
              if !(o is MKPolyline) { return MKTileOverlayRenderer(overlay: o) }
              return MKPolylineRenderer(overlay: o)
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for call in inspection.index.calls(named: MapKitNames.rendererShapes.keys) {
            guard let argument = call.node.arguments.first?.expression,
                let name = argument.unwrapped.path,
                let shape = establishedShape(of: name, at: call.node, file),
                let drawn = MapKitNames.rendererShapes[call.name],
                MapKitNames.overlayShapes.contains(shape), !drawn.contains(shape)
            else { continue }
            inspection.report(call.node, "'\(call.name)' cannot draw a '\(shape)'")
        }
    }

    /// The MapKit shape that the code around a place has found an overlay to be.
    private static func establishedShape(
        of name: String, at place: some SyntaxProtocol, _ file: SourceFile
    ) -> String? {
        if case .condition? = file.declaration(of: name, at: place)?.kind,
            let type = file.declaration(of: name, at: place)?.typeName
        {
            return shape(type, file)
        }
        for node in place.ancestors {
            if let branch = node.as(SwitchCaseSyntax.self), case .case(let label) = branch.label,
                label.caseItems.count == 1, let pattern = label.caseItems.first?.pattern
            {
                if let type = pattern.as(IsTypePatternSyntax.self) {
                    return shape(type.type.plainName, file)
                }
                let elements = pattern.sequenceElements
                if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                    let type = elements[2].as(TypeExprSyntax.self)
                {
                    return shape(type.type.plainName, file)
                }
                return nil
            }
            if node.is(FunctionDeclSyntax.self) { break }
        }
        for element in place.positiveConditions {
            guard case .expression(let expression) = element.condition else { continue }
            let elements = Array(expression.as(SequenceExprSyntax.self)?.elements ?? [])
            if elements.count == 3, elements[0].path == name,
                elements[1].is(UnresolvedIsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            {
                return shape(type.type.plainName, file)
            }
            if let call = expression.as(FunctionCallExprSyntax.self),
                ["isKind", "isMember"].contains(call.calledExpression.lastName),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.path == name,
                let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base?
                    .lastName
            {
                return shape(type, file)
            }
        }
        return nil
    }

    /// The MapKit shape that a class of the file is or inherits from.
    private static func shape(_ type: String, _ file: SourceFile) -> String? {
        var name = type
        for _ in 0..<8 {
            if MapKitNames.overlayShapes.contains(name) { return name }
            guard let parent = file.inherited(byType: name).first(where: { $0 != name }) else {
                return nil
            }
            name = parent
        }
        return nil
    }
}

extension PatternSyntax {
    /// The elements of the sequence that a `case let x as T` holds.
    fileprivate var sequenceElements: [ExprSyntax] {
        if let binding = self.as(ValueBindingPatternSyntax.self) {
            return binding.pattern.sequenceElements
        }
        if let expression = self.as(ExpressionPatternSyntax.self) {
            return Array(expression.expression.as(SequenceExprSyntax.self)?.elements ?? [])
        }
        return []
    }
}
