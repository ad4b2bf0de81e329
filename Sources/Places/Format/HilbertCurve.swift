/// The curve along which places are numbered.
enum HilbertCurve {
    /// The position of a point on the curve through 65,536 × 65,536 cells of the world.
    ///
    /// After J. Skilling, *Programming the Hilbert curve*, 2004, in two dimensions.
    static func key(_ latitude: Int32, _ longitude: Int32) -> UInt32 {
        var x =
            UInt32(clamping: (Int64(longitude) + 1_800_000_000) * 65_535 / 3_600_000_000) & 0xffff
        var y = UInt32(clamping: (Int64(latitude) + 900_000_000) * 65_535 / 1_800_000_000) & 0xffff
        var key: UInt32 = 0
        var side: UInt32 = 1 << 15
        while side > 0 {
            let rx: UInt32 = x & side != 0 ? 1 : 0
            let ry: UInt32 = y & side != 0 ? 1 : 0
            key = key &+ side &* side &* ((3 &* rx) ^ ry)
            if ry == 0 {
                if rx == 1 {
                    x = 0xffff &- x
                    y = 0xffff &- y
                }
                swap(&x, &y)
            }
            side >>= 1
        }
        return key
    }
}
