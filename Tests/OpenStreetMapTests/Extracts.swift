import Foundation

/// Where the real extracts lie.
enum Extracts {
    /// The repository's root.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The city that ships with the repository.
    static let sample = root.appending(path: "Samples/helsinki.osm.pbf").path

    /// The larger extracts, if this machine has them.
    static let shared: [String] = {
        let folder = root.appending(path: "../shared/data").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".osm.pbf") }.sorted()
            .map { folder.appending(path: $0).path }
    }()

    /// Every extract there is.
    static var all: [String] { [sample] + shared }
}
