/// The order in which points of a level become seeds.
enum SeedPriority {
    /// Bits of the lot, below those of the class.
    private static let lotBits: UInt16 = 13

    /// Returns the leading part of a priority; smaller comes first.
    ///
    /// From the top: 16 bits of class and lot, and the upper 48 bits of the place in Z-order. Equal ones are
    /// settled by the rest of it, and by tie.
    @inline(__always)
    static func key(x: UInt32, y: UInt32, count: UInt32) -> UInt64 {
        let rank = rank(lot: lot(UInt64(x) &<< 32 | UInt64(y)), count: count)
        return UInt64(rank) &<< 48 | Morton.code(x: x, y: y) &>> 16
    }

    /// Returns the lot of a packed place, x in the upper half: 13 bits that look as if drawn at random.
    ///
    /// With an order that follows the map a change runs on from point to point. With a random one it changes one
    /// other seed on average, wherever it happens (Censor-Hillel, Haramaty and Karnin 2016).
    @inline(__always)
    static func lot(_ place: UInt64) -> UInt16 {
        var z = (place ^ place &>> 32) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z &>> 29) &* 0x94d0_49bb_1331_11eb
        return UInt16(truncatingIfNeeded: z &>> 51)
    }

    /// Returns class and lot as one number; smaller goes first.
    @inline(__always)
    static func rank(lot: UInt16, count: UInt32) -> UInt16 {
        UInt16(truncatingIfNeeded: order(count)) &<< lotBits | lot & (1 &<< lotBits &- 1)
    }

    /// Returns a number for the order of magnitude, to the base of 16; it falls with the count.
    @inline(__always)
    private static func order(_ count: UInt32) -> Int { count.leadingZeroBitCount &>> 2 }

    /// Returns whether two counts have the same part in the priority.
    @inline(__always)
    static func isSameClass(_ one: UInt32, _ other: UInt32) -> Bool { order(one) == order(other) }
}
