import SwiftSyntax

extension Rule {
    static let forceCastAnnotationView = Rule(
        "force_cast_annotation_view", "Dequeued view force-cast",
        section: .annotations, scope: .function,
        cost: "A changed registration turns into a crash on the next scroll.",
        suggestion: "Use as? with a fallback, or register T for this identifier in the same type.",
        source: "MapKit guide, Part 8 example; MapKit reference, Part 4",
        triggering: [
            """
            func style(_ a: MKAnnotation, on map: MKMapView) -> MKAnnotationView? {
              let view = ↓map.dequeueReusableAnnotationView(withIdentifier: "cafe", for: a) as! MKMarkerAnnotationView
              view.glyphText = "C"
              return view
            }
            """,
            """
            func style(_ map: MKMapView) -> MKAnnotationView? {
              return (↓map.dequeueReusableAnnotationView(withIdentifier: "cafe") as! CafeView)
            }
            """,
            "func s(_ m: MKMapView, _ a: MKAnnotation) { view = ↓m.dequeueReusableAnnotationView(withIdentifier: \"a\", for: a) as! A }",
            """
            func s(_ m: MKMapView, _ a: MKAnnotation) -> MKAnnotationView {
              m.register(A.self, forAnnotationViewWithReuseIdentifier: "a")
              return ↓m.dequeueReusableAnnotationView(withIdentifier: "a", for: a) as! B
            }
            """,
        ],
        nonTriggering: [
            """
            func style(_ a: MKAnnotation, on map: MKMapView) -> MKAnnotationView? {
              let view = map.dequeueReusableAnnotationView(withIdentifier: "cafe", for: a)
              (view as? MKMarkerAnnotationView)?.glyphText = "C"
              return view
            }
            """,
            """
            final class Cafes {
              func setUp(_ map: MKMapView) { map.register(CafeView.self, forAnnotationViewWithReuseIdentifier: "cafe") }
              func style(_ a: MKAnnotation, on map: MKMapView) -> CafeView {
                map.dequeueReusableAnnotationView(withIdentifier: "cafe", for: a) as! CafeView
              }
            }
            """,
            """
            extension MKMapView {
              func dequeue<V: MKAnnotationView>(_ type: V.Type, for a: MKAnnotation) -> V {
                dequeueReusableAnnotationView(withIdentifier: type.reuseIdentifier, for: a) as! V
              }
              func dequeueAny<V: MKAnnotationView>(for a: MKAnnotation) -> V {
                dequeueReusableAnnotationView(withIdentifier: String(describing: V.self), for: a) as! V
              }
            }
            """,
            "func c(_ t: UITableView, _ i: IndexPath) -> PlaceCell { t.dequeueReusableCell(withIdentifier: \"p\", for: i) as! PlaceCell }",
            "func s(_ m: MKMapView) { let v = m.dequeueReusableAnnotationView(withIdentifier: \"a\") as? A }",
            "func d(_ s: UIStoryboard) { let c = s.instantiateInitialViewController() as! MapController }",
        ]
    ) { inspection in
        guard !inspection.index.calls(named: "dequeueReusableAnnotationView").isEmpty else {
            return
        }
        let registrations = inspection.file.registrations
        for sequence in inspection.index.sequences {
            let elements = Array(sequence.elements)
            for (position, element) in elements.enumerated() {
                guard let cast = element.as(UnresolvedAsExprSyntax.self),
                    cast.questionOrExclamationMark?.text == "!", position > 0,
                    position + 1 < elements.count,
                    let call = elements[position - 1].unwrapped.as(FunctionCallExprSyntax.self),
                    call.calledExpression.lastName == "dequeueReusableAnnotationView",
                    let type = elements[position + 1].as(TypeExprSyntax.self)?.type.plainName
                else { continue }
                if let identifier = call.argument("withIdentifier") {
                    if identifier.isMade(of: type, in: call) { continue }
                    let key = inspection.file.identifierKey(identifier)
                    if registrations.contains(where: {
                        $0.viewClass == type && ($0.key == key || $0.key == nil || key == nil)
                    }) {
                        continue
                    }
                    // MapKit's own default is a marker view.
                    if identifier.lastName == "MKMapViewDefaultAnnotationViewReuseIdentifier",
                        type == "MKMarkerAnnotationView",
                        registrations.allSatisfy({ $0.key != key })
                    {
                        continue
                    }
                }
                inspection.report(
                    elements[position - 1], "this cast traps if the registered class changes")
            }
        }
    }
}

extension ExprSyntax {
    /// Whether an identifier is made of a generic parameter of the function, so that it stands for that class alone.
    fileprivate func isMade(of type: String, in call: FunctionCallExprSyntax) -> Bool {
        guard let function = call.enclosingFunction,
            function.genericParameterClause?.parameters.contains(where: {
                $0.name.plainText == type
            }) == true
        else { return false }
        let metatypes = function.signature.parameterClause.parameters.filter {
            $0.type.bareText == "\(type).Type"
        }
        return mentions(Set(metatypes.map { ($0.secondName ?? $0.firstName).plainText } + [type]))
    }
}
