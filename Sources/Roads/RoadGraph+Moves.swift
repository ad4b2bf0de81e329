import Bytes
import Columns
import Geodesy
import MapGeometry

/// The graph as another algorithm reads it: states, the moves between them, and where they are.
extension RoadGraph {
    /// Going on from one state to a next one.
    public struct Move: Sendable, Equatable {
        /// The number of the state that one leaves, 0 ..< `stateCount`.
        public let from: Int
        /// The number of the state that is entered.
        public let to: Int
        /// The cost of the state that is left and the turn after it: the time, with preferences counted in.
        public let weight: Duration
    }

    /// The moves from a state that are open; empty at dead ends.
    public func moves(from state: Int) -> [Move] {
        turns(from: UInt32(state)).compactMap { turn in
            let weight = Int(stateWeights[state]) + Int(turnWeights[turn])
            guard weight < Hierarchy.unreachable else { return nil }
            return Move(
                from: state, to: Int(turnHead(turn, from: UInt32(state))),
                weight: Duration(hundredths: weight))
        }
    }

    /// The first point of the piece of road that a state is on.
    public func coordinate(ofState state: Int) -> CLLocationCoordinate2D {
        coordinate(ofPoint: Int(shapeStarts[Int(stateArcs[state] / 2)]))
    }

    /// Number of points of all lines of roads.
    public var pointCount: Int { shapeLatitudes.count }

    /// A point of a road's line, by its number, 0 ..< `pointCount`.
    public func coordinate(ofPoint point: Int) -> CLLocationCoordinate2D {
        PackedCoordinate(shapeLatitudes[point], shapeLongitudes[point]).coordinate
    }
}
