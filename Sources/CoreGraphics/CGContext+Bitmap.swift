import MapScene

extension CGContext {
    /// The maximum number of pixels of a bitmap: 64 MiB of memory.
    static let mostPixels = 1 << 24

    /// Creates a bitmap of sRGB pixels to draw in; y grows upward from its lower edge.
    ///
    /// - Parameters:
    ///   - data: Nil: the pixels are the context's own. Memory of the caller's is not drawn in, and gives no context.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: 0, or 4 times the width at least.
    ///   - space: A color space of three components.
    ///   - bitmapInfo: The bits of ``CGBitmapInfo``: 32 bits a pixel, with alpha that colors are multiplied by, or none.
    /// - Returns: Nil for a bitmap of another kind, without extent, or of more than 16,777,216 pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        // SAFETY: the pointer is compared and never read.
        guard unsafe data == nil, bitsPerComponent == 8, space.numberOfComponents == 3,
            1...Self.mostPixels ~= width, 1...Self.mostPixels ~= height,
            width * height <= Self.mostPixels, bytesPerRow == 0 || bytesPerRow >= 4 * width,
            info.places != nil, info.isPremultiplied
        else { return nil }
        // Drawings have their upper edge where y is least.
        self.init(
            bounds: CGRect(x: 0, y: 0, width: width, height: height),
            transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        self.bitmapInfo = info
        if info.isOpaque {
            record(
                .fill(
                    DrawnPath(CGRect(x: 0, y: 0, width: width, height: height)), .black,
                    isEvenOdd: false))
        }
    }

    /// The width of a bitmap in pixels; 0 for other contexts.
    public var width: Int { bitmapInfo == nil ? 0 : Int(bounds.width) }
    /// The height of a bitmap in pixels; 0 for other contexts.
    public var height: Int { bitmapInfo == nil ? 0 : Int(bounds.height) }
    /// The number of bits of a pixel's part: 8 of a bitmap, else 0.
    public var bitsPerComponent: Int { bitmapInfo == nil ? 0 : 8 }

    /// Returns an image of what has been drawn so far; nil unless this is a bitmap.
    public func makeImage() -> CGImage? {
        guard bitmapInfo != nil else { return nil }
        return CGImage(
            SceneImage(content: .drawing(drawing), size: bounds.size), scale: 1)
    }
}
