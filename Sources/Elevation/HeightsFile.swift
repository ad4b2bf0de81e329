import Bytes
import Columns

/// The heights of an atlas's ground as a mapped file: of each tile of one degree the part that the atlas covers.
package final class HeightsFile: FileLayout {
    package static let format = FileFormat(
        name: "heights.grid", magic: "MWHEIGHT", version: 1, table: .elements,
        "Heights of the ground in meters, on grids of one degree each of which the atlas has a part."
    )

    let columnCount = HeaderField<UInt32>(.columnCount, "number of columns")

    let south = MappedArray<Int16>(
        \HeightTables.south, per: .grids, "The southern edge of the degree.")
    let west = MappedArray<Int16>(
        \HeightTables.west, per: .grids, "The western edge of the degree.")
    let intervals = MappedArray<UInt16>(
        \HeightTables.intervals, per: .grids, "Intervals between samples in a degree.")
    let top = MappedArray<UInt16>(
        \HeightTables.top, per: .grids, "The first row, from the degree's northern edge.")
    let left = MappedArray<UInt16>(
        \HeightTables.left, per: .grids, "The first column, from the degree's western edge.")
    let rows = MappedArray<UInt16>(\HeightTables.rows, per: .grids, "How many rows there are.")
    let columns = MappedArray<UInt16>(
        \HeightTables.columns, per: .grids, "How many columns there are.")
    let start = MappedArray<UInt32>(
        \HeightTables.start, startsOf: .grids, in: .heights, "Where each grid's samples begin.")
    let heights = MappedArray<Int16>(
        \HeightTables.heights, per: .heights,
        "Samples in meters, row after row from north to south; −32768 where nothing was measured.")

    package required init() {}

    package func contentFault() -> LayoutFault? {
        for grid in 0..<rows.count {
            let count = Int(start[grid + 1]) - Int(start[grid])
            guard rows[grid] >= 2, columns[grid] >= 2, intervals[grid] >= 1,
                count == Int(rows[grid]) * Int(columns[grid])
            else { return LayoutFault(column: "start", "does not match rows and columns") }
        }
        return nil
    }
}

/// The columns of a file of heights.
struct HeightTables: Sendable {
    var south: [Int16] = []
    var west: [Int16] = []
    var intervals: [UInt16] = []
    var top: [UInt16] = []
    var left: [UInt16] = []
    var rows: [UInt16] = []
    var columns: [UInt16] = []
    var start: [UInt32] = [0]
    var heights: [Int16] = []
}

extension Rows {
    static let grids = Rows("grids")
    static let heights = Rows("samples")
}
