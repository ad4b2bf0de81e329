import Atlas
import Bytes
import Elevation
import Foundation
import OpenStreetMap
import Transit

/// The bringing of an atlas and its extracts to a new state by files of changes.
///
/// The changes are applied to the extracts, the new extracts become the new atlas, and both take the place of the old
/// ones: the atlas first, whole, then the extracts. What is promised is that the atlas is, byte for byte, what an import
/// of the new extracts gives. Until the atlas is complete nothing of the old is touched. Who ends in between, by a kill
/// or a power cut, has a new atlas and an old extract; the same update again then gives what it would have given, since
/// a change that an element has already changes nothing.
public struct AtlasUpdate: Sendable {
    /// The import of the extracts in their new state; its extracts are `.osm.pbf` files, which are replaced.
    public let work: AtlasImport
    /// The changes, the oldest first.
    public let changes: [ChangeSet]
    /// The state of the series that the changes are of; nil if they are of none.
    public let state: ReplicationState?
    /// Where the series is published; nil for what the extract says of it.
    public let source: String?
    /// Whether the atlas may come to be of other extracts than before, or lose its heights or timetables.
    public let isForced: Bool

    /// Prepares an update.
    ///
    /// - Parameters:
    ///   - work: The import that is to be made, of extracts that are to be replaced.
    ///   - changes: The changes, the oldest first.
    ///   - state: The state that the extracts have afterwards; nil if the changes are of no series.
    ///   - source: Where the series is published; nil for what the extract says of it.
    ///   - isForced: Whether the atlas may come to be of other extracts than before, or lose its heights or timetables.
    public init(
        _ work: AtlasImport, changes: [ChangeSet], state: ReplicationState? = nil,
        source: String? = nil, isForced: Bool = false
    ) {
        self.work = work
        self.changes = changes
        self.state = state
        self.source = source
        self.isForced = isForced
    }

    /// The number of the last change file that extracts have; nil if they do not say.
    ///
    /// - Throws: `OpenStreetMapError`; `UpdateError` if they have different numbers.
    public static func sequence(of extracts: [String]) throws -> Int64? {
        let found = try extracts.map { try ExtractReader(path: $0).header.replicationSequence }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else {
            throw UpdateError(.differentSequences, path: extracts.joined(separator: ", "))
        }
        return first
    }

    /// Runs the update.
    ///
    /// - Parameter progress: Called often, from any thread.
    /// - Returns: The manifest of the new atlas.
    /// - Throws: `UpdateError`, with the code `busy` if another update of the atlas or an extract is running, or if the atlas
    ///   would come to be of other extracts or lose something; `FileError`, and what `AtlasImport.run` throws.
    public func run(
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> AtlasManifest {
        // An extract that is reached by a link is replaced where it is.
        let extracts = work.extractPaths.map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
        }
        let locks = try Self.locks([work.outputPath] + extracts)
        defer { withExtendedLifetime(locks) {} }
        if !isForced { try checkInput() }
        let readers = try work.extractPaths.map(ExtractReader.init)
        for reader in readers where reader.kind != .pbf {
            throw UpdateError(.extractIsXML, path: reader.path)
        }
        let renewed = extracts.map(Self.partialPath)
        defer {
            // What took the place of an extract is not there any more.
            for path in renewed { try? FileManager.default.removeItem(atPath: path) }
        }
        for (reader, path) in zip(readers, renewed) {
            try await write(reader, to: path, progress)
        }
        let manifest = try await work.run(reading: renewed, progress: progress)
        for (path, extract) in zip(renewed, extracts) {
            try FileReplacement.move(path, over: extract)
        }
        return manifest
    }

    /// Compares what is read with what the atlas was made from.
    ///
    /// Names alone tell: where an update was killed between its two replacements, the atlas has the new state and the
    /// extract the old one.
    private func checkInput() throws {
        guard FileManager.default.fileExists(atPath: work.outputPath + "/" + AtlasFile.manifest)
        else { return }
        let manifest = try Atlas.open(work.outputPath).manifest
        let known = (manifest.extracts ?? [manifest.extract]).map(\.name)
        let named = work.extractPaths.map { URL(fileURLWithPath: $0).lastPathComponent }
        guard known.sorted() == named.sorted() else {
            throw UpdateError(.otherExtracts(known), path: work.outputPath)
        }
        var missing: [String] = []
        if work.terrainPaths.isEmpty, manifest.file(Heights.fileName) != nil {
            missing.append("--terrain")
        }
        if work.gtfsPaths.isEmpty, manifest.file(Timetable.fileName) != nil {
            missing.append("--gtfs")
        }
        guard missing.isEmpty else {
            throw UpdateError(.missingInput(missing), path: work.outputPath)
        }
    }

    /// Takes hold of what will be replaced.
    ///
    /// - Throws: `UpdateError` if another update has one of the files.
    private static func locks(_ paths: [String]) throws -> [FileLock] {
        try paths.filter { FileManager.default.fileExists(atPath: $0) }.map { path in
            guard let lock = try FileLock(path) else { throw UpdateError(.busy, path: path) }
            return lock
        }
    }

    /// Writes an extract in its new state.
    private func write(
        _ reader: ExtractReader, to path: String,
        _ progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws {
        let header = renewed(reader.header)
        var writer: ExtractWriter? = try ExtractWriter(path: path, header: header)
        try await ExtractMerge([reader], changes: changes).read(
            jobs: work.jobs,
            progress: { done, total in
                progress(
                    ImportProgress(
                        phase: .updating, fraction: total > 0 ? Double(done) / Double(total) : nil))
            },
            restart: {
                // The one that ends removes what it wrote, under the same name.
                writer = nil
                writer = try ExtractWriter(path: path, header: header)
            }
        ) { try writer?.append($0) }
        try writer?.finish()
    }

    /// What the new extract says about itself.
    private func renewed(_ old: ExtractHeader) -> ExtractHeader {
        var header = old
        header.writingProgram = AtlasImport.generator
        if let state {
            header.replicationSequence = state.sequence
            header.replicationTimestamp = state.timestamp ?? old.replicationTimestamp
            if let source { header.replicationURL = source }
        } else if let time = old.replicationTimestamp {
            header.replicationTimestamp = max(time, changes.compactMap(\.newestEdit).max() ?? time)
        }
        return header
    }

    /// The hidden file beside an extract that its new state is written to, after those of processes that ended early
    /// were removed.
    private static func partialPath(of extract: String) -> String {
        let url = URL(fileURLWithPath: extract)
        let folder = url.deletingLastPathComponent().path
        let prefix = ".\(url.lastPathComponent).update-"
        // A folder that cannot be read cannot be written either, which is reported then.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names {
            // A file that was not written to its end has one dot more: see `FileWriter`.
            guard let start = [prefix, ".\(prefix)"].first(where: name.hasPrefix) else { continue }
            let process = Int32(name.dropFirst(start.count).prefix { $0.isNumber }) ?? 0
            if process > 0, kill(process, 0) != 0, errno == ESRCH {
                // What is left of it does no harm.
                try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
        }
        return "\(folder)/\(prefix)\(getpid())"
    }
}
