import SwiftSyntax

extension Rule {
    private static let passes: Set<String> = [
        "filter", "sorted", "sort", "reduce", "compactMap", "flatMap", "forEach", "map",
    ]
    private static let fetches: Set<String> = [
        "fetch", "data", "dataTask", "URLSession", "MKLocalSearch", "MKDirections",
        "reverseGeocodeLocation", "geocodeAddressString", "MKLookAroundSceneRequest", "Task",
        "MKMapSnapshotter",
    ]
    private static let delays: Set<String> = ["sleep", "debounce", "throttle", "cancel"]

    static let heavyContinuousCameraWork = Rule(
        "heavy_continuous_camera_work", "Expensive work for every camera frame",
        section: .camera, fixing: .unsafe,
        cost:
            "The closure runs up to 120 times a second during a gesture, so the map drops frames.",
        suggestion: """
            Use frequency: .onEnd for fetching and filtering; keep .continuous for single assignments.
            """,
        source: "MapKit guide, Decision Tree 2; MapKit diagnosis, Symptom 3",
        triggering: [
            """
            let view = Map(position: $camera)
              ↓.onMapCameraChange(frequency: .continuous) { context in
                shown = places.filter { context.region.holds($0.coordinate) }
              }
            """,
            """
            struct Fetching: View {
              var body: some View {
                Map()↓.onMapCameraChange(frequency: .continuous) { context in load(context.region) }
              }
              func load(_ region: MKCoordinateRegion) { Task { await model.load(region) } }
            }
            """,
            """
            let view = Map()↓.onMapCameraChange(frequency: .continuous) { context in
              for place in places { place.update(context.camera) }
            }
            """,
            """
            let view = Map()↓.onMapCameraChange(frequency: .continuous) { context in
              let search = MKLocalSearch(request: request(context.region))
              search.start { response, error in handle(response, error) }
            }
            """,
        ],
        nonTriggering: [
            """
            let view = Map(position: $camera)
              .onMapCameraChange(frequency: .continuous) { heading = $0.camera.heading }
            """,
            "let view = Map().onMapCameraChange { context in shown = places.filter { $0.isNear(context.region) } }",
            "let view = Map().onMapCameraChange(frequency: .onEnd) { _ in Task { await model.load() } }",
            """
            let view = Map().onMapCameraChange(frequency: .continuous) { context in
              pending?.cancel()
              pending = Task {
                try? await Task.sleep(for: .milliseconds(300))
                await model.load(context.region)
              }
            }
            """,
            "let view = Map().onMapCameraChange(frequency: .continuous) { c in scale = c.camera.distance / 2 }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "onMapCameraChange") where call.isMember {
            guard let frequency = call.node.argument("frequency"),
                frequency.lastName == "continuous"
            else { continue }
            let bodies = call.node.closures.flatMap { inspection.reach(of: $0) }
            guard !bodies.contains(where: { $0.mentions(delays) }) else { continue }
            let isHeavy = bodies.contains { body in
                inspection.file.calls(in: body).contains { inner in
                    (passes.contains(inner.name) && inner.isMember) || fetches.contains(inner.name)
                }
                    || body.containsNode {
                        $0.is(ForStmtSyntax.self) || $0.is(AwaitExprSyntax.self)
                    }
            }
            guard isHeavy else { continue }
            let anchor = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.period
            inspection.report(
                Syntax(anchor) ?? Syntax(call.node),
                "this closure runs many times a second while the map moves",
                fix: Fix([inspection.replacing(frequency, with: ".onEnd")], isSafe: false))
        }
    }
}
