#if !canImport(Darwin)
    import Foundation

    /// Returns a point as text, with one decimal: `{x, y}`.
    public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
        String(format: "{%.1f, %.1f}", point.x, point.y)
    }

    /// Returns a size as text, with one decimal: `{width, height}`.
    public func MKStringFromMapSize(_ size: MKMapSize) -> String {
        String(format: "{%.1f, %.1f}", size.width, size.height)
    }

    /// Returns a rectangle as text, with one decimal: `{{x, y}, {width, height}}`.
    public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
        "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
    }
#endif
