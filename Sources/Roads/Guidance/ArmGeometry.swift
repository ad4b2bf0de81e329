import Bytes

/// The geometry of a road from a junction on, and the bearing it is perceived to have.
///
/// Ways are drawn along the middle of roads, so where they meet, the first meters depend on the drawing more
/// than on the road. The bearing is therefore taken farther on, beyond the area of the junction.
struct ArmGeometry {
    /// Points from the junction on, as far as `reach` or the next junction.
    private(set) var points: [LocalPoint]
    /// The length of the whole stretch, also beyond the points.
    private(set) var meters: Double

    init(_ roads: GuidanceGraph, _ arc: UInt32, _ frame: LocalFrame, reach: Double) {
        points = []
        points.reserveCapacity(16)
        meters = 0
        var along = 0.0
        var current = arc
        for _ in 0..<64 {
            if along < reach {
                let segment = Int(current / 2)
                let range =
                    Int(
                        roads.graph.shapeStarts[segment])..<Int(
                        roads.graph.shapeStarts[segment + 1])
                for offset in 0..<range.count {
                    let index =
                        current % 2 == 0 ? range.lowerBound + offset : range.upperBound - 1 - offset
                    let point = frame.point(
                        roads.graph.shapeLatitudes[index], roads.graph.shapeLongitudes[index])
                    if let last = points.last {
                        if last == point { continue }
                        along += last.meters(to: point)
                    }
                    points.append(point)
                    if along >= reach { break }
                }
            }
            meters += roads.meters(current)
            guard let next = roads.continuation(current), next != arc else { break }
            current = next
        }
    }

    /// The bearing of the first two meters.
    var initialBearing: Double { bearing(at: 2) }

    /// The bearing of the point some meters along.
    func bearing(at meters: Double) -> Double {
        guard let first = points.first else { return 0 }
        return first.bearing(to: point(at: meters))
    }

    /// The point some meters along, or the last.
    func point(at meters: Double) -> LocalPoint { points.at(meters) }

    /// The perceived bearing of the road; `lanes` is the largest number of lanes of a road at the junction.
    func bearing(kind: RoadKind, isCircular: Bool, lanes: Int) -> Double {
        guard points.count > 2 else { return bearing(at: .infinity) }
        if isCircular { return initialBearing }
        if kind.isMinor { return bearing(at: 10) }
        return PerceivedCourse(points, kind, lanes: lanes).bearing
    }
}

extension [LocalPoint] {
    /// The point some meters along the line, or its last.
    func at(_ meters: Double) -> LocalPoint {
        var rest = meters
        for index in indices.dropFirst() {
            let length = self[index - 1].meters(to: self[index])
            if length >= rest, length > 0 {
                return self[index - 1].toward(self[index], rest / length)
            }
            rest -= length
        }
        return last ?? LocalPoint(x: 0, y: 0)
    }
}
