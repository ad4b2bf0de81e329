import SwiftSyntax

extension Rule {
    static let completerWithoutDelegate = Rule(
        "completer_without_delegate", "Completer that reports to nobody", section: .search,
        scope: .type,
        cost: "Typing goes to Apple's server and the answers go nowhere.",
        suggestion: "Assign delegate.",
        source: "MapKit guide, Part 6",
        triggering: [
            """
            final class Hints {
              let completer = ↓MKLocalSearchCompleter()
              func type(_ s: String) { completer.queryFragment = s }
            }
            """,
            "func hint(_ s: String) { let c = ↓MKLocalSearchCompleter(); c.queryFragment = s }",
            """
            final class Lazy {
              lazy var helper = ↓MKLocalSearchCompleter()
              func type(_ s: String) { self.helper.queryFragment = s }
            }
            """,
            """
            final class Made {
              var completer: MKLocalSearchCompleter
              init() { completer = ↓MKLocalSearchCompleter() }
              func type(_ s: String) { completer.queryFragment = s }
            }
            """,
        ],
        nonTriggering: [
            """
            final class Hints: NSObject, MKLocalSearchCompleterDelegate {
              let completer = MKLocalSearchCompleter()
              override init() { super.init(); completer.delegate = self }
              func type(_ s: String) { completer.queryFragment = s }
              func completer(_ c: MKLocalSearchCompleter, didFailWithError error: Error) { report(error) }
            }
            """,
            """
            final class Observed {
              let completer = MKLocalSearchCompleter()
              func type(_ s: String) { completer.queryFragment = s }
              func bind() { completer.publisher(for: \\.results).sink { show($0) }.store(in: &bag) }
            }
            """,
            """
            final class Read {
              let completer = MKLocalSearchCompleter()
              func type(_ s: String) { completer.queryFragment = s }
              var rows: [MKLocalSearchCompletion] { completer.results }
            }
            """,
            Example(
                """
                final class Owned { let completer = MKLocalSearchCompleter()
                  func type(_ s: String) { completer.queryFragment = s } }
                """,
                beside: [
                    "Owner.swift": "func own(_ o: Owned, by d: Sink) { o.completer.delegate = d }"
                ]),
            "final class Idle { let completer = MKLocalSearchCompleter() }",
        ]
    ) { inspection in
        let file = inspection.file
        for call in inspection.index.calls(named: "MKLocalSearchCompleter") {
            guard let name = call.node.boundName?.split(separator: ".").last.map(String.init) else {
                continue
            }
            func isOn(_ assignment: Assignment) -> Bool {
                assignment.basePath == name || assignment.basePath.hasSuffix("." + name)
            }
            guard inspection.index.assignments(to: "queryFragment").contains(where: isOn),
                !inspection.index.assignments(to: "delegate").contains(where: isOn),
                !inspection.index.mentions("publisher", "observe"),
                !(inspection.index.references["results"] ?? []).contains(where: { token in
                    token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.lastName == name
                }), !isPassedOn(name, file)
            else { continue }
            inspection.report(
                call.node, "results never reach the app without a delegate",
                unless: [.delegateAssigned("@" + name)])
        }
    }

    private static func isPassedOn(_ name: String, _ file: SourceFile) -> Bool {
        file.index.calls.contains { other in
            other.node.arguments.contains { $0.expression.unwrapped.path == name }
        }
    }
}
