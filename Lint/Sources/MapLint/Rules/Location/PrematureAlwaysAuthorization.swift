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
            """
            protocol Locating { func requestAlwaysAuthorization() }
            extension CLLocationManager: Locating {}
            final class Monitor { let manager: Locating; func begin() { ↓manager.requestAlwaysAuthorization() } }
            """,
            """
            func begin(_ m: CLLocationManager) {
              m.requestWhenInUseAuthorization()
              m.delegate = self
              ↓m.requestAlwaysAuthorization()
            }
            """,
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
            """
            func next(_ m: CLLocationManager) {
              if status == .notDetermined { m.requestWhenInUseAuthorization(); return }
              m.requestAlwaysAuthorization()
            }
            """,
            Example(
                "func later(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }",
                beside: ["A.swift": "let s = CLServiceSession(authorization: .whenInUse)"]),
            "func none(_ m: CLLocationManager) { m.startUpdatingLocation() }",
            """
            final class Track { func requestAlwaysAuthorization() {} }
            final class Screen { let track: Track; func begin() { track.requestAlwaysAuthorization() } }
            """,
            "final class Replay { let manager: TrackPlayer; func go() { manager.requestAlwaysAuthorization() } }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "requestAlwaysAuthorization") where call.isMember
        {
            if isAskedWithOther(call.node) {
                inspection.report(
                    call.node, "both permissions are asked for at once; Always can wait")
                continue
            }
            var conditions: [Condition] = [.fact(.requestsWhenInUse), .seenAlone]
            // What another library's class does at this call is not known, and a class of the project's own is told of
            // where it asks itself.
            if let type = call.base.flatMap(inspection.file.typeName), type != "CLLocationManager" {
                conditions += [
                    .undeclared(type),
                    .implementedByClass(type: type, selector: "requestAlwaysAuthorization()"),
                ]
            }
            inspection.report(
                call.node, "asking for Always up front is refused far more often",
                unless: conditions)
        }
    }

    /// Whether another statement of the same block asks for When In Use.
    private static func isAskedWithOther(_ call: FunctionCallExprSyntax) -> Bool {
        guard let item = call.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return list.contains { other in
            let asked =
                other.item.as(FunctionCallExprSyntax.self)
                ?? other.item.as(ExpressionStmtSyntax.self)?.expression.as(
                    FunctionCallExprSyntax.self)
            return asked?.calledExpression.lastName == "requestWhenInUseAuthorization"
                || other.item.as(OptionalChainingExprSyntax.self)?.mentions(
                    "requestWhenInUseAuthorization") == true
        }
    }
}
