import Foundation

/// Extracts and feeds that are too large to be in the checkout.
///
/// They lie in the folder that the environment variable `MAPWRIGHT_EXTRACTS` names; without it in `shared/data` in the checkout or
/// beside it, where that is there. `Tests/Python/extract_folder.py` finds the folder for programs in Python.
package enum SharedData {
    /// The checkout.
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder; nil where there is none.
    private static let folder: URL? = {
        if let named = ProcessInfo.processInfo.environment["MAPWRIGHT_EXTRACTS"], !named.isEmpty {
            let folder = URL(filePath: named)
            precondition(isThere(folder), "MAPWRIGHT_EXTRACTS names \(named), which is not there")
            return folder
        }
        return [root, root.deletingLastPathComponent()]
            .map { $0.appending(path: "shared/data") }.first(where: isThere)
    }()

    /// The paths of all extracts, by name.
    package static let extracts: [String] = {
        guard let folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".osm.pbf") }.sorted()
            .map { folder.appending(path: $0).path }
    }()

    /// Milan's feed of October 2014: 516 stops, 10,608 trips.
    package static let milanFeed = path("milan-2014.gtfs.zip")

    /// The path of a file in the folder; nil if it has none of this name.
    package static func path(_ name: String) -> String? {
        folder.map { $0.appending(path: name) }.flatMap { isThere($0) ? $0.path : nil }
    }

    private static func isThere(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.path)
    }
}
