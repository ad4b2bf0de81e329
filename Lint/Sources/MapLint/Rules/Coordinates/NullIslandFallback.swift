import SwiftSyntax

extension Rule {
    static let nullIslandFallback = Rule(
        "null_island_fallback", "Missing coordinate replaced by 0,0", section: .coordinates,
        severity: .info,
        cost: "Places without data pile up in the Gulf of Guinea and stretch every region to fit.",
        suggestion: "Skip the annotation or make the coordinate optional.",
        source: "MapKit diagnosis, Symptom 1 Q1",
        triggering: [
            """
            func spot(_ u: User) -> CLLocationCoordinate2D {
              ↓CLLocationCoordinate2D(latitude: u.lat ?? 0, longitude: u.lon ?? 0)
            }
            """,
            "let c = ↓place.coordinate ?? CLLocationCoordinate2D()",
            "let c = ↓manager.location?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0.0)",
            "let l = ↓CLLocation(latitude: Double(a) ?? 0.0, longitude: Double(b) ?? 0.0)",
            "func c() -> CLLocationCoordinate2D { ↓location?.coordinate ?? .init(latitude: 0, longitude: 0) }",
        ],
        nonTriggering: [
            """
            func spot(_ u: User) -> CLLocationCoordinate2D? {
              guard let lat = u.lat, let lon = u.lon else { return nil }
              return CLLocationCoordinate2D(latitude: lat, longitude: lon)
            }
            """,
            "@State var center = CLLocationCoordinate2D(latitude: 0, longitude: 0)",
            "let c = place.coordinate ?? CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35)",
            "let c = CLLocationCoordinate2D(latitude: u.lat ?? 60, longitude: u.lon ?? 24)",
            "let n = count ?? 0",
        ]
    ) { inspection in
        for place in inspection.file.coordinateCalls
        where place.latitude.expression.fallsBackToZero
            && place.longitude.expression.fallsBackToZero
        {
            inspection.report(place.call.node, "missing data is drawn in the Gulf of Guinea")
        }
        for sequence in inspection.index.sequences {
            let elements = Array(sequence.elements)
            for (position, element) in elements.enumerated() {
                guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
                    position > 0,
                    position + 1 < elements.count, elements[position + 1].isNullIsland
                else { continue }
                inspection.report(
                    elements[position - 1], "missing data is drawn in the Gulf of Guinea")
            }
        }
    }
}

extension ExprSyntax {
    fileprivate var fallsBackToZero: Bool {
        let expression = unwrapped
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["Double", "CLLocationDegrees"].contains(call.calledExpression.lastName)
        {
            return call.arguments.first?.expression.fallsBackToZero ?? false
        }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[elements.count - 2].bareText == "??" else {
            return false
        }
        return elements[elements.count - 1].literalNumber == 0
    }

    fileprivate var isNullIsland: Bool {
        guard let call = unwrapped.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.lastName
        if name == "CLLocationCoordinate2D", call.arguments.isEmpty { return true }
        guard
            name == "CLLocationCoordinate2D" || name == "init"
                || name == "CLLocationCoordinate2DMake",
            call.arguments.count == 2
        else { return false }
        return call.arguments.allSatisfy { $0.expression.literalNumber == 0 }
    }
}
