/// The order in which points of a level become seeds.
enum SeedPriority {
    /// Returns the leading part of a priority; smaller comes first.
    ///
    /// From the top: 5 bits that fall with the binary logarithm of the count, 2 bits of colour, and the
    /// upper 57 bits of the place in Z-order. Equal ones are settled by the rest of it, and by tie.
    @inline(__always)
    static func key(x: UInt32, y: UInt32, count: UInt32, shift: UInt32) -> UInt64 {
        UInt64(truncatingIfNeeded: count.leadingZeroBitCount) &<< 59
            | UInt64(colour(x: x, y: y, shift: shift)) &<< 57
            | Morton.code(x: x, y: y) &>> 7
    }

    /// Returns the colour of a cell, one of 2 by 2.
    @inline(__always)
    static func colour(x: UInt32, y: UInt32, shift: UInt32) -> UInt32 {
        (x &>> shift) & 1 | ((y &>> shift) & 1) &<< 1
    }

    /// Returns class and colour of a packed place, x in the upper half.
    @inline(__always)
    static func bucket(_ place: UInt64, count: UInt32, shift: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: count.leadingZeroBitCount) &<< 2
            | UInt8(
                truncatingIfNeeded: colour(
                    x: UInt32(truncatingIfNeeded: place &>> 32),
                    y: UInt32(truncatingIfNeeded: place), shift: shift))
    }

    /// Returns whether two counts have the same part in the priority.
    @inline(__always)
    static func isSameClass(_ one: UInt32, _ other: UInt32) -> Bool {
        one.leadingZeroBitCount == other.leadingZeroBitCount
    }
}
