import SwiftSyntax

extension Rule {
    static let clusterNotHandled = Rule(
        "cluster_not_handled", "Clusters drawn as member pins",
        section: .clustering, scope: .function,
        cost: """
            A cluster looks like one of its members, shows no count, and joins further clusters with the \
            member's identifier.
            """,
        suggestion: "Handle MKClusterAnnotation first, or return nil for it.",
        source: "MapKit guide, Part 8; MapKit diagnosis, Symptom 4 Q5",
        triggering: [
            """
            extension Hive: MKMapViewDelegate {
              ↓func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                if a is MKUserLocation { return nil }
                let v = map.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: a)
                v.clusteringIdentifier = "bee"
                return v
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              ↓func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                guard !(annotation is MKUserLocation) else { return nil }
                return PinView(annotation: annotation, reuseIdentifier: "pin")
              }
            }
            class PinView: MKMarkerAnnotationView { func a() { clusteringIdentifier = "pin" } }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              ↓func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                if annotation.isKind(of: MKUserLocation.self) { return nil }
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view.clusteringIdentifier = Self.cluster
                return view
              }
            }
            """,
            Example(
                """
                extension Hive: MKMapViewDelegate {
                  ↓func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                    map.dequeueReusableAnnotationView(withIdentifier: "bee", for: a)
                  }
                }
                """,
                beside: [
                    "Bee.swift":
                        "class BeeView: MKAnnotationView { func a() { clusteringIdentifier = \"bee\" } }"
                ]),
        ],
        nonTriggering: [
            """
            extension Hive: MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                guard a is Bee else { return nil }
                let v = map.dequeueReusableAnnotationView(withIdentifier: "b", for: a)
                v.clusteringIdentifier = "bee"
                return v
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                if let cluster = annotation as? MKClusterAnnotation { return clusterView(cluster) }
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view.clusteringIdentifier = "p"
                return view
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
              }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                if let bee = annotation as? Bee {
                  let view = MKAnnotationView(annotation: bee, reuseIdentifier: "p")
                  view.clusteringIdentifier = "p"
                  return view
                }
                return nil
              }
            }
            """,
            // The map that clusters is another one.
            """
            class Overview: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                if annotation is MKClusterAnnotation { return nil }
                let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view.clusteringIdentifier = "p"
                return view
              }
            }
            class Detail: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                let view = mapView.dequeueReusableAnnotationView(withIdentifier: "p") as? MKMarkerAnnotationView
                  ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view.annotation = annotation
                return view
              }
            }
            """,
            """
            final class GroupAnnotation: MKClusterAnnotation {}
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                if annotation is GroupAnnotation { return nil }
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
                view.clusteringIdentifier = "p"
                return view
              }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        let clusters = Set(
            inspection.index.types.filter { $0.inherited.contains("MKClusterAnnotation") }.map(
                \.simpleName))
        for function in inspection.index.functions where function.isViewForAnnotation {
            guard let body = function.body, !body.statements.isEmpty else { continue }
            guard !body.mentions(clusters.union(["MKClusterAnnotation"])),
                !body.tokens(viewMode: .sourceAccurate).contains(where: {
                    $0.text.holds("cluster", ignoringCase: true)
                        && $0.text != "clusteringIdentifier" && $0.text != "cluster"
                })
            else { continue }
            // Another map of the module may cluster; the views made here do not.
            guard !makesPlainViewsOnly(body, in: file) else { continue }
            // `return nil` for anything but the user's location leaves clusters to MapKit.
            guard !returnsNilForOthers(body) else { continue }
            let name = function.parameterName(at: 1) ?? "annotation"
            guard !castsAnnotation(body, name, file) else { continue }
            inspection.report(
                function,
                "cluster annotations get the member's view (and its clusteringIdentifier)",
                unless: [.lacking(.setsClusteringIdentifier)])
        }
    }

    /// Whether all views that a body makes are MapKit's own, none of which is given an identifier for clusters, here
    /// or by code that it is handed to.
    private static func makesPlainViewsOnly(_ body: CodeBlockSyntax, in file: SourceFile) -> Bool {
        guard !body.mentions("clusteringIdentifier") else { return false }
        let calls = file.calls(in: body)
        let made = calls.filter { MapKitNames.annotationViews.contains($0.name) }
        guard !made.isEmpty else { return false }
        let names = Set(made.compactMap { $0.node.boundName?.split(separator: ".").last })
        for call in calls {
            // A registered class, or one of the project's.
            if call.name.hasPrefix("dequeue"), call.node.argument("for") != nil { return false }
            if call.name.hasSuffix("View"), call.name.first?.isUppercase == true,
                !call.name.hasPrefix("UI"), !MapKitNames.annotationViews.contains(call.name)
            {
                return false
            }
            let takesView = call.node.arguments.contains { argument in
                argument.expression.path.map { names.contains($0[...]) } == true
            }
            if takesView { return false }
        }
        return !body.tokens(viewMode: .sourceAccurate).contains { token in
            token.text.hasSuffix("AnnotationView") && token.text.first?.isUppercase == true
                && !MapKitNames.annotationViews.contains(token.text)
        }
    }

    /// Whether some path hands back `nil`, other than that of a test for the user's location.
    private static func returnsNilForOthers(_ body: CodeBlockSyntax) -> Bool {
        body.containsNode { node in
            if let result = node.as(ReturnStmtSyntax.self), result.expression?.isNil == true {
                return !node.isUnderUserLocationTest
            }
            if let item = node.as(CodeBlockItemSyntax.self), item.item.is(NilLiteralExprSyntax.self)
            {
                return !node.isUnderUserLocationTest
            }
            return false
        }
            || body.containsNode {
                $0.as(NilLiteralExprSyntax.self)?.parent?.is(ExprListSyntax.self) == true
                    && $0.parent?.parent?.as(SequenceExprSyntax.self)?.elements.contains(where: {
                        $0.is(UnresolvedTernaryExprSyntax.self)
                    }) == true
            }
            || body.mayReturnOptionalVariable
    }

    /// Whether a view is only made after the annotation has been cast to one of the app's types.
    private static func castsAnnotation(_ body: CodeBlockSyntax, _ name: String, _ file: SourceFile)
        -> Bool
    {
        file.index.sequences.contains { sequence in
            guard sequence.isInside(body) else { return false }
            let elements = Array(sequence.elements)
            return elements.count >= 3 && elements[0].path == name
                && elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text
                    == "!"
        }
    }
}

extension CodeBlockSyntax {
    fileprivate var mayReturnOptionalVariable: Bool {
        let returned = returnedNames
        return statements.contains { item in
            guard let variable = item.item.as(VariableDeclSyntax.self),
                let binding = variable.bindings.first,
                binding.initializer == nil || binding.initializer?.value.isNil == true,
                binding.typeAnnotation?.type.isOptional == true
            else { return false }
            return binding.pattern.boundNames.contains(where: returned.contains)
                && containsNode {
                    $0.as(IfExprSyntax.self)?.conditions.mentions("as", "is") == true
                }
        }
    }
}

extension SyntaxProtocol {
    /// Whether the nearest enclosing condition tests for the user's location.
    fileprivate var isUnderUserLocationTest: Bool {
        for node in ancestors {
            if let branch = node.as(IfExprSyntax.self) {
                return branch.conditions.mentions("MKUserLocation", "userLocation")
            }
            if let statement = node.as(GuardStmtSyntax.self) {
                return statement.conditions.mentions("MKUserLocation", "userLocation")
            }
            if let label = node.as(SwitchCaseSyntax.self)?.label {
                return label.mentions("MKUserLocation", "userLocation")
            }
            if node.is(FunctionDeclSyntax.self) { return false }
        }
        return false
    }
}
