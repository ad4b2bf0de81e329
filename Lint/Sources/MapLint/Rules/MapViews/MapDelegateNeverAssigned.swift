import SwiftSyntax

extension Rule {
    static let mapDelegateNeverAssigned = Rule(
        "map_delegate_never_assigned", "Delegate methods written, delegate never set",
        section: .mapViews, scope: .type,
        cost: """
            None of the methods is ever called: annotation views look like the default, overlays stay \
            invisible, taps do nothing, and nothing says why.
            """,
        suggestion:
            "Assign map.delegate = context.coordinator in makeUIView, or = self in viewDidLoad.",
        source: "MapKit diagnosis, Symptom 1 Q4",
        triggering: [
            """
            struct RouteMap: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {}
              func makeCoordinator() -> Coordinator { Coordinator() }
              ↓final class Coordinator: NSObject, MKMapViewDelegate {
                func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {}
              }
            }
            """,
            """
            ↓final class Board: UIViewController, MKMapViewDelegate {
              let map = MKMapView()
              func mapView(_ m: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? { nil }
            }
            """,
            """
            ↓class Hiker: UIViewController {
              private lazy var mapView: MKMapView = { let m = MKMapView(); return m }()
            }
            extension Hiker: MKMapViewDelegate {
              func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
            }
            """,
            """
            struct Wrapped: NSViewRepresentable {
              func makeNSView(context: Context) -> MKMapView { let m = MKMapView(); return m }
              func updateNSView(_ map: MKMapView, context: Context) {}
              func makeCoordinator() -> Watcher { Watcher() }
            }
            ↓class Watcher: NSObject, MKMapViewDelegate {
              func mapView(_ m: MKMapView, regionDidChangeAnimated animated: Bool) {}
            }
            """,
        ],
        nonTriggering: [
            """
            final class RouteController: UIViewController, MKMapViewDelegate {
              let map = MKMapView()
              override func viewDidLoad() { super.viewDidLoad(); map.delegate = self }
              func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {}
            }
            """,
            """
            final class Outlet: UIViewController, MKMapViewDelegate {
              @IBOutlet weak var map: MKMapView!
              func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {}
            }
            """,
            """
            struct Good: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView {
                let map = MKMapView()
                map.delegate = context.coordinator
                return map
              }
              func updateUIView(_ map: MKMapView, context: Context) {}
              func makeCoordinator() -> Coordinator { Coordinator() }
              class Coordinator: NSObject, MKMapViewDelegate {
                func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {}
              }
            }
            """,
            Example(
                """
                final class Far: UIViewController, MKMapViewDelegate {
                  let map = MKMapView()
                  func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {}
                }
                """,
                beside: [
                    "Factory.swift": """
                    func make() -> Far { let far = Far(); far.map.delegate = far; return far }
                    """
                ]),
            """
            final class Delegate: NSObject, MKMapViewDelegate {
              func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {}
            }
            """,
            """
            final class Silent: UIViewController, MKMapViewDelegate {
              let map = MKMapView()
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        var coordinators: Set<String> = []
        for type in inspection.index.types
        where !MapKitNames.representables.isDisjoint(with: type.inherited) {
            let makesMap = file.functions(ofType: type.name).contains {
                MapKitNames.makeFunctions.contains($0.name.plainText) && $0.makesMapView(in: file)
            }
            if makesMap { coordinators.formUnion(file.coordinatorNames(of: type.name)) }
        }
        for type in inspection.index.types
        where type.kind == .class {
            let functions = file.functions(ofType: type.name)
            guard functions.contains(where: \.isMapDelegateMethod) else { continue }
            let properties = inspection.index.bindingsByType[type.name] ?? []
            let maps = properties.filter { property in
                property.binding.typeAnnotation?.type.plainName == "MKMapView"
                    || property.binding.initializer?.value.tellingType == "MKMapView"
            }
            guard !maps.contains(where: { $0.variable.hasAttribute("IBOutlet") }) else { continue }
            let owns = maps.contains {
                $0.binding.accessorBlock == nil || $0.binding.initializer != nil
            }
            guard owns || coordinators.contains(type.name) else { continue }
            inspection.report(
                type.node,
                "'\(type.simpleName)' implements MKMapViewDelegate but is never set as a map view's delegate",
                unless: [.delegateAssigned(type.simpleName)])
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether the function is a callback of `MKMapViewDelegate`.
    var isMapDelegateMethod: Bool {
        let name = self.name.plainText
        if MapKitNames.mapDelegateNames.contains(name) { return true }
        guard name == "mapView" else { return false }
        let parameters = Array(signature.parameterClause.parameters)
        guard parameters.count >= 2 else { return false }
        return MapKitNames.mapDelegateLabels.contains(parameters[1].firstName.plainText)
    }

    /// The name with the second parameter's label, which tells a delegate's callbacks apart in old Swift too.
    var callback: String {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 2, let last = parameters.last else { return name.plainText }
        return "\(name.plainText) \(last.firstName.plainText)"
    }

    /// Whether this is `mapView(_:viewFor:)`.
    var isViewForAnnotation: Bool {
        // Other libraries name their callbacks alike.
        guard name.plainText == "mapView",
            signature.parameterClause.parameters.first?.type.plainName == "MKMapView"
        else { return false }
        return callback == "mapView viewFor" || callback == "mapView viewForAnnotation"
    }
}
