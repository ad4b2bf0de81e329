import Foundation

/// The direction a bent road is felt to have where it leaves a junction.
///
/// After the steps by which OSRM chooses the point a road leads to: as far ahead as the road is straight;
/// without the offset that comes of drawing it from the middle of the junction; early where it curves.
struct PerceivedCourse {
    /// At least three points, the junction first.
    private var points: [LocalPoint]
    /// The length of each piece by the point it ends at; the first is 0.
    private var pieces: [Double]
    /// How much of the junction the crossing roads take up, in meters.
    private let width: Double
    private let laneCount: Double

    private static let laneWidth = 3.25
    /// How far ahead one looks in any case.
    private static let near = 10.0
    /// How far ahead one looks where nothing is clear nearer by.
    private static let far = 40.0

    init(_ points: [LocalPoint], _ kind: RoadKind, lanes: Int) {
        laneCount = Self.laneCount(kind, lanes)
        width = laneCount * Self.laneWidth
        self.points = points
        pieces = [0]
        for index in points.indices.dropFirst() {
            pieces.append(points[index - 1].meters(to: points[index]))
        }
    }

    /// The length of a first piece that makes a road's direction plain.
    static func straightMeters(_ kind: RoadKind, lanes: Int) -> Double {
        laneCount(kind, lanes) * laneWidth + near
    }

    private static func laneCount(_ kind: RoadKind, _ lanes: Int) -> Double {
        (kind.isHighway ? 2.5 : kind.rank == 4 ? 1.5 : 1) * Double(lanes == 0 ? 2 : lanes)
    }

    /// Degrees from north.
    var bearing: Double {
        let start = points[0]
        if pieces[1] > width + Self.near { return start.bearing(to: points[1]) }
        var course = self
        course.cut(to: Self.far + width)
        return start.bearing(to: course.target())
    }

    /// Keeps the points up to a distance.
    private mutating func cut(to limit: Double) {
        var sum = 0.0
        for index in points.indices.dropFirst() {
            sum += pieces[index]
            guard sum >= limit else { continue }
            points.removeSubrange((index + 1)...)
            pieces.removeSubrange((index + 1)...)
            if pieces[index] >= limit {
                let before = pieces[index - 1]
                points[index] = points[index - 1].toward(
                    points[index], (limit - before) / (pieces[index] - before))
                pieces[index] = limit
            }
            return
        }
    }

    private func target() -> LocalPoint {
        let last = points.count - 1
        let total = pieces.reduce(0, +)
        if last == 1 || total <= 2 { return points[last] }
        if deviation(0...last, points[0], points[last]) < 0.5 * Self.laneWidth {
            return points[0] == points[last] ? points.at(2) : points[last]
        }
        let (straightIndex, straightMeters) = straightPart()
        if straightMeters >= width + Self.near { return points.at(5) }
        let line = Self.regression(points, points)
        if deviation(0...last, line.start, line.end) < 0.35 * Self.laneWidth {
            return corrected(line.start, line.end)
        }
        let offset = max(1, straightIndex)
        if isOffset(offset, straightMeters, total) {
            return corrected(points[offset], points[offset + 1])
        }
        if isCurve(total) { return curveTarget() }
        return beyondJunction(total) ?? points.at(Self.near)
    }

    /// The farthest some points lie from a stretch.
    private func deviation(
        _ range: ClosedRange<Int>, _ start: LocalPoint, _ end: LocalPoint
    ) -> Double {
        range.reduce(0) { max($0, points[$1].meters(toLine: start, end)) }
    }

    /// How far the road is straight from the junction.
    private func straightPart() -> (index: Int, meters: Double) {
        var meters = pieces[1]
        var index = 2
        while index < points.count,
            deviation(0...(index - 1), points[0], points[index]) < 0.25 * Self.laneWidth
        {
            meters += pieces[index]
            index += 1
        }
        return (index - 1, meters)
    }

    /// The line moved to begin at the junction.
    private func corrected(_ base: LocalPoint, _ head: LocalPoint) -> LocalPoint {
        if base.meters(to: head) < 2 { return head }
        let start = points[0]
        return LocalPoint(
            x: head.x - 0.9 * (base.x - start.x), y: head.y - 0.9 * (base.y - start.y))
    }

    /// The line of least squares through samples of a course, from its beginning to its end.
    private static func regression(
        _ course: [LocalPoint], _ ends: [LocalPoint]
    ) -> (start: LocalPoint, end: LocalPoint) {
        var samples = [course[0]]
        var total = 0.0
        for index in course.indices.dropFirst() {
            total += course[index - 1].meters(to: course[index])
        }
        var at = 1.0
        while at <= min(40, total) {
            samples.append(course.at(at))
            at += 1
        }
        let first = ends[0]
        let last = ends[ends.count - 1]
        guard samples.count >= 2 else { return (first, last) }
        let count = Double(samples.count)
        let x = samples.reduce(0) { $0 + $1.x } / count
        let y = samples.reduce(0) { $0 + $1.y } / count
        let xx = samples.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
        let yy = samples.reduce(0) { $0 + ($1.y - y) * ($1.y - y) }
        let xy = samples.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
        // Steep lines are fitted along y, or their slope would be lost.
        let xs = samples.map(\.x)
        let ys = samples.map(\.y)
        let isFlat =
            (ys.max() ?? 0) - (ys.min() ?? 0) <= 2 * ((xs.max() ?? 0) - (xs.min() ?? 0))
        let along = isFlat ? LocalPoint(x: xx, y: xy) : LocalPoint(x: xy, y: yy)
        let square = along.x * along.x + along.y * along.y
        guard square > 0 else { return (first, last) }
        func foot(_ point: LocalPoint) -> LocalPoint {
            let share = ((point.x - x) * along.x + (point.y - y) * along.y) / square
            return LocalPoint(x: x + share * along.x, y: y + share * along.y)
        }
        return (foot(first), foot(last))
    }

    /// Drawn from the middle of the junction first to the side, then along its lanes.
    private func isOffset(_ offset: Int, _ straight: Double, _ total: Double) -> Bool {
        guard offset + 1 < points.count,
            pieces[...offset].reduce(0, +) - 0.5 * laneCount.rounded(.down) * Self.laneWidth
                < Self.laneWidth,
            total >= 0.4 * Self.far, total - max(straight, pieces[1]) >= 0.1 * total
        else { return false }
        let long = pieces.indices.dropFirst(offset).first { pieces[$0] >= 30 } ?? pieces.count
        let end = min(points.count, long + 1) - 1
        return deviation(offset...end, points[offset], points[end]) < 0.5 * Self.laneWidth
    }

    /// Bends to one side, more and then less.
    private func isCurve(_ total: Double) -> Bool {
        let last = points.count - 1
        let begin = points[0].bearing(to: points[1])
        let end = points[last - 1].bearing(to: points[last])
        guard TurnAngle.deviation(begin, end) > 0.5 * TurnAngle.narrow else { return false }
        func side(_ point: LocalPoint) -> Bool {
            (points[last].x - points[0].x) * (point.y - points[0].y)
                > (points[last].y - points[0].y) * (point.x - points[0].x)
        }
        if last > 2, points[2..<last].contains(where: { side($0) != side(points[1]) }) {
            return false
        }
        guard let peak = peak() else { return false }
        if pieces[...peak.index].reduce(0, +) <= 0.35 * total
            || peak.meters < max(0.3 * width, 0.5 * Self.laneWidth), total > Self.near
        {
            return false
        }
        return total > 2 * width && bendsEvenly(total)
    }

    /// The point farthest from the line between the ends, if distances only rise before and fall after.
    private func peak() -> (index: Int, meters: Double)? {
        let last = points.count - 1
        func distance(_ index: Int) -> Double {
            points[index].meters(toLine: points[0], points[last])
        }
        if last == 2 { return (1, distance(1)) }
        var past = 2
        while past <= last, distance(past) >= distance(past - 1) { past += 1 }
        if past > last { return (last, 0) }
        for index in past..<last where distance(index + 1) > distance(index) { return nil }
        return (past - 1, distance(past - 1))
    }

    private func bendsEvenly(_ total: Double) -> Bool {
        let angles = points.indices.dropFirst(2).map {
            TurnAngle.between(
                points[$0 - 2].bearing(to: points[$0 - 1]), points[$0 - 1].bearing(to: points[$0]))
        }
        var wasStraight = false
        var straight = max(0, pieces[1] - width)
        for index in angles.indices.dropFirst() {
            let (before, now) = (angles[index - 1], angles[index])
            if TurnAngle.fromStraight(before) > TurnAngle.fuzzy,
                TurnAngle.fromStraight(now) > TurnAngle.fuzzy, (before > 180) == (now < 180)
            {
                return false
            }
            let piece = pieces[index + 1]
            let isStraight = TurnAngle.fromStraight(now) < 5
            if isStraight {
                straight += piece
                if wasStraight, straight > 0.3 * total { return false }
            } else if straight > 0.3 * total {
                return false
            } else {
                straight = piece
            }
            wasStraight = isStraight
        }
        return true
    }

    /// The direction a curve has a few meters on.
    private func curveTarget() -> LocalPoint {
        var course = self
        course.cutCurve(to: 6)
        let head = course.points[course.points.count - 1]
        course.cutCurve(to: 4)
        return corrected(course.points[course.points.count - 1], head)
    }

    /// Cuts a curve at its first long piece; one of short pieces only is kept.
    private mutating func cutCurve(to limit: Double) {
        let last = points.count - 1
        if pieces[last] < limit { return }
        for index in points.indices.dropFirst() where pieces[index] >= limit {
            let before = pieces[index - 1]
            if pieces[index] > before {
                points[index] = points[index - 1].toward(
                    points[index], max(0, min(1, (limit - before) / (pieces[index] - before))))
            }
            points.removeSubrange((index + 1)...)
            pieces.removeSubrange((index + 1)...)
            pieces[index] = points[index - 1].meters(to: points[index])
            return
        }
    }

    /// The direction beyond the junction's width, where the road is straight from there.
    private func beyondJunction(_ total: Double) -> LocalPoint? {
        let trim = 0.8 * width
        var rest = 0.8 * trim
        guard total >= trim + 2 else { return nil }
        for index in points.indices.dropFirst() {
            if pieces[index] < rest {
                rest -= pieces[index]
                continue
            }
            var trimmed = Array(points[(index - 1)...])
            if pieces[index] > 0 {
                trimmed[0] = points[index - 1].toward(points[index], rest / pieces[index])
            }
            guard trimmed.count >= 2 else { return nil }
            let line = Self.regression(trimmed, trimmed)
            let worst = trimmed.reduce(0) { max($0, $1.meters(toLine: line.start, line.end)) }
            return worst < 0.5 * Self.laneWidth ? corrected(line.start, line.end) : nil
        }
        return nil
    }
}
