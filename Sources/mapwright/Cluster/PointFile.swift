import Foundation
import MapGeometry

/// Points from a file, streamed: GeoJSON or comma-separated values.
struct PointFile {
    /// The points, in the order of the file.
    private(set) var coordinates: [CLLocationCoordinate2D] = []
    /// GeoJSON features that are no points.
    private(set) var skipped = 0

    /// What is looked for in a header, in lower case, best first.
    private static let latitudeNames = ["latitude", "lat", "y"]
    private static let longitudeNames = ["longitude", "lon", "lng", "long", "x"]

    /// Reads a file; its name says what it is: .csv, .tsv and .txt are tables, everything else GeoJSON.
    ///
    /// - Parameters:
    ///   - latitude: Name of the column, if it is not one of the usual ones.
    ///   - progress: Called now and then with the bytes read so far and their number in all.
    /// - Throws: `CSVError` or `GeoJSONError`.
    init(
        path: String, latitude: String?, longitude: String?,
        progress: (Int, Int?, Int) throws -> Void
    ) throws {
        switch (path as NSString).pathExtension.lowercased() {
        case "csv", "tsv", "txt":
            try readTable(path, latitude: latitude, longitude: longitude, progress: progress)
        default: try readGeoJSON(path, progress: progress)
        }
    }

    private mutating func readGeoJSON(
        _ path: String, progress: (Int, Int?, Int) throws -> Void
    ) throws {
        let reader = try GeoJSONFeatureReader(path: path)
        while let feature = try reader.nextFeature() {
            switch feature.geometry {
            case .point(let position): coordinates.append(position.coordinate)
            case .multiPoint(let positions): coordinates += positions.map(\.coordinate)
            default: skipped += 1
            }
            if coordinates.count % 4096 == 0 {
                try progress(reader.position, reader.byteCount, coordinates.count)
            }
        }
    }

    private mutating func readTable(
        _ path: String, latitude: String?, longitude: String?,
        progress: (Int, Int?, Int) throws -> Void
    ) throws {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd(),
            (try? file.seek(toOffset: 0)) != nil
        else { throw CSVError(code: .cannotRead, line: 0, detail: path) }
        var reader = CSVReader { try [UInt8](file.read(upToCount: $0) ?? Data()) }
        guard try reader.nextRecord() else { return }
        let names = (0..<reader.count).map {
            reader.text($0).trimmingCharacters(in: .whitespaces).lowercased()
        }
        func column(_ wanted: String?, _ usual: [String]) -> Int? {
            let candidates = wanted.map { [$0.lowercased()] } ?? usual
            return candidates.lazy.compactMap { names.firstIndex(of: $0) }.first
        }
        guard let latitudeColumn = column(latitude, Self.latitudeNames),
            let longitudeColumn = column(longitude, Self.longitudeNames)
        else {
            throw CSVError(
                code: .noCoordinateColumns, line: reader.line,
                detail: names.joined(separator: ", "))
        }
        while try reader.nextRecord() {
            let latitude = try Self.number(reader, latitudeColumn, names, limit: 90)
            let longitude = try Self.number(reader, longitudeColumn, names, limit: 540)
            coordinates.append(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            if coordinates.count % 16_384 == 0 {
                try progress(reader.position, Int(size), coordinates.count)
            }
        }
    }

    private static func number(
        _ reader: CSVReader, _ column: Int, _ names: [String], limit: Double
    ) throws -> Double {
        guard column < reader.count else {
            throw CSVError(code: .missingField, line: reader.line, detail: names[column])
        }
        guard let value = DecimalNumber.parse(reader.field(column)), value.isFinite else {
            throw CSVError(
                code: .notANumber, line: reader.line,
                detail: String(reader.text(column).prefix(40)))
        }
        guard abs(value) <= limit else {
            throw CSVError(
                code: .outOfRange, line: reader.line, detail: "\(names[column]) \(value)")
        }
        return value
    }
}
