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
            "func draw() { if Track.last != nil { add(Track.last ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)) } }",
            "func draw() { guard place?.spot != nil else { return }; add(place?.spot ?? CLLocationCoordinate2D()) }",
            "let north = CLLocationCoordinate2D(latitude: latitudes.max() ?? 0, longitude: longitudes.max() ?? 0)",
            "let start = MKCoordinateRegion(center: here ?? CLLocationCoordinate2D(), span: world)",
            "let text = \"near \\(CLLocationCoordinate2D(latitude: a ?? 0, longitude: b ?? 0).words)\"",
        ]
    ) { inspection in
        for place in inspection.file.coordinateCalls
        where place.latitude.expression.fallsBackToZero
            && place.longitude.expression.fallsBackToZero
            && !place.call.node.isRegionOrText
            && !place.call.node.isBound
        {
            inspection.report(place.call.node, "missing data is drawn in the Gulf of Guinea")
        }
        for sequence in inspection.index.sequences {
            let elements = Array(sequence.elements)
            for (position, element) in elements.enumerated() {
                guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
                    position > 0,
                    position + 1 < elements.count, elements[position + 1].isNullIsland,
                    !sequence.isRegionOrText, !elements[position - 1].isKnownToExist
                else { continue }
                inspection.report(
                    elements[position - 1], "missing data is drawn in the Gulf of Guinea")
            }
        }
    }
}

extension SyntaxProtocol {
    /// Whether a coordinate is the middle of a region, where the whole world is a fair start, or only told in words.
    fileprivate var isRegionOrText: Bool {
        for ancestor in ancestors {
            if ancestor.is(ExpressionSegmentSyntax.self) { return true }
            if let argument = ancestor.as(LabeledExprSyntax.self), argument.label?.text == "center",
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.lastName == "MKCoordinateRegion"
                    || call.argument("span") != nil || call.argument("latitudinalMeters") != nil
            {
                return true
            }
            if let variable = ancestor.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return variable.bindings.first?.typeAnnotation?.type.plainName
                    == "MKCoordinateRegion"
            }
            if let function = ancestor.as(FunctionDeclSyntax.self) {
                return function.returnedType == "MKCoordinateRegion"
            }
        }
        return false
    }
}

extension FunctionCallExprSyntax {
    /// Whether the values are the ends of a list, which are missing only where the list is empty.
    fileprivate var isBound: Bool {
        arguments.allSatisfy { argument in
            argument.expression.unwrapped.as(SequenceExprSyntax.self)?.elements.first?.as(
                FunctionCallExprSyntax.self
            )
            .map { ["min", "max"].contains($0.calledExpression.lastName) } ?? false
        }
    }
}

extension ExprSyntax {
    /// Whether a condition around the value, or before it, says that it is not nil.
    fileprivate var isKnownToExist: Bool {
        guard let path else { return false }
        return positiveConditions.contains { element in
            guard case .expression(let condition) = element.condition,
                let sequence = condition.as(SequenceExprSyntax.self)
            else { return false }
            let elements = Array(sequence.elements)
            return elements.count == 3 && elements[1].bareText == "!=" && elements[2].isNil
                && elements[0].path == path
        }
    }

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
