import MapScene

/// Where a map view looks, the limits it keeps to, and what was asked for before it had a size.
struct CameraState {
    /// What was asked for while the view had no size to show it in.
    enum PendingView {
        case region(MKCoordinateRegion)
        case rect(MKMapRect, UIEdgeInsets)
        case camera(MKMapCamera)
    }

    /// The part of the world that the view shows.
    private(set) var viewport = Viewport(
        size: .zero, center: MKMapPoint(x: MKMapRect.world.midX, y: MKMapRect.world.midY),
        scale: Viewport.minimumScale(of: .zero))
    /// The place that was asked to be in the middle, exact where the map point is rounded.
    private var exactCenter: CLLocationCoordinate2D?
    private var pendingView: PendingView? = .rect(.world, .zero)
    /// How near and how far the camera may be.
    var zoomRange: MKMapView.CameraZoomRange?
    /// Where the middle has to stay.
    var boundary: MKMapView.CameraBoundary?

    /// Whether there is a size to show something in.
    var hasSize: Bool { viewport.size.width > 0 && viewport.size.height > 0 }

    /// The place in the middle.
    var centerCoordinate: CLLocationCoordinate2D {
        if !hasSize {
            switch pendingView {
            case .region(let region): return region.center
            case .rect(let rect, _): return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
            case .camera(let camera): return camera.centerCoordinate
            case nil: break
            }
        }
        return exactCenter ?? viewport.centerCoordinate
    }

    /// What is visible, as a rectangle; before there is a size what was asked for.
    var visibleRect: MKMapRect {
        if !hasSize {
            switch pendingView {
            case .region(let region): return Viewport.rect(of: region)
            case .rect(let rect, _): return rect
            default: break
            }
        }
        return viewport.visibleRect
    }

    /// What is visible, in degrees; before there is a size what was asked for.
    var region: MKCoordinateRegion {
        if !hasSize, case .region(let region) = pendingView { return region }
        return region(of: visibleRect)
    }

    /// The region of a rectangle whose middle may be the exact place that was asked for.
    func region(of rect: MKMapRect) -> MKCoordinateRegion {
        var region = MKCoordinateRegion(rect)
        let middle = MKMapPoint(x: rect.midX, y: rect.midY)
        if let exactCenter, abs(MKMapPoint(exactCenter).x - middle.x) < 1e-6,
            abs(MKMapPoint(exactCenter).y - middle.y) < 1e-6
        {
            region.center = exactCenter
        }
        return region
    }

    /// The camera.
    var camera: MKMapCamera {
        if !hasSize, case .camera(let camera) = pendingView {
            return MKMapCamera(
                lookingAtCenter: camera.centerCoordinate,
                fromDistance: camera.centerCoordinateDistance, pitch: camera.pitch,
                heading: camera.heading)
        }
        return MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: viewport.distance,
            pitch: CGFloat(viewport.pitch), heading: viewport.heading)
    }

    // MARK: Where to go

    /// Returns a viewport within the limits.
    func limited(_ viewport: Viewport) -> Viewport {
        viewport.limited(distances: zoomRange?.distances, boundary: boundary?.mapRect)
    }

    /// Returns the viewport that shows a rectangle within insets.
    func showing(_ rect: MKMapRect, insets: UIEdgeInsets = .zero) -> Viewport {
        limited(
            viewport.showing(
                rect, top: Double(insets.top), left: Double(insets.left),
                bottom: Double(insets.bottom), right: Double(insets.right)))
    }

    /// Returns the viewport with another place in the middle.
    func centered(on coordinate: CLLocationCoordinate2D) -> Viewport {
        var target = viewport
        target.center = MKMapPoint(coordinate)
        return limited(target)
    }

    /// Returns the viewport of a camera.
    func seen(from camera: MKMapCamera) -> Viewport {
        var target = viewport
        target.center = MKMapPoint(camera.centerCoordinate)
        target.heading = camera.heading
        target.pitch = Double(camera.pitch)
        let distance = camera.centerCoordinateDistance
        target.scale =
            distance > 0 ? target.scale(atDistance: distance, from: target.center) : .infinity
        return limited(target)
    }

    // MARK: Going there

    /// Moves to a viewport.
    ///
    /// - Parameter exactCenter: The place that was asked to be in the middle.
    mutating func move(to target: Viewport, exactCenter: CLLocationCoordinate2D? = nil) {
        viewport = target
        // A limit may have moved the middle away from it.
        let exact = exactCenter.map { MKMapPoint($0) }
        let world = MKMapSize.world.width
        let isThere =
            exact.map {
                abs(($0.x - target.center.x).remainder(dividingBy: world)) < 1e-6
                    && abs($0.y - target.center.y) < 1e-6
            } ?? false
        self.exactCenter = isThere ? exactCenter : nil
    }

    /// Keeps what is asked for until there is a size.
    mutating func keep(_ pendingView: PendingView) { self.pendingView = pendingView }

    /// Keeps a place to be in the middle, with whatever else was asked for, until there is a size.
    mutating func keep(center: CLLocationCoordinate2D) {
        switch pendingView {
        case .region(let region):
            pendingView = .region(MKCoordinateRegion(center: center, span: region.span))
        case .camera(let camera):
            camera.centerCoordinate = center
            pendingView = .camera(camera)
        case .rect(let rect, let insets):
            let middle = MKMapPoint(center)
            pendingView = .rect(
                MKMapRect(
                    x: middle.x - rect.width / 2, y: middle.y - rect.height / 2,
                    width: rect.width, height: rect.height), insets)
        case nil: viewport.center = MKMapPoint(center)
        }
    }

    /// Takes a size; the first one shows what was asked for, others keep place and scale.
    mutating func resize(to size: CGSize) {
        viewport.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        guard hasSize else {
            if pendingView == nil { pendingView = .region(region(of: viewport.visibleRect)) }
            return
        }
        switch pendingView {
        case .region(let region):
            move(to: showing(Viewport.rect(of: region)), exactCenter: region.center)
        case .rect(let rect, let insets): move(to: showing(rect, insets: insets))
        case .camera(let camera):
            move(to: seen(from: camera), exactCenter: camera.centerCoordinate)
        case nil: move(to: limited(viewport), exactCenter: exactCenter)
        }
        pendingView = nil
    }
}

extension MKCoordinateRegion {
    /// Whether a map can show it: a valid middle, and spans that are numbers and not negative.
    var isShowable: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta.isFinite
            && span.longitudeDelta.isFinite && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
    }
}
