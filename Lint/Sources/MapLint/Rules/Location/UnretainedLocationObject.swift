import SwiftSyntax

extension Rule {
    private static let objects: Set<String> = [
        "CLLocationManager", "CLServiceSession", "CLBackgroundActivitySession",
        "MKLocalSearchCompleter",
    ]
    private static let sessions: Set<String> = ["CLServiceSession", "CLBackgroundActivitySession"]
    private static let starts = ["request", "start"]

    static let unretainedLocationObject = Rule(
        "unretained_location_object", "Location object released at once", section: .location,
        scope: .function,
        cost: "The prompt flashes and goes, or no callback ever comes.",
        suggestion: "Keep it in a property.",
        source: "MapKit guide, Part 4; Core Location diagnosis",
        triggering: [
            """
            func ask() {
              ↓let manager = CLLocationManager()
              manager.requestWhenInUseAuthorization()
            }
            """,
            "func ask() { ↓CLLocationManager().requestWhenInUseAuthorization() }",
            """
            func begin() {
              ↓let completer = MKLocalSearchCompleter()
              completer.delegate = self
              completer.queryFragment = "a"
            }
            """,
            "func hold() { ↓_ = CLServiceSession(authorization: .whenInUse) }",
            """
            struct V: View {
              var body: some View {
                Map().onAppear { ↓let m = CLLocationManager(); m.startUpdatingLocation() }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            final class Asker {
              private let manager = CLLocationManager()
              func ask() { manager.requestWhenInUseAuthorization() }
            }
            """,
            "func status() -> CLAuthorizationStatus { let m = CLLocationManager(); return m.authorizationStatus }",
            """
            func follow() async throws {
              let session = CLServiceSession(authorization: .whenInUse)
              for try await update in CLLocationUpdate.liveUpdates() { show(update) }
            }
            """,
            "func make() -> CLLocationManager { let m = CLLocationManager(); m.startUpdatingLocation(); return m }",
            "func keep() { let m = CLLocationManager(); m.requestLocation(); self.manager = m }",
            "func hand() { let m = CLLocationManager(); m.delegate = self; store(m) }",
            "func once() { guard CLLocationManager().authorizationStatus == .denied else { return } }",
        ]
    ) { inspection in
        let file = inspection.file
        for call in inspection.index.calls(named: objects) {
            guard
                let callable = call.node.enclosingCallable
                    ?? call.node.enclosingClosure.map({ Syntax($0) })
            else { continue }
            let scope = call.node.enclosingClosure.map { Syntax($0) } ?? callable
            guard
                let statement = call.node.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }
                )
            else { continue }
            // `CLLocationManager().requestWhenInUseAuthorization()`
            if let member = call.node.parent?.as(MemberAccessExprSyntax.self),
                starts.contains(where: member.declName.baseName.text.hasPrefix)
            {
                inspection.report(statement, message)
                continue
            }
            let discards =
                call.node.parent?.parent?.as(SequenceExprSyntax.self)?.elements.first?
                .is(DiscardAssignmentExprSyntax.self) == true
            guard let name = discards ? "_" : call.node.boundName else { continue }
            let isLocal =
                statement.as(CodeBlockItemSyntax.self)?.item.is(VariableDeclSyntax.self) == true
            guard isLocal || name == "_" else { continue }
            if scope.containsNode(where: {
                $0.is(AwaitExprSyntax.self) || $0.as(ForStmtSyntax.self)?.awaitKeyword != nil
            }) {
                continue
            }
            if name == "_" {
                if sessions.contains(call.name) { inspection.report(statement, message) }
                continue
            }
            let isStarted =
                sessions.contains(call.name)
                || file.calls(in: scope).contains { other in
                    other.base?.path == name && starts.contains(where: other.name.hasPrefix)
                }
                || file.assignments(in: scope).contains { $0.path == "\(name).delegate" }
            guard isStarted, !escapes(name, in: scope, file) else { continue }
            inspection.report(statement, message)
        }
    }

    private static let message =
        "this object is released when the scope ends, so its callbacks never come"

    /// Whether a local is returned, stored, handed on or captured.
    private static func escapes(
        _ name: String, in scope: Syntax, _ file: SourceFile
    ) -> Bool {
        for token in file.index.references[name] ?? [] where token.isInside(scope) {
            guard let reference = token.parent, let parent = reference.parent else { continue }
            // Anything but `name.member` hands the object itself to someone.
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == reference.id
            {
                let closure = token.enclosingClosure
                if let closure, Syntax(closure).id != scope.id, closure.isInside(scope) {
                    return true
                }
                continue
            }
            if parent.is(OptionalChainingExprSyntax.self) { continue }
            return true
        }
        return false
    }
}
