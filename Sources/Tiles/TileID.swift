/// The address of a square tile in the usual web scheme: zoom, column from the west, row from the north.
///
/// Tiles are ordered by their PMTiles number: first by zoom, then along a Hilbert curve.
public struct TileID: Hashable, Sendable {
    /// The zoom: the world is 2ᶻ × 2ᶻ tiles; 0 to 26.
    public let z: UInt8
    /// The column, counted from 180° W; below 2ᶻ.
    public let x: UInt32
    /// The row, counted from the north; below 2ᶻ.
    public let y: UInt32

    /// The highest zoom whose numbers every PMTiles reader can hold.
    public static let maximumZoom: UInt8 = 26

    /// Creates an address that is known to exist.
    public init(z: UInt8, x: UInt32, y: UInt32) {
        precondition(z <= Self.maximumZoom && x >> z == 0 && y >> z == 0, "no such tile")
        self.z = z
        self.x = x
        self.y = y
    }

    /// Creates an address from numbers that a stranger gave; nil if there is no such tile.
    public init?(checking z: Int, x: Int, y: Int) {
        guard (0...Int(Self.maximumZoom)).contains(z) else { return nil }
        let range = 0..<(1 << z)
        guard range.contains(x), range.contains(y) else { return nil }
        self.init(z: UInt8(z), x: UInt32(x), y: UInt32(y))
    }

    /// The tile of the next lower zoom that holds this one; nil at zoom 0.
    public var parent: TileID? {
        z == 0 ? nil : TileID(z: z - 1, x: x / 2, y: y / 2)
    }

    /// The four tiles of the next higher zoom: north-west, north-east, south-west, south-east.
    ///
    /// Empty at the highest zoom.
    public var children: [TileID] {
        guard z < Self.maximumZoom else { return [] }
        return [
            TileID(z: z + 1, x: 2 * x, y: 2 * y), TileID(z: z + 1, x: 2 * x + 1, y: 2 * y),
            TileID(z: z + 1, x: 2 * x, y: 2 * y + 1), TileID(z: z + 1, x: 2 * x + 1, y: 2 * y + 1),
        ]
    }
}

extension TileID: CustomStringConvertible {
    /// The address as it stands in a URL: "z/x/y".
    public var description: String { "\(z)/\(x)/\(y)" }
}
