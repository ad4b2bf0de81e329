import SwiftSyntax

extension Rule {
    static let geocodingErrorIgnored = Rule(
        "geocoding_error_ignored", "Geocoding failure dropped", section: .requests,
        cost: "No network, a throttled app and an unknown address look the same to the user.",
        suggestion: "Handle the error: tell the user, retry later for CLError.network.",
        source: "MapKit diagnosis, Symptom 6 Q5; Core Location reference, CLGeocoder",
        triggering: [
            """
            func name(_ place: CLLocation) {
              ↓geocoder.reverseGeocodeLocation(place) { marks, _ in
                guard let mark = marks?.first else { return }
                title = mark.name
              }
            }
            """,
            "func find(_ text: String) async { marks = try? await ↓CLGeocoder().geocodeAddressString(text) }",
            "func find(_ text: String) async { marks = try! await ↓CLGeocoder().geocodeAddressString(text) }",
            """
            func name(_ place: CLLocation) {
              ↓CLGeocoder().reverseGeocodeLocation(place) { (marks, error) in
                if let mark = marks?.first { self.title = mark.locality }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            func name(_ place: CLLocation) {
              geocoder.reverseGeocodeLocation(place) { marks, error in
                if let error { return report(error) }
                title = marks?.first?.name
              }
            }
            """,
            """
            func find(_ text: String) async {
              do { marks = try await geocoder.geocodeAddressString(text) } catch { report(error) }
            }
            """,
            """
            func name(_ place: CLLocation, _ done: @escaping (String?) -> Void) {
              geocoder.reverseGeocodeLocation(place) { marks, _ in
                guard let mark = marks?.first else { done(nil); return }
                done(mark.name)
              }
            }
            """,
            "func name(_ place: CLLocation) { geocoder.reverseGeocodeLocation(place, completionHandler: handler) }",
            """
            func name(_ place: CLLocation) {
              geocoder.reverseGeocodeLocation(place) { marks, _ in
                self.title = marks?.first?.name ?? "Unknown place"
              }
            }
            """,
        ]
    ) { inspection in
        for call in inspection.index.calls(named: MapKitNames.geocoderRequests)
        where inspection.file.requestKind(of: call) == .geocoder {
            guard let loss = inspection.file.lostError(of: call),
                loss == .forced || !call.node.hasFallback
            else { continue }
            inspection.report(
                call.node, "a failed or throttled request looks like a place without a name",
                weight: loss == .forced ? .error : nil)
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether something else is shown where the answer is missing: `?? "…"` in the handler, or after the call.
    fileprivate var hasFallback: Bool {
        if let closure = closures.last {
            return closure.statements.containsNode {
                $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            }
        }
        for node in ancestors {
            if let sequence = node.as(SequenceExprSyntax.self),
                sequence.elements.contains(where: { $0.bareText == "??" })
            {
                return true
            }
            if node.is(CodeBlockItemSyntax.self) { return false }
        }
        return false
    }
}
