import SwiftSyntax

extension Rule {
    static let animatedRegionInUpdate = Rule(
        "animated_region_in_update", "Animated region change inside updateUIView",
        section: .camera, severity: .info, isOptIn: true, scope: .type, fixing: .safe,
        cost: "Two animations run against each other, and the map ends beside where it should.",
        suggestion: "Pass context.transaction.animation != nil or false.",
        source: "MapKit diagnosis, Symptom 2 Q4",
        triggering: [
            """
            func updateUIView(_ map: MKMapView, context: Context) {
              if recenter { map.setRegion(region, ↓animated: true) }
            }
            """,
            "func updateUIView(_ map: MKMapView, context: Context) { map.setCenter(spot, ↓animated: true) }",
            "func updateNSView(_ map: MKMapView, context: Context) { map.setVisibleMapRect(r, ↓animated: true) }",
            """
            struct Wrapper: UIViewRepresentable {
              func updateUIView(_ map: MKMapView, context: Context) { if far { go(map) } }
              func go(_ map: MKMapView) { map.setCamera(camera, ↓animated: true) }
            }
            """,
        ],
        nonTriggering: [
            """
            func updateUIView(_ map: MKMapView, context: Context) {
              if recenter { map.setRegion(region, animated: context.transaction.animation != nil) }
            }
            """,
            "func updateUIView(_ map: MKMapView, context: Context) { map.setCenter(spot, animated: false) }",
            "func tapped(_ map: MKMapView) { map.setCenter(spot, animated: true) }",
            "func updateUIView(_ map: MKMapView, context: Context) { map.selectAnnotation(a, animated: true) }",
        ]
    ) { inspection in
        let file = inspection.file
        for function in file.representableFunctions(MapKitNames.updateFunctions) {
            for (body, _) in file.reach(of: function) {
                for move in file.mapMoves(in: body) {
                    guard
                        let argument = move.call?.node.arguments.first(where: {
                            $0.label?.text == "animated"
                        }), argument.expression.bareText == "true"
                    else { continue }
                    inspection.report(
                        argument, "an animated move here competes with SwiftUI's own animation",
                        fix: Fix(
                            [inspection.replacing(argument.expression, with: "false")], isSafe: true
                        ))
                }
            }
        }
    }
}
