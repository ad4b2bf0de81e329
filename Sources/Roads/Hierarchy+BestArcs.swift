import ParallelWork

extension Hierarchy {
    /// The arcs of one direction that are best ways between their ends.
    package struct Side {
        /// Where the arcs of each state begin; one more than there are states.
        package var starts: [UInt32] = [0]
        /// How far above its state each arc leads.
        package var rises: [UInt32] = []
        /// What each arc costs.
        package var weights: [Int32] = []
        /// How far below its state the way of each arc leads; 0 for a single turn.
        package var falls: [UInt32] = []

        /// Creates a direction without arcs.
        package init() {}
    }

    /// The ways up and the ways down that can be part of a best path; all others are left out.
    ///
    /// An arc's weight is that of the best way over lower states. Where a way over a higher state costs less, no best
    /// path takes the arc. States are gone through from the highest down, so that the arcs between the higher
    /// neighbors of a state are known to be best by then: one look at each triangle is enough ("perfect
    /// customization": Dibbelt, Strasser and Wagner, 2016, section 7).
    ///
    /// - Parameter threads: Threads that share in it.
    /// - Complexity: O(triangles), as `customize`.
    func bestArcs(threads: WorkerThreads = .one) -> (up: Side, down: Side) {
        let least = leastCosts(threads)
        return (side(0, least, threads), side(1, least, threads))
    }

    /// What the best ways between the ends of each arc cost, up and down.
    private func leastCosts(_ threads: WorkerThreads) -> [SIMD2<Int32>] {
        let parts = treeParts(for: threads)
        var least = costs
        // SAFETY: the value made of it ends with the closure.
        unsafe least.withUnsafeMutableBufferPointer { least in
            let work = unsafe LeastCosts(self, least)
            let places = { [UInt32](repeating: 0, count: starts.count) }
            parts.downward(threads, with: places) { place, states in
                for state in states.reversed() { work.shorten(Int(state), &place) }
            }
        }
        return least
    }

    private func side(
        _ direction: Int, _ least: [SIMD2<Int32>], _ threads: WorkerThreads
    ) -> Side {
        let parts = threads.mapRanges(starts.count - 1) { states in
            var part = Side()
            for state in states {
                for arc in Int(starts[state])..<Int(starts[state + 1]) {
                    let cost = costs[arc][direction]
                    guard cost < Self.unreachable, cost == least[arc][direction] else { continue }
                    let via = vias[arc][direction]
                    part.rises.append(heads[arc] - UInt32(state))
                    part.weights.append(cost)
                    part.falls.append(via == .max ? 0 : UInt32(state) - via)
                }
                part.starts.append(UInt32(part.rises.count))
            }
            return part
        }
        var side = Side()
        side.starts.reserveCapacity(starts.count)
        for part in parts {
            let before = UInt32(side.rises.count)
            side.starts += part.starts.dropFirst().lazy.map { before + $0 }
            side.rises += part.rises
            side.weights += part.weights
            side.falls += part.falls
        }
        return side
    }
}
