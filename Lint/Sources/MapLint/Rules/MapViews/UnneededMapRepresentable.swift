import SwiftSyntax

extension Rule {
    static let unneededMapRepresentable = Rule(
        "unneeded_map_representable", "MKMapView wrapped although SwiftUI Map would do",
        section: .mapViews, scope: .type,
        cost: """
            Bridging code keeps two copies of the state in step by hand: regions loop, annotations are rebuilt, \
            and every feature is written twice.
            """,
        suggestion: """
            Replace the wrapper by Map(position:) with Marker, Annotation, MapPolyline, MapCircle or \
            UserAnnotation. Name the feature that needs MKMapView in a disable comment if there is one.
            """,
        source: "MapKit guide, Part 1 row 1, Decision Tree 1, Scenario 1",
        triggering: [
            Example(
                """
                ↓struct ParkMap: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.showsCompass = true
                    return map
                  }
                  func updateUIView(_ map: MKMapView, context: Context) {}
                }
                """, target: .iOS(17)),
            """
            ↓struct UnknownTarget: UIViewRepresentable {
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {}
            }
            """,
            Example(
                """
                ↓struct Desk: NSViewRepresentable {
                  func makeNSView(context: Context) -> MKMapView { MKMapView(frame: .zero) }
                  func updateNSView(_ view: MKMapView, context: Context) { view.mapType = .hybrid }
                }
                """, target: DeploymentTarget(["macOS": 14])),
            Example(
                """
                struct Split { let park: Int }
                ↓extension Split: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView {
                    let view = MKMapView()
                    view.delegate = context.coordinator
                    return view
                  }
                  func updateUIView(_ view: MKMapView, context: Context) {}
                  func makeCoordinator() -> Eyes { Eyes() }
                }
                final class Eyes: NSObject, MKMapViewDelegate {
                  func mapView(_ m: MKMapView, didSelect view: MKAnnotationView) {}
                }
                """, target: .iOS(18)),
        ],
        nonTriggering: [
            Example(
                """
                struct FarMap: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.delegate = context.coordinator
                    return map
                  }
                  func updateUIView(_ map: MKMapView, context: Context) {}
                  func makeCoordinator() -> FarCoordinator { FarCoordinator() }
                }
                """, target: .iOS(17)),
            Example(
                """
                struct ChartMap: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.addOverlay(MKTileOverlay(urlTemplate: chartTiles))
                    return map
                  }
                  func updateUIView(_ map: MKMapView, context: Context) {}
                }
                """, target: .iOS(17)),
            Example(
                """
                struct Older: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView { MKMapView() }
                  func updateUIView(_ map: MKMapView, context: Context) {}
                }
                """, target: .iOS(15)),
            Example(
                """
                struct Clustered: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView { MKMapView() }
                  func updateUIView(_ map: MKMapView, context: Context) {}
                  func makeCoordinator() -> Pins { Pins() }
                }
                final class Pins: NSObject, MKMapViewDelegate {
                  func mapView(_ m: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                    let v = MKMarkerAnnotationView(annotation: a, reuseIdentifier: nil)
                    v.clusteringIdentifier = "pin"
                    return v
                  }
                }
                """, target: .iOS(17)),
            Example(
                """
                struct Helped: UIViewRepresentable {
                  func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    TileLoader.shared.install(on: map)
                    return map
                  }
                  func updateUIView(_ map: MKMapView, context: Context) {}
                }
                """, target: .iOS(17)),
            Example(
                """
                struct Web: UIViewRepresentable {
                  func makeUIView(context: Context) -> WKWebView { WKWebView() }
                  func updateUIView(_ view: WKWebView, context: Context) {}
                }
                """, target: .iOS(17)),
        ]
    ) { inspection in
        let file = inspection.file
        for type in inspection.index.types
        where !MapKitNames.representables.isDisjoint(with: type.inherited) {
            let functions = file.functions(ofType: type.name)
            guard
                let make = functions.first(where: {
                    MapKitNames.makeFunctions.contains($0.name.plainText)
                }), make.makesMapView(in: file)
            else { continue }
            let permitted = inspection.mayUse(iOS: 17, at: type.members)
            guard permitted != false else { continue }
            var parts = file.declarations(ofType: type.name).map { Syntax($0.node) }
            var coordinators: [Syntax] = []
            for name in file.coordinatorNames(of: type.name) {
                coordinators += file.declarations(ofType: name).map { Syntax($0.node) }
            }
            // What a coordinator in another file does for the map cannot be seen from here.
            let hasCoordinator = functions.contains { $0.name.plainText == "makeCoordinator" }
            guard !hasCoordinator || !coordinators.isEmpty else { continue }
            parts += coordinators
            guard !parts.contains(where: { $0.needsMapView(in: file) }) else { continue }
            inspection.report(
                type.node,
                "'\(type.simpleName)' wraps MKMapView but uses nothing that SwiftUI Map lacks on the configured deployment target",
                weight: permitted == nil ? .note : nil)
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether a `makeUIView` makes an `MKMapView`.
    func makesMapView(in file: SourceFile) -> Bool {
        if returnedType == "MKMapView" { return true }
        guard let body,
            returnedType == "UIView" || returnedType == "some UIView" || returnedType.isEmpty
        else { return false }
        return file.calls(in: body).contains { $0.name == "MKMapView" }
    }
}

extension SourceFile {
    /// The names of the types that a representable's `makeCoordinator` may return, as this file knows them.
    func coordinatorNames(of type: String) -> [String] {
        var names = ["\(type).Coordinator"]
        for function in functions(ofType: type) where function.name.text == "makeCoordinator" {
            let returned = function.returnedType
            names += [returned, "\(type).\(returned)"]
            // What is made may be declared as a protocol only.
            guard let body = function.body else { continue }
            names += calls(in: body).compactMap { call in
                call.name.first?.isUppercase == true ? call.name : nil
            }
        }
        return names
    }
}

extension Syntax {
    private static let mapViewOnly: Set<String> = [
        "MKTileOverlay", "MKTileOverlayRenderer", "clusteringIdentifier", "MKClusterAnnotation",
        "MKMapViewDefaultClusterAnnotationViewReuseIdentifier", "isDraggable", "dragState",
        "mapViewWillStartLoadingMap", "mapViewDidFinishLoadingMap", "mapViewDidFailLoadingMap",
        "mapViewWillStartRenderingMap", "mapViewDidFinishRenderingMap", "MKOverlayPathRenderer",
        "loadTile", "canReplaceMapContent",
    ]

    private static let knownMethods: Set<String> = [
        "addAnnotation", "addAnnotations", "removeAnnotation", "removeAnnotations", "addOverlay",
        "addOverlays", "removeOverlay", "removeOverlays", "insertOverlay", "setRegion", "setCenter",
        "setCamera", "setVisibleMapRect", "showAnnotations", "selectAnnotation",
        "deselectAnnotation", "register", "regionThatFits", "mapRectThatFits", "convert",
        "setUserTrackingMode", "addGestureRecognizer", "dequeueReusableAnnotationView", "view",
        "annotations", "addSubview", "setCameraZoomRange", "setCameraBoundary", "renderer",
        "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "removeFromSuperview",
        "setNeedsDisplay", "layoutIfNeeded", "setNeedsLayout",
    ]

    /// Whether the code uses something that only `MKMapView` has, or hands the map view to code that
    /// this file does not show.
    fileprivate func needsMapView(in file: SourceFile) -> Bool {
        if mentions(Self.mapViewOnly) { return true }
        for call in file.calls(in: self) {
            if let base = call.base, file.isMapView(base, at: call.node) {
                if !Self.knownMethods.contains(call.name),
                    file.index.functionsByName[call.name] == nil
                {
                    return true
                }
                continue
            }
            guard
                call.node.arguments.contains(where: {
                    $0.expression.path != nil && file.isMapView($0.expression, at: call.node)
                })
            else { continue }
            let isKnown =
                call.name.hasPrefix("MK") || file.index.functionsByName[call.name] != nil
                || file.index.types.contains { $0.simpleName == call.name }
                || ["activate", "print", "isEqual", "isKind"].contains(call.name)
            if !isKnown { return true }
        }
        return false
    }
}
