import Bytes
import Foundation

/// A road at a junction (an arm), as it leaves the junction.
struct Arm: Sendable {
    /// The arc that leaves the junction on this road.
    var arc: UInt32
    /// The junction at the other end of its segment.
    var target: UInt32
    var kind: RoadKind
    var flags: RoadFlags
    /// Lanes of both directions together; 0 if unknown.
    var lanes: Int
    var mode: ArcMode
    /// The signs one follows when leaving on this road.
    var text: RoadText
    /// Whether the mode may leave on this road, as far as it depends on the road alone.
    var isOpen: Bool
    /// The road's bearing beyond the junction itself, in degrees clockwise from north.
    var bearing: Double
    /// The bearing of its first two meters.
    var initialBearing: Double
    /// The meters to the next junction, name change or end.
    var meters: Double
    /// Whether it is the carriageway toward the junction of a divided road, merged with the other one.
    var isMerged = false
    /// Whether it is one of the two carriageways of a divided road.
    var isPaired = false
    /// The turn angle from the road of arrival.
    var angle = 0.0
    /// Whether turning into it from the road of arrival is allowed.
    var isAllowed = false
    var turn = Turn.unknown

    var isCircular: Bool { !flags.isDisjoint(with: [.roundabout, .circular]) }
}

/// Points around a junction in meters, x to the east and y to the north of it.
struct LocalPoint: Equatable {
    var x: Double
    var y: Double

    func meters(to other: LocalPoint) -> Double {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }

    /// The bearing to another point, degrees clockwise from north.
    func bearing(to other: LocalPoint) -> Double {
        TurnAngle.positive(atan2(other.x - x, other.y - y) * 180 / .pi)
    }

    /// The distance to the nearest point of a line segment.
    func meters(toLine start: LocalPoint, _ end: LocalPoint) -> Double {
        let square = (end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)
        guard square > 0 else { return meters(to: start) }
        let share =
            ((x - start.x) * (end.x - start.x) + (y - start.y) * (end.y - start.y)) / square
        return meters(to: start.toward(end, max(0, min(1, share))))
    }

    /// The point at a fraction of the way to another.
    func toward(_ other: LocalPoint, _ fraction: Double) -> LocalPoint {
        LocalPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
