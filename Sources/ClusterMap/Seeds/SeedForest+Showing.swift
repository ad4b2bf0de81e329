/// What is shown of a forest by other rules than those of the build.
extension SeedForest {
    /// Calls `body` with every cluster of a level whose place is in a window, and with each point of those that have fewer
    /// points than `minPoints`.
    ///
    /// - Complexity: As of `forEachCluster`; points of clusters that are too small are looked for one by one.
    func forEachShown(in window: MapWindow, level: Int, minPoints: Int, _ body: (Found) -> Void) {
        // A member may lie in the window when its seed does not.
        let wide =
            minPoints > 2 ? window.expanded(by: UInt32(clamping: levels.reach[level])) : window
        forEachCluster(in: wide, level: level) { found in
            show(found, level: level, minPoints: minPoints) { shown in
                if window.contains(x: shown.x, y: shown.y) { body(shown) }
            }
        }
    }

    /// Calls `body` with what a cluster falls apart into at a finer level, itself with fewer points among them.
    ///
    /// - Complexity: O(number of children), and the seeds that they absorbed.
    func forEachChild(
        of seed: UInt32, level: Int, finer: Int, minPoints: Int = 2, _ body: (Found) -> Void
    ) {
        var waiting: [(slot: UInt32, level: Int)] = [(seed, level)]
        while let (slot, level) = waiting.popLast() {
            let node = nodes[Int(slot)]
            let found = Found(
                slot: slot, handle: node.handle, x: node.x, y: node.y,
                count: count(of: slot, level: finer))
            show(found, level: finer, minPoints: minPoints, body)
            var child = node.firstChild
            while child != SeedNode.none, nodes[Int(child)].level <= finer {
                if nodes[Int(child)].level > level { waiting.append((child, 0)) }
                child = nodes[Int(child)].next
            }
        }
    }

    /// Calls `body` with a cluster if it has points enough, else with each of them.
    private func show(_ found: Found, level: Int, minPoints: Int, _ body: (Found) -> Void) {
        if found.count == 1 || Int(found.count) >= minPoints {
            body(found)
            return
        }
        for slot in members(of: found.slot, level: level, range: 0..<Int(found.count)) {
            let node = nodes[Int(slot)]
            body(Found(slot: slot, handle: node.handle, x: node.x, y: node.y, count: 1))
        }
    }
}
