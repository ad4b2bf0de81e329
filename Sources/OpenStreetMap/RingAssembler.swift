/// Joins ways end to end into closed rings.
///
/// Roles and directions of the ways do not matter; a way is reversed where needed. Where more than two
/// ways meet at a node, the pieces are joined in the order given: the even-odd rule, by which areas
/// are filled, makes every choice equal.
public struct RingAssembler {
    /// The result: node indices of each ring (first node not repeated) and of each chain left open.
    public struct Result: Sendable {
        /// Closed rings of three nodes or more.
        public var rings: [[UInt32]] = []
        /// Chains whose continuation is missing, both ends different.
        public var chains: [[UInt32]] = []
    }

    /// Joins lines of node indices.
    ///
    /// - Parameters:
    ///   - lines: Node indices of each line; lines of fewer than two nodes are ignored.
    ///   - isDirected: Whether lines may only be joined head to tail, as coastlines must.
    /// - Complexity: O(nodes + lines log lines).
    public static func assemble(_ lines: [[UInt32]], isDirected: Bool = false) -> Result {
        var result = Result()
        var open: [Int] = []
        for (index, line) in lines.enumerated() where line.count >= 2 {
            if line.first == line.last {
                if line.count >= 4 { result.rings.append(Array(line.dropLast())) }
            } else {
                open.append(index)
            }
        }
        guard !open.isEmpty else { return result }

        // Lines by their end nodes; undirected lines are listed under both.
        var starting: [UInt32: [Int]] = [:]
        for index in open.reversed() {
            starting[lines[index][0], default: []].append(index)
            if !isDirected {
                starting[lines[index][lines[index].count - 1], default: []].append(index)
            }
        }
        var ending: [UInt32: [Int]] = [:]
        if isDirected {
            for index in open.reversed() {
                ending[lines[index][lines[index].count - 1], default: []].append(index)
            }
        }
        var used = [Bool](repeating: false, count: lines.count)

        func next(at node: UInt32, in table: inout [UInt32: [Int]]) -> Int? {
            while let candidate = table[node]?.popLast() {
                if !used[candidate] { return candidate }
            }
            return nil
        }

        for first in open where !used[first] {
            used[first] = true
            var chain = lines[first]
            extend(&chain)
            if chain[0] != chain[chain.count - 1] {
                if isDirected {
                    extendBackwards(&chain)
                } else {
                    chain.reverse()
                    extend(&chain)
                }
            }
            if chain[0] == chain[chain.count - 1] {
                if chain.count >= 4 { result.rings.append(Array(chain.dropLast())) }
            } else {
                result.chains.append(chain)
            }
        }
        return result

        func extend(_ chain: inout [UInt32]) {
            while chain[0] != chain[chain.count - 1] {
                let end = chain[chain.count - 1]
                guard let index = next(at: end, in: &starting) else { return }
                used[index] = true
                if lines[index][0] == end {
                    chain.append(contentsOf: lines[index].dropFirst())
                } else {
                    chain.append(contentsOf: lines[index].dropLast().reversed())
                }
            }
        }

        func extendBackwards(_ chain: inout [UInt32]) {
            while chain[0] != chain[chain.count - 1] {
                guard let index = next(at: chain[0], in: &ending) else { return }
                used[index] = true
                chain.insert(contentsOf: lines[index].dropLast(), at: 0)
            }
        }
    }
}
