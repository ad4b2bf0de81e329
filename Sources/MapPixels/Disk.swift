import Foundation

/// A disk with a ring around it whose edges fade, as the circles of map styles.
///
/// Method: the shaders `circle.vertex.glsl` and `circle.fragment.glsl` of MapLibre GL JS.
public struct Disk: Sendable, Equatable {
    /// The middle, in pixels.
    public var center: SIMD2<Double>
    /// The radius without the ring, in pixels.
    public var radius: Double
    /// The ring's width outside the radius, in pixels.
    public var strokeWidth: Double
    /// The width of the faded edge: 0 for one pixel, 1 for all of the radius.
    public var blur: Double
    /// The disk's color, premultiplied with its opacity, 0 to 1: red, green, blue, alpha.
    public var fill: SIMD4<Double>
    /// The ring's color, the same way.
    public var stroke: SIMD4<Double>
    /// The tilted plane on which the disk lies; `center` and lengths are of its points then, not of pixels.
    public var view: PlaneView?

    /// Creates a disk.
    public init(
        center: SIMD2<Double>, radius: Double, strokeWidth: Double = 0, blur: Double = 0,
        fill: SIMD4<Double>, stroke: SIMD4<Double> = .zero, view: PlaneView? = nil
    ) {
        self.center = center
        self.radius = radius
        self.strokeWidth = strokeWidth
        self.blur = blur
        self.fill = fill
        self.stroke = stroke
        self.view = view
    }

    var isFinite: Bool {
        (center.x + center.y + radius + strokeWidth + blur + fill.sum() + stroke.sum()).isFinite
    }

    /// How far from the middle anything is painted.
    var reach: Double { radius + strokeWidth }

    /// The corners of what is painted in the picture; nil where a part of the disk is behind the viewer.
    var box: (low: SIMD2<Double>, high: SIMD2<Double>)? {
        guard let view else { return (center - reach, center + reach) }
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for corner in [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)] {
            let place = center + corner * reach
            guard view.depth(place) > PlaneView.nearest else { return nil }
            low = pointwiseMin(low, view.picture(place))
            high = pointwiseMax(high, view.picture(place))
        }
        return (low, high)
    }

    /// Paints rows of the disk.
    ///
    /// SAFETY: no other thread touches the rows.
    /// BOUNDS: rows and columns lie in the picture.
    func draw(
        rows: Range<Int>, columns: ClosedRange<Int>, clip: ClipRows?,
        onto pixels: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        let soft = max(blur, 1 / reach)
        let inner = radius / reach
        for row in rows {
            let y = Double(row) + 0.5
            var range = columns.lowerBound..<(columns.upperBound + 1)
            if view == nil {
                let half = (reach * reach - (y - center.y) * (y - center.y)).squareRoot()
                guard half > 0 else { continue }
                let first = max(range.lowerBound, Self.column(center.x - half))
                range = first..<max(min(range.upperBound, Self.column(center.x + half) + 1), first)
            }
            if let clip { range = range.clamped(to: clip.range(row)) }
            for column in range {
                let pixel = SIMD2(Double(column) + 0.5, y)
                let off = (view?.plane(pixel) ?? pixel) - center
                let distance = (off * off).sum().squareRoot() / reach
                let opacity = Self.step((1 - distance) / soft)
                if opacity <= 0 { continue }
                let ring = strokeWidth < 0.01 ? 0 : Self.step((distance - inner) / soft + 1)
                let color = (fill * (1 - ring) + stroke * ring) * opacity
                let source = PixelColor(
                    premultipliedRed: color.x, green: color.y, blue: color.z, alpha: color.w)
                // BOUNDS: the row and the column lie in the picture.
                let target = unsafe pixels + (row &* width &+ column)
                unsafe target.pointee = source.over(PixelColor(packed: target.pointee)).packed
            }
        }
    }

    /// The column of a horizontal position, whatever a style says; far beyond any picture's at most.
    private static func column(_ x: Double) -> Int { Int(min(max(x, 0), 0x1p30)) }

    /// GLSL's `smoothstep` from 0 to 1.
    private static func step(_ value: Double) -> Double {
        let t = min(max(value, 0), 1)
        return t * t * (3 - 2 * t)
    }
}
