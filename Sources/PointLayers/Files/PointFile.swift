import Foundation
import MapGeometry

/// Points of a file, one by one as it is read: GeoJSON or comma-separated values.
package struct PointFile {
    /// A point as the file has it.
    package struct Point {
        /// The coordinate of the point, in degrees.
        package let coordinate: CLLocationCoordinate2D
        /// The id in the file, GeoJSON's `id` or the column `id`; nil if there is none.
        package let id: String?
        /// The properties in the file; empty unless they were asked for.
        package let properties: [String: JSONValue]
    }

    /// The part of a file that was read.
    package struct Progress {
        /// Bytes, and how many there are if that is known.
        package let bytes: Int, byteCount: Int?
    }

    /// The rows and features that were skipped.
    package struct Report: Equatable {
        /// Features that are sound and no points.
        package var otherShapes = 0
        /// Rows and features that are malformed, by what is wrong, with the first of each kind.
        package private(set) var faults: [Fault] = []

        /// The rows or features that are malformed in the same way.
        package struct Fault: Equatable {
            /// What is wrong with the first of them, and where.
            package let first: String
            /// What is wrong with the first of them, without its line; of a feature with its place.
            package let reason: String
            /// The line on which the first of them begins, from 1 on; 0 of features.
            package let line: Int
            /// The number of such rows or features.
            package fileprivate(set) var count: Int
            /// What they have in common.
            fileprivate let kind: String
        }

        /// The number of malformed rows and features.
        package var faultCount: Int { faults.reduce(0) { $0 + $1.count } }

        fileprivate mutating func add(_ error: CSVError) {
            add("\(error)", error.reason, line: error.line, kind: "\(error.code)")
        }

        fileprivate mutating func add(_ error: GeoJSONError) {
            // A place in a feature is told by its path and byte.
            add("\(error)", "\(error)", line: 0, kind: "GeoJSON \(error.code)")
        }

        private mutating func add(_ first: String, _ reason: String, line: Int, kind: String) {
            if let known = faults.firstIndex(where: { $0.kind == kind }) {
                faults[known].count += 1
            } else {
                faults.append(
                    Fault(first: first, reason: reason, line: line, count: 1, kind: kind))
            }
        }
    }

    private let path: String
    private let spans: [Range<Int>]?
    private let latitude: String?
    private let longitude: String?
    /// Whether properties are read.
    private let hasProperties: Bool
    /// The columns of a table that become properties, in lower case; nil for all.
    private let wanted: Set<String>?
    private let isStrict: Bool

    /// What is looked for in a header, in lower case, best first.
    private static let latitudeNames = ["latitude", "lat", "stop_lat", "y"]
    private static let longitudeNames = ["longitude", "lon", "lng", "long", "stop_lon", "x"]

    /// Creates a reader of a file: .csv, .tsv and .txt are tables, everything else GeoJSON.
    ///
    /// Of `-`, which is standard input, the beginning says it. Either may be gzipped.
    ///
    /// - Parameters:
    ///   - latitude: Name of the column, if it is not one of the usual ones.
    ///   - longitude: Name of the column, if it is not one of the usual ones.
    ///   - hasProperties: Whether the points' ids and properties are wanted too.
    ///   - columns: The columns of a table that are wanted as properties; nil for all.
    ///   - isStrict: Whether a malformed row or feature is an error; if not, it is skipped and counted.
    ///   - spans: The bytes of the file that are read, such as a header and some lines; nil for all. See ``spans(of:upTo:)``.
    package init(
        path: String, latitude: String? = nil, longitude: String? = nil, hasProperties: Bool,
        columns: [String]? = nil, isStrict: Bool = true, spans: [Range<Int>]? = nil
    ) {
        self.path = path
        self.spans = spans
        wanted = columns.map { Set($0.map { $0.lowercased() }) }
        self.latitude = latitude
        self.longitude = longitude
        self.hasProperties = hasProperties
        self.isStrict = isStrict
    }

    /// Reads the file.
    ///
    /// - Parameter body: Called with each point, and with how far the file was read.
    /// - Returns: What was skipped.
    /// - Throws: `CSVError` or `GeoJSONError`: the first fault, or one after which nothing more can be read.
    @discardableResult
    package func read(_ body: (Point, Progress) throws -> Void) throws -> Report {
        let source = try PointSource(path: path, spans: spans)
        let isTable = try Self.isTable(path) ?? !source.beginsAsJSON()
        return isTable ? try readTable(source, body) : try readGeoJSON(source, body)
    }

    /// Whether the name of a file says that it is a table; nil for standard input, which has no name.
    static func isTable(_ path: String) -> Bool? {
        if path == "-" { return nil }
        var name = path.lowercased()
        if name.hasSuffix(".gz") { name.removeLast(3) }
        return ["csv", "tsv", "txt"].contains((name as NSString).pathExtension)
    }

    // MARK: GeoJSON

    private func readGeoJSON(
        _ source: PointSource, _ body: (Point, Progress) throws -> Void
    ) throws -> Report {
        // The reader tells a fault of what it reads from in words alone.
        var fault: (any Error)?
        let reader = GeoJSONFeatureReader(
            options: .init(reading: .init(strictness: .lenient))
        ) { count in
            do { return try source.read(count) } catch {
                fault = error
                throw error
            }
        }
        // Only files of a feature per line are divided.
        reader.isOfLines = spans != nil
        var report = Report()
        var number = 0
        func next() throws -> GeoJSONFeatureReader.Item? {
            while true {
                do throws(GeoJSONError) {
                    return hasProperties
                        ? try reader.nextFeature().map { .feature($0) } : try reader.nextItem()
                } catch {
                    guard !isStrict, fault == nil, reader.skipFault() else { throw fault ?? error }
                    report.add(error)
                    number += 1
                }
            }
        }
        while let item = try next() {
            number += 1
            let progress = Progress(bytes: source.position, byteCount: source.byteCount)
            func give(_ position: GeoJSON.Position, _ id: String?, _ own: [String: JSONValue])
                throws
            {
                do throws(CSVError) {
                    try Self.check(position.latitude, "latitude", 90, feature: number)
                    try Self.check(position.longitude, "longitude", 540, feature: number)
                } catch {
                    if isStrict { throw error }
                    report.add(error)
                    return
                }
                try body(Point(coordinate: position.coordinate, id: id, properties: own), progress)
            }
            switch item {
            case .point(let latitude, let longitude):
                try give(.init(latitude: latitude, longitude: longitude), nil, [:])
            case .feature(let feature):
                let own = hasProperties ? feature.properties ?? [:] : [:]
                switch feature.geometry {
                case .point(let position):
                    try give(position, hasProperties ? feature.name : nil, own)
                case .multiPoint(let positions):
                    // Several points of one feature cannot share its id.
                    let id = hasProperties && positions.count == 1 ? feature.name : nil
                    for position in positions { try give(position, id, own) }
                default: report.otherShapes += 1
                }
            }
        }
        return report
    }

    private static func check(
        _ value: Double, _ name: String, _ limit: Double, feature: Int
    ) throws(CSVError) {
        guard abs(value) <= limit else {
            throw CSVError(
                code: .outOfRange, line: 0, detail: "feature \(feature): \(name) \(value)")
        }
    }

    // MARK: Tables

    /// The columns of a table that mean something.
    private struct Columns {
        let titles: [String]
        let latitude: Int
        let longitude: Int
        let id: Int?
        let others: [Int]
        /// A comma, where it does not separate fields.
        let decimalMark: UInt8?
    }

    private func columns(_ reader: CSVReader) throws(CSVError) -> Columns {
        let titles = (0..<reader.count).map {
            reader.text($0).trimmingCharacters(in: .whitespaces)
        }
        let names = titles.map { $0.lowercased() }
        func column(_ wanted: String?, _ usual: [String]) -> Int? {
            let candidates = wanted.map { [$0.lowercased()] } ?? usual
            return candidates.lazy.compactMap { names.firstIndex(of: $0) }.first
        }
        guard let latitude = column(latitude, Self.latitudeNames),
            let longitude = column(longitude, Self.longitudeNames)
        else {
            throw CSVError(
                code: .noCoordinateColumns, line: reader.line,
                detail: names.joined(separator: ", "))
        }
        let id = hasProperties && wanted == nil ? names.firstIndex(of: "id") : nil
        let known: Set<Int?> = [latitude, longitude, id]
        let comma = UInt8(ascii: ",")
        return Columns(
            titles: titles, latitude: latitude, longitude: longitude, id: id,
            others: hasProperties
                ? titles.indices.filter { column in
                    // What is asked for by name is given, even if it has another meaning too.
                    wanted.map { $0.contains(names[column]) } ?? !known.contains(column)
                } : [],
            decimalMark: reader.separator == comma ? nil : comma)
    }

    private func readTable(
        _ source: PointSource, _ body: (Point, Progress) throws -> Void
    ) throws -> Report {
        var report = Report()
        var reader = CSVReader(read: source.read)
        guard try reader.nextRecord() else { return report }
        let columns = try columns(reader)
        while true {
            let point: Point
            do {
                guard try reader.nextRecord() else { return report }
                point = try Self.point(reader, columns)
            } catch let error as CSVError {
                switch error.code {
                case .cannotRead, .brokenGzip, .noCoordinateColumns: throw error
                case _ where isStrict: throw error
                // A quote too many may have made one record of many lines.
                case .misplacedQuote, .unclosedQuote, .recordTooLong, .missingField:
                    try reader.skipFirstLine()
                default: break
                }
                report.add(error)
                continue
            }
            try body(point, Progress(bytes: source.position, byteCount: source.byteCount))
        }
    }

    private static func point(_ reader: CSVReader, _ columns: Columns) throws(CSVError) -> Point {
        let latitude = try number(reader, columns.latitude, columns, limit: 90)
        let longitude = try number(reader, columns.longitude, columns, limit: 540)
        var properties: [String: JSONValue] = [:]
        for column in columns.others where column < reader.count && !reader.field(column).isEmpty {
            properties[columns.titles[column]] = value(reader, column)
        }
        let id = columns.id.flatMap { column in
            column < reader.count && !reader.field(column).isEmpty ? reader.text(column) : nil
        }
        return Point(
            coordinate: .init(latitude: latitude, longitude: longitude), id: id,
            properties: properties)
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
        _ reader: CSVReader, _ column: Int, _ columns: Columns, limit: Double
    ) throws(CSVError) -> Double {
        let name = columns.titles[column].lowercased()
        guard column < reader.count else {
            throw CSVError(code: .missingField, line: reader.line, detail: name)
        }
        let field = reader.field(column)
        guard let value = DecimalNumber.parse(field, mark: columns.decimalMark), value.isFinite
        else {
            throw CSVError(
                code: .notANumber, line: reader.line,
                detail: String(reader.text(column).prefix(40)))
        }
        guard abs(value) <= limit else {
            throw CSVError(code: .outOfRange, line: reader.line, detail: "\(name) \(value)")
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
