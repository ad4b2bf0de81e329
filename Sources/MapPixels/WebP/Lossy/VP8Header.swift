/// What the head of a lossy picture tells (RFC 6386, section 9).
struct VP8Header {
    /// The steps of quantization of one of four kinds of macroblocks: of the first coefficient and of others.
    struct Steps {
        var luma: (first: Int32, other: Int32)
        /// Of the first coefficients of all blocks, which are transformed once more.
        var firsts: (first: Int32, other: Int32)
        var chroma: (first: Int32, other: Int32)
    }

    /// How edges between blocks are smoothed.
    struct Smoothing {
        var isSimple = false
        var level = 0
        var sharpness = 0
        /// What is added for a picture by itself, and for macroblocks of small blocks.
        var ownChange = 0
        var smallChange = 0
        var hasChanges = false
    }

    private(set) var hasKinds = false
    private(set) var tellsKinds = false
    /// The probabilities of the bits of kinds.
    private(set) var kindBits: [UInt8] = [255, 255, 255]
    private var kindsAreAbsolute = false
    private var kindSteps = [0, 0, 0, 0]
    private var kindLevels = [0, 0, 0, 0]
    private(set) var smoothing = Smoothing()
    private(set) var partitionCount = 1
    private(set) var steps: [Steps] = []
    private(set) var probabilities = VP8Probabilities.initial
    /// The probability that a macroblock has coefficients; nil if all have.
    private(set) var emptyBit: UInt8?

    /// Reads the head from the first part.
    init(_ bits: inout VP8Bits) {
        // The space of colors, and whether values stay in their range by themselves: both are as ever.
        _ = bits.read(2)
        readKinds(&bits)
        readSmoothing(&bits)
        partitionCount = 1 << bits.read(2)
        readSteps(&bits)
        // Whether the probabilities hold for further pictures, of which there are none.
        _ = bits.flag()
        for index in probabilities.indices where bits.flag(VP8Probabilities.kept[index]) {
            probabilities[index] = UInt8(bits.read(8))
        }
        if bits.flag() { emptyBit = UInt8(bits.read(8)) }
    }

    private mutating func readKinds(_ bits: inout VP8Bits) {
        hasKinds = bits.flag()
        guard hasKinds else { return }
        tellsKinds = bits.flag()
        if bits.flag() {
            kindsAreAbsolute = bits.flag()
            for kind in 0..<4 { kindSteps[kind] = bits.optionalSigned(7) ?? 0 }
            for kind in 0..<4 { kindLevels[kind] = bits.optionalSigned(6) ?? 0 }
        }
        if tellsKinds {
            for index in 0..<3 { kindBits[index] = bits.flag() ? UInt8(bits.read(8)) : 255 }
        }
    }

    private mutating func readSmoothing(_ bits: inout VP8Bits) {
        smoothing.isSimple = bits.flag()
        smoothing.level = bits.read(6)
        smoothing.sharpness = bits.read(3)
        smoothing.hasChanges = bits.flag()
        guard smoothing.hasChanges, bits.flag() else { return }
        for index in 0..<8 {
            guard let change = bits.optionalSigned(6) else { continue }
            if index == 0 { smoothing.ownChange = change }
            if index == 4 { smoothing.smallChange = change }
        }
    }

    private mutating func readSteps(_ bits: inout VP8Bits) {
        let base = bits.read(7)
        let changes = (0..<5).map { _ in bits.optionalSigned(4) ?? 0 }
        for kind in 0..<4 {
            var index = base
            if hasKinds { index = kindsAreAbsolute ? kindSteps[kind] : base + kindSteps[kind] }
            func step(_ table: [Int32], _ change: Int, most: Int = 127) -> Int32 {
                table[min(max(index + change, 0), most)]
            }
            let (first, other) = (VP8Tables.firstSteps, VP8Tables.otherSteps)
            steps.append(
                Steps(
                    luma: (step(first, changes[0]), step(other, 0)),
                    firsts: (
                        step(first, changes[1]) * 2, max(step(other, changes[2]) * 155 / 100, 8)
                    ),
                    chroma: (step(first, changes[3], most: 117), step(other, changes[4]))))
        }
    }

    /// How much the edges of a macroblock are smoothed, 0 to 63.
    func level(kind: Int, isSmall: Bool) -> Int {
        var level = smoothing.level
        if hasKinds {
            level = kindsAreAbsolute ? kindLevels[kind] : level + kindLevels[kind]
        }
        level = min(max(level, 0), 63)
        guard smoothing.hasChanges else { return level }
        level += smoothing.ownChange + (isSmall ? smoothing.smallChange : 0)
        return min(max(level, 0), 63)
    }
}
