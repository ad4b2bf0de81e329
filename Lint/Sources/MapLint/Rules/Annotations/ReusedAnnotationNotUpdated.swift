import SwiftSyntax

extension Rule {
    static let reusedAnnotationNotUpdated = Rule(
        "reused_annotation_not_updated", "Dequeued view keeps its old annotation",
        section: .annotations, scope: .function, fixing: .unsafe,
        cost:
            "After scrolling, callouts show the title of another place and views sit on the wrong one.",
        suggestion: "Assign view.annotation, or use the overload with for:.",
        source: "MapKit guide, Part 1 row 3; MapKit reference, Part 5",
        triggering: [
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              let view = ↓map.dequeueReusableAnnotationView(withIdentifier: "s") ?? MKAnnotationView(annotation: a, reuseIdentifier: "s")
              view.canShowCallout = true
              return view
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              var view = ↓map.dequeueReusableAnnotationView(withIdentifier: "s") as? MKMarkerAnnotationView
              if view == nil { view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "s") }
              return view
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              if let old = ↓map.dequeueReusableAnnotationView(withIdentifier: "s") { return old }
              return MKAnnotationView(annotation: a, reuseIdentifier: "s")
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              guard let view = ↓map.dequeueReusableAnnotationView(withIdentifier: "s") else { return make(a) }
              view.image = icon
              return view
            }
            """,
        ],
        nonTriggering: [
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              let view = map.dequeueReusableAnnotationView(withIdentifier: "s") ?? MKAnnotationView(annotation: a, reuseIdentifier: "s")
              view.annotation = a
              return view
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              map.dequeueReusableAnnotationView(withIdentifier: "s", for: a)
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              var view = map.dequeueReusableAnnotationView(withIdentifier: "s")
              if view == nil { view = MKAnnotationView(annotation: a, reuseIdentifier: "s") } else { view?.annotation = a }
              return view
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              let view = map.dequeueReusableAnnotationView(withIdentifier: "s") as? StopView ?? StopView()
              view.show(a)
              return view
            }
            """,
            """
            func view(for a: MKAnnotation, in map: MKMapView) -> MKAnnotationView? {
              var view = map.dequeueReusableAnnotationView(withIdentifier: "s")
              view = MKMarkerAnnotationView(annotation: a, reuseIdentifier: "s")
              return view
            }
            """,
            """
            func mapView(_ map: MGLMapView, viewFor a: MGLAnnotation) -> MGLAnnotationView? {
              let view = map.dequeueReusableAnnotationView(withIdentifier: "s")
              return view
            }
            """,
            "func cell(_ t: UITableView) -> UITableViewCell? { t.dequeueReusableCell(withIdentifier: \"s\") }",
        ]
    ) { inspection in
        // The longer name is that of Swift 2.
        for call in inspection.index.calls(
            named: "dequeueReusableAnnotationView", "dequeueReusableAnnotationViewWithIdentifier")
        {
            guard call.node.arguments.count == 1,
                call.name != "dequeueReusableAnnotationView"
                    || call.node.argument("withIdentifier") != nil,
                let callable = call.node.enclosingCallable,
                callable.as(FunctionDeclSyntax.self)?.isOfOtherMapLibrary != true,
                inspection.file.overwrite(of: call) == nil
            else { continue }
            let scope = call.node.enclosingClosure.map { Syntax($0) } ?? callable
            let assigns = inspection.index.assignments(to: "annotation").contains {
                $0.node.isInside(scope) && $0.path != "annotation"
            }
            guard !assigns, !isHandedOn(call, in: scope, of: inspection.file) else { continue }
            inspection.report(
                call.node, "a recycled view still points at its previous annotation",
                fix: fix(call, in: callable))
        }
    }

    /// Whether the dequeued view is given, or given the annotation, to code that may assign it.
    private static func isHandedOn(_ call: Call, in scope: Syntax, of file: SourceFile) -> Bool {
        guard let name = call.node.boundName else { return false }
        let annotation = scope.as(FunctionDeclSyntax.self)?.annotationParameterName
        for other in file.calls(in: scope) where other.node.id != call.node.id {
            let takesView = other.node.arguments.contains { $0.expression.path == name }
            let isOnView = other.base?.path == name
            let takesAnnotation =
                isOnView
                && other.node.arguments.contains { argument in
                    annotation == nil || argument.mentions([annotation ?? ""])
                }
            guard takesView || takesAnnotation else { continue }
            if let helper = file.index.functions(named: other.name).first {
                if helper.mentions("annotation") { return true }
            } else if !other.name.hasPrefix("MK") {
                return true
            }
        }
        return false
    }

    private static func fix(_ call: Call, in callable: Syntax) -> Fix? {
        guard let name = call.node.boundName,
            let annotation = callable.as(FunctionDeclSyntax.self)?.annotationParameterName,
            let item = call.node.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) })?.as(
                CodeBlockItemSyntax.self), let variable = item.item.as(VariableDeclSyntax.self),
            variable.bareText.contains("??")
        else { return nil }
        let place = item.endPositionBeforeTrailingTrivia.utf8Offset
        return Fix(
            [
                Fix.Edit(
                    start: place, end: place,
                    replacement: "\n\(item.indentation)\(name).annotation = \(annotation)")
            ], isSafe: false)
    }
}

extension FunctionDeclSyntax {
    /// Whether the function is given the map view of MapLibre or Mapbox.
    fileprivate var isOfOtherMapLibrary: Bool {
        signature.parameterClause.parameters.contains {
            ["MLNMapView", "MGLMapView"].contains($0.type.plainName)
        }
    }

    /// The name of the parameter that is an annotation.
    var annotationParameterName: String? {
        signature.parameterClause.parameters.first { $0.type.plainName == "MKAnnotation" }
            .map { ($0.secondName ?? $0.firstName).plainText }
    }
}

extension SyntaxProtocol {
    /// The name of the variable that the expression is bound or assigned to.
    var boundName: String? {
        for node in ancestors {
            switch node.kind {
            case .patternBinding:
                return node.cast(PatternBindingSyntax.self).pattern.boundNames.first
            case .optionalBindingCondition:
                return node.cast(OptionalBindingConditionSyntax.self).pattern.boundNames.first
            case .sequenceExpr:
                let elements = Array(node.cast(SequenceExprSyntax.self).elements)
                if elements.count > 1, elements[1].is(AssignmentExprSyntax.self) {
                    return elements[0].path
                }
            case .codeBlockItem, .closureExpr, .labeledExpr: return nil
            default: continue
            }
        }
        return nil
    }

    /// The white space before the first token of the line that the node begins.
    var indentation: String {
        var text = ""
        for piece in leadingTrivia.reversed() {
            switch piece {
            case .spaces(let count): text = String(repeating: " ", count: count) + text
            case .tabs(let count): text = String(repeating: "\t", count: count) + text
            default: return text
            }
        }
        return text
    }
}
