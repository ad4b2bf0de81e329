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
    /// neighbours of a state are known to be best by then: one look at each triangle is enough ("perfect
    /// customization": Dibbelt, Strasser and Wagner, 2016, section 7).
    ///
    /// - Complexity: O(triangles), as `customize`.
    func bestArcs() -> (up: Side, down: Side) {
        let least = leastCosts()
        return (
            side(of: up, upVias, where: { least.up[$0] == up[$0] }),
            side(of: down, downVias, where: { least.down[$0] == down[$0] })
        )
    }

    /// What the best ways between the ends of each arc cost.
    private func leastCosts() -> (up: [Int32], down: [Int32]) {
        var (leastUp, leastDown) = (up, down)
        var place = [UInt32](repeating: 0, count: starts.count)
        for state in (0..<max(0, starts.count - 1)).reversed() {
            let own = Int(starts[state])..<Int(starts[state + 1])
            for arc in own { place[Int(heads[arc])] = UInt32(arc) }
            for first in own {
                let neighbor = Int(heads[first])
                var (forth, back) = (leastUp[first], leastDown[first])
                for second in Int(starts[neighbor])..<Int(starts[neighbor + 1]) {
                    // state – neighbor – head, and state – head.
                    let third = Int(place[Int(heads[second])])
                    guard own.contains(third) else { continue }
                    let (ahead, home) = (leastUp[second], leastDown[second])
                    leastUp[third] = min(leastUp[third], up[first] &+ ahead)
                    leastDown[third] = min(leastDown[third], home &+ down[first])
                    forth = min(forth, up[third] &+ home)
                    back = min(back, ahead &+ down[third])
                }
                leastUp[first] = forth
                leastDown[first] = back
            }
        }
        return (leastUp, leastDown)
    }

    private func side(
        of weights: [Int32], _ vias: [UInt32], where isBest: (Int) -> Bool
    ) -> Side {
        var side = Side()
        side.starts.reserveCapacity(starts.count)
        for state in starts.indices.dropLast() {
            for arc in Int(starts[state])..<Int(starts[state + 1])
            where weights[arc] < Self.unreachable && isBest(arc) {
                side.rises.append(heads[arc] - UInt32(state))
                side.weights.append(weights[arc])
                side.falls.append(vias[arc] == .max ? 0 : UInt32(state) - vias[arc])
            }
            side.starts.append(UInt32(side.rises.count))
        }
        return side
    }
}
