import Foundation
import GeoTIFF
import Geodesy

/// The heights of a GeoTIFF file.
struct HeightPicture: Sendable {
    private let file: GeoTIFF

    /// The maximum number of samples of a degree along a side that an atlas gets: about 10 meters.
    private static let mostIntervals = 10_800.0
    /// The maximum number of samples of all degrees that an atlas gets of a file.
    private static let mostSamples = 1e9

    /// Opens a file, and looks at all of it.
    ///
    /// - Throws: `TerrainError` for a file that is damaged or holds no heights.
    init(path: String) throws(TerrainError) {
        do throws(GeoTIFFError) {
            file = try GeoTIFF(path: path)
            guard file.kind == .heights else {
                throw GeoTIFFError(.unsupported, "the file holds colors and no heights")
            }
            try file.validate()
        } catch {
            throw TerrainError(.unusable(error.description), path: path)
        }
    }

    /// The height of a place in 1e-7 degrees; nil where there is none.
    func meters(latitude: Int32, longitude: Int32) -> Double? {
        // Every block was read when the file was opened: one that cannot be read any more is as if nothing was measured.
        try? file.meters(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
    }

    /// The part of each degree that a box touches, at the file's own distances between samples.
    func windows(in box: PackedBox) -> [HeightWindow] {
        let edges = file.bounds
        let south = max(edges[1], Double(box.south) / 1e7)
        let north = min(edges[3], Double(box.north) / 1e7)
        let west = max(edges[0], Double(box.west) / 1e7)
        let east = min(edges[2], Double(box.east) / 1e7)
        guard south < north, west < east, south >= -90, north <= 90, west >= -180, east <= 180
        else { return [] }
        let share = (Self.mostSamples / ((north - south) * (east - west))).squareRoot()
        let own = 1 / min(file.degreesAcross, file.degreesDown)
        let intervals = max(min(own, share, Self.mostIntervals).rounded(), 1)
        var windows: [HeightWindow] = []
        for degree in Int(south.rounded(.down))..<Int(north.rounded(.up)) {
            for column in Int(west.rounded(.down))..<Int(east.rounded(.up)) {
                func samples(_ degrees: Double) -> Double { min(max(degrees, 0), 1) * intervals }
                let top = Int(samples(Double(degree + 1) - north).rounded(.down))
                let bottom = Int(samples(Double(degree + 1) - south).rounded(.up))
                let left = Int(samples(west - Double(column)).rounded(.down))
                let right = Int(samples(east - Double(column)).rounded(.up))
                guard top < bottom, left < right else { continue }
                let rows = (top...bottom).map { Double(degree + 1) - Double($0) / intervals }
                let columns = (left...right).map { Double(column) + Double($0) / intervals }
                // As above.
                guard let found = try? file.heights(latitudes: rows, longitudes: columns) else {
                    continue
                }
                windows.append(
                    HeightWindow(
                        south: Int16(degree), west: Int16(column), intervals: UInt16(intervals),
                        top: UInt16(top), left: UInt16(left), rows: UInt16(rows.count),
                        columns: UInt16(columns.count),
                        heights: found.map { $0.isNaN ? HeightGrid.nothing : Int16($0.rounded()) }))
            }
        }
        return windows
    }
}
