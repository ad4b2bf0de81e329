/// PMTiles numbers: all tiles of zoom 0, then all of zoom 1, …, each zoom along a Hilbert curve that
/// begins in the north-west (PMTiles specification 3, "Entries").
extension TileID: Comparable {
    /// Number of tiles of all zooms together: one more than the highest number.
    static let count: UInt64 = firstHilbertID(zoom: maximumZoom + 1)

    /// The number of the first tile of a zoom: (4ᶻ − 1) / 3.
    private static func firstHilbertID(zoom: UInt8) -> UInt64 {
        ((1 << (2 * UInt64(zoom))) - 1) / 3
    }

    /// The numbers of all tiles of some zooms.
    static func numbers(zooms: ClosedRange<UInt8>) -> Range<UInt64> {
        firstHilbertID(zoom: zooms.lowerBound)..<firstHilbertID(zoom: zooms.upperBound + 1)
    }

    /// The tile's PMTiles number.
    ///
    /// - Complexity: O(z).
    public var hilbertID: UInt64 {
        var x = x
        var y = y
        var position: UInt64 = 0
        var side: UInt32 = 1 &<< UInt32(z)
        while side > 1 {
            side &>>= 1
            let right = x & side != 0
            let lower = y & side != 0
            // The quarters' places on the curve: north-west 0, south-west 1, south-east 2, north-east 3.
            let quarter: UInt64 = right ? (lower ? 2 : 3) : (lower ? 1 : 0)
            position = position &<< 2 | quarter
            x &= side &- 1
            y &= side &- 1
            Self.turn(&x, &y, side: side, right: right, lower: lower)
        }
        return Self.firstHilbertID(zoom: z) + position
    }

    /// The first of the tiles of a zoom that lie in this one: they follow each other along the curve.
    ///
    /// - Parameter zoom: The tile's own or a higher one.
    public func firstDescendant(zoom: Int) -> TileID {
        let levels = UInt64(zoom - Int(z))
        let place = hilbertID - Self.firstHilbertID(zoom: z)
        let number = Self.firstHilbertID(zoom: UInt8(zoom)) + place << (2 * levels)
        // The number is one of the zoom, for the zoom is one there is.
        return TileID(hilbertID: number) ?? self
    }

    /// Creates an address from its PMTiles number; nil if the number is beyond zoom 26.
    ///
    /// - Complexity: O(z).
    public init?(hilbertID: UInt64) {
        guard hilbertID < Self.count else { return nil }
        // 3 · number + 1 is from 4ᶻ up to but not including 4ᶻ⁺¹.
        let zoom = UInt8((63 - (3 * hilbertID + 1).leadingZeroBitCount) / 2)
        var rest = hilbertID - Self.firstHilbertID(zoom: zoom)
        var x: UInt32 = 0
        var y: UInt32 = 0
        for level in 0..<UInt32(zoom) {
            let side: UInt32 = 1 &<< level
            let quarter = rest & 3
            let right = quarter >= 2
            let lower = quarter == 1 || quarter == 2
            Self.turn(&x, &y, side: side, right: right, lower: lower)
            if right { x |= side }
            if lower { y |= side }
            rest &>>= 2
        }
        self.init(z: zoom, x: x, y: y)
    }

    /// Mirrors a place in a quarter so that the curve through it runs the standard way, or back.
    private static func turn(
        _ x: inout UInt32, _ y: inout UInt32, side: UInt32, right: Bool, lower: Bool
    ) {
        if lower { return }
        if right {
            x = side &- 1 &- x
            y = side &- 1 &- y
        }
        swap(&x, &y)
    }

    /// Whether the tile comes before another in an archive.
    public static func < (left: TileID, right: TileID) -> Bool {
        left.z == right.z ? left.hilbertID < right.hilbertID : left.z < right.z
    }
}
