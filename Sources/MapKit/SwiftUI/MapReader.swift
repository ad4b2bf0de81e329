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
    weak var keeper: MapCoordinator?
    nonisolated init() {}
}

/// A proxy of a map that converts between coordinates and points.
@MainActor @preconcurrency public struct MapProxy: Sendable {
    let box: MapProxyBox

    private func point(
        _ point: CGPoint, in space: CoordinateSpace, isTo: Bool, _ keeper: MapCoordinator
    ) -> CGPoint {
        // Any other space than the map's own is taken for that of all that is shown.
        guard space != .local, let origin = keeper.origin else { return point }
        let sign: CGFloat = isTo ? 1 : -1
        return CGPoint(x: point.x + sign * origin.x, y: point.y + sign * origin.y)
    }

    /// Returns the place at a point; nil outside of the map, or before there is one.
    public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol
    ) -> CLLocationCoordinate2D? {
        guard let keeper = box.keeper else { return nil }
        let own = self.point(point, in: space.coordinateSpace, isTo: false, keeper)
        guard keeper.map.bounds.contains(own) else { return nil }
        let place = keeper.map.convert(own, toCoordinateFrom: keeper.map)
        return CLLocationCoordinate2DIsValid(place) ? place : nil
    }

    /// Returns the point of a place; nil if that is not on the map's part of the screen, or before there is a map.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? {
        guard let keeper = box.keeper, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let own = keeper.map.convert(coordinate, toPointTo: keeper.map)
        guard keeper.map.bounds.contains(own) else { return nil }
        return point(own, in: space.coordinateSpace, isTo: true, keeper)
    }

    /// Returns the camera that shows a region on the map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera {
        camera(framing: Viewport.rect(of: region))
    }

    /// Returns the camera that shows a rectangle on the map.
    public func camera(framing rect: MKMapRect) -> MapCamera {
        let size = box.keeper?.map.bounds.size ?? .zero
        let viewport = Viewport(
            size: size.width > 0 && size.height > 0 ? size : CGSize(width: 1024, height: 768),
            center: MKMapPoint(), scale: 1
        ).showing(rect)
        return MapCamera(
            centerCoordinate: viewport.centerCoordinate, distance: viewport.distance)
    }
}
