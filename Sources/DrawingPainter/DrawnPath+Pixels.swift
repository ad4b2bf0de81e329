import Foundation
import MapPixels
import MapScene

extension Drawing.Transform {
    /// The transform and then another one.
    func then(_ next: Drawing.Transform) -> Drawing.Transform {
        Drawing.Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Where the transform brings a point.
    func apply(_ point: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    var determinant: Double { a * d - b * c }

    var isFinite: Bool { (a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0) == 0 }

    /// By how much lengths grow, on average of the two ways.
    var growth: Double { abs(determinant).squareRoot() }

    static func scale(_ factor: Double) -> Drawing.Transform {
        Drawing.Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
    }
}

extension PixelPath {
    /// Returns the rectangle of a whole picture.
    static func frame(width: Int, height: Int) -> PixelPath {
        var path = PixelPath()
        let size = SIMD2(Double(width), Double(height))
        path.add(contour: [SIMD2(0, 0), SIMD2(size.x, 0), size, SIMD2(0, size.y)])
        return path
    }
}

extension DrawnPath {
    /// A part of a path as a line.
    struct Part {
        var points: [SIMD2<Double>]
        var isClosed = false
    }

    /// The path in pixels, for filling.
    func pixels(_ transform: Drawing.Transform) -> PixelPath {
        var path = PixelPath()
        for part in parts(transform) { path.add(contour: part.points) }
        return path
    }

    /// The outline of the path's line in pixels, for filling by the nonzero rule.
    func outline(_ stroke: Drawing.Stroke, _ transform: Drawing.Transform) -> PixelPath {
        // The pen is a circle before the transform: lines are widened there, in units of about a pixel.
        let growth = transform.growth
        guard growth > 0, stroke.width.isFinite else { return PixelPath() }
        let back = Drawing.Transform.scale(1 / growth).then(transform)
        let style = LineStroke(
            // A line without width is one pixel wide, as Core Graphics has it.
            width: stroke.width > 0 ? stroke.width * growth : 1, join: stroke.join.pixels,
            cap: stroke.cap.pixels, miterLimit: max(stroke.miterLimit, 1))
        var path = PixelPath()
        for part in parts(.scale(growth)) {
            let dashes = stroke.dashes.map { $0 * growth }
            guard let pieces = part.dashed(dashes, phase: stroke.dashPhase * growth) else {
                path.add(strokeOf: part.points, isClosed: part.isClosed, style)
                continue
            }
            for piece in pieces { path.add(strokeOf: piece, style) }
        }
        var result = PixelPath()
        for contour in path.contours { result.add(contour: contour.map { back.apply($0) }) }
        return result
    }

    /// The parts of the path with straight pieces in place of curves, none further than a fiftieth of a pixel from it.
    private func parts(_ transform: Drawing.Transform) -> [Part] {
        var parts: [Part] = []
        var pen = SIMD2<Double>.zero
        func place(_ point: CGPoint) -> SIMD2<Double> {
            transform.apply(SIMD2(Double(point.x), Double(point.y)))
        }
        func steps(_ points: [SIMD2<Double>]) -> Int {
            var length = 0.0
            for (one, next) in zip(points, points.dropFirst()) {
                length += ((next - one) * (next - one)).sum().squareRoot()
            }
            return length.isFinite ? Int(min(max((length * 16).squareRoot(), 4), 400)) : 4
        }
        func add(_ point: SIMD2<Double>) {
            if parts.isEmpty || parts[parts.count - 1].isClosed {
                parts.append(Part(points: [pen]))
            }
            parts[parts.count - 1].points.append(point)
        }
        for element in elements {
            switch element {
            case .move(let point):
                pen = place(point)
                parts.append(Part(points: [pen]))
            case .line(let point):
                let end = place(point)
                add(end)
                pen = end
            case .quadCurve(let control, let end):
                let (start, middle, last) = (pen, place(control), place(end))
                let count = steps([start, middle, last])
                for step in 1...count {
                    let t = Double(step) / Double(count)
                    let u = 1 - t
                    add(start * (u * u) + middle * (2 * u * t) + last * (t * t))
                }
                pen = last
            case .curve(let control1, let control2, let end):
                let (start, one, two, last) = (pen, place(control1), place(control2), place(end))
                let count = steps([start, one, two, last])
                for step in 1...count {
                    let t = Double(step) / Double(count)
                    let u = 1 - t
                    let ends = start * (u * u * u) + last * (t * t * t)
                    add(ends + one * (3 * u * u * t) + two * (3 * u * t * t))
                }
                pen = last
            case .close:
                guard !parts.isEmpty, !parts[parts.count - 1].isClosed else { continue }
                parts[parts.count - 1].isClosed = true
                pen = parts[parts.count - 1].points[0]
            }
        }
        return parts
    }
}

extension DrawnPath.Part {
    /// The maximum number of pieces that a line is cut into.
    private static let mostPieces = 10_000

    /// The drawn pieces of the line; nil for all of it, where there are no dashes or they would be too many.
    func dashed(_ given: [Double], phase: Double) -> [[SIMD2<Double>]]? {
        let dashes = given.count % 2 == 0 ? given : given + given
        let period = dashes.reduce(0, +)
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
            phase.isFinite
        else { return nil }
        let line = isClosed ? points + points.prefix(1) : points
        var total = 0.0
        for (one, next) in zip(line, line.dropFirst()) {
            total += ((next - one) * (next - one)).sum().squareRoot()
        }
        guard total.isFinite, total / period * Double(dashes.count) < Double(Self.mostPieces)
        else { return nil }
        var left = phase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        var index = 0
        while left >= dashes[index] {
            left -= dashes[index]
            index = (index + 1) % dashes.count
        }
        var rest = dashes[index] - left
        var pieces: [[SIMD2<Double>]] = []
        var piece: [SIMD2<Double>] = index % 2 == 0 ? Array(line.prefix(1)) : []
        for (one, next) in zip(line, line.dropFirst()) {
            let length = ((next - one) * (next - one)).sum().squareRoot()
            guard length > 0 else { continue }
            var done = 0.0
            while length - done > rest {
                done += rest
                let place = one + (next - one) * (done / length)
                if index % 2 == 0 {
                    pieces.append(piece + [place])
                    piece = []
                } else {
                    piece = [place]
                }
                index = (index + 1) % dashes.count
                rest = dashes[index]
            }
            rest -= length - done
            if index % 2 == 0 { piece.append(next) }
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces
    }
}

extension Drawing.Stroke.Join {
    fileprivate var pixels: LineStroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

extension Drawing.Stroke.Cap {
    fileprivate var pixels: LineStroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
