/// Names of Apple's API that several rules share.
enum MapKitNames {
    static let representables: Set<String> = [
        "UIViewRepresentable", "NSViewRepresentable", "ViewRepresentable",
    ]
    static let makeFunctions: Set<String> = ["makeUIView", "makeNSView"]
    static let updateFunctions: Set<String> = ["updateUIView", "updateNSView"]

    /// Calls that move the map.
    static let moves: Set<String> = [
        "setRegion", "setCenter", "setCamera", "setVisibleMapRect", "showAnnotations",
        "setCenterCoordinate",
    ]
    /// Properties that move the map when assigned.
    static let movingProperties: Set<String> = [
        "region", "centerCoordinate", "camera", "visibleMapRect",
    ]

    /// Renderer classes and the overlay classes that they draw.
    static let rendererShapes: [String: Set<String>] = [
        "MKPolylineRenderer": ["MKPolyline", "MKGeodesicPolyline"],
        "MKGradientPolylineRenderer": ["MKPolyline", "MKGeodesicPolyline"],
        "MKPolygonRenderer": ["MKPolygon"],
        "MKCircleRenderer": ["MKCircle"],
        "MKMultiPolylineRenderer": ["MKMultiPolyline"],
        "MKMultiPolygonRenderer": ["MKMultiPolygon"],
        "MKTileOverlayRenderer": ["MKTileOverlay"],
    ]
    static let overlayShapes: Set<String> = [
        "MKPolyline", "MKGeodesicPolyline", "MKPolygon", "MKCircle", "MKMultiPolyline",
        "MKMultiPolygon", "MKTileOverlay",
    ]
    static let annotationViews: Set<String> = [
        "MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView",
        "MKUserLocationView",
    ]

    static let geocoderRequests: Set<String> = [
        "geocodeAddressString", "geocodePostalAddress", "geocodeAddressDictionary",
        "reverseGeocodeLocation",
    ]
    static let geocodingTypes: Set<String> = ["MKGeocodingRequest", "MKReverseGeocodingRequest"]

    /// Calls that may ask a service; what they are made on tells.
    static let serviceCalls: Set<String> = geocoderRequests.union(geocodingTypes).union([
        "start", "startWithCompletionHandler", "calculate", "calculateETA",
        "calculateDirectionsWithCompletionHandler", "calculateETAWithCompletionHandler",
        "getSceneWithCompletionHandler",
    ])

    /// Delegate callbacks that the system sends to a map view's delegate.
    static let mapDelegateLabels: Set<String> = [
        "viewFor", "rendererFor", "didSelect", "didDeselect", "regionDidChangeAnimated",
        "regionWillChangeAnimated", "annotationView", "didUpdate", "didAdd",
        "didFailToLocateUserWithError", "didChange", "clusterAnnotationForMemberAnnotations",
        "viewForAnnotation", "rendererForOverlay", "didUpdateUserLocation",
    ]
    static let mapDelegateNames: Set<String> = [
        "mapViewDidChangeVisibleRegion", "mapViewWillStartLoadingMap",
        "mapViewDidFinishLoadingMap", "mapViewDidFailLoadingMap",
        "mapViewWillStartRenderingMap", "mapViewDidFinishRenderingMap",
        "mapViewWillStartLocatingUser", "mapViewDidStopLocatingUser",
    ]

    /// Methods that take a closure which runs on an event, not while a view is evaluated.
    static let actionCalls: Set<String> = [
        "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onReceive",
        "onSubmit", "task", "refreshable", "Task", "detached", "async", "asyncAfter", "animate",
        "withAnimation", "onEnded", "onChanged", "updating", "onMapCameraChange", "gesture",
        "simultaneousGesture", "highPriorityGesture", "onHover", "onOpenURL", "onDelete", "onMove",
        "sink", "perform", "run", "onDrop", "onDrag", "onKeyPress", "onContinueUserActivity",
        "addTask", "contextMenuAction", "onPreferenceChange", "onScrollGeometryChange",
        "destructive",
        "swipeAction", "alertAction", "onCommit", "onEditingChanged", "scheduledTimer",
        "start", "calculate", "onTapMap", "action", "onContinuousHover", "onDismiss",
    ]

    /// Types whose first trailing closure is an action.
    static let actionTypes: Set<String> = [
        "Button", "Stepper", "Toggle", "Slider", "EditButton", "LocationButton", "UIAction",
        "Timer", "Binding",
    ]

    static let views: Set<String> = ["View", "SwiftUI.View"]

    /// SwiftUI's own views that hold no words by themselves.
    static let plainViews: Set<String> = [
        "Image", "AsyncImage", "Circle", "Capsule", "Ellipse", "Rectangle", "RoundedRectangle",
        "UnevenRoundedRectangle", "Path", "Color", "LinearGradient", "RadialGradient",
        "AngularGradient", "EmptyView", "Spacer", "Divider", "Group", "ForEach", "ZStack", "VStack",
        "HStack", "LazyVStack", "LazyHStack", "GeometryReader", "ScrollView", "Button", "Menu",
        "NavigationLink", "Link", "ProgressView", "Gauge", "Canvas", "TimelineView", "Text",
        "Label", "Toggle", "AnyView",
    ]

    static let mapContentShapes: Set<String> = ["MapCircle", "MapPolygon", "MapPolyline"]
}
