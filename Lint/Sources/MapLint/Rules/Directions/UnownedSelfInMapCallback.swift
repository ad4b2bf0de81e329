import SwiftSyntax

extension Rule {
    static let unownedSelfInMapCallback = Rule(
        "unowned_self_in_map_callback", "unowned self in a network callback", section: .directions,
        fixing: .partial,
        cost: "Leaving the screen while the request is under way crashes the app.",
        suggestion: "Capture weak self.",
        source: "MapKit guide, Part 7",
        triggering: [
            """
            func trace(_ d: MKDirections) {
              d.calculate { [↓unowned self] response, error in draw(response, error) }
            }
            """,
            "func f() { geocoder.reverseGeocodeLocation(l) { [↓unowned self] m, e in self.show(m, e) } }",
            "func f() { MKLocalSearch(request: r).start { [↓unowned self] response, error in self.show(response, error) } }",
            "func f(_ s: MKMapSnapshotter) { s.start(with: .main) { [↓unowned(unsafe) self, weak map] i, e in self.show(i, e) } }",
        ],
        nonTriggering: [
            "func trace(_ d: MKDirections) { d.calculate { [weak self] response, error in self?.draw(response, error) } }",
            "func f() { items.forEach { [unowned self] in self.show($0) } }",
            "lazy var view: UIView = { [unowned self] in self.makeView() }()",
            "func f() { geocoder.reverseGeocodeLocation(l) { [unowned map] m, e in show(m, e) } }",
            "func f(_ t: Timer) { timer.start { [unowned self] in self.tick() } }",
        ]
    ) { inspection in
        for capture in inspection.index.captures {
            guard let specifier = capture.specifier, specifier.specifier.text.hasPrefix("unowned"),
                capture.name.text == "self"
                    || capture.initializer == nil && capture.name.text == "self",
                let closure = capture.ancestors.first(where: { $0.is(ClosureExprSyntax.self) })?.as(
                    ClosureExprSyntax.self), let call = closure.receivingCall,
                inspection.file.requests[call.id] != nil
            else { continue }
            inspection.report(
                capture, "the answer can arrive after self is gone; unowned then traps",
                fix: fix(specifier, closure, inspection))
        }
    }

    private static func fix(
        _ specifier: ClosureCaptureSpecifierSyntax, _ closure: ClosureExprSyntax,
        _ inspection: Inspection
    ) -> Fix? {
        guard let first = closure.statements.first else { return nil }
        let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let onOwnLine = first.leadingTrivia.contains { $0.isNewline }
        let gap = onOwnLine ? "\n\(first.indentation)" : "; "
        return Fix(
            [
                inspection.replacing(specifier, with: "weak"),
                Fix.Edit(
                    start: place, end: place, replacement: "guard let self else { return }\(gap)"),
            ], isSafe: false)
    }
}
