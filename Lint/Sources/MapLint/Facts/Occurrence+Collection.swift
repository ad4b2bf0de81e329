import SwiftSyntax

extension Occurrence {
    /// What the review of a project tells of a file, in the order of its lines.
    static func all(in file: SourceFile) -> [Occurrence] {
        var found: [Occurrence] = []
        func add(_ kind: Kind, _ node: some SyntaxProtocol, _ detail: String = "") {
            found.append(
                Occurrence(
                    kind: kind, line: file.position(of: node).line, detail: detail,
                    owner: file.outermostType(of: node)))
        }
        let index = file.index
        for (names, kind) in callKinds {
            for call in index.calls(named: names) { add(kind, call.node, call.name) }
        }
        for call in index.calls(named: "Map") where !call.isMember || call.base?.path == "MapKit" {
            let label = call.node.arguments.first?.label?.text
            let isLegacy = label == "coordinateRegion" || label == "mapRect"
            add(isLegacy ? .legacySwiftUIMap : .swiftUIMap, call.node, label ?? "")
            if let items = call.node.argument("annotationItems") {
                add(.mapForEach, items, items.bareText)
            }
            for forEach in file.calls(in: call.node) where forEach.name == "ForEach" {
                add(
                    .mapForEach, forEach.node,
                    forEach.node.firstUnlabeled?.bareText ?? "")
            }
        }
        for type in index.types {
            if !MapKitNames.representables.isDisjoint(with: type.inherited),
                type.node.mentions("MKMapView")
            {
                add(.representable, type.node, type.name)
            }
        }
        // Map views that an interface file makes.
        for type in index.types {
            for member in index.bindingsByType[type.name] ?? []
            where member.variable.hasAttribute("IBOutlet")
                && member.binding.typeAnnotation?.type.plainName == "MKMapView"
                && member.variable.isInside(type.node)
            {
                add(.mapView, member.variable, member.name)
            }
        }
        for (name, kind) in assignmentKinds {
            for assignment in index.assignments(to: name) {
                add(kind, assignment.node, assignment.path)
            }
        }
        for call in index.calls {
            switch file.requestKind(of: call) {
            case .search?: add(.search, call.node, call.name)
            case .directions?:
                add(call.name == "calculateETA" ? .eta : .directions, call.node, call.name)
            case .geocoder?: add(.geocoder, call.node, call.name)
            case .snapshot?: add(.snapshotter, call.node, call.name)
            case .lookAround?: add(.lookAround, call.node, call.name)
            case nil: continue
            }
        }
        for place in file.userLocationUses { add(.userLocation, place) }
        // A reducer's case for what its location client tells.
        if let token = index.references["didChangeAuthorization"]?.first {
            add(.authorizationStatus, token)
        }
        for function in index.functions {
            switch function.selector {
            case "mapView(_:rendererFor:)": add(.renderer, function)
            case "completer(_:didFailWithError:)": add(.completerDelegate, function)
            case "locationManagerDidChangeAuthorization(_:)",
                "locationManager(_:didChangeAuthorization:)":
                add(.authorizationStatus, function)
            default: continue
            }
        }
        return found.sorted { ($0.line, $0.kind.rawValue) < ($1.line, $1.kind.rawValue) }
    }

    private static let callKinds: [([String], Kind)] = [
        (["MKMapView"], .mapView), (["MKTileOverlay"], .tileOverlay),
        (["addAnnotation", "addAnnotations", "showAnnotations"], .annotationsAdded),
        (["Marker", "Annotation"], .marker),
        (["MapPin", "MapMarker", "MapAnnotation"], .legacyMarker),
        (["onMapCameraChange"], .visibleRegionFilter),
        (["MKLocalSearchCompleter"], .completer),
        (
            ["MKLookAroundSceneRequest", "LookAroundPreview", "MKLookAroundViewController"],
            .lookAround
        ),
        (
            ["requestWhenInUseAuthorization", "requestAlwaysAuthorization", "LocationButton"],
            .authorizationRequest
        ),
        (["CLServiceSession"], .serviceSession),
        (["addOverlay", "addOverlays", "insertOverlay"], .overlay),
        (["MapCircle", "MapPolygon", "MapPolyline"], .mapShape),
        (["setRegion", "setCenter", "setCamera", "setVisibleMapRect"], .regionSet),
        (["dequeueReusableAnnotationView"], .annotationViewReuse),
        (["accessibilityLabel", "accessibilityHidden"], .accessibility),
        (["MKClusterAnnotation"], .clusterView),
    ]

    private static let assignmentKinds: [(String, Kind)] = [
        ("clusteringIdentifier", .clusteringIdentifier), ("resultTypes", .searchResultTypes),
        ("pointOfInterestFilter", .searchResultTypes), ("isDraggable", .draggable),
        ("overrideUserInterfaceStyle", .darkMode),
    ]
}
