import Foundation

/// How a ribbon goes along a line: its cross sections, with those that make corners and ends.
///
/// Method: `LineBucket.addLine` of MapLibre GL JS. Vectors are in outsets of the stroke.
struct RibbonCourse {
    /// Where the ribbon lies across the line.
    struct Section {
        var point: SIMD2<Double>
        /// To the right of the line, y down; longer than 1 in a miter.
        var normal: SIMD2<Double>
        /// The direction of the line.
        var direction: SIMD2<Double>
        /// How far its right and its left end lie ahead.
        var reach = SIMD2(0.0, 0)
        var isRound = false
        var along: Double
        /// Where the right and the left end go for one pixel of the line's offset.
        var rightShift: SIMD2<Double>
        var leftShift: SIMD2<Double>
    }

    enum Step {
        case section(Section)
        /// One more point around a corner: the corner, the way from it, the side (1 is the left one), how far along.
        case fan(SIMD2<Double>, SIMD2<Double>, Double, Double)
        /// What follows doesn't join what was.
        case end
    }

    private let stroke: RibbonStroke
    private let miterLimit: Double
    private var along = 0.0

    /// The cosine of half the turn beyond which a corner is sharp: 75 degrees are left between its sides.
    private static let sharpCosine = cos(75.0 / 2 * .pi / 180)

    init(_ stroke: RibbonStroke) {
        self.stroke = stroke
        miterLimit = stroke.join == .bevel ? 1.05 : stroke.miterLimit
    }

    private static func unit(_ way: SIMD2<Double>) -> SIMD2<Double> {
        let length = Ribbon.length(way)
        return length > 0 ? way / length : SIMD2(1, 0)
    }

    /// To the right of a direction, y down.
    private static func right(_ way: SIMD2<Double>) -> SIMD2<Double> { SIMD2(-way.y, way.x) }

    /// Calls `add` for each step along a line of two or more points, none equal to the one before.
    mutating func follow(
        _ points: [SIMD2<Double>], isClosed: Bool, _ add: (Step) -> Void
    ) {
        let count = points.count
        var current: SIMD2<Double>? = isClosed ? points[count - 2] : nil
        var after: SIMD2<Double>? = isClosed ? Self.unit(points[0] - points[count - 2]) : nil
        var isStart = true
        for (index, point) in points.enumerated() {
            let next =
                index + 1 < count ? points[index + 1] : isClosed ? points[1] : nil
            var previous = current
            let toward = next.map { Self.unit($0 - point) } ?? after ?? SIMD2(1, 0)
            let from = after ?? toward
            after = toward
            current = point
            let corner = Corner(from, toward)
            let isSharp = corner.cosine < Self.sharpCosine && previous != nil && next != nil
            if isSharp, index > 0, let before = previous {
                let length = Ribbon.length(point - before)
                if length > 2 * stroke.cornerReach {
                    let place = point - from * stroke.cornerReach
                    along += Ribbon.length(place - before)
                    add(.section(section(place, from)))
                    previous = place
                }
            }
            if let previous { along += Ribbon.length(point - previous) }
            if previous != nil, next != nil {
                turn(point, corner, isStart: isStart, add)
            } else {
                end(point, from, toward, hasNext: next != nil, add)
            }
            if isSharp, index < count - 1, let next {
                let length = Ribbon.length(next - point)
                if length > 2 * stroke.cornerReach {
                    let place = point + toward * stroke.cornerReach
                    along += stroke.cornerReach
                    add(.section(section(place, toward)))
                    current = place
                }
            }
            isStart = false
        }
    }

    private struct Corner {
        let from: SIMD2<Double>
        let to: SIMD2<Double>
        /// Halfway between the normals.
        let normal: SIMD2<Double>
        /// Cosine of half the turn.
        let cosine: Double
        /// Length of the miter in outsets.
        let miter: Double
        /// Above 0 where the line turns to the right, y down.
        let turn: Double

        init(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
            self.from = from
            self.to = to
            let a = RibbonCourse.right(from)
            let b = RibbonCourse.right(to)
            let sum = a + b
            normal = sum == .zero ? .zero : RibbonCourse.unit(sum)
            cosine = (normal * b).sum()
            miter = cosine > 0 ? 1 / cosine : .infinity
            turn = from.x * to.y - from.y * to.x
        }
    }

    /// A straight section.
    private func section(
        _ point: SIMD2<Double>, _ direction: SIMD2<Double>, reach: SIMD2<Double> = .zero,
        isRound: Bool = false
    ) -> Section {
        let normal = Self.right(direction)
        return Section(
            point: point, normal: normal, direction: direction, reach: reach, isRound: isRound,
            along: along, rightShift: normal, leftShift: normal)
    }

    /// A section along any vector.
    private func section(_ point: SIMD2<Double>, normal: SIMD2<Double>) -> Section {
        Section(
            point: point, normal: normal, direction: .zero, along: along, rightShift: normal,
            leftShift: normal)
    }

    private enum Join { case miter, bevel, flippedBevel, fan, round }

    private func join(_ miter: Double) -> Join {
        switch stroke.join {
        case .round:
            return miter < stroke.roundLimit ? .miter : miter <= 2 ? .fan : .round
        case .miter, .bevel:
            if stroke.join == .miter, miter <= miterLimit { return .miter }
            if miter > 2 { return .flippedBevel }
            return miter < miterLimit ? .miter : .bevel
        }
    }

    private func turn(
        _ point: SIMD2<Double>, _ corner: Corner, isStart: Bool, _ add: (Step) -> Void
    ) {
        switch join(corner.miter) {
        case .miter:
            add(.section(section(point, normal: corner.normal * corner.miter)))
        case .flippedBevel:
            // The miter would be too long: the ribbon's sides change places in the corner.
            var normal = -Self.right(corner.to)
            if corner.miter <= 100 {
                let a = Self.right(corner.from)
                let b = Self.right(corner.to)
                let length = corner.miter * Ribbon.length(a + b) / Ribbon.length(a - b)
                normal = Self.right(corner.normal) * (length * (corner.turn > 0 ? -1 : 1))
            }
            add(.section(section(point, normal: normal)))
            add(.section(section(point, normal: -normal)))
        case .bevel, .fan:
            let isRight = corner.turn > 0
            // The inner side ends where the sides of both edges meet.
            let pull = -max(corner.miter * corner.miter - 1, 0).squareRoot()
            let reach = isRight ? SIMD2(pull, 0) : SIMD2(0, pull)
            let inner = corner.normal * corner.miter
            if !isStart {
                var last = section(point, corner.from, reach: reach)
                if isRight { last.rightShift = inner } else { last.leftShift = inner }
                add(.section(last))
            }
            if join(corner.miter) == .fan { fan(point, corner, isRight, add) }
            var first = section(point, corner.to, reach: -reach)
            if isRight { first.rightShift = inner } else { first.leftShift = inner }
            add(.section(first))
        case .round:
            if !isStart {
                add(.section(section(point, corner.from)))
                add(.section(section(point, corner.from, reach: SIMD2(1, 1), isRound: true)))
                add(.end)
            }
            add(.section(section(point, corner.to, reach: SIMD2(-1, -1), isRound: true)))
            add(.section(section(point, corner.to)))
        }
    }

    /// Points around the outer side of a corner.
    private func fan(
        _ point: SIMD2<Double>, _ corner: Corner, _ isRight: Bool, _ add: (Step) -> Void
    ) {
        let a = Self.right(corner.from)
        let b = Self.right(corner.to)
        let count = Int(((1 - corner.cosine) * 8).rounded(.down))
        var ways: [SIMD2<Double>] = []
        for step in 0..<max(count, 0) {
            ways.append(Self.unit(b * (Double(step + 1) / Double(count + 1)) + a))
        }
        ways.append(corner.normal)
        for step in (0..<max(count, 0)).reversed() {
            ways.append(Self.unit(a * (Double(step + 1) / Double(count + 1)) + b))
        }
        let side = isRight ? 1.0 : -1
        for way in ways { add(.fan(point, way * -side, side, along)) }
    }

    private func end(
        _ point: SIMD2<Double>, _ from: SIMD2<Double>, _ toward: SIMD2<Double>, hasNext: Bool,
        _ add: (Step) -> Void
    ) {
        switch stroke.cap {
        case .butt: add(.section(section(point, hasNext ? toward : from)))
        case .square:
            let reach = hasNext ? -1.0 : 1
            add(.section(section(point, hasNext ? toward : from, reach: SIMD2(reach, reach))))
        case .round:
            if hasNext {
                add(.section(section(point, toward, reach: SIMD2(-1, -1), isRound: true)))
                add(.section(section(point, toward)))
            } else {
                add(.section(section(point, from)))
                add(.section(section(point, from, reach: SIMD2(1, 1), isRound: true)))
            }
        }
    }
}
