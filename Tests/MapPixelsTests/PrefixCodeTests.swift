import MapPixels
import Testing

struct PrefixCodeTests {
    /// All codes of a limited length tell the symbols apart and use all bits.
    @Test(arguments: [2, 3, 9, 40, 257], [5, 9, 15])
    func codesAreCompleteAndNotTooLong(count: Int, limit: Int) {
        guard count <= 1 << limit else { return }
        // Weights like Fibonacci's make the deepest tree.
        var weights = [1, 1]
        while weights.count < count {
            weights.append(min(weights[weights.count - 1] + weights[weights.count - 2], 1 << 40))
        }
        let code = PrefixCode(counts: weights, limit: limit)
        #expect(code.lengths.allSatisfy { 1...limit ~= $0 })
        let kraft = code.lengths.reduce(0) { $0 + 1 << (limit - $1) }
        #expect(kraft == 1 << limit)
        let words = Set(zip(code.codes, code.lengths).map { "\($0.0)/\($0.1)" })
        #expect(words.count == count)
    }

    @Test func frequentSymbolsHaveShorterCodes() {
        let code = PrefixCode(counts: [1, 0, 100, 10, 10], limit: 15)
        #expect(code.lengths == [3, 0, 1, 3, 2] || code.lengths == [3, 0, 1, 2, 3])
        #expect(code.ordered.first == 2)
    }

    @Test func oneSymbolHasOneBit() {
        #expect(PrefixCode(counts: [0, 7], limit: 15).lengths == [0, 1])
        #expect(PrefixCode(counts: [0, 0], limit: 15).ordered.isEmpty)
    }
}
