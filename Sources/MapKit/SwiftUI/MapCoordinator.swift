import MapScene
import SwiftUI

/// What lasts of a ``Map`` while its views are made and thrown away: the map view, what is on it, and where it looks.
///
/// A map of SwiftUI is an ``MKMapView`` that this fills from its content. Both have one camera, one way of clustering
/// and one description.
@MainActor final class MapCoordinator: NSObject, MKMapViewDelegate {
    let map = MKMapView(frame: .zero)
    private(set) weak var node: ViewNode?
    let host: ViewHost
    let collector: MapContentCollector
    private(set) var settings = MapSettings()

    // What is on the map, by the places in its content.
    var entries: [Int: MapEntry] = [:]
    var annotations: [Int: EntryAnnotation] = [:]
    let shapes = MapShapeStack()

    // The position of the camera.
    var position = MapCameraPosition.automatic
    var hasPosition = false
    /// The region or rectangle that was last read from the client's binding, or written to it.
    var told: MapCameraPosition?
    var framed: MKMapRect?
    var awaitsUser = false

    // The camera change to report.
    var pendingCamera: (isContinuous: Bool, isEnd: Bool)?
    var turnOfCalls = 0
    var callsInTurn = 0
    var isSelecting = false
    let animation = MapCameraAnimation()
    /// Whether the camera is at one of many places along keyframes.
    var isOnItsWay = false
    /// The place of the selected feature.
    var featurePlace: FeaturePlace?

    /// Returns the coordinator that is stored at a node.
    static func of(_ node: ViewNode) -> MapCoordinator {
        if let coordinator = node.memory as? MapCoordinator { return coordinator }
        let coordinator = MapCoordinator(node)
        node.memory = coordinator
        node.atEnd(MapCoordinator.self) { coordinator.end() }
        coordinators.append(Weak(coordinator: coordinator))
        return coordinator
    }

    init(_ node: ViewNode) {
        self.node = node
        host = node.host
        collector = MapContentCollector { [weak node] in node?.environment ?? EnvironmentValues() }
        super.init()
        map.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: Self.markerName)
        map.register(
            ContentAnnotationView.self, forAnnotationViewWithReuseIdentifier: Self.contentName)
        map.delegate = self
        map.sceneObserver = { [weak host] in host?.contentChanged() }
    }

    static let markerName = "Marker"
    static let contentName = "Annotation"

    func end() {
        animation.stop()
        featurePlace?.search.cancel()
        Self.coordinators.removeAll { $0.coordinator == nil || $0.coordinator === self }
        map.showsUserLocation = false
    }

    /// Takes what the map was created with.
    func update(_ settings: MapSettings, _ content: any MapContent) {
        guard let node else { return }
        self.settings = settings
        let surroundings = node.environment.map
        for box in surroundings.proxies where box.coordinator == nil || box.coordinator?.node == nil
        {
            box.coordinator = self
        }
        apply(surroundings)
        collector.userLocation = UserLocation(
            location: map.userLocation.location, heading: map.userLocation.heading)
        var list: [MapEntry] = []
        node.arrangeChildren {
            if let controls = surroundings.controls { node.put(controls, at: .index(0)) }
            let feature = selectedFeature
            findFeaturePlace(of: feature)
            list = collector.gather(content, feature) { view, place in
                MapLabel(items: node.put(view, at: .repeated(AnyHashable(place), 1)).items)
            }
            for entry in list {
                guard case .view(let view, _) = entry.look else { continue }
                node.put(view, at: .id(AnyHashable(entry.id)))
            }
            if let item = sheetItem(in: list) { node.put(sheet(of: item), at: .index(1)) }
        }
        applyControls(surroundings)
        map.stage.hold { place(list) }
        applyPosition()
        applySelection()
        animate(surroundings.animator, clock: surroundings.clock)
    }

    func apply(_ surroundings: MapEnvironment) {
        let modes = settings.interactionModes
        map.isScrollEnabled = modes.contains(.pan)
        map.isZoomEnabled = modes.contains(.zoom)
        map.isRotateEnabled = modes.contains(.rotate)
        map.isPitchEnabled = modes.contains(.pitch)
        (settings.bounds ?? MapCameraBounds()).apply(to: map)
        map.preferredConfiguration = (surroundings.style ?? .standard).configuration
        applyFeatures()
    }

    func applyControls(_ surroundings: MapEnvironment) {
        guard surroundings.controls != nil || surroundings.controlVisibility == .hidden else {
            return
        }
        let kinds =
            surroundings.controlVisibility == .hidden
            ? [] : node?.child(.index(0)).map { controls(at: $0) } ?? []
        map.showsCompass = kinds.contains(.compass)
        map.showsScale = kinds.contains(.scale)
        map.showsUserTrackingButton = kinds.contains(.userTracking)
        map.pitchButtonVisibility =
            !kinds.contains(.pitch)
            ? .hidden : surroundings.controlVisibility == .visible ? .visible : .adaptive
        map.showsZoomControls = kinds.contains(.zoom)
    }

    func controls(at node: ViewNode) -> Set<MapScene.Control.Kind> {
        if let control = node.view as? any MapControlView { return [control.kind] }
        return node.order.reduce(into: []) { $0.formUnion(controls(at: $1)) }
    }
}
