import MapScene
import SwiftUI

/// A view whose content gets a ``MapProxy`` of the first map in it.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var box = MapProxyBox()

    /// Creates a view that knows its map.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The content, with a proxy to the map within it.
    public var body: some View {
        content(MapProxy(box: box)).transformEnvironment(\.map) { [box] in $0.proxies.append(box) }
    }
}

/// Leads to a map, once there is one.
@MainActor final class MapProxyBox {
    weak var coordinator: MapCoordinator?
    nonisolated init() {}
}

/// A proxy of a map that converts between coordinates and points.
@MainActor @preconcurrency public struct MapProxy: Sendable {
    let box: MapProxyBox

    private func point(
        _ point: CGPoint, in space: CoordinateSpace, isTo: Bool, _ coordinator: MapCoordinator
    ) -> CGPoint {
        // Any other space than the map's own is taken for that of all that is shown.
        guard space != .local, let origin = coordinator.origin else { return point }
        let sign: CGFloat = isTo ? 1 : -1
        return CGPoint(x: point.x + sign * origin.x, y: point.y + sign * origin.y)
    }

    /// Returns the place at a point; nil outside of the map, or before there is one.
    public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol
    ) -> CLLocationCoordinate2D? {
        guard let coordinator = box.coordinator else { return nil }
        let own = self.point(point, in: space.coordinateSpace, isTo: false, coordinator)
        guard coordinator.map.bounds.contains(own) else { return nil }
        let place = coordinator.map.convert(own, toCoordinateFrom: coordinator.map)
        return CLLocationCoordinate2DIsValid(place) ? place : nil
    }

    /// Returns the point of a place; nil if that is not on the map's part of the screen, or before there is a map.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? {
        guard let coordinator = box.coordinator, CLLocationCoordinate2DIsValid(coordinate) else {
            return nil
        }
        let own = coordinator.map.convert(coordinate, toPointTo: coordinator.map)
        guard coordinator.map.bounds.contains(own) else { return nil }
        return point(own, in: space.coordinateSpace, isTo: true, coordinator)
    }

    /// Returns the camera that shows a region on the map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera {
        camera(framing: Viewport.rect(of: region))
    }

    /// Returns the camera that shows a rectangle on the map.
    public func camera(framing rect: MKMapRect) -> MapCamera {
        let size = box.coordinator?.map.bounds.size ?? .zero
        let viewport = Viewport(
            size: size.width > 0 && size.height > 0 ? size : CGSize(width: 1024, height: 768),
            center: MKMapPoint(), scale: 1
        ).showing(rect)
        return MapCamera(
            centerCoordinate: viewport.centerCoordinate, distance: viewport.distance)
    }
}
