import MapScene

extension MKMapView {
    /// Handles an event of the renderer, as if the user had caused it on the view.
    package func handle(_ event: SceneEvent) {
        switch event {
        case .cameraWillMove: beginGesture()
        case .cameraMoved(let viewport): follow(viewport)
        case .cameraDidMove(let viewport):
            follow(viewport)
            endGesture()
        case .featureTapped(let feature): select(feature)
        case .tapped(let point):
            stage.deselect(stage.selectedAnnotation, animated: true)
            touched(.tap, at: point)
        case .longPressed(let point):
            stage.deselect(stage.selectedAnnotation, animated: true)
            touched(.longPress, at: point)
        case .selected(let id):
            select(id)
            // A tap on an annotation is one on its view, too.
            if let view = id.flatMap(stage.shownView) {
                view.touched(.tap, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
            }
        case .calloutTapped(let id, let part): tapCallout(id, part)
        case .dragBegan(let id): drag(id, to: .starting)
        case .dragMoved(let id, let point): stage.shownView(id)?.center = point
        case .dragEnded(let id, let point): endDrag(id, at: point)
        case .controlUsed(let kind): use(kind)
        case .resized(let size): frame.size = size
        }
    }

    // MARK: Camera

    private func beginGesture() {
        guard !change.isGesture else { return }
        change.isGesture = true
        if trackingMode != .none { setUserTrackingMode(.none, animated: true) }
        delegate?.mapView(self, regionWillChangeAnimated: false)
        tellGestures(.began, from: rig.viewport)
    }

    /// Tells recognizers on the map of the way that the user has moved the camera.
    private func tellGestures(_ state: UIGestureRecognizer.State, from before: Viewport) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let after = rig.viewport
        var way = CGPoint.zero
        if let place = after.viewPoint(of: before.center) {
            way = CGPoint(x: place.x - middle.x, y: place.y - middle.y)
        }
        let turned = (before.heading - after.heading).remainder(dividingBy: 360) * .pi / 180
        touched(
            .drag(state, way: way, scale: after.scale / before.scale, rotation: turned),
            at: middle)
    }

    /// Takes the user's camera, but only what the user may change.
    private func follow(_ viewport: Viewport) {
        beginGesture()
        var target = rig.viewport
        if isScrollEnabled { target.center = viewport.center }
        if isZoomEnabled { target.scale = viewport.scale }
        if isRotateEnabled { target.heading = viewport.heading }
        if isPitchEnabled { target.pitch = viewport.pitch }
        guard rig.hasSize, target.center.x.isFinite, target.center.y.isFinite else { return }
        target = rig.limited(target)
        guard target != rig.viewport else { return }
        sceneObserver?()
        let before = rig.viewport
        rig.move(to: target)
        tellGestures(.changed, from: before)
        change.isAnimated = false
        stage.update()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    private func endGesture() {
        change.isGesture = false
        tellGestures(.ended, from: rig.viewport)
        change.phase = .after
        delegate?.mapView(self, regionDidChangeAnimated: false)
        settle()
    }

    // MARK: Annotations

    private func select(_ id: SceneAnnotation.ID?) {
        guard let id else { return stage.deselect(stage.selectedAnnotation, animated: true) }
        guard let view = stage.shownView(id), view.isEnabled, let annotation = view.annotation
        else { return }
        stage.select(annotation, animated: true)
    }

    /// A thing of the map itself is shown as an annotation for as long as it is selected.
    private func select(_ feature: SceneFeature) {
        let annotation = MKMapFeatureAnnotation(feature)
        guard selectableMapFeatures.contains(annotation.featureType.option),
            CLLocationCoordinate2DIsValid(annotation.coordinate)
        else { return stage.deselect(stage.selectedAnnotation, animated: true) }
        stage.add([annotation])
        stage.select(annotation, animated: true)
    }

    private func tapCallout(_ id: SceneAnnotation.ID, _ part: SceneEvent.CalloutPart) {
        guard let view = stage.shownView(id) else { return }
        let accessory =
            switch part {
            case .left: view.leftCalloutAccessoryView
            case .right: view.rightCalloutAccessoryView
            case .detail: view.detailCalloutAccessoryView
            case .body: UIView?.none
            }
        // A view that is no control does nothing.
        guard let control = accessory as? UIControl, control.isEnabled else { return }
        control.tap()
        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }

    private func drag(_ id: SceneAnnotation.ID, to state: MKAnnotationView.DragState) {
        guard let view = stage.shownView(id), view.isDraggable,
            view.annotation is any MKMovableAnnotation
        else { return }
        let old = view.dragState
        view.setDragState(state, animated: true)
        delegate?.mapView(self, annotationView: view, didChange: state, fromOldState: old)
        if view.dragState != state {
            delegate?.mapView(
                self, annotationView: view, didChange: view.dragState, fromOldState: state)
        }
    }

    private func endDrag(_ id: SceneAnnotation.ID, at point: CGPoint?) {
        guard let view = stage.shownView(id), view.dragState != .none else { return }
        if let point, let annotation = view.annotation as? any MKMovableAnnotation {
            let foot = CGPoint(x: point.x - view.placeOffset.x, y: point.y - view.placeOffset.y)
            let place = convert(foot, toCoordinateFrom: self)
            if CLLocationCoordinate2DIsValid(place) { annotation.coordinate = place }
        }
        drag(id, to: point == nil ? .canceling : .ending)
        stage.update()
    }

    // MARK: Controls

    private func use(_ control: MapScene.Control.Kind) {
        switch control {
        case .compass:
            var target = rig.viewport
            target.heading = 0
            move(to: target, exactCenter: rig.centerCoordinate, animated: true)
        case .userTracking: useTrackingButton()
        case .pitch:
            var target = rig.viewport
            target.pitch = target.pitch > 0 ? 0 : 45
            move(to: rig.limited(target), exactCenter: rig.centerCoordinate, animated: true)
        case .scale, .zoom: break
        }
    }

    /// Goes on to the next way of following the user.
    func useTrackingButton() {
        let next: MKUserTrackingMode =
            switch trackingMode {
            case .none: .follow
            case .follow: .followWithHeading
            case .followWithHeading: .none
            }
        setUserTrackingMode(next, animated: true)
    }
}

extension AnnotationPresenter {
    /// The views on the map with the ids of what they show, back to front.
    ///
    /// By their priority, then those farther down on the screen in front.
    var shownViews: [(id: Int, view: MKAnnotationView)] {
        var views = live.compactMap { slot in
            table[slot].flatMap { row in row.view.map { (row.id, $0) } }
        }
        views += clusters.values.compactMap { cluster in cluster.view.map { (cluster.id, $0) } }
        func priority(_ view: MKAnnotationView) -> Float {
            (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue
        }
        let keyed = views.map { (id: $0.0, view: $0.1, priority: priority($0.1), y: $0.1.center.y) }
        return keyed.sorted { first, second in
            if first.priority != second.priority { return first.priority < second.priority }
            return first.y != second.y ? first.y < second.y : first.id < second.id
        }.map { ($0.id, $0.view) }
    }

    /// Returns the view of what has an id.
    func shownView(_ id: Int) -> MKAnnotationView? {
        updateIfNeeded()
        for slot in live {
            if let row = table[slot], row.id == id { return row.view }
        }
        return clusters.values.first { $0.id == id }?.view
    }
}
