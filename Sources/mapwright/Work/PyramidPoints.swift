import Bytes
import ClusterPyramid
import Foundation
import MapGeometry
import PointLayers

/// The points of a pyramid's job, as files have them.
struct PyramidPoints {
    let job: PyramidJob

    /// The name that stands for points that are piped in.
    static let piped = "-"

    /// Returns the parts of some files.
    ///
    /// - Parameters:
    ///   - paths: Files, or `-` alone.
    ///   - partSize: Bytes of a part, about.
    ///   - isWhole: Whether files are not divided.
    static func parts(
        of paths: [String], partSize: Int, isWhole: Bool
    ) throws -> [PyramidJob.Part] {
        try paths.flatMap { path -> [PyramidJob.Part] in
            if path == piped { return [.init(path: nil)] }
            let file = absolute(path)
            let size = try byteCount(file)
            return try PointFile.spans(of: file, upTo: isWhole ? .max : partSize).map {
                .init(path: file, byteCount: size, head: $0.head, body: $0.body)
            }
        }
    }

    /// Reads a part and leaves its cells in the job's folder.
    ///
    /// - Parameters:
    ///   - number: The number of the part, from 0 on.
    ///   - isStopped: Asked now and then whether to give up.
    /// - Returns: How many points there are.
    @discardableResult
    func gather(part number: Int, isStopped: () -> Bool = { false }) throws -> Int {
        var gathering = try PointGathering(job, part: number)
        let part = job.description.parts[number]
        if let path = part.path, try Self.byteCount(path) != part.byteCount {
            throw PyramidError(.changedInput, path)
        }
        let settings = job.settings
        let wanted = settings.sums + (settings.category.map { [$0] } ?? [])
        let spans = part.body.map { body in (part.head.map { [$0] } ?? []) + [body] }
        let file = PointFile(
            path: part.path ?? Self.piped, latitude: job.description.latitude,
            longitude: job.description.longitude, hasProperties: !wanted.isEmpty, columns: wanted,
            isStrict: job.description.isStrict, spans: spans)
        var report = PointGathering.Report()
        do {
            let passed = try file.read { point, _ in
                let own = PropertyLookup(point.properties)
                try gathering.add(
                    latitude: point.coordinate.latitude, longitude: point.coordinate.longitude,
                    category: settings.category.flatMap { own.text($0) },
                    summands: try settings.sums.map { name in try own.number(name) })
                if gathering.count % 4096 == 0, isStopped() { throw CancellationError() }
            }
            report.otherShapes = passed.otherShapes
            try count(part, passed, &report)
        } catch let error as CSVError {
            throw MalformedFileError(
                path: part.path ?? "standard input", reason: try located(error, part))
        } catch let error as PyramidError where error.code == .notANumber {
            let place = part.body.map { " of the rows from byte \($0.lowerBound) on" } ?? ""
            throw PyramidError(
                .notANumber,
                "\(part.path ?? "standard input"): \(error.detail) of point \(gathering.count)\(place)"
            )
        } catch let error as GeoJSONError {
            let place = part.body.map { "from byte \($0.lowerBound) on: " } ?? ""
            throw MalformedFileError(
                path: part.path ?? "standard input", reason: "\(place)\(error)")
        }
        try gathering.finish(report)
        return gathering.count
    }

    /// Fills in what was skipped, with lines that the plan can count on.
    private func count(
        _ part: PyramidJob.Part, _ passed: PointFile.Report, _ report: inout PointGathering.Report
    ) throws {
        if let path = part.path, let body = part.body {
            let own = try LineCount(path: path, body)
            report.lines = own.lines
            if let head = part.head {
                report.hasEvenQuotes = own.quotes % 2 == 0
                report.headLines = try LineCount(path: path, head).lines
            }
        }
        report.faults = passed.faults.map { fault in
            let isFeature = fault.line == 0
            let place = isFeature ? part.body.map { "from byte \($0.lowerBound) on, " } ?? "" : ""
            return .init(
                first: place + fault.reason,
                line: isFeature ? 0 : max(1, fault.line - report.headLines), count: fault.count)
        }
    }

    /// A failure in a part with its line in the file.
    private func located(_ error: CSVError, _ part: PyramidJob.Part) throws -> String {
        guard error.line > 0, let path = part.path, let head = part.head, let body = part.body
        else {
            return "\(error)"
        }
        let before = try LineCount(path: path, 0..<body.lowerBound).lines
        let line = before + error.line - (try LineCount(path: path, head).lines)
        return "line \(line): \(error.reason)"
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    private static func byteCount(_ path: String) throws -> Int {
        let attributes: [FileAttributeKey: Any]
        do { attributes = try FileManager.default.attributesOfItem(atPath: path) } catch {
            throw UnreadableFileError(path: path)
        }
        return (attributes[.size] as? NSNumber)?.intValue ?? 0
    }
}

/// The properties of a point by their names, in whatever case.
private struct PropertyLookup {
    private let properties: [String: JSONValue]

    init(_ properties: [String: JSONValue]) { self.properties = properties }

    private subscript(name: String) -> JSONValue? {
        if let value = properties[name] { return value }
        let lower = name.lowercased()
        return properties.first { $0.key.lowercased() == lower }?.value
    }

    /// A property as text; nil if there is none.
    func text(_ name: String) -> String? {
        switch self[name] {
        case nil, .null: nil
        case .string(let text): text
        case .bool(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case let value?:
            // No point has a category that cannot be written.
            (try? value.encoded()).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// A property as a number; nil if there is none.
    func number(_ name: String) throws -> Double? {
        switch self[name] {
        case nil, .null: return nil
        case .integer(let number): return Double(number)
        case .number(let number): return number
        case .string(let text):
            // Tables write numbers as they like: "007", "1e3".
            if let number = Double(text.trimmingCharacters(in: .whitespaces)) { return number }
            throw PyramidError(.notANumber, "“\(text.prefix(40))” in \(name)")
        case let value?: throw PyramidError(.notANumber, "“\(value)” in \(name)")
        }
    }
}
