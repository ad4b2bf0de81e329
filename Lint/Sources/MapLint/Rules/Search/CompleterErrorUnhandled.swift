import SwiftSyntax

extension Rule {
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
                beside: [
                    "Ext.swift":
                        "extension Far { func completer(_ c: MKLocalSearchCompleter, didFailWithError e: Error) {} }"
                ]),
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
