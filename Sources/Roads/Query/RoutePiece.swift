import Bytes
import Columns
import Geodesy

/// A piece of a leg's line, between one of its points and the next.
public struct RoutePiece: Sendable, Equatable {
    /// The length in meters.
    public let meters: Double
    /// The travel time in seconds, without the turns at its ends.
    public let seconds: Double
    /// What it weighs in seconds, without turns.
    package let weight: Double
    /// The arc that it is part of, by its place in the leg.
    public let arcIndex: Int

    /// Kilometers per hour; 0 where it takes no time.
    public var kilometersPerHour: Double { seconds > 0 ? meters / seconds * 3.6 : 0 }
}

extension RouteLeg {
    /// The pieces of the leg's line, one fewer than its points; a leg without length has none.
    ///
    /// Their lengths add up to the leg's, their times to that of its arcs.
    public func pieces(in graph: RoadGraph) -> [RoutePiece] {
        var result: [RoutePiece] = []
        result.reserveCapacity(latitudes.count)
        for index in arcs.indices {
            let points = points(ofArc: index)
            let lengths = points.dropLast().map { point in
                MidLatitudeDistance.meters(
                    PackedCoordinate(latitudes[point], longitudes[point]),
                    PackedCoordinate(latitudes[point + 1], longitudes[point + 1]))
            }
            let length = lengths.reduce(0, +)
            let seconds = Double(arcDurations[index]) / 100
            let weight = Double(weight(ofArc: index, graph)) / 100
            for (place, piece) in lengths.enumerated() {
                // Where all points are one, the first piece has everything.
                let share = length > 0 ? piece / length : place == 0 ? 1 : 0
                result.append(
                    RoutePiece(
                        meters: arcMeters[index] * share, seconds: seconds * share,
                        weight: weight * share, arcIndex: index))
            }
        }
        return result
    }
}

extension RoadGraph {
    /// The way of OpenStreetMap that an arc is part of, and whether it leads along its drawing.
    public func way(ofArc arc: UInt32) -> DirectedWay {
        DirectedWay(
            id: wayIDs[Int(segmentWays[Int(arc / 2)])], isForward: arc % 2 == 0)
    }

    /// The tagged speed limit on an arc in km/h; 0 if there is no tag, 255 if there is no limit.
    package func speedLimit(ofArc arc: UInt32) -> UInt8 {
        wayLimits[Int(segmentWays[Int(arc / 2)]) * 2 + Int(arc % 2)]
    }
}
