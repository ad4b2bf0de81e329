import Bytes
import Columns

/// Travel times and lengths of the shortest paths that the arcs of a hierarchy stand for.
///
/// Computed when first needed: single routes add up their own states, but matrices and isochrones look at
/// many pairs and unpack none.
struct HierarchyMeasures: Sendable {
    /// A time in hundredths of a second, and a length in decimeters.
    struct Measure: Sendable {
        var duration: Int32 = 0
        var decimeters: Int32 = 0
    }

    /// Of going up each arc.
    let up: [Measure]
    /// Of coming down each arc.
    let down: [Measure]

    /// Adds up the arcs from the lowest state on: each stands for a turn, or for two lower arcs.
    init(_ graph: RoadGraph, _ metric: RoadMetric) {
        var up = [Measure](repeating: Measure(), count: metric.up.count)
        var down = [Measure](repeating: Measure(), count: metric.down.count)
        func detour(_ from: UInt32, _ via: UInt32, _ to: UInt32) -> Measure {
            Self.sum(
                metric.down.arc(via, from).map { down[$0] } ?? Measure(),
                metric.up.arc(via, to).map { up[$0] } ?? Measure())
        }
        for state in 0..<UInt32(graph.stateCount) {
            metric.up.forEachArc(of: Int(state)) { arc, head in
                let (via, head) = (metric.up.via(arc, of: state), UInt32(head))
                up[arc] =
                    via == .max
                    ? graph.measure(from: state, to: head, metric) : detour(state, via, head)
            }
            metric.down.forEachArc(of: Int(state)) { arc, head in
                let (via, head) = (metric.down.via(arc, of: state), UInt32(head))
                down[arc] =
                    via == .max
                    ? graph.measure(from: head, to: state, metric) : detour(head, via, state)
            }
        }
        self.up = up
        self.down = down
    }

    private static func sum(_ one: Measure, _ other: Measure) -> Measure {
        Measure(
            duration: Int32(clamping: Int64(one.duration) + Int64(other.duration)),
            decimeters: Int32(clamping: Int64(one.decimeters) + Int64(other.decimeters)))
    }
}

extension RoadGraph {
    /// What traveling a state and turning into the next one takes.
    fileprivate func measure(
        from state: UInt32, to next: UInt32, _ metric: RoadMetric
    ) -> HierarchyMeasures.Measure {
        let turn = turn(from: state, to: next).map { turnDurations[$0] } ?? 0
        return HierarchyMeasures.Measure(
            duration: metric.stateDurations[Int(state)] &+ turn,
            decimeters: Int32(
                clamping: (segmentLengths[Int(stateArcs[Int(state)] / 2)] &+ 5) / 10))
    }
}
