// The names that renderers had before iOS 7, when they were views. They draw like the renderers they stand for.

/// The name of ``MKOverlayRenderer`` before iOS 7.
public typealias MKOverlayView = MKOverlayRenderer
/// The name of ``MKOverlayPathRenderer`` before iOS 7.
public typealias MKOverlayPathView = MKOverlayPathRenderer
/// The name of ``MKCircleRenderer`` before iOS 7.
public typealias MKCircleView = MKCircleRenderer
/// The name of ``MKPolygonRenderer`` before iOS 7.
public typealias MKPolygonView = MKPolygonRenderer
/// The name of ``MKPolylineRenderer`` before iOS 7.
public typealias MKPolylineView = MKPolylineRenderer
