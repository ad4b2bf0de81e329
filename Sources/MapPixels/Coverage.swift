/// How sums of cells become coverage from 0 to 255.
enum Coverage {
    /// The sum of a pixel that is wound around once.
    private static let full = 2 &* Edge.one &* Edge.one

    /// The coverage of four pixels.
    @inline(__always)
    static func bytes(_ sums: SIMD4<Int32>, _ rule: FillRule) -> SIMD4<Int32> {
        var value: SIMD4<Int32>
        switch rule {
        case .nonzero:
            let sign = sums &>> 31
            value = (sums ^ sign) &- sign
            let below = (value &- full) &>> 31
            value = (value & below) | (~below & full)
        case .evenOdd:
            value = sums & (2 &* full &- 1)
            let below = (value &- full) &>> 31
            value = (value & below) | (~below & (2 &* full &- value))
        }
        return ((value &<< 8) &- value &+ full / 2) &>> (2 &* Edge.bits &+ 1)
    }

    /// The coverage of a pixel.
    @inline(__always)
    static func byte(_ sum: Int32, _ rule: FillRule) -> UInt32 {
        UInt32(truncatingIfNeeded: bytes(SIMD4(repeating: sum), rule)[0])
    }
}
