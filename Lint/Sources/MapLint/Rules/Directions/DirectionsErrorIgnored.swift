import SwiftSyntax

extension Rule {
    static let directionsErrorIgnored = Rule(
        "directions_error_ignored", "Directions failure dropped", section: .directions,
        cost: "The user waits for a route that will not come, and is not told why.",
        suggestion: "Handle MKError, at least directionsNotFound and loadingThrottled.",
        source: "MapKit guide, Part 7; MapKit diagnosis, Symptom 6 Q6",
        triggering: [
            "func route(_ d: MKDirections) async { self.best = try? await ↓d.calculate().routes.first }",
            """
            func route(_ directions: MKDirections) {
              ↓directions.calculate { response, _ in
                guard let route = response?.routes.first else { return }
                draw(route)
              }
            }
            """,
            "func eta(_ d: MKDirections) async { let e = try! await ↓d.calculateETA() }",
            "func eta(_ r: MKDirections.Request) { ↓MKDirections(request: r).calculateETA { eta, error in label = eta?.text } }",
        ],
        nonTriggering: [
            """
            func route(_ d: MKDirections) async {
              do { best = try await d.calculate().routes.first } catch { report(error) }
            }
            """,
            """
            func route(_ directions: MKDirections) {
              directions.calculate { response, error in
                guard let response else { return report(error) }
                draw(response.routes)
              }
            }
            """,
            "func route(_ d: MKDirections) { d.calculate(completionHandler: handle) }",
            "func sum(_ engine: TaxEngine) { engine.calculate { total, _ in show(total) } }",
            "func route(_ d: MKDirections) async throws -> MKRoute? { try await d.calculate().routes.first }",
        ]
    ) { inspection in
        for call in inspection.index.calls(
            named: "calculate", "calculateETA", "calculateDirectionsWithCompletionHandler",
            "calculateETAWithCompletionHandler")
        where inspection.file.requestKind(of: call) == .directions {
            guard let loss = inspection.file.lostError(of: call) else { continue }
            inspection.report(
                call.node, "no route and no reason is shown", weight: loss == .forced ? .error : nil
            )
        }
    }
}
