import SwiftSyntax

/// The rules about what a completer is never told.
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
                """, beside: ["Owner.swift": "func own(_ o: Owned, by d: Sink) { o.completer.delegate = d }"]),
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
                }), !isPassedOn(name, call, file)
            else { continue }
            inspection.report(
                call.node, "results never reach the app without a delegate",
                unless: [.delegateAssigned("@" + name)])
        }
    }

    private static func isPassedOn(_ name: String, _ call: Call, _ file: SourceFile) -> Bool {
        file.index.calls.contains { other in
            other.node.arguments.contains { $0.expression.unwrapped.path == name }
        }
    }

    static let completerMissingResultTypes = Rule(
        "completer_missing_result_types", "Completer with default result types", section: .search,
        severity: .info, scope: .type,
        cost: "Suggestions for an address field are mixed with \"search nearby\" rows and shops.",
        suggestion: "Set resultTypes (and region) once after creating it.",
        source: "MapKit guide, Decision Tree 3, Part 6",
        triggering: [
            "final class Box: NSObject { let completer = ↓MKLocalSearchCompleter() }",
            """
            final class Box: NSObject {
              let completer = ↓MKLocalSearchCompleter()
              override init() { super.init(); completer.delegate = self; completer.region = r }
            }
            """,
            "func f() { let c = ↓MKLocalSearchCompleter(); c.queryFragment = \"a\" }",
            "final class Box { lazy var c: MKLocalSearchCompleter = { let c = ↓MKLocalSearchCompleter(); c.delegate = self; return c }() }",
        ],
        nonTriggering: [
            """
            final class Box: NSObject {
              let completer = MKLocalSearchCompleter()
              override init() { super.init(); completer.resultTypes = [.address] }
            }
            """,
            "final class Box { lazy var c: MKLocalSearchCompleter = { let k = MKLocalSearchCompleter(); k.resultTypes = .address; return k }() }",
            "func f() { let c = MKLocalSearchCompleter(); c.pointOfInterestFilter = .includingAll }",
            "final class Old { let c = MKLocalSearchCompleter(); func g() { self.c.filterType = .locationsOnly } }",
        ]
    ) { inspection in
        let members = ["resultTypes", "pointOfInterestFilter", "filterType"]
        for call in inspection.index.calls(named: "MKLocalSearchCompleter") {
            let name = call.node.boundName?.split(separator: ".").last.map(String.init)
            let type = inspection.file.enclosingType(of: call.node)?.name
            let isSet = members.contains { member in
                inspection.index.assignments(to: member).contains { assignment in
                    if let name {
                        return assignment.basePath == name || assignment.basePath.hasSuffix("." + name)
                            || inspection.file.enclosingType(of: assignment.node)?.name == type
                                && assignment.basePath.lowercased().contains("completer")
                    }
                    return true
                }
            }
            guard !isSet else { continue }
            inspection.report(call.node, "suggestions mix queries, addresses and places")
        }
    }

    static let completerErrorUnhandled = Rule(
        "completer_error_unhandled", "Completer failure callback missing", section: .search,
        severity: .info, scope: .type,
        cost: "Without a network the list stays as it was, and nobody learns why.",
        suggestion: "Implement completer(_:didFailWithError:).",
        source: "MapKit guide, Part 6",
        triggering: [
            """
            ↓extension Bar: MKLocalSearchCompleterDelegate {
              func completerDidUpdateResults(_ c: MKLocalSearchCompleter) { rows = c.results }
            }
            """,
            "↓final class Foo: NSObject, MKLocalSearchCompleterDelegate {}",
            """
            ↓final class Two: NSObject, MKLocalSearchCompleterDelegate {
              func completer(_ c: MKLocalSearchCompleter, didFail error: Error) {}
            }
            """,
            """
            final class Outer {
              ↓final class Inner: NSObject, MKLocalSearchCompleterDelegate {
                func completerDidUpdateResults(_ c: MKLocalSearchCompleter) {}
              }
            }
            """,
        ],
        nonTriggering: [
            """
            extension Bar: MKLocalSearchCompleterDelegate {
              func completerDidUpdateResults(_ c: MKLocalSearchCompleter) { rows = c.results }
              func completer(_ c: MKLocalSearchCompleter, didFailWithError error: Error) { rows = [] }
            }
            """,
            Example(
                "final class Far: NSObject, MKLocalSearchCompleterDelegate {}",
                beside: ["Ext.swift": "extension Far { func completer(_ c: MKLocalSearchCompleter, didFailWithError e: Error) {} }"]),
            "protocol Both: MKLocalSearchCompleterDelegate {}",
            "final class Other: NSObject, CLLocationManagerDelegate {}",
        ]
    ) { inspection in
        for type in inspection.index.types
        where type.kind != .protocol && type.inherited.contains("MKLocalSearchCompleterDelegate") {
            inspection.report(
                type.node, "network and throttling errors are lost",
                unless: [.implemented(type: type.name, selector: "completer(_:didFailWithError:)")])
        }
    }
}
