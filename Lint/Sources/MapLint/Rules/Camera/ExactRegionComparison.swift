import SwiftSyntax

extension Rule {
    static let exactRegionComparison = Rule(
        "exact_region_comparison", "Regions compared with == or !=", section: .camera,
        cost: """
            It compiles only with an Equatable conformance of one's own, and then never settles: the map \
            adjusts the region to its shape, so the two always differ.
            """,
        suggestion:
            "Compare with a tolerance after regionThatFits, or remember the last region you applied.",
        source: "MapKit guide, Part 1 row 4 (corrected); Apple, MKMapView.setRegion(_:animated:)",
        options: ["components": .flag(false)],
        triggering: [
            """
            func apply(_ region: MKCoordinateRegion, to mapView: MKMapView) {
              if ↓mapView.region != region { mapView.setRegion(region, animated: false) }
            }
            """,
            """
            func updateUIView(_ uiView: MKMapView, context: Context) {
              guard ↓region == uiView.region else { return }
            }
            """,
            "func same(_ m: MKMapView, _ r: MKCoordinateRegion) -> Bool { ↓m.region == r }",
            Example(
                "func moved(_ m: MKMapView) -> Bool { ↓m.region.center.latitude != center.latitude }",
                options: ["components": .flag(true)]),
        ],
        nonTriggering: [
            """
            func apply(_ region: MKCoordinateRegion, to mapView: MKMapView) {
              let fitted = mapView.regionThatFits(region)
              if fitted.differs(from: mapView.region, by: 1e-6) { mapView.setRegion(fitted, animated: false) }
            }
            """,
            "func same(_ a: Model, _ b: Model) -> Bool { a.region == b.region }",
            "func moved(_ m: MKMapView) -> Bool { m.region.center.latitude != center.latitude }",
            "func known(_ country: Country) -> Bool { country.region == .europe }",
            "func wide(_ m: MKMapView) -> Bool { m.region.span.latitudeDelta > 10 }",
        ]
    ) { inspection in
        let file = inspection.file
        for sequence in inspection.index.sequences {
            let elements = Array(sequence.elements)
            for (position, element) in elements.enumerated() {
                guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
                    sign == "==" || sign == "!=", position > 0, position + 1 < elements.count
                else { continue }
                let (left, right) = (elements[position - 1], elements[position + 1])
                let isExact = [left, right].contains { isRegion($0, of: file) }
                let isComponent =
                    inspection.flag("components")
                    && [left, right].contains { isRegionComponent($0, of: file) }
                guard isExact || isComponent else { continue }
                inspection.report(
                    left,
                    "MKCoordinateRegion is not Equatable, and a map view adjusts the region it is given, so an exact comparison stays unequal"
                )
            }
        }
    }

    private static func isRegion(_ expression: ExprSyntax, of file: SourceFile) -> Bool {
        guard let member = expression.unwrapped.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "region", let base = member.base
        else { return false }
        return base.lastName != "self" && file.isMapView(base, at: expression)
    }

    private static func isRegionComponent(_ expression: ExprSyntax, of file: SourceFile) -> Bool {
        var current = expression.unwrapped
        while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
            if isRegion(base, of: file) { return true }
            current = base
        }
        return false
    }
}
