/// How 16 by 16 pixels of a lossy picture are predicted (RFC 6386, section 11).
struct VP8Macroblock {
    /// Which of four kinds it is.
    private(set) var kind = 0
    /// Whether it has no coefficients.
    private(set) var isEmpty = false
    /// Whether each of its 16 blocks of light is predicted by itself.
    private(set) var isSmall = false
    /// How its light is predicted as a whole: by the mean, from beside with the gradient, from above, or from the left.
    private(set) var luma = VP8Mode.mean
    /// How its chroma is predicted.
    private(set) var chroma = VP8Mode.mean
    /// How each block of light is predicted, where each is by itself.
    private(set) var blocks: [UInt8] = []

    /// Reads it from the first part of a picture.
    ///
    /// - Parameters:
    ///   - above: How the lowest blocks above are predicted; afterwards its own.
    ///   - left: How the rightmost blocks on the left are predicted; afterwards its own.
    init(
        _ bits: inout VP8Bits, _ header: VP8Header, above: inout [UInt8], left: inout [UInt8]
    ) {
        if header.tellsKinds {
            kind =
                bits.flag(header.kindBits[0])
                ? (bits.flag(header.kindBits[2]) ? 3 : 2) : (bits.flag(header.kindBits[1]) ? 1 : 0)
        }
        if let emptyBit = header.emptyBit { isEmpty = bits.flag(emptyBit) }
        isSmall = !bits.flag(145)
        if isSmall {
            for y in 0..<4 {
                for x in 0..<4 {
                    let mode = Self.block(&bits, above: above[x], left: left[y])
                    above[x] = mode
                    left[y] = mode
                    blocks.append(mode)
                }
            }
        } else {
            luma =
                bits.flag(156)
                ? (bits.flag(128) ? .gradient : .left) : (bits.flag(163) ? .above : .mean)
            for index in 0..<4 {
                above[index] = luma.rawValue
                left[index] = luma.rawValue
            }
        }
        if bits.flag(142) {
            chroma = bits.flag(114) ? (bits.flag(183) ? .gradient : .left) : .above
        }
    }

    private static func block(_ bits: inout VP8Bits, above: UInt8, left: UInt8) -> UInt8 {
        let p = (Int(above) * 10 + Int(left)) * 9
        func flag(_ node: Int) -> Bool { bits.flag(VP8Tables.blockModes[p + node]) }
        guard flag(0) else { return 0 }
        guard flag(1) else { return 1 }
        guard flag(2) else { return 2 }
        if !flag(3) {
            guard flag(4) else { return 3 }
            return flag(5) ? 5 : 4
        }
        guard flag(6) else { return 6 }
        guard flag(7) else { return 7 }
        return flag(8) ? 9 : 8
    }
}

/// A way to predict 16 or 8 pixels square; the numbers are those of small blocks.
enum VP8Mode: UInt8 {
    /// All as light as the mean of those beside.
    case mean = 0
    /// The one above and the one on the left less that between.
    case gradient = 1
    /// Each as the one above.
    case above = 2
    /// Each as the one on the left.
    case left = 3
}
