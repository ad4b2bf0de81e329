import SwiftSyntax

extension Rule {
    static let cameraSetInCameraChange = Rule(
        "camera_set_in_camera_change", "Camera written from its own change callback",
        section: .camera,
        cost: "Each camera change makes another: the map stutters, drifts or never comes to rest.",
        suggestion: """
            Store context.region or context.camera in a separate property and leave the bound position alone.
            """,
        source: "MapKit diagnosis, Symptom 2 Q5",
        triggering: [
            """
            struct HeadMap: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                Map(position: $camera).onMapCameraChange { ↓camera = .region($0.region) }
              }
            }
            """,
            """
            struct Model: View {
              @Bindable var model: MapModel
              var body: some View {
                Map(position: $model.camera) { UserAnnotation() }
                  .mapStyle(.standard)
                  .onMapCameraChange(frequency: .onEnd) { context in
                    ↓model.camera = .camera(context.camera)
                  }
              }
            }
            """,
            """
            struct Helper: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                Map(position: $camera).onMapCameraChange { context in settle(context.region) }
              }
              func settle(_ region: MKCoordinateRegion) { ↓camera = .region(region) }
            }
            """,
            """
            struct Guarded: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                Map(position: $camera).onMapCameraChange { context in
                  if isFollowing { ↓self.camera = .region(context.region) }
                }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            struct HeadMap: View {
              @State private var camera: MapCameraPosition = .automatic
              @State private var visible: MKCoordinateRegion?
              var body: some View {
                Map(position: $camera).onMapCameraChange { visible = $0.region }
              }
            }
            """,
            """
            struct Tap: View {
              @State private var camera: MapCameraPosition = .automatic
              var body: some View {
                Map(position: $camera).onMapCameraChange { heading = $0.camera.heading }
                  .onTapGesture { camera = .automatic }
              }
            }
            """,
            """
            struct Other: View {
              var body: some View {
                Map(position: $model.camera).onMapCameraChange { context in other.camera = context.camera }
              }
            }
            """,
            """
            struct NoBinding: View {
              var body: some View { Map().onMapCameraChange { camera = .region($0.region) } }
            }
            """,
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "onMapCameraChange") where call.isMember {
            let root = call.node.chainRoot
            guard root.calledExpression.lastName == "Map",
                let binding = root.argument("position")?.bareText,
                binding.hasPrefix("$")
            else { continue }
            let bound = String(binding.dropFirst())
            for closure in call.node.closures {
                for body in inspection.reach(of: closure) {
                    for assignment in inspection.file.assignments(in: body)
                    where assignment.path == bound {
                        inspection.report(
                            assignment.node,
                            "writing the camera inside onMapCameraChange feeds the callback back into the map",
                            weight: assignment.node.isGuarded(within: body) ? .note : nil,
                            unless: [.ownType("Map")])
                    }
                }
            }
        }
    }
}

extension Inspection {
    /// The code that a closure runs: its own and that of same-type functions it calls.
    func reach(of closure: ClosureExprSyntax) -> [Syntax] {
        var found = [Syntax(closure)]
        var seen: Set<SyntaxIdentifier> = []
        for call in file.calls(in: closure) {
            if let helper = file.sameTypeFunction(calledBy: call), let body = helper.body,
                seen.insert(helper.id).inserted
            {
                found.append(Syntax(body))
            }
        }
        return found
    }
}
