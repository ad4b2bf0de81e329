import MapPixels

/// An image of a style: an icon or a pattern.
public struct PainterImage: Sendable {
    /// The pixels of the image.
    public var pixels: PixelBuffer
    /// Pixels per point.
    public var pixelRatio: Double
    /// Whether it is a field of distances that takes a color, rather than a picture.
    public var isDistanceField: Bool
    /// The columns that grow where the image is made wider, in its pixels; empty if all of it does.
    public var stretchX: [ClosedRange<Double>] = []
    /// The rows that grow where the image is made higher, in its pixels; empty if all of it does.
    public var stretchY: [ClosedRange<Double>] = []
    /// Left, top, right and bottom of the part that a text may cover, in its pixels; nil for all of it.
    public var content: SIMD4<Double>?

    /// Creates an image.
    public init(pixels: PixelBuffer, pixelRatio: Double = 1, isDistanceField: Bool = false) {
        self.pixels = pixels
        self.pixelRatio = pixelRatio
        self.isDistanceField = isDistanceField
    }

    /// The size in points.
    var size: SIMD2<Double> {
        SIMD2(Double(pixels.width), Double(pixels.height)) / pixelRatio
    }
}
