import SwiftSyntax

extension Rule {
    static let constantCameraPosition = Rule(
        "constant_camera_position", "Camera bound to .constant", section: .camera,
        fixing: .unsafe,
        cost: """
            The map moves while the finger is down and jumps back on the next update, and no code can move it.
            """,
        suggestion: """
            Bind @State var camera: MapCameraPosition, or use initialPosition: when only the start matters. \
            Note that initialPosition does not follow later changes of the value.
            """,
        source: "MapKit guide, Part 1 row 5; MapKit diagnosis, Symptom 2 Q3",
        triggering: [
            """
            struct PlaceMap: View {
              var body: some View { ↓Map(position: .constant(.region(home))) }
            }
            """,
            """
            struct OldMap: View {
              var body: some View {
                ↓Map(coordinateRegion: .constant(region), annotationItems: places) { MapMarker(coordinate: $0.c) }
              }
            }
            """,
            "let view = ↓Map(position: Binding.constant(.automatic)) { UserAnnotation() }",
            """
            let view = ↓Map(position: .constant(.automatic), interactionModes: [.pan, .zoom])
              .frame(height: 200)
              .disabled(false)
            """,
        ],
        nonTriggering: [
            """
            struct PlaceMap: View {
              @State private var camera: MapCameraPosition = .region(home)
              var body: some View { Map(position: $camera) }
            }
            """,
            "let still = Map(position: .constant(.automatic), interactionModes: [])",
            "#Preview { Map(position: .constant(.automatic)) }",
            "let still = Map(position: .constant(.automatic)).frame(height: 90).allowsHitTesting(false)",
            "let still = Map(coordinateRegion: .constant(r)).disabled(true)",
            "let view = Map(coordinateRegion: $region, userTrackingMode: .constant(.follow))",
            """
            struct Map { init(position: Binding<Int>) {} }
            let own = Map(position: .constant(1))
            """,
            """
            struct Card_Previews: PreviewProvider {
              static var previews: some View { Map(coordinateRegion: .constant(r)) }
            }
            """,
        ]
    ) { inspection in
        for call in inspection.swiftUIMaps {
            guard
                let argument = call.node.arguments.first(where: {
                    ["position", "coordinateRegion", "mapRect"].contains($0.label?.text)
                }), let binding = argument.expression.as(FunctionCallExprSyntax.self),
                binding.calledExpression.lastName == "constant"
            else { continue }
            if let modes = call.node.argument("interactionModes"),
                modes.as(ArrayExprSyntax.self)?.elements.isEmpty == true
            {
                continue
            }
            let isStill = call.node.modifiers.contains { name, modifier in
                let value = modifier.firstUnlabeled?.bareText
                return (name == "disabled" && value != "false")
                    || (name == "allowsHitTesting" && value != "true")
            }
            guard !isStill, !inspection.file.isInPreview(call.node) else { continue }
            var fix: Fix?
            if argument.label?.text == "position", let value = binding.firstUnlabeled {
                fix = Fix(
                    [
                        Fix.Edit(
                            start: argument.positionAfterSkippingLeadingTrivia.utf8Offset,
                            end: argument.expression.endPositionBeforeTrailingTrivia.utf8Offset,
                            replacement: "initialPosition: \(value.bareText)")
                    ], isSafe: false)
            }
            inspection.report(
                call.node,
                "a constant camera binding drops the user's pan and zoom on the next update and cannot be driven from code",
                unless: inspection.unlessOwn(call), fix: fix)
        }
    }
}
