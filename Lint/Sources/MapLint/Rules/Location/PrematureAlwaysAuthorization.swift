import SwiftSyntax

extension Rule {
    static let prematureAlwaysAuthorization = Rule(
        "premature_always_authorization", "Always authorization requested first",
        section: .location, severity: .info, scope: .project,
        cost: "Asked for everything at once, people refuse, and the app cannot ask again.",
        suggestion: "Ask for When In Use and upgrade when a feature needs it.",
        source:
            "Core Location guide, anti-pattern 1 (cross-referenced in the MapKit guide, Part 4)",
        triggering: [
            "func begin(_ m: CLLocationManager) { ↓m.requestAlwaysAuthorization() }",
            "final class L { let manager = CLLocationManager(); func a() { ↓manager.requestAlwaysAuthorization() } }",
            "func a() { ↓self.locationManager?.requestAlwaysAuthorization() }",
            Example(
                "func begin(_ m: CLLocationManager) { ↓m.requestAlwaysAuthorization() }",
                beside: ["B.swift": "func end(_ m: CLLocationManager) { m.stopUpdatingLocation() }"]
            ),
        ],
        nonTriggering: [
            "func begin(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }",
            """
            func begin(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }
            func enableReminders(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }
            """,
            Example(
                "func later(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }",
                beside: ["A.swift": "let s = CLServiceSession(authorization: .whenInUse)"]),
            "func none(_ m: CLLocationManager) { m.startUpdatingLocation() }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "requestAlwaysAuthorization") where call.isMember
        {
            inspection.report(
                call.node, "asking for Always up front is refused far more often",
                unless: [.fact(.requestsWhenInUse), .seenAlone])
        }
    }
}
