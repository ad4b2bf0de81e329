import SwiftSyntax

extension Rule {
    static let deprecatedMapInitializer = Rule(
        "deprecated_map_initializer", "Map with coordinateRegion or mapRect", section: .deprecated,
        fixing: .unsafe,
        cost: "No content builder, no camera, no selection; and the compiler warns at every use.",
        suggestion: "Use Map(position:) with a MapContentBuilder.",
        source: "MapKit guide, Decision Tree 1, Part 5; MapKit reference, Part 11",
        triggering: [
            """
            struct Old: View {
              @State var region = MKCoordinateRegion()
              var body: some View { ↓Map(coordinateRegion: $region) }
            }
            """,
            Example(
                "let v = ↓Map(mapRect: $rect, interactionModes: .all)", target: .iOS(17)),
            "let v = ↓Map.init(coordinateRegion: $region, annotationItems: items) { MapPin(coordinate: $0.c) }",
            Example(
                "struct V: View { var body: some View { if #available(iOS 17, *) { ↓Map(coordinateRegion: $r) } } }",
                target: .iOS(17)),
        ],
        nonTriggering: [
            """
            struct New: View {
              @State var camera: MapCameraPosition = .automatic
              var body: some View { Map(position: $camera) }
            }
            """,
            Example("let v = Map(coordinateRegion: $region)", target: .iOS(16)),
            """
            struct Both: View {
              var body: some View {
                if #available(iOS 17, *) { Map(position: $camera) } else { Map(coordinateRegion: $region) }
              }
            }
            """,
            """
            struct Map: View { init(coordinateRegion: Binding<Int>) {} }
            let own = Map(coordinateRegion: $region)
            """,
            """
            @available(iOS, deprecated: 17)
            struct Legacy: View { var body: some View { Map(coordinateRegion: $region) } }
            """,
        ]
    ) { inspection in
        for call in inspection.swiftUIMaps {
            guard let label = call.node.arguments.first?.label?.text,
                label == "coordinateRegion" || label == "mapRect",
                inspection.target.isAtLeast(iOS: 17) != false,
                !inspection.isForOlderSystems(call.node)
            else { continue }
            inspection.report(
                call.node, "this Map initializer is deprecated since iOS 17",
                unless: inspection.unlessOwn(call), fix: inspection.rewrite(ofLegacyMap: call.node))
        }
    }
}
