import Foundation

/// The two sides of a line, each at its distance from the line, with joins and caps.
///
/// The right side is followed forward and the left one back, so that an outline winds the same way everywhere but in
/// inner corners, and the nonzero rule makes one shape of it.
struct StrokeOutline {
    private let stroke: LineStroke
    private var points: [SIMD2<Double>] = []
    /// Directions of unit length; of a closed line the last one leads back to the first point.
    private var directions: [SIMD2<Double>] = []
    private var lengths: [Double] = []
    private let isClosed: Bool

    init(_ line: some Sequence<SIMD2<Double>>, isClosed: Bool, _ stroke: LineStroke) {
        self.stroke = stroke
        points.reserveCapacity(line.underestimatedCount)
        for point in line where point != points.last { points.append(point) }
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        self.isClosed = isClosed && points.count > 2
        guard points.count > 1 else { return }
        let count = self.isClosed ? points.count : points.count - 1
        directions.reserveCapacity(count)
        lengths.reserveCapacity(count)
        for index in 0..<count {
            let next = index + 1 == points.count ? 0 : index + 1
            let way = points[next] - points[index]
            let length = (way * way).sum().squareRoot()
            // Points that differ by less than a double can divide by have no direction of their own.
            directions.append(length > 0 ? way / length : directions.last ?? SIMD2(1, 0))
            lengths.append(length)
        }
    }

    /// The contours to be filled.
    mutating func contours() -> [[SIMD2<Double>]] {
        guard !directions.isEmpty else { return [] }
        let right = stroke.offset + stroke.width / 2
        let left = stroke.offset - stroke.width / 2
        if isClosed {
            var inner = side(at: left)
            inner.reverse()
            return [side(at: right), inner]
        }
        var outline: [SIMD2<Double>] = []
        cap(at: points[0], -directions[0], from: -left, to: -right, &outline)
        outline += side(at: right)
        cap(
            at: points[points.count - 1], directions[directions.count - 1], from: right, to: left,
            &outline)
        outline += side(at: left).reversed()
        return [outline]
    }

    /// To the right of a direction, as seen with y down.
    private static func normal(_ direction: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(-direction.y, direction.x)
    }

    /// Follows the line at a distance to its right.
    private func side(at distance: Double) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(points.count * 2)
        let count = points.count
        if !isClosed { result.append(points[0] + Self.normal(directions[0]) * distance) }
        for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
            let before = index == 0 ? directions.count - 1 : index - 1
            corner(points[index], before: before, after: index, distance, &result)
        }
        if !isClosed {
            result.append(
                points[count - 1] + Self.normal(directions[directions.count - 1]) * distance)
        }
        return result
    }

    private func corner(
        _ point: SIMD2<Double>, before: Int, after: Int, _ distance: Double,
        _ result: inout [SIMD2<Double>]
    ) {
        let a = directions[before]
        let b = directions[after]
        let turn = a.x * b.y - a.y * b.x
        let from = Self.normal(a) * distance
        let to = Self.normal(b) * distance
        let cosine = (a * b).sum()
        // The miter's tip is at 1/cos(half the turn) distances.
        let half = max(0, (1 + cosine) / 2).squareRoot()
        let sum = from + to
        let square = (sum * sum).sum()
        let tip = square > 0 ? point + sum * (2 * distance * distance / square) : point + from
        // With y down a turn to the right has a positive sine, and its inner side on the right.
        if turn * distance >= 0 {
            let reach = abs(distance) * abs(turn) / (1 + max(cosine, -0.999_999))
            if half > 0.01, reach <= min(lengths[before], lengths[after]) {
                result.append(tip)
            } else {
                result += [point + from, point, point + to]
            }
            return
        }
        switch join(half) {
        case .miter: result.append(tip)
        case .bevel: result += [point + from, point + to]
        case .round:
            let angle = atan2(turn, cosine)
            arc(point, from, angle, &result)
        }
    }

    private func join(_ half: Double) -> LineStroke.Join {
        let length = half > 0 ? 1 / half : .infinity
        switch stroke.join {
        case .bevel: return length < 1.000_1 ? .miter : .bevel
        case .round: return length < stroke.roundLimit ? .miter : .round
        case .miter: return length > stroke.miterLimit ? .bevel : .miter
        }
    }

    /// Adds an arc around a point from `start` on, its ends included.
    private func arc(
        _ center: SIMD2<Double>, _ start: SIMD2<Double>, _ angle: Double,
        _ result: inout [SIMD2<Double>]
    ) {
        let steps = ArcSteps.count(angle: angle, radius: (start * start).sum().squareRoot())
        for step in 0...steps {
            let turn = ArcSteps.direction(angle * Double(step) / Double(steps))
            result.append(
                center
                    + SIMD2(
                        start.x * turn.x - start.y * turn.y, start.x * turn.y + start.y * turn.x))
        }
    }

    /// Adds the cap at an end, from one side to the other, seen in the direction in which the line leaves.
    private func cap(
        at end: SIMD2<Double>, _ direction: SIMD2<Double>, from: Double, to: Double,
        _ result: inout [SIMD2<Double>]
    ) {
        let normal = Self.normal(direction)
        let half = abs(from - to) / 2
        switch stroke.cap {
        case .butt: break
        case .square:
            result += [
                end + normal * from + direction * half, end + normal * to + direction * half,
            ]
        case .round:
            let middle = end + normal * ((from + to) / 2)
            arc(middle, normal * ((from - to) / 2), from > to ? -.pi : .pi, &result)
        }
    }
}
