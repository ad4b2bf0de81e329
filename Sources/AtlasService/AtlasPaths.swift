import Atlas
import Foundation
import MapServer

/// The paths of the atlases that a service serves.
package struct AtlasPaths: Sendable, Equatable {
    /// The paths of the bundles in the order given, those of a folder by name; each once.
    package let paths: [String]
    /// The bundles that were named themselves, not by their folder.
    private let own: Set<String>

    /// Finds the bundles that some paths name.
    ///
    /// - Parameter named: Bundles, and folders that hold some.
    /// - Throws: `AtlasPathError` for a path that is neither, and for two bundles of one name.
    package init(_ named: [String]) throws(AtlasPathError) {
        var paths: [String] = []
        var own: Set<String> = []
        for path in named {
            let isBundle = Self.isBundle(path)
            let found = isBundle ? [path] : Self.bundles(in: path)
            if isBundle { own.insert(path) }
            guard !found.isEmpty else { throw .holdsNone(path) }
            for bundle in found where !paths.contains(bundle) { paths.append(bundle) }
        }
        var names: Set<Substring> = []
        for path in paths {
            guard let name = path.split(separator: "/").last, names.insert(name).inserted else {
                throw .sameName(path)
            }
        }
        self.paths = paths
        self.own = own
    }

    /// Opens the bundles for the first time.
    ///
    /// A bundle of a folder that cannot be served is left out, as others in the folder can.
    ///
    /// - Throws: `AtlasError` or `PMTilesError` if a bundle that was named itself cannot be served, or none can.
    package func open() throws -> OpenedAtlases {
        let opened = OpenedAtlases(paths)
        let first = opened.faults.first { own.contains($0.path) }
        if let fault = first ?? (opened.atlases.isEmpty ? opened.faults.first : nil) {
            throw fault.error
        }
        return opened
    }

    /// The bundles of a folder by name; empty if there are none, or no such folder.
    package static func bundles(in folder: String) -> [String] {
        // A folder that cannot be read holds none that could be served.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(Atlas.folderExtension) && !$0.hasPrefix(".") }.sorted()
            .map { folder == "." ? $0 : folder + (folder.hasSuffix("/") ? "" : "/") + $0 }
            .filter(isBundle)
    }

    private static func isBundle(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/manifest.json")
            || !FileManager.default.fileExists(atPath: path)
    }
}

/// Atlases of several paths, and why some are not among them.
package struct OpenedAtlases: Sendable {
    /// A bundle that cannot be served.
    package struct Fault: Sendable, CustomStringConvertible {
        /// The path of the bundle.
        package let path: String
        /// `AtlasError` or `PMTilesError`.
        package let error: any Error

        /// The path and what is wrong with it.
        package var description: String {
            let reason = "\(error)"
            return reason.contains(path) ? reason : "\(path): \(reason)"
        }
    }

    /// The atlases in the order of their paths.
    package private(set) var atlases: [Atlas] = []
    /// Those that cannot be served.
    package private(set) var faults: [Fault] = []
    /// How many of the atlases stand for bundles that cannot be served any more.
    package private(set) var keptCount = 0

    /// Opens bundles.
    ///
    /// - Parameter known: Atlases that stand for bundles that cannot be served any more.
    package init(_ paths: [String], keeping known: [Atlas] = []) {
        for path in paths {
            do {
                let atlas = try Atlas.open(path)
                try MapServer.check(atlas)
                atlases.append(atlas)
            } catch {
                faults.append(Fault(path: path, error: error))
                guard let former = known.first(where: { $0.path == path }) else { continue }
                atlases.append(former)
                keptCount += 1
            }
        }
    }
}

/// A path that names no atlas to serve.
package enum AtlasPathError: Error, Equatable, CustomStringConvertible {
    /// The folder is no atlas and holds none.
    case holdsNone(String)
    /// Two atlases have the same name, so that addresses cannot distinguish them.
    case sameName(String)

    /// The path and what is wrong with it, as one sentence for a log.
    package var description: String {
        switch self {
        case .holdsNone(let path):
            "\(path) is no atlas and holds none; make one with `mapwright import EXTRACT`"
        case .sameName(let path): "another atlas is called as \(path) is; rename one of them"
        }
    }
}
