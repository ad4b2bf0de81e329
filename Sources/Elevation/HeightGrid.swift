/// Heights in rows from north to south, as tiles and atlases hold them.
enum HeightGrid {
    /// What stands where nothing was measured.
    static let nothing = Int16.min

    /// The height between the four samples around a place; nil where one of them was not measured.
    ///
    /// - Parameters:
    ///   - row: From the first row, in rows; places beyond the edge count as on it.
    ///   - column: From the first column, in columns.
    ///   - rows: How many rows there are, 2 or more.
    ///   - columns: How many columns there are, 2 or more.
    ///   - sample: The height in a row and a column, in meters.
    static func meters(
        row: Double, column: Double, rows: Int, columns: Int, sample: (Int, Int) -> Int16
    ) -> Double? {
        let top = min(max(Int(row), 0), rows - 2)
        let left = min(max(Int(column), 0), columns - 2)
        let down = min(max(row - Double(top), 0), 1)
        let right = min(max(column - Double(left), 0), 1)
        var height = 0.0
        for (rowStep, columnStep) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let corner = sample(top + rowStep, left + columnStep)
            if corner == nothing { return nil }
            height +=
                Double(corner) * (rowStep == 1 ? down : 1 - down)
                * (columnStep == 1 ? right : 1 - right)
        }
        return height
    }
}

/// A part of a tile of one degree.
package struct HeightWindow: Sendable {
    /// The degree's southern edge.
    package var south: Int16
    /// The degree's western edge.
    package var west: Int16
    /// Intervals between samples in a degree.
    package var intervals: UInt16
    /// The first row, from the degree's northern edge.
    package var top: UInt16
    /// The first column, from the degree's western edge.
    package var left: UInt16
    package var rows: UInt16
    package var columns: UInt16
    /// Row after row, in meters.
    package var heights: [Int16]
}
