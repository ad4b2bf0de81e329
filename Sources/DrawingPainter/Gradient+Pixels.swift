import Foundation
import MapPixels
import MapScene

extension Drawing.Gradient {
    /// The maximum number of steps of a gradient's colors.
    private static let stepCount = 1024

    /// The color at a place from 0 to 1; colors between stops are mixed with their opacity.
    func color(at place: Double) -> PixelColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        let upper = stops.firstIndex { $0.location >= place } ?? stops.count
        let (low, high) = (
            upper > 0 ? stops[upper - 1] : first, upper < stops.count ? stops[upper] : last
        )
        let span = high.location - low.location
        let share = span > 0 ? min(max((place - low.location) / span, 0), 1) : 1
        func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
        let alpha = mix(low.color.alpha, high.color.alpha)
        func part(_ part: KeyPath<SceneColor, Double>) -> Double {
            mix(
                low.color[keyPath: part] * low.color.alpha,
                high.color[keyPath: part] * high.color.alpha)
        }
        return PixelColor(
            premultipliedRed: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha)
    }

    /// The colors along a line; nil for a line without length.
    func linear(
        _ from: CGPoint, _ to: CGPoint, _ transform: Drawing.Transform, alpha: Double
    ) -> ImagePaint? {
        let start = transform.apply(SIMD2(Double(from.x), Double(from.y)))
        let way = SIMD2(Double(to.x - from.x), Double(to.y - from.y))
        let (length, turn) = ((way * way).sum(), transform.determinant)
        let colors = (0..<Self.stepCount).map {
            color(at: (Double($0) + 0.5) / Double(Self.stepCount)).packed
        }
        // An image of this size is always one.
        guard length > 0, turn != 0, length.isFinite, !stops.isEmpty,
            let image = try? PixelBuffer(width: Self.stepCount, height: 1, pixels: colors)
        else { return nil }
        // How the share of the way grows with a pixel to the right and down.
        let x = (transform.d * way.x - transform.b * way.y) / turn / length
        let y = (transform.a * way.y - transform.c * way.x) / turn / length
        let scale = Double(Self.stepCount)
        return ImagePaint(
            image, origin: SIMD2(-(start.x * x + start.y * y) * scale, 0.5),
            right: SIMD2(x * scale, 0), down: SIMD2(y * scale, 0), opacity: alpha)
    }

    /// Where a gradient along a line is painted: everywhere, or on this side of an end beyond which it does not go.
    func area(
        _ from: CGPoint, _ to: CGPoint, _ transform: Drawing.Transform, width: Int, height: Int
    ) -> PixelPath {
        guard !extendsBeforeStart || !extendsAfterEnd else {
            return .frame(width: width, height: height)
        }
        let start = SIMD2(Double(from.x), Double(from.y))
        let end = SIMD2(Double(to.x), Double(to.y))
        let way = end - start
        // Beyond the picture on all sides.
        let reach =
            Double(width + height + 2) / max(transform.growth, 1e-9)
            + (start * start).sum().squareRoot() + (way * way).sum().squareRoot()
        let length = max((way * way).sum().squareRoot(), 1e-12)
        let along = way / length * reach
        let aside = SIMD2(-along.y, along.x)
        let low = extendsBeforeStart ? start - along : start
        let high = extendsAfterEnd ? end + along : end
        var path = PixelPath()
        path.add(
            contour: [low - aside, low + aside, high + aside, high - aside].map {
                transform.apply($0)
            })
        return path
    }

    /// The colors between two circles, of a picture's size; nil where the transform has no inverse.
    ///
    /// Method: of the circles through a point the one nearest to the end, as the canvas of HTML defines it.
    func radial(
        _ from: CGPoint, _ fromRadius: Double, _ to: CGPoint, _ toRadius: Double,
        _ transform: Drawing.Transform, width: Int, height: Int
    ) throws -> PixelBuffer? {
        let turn = transform.determinant
        guard turn != 0, turn.isFinite, !stops.isEmpty else { return nil }
        let start = SIMD2(Double(from.x), Double(from.y))
        let way = SIMD2(Double(to.x), Double(to.y)) - start
        let growth = toRadius - fromRadius
        let a = (way * way).sum() - growth * growth
        let colors = (0...Self.stepCount).map { color(at: Double($0) / Double(Self.stepCount)) }
        func place(_ point: SIMD2<Double>) -> Double? {
            let p = point - start
            let b = (p * way).sum() + fromRadius * growth
            let c = (p * p).sum() - fromRadius * fromRadius
            var roots: [Double] = []
            if abs(a) < 1e-12 {
                if b != 0 { roots = [c / (2 * b)] }
            } else {
                let square = b * b - a * c
                guard square >= 0 else { return nil }
                let root = square.squareRoot()
                roots = [(b + root) / a, (b - root) / a].sorted(by: >)
            }
            return roots.first { t in
                fromRadius + t * growth >= 0 && (extendsBeforeStart || t >= 0)
                    && (extendsAfterEnd || t <= 1)
            }
        }
        var pixels = [UInt32](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                let x = Double(column) + 0.5 - transform.tx
                let y = Double(row) + 0.5 - transform.ty
                let point = SIMD2(
                    (transform.d * x - transform.c * y) / turn,
                    (transform.a * y - transform.b * x) / turn)
                guard let t = place(point), t.isFinite else { continue }
                let step = Int((min(max(t, 0), 1) * Double(Self.stepCount)).rounded())
                pixels[row * width + column] = colors[step].packed
            }
        }
        return try PixelBuffer(width: width, height: height, pixels: pixels)
    }
}
