import Atlas
import Foundation

/// The paths of the atlases that a service serves.
package struct AtlasPaths: Sendable, Equatable {
    /// The paths of the bundles in the order given, those of a folder by name; each once.
    package let paths: [String]

    /// Finds the bundles that some paths name.
    ///
    /// - Parameter named: Bundles, and folders that hold some.
    /// - Throws: `AtlasPathError` for a path that is neither, and for two bundles of one name.
    package init(_ named: [String]) throws(AtlasPathError) {
        var paths: [String] = []
        for path in named {
            let found = Self.isBundle(path) ? [path] : Self.bundles(in: path)
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
