import SwiftSyntax

extension Rule {
    static let userLocationViewOverridden = Rule(
        "user_location_view_overridden", "viewFor replaces the blue dot",
        section: .annotations, scope: .function, fixing: .unsafe,
        cost: "The user sees a pin where the pulsing dot with its accuracy ring should be.",
        suggestion: "Return nil for MKUserLocation first.",
        source: "MapKit reference, Part 4; MapKit diagnosis, Symptom 7",
        options: ["assume_outlets": .flag(false)],
        triggering: [
            """
            final class Radar: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              ↓func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                map.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: a)
              }
            }
            """,
            """
            final class Radar: NSObject, MKMapViewDelegate {
              func begin() { mapView.userTrackingMode = .follow }
              ↓func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "r")
                return view
              }
            }
            """,
            Example(
                """
                extension Radar: MKMapViewDelegate {
                  ↓func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                    if annotation is Ship { return ships.view(annotation) }
                    return others.view(annotation)
                  }
                }
                """,
                beside: [
                    "Setup.swift": "func setUp(_ map: MKMapView) { map.showsUserLocation = true }"
                ]),
            """
            final class Radar: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.setUserTrackingMode(.follow, animated: true) }
              ↓func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                switch a {
                case is Ship: return MKAnnotationView(annotation: a, reuseIdentifier: "s")
                default: return MKMarkerAnnotationView(annotation: a, reuseIdentifier: "m")
                }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            final class Mixed: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                return source?.layer.view(for: a, on: map)
              }
            }
            """,
            """
            final class Relay: NSObject, MKMapViewDelegate {
              let factory: Factory
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                factory.mapView(map, viewFor: a)
              }
            }
            struct Factory {
              var view: (MKMapView, MKAnnotation) -> MKAnnotationView?
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? { view(map, a) }
            }
            """,
            Example(
                """
                final class Still: UIViewController, MKMapViewDelegate {
                  let map = MKMapView()
                  func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                    MKMarkerAnnotationView(annotation: a, reuseIdentifier: "m")
                  }
                }
                """,
                beside: [
                    "Live.swift": "func setUp(_ map: MKMapView) { map.showsUserLocation = true }"
                ]
            ),
            """
            final class Radar: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                guard !(a is MKUserLocation) else { return nil }
                return map.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: a)
              }
            }
            """,
            """
            final class NoUser: NSObject, MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                MKMarkerAnnotationView(annotation: a, reuseIdentifier: "m")
              }
            }
            """,
            """
            final class Typed: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                guard let ship = a as? Ship else { return nil }
                return view(for: ship)
              }
            }
            """,
            """
            final class Compared: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                if a === map.userLocation { return dot(a) }
                return pin(a)
              }
            }
            """,
            """
            final class Empty: NSObject, MKMapViewDelegate {
              func begin(_ map: MKMapView) { map.showsUserLocation = true }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                var view: MKAnnotationView?
                if let ship = a as? Ship { view = self.view(for: ship) }
                return view
              }
            }
            """,
        ]
    ) { inspection in
        for function in inspection.index.functions where function.isViewForAnnotation {
            guard let body = function.body, !body.statements.isEmpty,
                !body.mentions("MKUserLocation", "userLocation", "MKUserLocationView"),
                !body.mayReturnNil, !inspection.file.showsNoLocation,
                !inspection.file.handsOn(function, body)
            else { continue }
            let outlets =
                inspection.flag("assume_outlets")
                && inspection.index.variables.contains { $0.hasAttribute("IBOutlet") }
            var fix: Fix?
            if let parameter = function.parameterName(at: 1), let first = body.statements.first,
                function.signature.returnClause?.type.isOptional == true
            {
                let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
                let onOwnLine = first.leadingTrivia.contains { $0.isNewline }
                let gap = onOwnLine ? "\n\(first.indentation)" : "; "
                // A body of one expression needs a `return` once a statement stands before it.
                let needsReturn =
                    body.statements.count == 1 && first.item.is(ExprSyntax.self)
                    && !first.item.is(IfExprSyntax.self) && !first.item.is(SwitchExprSyntax.self)
                fix = Fix(
                    [
                        Fix.Edit(
                            start: place, end: place,
                            replacement:
                                "if \(parameter) is MKUserLocation { return nil }\(gap)\(needsReturn ? "return " : "")"
                        )
                    ], isSafe: false)
            }
            inspection.report(
                function,
                "the user-location annotation also gets this view, so the blue dot disappears",
                weight: outlets ? .note : nil,
                unless: outlets ? [] : [.lacking(.showsUserLocation)], fix: fix)
        }
    }
}

extension SourceFile {
    /// Whether all that a callback does is to ask another one, or a closure that its type was given.
    fileprivate func handsOn(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax) -> Bool {
        guard body.statements.count == 1, let item = body.statements.first?.item else {
            return false
        }
        let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        guard let call = value?.unwrapped.as(FunctionCallExprSyntax.self) else { return false }
        if call.argument("viewFor")?.path == function.parameterName(at: 1) { return true }
        guard let name = call.calledExpression.path,
            case .property(let binding)? = declaration(of: name, at: function)?.kind
        else { return false }
        return binding.typeAnnotation?.type.isFunction == true
    }

    /// Whether the file makes its own map view and leaves the user's location off it.
    fileprivate var showsNoLocation: Bool {
        guard !index.calls(named: "MKMapView").isEmpty,
            !index.mentions("userTrackingMode", "setUserTrackingMode", "UIViewType")
        else { return false }
        return index.assignments(to: "showsUserLocation").allSatisfy {
            $0.right.first?.bareText == "false"
        }
    }
}

extension ExprSyntax {
    /// Whether the value comes through `?.`, so that it may be nil.
    fileprivate var isChainedThroughOptional: Bool {
        let expression = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        while let current = base {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            base =
                current.as(MemberAccessExprSyntax.self)?.base
                ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
        }
        return false
    }
}

extension TypeSyntax {
    /// Whether a value of the type is a function, or may be one.
    fileprivate var isFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.baseType.isFunction
        }
        if let optional = self.as(OptionalTypeSyntax.self) {
            return optional.wrappedType.isFunction
        }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.isFunction == true
        }
        return self.is(FunctionTypeSyntax.self)
    }
}

extension CodeBlockSyntax {
    /// Whether some path of an annotation callback hands back nothing.
    var mayReturnNil: Bool {
        // What an optional object answers is nil where there is no object.
        if statements.count == 1, let only = statements.first?.item.as(ExprSyntax.self),
            only.isChainedThroughOptional
        {
            return true
        }
        let optionals = Set(
            statements.compactMap { item -> String? in
                guard let variable = item.item.as(VariableDeclSyntax.self),
                    let binding = variable.bindings.first,
                    binding.initializer == nil
                        || binding.initializer?.value.isNil == true,
                    binding.typeAnnotation?.type.isOptional == true
                else { return nil }
                return binding.pattern.boundNames.first
            })
        return containsNode { node in
            if let result = node.as(ReturnStmtSyntax.self) {
                guard let value = result.expression else { return true }
                if value.isNil || value.isChainedThroughOptional { return true }
                if let path = value.path, optionals.contains(path) { return true }
                if let sequence = value.as(SequenceExprSyntax.self) {
                    return sequence.elements.contains(where: \.isNil)
                        || sequence.containsNode {
                            $0.is(NilLiteralExprSyntax.self)
                                && $0.parent?.is(UnresolvedTernaryExprSyntax.self) == true
                        }
                }
                return false
            }
            if let item = node.as(CodeBlockItemSyntax.self) {
                return item.item.is(NilLiteralExprSyntax.self)
                    || item.item.as(SequenceExprSyntax.self)?.elements.contains(where: {
                        $0.isNil
                            || $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression.isNil == true
                    }) == true
                        && (item.item.as(SequenceExprSyntax.self)?.elements.contains {
                            $0.is(UnresolvedTernaryExprSyntax.self)
                        } == true)
            }
            return false
        }
    }
}
