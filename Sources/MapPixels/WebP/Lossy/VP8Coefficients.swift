/// Reads the coefficients of blocks (RFC 6386, section 13).
struct VP8Coefficients {
    private let probabilities: [UInt8]

    init(_ probabilities: [UInt8]) { self.probabilities = probabilities }

    /// Reads a block's coefficients, times their steps, in their places.
    ///
    /// - Parameters:
    ///   - plane: 0: light without firsts, 1: firsts, 2: chroma, 3: light.
    ///   - context: How many of the two blocks beside it have coefficients.
    ///   - start: The first coefficient that is told.
    ///   - place: Where the block's coefficients begin.
    /// - Returns: Whether any was told.
    mutating func read(
        _ bits: inout VP8Bits, plane: Int, context: Int, from start: Int,
        _ steps: (first: Int32, other: Int32), _ coefficients: inout [Int32], at place: Int
    ) -> Bool {
        func node(_ index: Int, _ context: Int) -> Int {
            ((plane * 8 + VP8Tables.bands[index]) * 3 + context) * 11
        }
        var index = start
        var p = node(index, context)
        guard bits.flag(probabilities[p]) else { return false }
        while true {
            guard bits.flag(probabilities[p + 1]) else {
                index += 1
                guard index < 16 else { return true }
                // The end does not follow a zero.
                p = node(index, 0)
                continue
            }
            let value: Int32
            if bits.flag(probabilities[p + 2]) {
                value = large(&bits, p)
            } else {
                value = 1
            }
            let step = index == 0 ? steps.first : steps.other
            coefficients[place + VP8Tables.zigzag[index]] = (bits.flag() ? -value : value) * step
            index += 1
            guard index < 16 else { return true }
            p = node(index, value == 1 ? 1 : 2)
            guard bits.flag(probabilities[p]) else { return true }
        }
    }

    /// A coefficient above 1, of which node 2 was read.
    private func large(_ bits: inout VP8Bits, _ p: Int) -> Int32 {
        if !bits.flag(probabilities[p + 3]) {
            guard bits.flag(probabilities[p + 4]) else { return 2 }
            return bits.flag(probabilities[p + 5]) ? 4 : 3
        }
        if !bits.flag(probabilities[p + 6]) {
            guard bits.flag(probabilities[p + 7]) else { return bits.flag(159) ? 6 : 5 }
            let high: Int32 = bits.flag(165) ? 2 : 0
            return 7 + high + (bits.flag(145) ? 1 : 0)
        }
        let high = bits.flag(probabilities[p + 8]) ? 1 : 0
        let category = 2 * high + (bits.flag(probabilities[p + 9 + high]) ? 1 : 0)
        var value: Int32 = 0
        for probability in VP8Tables.largeBits[category] {
            value = value << 1 | (bits.flag(probability) ? 1 : 0)
        }
        return value + 3 + 8 << Int32(category)
    }
}
