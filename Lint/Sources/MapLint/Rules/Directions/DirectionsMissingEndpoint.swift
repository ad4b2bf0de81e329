import SwiftSyntax

extension Rule {
    static let directionsMissingEndpoint = Rule(
        "directions_missing_endpoint", "Directions request without source or destination",
        section: .directions, severity: .error, scope: .function,
        cost: "Every calculation fails.",
        suggestion: "Set source and destination.",
        source: "MapKit guide, Decision Tree 3, Part 7; MapKit diagnosis, Symptom 6 Q6",
        triggering: [
            """
            func go(to item: MKMapItem) -> MKDirections {
              let request = ↓MKDirections.Request()
              request.destination = item
              return MKDirections(request: request)
            }
            """,
            "func go() { let r = ↓MKDirectionsRequest(); r.source = a; run(MKDirections(request: r)) }",
            """
            func go() -> MKDirections {
              let request: MKDirections.Request = ↓.init()
              request.transportType = .walking
              return MKDirections(request: request)
            }
            """,
            """
            final class Guide {
              let request = ↓MKDirections.Request()
              func go(_ a: MKMapItem) { request.source = a; run(MKDirections(request: request)) }
            }
            """,
        ],
        nonTriggering: [
            """
            func go(to item: MKMapItem) -> MKDirections {
              let request = MKDirections.Request()
              request.source = .forCurrentLocation()
              request.destination = item
              return MKDirections(request: request)
            }
            """,
            "func go() { let request = MKDirections.Request(); planner.fill(request); run(MKDirections(request: request)) }",
            "func open(_ url: URL) { let request = MKDirections.Request(contentsOf: url); run(MKDirections(request: request)) }",
            "func unused() { let request = MKDirections.Request(); request.destination = a }",
            """
            final class Guide {
              var request = MKDirections.Request()
              func from(_ a: MKMapItem) { request.source = a }
              func go(_ b: MKMapItem) { request.destination = b; run(MKDirections(request: request)) }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for object in file.requestObjects(of: "MKDirections", legacy: "MKDirectionsRequest") {
            guard object.call.node.arguments.isEmpty, let name = object.name else { continue }
            let isUsed = inspection.index.calls(named: "MKDirections").contains {
                $0.node.argument("request")?.path == name
            }
            guard isUsed,
                !file.configures(object, ["source"]) || !file.configures(object, ["destination"])
            else { continue }
            inspection.report(object.call.node, "the request fails without both ends")
        }
    }
}
