/// A tile of heights as the Shuttle Radar Topography Mission has them, of 1,201 rows and columns.
package enum HeightTile {
    /// The bytes of a tile.
    ///
    /// - Parameter height: The height in a row, from the north, and a column, from the west; `Int16.min` for none.
    package static func bytes(_ height: (_ row: Int, _ column: Int) -> Int16) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1201 * 1201 * 2)
        for row in 0..<1201 {
            for column in 0..<1201 {
                let value = height(row, column)
                bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
            }
        }
        return bytes
    }
}
