import MapScene

/// A map in a rectangle of interface.
///
/// It holds what is to be shown and answers for it; `scene` is the value that a painter or a browser shows.
/// Moves are made at once, also animated ones: the scene says that the way there is to be shown as a movement, and
/// the delegate is told before the method returns. Views are made for what is on the screen as soon as it is
/// added; while more than 256 views are on the screen, when the main actor is next free or the scene is read.
open class MKMapView: UIView {
    /// Receives what happens on the map, and gives views and renderers; not kept alive by the map.
    open weak var delegate: (any MKMapViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            overlayStack.askForRenderers(of: self)
            // Views of a map without a delegate were made too early: apps set it last.
            if oldValue == nil { stage.makeViewsAnew() }
            scheduleLoading()
        }
    }

    final var rig = CameraState()
    final var advice = MapDiagnostics()
    final lazy var stage = AnnotationPresenter(map: self)
    final let overlayStack = OverlayStack()
    final let controls = MapControls()
    final var change = CameraChange()
    final var isLoadingScheduled = false
    final var locationFailure: String?
    /// Called when the scene may have become another.
    package final var sceneObserver: (@MainActor () -> Void)?
    final var userFollower: UserFollower?
    /// The host that authorizes and provides the user's location; the program's unless a test has
    /// its own.
    package final var locationHost = LocationHost.shared

    /// Creates a map at a place in the view around it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareMap()
    }

    /// Restores a map from an archive: its frame.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareMap()
    }

    private func prepareMap() {
        // Pictures of views that hold maps are painted from now on.
        ScenePainting.registration
        rig.resize(to: bounds.size)
        addSubview(stage.container)
        overlayStack.changed = { [weak self] in self?.sceneObserver?() }
    }

    /// The view's rectangle in its own coordinates.
    ///
    /// Another size keeps the place in the middle and the scale.
    open override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { resized() }
        }
    }

    // MARK: Look

    private var configuration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { sceneObserver?() }
    }

    /// The configuration of the map: its kind and appearance.
    ///
    /// It is copied in both directions.
    open var preferredConfiguration: MKMapConfiguration {
        get { configuration.copy() as? MKMapConfiguration ?? configuration }
        set { configuration = newValue.copy() as? MKMapConfiguration ?? newValue }
    }

    /// The kind of map, one of six that ``preferredConfiguration`` can be; both are the same
    /// setting.
    open var mapType: MKMapType {
        get { MKMapType(configuration) }
        set {
            let filter = pointOfInterestFilter
            configuration = newValue.configuration
            pointOfInterestFilter = filter
        }
    }

    /// Which points of interest are shown; nil for all.
    ///
    /// A part of the configuration.
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        get {
            (configuration as? MKStandardMapConfiguration)?.pointOfInterestFilter
                ?? (configuration as? MKHybridMapConfiguration)?.pointOfInterestFilter
        }
        set {
            (configuration as? MKStandardMapConfiguration)?.pointOfInterestFilter = newValue
            (configuration as? MKHybridMapConfiguration)?.pointOfInterestFilter = newValue
        }
    }

    /// Whether points of interest are shown.
    open var showsPointsOfInterest: Bool {
        get { pointOfInterestFilter != .excludingAll }
        set { pointOfInterestFilter = newValue ? nil : .excludingAll }
    }

    /// Whether traffic is shown.
    ///
    /// A part of the configuration.
    open var showsTraffic: Bool {
        get {
            (configuration as? MKStandardMapConfiguration)?.showsTraffic
                ?? (configuration as? MKHybridMapConfiguration)?.showsTraffic ?? false
        }
        set {
            (configuration as? MKStandardMapConfiguration)?.showsTraffic = newValue
            (configuration as? MKHybridMapConfiguration)?.showsTraffic = newValue
        }
    }

    /// The kinds of the map's own features that the user can select; none by default.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// Whether the map draws buildings; true by default.
    open var showsBuildings = true
    /// Whether a compass is shown while the map is turned.
    open var showsCompass = true
    /// Whether a scale is shown while the map is zoomed.
    open var showsScale = false
    /// Whether a button is shown that makes the map follow the user.
    open var showsUserTrackingButton = false
    /// When a button is shown that pitches the camera; hidden by default.
    open var pitchButtonVisibility = MKFeatureVisibility.hidden
    /// Whether buttons are shown that zoom the map; false by default.
    open var showsZoomControls = false
    /// Whether a control is shown that pitches the camera; false by default.
    open var showsPitchControl = false

    // MARK: Interaction

    /// Whether gestures and controls of the user can zoom the map; true by default.
    open var isZoomEnabled = true
    /// Whether the user can pan the map; true by default.
    open var isScrollEnabled = true
    /// Whether the user can rotate the map; true by default.
    open var isRotateEnabled = true
    /// Whether the user can pitch the camera; true by default.
    open var isPitchEnabled = true

    // MARK: Visible area

    /// The visible region, in degrees.
    ///
    /// Set to a region it shows all of it about its middle, and more of one dimension as the view is wider or
    /// higher; that is then the value. A map that has no size yet keeps what it is set to until it has one.
    /// Setting it turns north up and looks straight down.
    open var region: MKCoordinateRegion {
        get { rig.region }
        set { setRegion(newValue, animated: false) }
    }

    /// Moves the map so that it shows a whole region; an invalid one is ignored.
    ///
    /// See ``region``.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isShowable else {
            advice.tell(.invalidRegion, "\(region)")
            return
        }
        guard rig.hasSize else { return rig.keep(.region(region)) }
        move(
            to: rig.showing(Viewport.rect(of: region)), exactCenter: region.center,
            animated: animated)
    }

    /// Returns the region that would be visible after setting one.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.isShowable, rig.hasSize else { return region }
        var result = rig
        result.move(to: rig.showing(Viewport.rect(of: region)), exactCenter: region.center)
        return result.region
    }

    /// The place in the middle.
    ///
    /// Setting it keeps scale, heading and pitch.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { rig.centerCoordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// Shows a place in the middle, and keeps scale, heading and pitch.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            advice.tell(.invalidRegion, "\(coordinate)")
            return
        }
        guard rig.hasSize else { return rig.keep(center: coordinate) }
        move(to: rig.centered(on: coordinate), exactCenter: coordinate, animated: animated)
    }

    /// The visible area in map points; the smallest rectangle around it if the map is turned or
    /// pitched.
    open var visibleMapRect: MKMapRect {
        get { rig.visibleRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Moves the map so that it shows a whole rectangle of map points, without padding.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows a rectangle within distances from the edges.
    open func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
    ) {
        guard mapRect.isShowable else {
            advice.tell(.invalidRegion, MKStringFromMapRect(mapRect))
            return
        }
        guard rig.hasSize else { return rig.keep(.rect(mapRect, insets)) }
        move(to: rig.showing(mapRect, insets: insets), animated: animate)
    }

    /// Returns the rectangle that would be visible after setting one.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }

    /// Returns the rectangle that would be visible after setting one within distances from the edges.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard mapRect.isShowable, rig.hasSize else { return mapRect }
        return rig.showing(mapRect, insets: insets).visibleRect
    }

    /// The camera: center, distance, heading and pitch.
    ///
    /// It is copied in both directions.
    open var camera: MKMapCamera {
        get { rig.camera }
        set { setCamera(newValue, animated: false) }
    }

    /// Sees the map from somewhere else.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate),
            camera.centerCoordinateDistance.isFinite
        else {
            advice.tell(.invalidRegion, "\(camera.centerCoordinate)")
            return
        }
        guard rig.hasSize else {
            return rig.keep(.camera(camera.copy() as? MKMapCamera ?? camera))
        }
        move(to: rig.seen(from: camera), exactCenter: camera.centerCoordinate, animated: animated)
    }

    /// The range of distances of the camera; nil for the standard range.
    open var cameraZoomRange: CameraZoomRange! {
        get {
            rig.zoomRange
                ?? CameraZoomRange(
                    minCenterCoordinateDistance: MKMapCameraZoomDefault,
                    maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }
        set { setCameraZoomRange(newValue, animated: false) }
    }

    /// Sets how near and how far the camera may be, and brings it there.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        rig.zoomRange = cameraZoomRange
        if rig.hasSize { move(to: rig.limited(rig.viewport), animated: animated) }
    }

    /// The area that the map's center has to stay in; nil for no limit.
    open var cameraBoundary: CameraBoundary? {
        get { rig.boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }

    /// Sets where the middle of the view has to stay, and brings it there.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        rig.boundary = cameraBoundary
        if rig.hasSize { move(to: rig.limited(rig.viewport), animated: animated) }
    }

    // MARK: User

    /// Whether the user's place is shown.
    open var showsUserLocation = false {
        didSet {
            if showsUserLocation != oldValue { userLocationWanted(showsUserLocation) }
        }
    }

    /// The user's place; its location is nil until it is known.
    public final let userLocation = MKUserLocation()

    /// Whether the user's place is visible.
    open var isUserLocationVisible: Bool {
        guard showsUserLocation, userLocation.location != nil else { return false }
        return bounds.contains(convert(userLocation.coordinate, toPointTo: self))
    }

    final var trackingMode = MKUserTrackingMode.none

    /// The way in which the map follows the user's location.
    open var userTrackingMode: MKUserTrackingMode {
        get { trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    /// Sets how the map follows the user, which shows the user's place.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != trackingMode else { return }
        trackingMode = mode
        if mode != .none { showsUserLocation = true }
        delegate?.mapView(self, didChange: mode, animated: animated)
        followUser(animated: animated)
    }

    // MARK: Annotations

    /// Adds an annotation; one that is on the map is ignored.
    open func addAnnotation(_ annotation: any MKAnnotation) { stage.add([annotation]) }

    /// Adds annotations; those that are on the map are ignored.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { stage.add(annotations) }

    /// Removes an annotation; one that is not on the map is ignored.
    open func removeAnnotation(_ annotation: any MKAnnotation) { stage.remove([annotation]) }

    /// Removes annotations; those that are not on the map are ignored.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { stage.remove(annotations) }

    /// The annotations on the map, the user's place too while it is shown.
    ///
    /// In the order in which they were added. Clusters are not among them.
    open var annotations: [any MKAnnotation] { stage.annotations }

    /// Returns the annotations whose place is in a rectangle, as objects of their classes.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(stage.annotations(in: mapRect).compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }

    /// Returns the view of an annotation; nil if it is not on the screen, or is part of a shown
    /// cluster.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        stage.view(for: annotation)
    }

    /// Returns a used view, a new one of the registered class, or nil.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    {
        stage.pool.dequeue(identifier, annotation: nil)
    }

    /// Returns a used view or a new one of the registered class, for an annotation.
    ///
    /// With an identifier that no class is registered for Apple's map ends the program; this one says so and returns
    /// the standard marker.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = stage.pool.dequeue(identifier, annotation: annotation) {
            view.annotation = annotation
            return view
        }
        advice.tell(.unregisteredIdentifier, identifier)
        return stage.pool.adopt(
            MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier))
    }

    /// Registers the class whose views are made for an identifier; nil to forget it.
    ///
    /// A class that is no subclass of `MKAnnotationView` ends the program with words that say so, as on Apple's systems.
    open func register(
        _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
    ) {
        do {
            try stage.pool.register(viewClass, for: identifier)
        } catch {
            fatalError("\(error)")
        }
        stage.makeViewsAnew(of: identifier)
    }

    /// Selects an annotation, and deselects the one that was.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        stage.select(annotation, animated: animated)
    }

    /// Deselects an annotation; does nothing if that one is not selected.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        stage.deselect(annotation, animated: animated)
    }

    /// The selected annotation, as an array.
    ///
    /// Of an assigned array the first element counts.
    open var selectedAnnotations: [any MKAnnotation] {
        get { stage.selectedAnnotation.map { [$0] } ?? [] }
        set {
            if let first = newValue.first {
                stage.select(first, animated: false)
            } else {
                stage.deselect(stage.selectedAnnotation, animated: false)
            }
        }
    }

    /// Adds annotations and moves the map so that all of them are visible.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        stage.add(annotations)
        guard let rect = MKMapRect(around: annotations.map(\.coordinate)) else { return }
        setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 48, left: 32, bottom: 32, right: 32),
            animated: animated)
    }

    /// The visible rectangle of the view that holds the annotation views: all of its bounds.
    open var annotationVisibleRect: CGRect { stage.container.bounds }
}

/// The identifier of views for annotations that the delegate has none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
    "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of views for clusters that the delegate has none for.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapRect {
    /// Whether a map can show it.
    var isShowable: Bool {
        !isNull && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
            && width >= 0 && height >= 0
    }

    /// The smallest rectangle around places, at least half a kilometer wide and high; nil if none is valid.
    init?(around places: [CLLocationCoordinate2D]) {
        let points = places.filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
        guard let first = points.first, var rect = points.boundingRect else { return nil }
        // About the first, the other way round the world may be shorter.
        let world = MKMapSize.world.width
        let near = points.map {
            MKMapPoint(x: $0.x - (($0.x - first.x) / world).rounded() * world, y: $0.y)
        }
        if let other = near.boundingRect, other.width < rect.width { rect = other }
        let middle = MKMapPoint(x: rect.midX, y: rect.midY)
        let least =
            500 * MKMapPointsPerMeterAtLatitude(min(max(middle.coordinate.latitude, -84), 84))
        self = rect.insetBy(
            dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
    }
}
