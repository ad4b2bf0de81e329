/// Distances from an outline in bytes: 191 on it, 8 pixels of the field for the whole range, greater inside.
///
/// Glyphs and one-colored icons of map styles come as such fields, since they can be drawn sharply at any size.
public struct DistanceField: Hashable, Sendable {
    /// The width in pixels: one byte each.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// `width * height` bytes, rows from the top.
    public let bytes: [UInt8]

    /// Creates a field.
    ///
    /// - Throws: `PixelError` where the number of bytes is not that of the size, or a side is above 4096.
    public init(width: Int, height: Int, bytes: [UInt8]) throws(PixelError) {
        guard 1...4096 ~= width, 1...4096 ~= height, bytes.count == width * height else {
            throw PixelError(.invalidSize, "\(bytes.count) bytes are not \(width) × \(height)")
        }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The opacities of a picture as distances, as sprites keep them.
    public init(alphaOf picture: PixelBuffer) throws(PixelError) {
        try self.init(
            width: picture.width, height: picture.height,
            bytes: picture.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) })
    }
}

/// A part of an image or a field of distances on a quadrilateral of the picture.
///
/// A pixel is painted where its center lies in the quadrilateral; what is beyond the image's sides is clear.
///
/// Method: the shaders `symbol_icon` and `symbol_sdf` of MapLibre GL JS.
public struct TexturedQuad: Sendable {
    /// The paint of a quad.
    public enum Paint: Sendable {
        /// An image, times an opacity from 0 to 1.
        case image(PixelBuffer, ImagePaint.Filter, opacity: Double)
        /// A color where the distance is greater than `edge`, from 0 to 1; it rises over `softness` to both sides.
        ///
        /// With an `inner` edge the color falls again over `innerSoftness` around it, so that only a ring is painted.
        case field(
            DistanceField, PixelColor, edge: Double, softness: Double, inner: Double? = nil,
            innerSoftness: Double = 0)
    }

    let paint: Paint
    /// The part of the image that stands on the quadrilateral.
    let low: SIMD2<Double>
    let high: SIMD2<Double>
    /// Image coordinates of the picture's point (x, y): (across · (x, y, 1), down · (x, y, 1)) / (depth · (x, y, 1)).
    let across: SIMD3<Double>
    let down: SIMD3<Double>
    let depth: SIMD3<Double>
    /// Where the part's corners are in the picture: upper left, upper right, lower right, lower left.
    let corners: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    /// The box around the corners, in pixels.
    let box: (low: SIMD2<Double>, high: SIMD2<Double>)

    /// Creates a quadrilateral; nil where its corners lie on a line or are not finite.
    ///
    /// - Parameters:
    ///   - paint: What is painted.
    ///   - low: The part's upper left corner in the image.
    ///   - high: Its lower right corner.
    ///   - corners: Where the part's corners are in the picture: upper left, upper right, lower right, lower left.
    public init?(
        _ paint: Paint, low: SIMD2<Double>, high: SIMD2<Double>,
        corners: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    ) {
        // From the unit square to the corners (Heckbert, Fundamentals of Texture Mapping, 1989), then back.
        let (a, b, c, d) = corners
        let sum = a - b + c - d
        let one = b - c
        let two = d - c
        var g = 0.0
        var h = 0.0
        if abs(sum.x) > 1e-9 || abs(sum.y) > 1e-9 {
            let area = one.x * two.y - two.x * one.y
            g = (sum.x * two.y - two.x * sum.y) / area
            h = (one.x * sum.y - sum.x * one.y) / area
        }
        let right = b - a + g * b
        let below = d - a + h * d
        // The adjugate of the matrix with the columns (right, g), (below, h), (a, 1).
        let first = SIMD3(below.y - a.y * h, a.x * h - below.x, below.x * a.y - a.x * below.y)
        let second = SIMD3(a.y * g - right.y, right.x - a.x * g, a.x * right.y - right.x * a.y)
        let third = SIMD3(
            right.y * h - below.y * g, below.x * g - right.x * h,
            right.x * below.y - below.x * right.y)
        // What the third row gives at the first corner: it has one sign before the viewer.
        let norm = third.x * a.x + third.y * a.y + third.z
        guard norm.isFinite, abs(norm) > 1e-9 else { return nil }
        let size = high - low
        depth = third / norm
        across = first / norm * size.x + depth * low.x
        down = second / norm * size.y + depth * low.y
        guard (across.sum() + down.sum() + depth.sum()).isFinite else { return nil }
        self.paint = paint
        self.low = low
        self.high = high
        self.corners = corners
        box = (
            SIMD2(SIMD4(a.x, b.x, c.x, d.x).min(), SIMD4(a.y, b.y, c.y, d.y).min()),
            SIMD2(SIMD4(a.x, b.x, c.x, d.x).max(), SIMD4(a.y, b.y, c.y, d.y).max())
        )
    }

    /// Whether image coordinates change evenly over the picture.
    var isFlat: Bool { abs(depth.x) < 1e-12 && abs(depth.y) < 1e-12 }
}

extension TexturedQuad {
    /// Paints rows of the quadrilateral.
    ///
    /// SAFETY: no other thread touches the rows.
    /// BOUNDS: rows and columns lie in the picture.
    func draw(
        rows: Range<Int>, columns: ClosedRange<Int>, clip: ClipRows?,
        onto pixels: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        for row in rows {
            let y = Double(row) + 0.5
            var range = columns.lowerBound..<(columns.upperBound + 1)
            if let clip { range = range.clamped(to: clip.range(row)) }
            // BOUNDS: the row lies in the picture.
            let line = unsafe pixels + row &* width
            if isFlat {
                let start = SIMD2(
                    across.y * y + across.z + across.x / 2, down.y * y + down.z + down.x / 2)
                let step = SIMD2(across.x, down.x)
                range = Self.inside(start.x, step.x, low.x, high.x, range)
                range = Self.inside(start.y, step.y, low.y, high.y, range)
                guard !range.isEmpty else { continue }
                unsafe paintRow(start, step, range, line)
            } else {
                for column in range {
                    let point = SIMD3(Double(column) + 0.5, y, 1)
                    let w = (depth * point).sum()
                    guard w > 0 else { continue }
                    let place = SIMD2((across * point).sum(), (down * point).sum()) / w
                    guard place.x >= low.x, place.y >= low.y, place.x < high.x, place.y < high.y
                    else { continue }
                    unsafe paintRow(place, .zero, column..<(column + 1), line)
                }
            }
        }
    }

    /// The columns of a range where `start + column · step` lies from `low` to `high`.
    private static func inside(
        _ start: Double, _ step: Double, _ low: Double, _ high: Double, _ range: Range<Int>
    ) -> Range<Int> {
        // Far less than a step of mixing, so that sums that were rounded end where they should.
        let low = low - 1e-7
        let high = high - 1e-7
        if abs(step) < 1e-12 { return start >= low && start < high ? range : 0..<0 }
        let one = (low - start) / step
        let two = (high - start) / step
        let first = step > 0 ? one.rounded(.up) : two.rounded(.down) + 1
        let end = step > 0 ? two.rounded(.up) : one.rounded(.down) + 1
        let from = Int(min(max(first, Double(range.lowerBound)), Double(range.upperBound)))
        let to = Int(min(max(end, Double(range.lowerBound)), Double(range.upperBound)))
        return from < to ? from..<to : 0..<0
    }

    /// Paints columns of a row; image coordinates begin at `start` in column 0.
    ///
    /// SAFETY: as `draw`.
    /// BOUNDS: the columns lie in the picture.
    private func paintRow(
        _ start: SIMD2<Double>, _ step: SIMD2<Double>, _ columns: Range<Int>,
        _ line: UnsafeMutablePointer<UInt32>
    ) {
        switch paint {
        case .image(let image, let filter, let opacity):
            let factor = UInt32(min(max(opacity, 0), 1) * 255 + 0.5)
            for column in columns {
                let place = start + step * Double(column) + 1e-7
                let color =
                    switch filter {
                    case .nearest: Self.nearest(image, place)
                    case .linear: Self.linear(image, place)
                    }
                guard color.packed >> 24 != 0 else { continue }
                let source = color.scaled(by: factor)
                // BOUNDS: as above.
                unsafe line[column] = source.over(PixelColor(packed: line[column])).packed
            }
        case .field(let field, let color, let edge, let softness, let inner, let innerSoftness):
            let bytes = field.bytes.span
            let rise = Float(255 * max(softness, 1e-4))
            let foot = Float(255 * edge) - rise
            let factor = 1 / (2 * rise)
            let innerRise = Float(255 * max(innerSoftness, 1e-4))
            let innerFoot = inner.map { Float(255 * $0) - innerRise }
            for column in columns {
                let place = start + step * Double(column)
                let distance = Self.distance(bytes, field.width, field.height, place)
                var t = (distance - foot) * factor
                if t <= 0 { continue }
                t = min(t, 1)
                var alpha = t * t * (3 - 2 * t)
                if let innerFoot {
                    let s = min(max((distance - innerFoot) / (2 * innerRise), 0), 1)
                    alpha = min(alpha, 1 - s * s * (3 - 2 * s))
                }
                let coverage = UInt32(alpha * 255 + 0.5)
                let source = coverage == 255 ? color : color.scaled(by: coverage)
                // BOUNDS: as above.
                unsafe line[column] = source.over(PixelColor(packed: line[column])).packed
            }
        }
    }

    @inline(__always)
    private static func pixel(_ image: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < image.width, y < image.height else { return 0 }
        return image.pixels[y &* image.width &+ x]
    }

    @inline(__always)
    private static func nearest(_ image: PixelBuffer, _ place: SIMD2<Double>) -> PixelColor {
        PixelColor(
            packed: pixel(
                image, Int(place.x.rounded(.down)), Int(place.y.rounded(.down))))
    }

    @inline(__always)
    private static func linear(_ image: PixelBuffer, _ place: SIMD2<Double>) -> PixelColor {
        let x = (place.x - 0.5).rounded(.down)
        let y = (place.y - 0.5).rounded(.down)
        let fx = UInt32((place.x - 0.5 - x) * 256)
        let fy = UInt32((place.y - 0.5 - y) * 256)
        let column = Int(x)
        let row = Int(y)
        let top = ImagePaint.mix(
            PixelColor(packed: pixel(image, column, row)),
            PixelColor(packed: pixel(image, column &+ 1, row)), fx)
        let bottom = ImagePaint.mix(
            PixelColor(packed: pixel(image, column, row &+ 1)),
            PixelColor(packed: pixel(image, column &+ 1, row &+ 1)), fx)
        return ImagePaint.mix(top, bottom, fy)
    }

    /// The distance between the field's bytes, 0 to 255.
    @inline(__always)
    private static func distance(
        _ bytes: Span<UInt8>, _ width: Int, _ height: Int, _ place: SIMD2<Double>
    ) -> Float {
        // Coordinates lie within the quadrilateral's part of the image, which is far from overflow.
        let x = (place.x - 0.5).rounded(.down)
        let y = (place.y - 0.5).rounded(.down)
        let fx = Float(place.x - 0.5 - x)
        let fy = Float(place.y - 0.5 - y)
        let column = Int(x)
        let row = Int(y)
        let corners: SIMD4<Float>
        if column >= 0, row >= 0, column &+ 1 < width, row &+ 1 < height {
            let index = row &* width &+ column
            // BOUNDS: both rows and both columns lie in the field, whose bytes were counted.
            corners = unsafe SIMD4(
                Float(bytes[unchecked: index]), Float(bytes[unchecked: index &+ 1]),
                Float(bytes[unchecked: index &+ width]),
                Float(bytes[unchecked: index &+ width &+ 1]))
        } else {
            func byte(_ x: Int, _ y: Int) -> Float {
                x >= 0 && y >= 0 && x < width && y < height ? Float(bytes[y &* width &+ x]) : 0
            }
            corners = SIMD4(
                byte(column, row), byte(column &+ 1, row), byte(column, row &+ 1),
                byte(column &+ 1, row &+ 1))
        }
        let top = corners.x + (corners.y - corners.x) * fx
        let bottom = corners.z + (corners.w - corners.z) * fx
        return top + (bottom - top) * fy
    }
}
