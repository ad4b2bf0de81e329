import MapScene
import SwiftUI

// What happens on the map: what the user does, and what the map view tells its delegate.
extension MapCoordinator {
    func handle(_ event: SceneEvent) {
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

    func tap(_ view: MKAnnotationView) {
        guard let id = (view.annotation as? EntryAnnotation)?.tappable else { return }
        host.handlers[id]?(.tapped(id, at: nil))
    }

    /// Does what a control is for.
    func use(_ kind: MapScene.Control.Kind) {
        animation.stop()
        map.handle(.controlUsed(kind))
        if kind != .userTracking, kind != .scale {
            positioned(MapCameraPosition(kind: .moved))
        }
    }

    /// Uses a control that is beside its map.
    static func use(_ kind: MapScene.Control.Kind, scope: Namespace.ID?) {
        let found = coordinators.compactMap(\.coordinator)
        let meant = found.last { $0.settings.scope == scope } ?? found.last
        meant?.use(kind)
    }

    struct Weak {
        weak var coordinator: MapCoordinator?
    }

    static var coordinators: [Weak] = []

    /// Where the map is in all that is shown; nil while it is not.
    var origin: CGPoint? { node.flatMap { host.origin(of: $0.id) } }

    // MARK: The map's delegate

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { tellCamera(isEnd: false) }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        tellCamera(isEnd: !isOnItsWay)
        writeRegion()
    }

    /// Writes the visible area to the client's region or rectangle.
    private func writeRegion() {
        let now: MapCameraPosition
        let write: () -> Void
        switch settings.position {
        case .region(let binding):
            let region = map.region
            (now, write) = (.region(region), { binding.wrappedValue = region })
        case .rect(let binding):
            let rect = map.visibleMapRect
            (now, write) = (.rect(rect), { binding.wrappedValue = rect })
        default: return
        }
        guard now != told, map.bounds.width > 0 else { return }
        told = now
        host.afterUpdate(write)
    }

    func tellCamera(isEnd: Bool) {
        if let pending = pendingCamera {
            pendingCamera = (true, pending.isEnd || isEnd)
            return
        }
        pendingCamera = (true, isEnd)
        host.afterUpdate { [weak self] in self?.callCameraActions() }
    }

    func callCameraActions() {
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
}
