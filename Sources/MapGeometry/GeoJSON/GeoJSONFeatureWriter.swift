import Foundation

/// Writes features one by one, holding only one of them.
///
/// Call ``finish()`` after the last; without it a collection lacks its end. Not to be shared between tasks.
public final class GeoJSONFeatureWriter {
    /// The formats in which features can be written to a file.
    public enum Format: Sendable {
        /// A single feature collection with a feature on each line.
        case featureCollection
        /// A feature a line and nothing else.
        case newlineDelimited
        /// GeoJSON text sequence, RFC 8142: each feature between a record separator and a line feed.
        case textSequence
    }

    private let format: Format
    private let options: GeoJSON.WritingOptions
    private let members: GeoJSON.Members
    private let sink: ([UInt8]) throws -> Void
    private var count = 0
    private var isFinished = false

    /// Writes to wherever bytes go.
    ///
    /// - Parameters:
    ///   - format: How features are put together.
    ///   - members: Bounding box and foreign members of a collection; other formats have no place for them.
    ///   - options: How each feature is written.
    ///   - sink: Called with the bytes of each feature in turn.
    public init(
        _ format: Format = .featureCollection, members: GeoJSON.Members = GeoJSON.Members(),
        options: GeoJSON.WritingOptions = GeoJSON.WritingOptions(),
        sink: @escaping ([UInt8]) throws -> Void
    ) {
        self.format = format
        self.members = members
        self.options = options
        self.sink = sink
    }

    /// Writes to a new file; one that exists is replaced.
    ///
    /// - Throws: ``GeoJSONError`` with code `cannotWrite`.
    public convenience init(
        path: String, _ format: Format = .featureCollection,
        members: GeoJSON.Members = GeoJSON.Members(),
        options: GeoJSON.WritingOptions = GeoJSON.WritingOptions()
    ) throws(GeoJSONError) {
        do {
            let url = URL(fileURLWithPath: path)
            try Data().write(to: url)
            let file = try FileHandle(forWritingTo: url)
            self.init(format, members: members, options: options) { bytes in
                try file.write(contentsOf: Data(bytes))
            }
        } catch {
            throw GeoJSONError(
                .cannotWrite, offset: 0, detail: "\(path): \(error.localizedDescription)")
        }
    }

    /// Writes a feature; traps after ``finish()``.
    ///
    /// - Throws: ``GeoJSONError``: `notFinite`, in which case nothing of the feature is written, or
    ///   `cannotWrite`.
    public func write(_ feature: GeoJSON.Feature) throws(GeoJSONError) {
        precondition(!isFinished, "a feature written after the end")
        var output = GeoJSONOutput(options: options)
        switch format {
        case .featureCollection:
            if count == 0 { try output.openCollection(members) }
            output.append(count == 0 ? "\n" : ",\n")
        case .newlineDelimited: break
        case .textSequence: output.append("\u{1E}")
        }
        try output.write(feature)
        if format != .featureCollection { output.append("\n") }
        try put(output)
        count += 1
    }

    /// Writes the end; once is enough.
    public func finish() throws(GeoJSONError) {
        guard !isFinished else { return }
        isFinished = true
        guard format == .featureCollection else { return }
        var output = GeoJSONOutput(options: options)
        if count == 0 { try output.openCollection(members) }
        output.append("\n]}\n")
        try put(output)
    }

    private func put(_ output: GeoJSONOutput) throws(GeoJSONError) {
        do {
            try sink(output.bytes)
        } catch {
            throw GeoJSONError(.cannotWrite, offset: 0, detail: "\(error)")
        }
    }
}
