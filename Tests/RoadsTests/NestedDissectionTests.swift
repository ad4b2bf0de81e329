import ParallelWork
import Roads
import TestSupport
import Testing

/// The order of contraction.
@Suite struct NestedDissectionTests {
    /// Streets between the corners of a town's blocks, some of them missing.
    private struct Town {
        var x: [Int32] = []
        var y: [Int32] = []
        var from: [UInt32] = []
        var to: [UInt32] = []

        init(side: Int, seed: UInt64) {
            var random = SplitMix(seed: seed)
            for row in 0..<side {
                for column in 0..<side {
                    x.append(Int32(column * 1000 + Int.random(in: 0..<500, using: &random)))
                    y.append(Int32(row * 1000 + Int.random(in: 0..<500, using: &random)))
                    let node = UInt32(row * side + column)
                    for (other, isThere) in [
                        (node + 1, column + 1 < side), (node + UInt32(side), row + 1 < side),
                    ] where isThere && Int.random(in: 0..<10, using: &random) > 0 {
                        from.append(node)
                        to.append(other)
                    }
                }
            }
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func threadsChangeNothing(seed: UInt64) {
        let town = Town(side: 24, seed: seed)
        func order(_ threads: Int, fewEdges: Int) -> [UInt32] {
            NestedDissection.order(
                x: town.x, y: town.y, from: town.from, to: town.to,
                threads: WorkerThreads(threads), fewEdges: fewEdges)
        }
        let one = order(1, fewEdges: 1)
        #expect(one.sorted() == Array(0..<UInt32(town.from.count)))
        for fewEdges in [1, 30, 1000] { #expect(order(4, fewEdges: fewEdges) == one) }
    }

    /// Across the equator and the meridian of Greenwich, too.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func theOrderIsTheSameWhereverATownLies(seed: UInt64) {
        let town = Town(side: 24, seed: seed)
        func order(east: Int32, north: Int32) -> [UInt32] {
            NestedDissection.order(
                x: town.x.map { $0 + east }, y: town.y.map { $0 + north }, from: town.from,
                to: town.to)
        }
        let here = order(east: 100_000_000, north: 500_000_000)
        for (east, north) in [
            (-12_000, -12_000), (-12_000, 300_000_000), (-1_799_990_000, -12_000),
            (1_799_970_000, 850_000_000), (-700_000_000, -350_000_000),
        ] as [(Int32, Int32)] {
            #expect(order(east: east, north: north) == here, "\(east), \(north)")
        }
    }

    /// Many edges between few nodes are not split, and nothing waits for that.
    @Test func edgesBetweenTheSameNodesEnd() {
        let from = [UInt32](repeating: 0, count: 100)
        let order = NestedDissection.order(
            x: [0, 10], y: [0, 10], from: from, to: from.map { $0 + 1 },
            threads: WorkerThreads(4), fewEdges: 1)
        #expect(order.sorted() == Array(0..<100))
        #expect(
            NestedDissection.order(x: [], y: [], from: [], to: [], threads: WorkerThreads(4))
                .isEmpty)
    }
}
