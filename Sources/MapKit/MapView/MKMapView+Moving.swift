import MapScene

/// How far a change of the visible area has got.
struct CameraChange {
    /// Which call of the delegate is under way.
    enum Phase { case none, before, after }

    var phase = Phase.none
    /// Whether the camera was moved from within that call, and if so animated.
    var nested: Bool?
    /// Whether the last move is to be shown as a movement.
    var isAnimated = false
    /// Whether the user has the camera.
    var isGesture = false

    /// How often a delegate may move the map from within its own call before that is taken for a loop.
    static let patience = 3
}

extension MKMapView {
    /// Goes to a viewport and tells the delegate; nothing happens if the map is there.
    ///
    /// A move from within a call of the delegate is made at once; the delegate is told of it after that call.
    func move(
        to target: Viewport, exactCenter: CLLocationCoordinate2D? = nil, animated: Bool
    ) {
        sceneObserver?()
        guard target != rig.viewport else {
            rig.move(to: target, exactCenter: exactCenter ?? rig.centerCoordinate)
            return
        }
        perform(animated: animated) { $0.move(to: target, exactCenter: exactCenter) }
    }

    /// Takes the size of the view.
    func resized() {
        var next = rig
        next.resize(to: bounds.size)
        stage.container.frame = bounds
        sceneObserver?()
        guard rig.hasSize || next.hasSize else {
            rig = next
            return
        }
        perform(animated: false) { $0.resize(to: self.bounds.size) }
    }

    private func perform(animated: Bool, _ step: (inout CameraState) -> Void) {
        guard change.phase == .none else {
            if change.phase == .before { advice.tell(.cameraInCameraChange) }
            step(&rig)
            change.nested = animated
            if change.phase == .after { stage.update() }
            return
        }
        change.phase = .before
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        // What was asked for from within that call is the later wish.
        if change.nested == nil { step(&rig) }
        change.phase = .after
        finishMove(animated: animated)
        settle()
    }

    /// Tells the delegate of the moves it has made from within its own calls, a few times.
    func settle() {
        for _ in 0..<CameraChange.patience {
            guard let animated = change.nested else { break }
            delegate?.mapView(self, regionWillChangeAnimated: animated)
            finishMove(animated: animated)
        }
        if change.nested != nil { advice.tell(.regionLoop) }
        change.phase = .none
        change.nested = nil
        scheduleLoading()
    }

    private func finishMove(animated: Bool) {
        change.nested = nil
        change.isAnimated = animated
        stage.update()
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// Tells the delegate, when the main actor is next free, that the visible part of the map is there.
    ///
    /// There is nothing to wait for: an atlas is read where it is shown. Apps wait for these calls nevertheless.
    func scheduleLoading() {
        guard !isLoadingScheduled, rig.hasSize, delegate != nil else { return }
        isLoadingScheduled = true
        Task { @MainActor [weak self] in
            guard let self else { return }
            isLoadingScheduled = false
            delegate?.mapViewWillStartLoadingMap(self)
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewWillStartRenderingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }
}
