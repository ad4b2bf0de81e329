import Bytes
import Foundation

/// The geometry of roads beyond the next junction, to decide whether two are the carriageways of one road.
extension GuidanceGraph {
    /// A road followed by its name.
    struct Course {
        /// The points of the course, in meters.
        var points: [LocalPoint] = []
        var meters = 0.0
    }

    private static let courseMeters = 120.0

    /// Follows a road for 120 m, by direction and name.
    func course(_ arm: Arm, _ frame: LocalFrame, isStrict: Bool) -> Course {
        var course = Course()
        var arc = arm.arc
        let origin = tail(arc)
        for _ in 0..<32 {
            append(arc, to: &course, frame)
            let last = end(arc)
            if head(last) == origin || course.meters >= Self.courseMeters { break }
            guard let view = view(from: last, merging: false), view.count > 1,
                let next = follow(view, arm.text, arm.bearing, isStrict: isStrict)
            else { break }
            arc = next
        }
        return course
    }

    private func append(_ arc: UInt32, to course: inout Course, _ frame: LocalFrame) {
        let rest = Self.courseMeters - course.meters
        let geometry = ArmGeometry(self, arc, frame, reach: rest)
        var along = 0.0
        var previous: LocalPoint?
        for point in geometry.points {
            if let before = previous {
                let length = before.meters(to: point)
                if along + length > rest {
                    if length > 0 {
                        course.points.append(before.toward(point, (rest - along) / length))
                    }
                    along = rest
                    break
                }
                along += length
            }
            course.points.append(point)
            previous = point
        }
        course.meters = min(Self.courseMeters, course.meters + geometry.meters)
    }

    /// The arc by which a road of some name goes on; nil where that is ambiguous.
    private func follow(
        _ view: JunctionView, _ text: RoadText, _ bearing: Double, isStrict: Bool
    ) -> UInt32? {
        guard view.arms.count(where: { $0.text.isAlike(text) }) <= 2 else { return nil }
        func score(_ arm: Arm) -> Double {
            (arm.text.isAlike(text) ? 0 : 180) + TurnAngle.fromStraight(arm.angle)
        }
        guard
            let best = view.arms.indices.dropFirst().min(by: {
                score(view.arms[$0]) < score(view.arms[$1])
            })
        else { return nil }
        let arm = view.arms[best]
        let bend = TurnAngle.fromStraight(arm.angle)
        let isStraightest = view.count == 2 || view.nearest(to: TurnAngle.straight) == best
        if isStraightest, bend < TurnAngle.narrow,
            TurnAngle.deviation(bearing, arm.bearing) < TurnAngle.narrow
        {
            return arm.arc
        }
        guard arm.text.isAlike(text), bend < 100 else { return nil }
        if isStrict, bend > TurnAngle.group {
            if let opposite = view.nearest(to: TurnAngle.reversed(arm.angle)),
                TurnAngle.deviation(arm.angle, view.arms[opposite].angle)
                    > 180 - TurnAngle.fuzzy
            {
                return nil
            }
            if let straight = view.nearest(to: TurnAngle.straight),
                TurnAngle.fromStraight(view.arms[straight].angle) < TurnAngle.fuzzy
            {
                return nil
            }
        }
        return arm.arc
    }

    /// Whether the two roads are parallel.
    func isParallel(_ left: Arm, _ right: Arm) -> Bool {
        let place = place(tail(left.arc))
        let frame = LocalFrame(place.latitude, place.longitude)
        let one = course(left, frame, isStrict: true)
        guard one.meters > 40 else { return false }
        let other = course(right, frame, isStrict: true)
        guard other.meters > 40 else { return false }
        let isMeeting = one.points.last == other.points.last
        let first = Self.sampled(one.points, dropping: !isMeeting)
        let second = Self.sampled(other.points, dropping: !isMeeting)
        guard first.count >= 2, second.count >= 2 else { return false }
        let slope = Self.direction(first) - Self.direction(second)
        guard abs(tan(slope)) < 0.2, cos(slope) > 0 else { return false }
        let gap = min(
            Self.distance(first[first.count / 2], second),
            Self.distance(second[second.count / 2], first))
        let width = 0.5 * Double(max(1, left.lanes) + max(1, right.lanes)) * 3.25
        return gap <= width + 12
    }

    /// Points every five meters; without the first third where wanted.
    private static func sampled(_ points: [LocalPoint], dropping: Bool) -> [LocalPoint] {
        guard let first = points.first else { return [] }
        var result = [first]
        var rest = 5.0
        for index in points.indices.dropFirst() {
            let length = points[index - 1].meters(to: points[index])
            var at = rest
            while at <= length, length > 0 {
                result.append(points[index - 1].toward(points[index], at / length))
                at += 5
            }
            rest = at - length
        }
        if let last = points.last, result.last != last { result.append(last) }
        return dropping ? Array(result.dropFirst(result.count / 3)) : result
    }

    /// The direction of the line of least squares through points, in radians.
    private static func direction(_ points: [LocalPoint]) -> Double {
        let count = Double(points.count)
        let x = points.reduce(0) { $0 + $1.x } / count
        let y = points.reduce(0) { $0 + $1.y } / count
        var xx = 0.0
        var xy = 0.0
        var yy = 0.0
        for point in points {
            xx += (point.x - x) * (point.x - x)
            xy += (point.x - x) * (point.y - y)
            yy += (point.y - y) * (point.y - y)
        }
        let axis = atan2(2 * xy, xx - yy) / 2
        let first = points[0]
        let last = points[points.count - 1]
        let along = (last.x - first.x) * cos(axis) + (last.y - first.y) * sin(axis)
        return along < 0 ? axis + .pi : axis
    }

    private static func distance(_ point: LocalPoint, _ line: [LocalPoint]) -> Double {
        var best = Double.infinity
        for index in line.indices.dropFirst() {
            best = min(best, point.meters(toLine: line[index - 1], line[index]))
        }
        return best
    }

    /// Whether the two roads form a round loop.
    func isCircle(_ left: Arm, _ right: Arm) -> Bool {
        let place = place(tail(left.arc))
        let frame = LocalFrame(place.latitude, place.longitude)
        let one = course(left, frame, isStrict: false)
        let other = course(right, frame, isStrict: false)
        guard let first = one.points.first, one.points.last == other.points.last,
            first == one.points.last, one.meters > 0
        else { return false }
        var area = 0.0
        for index in one.points.indices.dropFirst() {
            let a = one.points[index - 1]
            let b = one.points[index]
            area += a.x * b.y - b.x * a.y
        }
        return abs(area / 2) / (one.meters * one.meters) >= 0.85 / (4 * .pi)
    }

    /// Whether the two roads end at the corners of a narrow triangle.
    func isTriangle(_ left: Arm, _ right: Arm, _ junction: UInt32) -> Bool {
        guard let leftEnd = corner(left, side: 90), let rightEnd = corner(right, side: 270),
            meters(junction, leftEnd.junction) <= 80,
            let connector = leftEnd.nearest(to: 90),
            TurnAngle.deviation(leftEnd.arms[connector].angle, 90) <= TurnAngle.narrow
        else { return false }
        let width = Double(max(1, left.lanes) + max(1, right.lanes)) * 3.25
        guard meters(leftEnd.junction, rightEnd.junction) <= width + 10 else { return false }
        return head(endOfChain(leftEnd.arms[connector].arc)) == rightEnd.junction
    }

    /// The next junction along a road, or the one after if there is no turn to the side.
    private func corner(_ arm: Arm, side: Double) -> JunctionView? {
        guard let first = view(from: endOfChain(arm.arc), merging: false) else { return nil }
        if let turn = first.nearest(to: side),
            TurnAngle.deviation(first.arms[turn].angle, side) > TurnAngle.narrow
        {
            guard let onward = first.nearest(to: TurnAngle.straight) else { return nil }
            return view(from: endOfChain(first.arms[onward].arc), merging: false)
        }
        return first
    }
}

extension RoadText {
    /// Whether the same is written on the signs along the road.
    func isAlike(_ other: RoadText) -> Bool {
        name == other.name && ref == other.ref && pronunciation == other.pronunciation
    }
}
