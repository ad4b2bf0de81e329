import Bytes
import Foundation

/// A job: what is to be made of which points, and the folder in which its stages leave their files.
///
/// The job is written once, when it is started. Each stage is a function of the job and of files of earlier stages, and writes
/// files under fixed names, whole or not at all, the same bytes whenever and wherever it runs: so parts may run in any order,
/// at the same time, on several machines that share the folder, and again.
package struct PyramidJob: Sendable {
    /// One part of the points: a file, a span of one, or what is piped into the stage.
    package struct Part: Hashable, Codable, Sendable {
        /// The file; nil if the points are piped into the stage.
        package let path: String?
        /// The size of the file when the job was started.
        package let byteCount: Int?
        /// The span of the file that is read first, the header of a table; nil for none.
        package let head: Range<Int>?
        /// The span of the file; nil for all of it.
        package let body: Range<Int>?

        /// Creates a part.
        package init(
            path: String?, byteCount: Int? = nil, head: Range<Int>? = nil, body: Range<Int>? = nil
        ) {
            self.path = path
            self.byteCount = byteCount
            self.head = head
            self.body = body
        }
    }

    /// What the job's file says.
    package struct Description: Hashable, Codable, Sendable {
        /// The version of the files.
        package var version = PyramidJob.version
        /// The settings of the pyramid.
        package let settings: PyramidSettings
        /// How tables are read: the names of their columns, if they are not the usual ones.
        package let latitude: String?, longitude: String?
        /// Whether a malformed row is an error.
        package let isStrict: Bool
        /// The parts of the points, in their order.
        package let parts: [Part]

        /// Creates a description.
        package init(
            settings: PyramidSettings, latitude: String? = nil, longitude: String? = nil,
            isStrict: Bool = false, parts: [Part]
        ) {
            self.settings = settings
            self.latitude = latitude
            self.longitude = longitude
            self.isStrict = isStrict
            self.parts = parts
        }
    }

    /// The version of a job's files.
    static let version = 1

    /// The path of the job's folder.
    package let folder: String
    /// What the job's file says.
    package let description: Description
    /// A hash of the job's file, which stands in every other file.
    let identity: UInt64
    /// What makes the names of unfinished files this attempt's own.
    let attempt: String

    /// Starts a job: makes the folder and writes the job's file.
    ///
    /// - Throws: `FileError`, or an error of the system where the folder cannot be made.
    package static func start(_ description: Description, folder: String, attempt: String? = nil)
        throws -> PyramidJob
    {
        for stage in ["", "/points", "/cells", "/tiles"] {
            try FileManager.default.createDirectory(
                atPath: folder + stage, withIntermediateDirectories: true)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = [UInt8](try encoder.encode(description))
        let job = PyramidJob(
            folder: folder, description: description, identity: byteHash(bytes.span.rawBytes),
            attempt: attempt)
        try job.write(bytes, to: job.path)
        return job
    }

    /// Opens a job that was started.
    ///
    /// - Throws: `PyramidError`.
    package init(folder: String, attempt: String? = nil) throws(PyramidError) {
        let path = folder + "/job.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PyramidError(.missingStage, path)
        }
        let description: Description
        do { description = try JSONDecoder().decode(Description.self, from: data) } catch {
            throw PyramidError(.damagedFile, "\(path) is no job")
        }
        guard description.version == Self.version else {
            throw PyramidError(
                .damagedFile, "\(path) is of version \(description.version), not \(Self.version)")
        }
        self.init(
            folder: folder, description: description,
            identity: byteHash([UInt8](data).span.rawBytes), attempt: attempt)
    }

    private init(folder: String, description: Description, identity: UInt64, attempt: String?) {
        self.folder = folder
        self.description = description
        self.identity = identity
        let host = ProcessInfo.processInfo.hostName.filter { $0.isLetter || $0.isNumber }
        self.attempt =
            attempt
            ?? "\(host)-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    }

    /// The settings of the pyramid.
    package var settings: PyramidSettings { description.settings }
    /// The number of parts of the points.
    package var pointPartCount: Int { description.parts.count }

    // MARK: Files

    var path: String { folder + "/job.json" }
    var planPath: String { folder + "/plan.json" }
    var overviewPath: String { folder + "/tiles/overview.tiles" }

    func pointsPath(_ part: Int) -> String { name("points", part, pointPartCount, "cells") }
    func cellsPath(_ part: Int, of count: Int) -> String { name("cells", part, count, "cells") }
    func summaryPath(_ part: Int, of count: Int) -> String { name("cells", part, count, "summary") }
    func tilesPath(_ part: Int, of count: Int) -> String { name("tiles", part, count, "tiles") }

    /// Parts are numbered from 1 on in names, as in commands.
    private func name(_ stage: String, _ part: Int, _ count: Int, _ ending: String) -> String {
        "\(folder)/\(stage)/\(part + 1)-of-\(count).\(ending)"
    }

    /// Opens a new file under a name that no other attempt writes to.
    func writer(_ path: String) throws(FileError) -> FileWriter {
        try FileWriter(path: path, attempt: attempt)
    }

    /// Writes a file at once.
    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = try writer(path)
        try file.append(bytes.span.rawBytes)
        try file.finish()
    }
}
