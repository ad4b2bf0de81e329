import OpenStreetMap
import TestSupport
import Testing

@Suite struct RingAssemblerTests {
    /// A ring's nodes turned so that the smallest comes first and its smaller neighbor second.
    static func normal(_ ring: [UInt32]) -> [UInt32] {
        guard let first = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return [] }
        let forward = Array(ring[first...] + ring[..<first])
        let backward = [forward[0]] + forward.dropFirst().reversed()
        return forward.lexicographicallyPrecedes(backward) ? forward : backward
    }

    @Test(arguments: [UInt64](1...30))
    func cutRingsAreFoundAgain(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var next: UInt32 = 0
        var rings: [[UInt32]] = []
        var lines: [[UInt32]] = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let count = UInt32.random(in: 3...30, using: &random)
            let ring = Array(next..<(next + count))
            next += count
            rings.append(ring)
            // Cut at up to five nodes; each piece may run either way.
            let cuts = Set(
                (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    Int.random(in: 0..<ring.count, using: &random)
                }
            ).sorted()
            for (index, cut) in cuts.enumerated() {
                let end = index + 1 < cuts.count ? cuts[index + 1] : cuts[0] + ring.count
                var piece = (cut...end).map { ring[$0 % ring.count] }
                if Bool.random(using: &random) { piece.reverse() }
                lines.append(piece)
            }
        }
        lines.shuffle(using: &random)
        let result = RingAssembler.assemble(lines)
        #expect(result.chains.isEmpty, "seed \(seed)")
        #expect(
            Set(result.rings.map(Self.normal)) == Set(rings.map(Self.normal)), "seed \(seed)")
    }

    @Test func aGapLeavesAChain() {
        let result = RingAssembler.assemble([[1, 2, 3], [5, 4, 3]])
        #expect(result.rings.isEmpty)
        #expect(result.chains.map(\.count) == [5])
    }

    @Test func directedLinesAreOnlyJoinedHeadToTail() {
        let result = RingAssembler.assemble([[3, 4, 1], [1, 2, 3]], isDirected: true)
        #expect(result.rings.count == 1)
        let opposed = RingAssembler.assemble([[1, 2, 3], [1, 4, 3]], isDirected: true)
        #expect(opposed.rings.isEmpty && opposed.chains.count == 2)
        let middleFirst = RingAssembler.assemble([[2, 3], [1, 2], [3, 4]], isDirected: true)
        #expect(middleFirst.chains == [[1, 2, 3, 4]])
    }

    @Test func nothingAndPointsGiveNothing() {
        #expect(RingAssembler.assemble([]).rings.isEmpty)
        let result = RingAssembler.assemble([[1], [2, 2], [3, 4, 3]])
        #expect(result.rings.isEmpty)
    }
}
