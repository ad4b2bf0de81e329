import Geodesy
import MapGeometry

/// A route through all places of a request.
public struct Route: Sendable {
    /// The legs, one between each two stops.
    public let legs: [RouteLeg]
    /// The cost that chose the route, in hundredths of a second.
    package let cost: Int

    /// Creates a route.
    ///
    /// - Parameter cost: The cost that routes were compared by, in hundredths of a second.
    package init(legs: [RouteLeg], cost: Int) {
        self.legs = legs
        self.cost = cost
    }

    /// The weight that routes were compared by: the time, with avoidances and preferences counted in.
    public var weight: Duration { Duration(hundredths: cost) }

    /// Meters from start to end.
    public var meters: Double { legs.reduce(0) { $0 + $1.meters } }
    /// The expected travel time from start to end.
    public var expectedTravelTime: Duration { Duration(hundredths: hundredths) }
    /// Hundredths of a second from start to end.
    package var hundredths: Int { legs.reduce(0) { $0 + $1.hundredths } }
}

/// A leg: the part of a route from one place to the next.
public struct RouteLeg: Sendable {
    /// The states passed, in order; at least one.
    package let states: [UInt32]
    /// The arc of each state.
    public let arcs: [UInt32]
    /// Where on the first arc the leg begins.
    public let start: RoadSnap
    /// Where on the last arc it ends.
    public let end: RoadSnap
    /// Meters traveled on each arc.
    public let arcMeters: [Double]
    /// The time spent on each arc, hundredths of a second, without turns.
    package let arcDurations: [Int32]
    /// The time the turn after each arc takes, hundredths of a second; 0 after the last.
    package let turnDurations: [Int32]
    /// Latitudes of the line from start to end, 1e-7 degrees; two points at least.
    package let latitudes: [Int32]
    /// Longitudes of the line, 1e-7 degrees.
    package let longitudes: [Int32]
    /// Where each arc's part of the line begins; each part ends where the next begins.
    public let pointStarts: [Int]

    /// The line from start to end; two points at least.
    public var coordinates: [CLLocationCoordinate2D] {
        latitudes.indices.map { coordinate(at: $0) }
    }

    /// A point of the line, by its place in it.
    public func coordinate(at point: Int) -> CLLocationCoordinate2D {
        PackedCoordinate(latitudes[point], longitudes[point]).coordinate
    }

    /// Meters from start to end.
    public var meters: Double { arcMeters.reduce(0, +) }
    /// The expected travel time from start to end.
    public var expectedTravelTime: Duration { Duration(hundredths: hundredths) }
    /// Hundredths of a second from start to end.
    package var hundredths: Int {
        arcDurations.reduce(0) { $0 + Int($1) } + turnDurations.reduce(0) { $0 + Int($1) }
    }

    /// The points of an arc's part of the line; at least one.
    public func points(ofArc index: Int) -> ClosedRange<Int> {
        let last = index + 1 < pointStarts.count ? pointStarts[index + 1] : latitudes.count - 1
        return pointStarts[index]...max(pointStarts[index], last)
    }
}
