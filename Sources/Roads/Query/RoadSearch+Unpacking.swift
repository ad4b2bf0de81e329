import Bytes

extension RoadSearch {
    /// The states of the path through a common ancestor, from first to last.
    func states(through meeting: UInt32, _ metric: RoadMetric) -> [UInt32] {
        var hops: [(from: UInt32, to: UInt32)] = []
        var state = meeting
        while forward.labels[Int(state)].tail != .max {
            let tail = forward.labels[Int(state)].tail
            hops.append((tail, state))
            state = tail
        }
        var result = [state]
        result.reserveCapacity(256)
        var rest: [(from: UInt32, to: UInt32)] = []
        for hop in hops.reversed() { unpack(hop, metric, into: &result, &rest) }
        state = meeting
        while backward.labels[Int(state)].tail != .max {
            let tail = backward.labels[Int(state)].tail
            unpack((state, tail), metric, into: &result, &rest)
            state = tail
        }
        return result
    }

    /// Appends the states after `hop.from` up to `hop.to`.
    ///
    /// A path passes a state once at most, which bounds the steps even if the file is corrupt.
    private func unpack(
        _ hop: (from: UInt32, to: UInt32), _ metric: RoadMetric, into result: inout [UInt32],
        _ rest: inout [(from: UInt32, to: UInt32)]
    ) {
        rest.removeAll(keepingCapacity: true)
        rest.append(hop)
        var steps = 0
        while let (from, to) = rest.popLast(), steps <= 2 * graph.stateCount {
            steps += 1
            let found = from < to ? metric.up.via(from, to) : metric.down.via(to, from)
            guard let via = found else { continue }
            if via == .max {
                result.append(to)
            } else {
                rest.append((via, to))
                rest.append((from, via))
            }
        }
    }
}
