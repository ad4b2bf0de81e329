import MapScene
import SwiftUI

// The position of the camera.
extension MapCoordinator {
    var isAnimated: Bool { host.transaction.animation != nil }

    func applyPosition() {
        switch settings.position {
        case .own(let initial):
            if !hasPosition { go(to: initial, animated: false) }
        case .bound(let binding):
            let wish = binding.wrappedValue
            if !hasPosition || wish != position {
                go(to: wish, animated: hasPosition && isAnimated)
            }
        case .region(let binding): follow(.region(binding.wrappedValue))
        case .rect(let binding): follow(.rect(binding.wrappedValue))
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

    /// Moves to the client's region or rectangle, if it differs from the one reported last.
    private func follow(_ wish: MapCameraPosition) {
        guard told != wish else { return }
        told = wish
        position = MapCameraPosition(kind: .moved)
        show(wish, animated: hasPosition && isAnimated)
    }

    func go(to wish: MapCameraPosition, animated: Bool) {
        animation.stop()
        position = wish
        framed = nil
        if !wish.followsUserLocation, map.userTrackingMode != .none, settings.tracking == nil {
            map.setUserTrackingMode(.none, animated: false)
        }
        show(wish, animated: animated)
    }

    func show(_ wish: MapCameraPosition, animated: Bool) {
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

    static func region(about place: CLLocationCoordinate2D) -> MKCoordinateRegion {
        MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
    }

    /// Shows all of the content, if it is other content than was shown.
    func frameContent(animated: Bool) {
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
    func positioned(_ new: MapCameraPosition) {
        guard position != new else { return }
        position = new
        guard case .bound(let binding) = settings.position else { return }
        host.afterUpdate { binding.wrappedValue = new }
    }

    func animate(_ animator: MapAnimator?, clock: any Clock<Duration>) {
        guard let animator else { return }
        animation.update(animator, clock: clock, from: { [map] in MapCamera(map.camera) }) {
            [weak self] camera, isLast in
            guard let self else { return }
            isOnItsWay = !isLast
            map.setCamera(camera.camera, animated: false)
            isOnItsWay = false
        }
    }
}
