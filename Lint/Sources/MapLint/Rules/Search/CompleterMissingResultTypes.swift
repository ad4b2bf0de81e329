import SwiftSyntax

extension Rule {
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
            Example(
                "struct Screen: View { @State private var service = SearchService(completer: MKLocalSearchCompleter()) }",
                beside: [
                    "SearchService.swift":
                        "final class SearchService { let completer: MKLocalSearchCompleter; func ask() { completer.resultTypes = .address } }"
                ]),
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
                        return assignment.basePath == name
                            || assignment.basePath.hasSuffix("." + name)
                            || inspection.file.enclosingType(of: assignment.node)?.name == type
                                && assignment.basePath.lowercased().contains("completer")
                    }
                    return true
                }
            }
            guard !isSet else { continue }
            // One that is handed to another type may be set up there.
            let isHandedOn =
                call.node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(
                    FunctionCallExprSyntax.self) == true
            inspection.report(
                call.node, "suggestions mix queries, addresses and places",
                unless: isHandedOn ? [.fact(.setsCompleterResultTypes)] : [])
        }
    }
}
