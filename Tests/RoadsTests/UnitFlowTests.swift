import Roads
import TestSupport
import Testing

/// The greatest flow, by which networks are divided, beside the smallest of all cuts.
struct UnitFlowTests {
    /// The fewest edges between a set of nodes that holds the sources and one that holds the sinks, of all such sets.
    private func smallestCut(
        _ nodeCount: Int, _ edges: [(Int32, Int32)], _ sources: [Int], _ sinks: [Int]
    ) -> Int {
        (0..<(1 << nodeCount)).filter { set in
            sources.allSatisfy { set >> $0 & 1 == 1 } && sinks.allSatisfy { set >> $0 & 1 == 0 }
        }
        .map { set in edges.count { set >> $0.0 & 1 != set >> $0.1 & 1 } }.min() ?? 0
    }

    @Test func isTheSmallestCut() {
        var random = SplitMix(seed: 17)
        for _ in 0..<300 {
            let nodeCount = Int.random(in: 2...9, using: &random)
            let edges = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                (
                    Int32.random(in: 0..<Int32(nodeCount), using: &random),
                    Int32.random(in: 0..<Int32(nodeCount), using: &random)
                )
            }.filter { $0.0 != $0.1 }
            let ends = max(1, nodeCount / 4)
            let nodes = (0..<nodeCount).shuffled(using: &random)
            let (sources, sinks) = (Array(nodes.prefix(ends)), Array(nodes.suffix(ends)))
            var flow = UnitFlow(nodeCount: nodeCount, edges: edges)
            let cut = flow.run(sources: sources, sinks: sinks, limit: .max)
            #expect(cut == smallestCut(nodeCount, edges, sources, sinks))
            let side = flow.sourceSide()
            #expect(edges.count { side[Int($0.0)] != side[Int($0.1)] } == cut)
            // What reaches the limit is looked at no further, and the edges serve once more.
            let limit = Int.random(in: 0...4, using: &random)
            #expect(flow.run(sources: sources, sinks: sinks, limit: limit) == min(cut, limit))
        }
    }
}
