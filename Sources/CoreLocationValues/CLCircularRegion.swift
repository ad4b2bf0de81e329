import Foundation

/// A region that is a circle on the ground, given by its center and radius.
open class CLCircularRegion: CLRegion {
    private let storedCenter: CLLocationCoordinate2D
    private let storedRadius: CLLocationDistance

    /// The middle of the circle, in degrees.
    open var center: CLLocationCoordinate2D { storedCenter }
    /// Meters from the center to the edge, as given at creation.
    open var radius: CLLocationDistance { storedRadius }

    /// Creates a circle; the numbers are stored unchanged.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - radius: Meters; a circle with a negative radius contains nothing.
    ///   - identifier: The name by which the app knows the region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        storedCenter = center
        storedRadius = radius
        super.init(identifier: identifier)
    }

    /// Creates a region without a place, which contains nothing.
    public convenience override init() {
        self.init(center: kCLLocationCoordinate2DInvalid, radius: -1, identifier: "")
    }

    /// Restores a circle from an archive.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude"),
            coder.containsValue(forKey: "radius")
        else { return nil }
        storedCenter = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude"))
        storedRadius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    /// Encodes the identifier, the center in degrees and the radius in meters.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    /// Returns a circle with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
        copyingNotifications(
            to: CLCircularRegion(center: center, radius: radius, identifier: identifier))
    }

    /// Returns whether a coordinate lies in the circle or on its edge.
    ///
    /// By the distance of `CLLocation.distance(from:)`; false for invalid coordinates.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        GroundDistance.meters(from: center, to: coordinate) <= radius
    }

    /// The type, the identifier, the center and the radius.
    open override var description: String {
        let circle = String(
            format: "center:<%+.8f,%+.8f>, radius:%.2fm", center.latitude, center.longitude, radius)
        return "\(type(of: self)) (identifier:'\(identifier)', \(circle))"
    }
}
