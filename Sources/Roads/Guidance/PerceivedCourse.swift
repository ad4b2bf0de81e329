import Foundation

/// The perceived bearing of a bent road where it leaves a junction.
///
/// Ways are drawn from the middle of a junction along the middle of roads, so that the first meters may turn
/// aside. Lines are therefore classified by shape, and each shape has its own point that gives the bearing.
/// The figures are those of OSRM's guidance.
struct PerceivedCourse {
    /// The shape of a line, the simplest first.
    private enum Shape {
        /// A single segment, or a very short one before the rest.
        case plain
        /// Straight as far as one looks.
        case straight
        /// Straight for long enough to show where it leads.
        case straightAtFirst
        /// Wavering about a line.
        case wavering(MeasuredLine.Stretch)
        /// Aside to a lane first, and along it from a point on.
        case shifted(from: Int)
        /// A single even bend.
        case curved
        /// Straight once it is out of the junction.
        case straightBeyond(MeasuredLine.Stretch)
        case unclear
    }

    private static let laneWidth = 3.25
    /// The least distance that is looked at, in meters.
    private static let near = 10.0
    /// The distance that is looked at where the shape is not clear before.
    private static let far = 40.0

    private let line: MeasuredLine
    private let laneCount: Double

    /// - Parameter points: At least three, the junction first.
    init(_ points: [LocalPoint], _ kind: RoadKind, lanes: Int) {
        laneCount = Self.laneCount(kind, lanes)
        let reach = Self.far + laneCount * Self.laneWidth
        line = MeasuredLine(points).prefix(meters: reach)
    }

    /// The length of a first piece that makes a road's direction plain.
    static func straightMeters(_ kind: RoadKind, lanes: Int) -> Double {
        laneCount(kind, lanes) * laneWidth + near
    }

    /// Half the lanes that the crossing roads may have, more for roads whose exits are drawn slantwise.
    private static func laneCount(_ kind: RoadKind, _ lanes: Int) -> Double {
        (kind.isHighway ? 2.5 : kind.rank == 4 ? 1.5 : 1) * Double(lanes == 0 ? 2 : lanes)
    }

    /// How much of the road lies in the junction, in meters.
    private var width: Double { laneCount * Self.laneWidth }

    /// Degrees clockwise from north.
    var bearing: Double { line.points[0].bearing(to: target(shape)) }

    private func target(_ shape: Shape) -> LocalPoint {
        let end = line.points[line.last]
        switch shape {
        case .plain: return end
        case .straight: return end == line.points[0] ? line.points.at(2) : end
        case .straightAtFirst: return line.points.at(5)
        case .wavering(let stretch), .straightBeyond(let stretch): return moved(stretch)
        case .shifted(let index):
            return moved(.init(start: line.points[index], end: line.points[index + 1]))
        case .curved:
            // A bend in short pieces is the turn itself; a wide one begins where the road leads to.
            if line.piece(line.last) < 6 { return end }
            return moved(.init(start: line.points.at(4), end: line.points.at(6)))
        case .unclear: return line.points.at(Self.near)
        }
    }

    /// Where a stretch would end if it began at the junction; very nearly so, to keep a trace of the drawing.
    private func moved(_ stretch: MeasuredLine.Stretch) -> LocalPoint {
        let (base, head) = (stretch.start, stretch.end)
        if base.meters(to: head) < 2 { return head }
        let start = line.points[0]
        return LocalPoint(
            x: head.x - 0.9 * (base.x - start.x), y: head.y - 0.9 * (base.y - start.y))
    }

    // MARK: Shapes

    private var shape: Shape {
        if line.last == 1 || line.meters <= 2 { return .plain }
        if line.sag(0...line.last) < Self.laneWidth / 2 { return .straight }
        let straight = lastStraight
        if line.marks[straight] >= width + Self.near { return .straightAtFirst }
        let trend = line.trend(within: Self.far)
        if line.offset(0...line.last, from: trend) < 0.35 * Self.laneWidth {
            return .wavering(trend)
        }
        if isShifted(straight) { return .shifted(from: straight) }
        if isCurve { return .curved }
        return beyond.map(Shape.straightBeyond) ?? .unclear
    }

    /// The last point up to which the road is straight.
    private var lastStraight: Int {
        var index = 1
        while index < line.last, line.sag(0...index + 1) < Self.laneWidth / 4 { index += 1 }
        return index
    }

    /// Whether the line turns aside no farther than its lanes are wide, and is straight from there on.
    private func isShifted(_ index: Int) -> Bool {
        let aside = (1 + laneCount.rounded(.down) / 2) * Self.laneWidth
        guard index < line.last, line.marks[index] < aside, line.meters >= 0.4 * Self.far,
            line.meters - line.marks[index] >= line.meters / 10
        else { return false }
        // What follows a long segment does not matter.
        let long = (max(index, 1)...line.last).first { line.piece($0) >= 30 } ?? line.last
        return line.sag(index...max(long, index)) < Self.laneWidth / 2
    }

    // MARK: Curves

    private var isCurve: Bool {
        guard line.meters > 2 * width, turnsEnough, liesOnOneSide, let crest = crest else {
            return false
        }
        let isLate = line.marks[crest.index] > 0.35 * line.meters
        let isHigh = crest.meters >= max(0.3 * width, Self.laneWidth / 2)
        return (isLate && isHigh || line.meters <= Self.near) && isEven
    }

    private var turnsEnough: Bool {
        let begin = line.points[0].bearing(to: line.points[1])
        let end = line.points[line.last - 1].bearing(to: line.points[line.last])
        return TurnAngle.deviation(begin, end) > TurnAngle.narrow / 2
    }

    private var liesOnOneSide: Bool {
        let (first, last) = (line.points[0], line.points[line.last])
        func isLeft(_ point: LocalPoint) -> Bool {
            (last.x - first.x) * (point.y - first.y) > (last.y - first.y) * (point.x - first.x)
        }
        let inner = line.points[1..<line.last]
        return line.last == 2 || Set(inner.map(isLeft)).count == 1
    }

    /// The point farthest from the way between the ends, if the line goes away from it and comes back once.
    private var crest: (index: Int, meters: Double)? {
        let (first, last) = (line.points[0], line.points[line.last])
        let heights = line.points.map { $0.meters(toLine: first, last) }
        guard let top = heights.indices.max(by: { heights[$0] < heights[$1] }) else { return nil }
        let rises = zip(heights[...top], heights[...top].dropFirst()).allSatisfy { $0 <= $1 }
        let falls = zip(heights[top...], heights[top...].dropFirst()).allSatisfy { $0 >= $1 }
        return rises && falls ? (top, heights[top]) : nil
    }

    /// Whether no long part between bends is straight, and no sharp bend follows one to the other side.
    private var isEven: Bool {
        let bends = (1..<line.last).map { index in
            180
                - TurnAngle.between(
                    line.points[index - 1].bearing(to: line.points[index]),
                    line.points[index].bearing(to: line.points[index + 1]))
        }
        let zigzags = zip(bends, bends.dropFirst()).contains { one, other in
            min(abs(one), abs(other)) > TurnAngle.fuzzy && one * other < 0
        }
        if zigzags { return false }
        // What lies in the junction may be straight; other parts show once the line has gone on from them.
        var straight = max(0, line.piece(1) - width)
        var wentStraight = false
        for index in 2..<max(line.last, 2) {
            let goesStraight = abs(bends[index - 1]) < 5
            if goesStraight { straight += line.piece(index) }
            if straight > 0.3 * line.meters, !goesStraight || wentStraight { return false }
            if !goesStraight { straight = line.piece(index) }
            wentStraight = goesStraight
        }
        return true
    }

    // MARK: Beyond the junction

    private var beyond: MeasuredLine.Stretch? {
        guard line.meters >= 0.8 * width + 2 else { return nil }
        let rest = line.suffix(from: 0.64 * width)
        guard rest.last >= 1 else { return nil }
        let trend = rest.trend(within: Self.far)
        return rest.offset(0...rest.last, from: trend) < Self.laneWidth / 2 ? trend : nil
    }
}
