/// A flat plane that is seen from above, or tilted away from the viewer around a horizontal line through the picture's middle.
///
/// The plane's middle is (0, 0) and falls onto the picture's middle, where a unit of the plane is a pixel.
public struct PlaneView: Sendable, Equatable {
    /// The picture's middle in pixels.
    public let center: SIMD2<Double>
    /// Cosine of the tilt.
    public let cosine: Double
    /// Sine of the tilt.
    let sine: Double
    /// From the viewer to the plane's middle, in pixels.
    let distance: Double
    /// Sine of the tilt by the distance.
    let slope: Double

    /// Nearer than this to the viewer nothing is drawn, in distances of the middle.
    public static let nearest = 0.02

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - center: The picture's middle in pixels.
    ///   - cosine: Cosine of the tilt, above 0.
    ///   - sine: Sine of the tilt, 0 or more.
    ///   - distance: From the viewer to the plane's middle, in pixels.
    public init(center: SIMD2<Double>, cosine: Double = 1, sine: Double = 0, distance: Double) {
        self.center = center
        self.cosine = cosine
        self.sine = sine
        self.distance = distance
        slope = sine / distance
    }

    /// Whether the plane is tilted.
    public var isTilted: Bool { slope > 0 }

    /// Returns the depth of a point of the plane before the viewer, in distances of the middle.
    @inline(__always)
    public func depth(_ point: SIMD2<Double>) -> Double { 1 - point.y * slope }

    /// A point of the plane in the picture, where it lies before the viewer.
    @inline(__always)
    public func picture(_ point: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(point.x, point.y * cosine) / depth(point) + center
    }

    /// How far before the viewer a point above the plane is, in distances of the middle.
    @inline(__always)
    func depth(_ point: SIMD3<Double>) -> Double {
        1 - (point.y * sine + point.z * cosine) / distance
    }

    /// A point above the plane in the picture, where it lies before the viewer.
    @inline(__always)
    func picture(_ point: SIMD3<Double>) -> SIMD2<Double> {
        SIMD2(point.x, point.y * cosine - point.z * sine) / depth(point) + center
    }

    /// Where the viewer is, above the plane.
    var viewer: SIMD3<Double> { SIMD3(0, distance * sine, distance * cosine) }

    /// The point of the plane at a place in the picture; below the horizon.
    @inline(__always)
    public func plane(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let off = pixel - center
        let scale = 1 / (cosine + off.y * slope)
        return SIMD2(off.x * cosine, off.y) * scale
    }

    /// By how much more a length on the plane counts than the pixels that it takes in the picture.
    ///
    /// - Parameters:
    ///   - way: A direction on the plane.
    ///   - point: Where on the plane.
    func shrinking(_ way: SIMD2<Double>, at point: SIMD2<Double>) -> Double {
        guard isTilted else { return 1 }
        let seen = SIMD2(way.x, way.y * cosine)
        let length = (seen * seen).sum()
        return length > 0 ? ((way * way).sum() / length).squareRoot() * depth(point) : 1
    }
}
