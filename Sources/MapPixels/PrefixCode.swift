/// A canonical prefix code: for each symbol of an alphabet how many bits it has, and which.
///
/// Method: Huffman, "A Method for the Construction of Minimum-Redundancy Codes", 1952. Where a code would be longer than allowed,
/// rare symbols count as less rare until it is not.
package struct PrefixCode {
    /// The bits of each symbol's code, 0 for symbols without one.
    package private(set) var lengths: [Int]
    /// The codes, the first bit the highest.
    package private(set) var codes: [Int] = []

    /// Creates the code that suits how often symbols occur.
    ///
    /// - Parameters:
    ///   - counts: How often each symbol occurs; those with 0 get no code. A symbol alone gets a code of one bit.
    ///   - limit: The maximum number of bits of a code, at least as many as it takes to tell the symbols apart.
    package init(counts: [Int], limit: Int) {
        lengths = [Int](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }
        var least = 1
        while true {
            let found = Self.depths(used.map { max(counts[$0], least) })
            if found.allSatisfy({ $0 <= limit }) {
                for (symbol, length) in zip(used, found) { lengths[symbol] = length }
                break
            }
            least *= 2
        }
        assignCodes()
    }

    /// Gives a symbol the length of another one and the other way round.
    package mutating func swapLengths(_ one: Int, _ other: Int) {
        lengths.swapAt(one, other)
        assignCodes()
    }

    /// Symbols with a code, shorter codes first.
    package var ordered: [Int] {
        lengths.indices.filter { lengths[$0] > 0 }.sorted {
            (lengths[$0], $0) < (lengths[$1], $1)
        }
    }

    private mutating func assignCodes() {
        codes = [Int](repeating: 0, count: lengths.count)
        var next = 0
        var length = 0
        for symbol in ordered {
            next <<= lengths[symbol] - length
            length = lengths[symbol]
            codes[symbol] = next
            next += 1
        }
    }

    /// The depths of leaves with weights in the tree that joins the two lightest nodes again and again.
    private static func depths(_ weights: [Int]) -> [Int] {
        guard weights.count > 1 else { return weights.map { _ in 1 } }
        let leaves = weights.indices.sorted { (weights[$0], $0) < (weights[$1], $1) }
        // Joined nodes come about in the order of their weights, so that two queues take the place of a heap.
        var sums: [Int] = []
        var parents = [Int](repeating: -1, count: 2 * weights.count - 1)
        var leaf = 0
        var joined = 0
        func isLeafLighter() -> Bool {
            leaf < leaves.count && (joined >= sums.count || weights[leaves[leaf]] <= sums[joined])
        }
        for _ in 1..<weights.count {
            var sum = 0
            for _ in 0..<2 {
                if isLeafLighter() {
                    sum += weights[leaves[leaf]]
                    parents[leaves[leaf]] = weights.count + sums.count
                    leaf += 1
                } else {
                    sum += sums[joined]
                    parents[weights.count + joined] = weights.count + sums.count
                    joined += 1
                }
            }
            sums.append(sum)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in parents.indices.reversed() where parents[node] >= 0 {
            depths[node] = depths[parents[node]] + 1
        }
        return Array(depths.prefix(weights.count))
    }
}
