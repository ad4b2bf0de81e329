import Foundation
import MapGeometry

/// Points of a file, one by one as it is read: GeoJSON or comma-separated values.
package struct PointFile {
    /// A point of a file.
    package struct Point {
        /// Where it is.
        package let coordinate: CLLocationCoordinate2D
        /// What the file calls it: GeoJSON's `id`, the column `id`; nil if nothing.
        package let id: String?
        /// What the file says of it; empty unless it was asked for.
        package let properties: [String: JSONValue]
    }

    /// How far a file was read.
    package struct Progress {
        /// Bytes, and how many there are if that is known.
        package let bytes: Int, byteCount: Int?
    }

    private let path: String
    private let latitude: String?
    private let longitude: String?
    /// Whether properties are read.
    private let hasProperties: Bool

    /// What is looked for in a header, in lower case, best first.
    private static let latitudeNames = ["latitude", "lat", "y"]
    private static let longitudeNames = ["longitude", "lon", "lng", "long", "x"]

    /// Names a file; its name says what it is: .csv, .tsv and .txt are tables, everything else GeoJSON.
    ///
    /// - Parameters:
    ///   - latitude: Name of the column, if it is not one of the usual ones.
    ///   - longitude: Name of the column, if it is not one of the usual ones.
    ///   - hasProperties: Whether the points' ids and properties are wanted too.
    package init(
        path: String, latitude: String? = nil, longitude: String? = nil, hasProperties: Bool
    ) {
        self.path = path
        self.latitude = latitude
        self.longitude = longitude
        self.hasProperties = hasProperties
    }

    /// Reads the file; returns the number of GeoJSON features that are no points.
    ///
    /// - Parameter body: Called with each point, and with how far the file was read.
    /// - Throws: `CSVError` or `GeoJSONError`.
    package func read(_ body: (Point, Progress) throws -> Void) throws -> Int {
        switch (path as NSString).pathExtension.lowercased() {
        case "csv", "tsv", "txt":
            try readTable(body)
            return 0
        default: return try readGeoJSON(body)
        }
    }

    private func readGeoJSON(_ body: (Point, Progress) throws -> Void) throws -> Int {
        let reader = try GeoJSONFeatureReader(path: path)
        var skipped = 0
        while let feature = try reader.nextFeature() {
            let progress = Progress(bytes: reader.position, byteCount: reader.byteCount)
            let places: [GeoJSON.Position]
            switch feature.geometry {
            case .point(let position): places = [position]
            case .multiPoint(let positions): places = positions
            default:
                skipped += 1
                continue
            }
            for position in places {
                // Several points of one feature cannot share its id.
                let id = hasProperties && places.count == 1 ? feature.name : nil
                try body(
                    Point(
                        coordinate: position.coordinate, id: id,
                        properties: hasProperties ? feature.properties ?? [:] : [:]), progress)
            }
        }
        return skipped
    }

    private func readTable(_ body: (Point, Progress) throws -> Void) throws {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd(),
            (try? file.seek(toOffset: 0)) != nil
        else { throw CSVError(code: .cannotRead, line: 0, detail: path) }
        var reader = CSVReader { try [UInt8](file.read(upToCount: $0) ?? Data()) }
        guard try reader.nextRecord() else { return }
        let titles = (0..<reader.count).map {
            reader.text($0).trimmingCharacters(in: .whitespaces)
        }
        let names = titles.map { $0.lowercased() }
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
        let idColumn = hasProperties ? names.firstIndex(of: "id") : nil
        let known: Set<Int?> = [latitudeColumn, longitudeColumn, idColumn]
        let others = hasProperties ? titles.indices.filter { !known.contains($0) } : []
        while try reader.nextRecord() {
            let latitude = try Self.number(reader, latitudeColumn, names, limit: 90)
            let longitude = try Self.number(reader, longitudeColumn, names, limit: 540)
            var properties: [String: JSONValue] = [:]
            for column in others where column < reader.count && !reader.field(column).isEmpty {
                properties[titles[column]] = Self.value(reader, column)
            }
            try body(
                Point(
                    coordinate: .init(latitude: latitude, longitude: longitude),
                    id: idColumn.flatMap { column in
                        guard column < reader.count, !reader.field(column).isEmpty else {
                            return nil
                        }
                        return reader.text(column)
                    },
                    properties: properties),
                Progress(bytes: reader.position, byteCount: Int(size)))
        }
    }

    /// A field as a number if it is written as one: `12`, `-3.5`, but neither `007` nor `1e5`.
    private static func value(_ reader: CSVReader, _ column: Int) -> JSONValue {
        let text = reader.text(column)
        if let number = Int64(text), String(number) == text { return .integer(number) }
        if text.contains("."), let number = Double(text), "\(number)" == text {
            return .number(number)
        }
        return .string(text)
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

extension GeoJSON.Feature {
    /// Its id as text: its own, or the property `id`.
    fileprivate var name: String? {
        switch id {
        case .string(let text): return text
        case .integer(let number): return "\(number)"
        case .number(let number): return "\(number)"
        case nil: break
        }
        switch properties?["id"] {
        case .string(let text): return text
        case .integer(let number): return "\(number)"
        default: return nil
        }
    }
}
