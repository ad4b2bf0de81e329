import Bytes
import Columns

/// Travel times and lengths of the paths that the arcs of a hierarchy stand for.
///
/// Each is worked out when it is first asked for and then kept: a matrix looks at the arcs on the ways up from its
/// places, which are few of a large graph's.
struct PathMeasures: Sendable {
    /// A time in hundredths of a second, and a length in decimeters.
    struct Measure: Sendable {
        var duration: Int32 = 0
        var decimeters: Int32 = 0

        static func + (one: Measure, other: Measure) -> Measure {
            Measure(
                duration: Int32(clamping: Int64(one.duration) + Int64(other.duration)),
                decimeters: Int32(clamping: Int64(one.decimeters) + Int64(other.decimeters)))
        }
    }

    /// The directions of arcs: from a state to a higher one, and from a higher one to a state.
    enum Direction: Int, Sendable { case up, down }

    private static let unknown = Measure(duration: -1, decimeters: -1)
    private let graph: RoadGraph
    /// Indexed by direction, then by arc.
    private var measures: [[Measure]] = [[], []]
    /// The arcs whose measures are known.
    private var known: [[Int]] = [[], []]
    private var metric: RoadMetric

    init(_ graph: RoadGraph, _ metric: RoadMetric) {
        self.graph = graph
        self.metric = metric
        take(metric)
    }

    /// Forgets what is known, for the paths of another metric.
    mutating func take(_ metric: RoadMetric) {
        self.metric = metric
        for direction in [Direction.up, .down] {
            let (place, count) = (direction.rawValue, side(direction).count)
            if measures[place].count == count {
                for arc in known[place] { measures[place][arc] = Self.unknown }
            } else {
                measures[place] = [Measure](repeating: Self.unknown, count: count)
            }
            known[place].removeAll(keepingCapacity: true)
        }
    }

    private func side(_ direction: Direction) -> HierarchyArcs {
        direction == .up ? metric.up : metric.down
    }

    /// The measure of an arc between a state and a higher one.
    ///
    /// - Complexity: O(arcs of the path that were not measured before).
    mutating func measure(
        _ direction: Direction, _ arc: Int, of state: UInt32, head: UInt32
    ) -> Measure {
        let found = measures[direction.rawValue][arc]
        if found.duration >= 0 { return found }
        let via = side(direction).via(arc, of: state)
        let (from, to) = direction == .up ? (state, head) : (head, state)
        var result = Measure()
        if via == .max {
            result = turn(from, to)
        } else {
            // Each arc leads over lower states alone, so that this ends.
            if let arc = metric.down.arc(via, from) {
                result = measure(.down, arc, of: via, head: from)
            }
            if let arc = metric.up.arc(via, to) {
                result = result + measure(.up, arc, of: via, head: to)
            }
        }
        measures[direction.rawValue][arc] = result
        known[direction.rawValue].append(arc)
        return result
    }

    /// What traveling a state and turning into the next one takes.
    private func turn(_ state: UInt32, _ next: UInt32) -> Measure {
        let turn = graph.turn(from: state, to: next).map { graph.turnDurations[$0] } ?? 0
        return Measure(
            duration: metric.stateDurations[Int(state)] &+ turn,
            decimeters: Int32(
                clamping: (graph.segmentLengths[Int(graph.stateArcs[Int(state)] / 2)] &+ 5) / 10))
    }
}
