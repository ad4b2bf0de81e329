/// The tile that an address of the ground names.
package struct GroundTilePath: Hashable, Sendable {
    /// The zoom, from 0 to 24.
    package let zoom: Int
    /// The column, from the west.
    package let x: Int
    /// The row, from the north.
    package let y: Int

    /// Reads the parts of an address; nil if they name no tile.
    ///
    /// - Parameter y: The row; an ending of a tile's file may follow.
    package init?(zoom: Substring, x: Substring, y: Substring) {
        let row = y.split(separator: ".", maxSplits: 1)
        guard row.count < 2 || ["png", "jpg", "jpeg", "webp", "mvt"].contains(row[1]),
            let zoom = Self.number(zoom), zoom <= 24, let x = Self.number(x),
            let y = Self.number(row.first ?? ""), x < 1 << zoom, y < 1 << zoom
        else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 8,
            text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { return nil }
        return Int(text)
    }
}
