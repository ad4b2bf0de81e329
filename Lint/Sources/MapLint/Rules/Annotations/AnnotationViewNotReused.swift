import SwiftSyntax

extension Rule {
    static let annotationViewNotReused = Rule(
        "annotation_view_not_reused", "viewFor builds a view without dequeuing",
        section: .annotations, scope: .function,
        cost:
            "Scrolling a map with hundreds of annotations allocates hundreds of views and drops frames.",
        suggestion:
            "Register the class once and call dequeueReusableAnnotationView(withIdentifier:for:).",
        source: "MapKit guide, Part 1 row 3, checklist 13; MapKit diagnosis, Symptom 3 Q2",
        options: ["per_branch": .flag(false)],
        triggering: [
            """
            extension Board: MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                if a is MKUserLocation { return nil }
                let view = ↓MKMarkerAnnotationView(annotation: a, reuseIdentifier: "stop")
                return view
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                return ↓StopAnnotationView()
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
                guard let stop = annotation as? Stop else { return nil }
                var pin: MKAnnotationView?
                pin = ↓MKPinAnnotationView(annotation: stop, reuseIdentifier: nil)
                pin?.canShowCallout = true
                return pin
              }
            }
            """,
            """
            final class Bubble: MKAnnotationView {}
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                ↓Bubble(annotation: annotation, reuseIdentifier: "b")
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                var view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
                view = ↓MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
                return view
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                guard annotation is Kiosk else { return nil }
                var pin = mapView.dequeueReusableAnnotationView(withIdentifier: "k") as? MKMarkerAnnotationView
                pin = ↓MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "k")
                pin?.markerTintColor = .brown
                return pin
              }
            }
            """,
        ],
        nonTriggering: [
            """
            extension Deck: MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                if a is MKUserLocation { return MKUserLocationView(annotation: a, reuseIdentifier: nil) }
                return map.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: a)
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                var view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
                if let view { return refreshed(view, for: annotation) }
                view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
                return view
              }
            }
            """,
            """
            extension Board: MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                if a is MKUserLocation { return nil }
                return map.dequeueReusableAnnotationView(withIdentifier: Stop.reuseID, for: a)
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                var view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
                if view == nil { view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p") }
                view?.annotation = annotation
                return view
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p")
                  ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view.annotation = annotation
                return view
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                mapView.dequeueView(of: StopAnnotationView.self, for: annotation) ?? StopAnnotationView()
              }
            }
            """,
            """
            class D: NSObject, MLNMapViewDelegate {
              func mapView(_ mapView: MLNMapView, viewFor annotation: any MLNAnnotation) -> MLNAnnotationView? {
                let view = MLNAnnotationView()
                return view
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func makeView(_ a: MKAnnotation) -> MKAnnotationView { MKAnnotationView(annotation: a, reuseIdentifier: nil) }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in inspection.index.functions where function.isViewForAnnotation {
            guard let body = function.body else { continue }
            let calls = file.calls(in: body)
            let dequeuing = calls.filter { $0.name.lowercased().hasPrefix("dequeue") }
            let returned = body.returnedNames
            for call in calls where call.name.first?.isUppercase == true {
                // There is one user, and so one view to show.
                guard call.name != "MKUserLocationView",
                    isReturned(call.node, names: returned, in: body)
                else { continue }
                var conditions: [Condition] = []
                if !isAnnotationView(call.name, in: file) {
                    conditions.append(
                        .lacksAncestor(
                            type: call.name, from: Array(MapKitNames.annotationViews).sorted()))
                }
                if !dequeuing.isEmpty {
                    let overwrites = dequeuing.contains {
                        file.overwrite(of: $0)?.right.first?.id == ExprSyntax(call.node).id
                    }
                    let inBranch = inspection.flag("per_branch") && !branchDequeues(call.node, body)
                    guard overwrites || inBranch else { continue }
                }
                inspection.report(
                    call.node, "every annotation gets a new view; dequeue a registered one",
                    unless: conditions)
            }
        }
    }

    private static func isAnnotationView(_ name: String, in file: SourceFile) -> Bool {
        MapKitNames.annotationViews.contains(name) || name.hasSuffix("AnnotationView")
            || !file.inherited(byType: name).isDisjoint(with: MapKitNames.annotationViews)
    }

    private static func isReturned(
        _ call: FunctionCallExprSyntax, names: Set<String>, in body: CodeBlockSyntax
    ) -> Bool {
        for node in call.ancestors {
            switch node.kind {
            case .returnStmt: return true
            case .labeledExpr:
                // Parentheses around a value change nothing.
                guard node.parent?.parent?.is(TupleExprSyntax.self) == true else { return false }
            case .closureExpr, .memberAccessExpr: return false
            case .patternBinding:
                return node.cast(PatternBindingSyntax.self).pattern.boundNames.contains(
                    where: names.contains)
            case .sequenceExpr:
                let elements = Array(node.cast(SequenceExprSyntax.self).elements)
                if elements.count > 1, elements[1].is(AssignmentExprSyntax.self) {
                    return elements[0].path.map(names.contains) ?? false
                }
            case .codeBlockItem:
                return node.parent?.parent?.id == body.id && body.statements.count == 1
            default: continue
            }
        }
        return false
    }

    private static func branchDequeues(_ node: some SyntaxProtocol, _ body: CodeBlockSyntax) -> Bool
    {
        for ancestor in node.ancestors {
            if let block = ancestor.as(CodeBlockSyntax.self), block.id != body.id {
                return block.tokens(viewMode: .sourceAccurate).contains {
                    $0.text.hasPrefix("dequeue")
                }
            }
        }
        return true
    }
}

extension CodeBlockSyntax {
    /// The names that `return` hands back.
    var returnedNames: Set<String> {
        var names: Set<String> = []
        _ = containsNode { node in
            if let value = node.as(ReturnStmtSyntax.self)?.expression {
                // `return view as MKAnnotationView` hands `view` back.
                let first = value.as(SequenceExprSyntax.self)?.elements.first
                if let path = (first ?? value).path { names.insert(path) }
            }
            return false
        }
        if let last = statements.last?.item.as(ExprSyntax.self)?.path { names.insert(last) }
        return names
    }
}
