import SwiftUI

/// Map content that is a circle with a radius in meters.
public struct MapCircle: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    // SAFETY: set once, and its shape never changes.
    private nonisolated(unsafe) let circle: MKCircle

    /// Creates a circle from its middle and its radius in meters.
    public nonisolated init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        unsafe circle = MKCircle(center: coordinate, radius: radius)
    }

    /// Creates the largest circle that fits into a rectangle.
    public nonisolated init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        unsafe circle = MKCircle(
            center: middle,
            radius: min(mapRect.width, mapRect.height) / 2
                * MKMetersPerMapPointAtLatitude(middle.latitude))
    }

    /// Creates content from an overlay of MapKit.
    public nonisolated init(_ circle: MKCircle) { unsafe self.circle = circle }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        unsafe collector.add(MapEntry(id: place, look: .shape(.circle(circle)), traits: traits))
    }
}

/// Map content that is a polygon.
public struct MapPolygon: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    // SAFETY: set once, and its shape never changes.
    private nonisolated(unsafe) let polygon: MKPolygon

    /// Creates a polygon whose corners are coordinates.
    public nonisolated init(coordinates: [CLLocationCoordinate2D]) {
        unsafe polygon = unsafe MKPolygon(coordinates: coordinates, count: coordinates.count)
    }

    /// Creates an area within points on the map.
    public nonisolated init(points: [MKMapPoint]) {
        unsafe polygon = unsafe MKPolygon(points: points, count: points.count)
    }

    /// Creates content from an overlay of MapKit.
    public nonisolated init(_ polygon: MKPolygon) { unsafe self.polygon = polygon }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        unsafe collector.add(MapEntry(id: place, look: .shape(.polygon(polygon)), traits: traits))
    }
}

/// Map content that is a line through points.
public struct MapPolyline: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Whether segments are straight on the map or follow the shortest path over the ground.
    public struct ContourStyle: Hashable, Sendable {
        let isGeodesic: Bool
        /// Straight segments on the projected map.
        public static let straight = ContourStyle(isGeodesic: false)
        /// Segments along the shortest path over the ground.
        public static let geodesic = ContourStyle(isGeodesic: true)
    }

    // SAFETY: set once, and its shape never changes.
    private nonisolated(unsafe) let line: MKPolyline

    /// Creates a line through coordinates, straight on the map or along the shortest path.
    public nonisolated init(
        coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
    ) {
        unsafe line =
            unsafe contourStyle.isGeodesic
            ? MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
            : MKPolyline(coordinates: coordinates, count: coordinates.count)
    }

    /// Creates a line through points on the map.
    public nonisolated init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        unsafe line =
            unsafe contourStyle.isGeodesic
            ? MKGeodesicPolyline(points: points, count: points.count)
            : MKPolyline(points: points, count: points.count)
    }

    /// Creates content from an overlay of MapKit.
    public nonisolated init(_ polyline: MKPolyline) { unsafe line = polyline }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        unsafe collector.add(MapEntry(id: place, look: .shape(.polyline(line)), traits: traits))
    }
}
