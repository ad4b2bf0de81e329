import MapScene
import SwiftUI

/// What lasts of a ``Map`` while its views are made and thrown away: the map view, what is on it, and where it looks.
///
/// A map of SwiftUI is an ``MKMapView`` that this fills from its content. Both have one camera, one way of clustering
/// and one description.
@MainActor final class MapKeeper: NSObject, MKMapViewDelegate {
    let map = MKMapView(frame: .zero)
    private(set) weak var node: ViewNode?
    let host: ViewHost
    private let gatherer: MapGatherer
    private(set) var settings = MapSettings()

    // What is on the map, by the places in its content.
    private var entries: [Int: MapEntry] = [:]
    private(set) var annotations: [Int: EntryAnnotation] = [:]
    private let shapes = MapShapeStack()

    // Where it looks.
    private var position = MapCameraPosition.automatic
    private var hasPosition = false
    private var shownRegion: MKCoordinateRegion?
    private var shownRect: MKMapRect?
    private var framed: MKMapRect?
    private var awaitsUser = false

    // What is to be told.
    private var pendingCamera: (isContinuous: Bool, isEnd: Bool)?
    private var turnOfCalls = 0
    private var callsInTurn = 0
    private var isSelecting = false
    private let animation = MapCameraAnimation()
    /// Whether the camera is at one of many places along keyframes.
    private var isOnItsWay = false
    /// The place of the selected feature.
    var featurePlace: FeaturePlace?

    /// Returns what is kept at a node.
    static func of(_ node: ViewNode) -> MapKeeper {
        if let keeper = node.memory as? MapKeeper { return keeper }
        let keeper = MapKeeper(node)
        node.memory = keeper
        node.atEnd(MapKeeper.self) { keeper.end() }
        keepers.append(Weak(keeper: keeper))
        return keeper
    }

    private init(_ node: ViewNode) {
        self.node = node
        host = node.host
        gatherer = MapGatherer { [weak node] in node?.environment ?? EnvironmentValues() }
        super.init()
        map.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: Self.markerName)
        map.register(
            ContentAnnotationView.self, forAnnotationViewWithReuseIdentifier: Self.contentName)
        map.delegate = self
        map.sceneObserver = { [weak host] in host?.contentChanged() }
    }

    private static let markerName = "Marker"
    private static let contentName = "Annotation"

    private func end() {
        animation.stop()
        featurePlace?.search.cancel()
        Self.keepers.removeAll { $0.keeper == nil || $0.keeper === self }
        map.showsUserLocation = false
    }

    // MARK: Bringing up to date

    /// Takes what the map was created with.
    func update(_ settings: MapSettings, _ content: any MapContent) {
        guard let node else { return }
        self.settings = settings
        let surroundings = node.environment.map
        for box in surroundings.proxies where box.keeper == nil || box.keeper?.node == nil {
            box.keeper = self
        }
        apply(surroundings)
        gatherer.userLocation = UserLocation(
            location: map.userLocation.location, heading: map.userLocation.heading)
        var list: [MapEntry] = []
        node.arrangeChildren {
            if let controls = surroundings.controls { node.put(controls, at: .index(0)) }
            let feature = selectedFeature
            findFeaturePlace(of: feature)
            list = gatherer.gather(content, feature) { view, place in
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
        animate(surroundings.animator)
    }

    private func apply(_ surroundings: MapSurroundings) {
        let modes = settings.interactionModes
        map.isScrollEnabled = modes.contains(.pan)
        map.isZoomEnabled = modes.contains(.zoom)
        map.isRotateEnabled = modes.contains(.rotate)
        map.isPitchEnabled = modes.contains(.pitch)
        (settings.bounds ?? MapCameraBounds()).apply(to: map)
        map.preferredConfiguration = (surroundings.style ?? .standard).configuration
        applyFeatures()
    }

    private func applyControls(_ surroundings: MapSurroundings) {
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

    private func controls(at node: ViewNode) -> Set<MapScene.Control.Kind> {
        if let control = node.view as? any MapControlView { return [control.kind] }
        return node.order.reduce(into: []) { $0.formUnion(controls(at: $1)) }
    }

    // MARK: Content

    private func place(_ list: [MapEntry]) {
        var next: [Int: MapEntry] = [:]
        next.reserveCapacity(list.count)
        var showsUser = settings.showsUserLocation
        var added: [EntryAnnotation] = []
        var moved: [(EntryAnnotation, MapEntry)] = []
        let environment = node?.environment ?? EnvironmentValues()
        for entry in list {
            next[entry.id] = entry
            switch entry.look {
            case .user: showsUser = true
            case .shape: break
            case .marker, .view:
                if let annotation = annotations[entry.id] {
                    moved.append((annotation, entry))
                } else {
                    let annotation = EntryAnnotation(entry, environment)
                    annotation.subtitle = subtitle(of: entry)
                    annotations[entry.id] = annotation
                    added.append(annotation)
                }
            }
        }
        let gone = annotations.filter { next[$0.key]?.isAnnotation != true }
        for id in gone.keys { annotations[id] = nil }
        if !gone.isEmpty { map.removeAnnotations(Array(gone.values)) }
        for (annotation, entry) in moved { update(annotation, entry, environment) }
        if !added.isEmpty { map.addAnnotations(added) }
        entries = next
        shapes.update(list, on: map, environment)
        if map.showsUserLocation != showsUser { map.showsUserLocation = showsUser }
    }

    private func update(
        _ annotation: EntryAnnotation, _ entry: MapEntry, _ environment: EnvironmentValues
    ) {
        let old = annotation.style
        let subtitle = subtitle(of: entry)
        if annotation.subtitle != subtitle {
            annotation.subtitle = subtitle
            host.contentChanged()
        }
        annotation.entry = entry
        annotation.style = EntryStyle(entry, environment)
        if annotation.coordinate != entry.coordinate { annotation.coordinate = entry.coordinate }
        guard old != annotation.style else { return }
        annotation.title = entry.title
        if old.clusteringIdentifier != annotation.style.clusteringIdentifier
            || old.isMarker != annotation.style.isMarker
        {
            // The map has learnt what its view is like: it has to learn anew.
            map.removeAnnotation(annotation)
            map.addAnnotation(annotation)
        } else if let view = map.view(for: annotation) {
            configure(view, annotation)
        }
        host.contentChanged()
    }

    private func configure(_ view: MKAnnotationView, _ annotation: EntryAnnotation) {
        let style = annotation.style
        view.clusteringIdentifier = style.clusteringIdentifier
        view.displayPriority = .required
        view.canShowCallout = accessory(of: annotation.entry) == .callout
        view.isEnabled = isSelectable(annotation.entry)
        if let marker = view as? MKMarkerAnnotationView {
            marker.markerTintColor = style.tint.map { UIColor($0) }
            marker.glyphText = style.marker?.glyphText
            marker.glyphImage = style.marker?.glyphImage.map { UIImage($0) }
            marker.titleVisibility = style.titles
            marker.subtitleVisibility = style.subtitles
        } else if let content = view as? ContentAnnotationView {
            fit(content, annotation)
        }
    }

    // MARK: Views within annotations

    /// The items of what an annotation shows.
    private func contentItem(_ annotation: EntryAnnotation) -> LayoutItem? {
        guard let node = node?.child(.id(AnyHashable(annotation.entry.id))) else { return nil }
        return annotation.item(of: node)
    }

    private func fit(_ view: ContentAnnotationView, _ annotation: EntryAnnotation) {
        guard case .view(_, let anchor) = annotation.entry.look else { return }
        let size = contentItem(annotation)?.size(.unspecified) ?? .zero
        view.bounds.size = size
        view.centerOffset = CGPoint(
            x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
    }

    /// Describes what annotations show that are on the screen.
    private func describeContent() {
        for case let view as ContentAnnotationView in map.stageViews {
            guard let annotation = view.annotation as? EntryAnnotation,
                let item = contentItem(annotation)
            else { continue }
            item.place(CGRect(origin: .zero, size: view.bounds.size))
            let elements = item.elements()
            view.content = SceneView(elements, size: view.bounds.size)
            // A tap on an annotation is a tap on the first thing in it that takes one.
            let tappable = elements.flatMap(\.allElements).first {
                guard $0.isEnabled else { return false }
                if case .button = $0.content { return true }
                return $0.isTappable
            }
            annotation.tappable = tappable?.id
            if tappable != nil { view.isEnabled = true }
        }
    }

    /// What is arranged: the map, in all the room it is offered.
    var items: [LayoutItem] {
        guard let node else { return [] }
        // Something within an annotation may have another size.
        for case let view as ContentAnnotationView in map.stageViews {
            if let annotation = view.annotation as? EntryAnnotation { fit(view, annotation) }
        }
        return [
            HostedItem(
                node, resize: { [weak self] size in self?.resize(to: size) },
                content: { [weak self] in
                    self?.describeContent()
                    return .map(
                        self?.map.scene
                            ?? MapScene(
                                viewport: Viewport(size: .zero, center: MKMapPoint(), scale: 1)))
                },
                handler: { [weak self] event in
                    if case .map(_, let happened) = event { self?.handle(happened) }
                })
        ]
    }

    private func resize(to size: CGSize) {
        guard map.frame.size != size else { return }
        map.frame.size = size
        // What was framed for another shape is framed anew, unless somebody has moved the map since.
        if position.kind == .automatic { frameContent(animated: false) }
    }

    // MARK: Where it looks

    private var isAnimated: Bool { host.transaction.animation != nil }

    private func applyPosition() {
        switch settings.position {
        case .own(let initial):
            if !hasPosition { go(to: initial, animated: false) }
        case .bound(let binding):
            let wish = binding.wrappedValue
            if !hasPosition || wish != position {
                go(to: wish, animated: hasPosition && isAnimated)
            }
        case .region(let binding):
            let region = binding.wrappedValue
            guard shownRegion != region else { break }
            shownRegion = region
            position = MapCameraPosition(kind: .moved)
            map.setRegion(region, animated: hasPosition && isAnimated)
        case .rect(let binding):
            let rect = binding.wrappedValue
            guard shownRect != rect else { break }
            shownRect = rect
            position = MapCameraPosition(kind: .moved)
            map.setVisibleMapRect(rect, animated: hasPosition && isAnimated)
        }
        hasPosition = true
        if position.kind == .automatic { frameContent(animated: isAnimated) }
        if let tracking = settings.tracking {
            let mode: MKUserTrackingMode =
                switch tracking.wrappedValue {
                case .none: .none
                case .follow: .follow
                case .followWithHeading: .followWithHeading
                }
            if map.userTrackingMode != mode { map.setUserTrackingMode(mode, animated: false) }
        }
    }

    private func go(to wish: MapCameraPosition, animated: Bool) {
        animation.stop()
        position = wish
        framed = nil
        if !wish.followsUserLocation, map.userTrackingMode != .none, settings.tracking == nil {
            map.setUserTrackingMode(.none, animated: false)
        }
        show(wish, animated: animated)
    }

    private func show(_ wish: MapCameraPosition, animated: Bool) {
        switch wish.kind {
        case .automatic: frameContent(animated: animated)
        case .camera(let camera): map.setCamera(camera.camera, animated: animated)
        case .region(let region): map.setRegion(region, animated: animated)
        case .rect(let rect): map.setVisibleMapRect(rect, animated: animated)
        case .item(let framed):
            map.setRegion(Self.region(about: framed.coordinate), animated: animated)
        case .user(let followsHeading, let fallback):
            awaitsUser = map.userLocation.location == nil
            if awaitsUser { show(fallback, animated: animated) }
            map.setUserTrackingMode(
                followsHeading ? .followWithHeading : .follow, animated: animated)
            if let location = map.userLocation.location {
                map.setRegion(Self.region(about: location.coordinate), animated: animated)
            }
        case .moved: break
        }
    }

    private static func region(about place: CLLocationCoordinate2D) -> MKCoordinateRegion {
        MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
    }

    /// Shows all of the content, if it is other content than was shown.
    private func frameContent(animated: Bool) {
        let own = annotations.values.filter { $0.entry.traits.feature == nil }
        var rect = MKMapRect(around: own.map(\.coordinate)) ?? .null
        for overlay in shapes.overlays {
            let bounds = overlay.boundingMapRect
            if bounds.isShowable { rect = rect.union(bounds) }
        }
        guard !rect.isNull else { return }
        // Markers stand above their places, and the size of the view counts.
        let key = rect.insetBy(dx: -Double(map.bounds.width), dy: -Double(map.bounds.height))
        guard key != framed else { return }
        framed = key
        map.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 48, left: 32, bottom: 32, right: 32),
            animated: animated)
    }

    /// The user has taken the camera, or given it another task.
    private func positioned(_ new: MapCameraPosition) {
        guard position != new else { return }
        position = new
        guard case .bound(let binding) = settings.position else { return }
        host.afterUpdate { binding.wrappedValue = new }
    }

    private func animate(_ animator: MapAnimator?) {
        guard let animator else { return }
        animation.update(animator, from: { [map] in MapCamera(map.camera) }) {
            [weak self] camera, isLast in
            guard let self else { return }
            isOnItsWay = !isLast
            map.setCamera(camera.camera, animated: false)
            isOnItsWay = false
        }
    }

    // MARK: What happens

    private func handle(_ event: SceneEvent) {
        callsInTurn = 0
        switch event {
        case .cameraWillMove, .cameraMoved, .cameraDidMove:
            animation.stop()
            map.handle(event)
            positioned(MapCameraPosition(kind: .moved))
        case .controlUsed(let kind): use(kind)
        case .featureTapped(let feature): tap(feature)
        case .selected(let id):
            if let id, let view = map.stage.shownView(id) { tap(view) }
            map.handle(event)
        default: map.handle(event)
        }
        host.contentChanged()
    }

    private func tap(_ view: MKAnnotationView) {
        guard let id = (view.annotation as? EntryAnnotation)?.tappable else { return }
        host.handlers[id]?(.tapped(id, at: nil))
    }

    /// Does what a control is for.
    private func use(_ kind: MapScene.Control.Kind) {
        animation.stop()
        map.handle(.controlUsed(kind))
        if kind != .userTracking, kind != .scale {
            positioned(MapCameraPosition(kind: .moved))
        }
    }

    /// Uses a control that is beside its map.
    static func use(_ kind: MapScene.Control.Kind, scope: Namespace.ID?) {
        let found = keepers.compactMap(\.keeper)
        let meant = found.last { $0.settings.scope == scope } ?? found.last
        meant?.use(kind)
    }

    private struct Weak {
        weak var keeper: MapKeeper?
    }

    private static var keepers: [Weak] = []

    /// Where the map is in all that is shown; nil while it is not.
    var origin: CGPoint? { node.flatMap { host.origin(of: $0.id) } }

    // MARK: The map's delegate

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { tellCamera(isEnd: false) }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        tellCamera(isEnd: !isOnItsWay)
        writeRegion()
    }

    private func writeRegion() {
        switch settings.position {
        case .region(let binding):
            let region = map.region
            guard region != shownRegion, map.bounds.width > 0 else { return }
            shownRegion = region
            host.afterUpdate { binding.wrappedValue = region }
        case .rect(let binding):
            let rect = map.visibleMapRect
            guard rect != shownRect, map.bounds.width > 0 else { return }
            shownRect = rect
            host.afterUpdate { binding.wrappedValue = rect }
        default: break
        }
    }

    private func tellCamera(isEnd: Bool) {
        if let pending = pendingCamera {
            pendingCamera = (true, pending.isEnd || isEnd)
            return
        }
        pendingCamera = (true, isEnd)
        host.afterUpdate { [weak self] in self?.callCameraActions() }
    }

    private func callCameraActions() {
        guard let pending = pendingCamera else { return }
        pendingCamera = nil
        let actions = node?.environment.map.cameraActions ?? []
        guard !actions.isEmpty, map.bounds.width > 0, map.bounds.height > 0 else { return }
        if host.turn != turnOfCalls { callsInTurn = 0 }
        turnOfCalls = host.turn
        callsInTurn += 1
        guard callsInTurn <= 8 else {
            map.advice.tell(.positionLoop)
            return
        }
        let context = MapCameraUpdateContext(
            camera: MapCamera(map.camera), region: map.region, rect: map.visibleMapRect)
        for action in actions where action.isContinuous || pending.isEnd { action.action(context) }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if let annotation = annotation as? EntryAnnotation {
            let view = mapView.dequeueReusableAnnotationView(
                withIdentifier: annotation.style.isMarker ? Self.markerName : Self.contentName,
                for: annotation)
            configure(view, annotation)
            return view
        }
        guard let cluster = annotation as? MKClusterAnnotation,
            let member = cluster.memberAnnotations.first as? EntryAnnotation
        else { return nil }
        let view = mapView.dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultClusterAnnotationViewReuseIdentifier, for: cluster)
        if let marker = view as? MKMarkerAnnotationView {
            marker.markerTintColor = member.style.tint.map { UIColor($0) }
            marker.glyphText = "\(cluster.memberAnnotations.count)"
        }
        view.displayPriority = .required
        view.canShowCallout = false
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        shapes.renderer(for: overlay)
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        if awaitsUser, let location = userLocation.location {
            awaitsUser = false
            mapView.setRegion(Self.region(about: location.coordinate), animated: true)
        }
        // Content may show the place as a view of its own.
        node?.readHasChanged()
    }

    func mapView(
        _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
    ) {
        if let tracking = settings.tracking {
            let own: MapUserTrackingMode =
                switch mode {
                case .none: .none
                case .follow: .follow
                case .followWithHeading: .followWithHeading
                }
            host.afterUpdate { if tracking.wrappedValue != own { tracking.wrappedValue = own } }
        } else if mode != .none, !position.followsUserLocation {
            positioned(
                .userLocation(followsHeading: mode == .followWithHeading, fallback: .automatic))
        }
    }

    // MARK: Selection

    func tag(_ entry: MapEntry) -> AnyHashable? {
        guard let selection = settings.selection else { return nil }
        if let feature = entry.traits.feature { return feature.value }
        let tags = [entry.traits.tag, entry.item, entry.traits.implicitTag].compactMap(\.self)
        if let tag = tags.first(where: { selection.takes($0) }) { return tag }
        return nil
    }

    private func isSelectable(_ entry: MapEntry) -> Bool {
        tag(entry) != nil
    }

    private func applySelection() {
        guard let selection = settings.selection else { return }
        let wish = selection.selected()
        let now = map.selectedAnnotations.first as? EntryAnnotation
        isSelecting = true
        defer { isSelecting = false }
        guard let wish else {
            if let now { map.deselectAnnotation(now, animated: false) }
            return
        }
        if let now, tag(now.entry) == wish { return }
        let meant = annotations.values.first { tag($0.entry) == wish }
        if let meant {
            map.selectAnnotation(meant, animated: false)
        } else if let now {
            map.deselectAnnotation(now, animated: false)
        }
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isSelecting else { return }
        if let cluster = annotation as? MKClusterAnnotation { return open(cluster) }
        guard let annotation = annotation as? EntryAnnotation, let selection = settings.selection
        else {
            mapView.deselectAnnotation(annotation, animated: false)
            return
        }
        guard let value = tag(annotation.entry) else {
            mapView.deselectAnnotation(annotation, animated: false)
            return
        }
        host.afterUpdate { _ = selection.select(value) }
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isSelecting, let annotation = annotation as? EntryAnnotation,
            let selection = settings.selection
        else { return }
        // What shows a feature goes because another thing is selected already.
        let isGone = annotations[annotation.entry.id] !== annotation
        guard annotation.entry.traits.feature == nil || !isGone else { return }
        host.afterUpdate { [weak mapView] in
            // Another may have been selected instead.
            if mapView?.selectedAnnotations.isEmpty == true { _ = selection.select(nil) }
        }
    }

    /// Goes where a cluster's members can be told apart.
    private func open(_ cluster: MKClusterAnnotation) {
        isSelecting = true
        map.deselectAnnotation(cluster, animated: false)
        isSelecting = false
        let points = cluster.memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard let rect = points.boundingRect else { return }
        positioned(MapCameraPosition(kind: .moved))
        map.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 64, left: 64, bottom: 64, right: 64),
            animated: true)
    }
}
