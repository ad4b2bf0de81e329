import Bytes
import Columns
import Geodesy

/// The heights of an atlas's ground.
///
/// A value that is cheap to copy and asked without locks.
public struct Heights: Sendable {
    /// The name of the file in an atlas.
    public static let fileName = "heights.grid"

    private let file: HeightsFile

    /// Opens a file of heights.
    ///
    /// - Throws: `HeightsError`.
    public init(_ file: MappedFile) throws(HeightsError) {
        do {
            self.file = try HeightsFile(opening: file)
        } catch {
            throw HeightsError(cause: error)
        }
    }

    /// Looks at every number of a file.
    package static func validate(_ file: MappedFile) throws(HeightsError) {
        do {
            try HeightsFile.validate(file)
        } catch {
            throw HeightsError(cause: error)
        }
    }

    /// The bytes of a file that holds parts of tiles; nil for none.
    ///
    /// - Precondition: There are fewer than 2³² samples in all.
    package static func encoded(_ windows: [HeightWindow]) -> [UInt8]? {
        if windows.isEmpty { return nil }
        var tables = HeightTables()
        for window in windows {
            tables.south.append(window.south)
            tables.west.append(window.west)
            tables.intervals.append(window.intervals)
            tables.top.append(window.top)
            tables.left.append(window.left)
            tables.rows.append(window.rows)
            tables.columns.append(window.columns)
            tables.heights += window.heights
            tables.start.append(UInt32(tables.heights.count))
        }
        return LayoutWriter<HeightsFile>().encoded(
            from: tables, capacity: tables.heights.count * 2 + 4096)
    }

    /// The height of a place in meters, between the four measured around it; nil where there is none.
    ///
    /// - Parameters:
    ///   - latitude: In 1e-7 degrees.
    ///   - longitude: In 1e-7 degrees.
    public func meters(latitude: Int32, longitude: Int32) -> Double? {
        for grid in 0..<file.rows.count {
            let step = Double(file.intervals[orZero: grid])
            let row =
                (Double(file.south[orZero: grid]) + 1 - Double(latitude) / 1e7) * step
                - Double(file.top[orZero: grid])
            let column =
                (Double(longitude) / 1e7 - Double(file.west[orZero: grid])) * step
                - Double(file.left[orZero: grid])
            let (rows, columns) = (Int(file.rows[orZero: grid]), Int(file.columns[orZero: grid]))
            guard rows >= 2, columns >= 2, row >= 0, column >= 0, row <= Double(rows - 1),
                column <= Double(columns - 1)
            else { continue }
            let start = Int(file.start[orZero: grid])
            // A damaged file may say that samples are where none are: these read as sea level.
            return HeightGrid.meters(row: row, column: column, rows: rows, columns: columns) {
                file.heights[orZero: start + $0 * columns + $1]
            }
        }
        return nil
    }
}

/// A reason why an atlas's heights cannot be used.
public struct HeightsError: Error, Equatable, Sendable, CustomStringConvertible {
    package let cause: LayoutError

    /// The file and what is wrong with it, as one sentence for a log.
    public var description: String {
        switch cause.code {
        case .foreign: "\(cause.path) holds no heights"
        case .newer(let version):
            "\(cause.path) has format \(version) of heights, newer than this program reads"
        case .older(let version):
            "\(cause.path) has format \(version) of heights, older than this program reads; import the extract again"
        case .header: "\(cause.path) is damaged: its header does not fit it"
        case .column(let name, let fault):
            "\(cause.path) is damaged: its column “\(name)” \(fault) (byte \(cause.offset))"
        }
    }
}
