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
        var up = [Measure](repeating: Measure(), count: graph.arcHeads.count)
        var down = up
        let starts = graph.arcStarts.span
        let heads = graph.arcHeads.span
        let upWeights = metric.arcUp.span
        let downWeights = metric.arcDown.span
        let upVias = metric.arcUpVias.span
        let downVias = metric.arcDownVias.span
        func place(_ state: UInt32, _ head: UInt32) -> Int {
            var low = Int(starts[Int(state)])
            var high = Int(starts[Int(state) + 1])
            while low < high {
                let middle = (low + high) / 2
                if heads[middle] < head { low = middle + 1 } else { high = middle }
            }
            return low < heads.count ? low : 0
        }
        for state in 0..<UInt32(graph.stateCount) {
            for arc in Int(starts[Int(state)])..<Int(starts[Int(state) + 1]) {
                let head = heads[arc]
                if upWeights[arc] < Hierarchy.unreachable {
                    let via = upVias[arc]
                    up[arc] =
                        via == .max
                        ? graph.measure(from: state, to: head, metric)
                        : Self.sum(down[place(via, state)], up[place(via, head)])
                }
                if downWeights[arc] < Hierarchy.unreachable {
                    let via = downVias[arc]
                    down[arc] =
                        via == .max
                        ? graph.measure(from: head, to: state, metric)
                        : Self.sum(down[place(via, head)], up[place(via, state)])
                }
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
    /// What travelling a state and turning into the next one takes.
    fileprivate func measure(
        from state: UInt32, to next: UInt32, _ metric: RoadMetric
    ) -> HierarchyMeasures.Measure {
        let turn = turn(from: state, to: next).map { turnDurations[$0] } ?? 0
        return HierarchyMeasures.Measure(
            duration: metric.stateDurations[Int(state)] &+ turn,
            decimeters: Int32(clamping: segmentLengths[Int(stateArcs[Int(state)] / 2)] / 10))
    }
}
