import Bytes

/// The course of a road from a junction, and where it seems to lead.
///
/// Ways are drawn along the middle of roads, so where they meet, the first meters say more of the drawing
/// than of the road. The bearing is therefore taken further on, where the road has found its course.
struct ArmGeometry {
    /// Points from the junction on, as far as `reach` or the next junction.
    private(set) var points: [LocalPoint]
    /// The length of the whole stretch, also beyond the points.
    private(set) var meters: Double

    private static let laneWidth = 3.25
    private static let lookahead = 10.0
    private static let reach = 60.0

    init(_ atlas: JunctionAtlas, _ arc: UInt32, _ frame: LocalFrame, reach: Double = Self.reach) {
        points = []
        meters = 0
        var along = 0.0
        var current = arc
        for _ in 0..<64 {
            if along < reach {
                let segment = Int(current / 2)
                let range =
                    Int(atlas.graph.shapeStarts[segment])..<Int(
                        atlas.graph.shapeStarts[segment + 1])
                for offset in 0..<range.count {
                    let index =
                        current % 2 == 0 ? range.lowerBound + offset : range.upperBound - 1 - offset
                    let point = frame.point(
                        atlas.graph.shapeLatitudes[index], atlas.graph.shapeLongitudes[index])
                    if let last = points.last {
                        if last == point { continue }
                        along += last.meters(to: point)
                    }
                    points.append(point)
                    if along >= reach { break }
                }
            }
            meters += atlas.meters(current)
            guard let next = atlas.continuation(current), next != arc else { break }
            current = next
        }
    }

    /// The bearing of the first two meters.
    var initialBearing: Double { bearing(at: 2) }

    private func bearing(at meters: Double) -> Double {
        guard let first = points.first else { return 0 }
        return first.bearing(to: point(at: meters))
    }

    /// The point some meters along, or the last.
    func point(at meters: Double) -> LocalPoint {
        var rest = meters
        for index in points.indices.dropFirst() {
            let length = points[index - 1].meters(to: points[index])
            if length >= rest, length > 0 {
                return points[index - 1].toward(points[index], rest / length)
            }
            rest -= length
        }
        return points.last ?? LocalPoint(x: 0, y: 0)
    }

    /// The farthest any of the first points lies from the line between its ends.
    private func deviation(_ count: Int, to end: LocalPoint) -> Double {
        guard let start = points.first else { return 0 }
        let length = start.meters(to: end)
        var worst = 0.0
        for point in points.prefix(count).dropFirst() {
            let distance: Double
            if length == 0 {
                distance = start.meters(to: point)
            } else {
                distance = abs(
                    (end.x - start.x) * (point.y - start.y)
                        - (end.y - start.y) * (point.x - start.x)) / length
            }
            worst = max(worst, distance)
        }
        return worst
    }

    /// Where the road seems to lead.
    ///
    /// `lanes` is the largest number of lanes of a road at the junction.
    func bearing(kind: RoadKind, isCircular: Bool, lanes: Int) -> Double {
        guard points.count > 2 else { return bearing(at: .infinity) }
        if isCircular { return initialBearing }
        if kind.isMinor { return bearing(at: Self.lookahead) }
        let width = Double(lanes == 0 ? 2 : lanes) * Self.laneWidth * Self.share(kind)
        if points[0].meters(to: points[1]) > width + Self.lookahead {
            return points[0].bearing(to: points[1])
        }
        let farthest = 40 + width
        let far = point(at: farthest)
        var count = 1
        var along = 0.0
        var straight = 0.0
        var isStraight = true
        while count < points.count, along < farthest {
            along += points[count - 1].meters(to: points[count])
            if isStraight {
                if count < 2 || deviation(count, to: points[count]) < 0.25 * Self.laneWidth {
                    straight = along
                } else {
                    isStraight = false
                }
            }
            count += 1
        }
        if along <= 2 || deviation(count - (along > farthest ? 1 : 0), to: far)
            < 0.5 * Self.laneWidth
        {
            return points[0].bearing(to: far)
        }
        if straight >= width + Self.lookahead { return bearing(at: 5) }
        return curveBearing(width, far, along: min(along, farthest))
    }

    /// How much of a junction a road of a kind takes up, in times its lanes' width.
    private static func share(_ kind: RoadKind) -> Double {
        if kind.isMotorway { return 2.5 }
        return kind.rank == 4 ? 1.5 : 1
    }

    /// A road that is not straight: its direction beyond the junction's width if it is straight from
    /// there, or at ten meters.
    private func curveBearing(_ width: Double, _ far: LocalPoint, along: Double) -> Double {
        let start = min(0.64 * width, along / 2)
        let near = point(at: start)
        if along >= start + 2 {
            var worst = 0.0
            let length = near.meters(to: far)
            var passed = 0.0
            for index in points.indices.dropFirst() {
                passed += points[index - 1].meters(to: points[index])
                guard passed > start, passed < along, length > 0 else { continue }
                let distance =
                    abs(
                        (far.x - near.x) * (points[index].y - near.y)
                            - (far.y - near.y) * (points[index].x - near.x)) / length
                worst = max(worst, distance)
            }
            if worst < 0.5 * Self.laneWidth, length > 1 { return near.bearing(to: far) }
        }
        return bearing(at: Self.lookahead)
    }
}
