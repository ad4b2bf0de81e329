/// Z-order: the bits of x and y interleaved, y in the odd places (Morton 1966).
///
/// Points that are near each other in this order are near each other on the map.
package enum Morton {
    /// Returns the code of a point.
    @inline(__always)
    package static func code(x: UInt32, y: UInt32) -> UInt64 {
        spread(UInt64(x)) | spread(UInt64(y)) &<< 1
    }

    /// Returns whether one point comes before another; false if both are in one place.
    @inline(__always)
    package static func precedes(_ ax: UInt32, _ ay: UInt32, _ bx: UInt32, _ by: UInt32) -> Bool {
        // The axis with the higher bit of difference decides (Chan 2002), y if both differ in it.
        let (dx, dy) = (ax ^ bx, ay ^ by)
        return dy < dx && dy < dx ^ dy ? ax < bx : ay < by
    }

    /// Returns whether one packed place, x in the upper half, comes before another.
    @inline(__always)
    static func precedes(_ a: UInt64, _ b: UInt64) -> Bool {
        precedes(
            UInt32(truncatingIfNeeded: a &>> 32), UInt32(truncatingIfNeeded: a),
            UInt32(truncatingIfNeeded: b &>> 32), UInt32(truncatingIfNeeded: b))
    }

    // MARK: Sorting

    /// How many bits of a word to be sorted number the points; the others are the upper ones of the code.
    static let numberBits = 28
    static let numberMask: UInt64 = 1 << 28 - 1
    /// Bits of x and of y that take part.
    private static let axisBits: UInt32 = 18

    /// Returns a word to sort points by: 36 bits of the code, then the point's number.
    @inline(__always)
    static func word(x: UInt32, y: UInt32, number: Int) -> UInt64 {
        code(x: x &>> (32 - axisBits), y: y &>> (32 - axisBits)) &<< 28
            | UInt64(truncatingIfNeeded: number)
    }

    /// Returns the bits of a packed place that take part in a word.
    @inline(__always)
    static func upper(_ place: UInt64) -> UInt64 {
        let mask: UInt64 = ~0 << 14 & 0xffff_ffff
        return place & (mask &<< 32 | mask)
    }

    /// Moves the 32 lower bits to the even places.
    @inline(__always)
    private static func spread(_ value: UInt64) -> UInt64 {
        var v = value
        v = (v | v &<< 16) & 0x0000_ffff_0000_ffff
        v = (v | v &<< 8) & 0x00ff_00ff_00ff_00ff
        v = (v | v &<< 4) & 0x0f0f_0f0f_0f0f_0f0f
        v = (v | v &<< 2) & 0x3333_3333_3333_3333
        return (v | v &<< 1) & 0x5555_5555_5555_5555
    }
}
