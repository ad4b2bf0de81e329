import Atlas
import AtlasBuilder
import Foundation
import Places
import Roads
import Synchronization

/// The atlas of the sample city, which answers an app that names no other.
///
/// It is made from the extract the first time it is asked for, which takes about a second (much longer without
/// optimization), and kept in the user's cache folder for all programs.
public enum SampleAtlas {
    /// Why there is no sample atlas.
    public struct Missing: Error, CustomStringConvertible {
        /// One sentence for a person.
        public let description: String
    }

    private static let making = Mutex<Task<URL, any Error>?>(nil)

    /// The folder of the atlas, made if it is not there.
    ///
    /// - Parameters:
    ///   - cache: Where it is kept; the user's cache folder if nil.
    ///   - willMake: Called before it is made.
    /// - Throws: `Missing` if the program was separated from the extract, else what the importer throws.
    public static func folder(
        cache: URL? = nil, willMake: @escaping @Sendable (URL) -> Void = { _ in }
    ) async throws -> URL {
        if let cache { return try await make(in: cache, willMake) }
        let task = making.withLock { known in
            if let known { return known }
            let task = Task.detached { try await make(in: userCache, willMake) }
            known = task
            return task
        }
        do {
            return try await task.value
        } catch {
            // The next one to ask tries again.
            making.withLock { $0 = nil }
            throw error
        }
    }

    /// Returns the extract the atlas is made from.
    public static func extract() throws -> URL {
        let name = "helsinki.osm.pbf"
        let beside = Bundle.main.bundleURL
        let candidates =
            [
                "Mapwright_SampleCity.resources", "mapwright_SampleCity.resources",
                "ServicesDev_SampleCity.resources",
            ].map { beside.appendingPathComponent($0).appendingPathComponent(name) } + [
                URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .appendingPathComponent(name)
            ]
        guard let found = candidates.first(where: { FileManager.default.isReadableFile($0.path) })
        else {
            throw Missing(
                description: "The sample city is not at \(candidates[0].path). Put it beside the "
                    + "program, or say MapProvider.current = .atlas(…) before asking.")
        }
        return found
    }

    private static func make(
        in cache: URL, _ willMake: @Sendable (URL) -> Void
    ) async throws -> URL {
        let name = "helsinki-\(AtlasImport.generator.replacing(" ", with: "-")).atlas"
        let folder = cache.appendingPathComponent(name)
        if isSound(folder.path) { return folder }
        let extract = try extract()
        willMake(folder)
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        // The new atlas appears whole: two programs that make it at once do not harm each other.
        _ = try await AtlasImport(
            extractPath: extract.path, outputPath: folder.path, jobs: 1,
            languages: ["fi", "sv"]
        ).run(progress: { _ in })
        return folder
    }

    /// Whether an atlas is there and all of it can be read by this version.
    private static func isSound(_ path: String) -> Bool {
        do {
            let atlas = try Atlas.open(path)
            _ = try Places(atlas)
            for mode in TravelMode.allCases { _ = try RoadGraph(try atlas.file(mode.fileName)) }
            return true
        } catch {
            return false
        }
    }

    /// The user's cache folder by the XDG base directories, or a temporary one where there is no home.
    private static var userCache: URL {
        let environment = ProcessInfo.processInfo.environment
        let home = FileManager.default.homeDirectoryForCurrentUser
        let cache =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }.map {
                URL(fileURLWithPath: $0)
            } ?? home.appendingPathComponent(".cache")
        let folder = cache.appendingPathComponent("mapwright")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return FileManager.default.temporaryDirectory.appendingPathComponent("mapwright")
        }
    }
}

extension FileManager {
    fileprivate func isReadableFile(_ path: String) -> Bool { isReadableFile(atPath: path) }
}
