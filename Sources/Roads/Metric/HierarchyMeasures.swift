import Bytes

/// How long and how far the best ways are that the arcs of a hierarchy stand for.
///
/// Made when it is first asked for: single routes add up their own states, but matrices and isochrones
/// look at many pairs and unpack none.
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
        var up = [Measure](repeating: Measure(), count: metric.up.heads.count)
        var down = [Measure](repeating: Measure(), count: metric.down.heads.count)
        let (upStarts, upHeads) = (metric.up.starts.span, metric.up.heads.span)
        let (downStarts, downHeads) = (metric.down.starts.span, metric.down.heads.span)
        let (upWeights, upVias) = (metric.up.weights.span, metric.up.vias.span)
        let (downWeights, downVias) = (metric.down.weights.span, metric.down.vias.span)
        func detour(_ from: UInt32, _ via: UInt32, _ to: UInt32) -> Measure {
            Self.sum(
                down[Self.place(via, from, downStarts, downHeads)],
                up[Self.place(via, to, upStarts, upHeads)])
        }
        for state in 0..<UInt32(graph.stateCount) {
            for arc in Int(upStarts[Int(state)])..<Int(upStarts[Int(state) + 1])
            where upWeights[arc] < Hierarchy.unreachable {
                let head = upHeads[arc]
                up[arc] =
                    upVias[arc] == .max
                    ? graph.measure(from: state, to: head, metric)
                    : detour(state, upVias[arc], head)
            }
            for arc in Int(downStarts[Int(state)])..<Int(downStarts[Int(state) + 1])
            where downWeights[arc] < Hierarchy.unreachable {
                let head = downHeads[arc]
                down[arc] =
                    downVias[arc] == .max
                    ? graph.measure(from: head, to: state, metric)
                    : detour(head, downVias[arc], state)
            }
        }
        self.up = up
        self.down = down
    }

    /// Where the arc between two states stands; some other place if there is none.
    private static func place(
        _ state: UInt32, _ head: UInt32, _ starts: Span<UInt32>, _ heads: Span<UInt32>
    ) -> Int {
        var low = Int(starts[Int(state)])
        var high = Int(starts[Int(state) + 1])
        while low < high {
            let middle = (low + high) / 2
            if heads[middle] < head { low = middle + 1 } else { high = middle }
        }
        return low < heads.count ? low : 0
    }

    private static func sum(_ one: Measure, _ other: Measure) -> Measure {
        Measure(
            duration: Int32(clamping: Int64(one.duration) + Int64(other.duration)),
            decimeters: Int32(clamping: Int64(one.decimeters) + Int64(other.decimeters)))
    }
}

extension RoadGraph {
    /// What travelling a state and turning into the next one takes.
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
