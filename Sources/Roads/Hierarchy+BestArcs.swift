extension Hierarchy {
    /// The arcs of one direction that are best ways between their ends.
    struct Side {
        var starts: [UInt32] = [0]
        /// How far above its state each arc leads.
        var rises: [UInt32] = []
        var weights: [Int32] = []
        /// How far below its state the way of each arc leads; 0 for a single turn.
        var falls: [UInt32] = []
    }

    /// The ways up and the ways down that can be part of a best path; all others are left out.
    ///
    /// An arc's weight is that of the best way over lower states. Where a way over a higher state costs less, no best
    /// path takes the arc. States are gone through from the highest down, so that the arcs between the higher
    /// neighbors of a state are known to be best by then: one look at each triangle is enough ("perfect
    /// customization": Dibbelt, Strasser and Wagner, 2016, section 7).
    ///
    /// - Complexity: O(triangles), as `customize`.
    func bestArcs() -> (up: Side, down: Side) {
        let least = leastCosts
        return (side(0, least), side(1, least))
    }

    /// What the best ways between the ends of each arc cost, up and down.
    private var leastCosts: [SIMD2<Int32>] {
        var least = costs
        var place = [UInt32](repeating: 0, count: starts.count)
        for state in (0..<max(0, starts.count - 1)).reversed() {
            let own = Int(starts[state])..<Int(starts[state + 1])
            for arc in own { place[Int(heads[arc])] = UInt32(arc) }
            for first in own {
                let neighbor = Int(heads[first])
                let cost = costs[first]
                var best = least[first]
                for second in Int(starts[neighbor])..<Int(starts[neighbor + 1]) {
                    // state – neighbor – head, and state – head.
                    let third = Int(place[Int(heads[second])])
                    guard own.contains(third) else { continue }
                    let onward = least[second]
                    least[third] = pointwiseMin(least[third], cost &+ onward)
                    let across = costs[third] &+ SIMD2(onward.y, onward.x)
                    best = pointwiseMin(best, across)
                }
                least[first] = best
            }
        }
        return least
    }

    private func side(_ direction: Int, _ least: [SIMD2<Int32>]) -> Side {
        var side = Side()
        side.starts.reserveCapacity(starts.count)
        for state in starts.indices.dropLast() {
            for arc in Int(starts[state])..<Int(starts[state + 1]) {
                let cost = costs[arc][direction]
                guard cost < Self.unreachable, cost == least[arc][direction] else { continue }
                let via = vias[arc][direction]
                side.rises.append(heads[arc] - UInt32(state))
                side.weights.append(cost)
                side.falls.append(via == .max ? 0 : UInt32(state) - via)
            }
            side.starts.append(UInt32(side.rises.count))
        }
        return side
    }
}
