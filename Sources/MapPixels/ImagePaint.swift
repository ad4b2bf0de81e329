import Foundation

/// An image as paint: maps the pixels of a picture to positions in the image.
public struct ImagePaint: Sendable {
    /// The interpolation between the image's pixels.
    public enum Filter: Sendable {
        /// The color of the pixel there.
        case nearest
        /// Mixed of the four nearest.
        case linear
    }

    /// The image.
    public var image: PixelBuffer
    /// Image coordinates of the picture's pixel (x, y): origin + x · right + y · down.
    public var origin: SIMD2<Double>
    /// The step in the image that corresponds to one pixel to the right.
    public var right: SIMD2<Double>
    /// The step in the image that corresponds to one pixel down.
    public var down: SIMD2<Double>
    /// Factor of the image's alpha, 0 to 1.
    public var opacity: Double
    /// Whether the image is repeated beyond its sides; otherwise its outermost pixels are.
    public var repeats: Bool
    /// The interpolation between the image's pixels.
    public var filter: Filter
    /// The tilted plane on which the image lies; `origin`, `right` and `down` are of its points then, not of pixels.
    public var view: PlaneView?

    /// Creates a paint.
    public init(
        _ image: PixelBuffer, origin: SIMD2<Double>, right: SIMD2<Double>, down: SIMD2<Double>,
        opacity: Double = 1, repeats: Bool = false, filter: Filter = .linear,
        view: PlaneView? = nil
    ) {
        self.image = image
        self.origin = origin
        self.right = right
        self.down = down
        self.opacity = opacity
        self.repeats = repeats
        self.filter = filter
        self.view = view
    }

    /// The color at a point of the image, times the opacity.
    @inline(__always)
    func color(at place: SIMD2<Double>, opacity: UInt32) -> PixelColor {
        // Far less than a step of mixing: what falls onto a pixel takes its color, though sums were rounded.
        let point = place + 1e-7
        switch filter {
        case .nearest:
            return Self.pixel(image, Self.floor(point.x), Self.floor(point.y), repeats: repeats)
                .scaled(by: opacity)
        case .linear:
            return Self.linear(image, point, repeats: repeats).scaled(by: opacity)
        }
    }

    /// The color at a point of an image, mixed of the four nearest pixels.
    @inline(__always)
    static func linear(_ image: PixelBuffer, _ point: SIMD2<Double>, repeats: Bool) -> PixelColor {
        let x = point.x - 0.5
        let y = point.y - 0.5
        let column = floor(x)
        let row = floor(y)
        let fx = UInt32((x - Double(column)) * 256)
        let fy = UInt32((y - Double(row)) * 256)
        let top = mix(
            pixel(image, column, row, repeats: repeats),
            pixel(image, column &+ 1, row, repeats: repeats), fx)
        let bottom = mix(
            pixel(image, column, row &+ 1, repeats: repeats),
            pixel(image, column &+ 1, row &+ 1, repeats: repeats), fx)
        return mix(top, bottom, fy)
    }

    /// The whole number below; coordinates are kept to what fits.
    @inline(__always)
    private static func floor(_ value: Double) -> Int {
        Int(min(max(value, -0x1p40), 0x1p40).rounded(.down))
    }

    @inline(__always)
    private static func pixel(
        _ image: PixelBuffer, _ x: Int, _ y: Int, repeats: Bool
    ) -> PixelColor {
        let column: Int
        let row: Int
        if repeats {
            let a = x % image.width
            let b = y % image.height
            column = a < 0 ? a + image.width : a
            row = b < 0 ? b + image.height : b
        } else {
            column = min(max(x, 0), image.width - 1)
            row = min(max(y, 0), image.height - 1)
        }
        return PixelColor(packed: image.pixels[row * image.width + column])
    }

    /// `a` and `b` mixed, of which `b` has `weight`/256.
    @inline(__always)
    static func mix(_ a: PixelColor, _ b: PixelColor, _ weight: UInt32) -> PixelColor {
        let rest = 256 &- weight
        let low =
            ((a.packed & 0x00FF_00FF) &* rest &+ (b.packed & 0x00FF_00FF) &* weight
                &+ 0x0080_0080) >> 8 & 0x00FF_00FF
        let high =
            ((a.packed >> 8 & 0x00FF_00FF) &* rest &+ (b.packed >> 8 & 0x00FF_00FF) &* weight
                &+ 0x0080_0080) & 0xFF00_FF00
        return PixelColor(packed: low | high)
    }
}

extension PixelBuffer {
    /// The color at a share, 0 to 1, of the first row's length, mixed of the two nearest pixels.
    public func mixed(at share: Double) -> PixelColor {
        ImagePaint.linear(self, SIMD2(share * Double(width), 0.5), repeats: false)
    }
}

/// Blends an image over a picture.
///
/// SAFETY: the picture outlives the sink, and no other thread touches its rows.
/// BOUNDS: what it is given lies in the picture.
@safe struct ImageSink: CoverageSink {
    // SAFETY: see above.
    private let pixels: UnsafeMutablePointer<UInt32>
    private let width: Int
    private let paint: ImagePaint
    private let opacity: UInt32
    private var row = 0

    init(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, paint: ImagePaint) {
        unsafe self.pixels = pixels
        self.width = width
        self.paint = paint
        opacity = UInt32(min(max(paint.opacity, 0), 1) * 255 + 0.5)
    }

    mutating func begin(row: Int) { self.row = row }

    mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
        if let view = paint.view {
            for column in x..<(x &+ count) {
                let place = view.plane(SIMD2(Double(column) + 0.5, Double(row) + 0.5))
                blend(
                    column, paint.origin + paint.right * place.x + paint.down * place.y, coverage)
            }
            return
        }
        var point =
            paint.origin + paint.right * (Double(x) + 0.5) + paint.down * (Double(row) + 0.5)
        for column in x..<(x &+ count) {
            blend(column, point, coverage)
            point += paint.right
        }
    }

    /// Blends the color at a point of the image over a pixel.
    @inline(__always)
    private func blend(_ column: Int, _ point: SIMD2<Double>, _ coverage: UInt32) {
        // BOUNDS: the runs that are given lie in the picture.
        let target = unsafe pixels + (row &* width &+ column)
        let color = paint.color(at: point, opacity: opacity)
        let source = coverage == 255 ? color : color.scaled(by: coverage)
        unsafe target.pointee = source.over(PixelColor(packed: target.pointee)).packed
    }

    mutating func four(_ x: Int, _ coverage: SIMD4<Int32>) {
        for index in 0..<4 where coverage[index] > 0 {
            run(x &+ index, 1, UInt32(truncatingIfNeeded: coverage[index]))
        }
    }
}
