import SwiftSyntax

extension Rule {
    static let representableStoresMapView = Rule(
        "representable_stores_map_view", "Map view kept in a stored property of a SwiftUI value",
        section: .mapViews, scope: .type,
        cost: """
            SwiftUI makes the value anew on every update of its parent. Each copy builds a whole map view, and \
            code that talks to the property talks to a map that nobody sees.
            """,
        suggestion: """
            Create the view in makeUIView and reach it later through the parameter of updateUIView or the \
            coordinator.
            """,
        source: "MapKit guide, Scenario 1; MapKit reference, Part 4",
        triggering: [
            """
            struct TripMap: UIViewRepresentable {
              ↓let map = MKMapView()
              func makeUIView(context: Context) -> MKMapView { map }
              func updateUIView(_ view: MKMapView, context: Context) {}
            }
            """,
            """
            struct Screen: View {
              ↓private var mapView: MKMapView = MKMapView(frame: .zero)
              var body: some View { Text("map") }
            }
            """,
            """
            struct Desk: NSViewRepresentable {
              ↓var map: MKMapView = .init()
              func makeNSView(context: Context) -> MKMapView { map }
            }
            """,
            """
            struct Built { ↓let map: MKMapView = { let m = MKMapView(); m.isPitchEnabled = false; return m }() }
            extension Built: UIViewRepresentable {}
            """,
        ],
        nonTriggering: [
            """
            struct TripMap: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ view: MKMapView, context: Context) {}
            }
            """,
            "final class Screen: UIViewController { let map = MKMapView() }",
            "struct Kept: View { @State private var map = MKMapView() }",
            "struct Shared: View { static let map = MKMapView() }",
            "struct Plain { let map = MKMapView() }",
            "struct Given: UIViewRepresentable { let map: MKMapView }",
            "struct Computed: View { var map: MKMapView { MKMapView() } }",
        ]
    ) { inspection in
        let file = inspection.file
        let owners = MapKitNames.representables.union(["View"])
        for type in inspection.index.types where type.kind == .struct {
            guard !file.inherited(byType: type.name).isDisjoint(with: owners) else { continue }
            for member in type.members.members.flattened {
                guard let variable = member.as(VariableDeclSyntax.self),
                    !variable.hasModifier("static"), !variable.hasAttribute("State", "StateObject")
                else { continue }
                for binding in variable.bindings where binding.accessorBlock == nil {
                    guard let value = binding.initializer?.value else { continue }
                    let annotated = binding.typeAnnotation?.type.plainName
                    let isMap =
                        value.tellingType == "MKMapView"
                        || (annotated == "MKMapView"
                            && value.unwrapped.is(FunctionCallExprSyntax.self))
                    if isMap {
                        inspection.report(
                            variable,
                            "a new MKMapView is built every time SwiftUI re-creates '\(type.simpleName)'; only the first one is on screen"
                        )
                    }
                }
            }
        }
    }
}
