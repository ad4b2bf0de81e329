/// How many points of each cluster a filter shows, kept while points come, go and move.
extension SeedForest {
    /// Starts counting the points that match; ends it with nil.
    ///
    /// - Complexity: O(n).
    mutating func countMatches(_ isMatch: ((UInt32) -> Bool)?) {
        guard let isMatch else {
            matches = nil
            return
        }
        var counts = [UInt32](repeating: 0, count: nodes.count)
        var order: [UInt32] = []
        order.reserveCapacity(count)
        var lists = [firstRoot]
        while var slot = lists.popLast() {
            while slot != SeedNode.none {
                order.append(slot)
                let node = nodes[Int(slot)]
                if node.firstChild != SeedNode.none { lists.append(node.firstChild) }
                slot = node.next
            }
        }
        for slot in order.reversed() {
            let node = nodes[Int(slot)]
            if isMatch(node.handle) { counts[Int(slot)] += 1 }
            if node.parent != SeedNode.none { counts[Int(node.parent)] += counts[Int(slot)] }
        }
        matches = counts
    }

    /// Takes note that a point matches from now on, or does not any more.
    mutating func setMatch(_ isMatch: Bool, of slot: UInt32) {
        guard matches != nil else { return }
        for seed in path(of: slot) {
            matches?[Int(seed)] &+= isMatch ? 1 : .max
        }
    }

    /// Returns how many points of a cluster match.
    ///
    /// - Complexity: As of `count(of:level:)`.
    func matchCount(
        of slot: UInt32, level: Int, _ isMatch: (UInt32) -> Bool
    ) -> UInt32 {
        let node = nodes[Int(slot)]
        guard level < levels.points, let matches else { return isMatch(node.handle) ? 1 : 0 }
        var rest = matches[Int(slot)]
        var child = node.firstChild
        while child != SeedNode.none, nodes[Int(child)].level <= level {
            rest -= matches[Int(child)]
            child = nodes[Int(child)].next
        }
        return rest
    }

    /// Returns the slots of a cluster's points that match, in the order of its members.
    ///
    /// - Complexity: O(seeds above them, and points of their places).
    func matchingMembers(
        of slot: UInt32, level: Int, _ isMatch: (UInt32) -> Bool
    ) -> [UInt32] {
        guard let matches else { return [] }
        var found: [UInt32] = []
        func collect(_ slot: UInt32, finerThan level: Int) {
            let node = nodes[Int(slot)]
            let isFollower = node.level == levels.points
            if !isFollower, isMatch(node.handle) { found.append(slot) }
            var child = node.firstChild
            while child != SeedNode.none {
                let link = nodes[Int(child)]
                if link.level == levels.points {
                    if level < levels.points { collect(child, finerThan: levels.count) }
                } else if link.level > level, matches[Int(child)] > 0 {
                    collect(child, finerThan: link.level)
                }
                child = link.next
            }
            if isFollower, isMatch(node.handle) { found.append(slot) }
        }
        collect(slot, finerThan: level)
        return found
    }

    /// Returns the coarsest level, finer than `level`, at which the matching points of a cluster are apart; that of the
    /// places if they are in one, and `levels.points` if there are fewer than two.
    func matchingExpansionLevel(
        of slot: UInt32, level: Int, _ isMatch: (UInt32) -> Bool
    ) -> Int {
        let count = matchCount(of: slot, level: level, isMatch)
        guard count > 1, let matches else { return levels.points }
        var (slot, level) = (slot, level)
        search: while true {
            var child = nodes[Int(slot)].firstChild
            while child != SeedNode.none {
                let node = nodes[Int(child)]
                if node.level == levels.points { return levels.count }
                if node.level > level, matches[Int(child)] > 0 {
                    guard matches[Int(child)] == count else { return node.level }
                    (slot, level) = (child, node.level)
                    continue search
                }
                child = node.next
            }
            return levels.count
        }
    }
}
